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

interface LeverAction {
  about: RegExp;
  action: string;
}

/** The next step for an answer that costs points, when the question is one that we did not write. */
export const CATEGORY_ACTIONS: Record<QuizCategory, string> = {
  maturity: t`Choisissez la tâche que vos équipes répètent le plus, et confiez-la à un outil que tous utilisent.`,
  acquisition: t`Choisissez un seul canal, fixez un objectif de demandes par mois et tenez-le trois mois.`,
  innovation: t`Faites un petit essai, mesuré, chaque trimestre : gardez ce qui marche, arrêtez le reste.`,
};

/** The next step for the questions of a first installation, recognised by a word. */
export const LEVER_ACTIONS: readonly LeverAction[] = [
  {
    about: /outils numériques/i,
    action: t`Reliez d’abord deux outils que vous utilisez chaque jour, par exemple le formulaire du site et votre liste de clients.`,
  },
  {
    about: /chiffre d.affaires/i,
    action: t`Notez pendant un mois d’où vient chaque demande : vous saurez ce qu’Internet rapporte déjà.`,
  },
  {
    about: /budget/i,
    action: t`Réservez un petit montant fixe par mois à une seule action, puis faites le bilan au bout de trois mois.`,
  },
  {
    about: /intelligence artificielle/i,
    action: t`Commencez par un usage simple : faire préparer les réponses aux demandes qui reviennent chaque semaine.`,
  },
  {
    about: /défi/i,
    action: t`Donnez à chaque prestation sa page, avec la région desservie et un moyen de contact visible.`,
  },
  {
    about: /canal/i,
    action: t`Complétez votre fiche Google et demandez un avis après chaque prestation réussie.`,
  },
  {
    about: /retour|mesurez/i,
    action: t`Choisissez trois chiffres, demandes, visites et avis, et relevez-les le premier lundi du mois.`,
  },
];
