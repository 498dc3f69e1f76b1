import fc from 'fast-check';
import { retryDelayMs } from './retry-delay.js';

const backoff = { firstMs: 60_000, maxMs: 4 * 3_600_000 };
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the wait before another attempt', () => {
  it('stays within a quarter of the doubled wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), chance, (attempt, luck) => {
        const full = Math.min(backoff.maxMs, backoff.firstMs * 2 ** (attempt - 1));
        const delay = retryDelayMs(attempt, backoff, luck);
        return delay >= Math.floor(full * 0.75) && delay <= Math.ceil(full * 1.25);
      }),
    );
  });

  it('grows from one minute to four hours', () => {
    expect([1, 2, 3, 8, 9, 20].map((attempt) => retryDelayMs(attempt, backoff, 0.5) / 60_000)).toEqual([1, 2, 4, 128, 240, 240]);
  });
});
