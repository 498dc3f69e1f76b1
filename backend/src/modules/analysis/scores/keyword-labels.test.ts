import { competitionLabel, rankFromDistribution, trafficLabel } from './keyword-labels.js';

describe('labels by the number of keywords', () => {
  it.each([
    [0, 'faible', 'Faible'],
    [8, 'faible', 'Faible'],
    [9, 'moyen', 'Moyen'],
    [15, 'moyen', 'Moyen'],
    [16, 'élevé', 'Élevé'],
  ])('%p keywords: %s, %s', (count, competition, traffic) =>
    expect([competitionLabel(count), trafficLabel(count)]).toEqual([competition, traffic]),
  );
});

describe('rankFromDistribution (specification 3, section 9)', () => {
  const one = {
    pos_1: 1,
    pos_2_3: 1,
    pos_4_10: 1,
    pos_11_20: 1,
    pos_21_30: 1,
    pos_31_40: 1,
    pos_41_50: 1,
    pos_51_60: 1,
    pos_61_70: 1,
    pos_71_80: 1,
  };
  it.each([1, 2, 7, 15, 25, 35, 45, 55, 65, 75, 85, 95, 95])('the middle of each bucket in turn: %p', (rank) => {
    const ranks = [1, 2, 7, 15, 25, 35, 45, 55, 65, 75, 85, 95];
    expect(rankFromDistribution(ranks.indexOf(rank), { ...one, pos_81_90: 1, pos_91_100: 1 })).toBe(rank);
  });
  it('skips empty buckets and says 95 beyond the last', () => {
    expect(rankFromDistribution(0, { pos_1: 0, pos_2_3: null, pos_11_20: 2 })).toBe(15);
    expect(rankFromDistribution(2, { pos_11_20: 2 })).toBe(95);
  });
});
