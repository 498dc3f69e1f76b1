import { CMS, KEYWORDS, RECOMMENDATIONS } from '../../content/comparison.ts';
import { keywordTotals, positionBadge, priorityWord } from './sample-figures.ts';

describe('the made-up figures of the comparison pages', () => {
  it('add up to those of the specification', () => {
    expect(keywordTotals(KEYWORDS)).toEqual({ count: 5, searches: 951, averagePosition: 22, potentialVisitors: 476 });
    expect(CMS.confidence).toBe(90);
  });

  it('are empty for an empty list', () => {
    expect(keywordTotals([])).toEqual({ count: 0, searches: 0, averagePosition: null, potentialVisitors: 0 });
  });

  it.each([
    [10, 'good'],
    [11, 'fair'],
    [30, 'fair'],
    [31, 'poor'],
  ])('position %i is %s', (position, tone) => {
    expect(positionBadge(position).tone).toBe(tone);
  });

  it('show every band and both priorities', () => {
    expect(new Set(KEYWORDS.map(({ position }) => positionBadge(position).tone))).toEqual(new Set(['good', 'fair', 'poor']));
    expect(RECOMMENDATIONS.map(({ priority }) => priorityWord(priority))).toEqual(['élevée', 'élevée', 'moyenne']);
  });
});
