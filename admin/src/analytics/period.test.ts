import { lastDays, problemOf } from './period';

describe('a period', () => {
  it('may be open, a day, or a year', () => {
    for (const [from, to] of [
      ['', ''],
      ['2026-01-01', ''],
      ['', '2026-01-01'],
      ['2026-01-01', '2026-01-01'],
      ['2024-01-01', '2024-12-31'],
    ])
      expect(problemOf({ from: from ?? '', to: to ?? '' })).toBeNull();
  });

  it('is neither reversed nor longer', () => {
    expect(problemOf({ from: '2026-01-02', to: '2026-01-01' })).toBe('analytics.period.reversed');
    expect(problemOf({ from: '2025-01-01', to: '2026-01-02' })).toBe('analytics.period.long');
  });

  it('may be the last days, today among them', () => {
    expect(lastDays('2026-03-01', 30)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  });
});
