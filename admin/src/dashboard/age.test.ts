import { ageOf } from './age';

const NOW = '2026-11-21T10:00:00.000Z';

describe('the age of a request', () => {
  it('is told in its largest whole unit', () => {
    const told = (since: string) => Object.values(ageOf(since, NOW));
    expect(told('2026-11-21T09:59:31.000Z')).toEqual(['dashboard.requests.minutes', 0]);
    expect(told('2026-11-21T09:00:01.000Z')).toEqual(['dashboard.requests.minutes', 59]);
    expect(told('2026-11-21T09:00:00.000Z')).toEqual(['dashboard.requests.hours', 1]);
    expect(told('2026-11-19T10:00:01.000Z')).toEqual(['dashboard.requests.hours', 47]);
    expect(told('2026-11-19T10:00:00.000Z')).toEqual(['dashboard.requests.days', 2]);
  });

  it('is never negative when clocks differ', () => {
    expect(ageOf('2026-11-21T10:05:00.000Z', NOW).count).toBe(0);
  });
});
