import { readDate } from '../../../../rules/dates.rules.js';

import type { Changes } from '../../timeline/timeline.contract.js';

/** What is opened or done within this time of the last belongs to the same visit. */
const SAME_VISIT_MS = 30 * 60_000;

/** When the visit before this one ended; `signs` of somebody there: newest first, this visit's own among them. Null on a first one. */
export function lastVisit(signs: readonly Date[], now: Date): Date | null {
  let begun = now;
  for (const sign of signs) {
    if (begun.getTime() - sign.getTime() > SAME_VISIT_MS) return sign;
    begun = sign;
  }
  return null;
}

const FIGURES: Readonly<Record<string, string>> = {
  mobile: 'Vitesse sur téléphone',
  desktop: 'Vitesse sur ordinateur',
  rating: 'Note Google',
  reviews_count: 'Avis Google',
};

const named = (title: string, issues: Changes['issues']['new']): string[] =>
  issues.length > 0 ? [`${title}\u202f: ${issues.map(({ message }) => message.replace(/\.$/, '')).join(', ')}.`] : [];

/** What two measurements differ in, as an owner reads it. */
export const changeWords = ({ figures, issues, keywords }: Changes): string[] => [
  ...figures.flatMap(({ figure, from, to }) => {
    const name = FIGURES[figure];
    return name && from !== null && to !== null
      ? [`${name}\u202f: ${String(from).replace('.', ',')} avant, ${String(to).replace('.', ',')} maintenant.`]
      : [];
  }),
  ...named('Réglé', issues.solved),
  ...named('Nouveau', issues.new),
  ...(keywords.gained.length > 0
    ? [`Nouveau dans Google\u202f: ${keywords.gained.map(({ keyword }) => `«\u202f${keyword}\u202f»`).join(', ')}.`]
    : []),
];

export const sinceWords = (visit: Date, changes: readonly string[]) =>
  changes.length > 0 ? { visit: visit.toISOString(), day: readDate(visit), changes: [...changes] } : null;
