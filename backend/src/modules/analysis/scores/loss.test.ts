import fc from 'fast-check';
import { estimatedLoss } from './loss.js';

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
