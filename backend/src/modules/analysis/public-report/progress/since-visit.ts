import { readDate } from '../../../../rules/dates.rules.js';
import { t, wordsBy } from '../../../../rules/language.rules.js';
import type { Changes } from '../../timeline/timeline.contract.js';

/** What is opened or done within this time of the last belongs to the same visit. */
const SAME_VISIT_MS = 30 * 60_000;

/** Returns the end of the previous visit; `signs`: events, newest first, including this visit. Null on a first visit. */
export function lastVisit(signs: readonly Date[], now: Date): Date | null {
  let begun = now;
  for (const sign of signs) {
    if (begun.getTime() - sign.getTime() > SAME_VISIT_MS) return sign;
    begun = sign;
  }
  return null;
}

const FIGURES: Readonly<Record<string, string>> = wordsBy({
  mobile: () => t`Vitesse sur téléphone`,
  desktop: () => t`Vitesse sur ordinateur`,
  rating: () => t`Note Google`,
  reviews_count: () => t`Avis Google`,
});

const written = (value: string | number | boolean): string => String(value).replace('.', ',');

const named = (title: string, issues: Changes['issues']['new']): string[] =>
  issues.length > 0 ? [t`${title}\u202f: ${issues.map(({ message }) => message.replace(/\.$/, '')).join(', ')}.`] : [];

/** What two measurements differ in, as an owner reads it. */
export const changeWords = ({ figures, issues, keywords }: Changes): string[] => [
  ...figures.flatMap(({ figure, from, to }) => {
    const name = FIGURES[figure];
    return name && from !== null && to !== null ? [t`${name}\u202f: ${written(from)} avant, ${written(to)} maintenant.`] : [];
  }),
  ...named(t`Réglé`, issues.solved),
  ...named(t`Nouveau`, issues.new),
  ...(keywords.gained.length > 0
    ? [t`Nouveau dans Google\u202f: ${keywords.gained.map(({ keyword }) => t`«\u202f${keyword}\u202f»`).join(', ')}.`]
    : []),
];

export const sinceWords = (visit: Date, changes: readonly string[]) =>
  changes.length > 0 ? { visit: visit.toISOString(), day: readDate(visit), changes: [...changes] } : null;
