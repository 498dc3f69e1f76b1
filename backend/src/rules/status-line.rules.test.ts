import { auditWords, callWords, spokenMoment, trueUntil } from './status-line.rules.js';

const at = (text: string) => new Date(text);
const now = at('2026-11-23T13:00:00Z'); // Monday, 14:00 in Switzerland

describe('the status line', () => {
  it.each([
    ['2026-11-23T14:00:00Z', 'aujourd’hui à 15:00'],
    ['2026-11-23T22:59:00Z', 'aujourd’hui à 23:59'],
    ['2026-11-23T23:00:00Z', 'demain à 00:00'],
    ['2026-11-22T08:30:00Z', 'hier à 09:30'],
    ['2026-11-30T08:30:00Z', 'lundi 30 novembre à 09:30'],
    ['2026-12-01T08:30:00Z', 'mardi 1er décembre à 09:30'],
    ['2027-01-04T08:30:00Z', 'lundi 4 janvier 2027 à 09:30'],
  ])('formats %s as %s', (instant, words) => expect(spokenMoment(at(instant), now)).toBe(words));

  it('states when an audit was promised, is late or was sent', () => {
    const audit = { status: 'pending' as const, requestedAt: now, sentAt: null };
    expect(auditWords(audit, now)).toBe('Demande d’audit\u202f: reçue. PDF promis d’ici demain.');
    expect(auditWords({ ...audit, status: 'in_progress' }, at('2026-11-24T13:00:00Z'))).toBe(
      'Demande d’audit\u202f: en préparation. PDF en retard, promis pour aujourd’hui à 14:00.',
    );
    expect(auditWords({ ...audit, status: 'completed', sentAt: now }, now)).toBe(
      'Demande d’audit\u202f: envoyée. PDF parti par e-mail aujourd’hui à 14:00.',
    );
    expect(auditWords({ ...audit, status: 'completed' }, now)).toBe('Demande d’audit\u202f: envoyée.');
  });

  it('shows a call until it is over', () => {
    const call = { status: 'booked' as const, start: at('2026-11-30T08:30:00Z'), end: at('2026-11-30T09:00:00Z') };
    expect(callWords(call, now)).toBe('Appel\u202f: lundi 30 novembre à 09:30, heure suisse.');
    expect(callWords(call, call.start)).toMatch(/aujourd’hui/);
    expect(callWords(call, call.end)).toBeNull();
    expect(callWords({ ...call, status: 'cancelled' }, now)).toBeNull();
  });

  it('expires at midnight or at the next event, also at a change of the clocks', () => {
    for (const [day, end] of [
      ['2026-11-23T13:00:00Z', '2026-11-23T23:00:00.000Z'],
      ['2026-03-28T13:00:00Z', '2026-03-28T23:00:00.000Z'],
      ['2026-03-29T13:00:00Z', '2026-03-29T22:00:00.000Z'],
      ['2026-10-25T00:30:00Z', '2026-10-25T23:00:00.000Z'],
      ['2026-07-01T22:30:00Z', '2026-07-02T22:00:00.000Z'],
    ] as const)
      expect(trueUntil(null, null, at(day)).toISOString()).toBe(end);
    const audit = { status: 'pending' as const, requestedAt: at('2026-11-22T14:00:00Z'), sentAt: null };
    expect(trueUntil(audit, null, now)).toEqual(at('2026-11-23T14:00:00Z'));
  });
});
