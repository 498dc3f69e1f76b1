import fc from 'fast-check';
import { estimatedLoss, LEAST_SHORTFALL, type LossFacts, lossOf, ownWorth } from './loss.rules.js';

describe('estimatedLoss (formula 9)', () => {
  it.each([
    [0, 15_000, 180_000, [6000, 5250, 3750]],
    [45, 8250, 99_000, [3300, 2888, 2062]],
    [62, 5700, 68_400, [2280, 1995, 1425]],
    [69, 4650, 55_800, [1860, 1628, 1162]],
    [93, 1050, 12_600, [420, 368, 262]],
    [94, 1000, 12_000, [400, 350, 250]],
    [100, 1000, 12_000, [400, 350, 250]],
  ])('a score of %p loses %p CHF a month', (score, month, year, cards) => expect(estimatedLoss(score)).toEqual({ month, year, cards }));

  it('splits every month to the franc, and costs no more for a better score', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (score) => {
        const { month, year, cards } = estimatedLoss(score);
        const sum = cards[0] + cards[1] + cards[2];
        return sum === month && year === 12 * month && cards.every(Number.isInteger) && estimatedLoss(score + 1).month <= month;
      }),
    );
  });
});

describe('the owner’s own calculation', () => {
  it.each([
    [
      { requests: 12, wonPercent: 30, order: 2000 },
      { month: 7200, perRequest: 600 },
    ],
    [
      { requests: 7, wonPercent: 33, order: 950 },
      { month: 2195, perRequest: 314 },
    ],
    [
      { requests: 0, wonPercent: 50, order: 100 },
      { month: 0, perRequest: 50 },
    ],
  ])('of %j is %j', (figures, worth) => expect(ownWorth(figures)).toEqual(worth));
});

describe('the shown parts of the loss', () => {
  const facts = (patch: Partial<LossFacts> = {}): LossFacts => ({
    score: 45,
    keywords: null,
    mobileSpeed: null,
    acquisition: null,
    ...patch,
  });
  const ids = (patch: Partial<LossFacts>) => lossOf(facts(patch))?.cards.map(({ id }) => id) ?? null;

  it.each([
    [{}, null],
    [{ score: null, mobileSpeed: 20 }, null],
    [{ mobileSpeed: 54 }, ['speed']],
    [{ mobileSpeed: 90 }, null],
    [{ acquisition: 40 }, ['requests']],
    [{ acquisition: 96 }, null],
    [{ keywords: { total: 20, beyondFirstPage: 8 } }, ['search']],
    [{ keywords: { total: 0, beyondFirstPage: 0 } }, null],
    [{ keywords: { total: 100, beyondFirstPage: 4 } }, null],
    [{ keywords: { total: 20, beyondFirstPage: 8 }, mobileSpeed: 54, acquisition: 40 }, ['search', 'speed', 'requests']],
    [{ score: 96, mobileSpeed: 54 }, null],
    [{ score: 95, mobileSpeed: 54 }, ['speed']],
  ])('of %j: %j', (patch, shown) => expect(ids(patch)).toEqual(shown));

  it('are the formula’s amount and cards that each state their basis', () => {
    expect(lossOf(facts({ keywords: { total: 20, beyondFirstPage: 1 }, mobileSpeed: 54, acquisition: 40 }))).toEqual({
      month: 8250,
      year: 99_000,
      cards: [
        { id: 'search', amount: 3300, basis: '1\u00a0mot-clé suivi sur 20 hors de la première page de Google.' },
        { id: 'speed', amount: 2888, basis: 'Vitesse sur téléphone : 54\u00a0sur\u00a0100.' },
        {
          id: 'requests',
          amount: 2062,
          basis: 'Acquisition, d’après vos seules réponses : 40\u00a0sur\u00a0100. Le volet compte aussi vos mesures.',
        },
      ],
    });
  });

  it('always have a basis and are never below the minimum', () => {
    const points = fc.option(fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(points, points, points, (score, mobileSpeed, acquisition) => {
        const loss = lossOf({ score, mobileSpeed, acquisition, keywords: null });
        if (score === null || 100 - score < LEAST_SHORTFALL) expect(loss).toBeNull();
        if (!loss || score === null) return;
        expect(loss.month).toBe(estimatedLoss(score).month);
        expect(loss.cards.length).toBeGreaterThan(0);
        for (const { id, amount } of loss.cards) {
          expect(estimatedLoss(score).cards).toContain(amount);
          expect(id === 'speed' ? mobileSpeed : acquisition).not.toBeNull();
        }
      }),
    );
  });
});
