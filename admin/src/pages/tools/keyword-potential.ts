import { POSITION_UP_TO } from '../../../../backend/src/rules/bands.rules';
import { isLimited, possibleVisits } from '../../../../backend/src/rules/keywords.rules';
import type { KeywordDebug } from '../../api/types';

type Keyword = Pick<KeywordDebug['keywords'][number], 'position' | 'volume'>;

/** How a position is called; beyond the third page it is only its number. */
export function placeOf(position: number | null): 'top10' | 'top30' | null {
  if (position === null || position <= 0 || position > POSITION_UP_TO.held) return null;
  return position <= POSITION_UP_TO.first ? 'top10' : 'top30';
}

export interface Potential {
  isLimited: boolean;
  count: number;
  /** Of all keywords together, per month. */
  searches: number;
  /** Estimate: half of the searches, per month. */
  visits: number;
}

/** What measured keywords promise; null when none of them counts. */
export function potentialOf(keywords: readonly Keyword[]): Potential | null {
  const counted = keywords.filter(({ position, volume }) => position !== null && position > 0 && volume !== null && volume >= 0);
  if (counted.length === 0) return null;
  const searches = counted.reduce((sum, { volume }) => sum + (volume as number), 0);
  return { isLimited: isLimited(counted.length), count: counted.length, searches, visits: possibleVisits(searches) };
}
