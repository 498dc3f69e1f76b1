import {
  competitionOf,
  isIn,
  isLimited,
  isMoreThanDouble,
  meanRankOf,
  OPPORTUNITY_TONES,
  opportunityOf,
  POSITION_GROUPS,
  positionWeight,
  possibleVisits,
  SEEN_GROUPS,
} from './keywords.rules.js';

describe('the potential of a keyword (specification 1, section 4)', () => {
  it.each([
    [null, 'Non positionné', 'none'],
    [0, 'Non positionné', 'none'],
    [-1, 'Non positionné', 'none'],
    [1, 'Acquis', 'held'],
    [10, 'Acquis', 'held'],
    [11, 'Forte', 'good'],
    [20, 'Forte', 'good'],
    [21, 'Moyenne', 'fair'],
    [30, 'Moyenne', 'fair'],
    [31, 'Faible', 'poor'],
  ] as const)('position %p: %s', (position, opportunity, tone) => {
    expect(opportunityOf(position)).toBe(opportunity);
    expect(OPPORTUNITY_TONES[opportunity]).toBe(tone);
  });

  it('weights lower positions less (formula 5)', () =>
    expect([1, 3, 4, 10, 11, 20, 21, 100, 101].map(positionWeight)).toEqual([1, 1, 0.6, 0.6, 0.3, 0.3, 0.1, 0.1, 0]));
});

describe('texts about keywords (specification 2, section 9)', () => {
  it('mention a limited potential below ten keywords and growth above the double', () => {
    expect([0, 9, 10, 11].map(isLimited)).toEqual([true, true, false, false]);
    expect([99, 100, 101].map(isMoreThanDouble)).toEqual([false, false, true]);
  });

  it('expect half of the searches as visits', () => expect([0, 100, 355].map(possibleVisits)).toEqual([0, 50, 178]));
});

describe('groups of positions', () => {
  const groupOf = (groups: typeof POSITION_GROUPS, position: number) => groups.findIndex((group) => isIn(group, position));

  it('contain each position once in order', () => {
    for (const groups of [POSITION_GROUPS, SEEN_GROUPS])
      for (let position = 1; position <= 200; position++) expect(groups.filter((group) => isIn(group, position))).toHaveLength(1);
    expect([1, 3, 4, 10, 11, 20, 21, 50, 51, 900].map((position) => groupOf(POSITION_GROUPS, position))).toEqual([
      ...[0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
    ]);
    expect([1, 10, 11, 30, 31, 900].map((position) => groupOf(SEEN_GROUPS, position))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('exclude unranked keywords', () => {
    expect(groupOf(POSITION_GROUPS, 0)).toBe(-1);
    expect(groupOf(SEEN_GROUPS, 0)).toBe(-1);
  });
});

it.each([
  [0, 'faible'],
  [8, 'faible'],
  [9, 'moyen'],
  [15, 'moyen'],
  [16, 'élevé'],
])('%i keywords: competition %s', (count, competition) => expect(competitionOf(count)).toBe(competition));

it('computes the mean of a distribution of positions', () => {
  expect(meanRankOf({})).toBeNull();
  expect(meanRankOf({ pos_1: 0, pos_91_100: 0 })).toBeNull();
  const ranks = ['pos_1', 'pos_2_3', 'pos_4_10', 'pos_11_20', 'pos_21_30', 'pos_31_40', 'pos_41_50', 'pos_51_60', 'pos_61_70'];
  const beyond = ['pos_71_80', 'pos_81_90', 'pos_91_100', 'pos_101_110', 'constructor'];
  expect([...ranks, ...beyond].map((group) => meanRankOf({ [group]: 4 }))).toEqual([1, 2, 7, 15, 25, 35, 45, 55, 65, 75, 85, 95, 95, 95]);
  expect(meanRankOf({ pos_1: 3, pos_4_10: 1 })).toBe(2.5);
});
