import { t } from '../../../backend/src/rules/language.rules.ts';
import type { LossCard } from '../../../backend/src/rules/loss.rules.ts';
import type { QuizCategory } from '../lib/api.ts';

/** What the cards of the loss stand for; the split is a convention of the agency (formula 9), what each rests on is measured. */
export const LOSS_CARDS: Record<LossCard, { title: string; text: string }> = {
  search: { title: t`Visiteurs qui ne vous trouvent pas`, text: t`Recherches où d’autres pages apparaissent avant la vôtre.` },
  speed: { title: t`Visiteurs qui repartent`, text: t`Une page qui se fait attendre sur un téléphone.` },
  requests: { title: t`Demandes qui n’arrivent pas`, text: t`Clients qui cherchent un prestataire et n’arrivent pas jusqu’à vous.` },
};

/** What to do first in a category below 50 (specification 1, section 9). */
export const CATEGORY_ADVICE: Record<QuizCategory, string> = {
  maturity: t`Commencez par un outil partagé par toute l’équipe et par les mesures techniques de votre site : c’est le socle du reste.`,
  acquisition: t`Une page par prestation, avec la région desservie, et une fiche Google complète amènent les premières demandes.`,
  innovation: t`Rendez d’abord le site rapide et accessible, puis faites un essai mesuré par trimestre.`,
};
