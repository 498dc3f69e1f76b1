import { hourHref } from '../with-query.ts';
import { askedHour } from './asked-hour.ts';

const slot = (start: string) => ({ start, end: start, day: start.slice(0, 10), time: '' });
const free = [slot('2026-11-24T08:00:00.000Z'), slot('2026-11-24T08:30:00.000Z')];
const asked = (start: string) => askedHour(new URL(hourHref('abcd1234', start), 'https://a.ch').search, free);

describe('the hour that a link has chosen', () => {
  it('is chosen while it is free', () => {
    expect(asked('2026-11-24T08:30:00.000Z')).toEqual({ slot: free[1], gone: null });
  });

  it('is named once it is gone', () => {
    expect(asked('2026-11-24T09:00:00.000Z')).toEqual({ slot: null, gone: expect.stringContaining('mardi 24\u00a0novembre 2026 à 10:00') });
  });

  it.each(['', '?heure=', '?heure=demain', '?heure=%00', '?autre=2026-11-24T08:00:00Z'])('%s chooses nothing', (search) => {
    expect(askedHour(search, free)).toEqual({ slot: null, gone: null });
  });
});
