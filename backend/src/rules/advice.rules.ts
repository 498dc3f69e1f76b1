import type { Level, Owner } from './finding.rules.js';
import { t, wordsBy } from './language.rules.js';

/** How steps of a plan are ranked and called, and advice that any company can use. Apart from the catalogue: pages take it along. */
export type Priority = 'high' | 'medium';

/** From this gain mending brings much, and its step is of high priority; from the second it brings something. */
const GAIN_FROM = { high: 50, medium: 30 } as const;
export const priorityOf = (gain: number): Priority => (gain >= GAIN_FROM.high ? 'high' : 'medium');

/** What mending brings, in a word, by a finding’s gain. */
export function impactOf(gain: number): Level {
  if (gain >= GAIN_FROM.high) return 'high';
  return gain >= GAIN_FROM.medium ? 'medium' : 'low';
}

/** Steps that a page shows first (specification 1, section 7); the plan itself is longer. */
export const SHOWN_STEPS = 3;

/** Findings that the audit document explains one by one, and that the page of the audit names. */
export const AUDITED_FINDINGS = 6;

interface Advice {
  id: string;
  title(): string;
  solution(): string;
  priority: Priority;
  gain: number;
  owner: Owner;
  effort: Level;
  timeEstimate(): string;
}

const ADVICE: readonly Advice[] = [
  {
    id: 'reviews',
    title: () => t`Demander un avis Google à chaque client satisfait.`,
    solution: () => t`Envoyer après chaque prestation un lien direct vers le formulaire d’avis.`,
    priority: 'medium',
    gain: 12,
    owner: 'company',
    effort: 'low',
    timeEstimate: () => t`1 heure, puis à chaque client`,
  },
  {
    id: 'pages',
    title: () => t`Créer une page par prestation, avec la région desservie.`,
    solution: () => t`Présenter sur chacune le service, des exemples et les lieux où il est proposé.`,
    priority: 'medium',
    gain: 11,
    owner: 'agency',
    effort: 'medium',
    timeEstimate: () => t`1 à 2 jours`,
  },
  {
    id: 'figures',
    title: () => t`Mesurer les demandes reçues par le site, chaque mois.`,
    solution: () => t`Suivre appels, formulaires et visites dans un outil d’analyse respectueux des données.`,
    priority: 'medium',
    gain: 10,
    owner: 'company',
    effort: 'low',
    timeEstimate: () => t`2 heures`,
  },
];

/** Sound advice for any company: after all that was found, and where nothing was written yet. */
export const GENERAL_ADVICE = /* @__PURE__ */ ADVICE.map(({ title, solution, timeEstimate, ...step }) =>
  wordsBy({ title, solution, timeEstimate }, step),
);
