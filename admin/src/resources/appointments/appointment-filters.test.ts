import { periodOf, withPeriod } from './appointment-filters';

const now = new Date('2026-11-24T22:30:00Z'); // 23:30 in Zurich

describe('the period of the list', () => {
  it('cuts days in Zurich and keeps the other filters', () => {
    const upcoming = withPeriod({ q: 'lac', start_at_lt: '2020-01-01T00:00:00.000Z' }, 'upcoming', now);
    expect(upcoming).toEqual({ q: 'lac', start_at_gte: '2026-11-23T23:00:00.000Z' });
    expect(withPeriod(upcoming, 'past', now)).toEqual({ q: 'lac', start_at_lt: '2026-11-23T23:00:00.000Z' });
    expect(withPeriod(upcoming, 'all', now)).toEqual({ q: 'lac' });
  });

  it('is read from the filters', () => {
    for (const period of ['upcoming', 'past', 'all'] as const) expect(periodOf(withPeriod({}, period, now))).toBe(period);
  });
});
