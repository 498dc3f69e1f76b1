import type { VendorLimits } from './vendor-accounts.js';
import { admit, burstOf, LONGEST_PAUSE_SECONDS, type VendorStanding } from './vendor-admission.js';

const limits: VendorLimits = { callsPerMinute: 60, atOnce: 4, callsPerDay: 100, callsPerMonth: 1000, costPerDay: 2, costPerMonth: 20 };
const idle: VendorStanding = {
  ...{ circuit: 'closed', retryInMs: null, tokens: 4, idleSeconds: 0 },
  ...{ callsToday: 0, costToday: 0, callsThisMonth: 0, costThisMonth: 0, openCalls: 0 },
};
const decide = (standing: Partial<VendorStanding>, cost = 0) => admit({ ...idle, ...standing }, limits, cost);

describe('admit', () => {
  it('takes one token of the bucket for each call', () => {
    expect(decide({})).toEqual({ granted: true, tokens: 3 });
    expect(decide({ tokens: 1 })).toEqual({ granted: true, tokens: 0 });
  });

  it('refills the bucket with time, up to the burst', () => {
    expect(burstOf(limits)).toBe(4);
    expect(decide({ tokens: 0, idleSeconds: 2.5 })).toEqual({ granted: true, tokens: 1.5 });
    expect(decide({ tokens: 0, idleSeconds: 3600 })).toEqual({ granted: true, tokens: 3 });
  });

  it('names the wait for the next token', () => {
    expect(decide({ tokens: 0.25 })).toEqual({ granted: false, reason: 'rate', waitMs: 750 });
    expect(decide({ tokens: 0.9999999 })).toEqual({ granted: false, reason: 'rate', waitMs: 1 });
  });

  it('refuses while the circuit is open, and lets one call through afterwards', () => {
    expect(decide({ circuit: 'open', retryInMs: 1200.2 })).toEqual({ granted: false, reason: 'circuit_open', waitMs: 1201 });
    expect(decide({ circuit: 'half_open', retryInMs: 10 })).toMatchObject({ reason: 'circuit_open' });
    expect(decide({ circuit: 'open', retryInMs: 0 })).toMatchObject({ granted: true });
  });

  it('refuses a call that would exceed a budget of the day or of the month', () => {
    const exhausted = { granted: false, reason: 'budget_exhausted', waitMs: 0 };
    expect(decide({ callsToday: 100 })).toEqual(exhausted);
    expect(decide({ callsThisMonth: 1000 })).toEqual(exhausted);
    expect(decide({ costToday: 1.5 }, 0.5)).toMatchObject({ granted: true });
    expect(decide({ costToday: 1.5 }, 0.51)).toEqual(exhausted);
    expect(decide({ costThisMonth: 19.9 }, 0.2)).toEqual(exhausted);
  });

  it('refuses while as many calls are open as may be at once', () => {
    expect(decide({ openCalls: 3 })).toMatchObject({ granted: true });
    expect(decide({ openCalls: 4 })).toEqual({ granted: false, reason: 'busy', waitMs: 50 });
  });

  it('ignores moments that a clock set back since has written', () => {
    const beyond = LONGEST_PAUSE_SECONDS * 1000 + 1;
    expect(decide({ circuit: 'open', retryInMs: beyond, tokens: 0, idleSeconds: -3600 })).toEqual({ granted: true, tokens: 3 });
    expect(decide({ tokens: 0, idleSeconds: -0.5 })).toMatchObject({ reason: 'rate' });
  });
});
