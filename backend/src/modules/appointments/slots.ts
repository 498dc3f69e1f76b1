import { localInstant } from '../../common/local-time.js';
import { localDate } from '../../rules/dates.rules.js';
import { t } from '../../rules/language.rules.js';
import { isPublicHoliday } from '../../rules/public-holidays.rules.js';
import type { BookingSettings } from '../settings/booking-settings.contract.js';

export interface Interval {
  start: Date;
  end: Date;
}

export type SlotRules = Pick<
  BookingSettings,
  'durationMinutes' | 'bufferMinutes' | 'openingHours' | 'noticeHours' | 'horizonDays' | 'closedDates' | 'publicHolidays'
>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The last calculated calendar, reused until the day or a rule changes. */
let last: { of: string; slots: readonly Interval[] } | undefined;

/**
 * Returns every slot from `now` on, taken or not: on each open day of the agency's zone, from the begin of each opening, calls with buffers
 * as long as the call fits.
 */
export function offeredSlots(rules: SlotRules, now: Date): Interval[] {
  const of = `${localDate(now)} ${JSON.stringify(rules)}`;
  if (last?.of !== of) last = { of, slots: slotsOfDays(rules, now) };
  const earliest = now.getTime() + rules.noticeHours * HOUR_MS;
  return last.slots.filter(({ start }) => start.getTime() >= earliest);
}

/** Of whole days, including today. */
function slotsOfDays(rules: SlotRules, now: Date): Interval[] {
  const length = rules.durationMinutes * MINUTE_MS;
  const step = length + rules.bufferMinutes * MINUTE_MS;
  const slots: Interval[] = [];
  for (const day of openDays(rules, now)) {
    for (const range of rules.openingHours[weekdayOf(day)]) {
      const [opens = '', closes = ''] = range.split('-');
      const end = localInstant(day, closes).getTime();
      for (let start = localInstant(day, opens).getTime(); start + length <= end; start += step) {
        // an hour that the clocks skip can move one opening onto the next
        const isAfterLast = start >= (slots.at(-1)?.end.getTime() ?? 0);
        if (isAfterLast) slots.push({ start: new Date(start), end: new Date(start + length) });
      }
    }
  }
  return slots;
}

/** Whether a slot leaves the buffer to every call that is booked. */
export function isFree({ start, end }: Interval, booked: readonly Interval[], bufferMinutes: number): boolean {
  const buffer = bufferMinutes * MINUTE_MS;
  return booked.every((call) => end.getTime() + buffer <= call.start.getTime() || call.end.getTime() + buffer <= start.getTime());
}

/** The slots that can still be taken. */
export const freeSlots = (rules: SlotRules, booked: readonly Interval[], now: Date): Interval[] =>
  offeredSlots(rules, now).filter((slot) => isFree(slot, booked, rules.bufferMinutes));

/** Days (`yyyy-MM-dd`) from today on, over the horizon, that are not closed. */
function openDays({ horizonDays, closedDates, publicHolidays }: SlotRules, now: Date): string[] {
  const today = Date.parse(`${localDate(now)}T00:00:00Z`);
  const closed = new Set(closedDates);
  return Array.from({ length: horizonDays + 1 }, (_, days) => new Date(today + days * DAY_MS).toISOString().slice(0, 10)).filter(
    (day) => !closed.has(day) && !closed.has(day.slice(5)) && !(publicHolidays && isPublicHoliday(day)),
  );
}

const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] as (typeof WEEKDAYS)[number];

export const SLOT_GONE = t`Ce créneau n’est plus proposé. Choisissez-en un autre.`;
