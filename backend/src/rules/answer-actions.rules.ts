import type { Owner } from './finding.rules.js';
import { t, wordsBy } from './language.rules.js';

/** The next step for an answer of the quiz that costs points. */
interface AnswerAdvice {
  owner: Owner;
  title(): string;
  timeEstimate(): string;
}

export type AnswerCategory = 'maturity' | 'acquisition' | 'innovation';

/** For a question that the agency wrote itself. */
const BY_CATEGORY: Readonly<Record<AnswerCategory, AnswerAdvice>> = {
  maturity: {
    owner: 'company',
    title: () => t`Choisissez la tâche que vos équipes répètent le plus, et confiez-la à un outil que tous utilisent.`,
    timeEstimate: () => t`une demi-journée`,
  },
  acquisition: {
    owner: 'company',
    title: () => t`Choisissez un seul canal, fixez un objectif de demandes par mois et tenez-le trois mois.`,
    timeEstimate: () => t`1 heure par semaine`,
  },
  innovation: {
    owner: 'company',
    title: () => t`Faites un petit essai, mesuré, chaque trimestre : gardez ce qui marche, arrêtez le reste.`,
    timeEstimate: () => t`une demi-journée`,
  },
};

/** For the questions of a first installation, recognised by a word of their French. */
const BY_QUESTION: readonly (AnswerAdvice & { about: RegExp })[] = [
  {
    about: /outils numériques/i,
    owner: 'company',
    title: () => t`Reliez d’abord deux outils que vous utilisez chaque jour, par exemple le formulaire du site et votre liste de clients.`,
    timeEstimate: () => t`une demi-journée`,
  },
  {
    about: /chiffre d.affaires/i,
    owner: 'company',
    title: () => t`Notez pendant un mois d’où vient chaque demande : vous saurez ce qu’Internet rapporte déjà.`,
    timeEstimate: () => t`10 minutes par semaine`,
  },
  {
    about: /budget/i,
    owner: 'company',
    title: () => t`Réservez un petit montant fixe par mois à une seule action, puis faites le bilan au bout de trois mois.`,
    timeEstimate: () => t`1 heure`,
  },
  {
    about: /intelligence artificielle/i,
    owner: 'company',
    title: () => t`Commencez par un usage simple : faire préparer les réponses aux demandes qui reviennent chaque semaine.`,
    timeEstimate: () => t`2 heures`,
  },
  {
    about: /défi/i,
    owner: 'agency',
    title: () => t`Donnez à chaque prestation sa page, avec la région desservie et un moyen de contact visible.`,
    timeEstimate: () => t`1 à 2 jours`,
  },
  {
    about: /canal/i,
    owner: 'company',
    title: () => t`Complétez votre fiche Google et demandez un avis après chaque prestation réussie.`,
    timeEstimate: () => t`1 heure, puis à chaque client`,
  },
  {
    about: /retour|mesurez/i,
    owner: 'company',
    title: () => t`Choisissez trois chiffres, demandes, visites et avis, et relevez-les le premier lundi du mois.`,
    timeEstimate: () => t`1 heure par mois`,
  },
];

/** Returns the next step for an answer; `french`: the question as it is stored, because a translation has other words. */
export function answerAdvice(french: string, category: AnswerCategory): { owner: Owner; title: string; timeEstimate: string } {
  const { owner, title, timeEstimate } = BY_QUESTION.find(({ about }) => about.test(french)) ?? BY_CATEGORY[category];
  return wordsBy({ title, timeEstimate }, { owner });
}
