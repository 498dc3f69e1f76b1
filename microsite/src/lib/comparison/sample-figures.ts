import { positionBand } from '../../../../backend/src/rules/bands.rules.ts';
import { possibleVisits } from '../../../../backend/src/rules/keywords.rules.ts';

interface Keyword {
  keyword: string;
  position: number;
  volume: number;
}

/** Totals of a keyword list; the potential is half of the searches, as on the report. */
export function keywordTotals(keywords: readonly Keyword[]) {
  const searches = keywords.reduce((sum, { volume }) => sum + volume, 0);
  const positions = keywords.reduce((sum, { position }) => sum + position, 0);
  return {
    count: keywords.length,
    searches,
    averagePosition: keywords.length === 0 ? null : Math.round(positions / keywords.length),
    potentialVisitors: possibleVisits(searches),
  };
}

/** Up to 10 green, 11–30 orange, beyond red, always with its word. */
export const positionBadge = (position: number) => positionBand(position);

/** « high » reads élevée, anything else moyenne (specification 1, section 4). */
export const priorityWord = (priority: string): string => (priority === 'high' ? 'élevée' : 'moyenne');
