import { qualityOf, statusText } from './connection.ts';

const MINUTE = 60_000;

describe('the texts about the connection', () => {
  it.each([
    [true, 0, 'En ligne'],
    [false, 59_999, "Hors ligne depuis moins d'une minute"],
    [false, MINUTE, 'Hors ligne depuis 1 minute'],
    [false, 59 * MINUTE, 'Hors ligne depuis 59 minutes'],
    [false, 60 * MINUTE, 'Hors ligne depuis 1 heure'],
    [false, 23 * 60 * MINUTE, 'Hors ligne depuis 23 heures'],
    [false, 24 * 60 * MINUTE, 'Hors ligne depuis 1 jour'],
    [false, 72 * 60 * MINUTE, 'Hors ligne depuis 3 jours'],
  ])('online %s, away for %i ms: %s', (isOnline, away, words) => {
    expect(statusText(isOnline, 1_000_000, 1_000_000 + away)).toBe(words);
  });

  it('shows no duration when it is unknown', () => {
    expect(statusText(false, null, 5)).toBe("Hors ligne depuis moins d'une minute");
  });

  it('uses the browser’s estimate, good without one', () => {
    const types = ['4g', '3g', undefined, '5g', '2g', 'slow-2g'];
    expect(types.map((type) => qualityOf(true, type))).toEqual(['excellent', 'good', 'good', 'good', 'poor', 'poor']);
    expect(qualityOf(false, '4g')).toBe('offline');
  });
});
