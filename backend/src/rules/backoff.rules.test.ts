import fc from 'fast-check';
import { backoffMs } from './backoff.rules.js';

const backoff = { firstMs: 60_000, maxMs: 4 * 3_600_000 };
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the wait before another attempt', () => {
  it('stays within a quarter of the doubled wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), chance, (attempt, luck) => {
        const full = Math.min(backoff.maxMs, backoff.firstMs * 2 ** (attempt - 1));
        const delay = backoffMs(attempt, backoff, luck);
        return delay >= Math.floor(full * 0.75) && delay <= Math.ceil(full * 1.25);
      }),
    );
  });

  it('grows from one minute to four hours', () => {
    expect([1, 2, 3, 8, 9, 20].map((attempt) => backoffMs(attempt, backoff, 0.5) / 60_000)).toEqual([1, 2, 4, 128, 240, 240]);
  });

  it('spreads the attempts of a webhook over about three days', () => {
    const waits = Array.from({ length: 9 }, (_, index) => backoffMs(index + 1, { firstMs: 5000, growth: 5, maxMs: 24 * 3_600_000 }, 0.5));
    expect(waits[0]).toBe(5000);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(72);
    expect(hours).toBeLessThan(80);
  });
});
