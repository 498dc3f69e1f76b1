import { lifetimeMs, renewalDelayMs } from './session-clock';

describe('lifetimeMs', () => {
  it('uses the clock of the server', () => {
    const answeredAt = 'Sat, 21 Nov 2026 04:00:00 GMT';
    expect(lifetimeMs('2026-11-21T04:15:00.000Z', answeredAt, Date.parse('2026-11-21T09:00:00Z'))).toBe(15 * 60_000);
  });

  it('falls back to the computer’s clock without a date', () => {
    expect(lifetimeMs('2026-11-21T04:15:00.000Z', null, Date.parse('2026-11-21T04:10:00Z'))).toBe(5 * 60_000);
  });

  it('is never negative', () => {
    expect(lifetimeMs('2026-11-21T04:15:00.000Z', null, Date.parse('2026-11-21T05:00:00Z'))).toBe(0);
  });
});

describe('renewalDelayMs', () => {
  it('is a minute before the end, a little earlier in some tabs', () => {
    expect(renewalDelayMs(15 * 60_000, 0)).toBe(14 * 60_000);
    expect(renewalDelayMs(15 * 60_000, 1)).toBe(14 * 60_000 - 10_000);
  });

  it('does not spin when a token lives shorter than the margin', () => {
    expect(renewalDelayMs(5000, 0.5)).toBe(1000);
  });
});
