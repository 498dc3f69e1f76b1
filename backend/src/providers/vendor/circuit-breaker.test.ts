import { CAUSES, type CauseCode } from '../provider-error.js';
import { FAILURES_TO_OPEN, isCounted, pauseAfter } from './circuit-breaker.js';

describe('the circuit of a failing vendor', () => {
  it('opens after five failures in a row, twice as long each time, at most 15 minutes', () => {
    const seconds = (cause: CauseCode) => [1, 4, 5, 6, 7, 8, 9, 10, 11, 60].map((failures) => pauseAfter(cause, failures));
    expect(FAILURES_TO_OPEN).toBe(5);
    for (const cause of ['vendor_unavailable', 'vendor_timeout', 'vendor_malformed', 'vendor_rate_limited'] as const)
      expect([cause, seconds(cause)]).toEqual([cause, [0, 0, 30, 60, 120, 240, 480, 900, 900, 900]]);
  });

  it.each(['vendor_unauthorised', 'vendor_unpaid', 'vendor_quota'] as const)('opens at once when a retry is useless: %s', (cause) =>
    expect([1, 2, 60].map((failures) => pauseAfter(cause, failures))).toEqual([900, 900, 900]),
  );

  it('ignores failures caused by the website or by our request', () => {
    const blamed = (Object.keys(CAUSES) as CauseCode[]).filter((cause) => isCounted(cause));
    expect(blamed.sort()).toEqual(
      [
        ...['vendor_unavailable', 'vendor_timeout', 'vendor_malformed', 'vendor_rate_limited'],
        ...['vendor_unauthorised', 'vendor_unpaid', 'vendor_quota'],
      ].sort(),
    );
    for (const cause of ['timeout', 'vendor_rejected', 'vendor_task_late', 'unreachable'] as const) expect(pauseAfter(cause, 60)).toBe(0);
  });
});
