import { nextWaitMs } from './retry-plan.js';

describe('the attempts of a webhook', () => {
  it('spread over about three days, then end', () => {
    const waits = Array.from({ length: 20 }, (_, index) => nextWaitMs(index + 1, 0.5));
    expect(waits.filter((wait) => wait !== null)).toHaveLength(9);
    const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3_600_000;
    expect(hours).toBeGreaterThan(72);
    expect(hours).toBeLessThan(80);
  });
});
