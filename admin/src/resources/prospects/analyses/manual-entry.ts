import { RATING_SCALE } from '../../../../../backend/src/rules/bands.rules';
import type { AssistantId } from '../../../../../backend/src/rules/citations.rules';
import type { ManualCitations, ManualReviews } from '../../../api/types';
import type { TextKey } from '../../../i18n/use-text';

/** Typed figures read: either all of them, or what is wrong with which. */
export interface Entered<T> {
  figures: T | null;
  errors: Record<string, TextKey>;
}

type Typed = Record<string, string | undefined>;

/** 4,6 and 4.6 alike; null when empty, NaN when it is no number. */
const numberOf = (typed: string | undefined): number | null => {
  const text = (typed ?? '').trim();
  if (text === '') return null;
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

export function readReviews(typed: Typed): Entered<ManualReviews> {
  const rating = numberOf(typed.rating);
  const count = numberOf(typed.count);
  const errors: Record<string, TextKey> = {};
  if (rating !== null && !(rating <= RATING_SCALE)) errors.rating = 'prospects.manual.ratingWrong';
  if (count === null || !Number.isInteger(count)) errors.count = 'prospects.manual.countWrong';
  else if (!errors.rating && (rating === null) !== (count === 0)) errors.rating = 'prospects.manual.ratingAlone';
  if (Object.keys(errors).length > 0 || count === null) return { figures: null, errors };
  return { figures: { rating, reviews_count: count }, errors };
}

export function readCitations(typed: Typed): Entered<ManualCitations> {
  const counted = Object.entries(typed).map(([platform, text]): [string, number | null] => [platform, numberOf(text)]);
  const errors: Record<string, TextKey> = Object.fromEntries(
    counted
      .filter(([, count]) => count !== null && !Number.isInteger(count))
      .map(([platform]) => [platform, 'prospects.manual.countWrong']),
  );
  const platforms = counted.flatMap(([platform, citations]) =>
    citations === null ? [] : [{ platform: platform as AssistantId, citations }],
  );
  if (platforms.length === 0) errors.all = 'prospects.manual.nothing';
  return { figures: Object.keys(errors).length > 0 ? null : { platforms }, errors };
}
