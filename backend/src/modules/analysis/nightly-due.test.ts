import { nextRun } from './nightly-due.js';

it.each([
  ['before its time, today', '2026-11-20T01:00:00Z', false, '2026-11-20T02:30:00.000Z'],
  ['after a run, tomorrow', '2026-11-20T03:00:00Z', true, '2026-11-21T02:30:00.000Z'],
  ['missed after downtime, still today', '2026-11-20T09:00:00Z', false, '2026-11-20T02:30:00.000Z'],
  ['late in the evening of Zurich, the day that follows there', '2026-11-20T23:30:00Z', true, '2026-11-22T02:30:00.000Z'],
  ['into summer time, an hour earlier in UTC', '2027-03-27T12:00:00Z', true, '2027-03-28T01:30:00.000Z'],
  ['out of summer time, an hour later', '2026-10-24T12:00:00Z', true, '2026-10-25T02:30:00.000Z'],
])('the next night: %s', (_, now, done, expected) => {
  expect(nextRun(new Date(now), '03:30', null, done).toISOString()).toBe(expected);
});

it('is tomorrow for whoever turns it on in the afternoon', () => {
  const changedAt = new Date('2026-11-20T13:00:00Z');
  expect(nextRun(new Date('2026-11-20T14:00:00Z'), '03:30', changedAt, false).toISOString()).toBe('2026-11-21T02:30:00.000Z');
});
