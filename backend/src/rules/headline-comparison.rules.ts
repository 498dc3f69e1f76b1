import { integer } from './figures.rules.js';
import { t } from './language.rules.js';

/** Two lengths on one scale, which begins at 0 and ends at `full`. */
export interface Comparison {
  yours: Length;
  other: Length;
  full: number;
  /** Whether a reader sees the difference at once: such a comparison may open a page. */
  isClear: boolean;
}

interface Length {
  label: string;
  value: number;
  words: string;
}

/** A headline differs from its limit by at least this share of the limit: « 3,0 s » beside « 2,5 s », never « 2,6 s ». */
export const HEADLINE_MARGIN = 0.2;

/** In thousandths, as 0.2 is no exact number. */
const isClear = (yours: number, limit: number): boolean =>
  Math.round(1000 * Math.abs(yours - limit)) >= Math.round(1000 * HEADLINE_MARGIN * limit);

/** Space beyond the longer bar, so that its end is visible. */
const AIR = 1.08;

/** Compares a value of the company with an advised one. `full`: end of the scale; without it the longer bar decides. */
export function compared(
  yours: number,
  other: number,
  words: (value: number) => string,
  { label = t`Conseillé`, full = 0 } = {},
): Comparison {
  return {
    yours: { label: t`Vous`, value: yours, words: words(yours) },
    other: { label, value: other, words: words(other) },
    full: full || AIR * Math.max(yours, other),
    isClear: isClear(yours, other),
  };
}

/** Compares a part with its whole, which is no limit: every part is worth a headline. */
export function partOf(part: string, count: number, whole: string, all: number): Comparison {
  return {
    yours: { label: part, value: count, words: integer(count) },
    other: { label: whole, value: all, words: integer(all) },
    full: AIR * all,
    isClear: true,
  };
}
