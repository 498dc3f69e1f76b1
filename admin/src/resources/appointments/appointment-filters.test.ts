import { daysOf, periodOf, shifted, withPeriod } from './appointment-filters';

const now = new Date('2026-11-24T22:30:00Z'); // 23:30 in Zurich

describe('the period of the list', () => {
  it('cuts days in Zurich and keeps the other filters', () => {
    const upcoming = withPeriod({ q: 'lac', start_at_lt: '2020-01-01T00:00:00.000Z' }, 'upcoming', now);
    expect(upcoming).toEqual({ q: 'lac', start_at_gte: '2026-11-23T23:00:00.000Z' });
    expect(withPeriod(upcoming, 'past', now)).toEqual({ q: 'lac', start_at_lt: '2026-11-23T23:00:00.000Z' });
    expect(withPeriod(upcoming, 'all', now)).toEqual({ q: 'lac' });
  });

  it('is read from the filters', () => {
    for (const period of ['upcoming', 'week', 'day', 'past', 'all'] as const) expect(periodOf(withPeriod({}, period, now))).toBe(period);
  });
});

describe('the agenda', () => {
  it('is a week from Monday to Sunday, also when the clocks change', () => {
    const week = withPeriod({ q: 'lac' }, 'week', new Date('2026-10-22T10:00:00Z'));
    expect(week).toEqual({ q: 'lac', start_at_gte: '2026-10-18T22:00:00.000Z', start_at_lt: '2026-10-25T23:00:00.000Z' });
    const days = daysOf(week);
    expect([days.length, days[0], days[6]]).toEqual([7, '2026-10-19', '2026-10-25']);
    expect(daysOf(shifted(week, 1))[0]).toBe('2026-10-26');
    expect(shifted(shifted(week, 1), -1)).toEqual(week);
  });

  it('steps by a day when it shows one', () => {
    const day = withPeriod({}, 'day', now);
    expect(daysOf(day)).toEqual(['2026-11-24']);
    expect(daysOf(shifted(day, -1))).toEqual(['2026-11-23']);
  });

  it('is no agenda without both ends', () => {
    expect(daysOf(withPeriod({}, 'upcoming', now))).toEqual([]);
    expect(shifted({ q: 'lac' }, 1)).toEqual({ q: 'lac' });
  });
});
