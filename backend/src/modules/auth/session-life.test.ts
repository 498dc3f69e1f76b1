import { endOf, expiryOf, firstSecret, isProven, nextSecret, sessionOf } from './session-life.js';

const opened = new Date('2026-11-01T08:00:00Z');

it('ends after twelve hours without use, and after thirty days', () => {
  expect(endOf(opened)).toEqual(new Date('2026-12-01T08:00:00Z'));
  expect(expiryOf(new Date('2026-11-02T09:00:00Z'), endOf(opened))).toEqual(new Date('2026-11-02T21:00:00Z'));
  expect(expiryOf(new Date('2026-12-01T07:00:00Z'), endOf(opened))).toEqual(endOf(opened));
});

it('counts a password for ten minutes', () => {
  expect([isProven(opened, new Date('2026-11-01T08:09:59Z')), isProven(opened, new Date('2026-11-01T08:10:00Z'))]).toEqual([true, false]);
});

it('derives one next secret, another one for each session and each key', () => {
  const next = nextSecret('key', 'session', 'secret');
  expect(next).toMatch(/^session\.[\w-]{43}\.[\w-]{22}$/);
  expect(nextSecret('key', 'session', 'secret')).toBe(next);
  expect(
    new Set([next, nextSecret('key', 'other', 'secret'), nextSecret('other', 'session', 'secret'), nextSecret('key', 'session', next)])
      .size,
  ).toBe(4);
});

it('knows the session of each secret it made, and of no other', () => {
  const first = firstSecret('key', 'session');
  const later = nextSecret('key', 'session', nextSecret('key', 'session', first));
  expect([first, later].map((secret) => sessionOf('key', secret))).toEqual(['session', 'session']);
  const foreign = [
    '',
    '..',
    'session',
    first.replace('session', 'other'),
    first.slice(0, -1),
    `${first}é`,
    firstSecret('other', 'session'),
  ];
  expect(foreign.map((secret) => sessionOf('key', secret))).toEqual(foreign.map(() => null));
});
