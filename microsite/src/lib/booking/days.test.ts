import type { Slot } from '../api.ts';
import { calendarLinks, firstHours, longDay, minutesOf, weekName, weeksOf } from './days.ts';
import { shortDay } from './short-day.ts';

const slot = (day: string, time: string) => ({ start: `${day}T${time}:00.000Z`, end: `${day}T${time}:00.000Z`, day, time });

describe('the days of a calendar', () => {
  it('are grouped by week, Monday first', () => {
    const weeks = weeksOf([
      slot('2026-11-27', '09:00'),
      slot('2026-11-27', '09:30'),
      slot('2026-11-29', '09:00'),
      slot('2026-11-30', '09:00'),
    ]);
    expect(weeks.map(({ monday, days }) => [monday, days.map(({ day, slots }) => `${day} ${slots.length}`)])).toEqual([
      ['2026-11-23', ['2026-11-27 2', '2026-11-29 1']],
      ['2026-11-30', ['2026-11-30 1']],
    ]);
    expect(weeksOf([])).toEqual([]);
  });

  it('show two days at least, where there are', () => {
    const friday = slot('2026-11-27', '09:00');
    const [joined, ...rest] = weeksOf([friday, slot('2026-11-30', '09:00'), slot('2026-12-01', '09:00'), slot('2026-12-07', '09:00')]);
    expect(joined?.days.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-30', '2026-12-01']);
    expect(joined && weekName(joined)).toBe('Du 27\u00a0novembre au 1er\u00a0décembre');
    expect(rest.map(({ monday }) => monday)).toEqual(['2026-12-07']);
    expect(weeksOf([friday])).toHaveLength(1);
  });

  it('offer the first hours on two days', () => {
    const hours = (...slots: ReturnType<typeof slot>[]) => firstHours(slots, 3).map(({ day, time }) => `${day.slice(8)} ${time}`);
    const [nine, ten, eleven] = ['09:00', '10:00', '11:00'].map((time) => slot('2026-11-24', time)) as [Slot, Slot, Slot];
    const next = slot('2026-11-25', '08:00');
    expect(hours(nine, ten, eleven, next)).toEqual(['24 09:00', '24 10:00', '25 08:00']);
    expect(hours(nine, next)).toEqual(['24 09:00', '25 08:00']);
    expect(hours(nine, ten, eleven)).toEqual(['24 09:00', '24 10:00', '24 11:00']);
    expect(hours()).toEqual([]);
  });

  it('are written as in Switzerland', () => {
    expect(longDay('2026-12-01')).toBe('mardi 1er\u00a0décembre 2026');
    expect(longDay('2027-02-28')).toBe('dimanche 28\u00a0février 2027');
    expect(shortDay('2026-11-24')).toEqual({ weekday: 'mar.', date: '24.11.' });
    expect(weekName({ monday: '2026-11-23', days: [] })).toBe('Semaine du 23\u00a0novembre');
  });

  it('prefill the event of other calendars', () => {
    const call = { start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T08:25:00.000Z' };
    expect(minutesOf(call)).toBe(25);
    const [google, outlook] = calendarLinks(call, 'Appel & café');
    expect(new URL(google?.href ?? '').searchParams.get('dates')).toBe('20261124T080000Z/20261124T082500Z');
    expect(new URL(outlook?.href ?? '').searchParams.get('subject')).toBe('Appel & café');
  });
});
