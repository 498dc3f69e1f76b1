import fc from 'fast-check';
import { localDate, localTime } from '../../rules/dates.rules.js';
import { isPublicHoliday } from '../../rules/public-holidays.rules.js';
import { bookingSettings } from '../settings/booking-settings.contract.js';
import { freeSlots, type Interval, isFree, offeredSlots } from './slots.js';

const rules = (values: object = {}) => bookingSettings.parse({ noticeHours: 0, ...values });
const times = (slots: Interval[], day: string) =>
  slots.filter(({ start }) => localDate(start) === day).map(({ start }) => localTime(start));
const MINUTE = 60_000;

describe('the slots of ordinary office hours', () => {
  const monday = new Date('2026-11-22T12:00:00Z');

  it('follow one another from the opening on, buffers between them', () => {
    expect(times(offeredSlots(rules(), monday), '2026-11-23')).toEqual([
      ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
      ...['14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'],
    ]);
    const half = rules({ durationMinutes: 30, bufferMinutes: 15, openingHours: { monday: ['09:00-11:00'] } });
    expect(times(offeredSlots(half, monday), '2026-11-23')).toEqual(['09:00', '09:45', '10:30']);
  });

  it('leave out weekends, holidays and the agency’s own closed days', () => {
    const closed = rules({ horizonDays: 40, closedDates: ['2026-12-24', '12-31'] });
    const days = new Set(offeredSlots(closed, new Date('2026-12-20T12:00:00Z')).map(({ start }) => localDate(start)));
    expect([...days].slice(0, 8)).toEqual([
      ...['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-28', '2026-12-29', '2026-12-30', '2027-01-04', '2027-01-05'],
    ]);
  });

  it('keep the notice and the horizon', () => {
    const now = new Date('2026-11-24T09:10:00Z'); // 10:10 in Zurich
    expect(times(offeredSlots(rules({ noticeHours: 4 }), now), '2026-11-24')[0]).toBe('14:30');
    const last = offeredSlots(rules({ horizonDays: 3 }), now).at(-1);
    expect(last && localDate(last.start)).toBe('2026-11-27');
  });

  it('stay at their time of day when the clocks change', () => {
    for (const now of ['2026-03-27T12:00:00Z', '2026-10-23T12:00:00Z']) {
      const all = offeredSlots(rules({ publicHolidays: false }), new Date(now));
      const mondays = new Set(all.filter(({ start }) => start.getUTCDay() === 1).map(({ start }) => localDate(start)));
      expect(mondays.size).toBeGreaterThan(1); // before and after the change
      for (const day of mondays) expect(times(all, day)[0]).toBe('09:00');
    }
  });

  it('have the true length of a night with an hour more or less', () => {
    const sundays = rules({ durationMinutes: 30, bufferMinutes: 30, openingHours: { sunday: ['00:00-06:00'] }, horizonDays: 1 });
    expect(times(offeredSlots(sundays, new Date('2026-03-28T12:00:00Z')), '2026-03-29')).toHaveLength(5);
    expect(times(offeredSlots(sundays, new Date('2026-10-24T12:00:00Z')), '2026-10-25')).toHaveLength(7);
  });
});

describe('an hour that the clocks skip', () => {
  it('offers no slot twice', () => {
    const night = rules({
      bufferMinutes: 0,
      durationMinutes: 30,
      openingHours: { sunday: ['02:00-02:30', '03:00-03:30'] },
      horizonDays: 1,
    });
    expect(times(offeredSlots(night, new Date('2026-03-28T12:00:00Z')), '2026-03-29')).toEqual(['03:00']);
  });
});

describe('public holidays', () => {
  it('include those that move with Easter', () => {
    const moving = ['2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2027-03-26', '2027-03-29', '2024-04-01', '2025-06-09'];
    expect(moving.filter((day) => !isPublicHoliday(day))).toEqual([]);
    expect(['2026-08-01', '2026-12-25', '2027-01-02'].every(isPublicHoliday)).toBe(true);
    expect(['2026-04-05', '2026-08-02', '2026-12-24'].some(isPublicHoliday)).toBe(false);
  });
});

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const clock = (quarters: number) => `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
const opening = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 6 })
  .map((quarters) => quarters.toSorted((a, b) => a - b).slice(0, quarters.length - (quarters.length % 2)))
  .map((quarters) =>
    Array.from({ length: quarters.length / 2 }, (_, pair) => `${clock(quarters[2 * pair] ?? 0)}-${clock(quarters[2 * pair + 1] ?? 0)}`),
  );
const someRules = fc
  .record({
    durationMinutes: fc.constantFrom(25, 30),
    bufferMinutes: fc.integer({ min: 0, max: 60 }),
    noticeHours: fc.integer({ min: 0, max: 72 }),
    horizonDays: fc.integer({ min: 1, max: 20 }),
    openingHours: fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, opening]))),
  })
  .map((values) => bookingSettings.parse(values));
/** Around both changes of the clocks of 2026 and at any other time. */
const someInstant = fc.oneof(
  fc.date({ min: new Date('2026-03-20T00:00:00Z'), max: new Date('2026-03-30T00:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-10-16T00:00:00Z'), max: new Date('2026-10-26T00:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true }),
);

describe('whatever the rules and the day', () => {
  it('slots are in order, apart by the buffer, as long as promised, after the notice and on open days', () => {
    fc.assert(
      fc.property(someRules, someInstant, (some, now) => {
        const slots = offeredSlots(some, now);
        for (const [index, { start, end }] of slots.entries()) {
          expect(end.getTime() - start.getTime()).toBe(some.durationMinutes * MINUTE);
          expect(start.getTime()).toBeGreaterThanOrEqual(now.getTime() + some.noticeHours * 60 * MINUTE);
          const before = slots[index - 1];
          const sameDay = before && localDate(before.start) === localDate(start);
          if (before) expect(start.getTime() - before.end.getTime()).toBeGreaterThanOrEqual(0);
          if (!sameDay) expect(isPublicHoliday(localDate(start))).toBe(false);
          const weekday = WEEKDAYS[(new Date(`${localDate(start)}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
          const within = some.openingHours[weekday].some((range) => {
            const [opens = '', closes = ''] = range.split('-');
            const ends = localDate(end) === localDate(start) ? localTime(end) : '24:00';
            return opens <= localTime(start) && ends <= closes;
          });
          // in the hour that the clocks repeat or skip, the time of day does not order instants
          const hour = Number(localTime(start).slice(0, 2));
          if (hour < 1 || hour > 3) expect(within).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('what is free never touches a booked call or its buffer, and is everything that does not', () => {
    const some = fc.tuple(
      someRules,
      someInstant,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 20 * 1440 }), fc.integer({ min: 1, max: 90 }))),
    );
    fc.assert(
      fc.property(some, ([someRule, now, calls]) => {
        const booked = calls.map(([offset, minutes]) => {
          const start = new Date(now.getTime() + offset * MINUTE);
          return { start, end: new Date(start.getTime() + minutes * MINUTE) };
        });
        const buffer = someRule.bufferMinutes * MINUTE;
        const touches = (slot: Interval) =>
          booked.some(({ start, end }) => slot.start.getTime() < end.getTime() + buffer && start.getTime() < slot.end.getTime() + buffer);
        const expected = offeredSlots(someRule, now).filter((slot) => !touches(slot));
        expect(freeSlots(someRule, booked, now)).toEqual(expected);
        for (const slot of expected) expect(isFree(slot, [slot], someRule.bufferMinutes)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the settings of bookings', () => {
  it.each([
    { openingHours: { monday: ['9-12'] } },
    { openingHours: { monday: ['12:00-09:00'] } },
    { openingHours: { monday: ['09:00-12:00', '11:00-13:00'] } },
    { closedDates: ['2026-02-30'] },
    { durationMinutes: 45 },
    { url: 'http://cal.com/agence' },
    { url: 'https://user@evil.example/x y' },
    { timeZone: 'America/New_York' },
    { agentEmail: 'personne' },
  ])('refuse %j', (values) => {
    expect(bookingSettings.safeParse(values).success).toBe(false);
  });

  it('take the address of an external page', () => {
    expect(bookingSettings.parse({ url: 'https://cal.com/agence/appel' }).url).toBe('https://cal.com/agence/appel');
  });
});
