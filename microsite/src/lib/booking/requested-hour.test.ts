import { hourHref } from '../with-query.ts';
import { requestedHour } from './requested-hour.ts';

const slot = (start: string) => ({ start, end: start, day: start.slice(0, 10), time: '' });
const free = [slot('2026-11-24T08:00:00.000Z'), slot('2026-11-24T08:30:00.000Z')];
const requested = (start: string) => requestedHour(new URL(hourHref('abcd1234', start), 'https://a.ch').search, free);

describe('the time that a link requests', () => {
  it('is selected while it is free', () => {
    expect(requested('2026-11-24T08:30:00.000Z')).toEqual({ slot: free[1], gone: null });
  });

  it('is named in a message once it is taken', () => {
    expect(requested('2026-11-24T09:00:00.000Z')).toEqual({
      slot: null,
      gone: expect.stringContaining('mardi 24\u00a0novembre 2026 à 10:00'),
    });
  });

  it.each(['', '?heure=', '?heure=demain', '?heure=%00', '?autre=2026-11-24T08:00:00Z'])('%s selects nothing', (search) => {
    expect(requestedHour(search, free)).toEqual({ slot: null, gone: null });
  });
});
