import { localDate } from '../../rules/dates.rules.js';
import { isDue, nextRun } from './daily-due.js';

it.each([
  ['before its time, today', '2026-11-20T01:00:00Z', false, '2026-11-20T02:30:00.000Z'],
  ['after a run, tomorrow', '2026-11-20T03:00:00Z', true, '2026-11-21T02:30:00.000Z'],
  ['missed after downtime, still today', '2026-11-20T09:00:00Z', false, '2026-11-20T02:30:00.000Z'],
  ['late in the evening of Zurich, the day that follows there', '2026-11-20T23:30:00Z', true, '2026-11-22T02:30:00.000Z'],
  ['into summer time, an hour earlier in UTC', '2027-03-27T12:00:00Z', true, '2027-03-28T01:30:00.000Z'],
  ['out of summer time, an hour later', '2026-10-24T12:00:00Z', true, '2026-10-25T02:30:00.000Z'],
])('the next night: %s', (_, now, done, expected) => {
  expect(nextRun(new Date(now), { time: '03:30', since: null }, done).toISOString()).toBe(expected);
});

it('is tomorrow for whoever turns it on in the afternoon', () => {
  const since = new Date('2026-11-20T13:00:00Z');
  expect(nextRun(new Date('2026-11-20T14:00:00Z'), { time: '03:30', since }, false).toISOString()).toBe('2026-11-21T02:30:00.000Z');
});

it.each([
  ['saved before its time', '2026-11-19T13:00:00Z', true],
  ['saved after it', '2026-11-20T13:00:00Z', false],
  ['saved by a clock that is seconds ahead of ours', '2026-11-20T14:00:05Z', false],
  ['saved by a clock that was set back since', '2031-01-01T00:00:00Z', true],
])('is due in the afternoon when its time was %s: %s', (_, since, due) => {
  expect(isDue(new Date('2026-11-20T14:00:00Z'), { time: '03:30', since: new Date(since) })).toBe(due);
});

/** A minute after the other, from one day to another. */
it.each([
  ['2026-10-20', '2026-10-31'],
  ['2027-03-22', '2027-04-02'],
])('has its time once each day of any length, at every quarter of an hour (%s to %s)', (from, to) => {
  for (let quarter = 0; quarter < 96; quarter++) {
    const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
    const done = new Set<string>();
    const days = new Set<string>();
    for (let now = Date.parse(`${from}T12:00:00Z`); now < Date.parse(`${to}T12:00:00Z`); now += 5 * 60_000) {
      const day = localDate(new Date(now));
      days.add(day);
      if (isDue(new Date(now), { time, since: null })) done.add(day);
    }
    expect(days.size - done.size).toBeLessThanOrEqual(1);
  }
});
