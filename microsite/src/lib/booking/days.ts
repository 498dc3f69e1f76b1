import { dayAndMonth, weekdayName } from '../../../../backend/src/rules/dates.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Slot } from '../api.ts';
import { midnight, weekdayOf } from './short-day.ts';

const DAY_MS = 86_400_000;

export interface Day {
  /** yyyy-MM-dd */
  day: string;
  slots: Slot[];
}

export interface Week {
  /** Its Monday. */
  monday: string;
  days: Day[];
}

const mondayOf = (day: string): string =>
  new Date(midnight(day).getTime() - ((weekdayOf(day) + 6) % 7) * DAY_MS).toISOString().slice(0, 10);

/** Days that a page of the calendar shows at least, as far as there are free ones. */
const MIN_DAYS = 2;

/** Slots, which come in order, by week and day; a week with a single free day is joined with the next one. */
export function weeksOf(slots: readonly Slot[]): Week[] {
  const weeks = calendarWeeks(slots);
  const [first, second, ...rest] = weeks;
  if (!first || !second || first.days.length >= MIN_DAYS) return weeks;
  return [{ monday: first.monday, days: [...first.days, ...second.days] }, ...rest];
}

function calendarWeeks(slots: readonly Slot[]): Week[] {
  const weeks: Week[] = [];
  for (const slot of slots) {
    const monday = mondayOf(slot.day);
    if (weeks.at(-1)?.monday !== monday) weeks.push({ monday, days: [] });
    const days = weeks.at(-1)?.days ?? [];
    if (days.at(-1)?.day !== slot.day) days.push({ day: slot.day, slots: [] });
    days.at(-1)?.slots.push(slot);
  }
  return weeks;
}

const dateOf = (day: string): string => dayAndMonth(day, '\u00a0');

/** « mardi 24 novembre 2026 », « Dienstag, 24. November 2026 » */
export const longDay = (day: string): string => t.as('jour')`${weekdayName(day)} ${dateOf(day)}${` ${day.slice(0, 4)}`}`;

/** « Semaine du 23 novembre », or « Du 27 novembre au 4 décembre » of two joined weeks. */
export function weekName({ monday, days }: Week): string {
  const [first, last] = [days[0]?.day ?? monday, days.at(-1)?.day ?? monday];
  return mondayOf(first) === mondayOf(last) ? t`Semaine du ${dateOf(monday)}` : t`Du ${dateOf(first)} au ${dateOf(last)}`;
}

/** The first free hours, on two days at least where there are: two of the first day, then those of the next. */
export function firstHours(slots: readonly Slot[], count: number): Slot[] {
  const [first] = slots;
  const own = slots.filter(({ day }) => day === first?.day);
  const later = slots.filter(({ day }) => day !== first?.day);
  const chosen = own.slice(0, later.length > 0 ? Math.max(1, count - 1) : count);
  return [...chosen, ...later.slice(0, count - chosen.length)];
}

export const isMorning = ({ time }: Slot): boolean => time < '12:00';

/** From the beginning to the end, in minutes. */
export const minutesOf = ({ start, end }: { start: string; end: string }): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / 60_000);

/** 20261124T080000Z */
const compact = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

/** Links to other calendars that prefill the call. */
export function calendarLinks({ start, end }: { start: string; end: string }, title: string): { name: string; href: string }[] {
  const google = new URLSearchParams({ action: 'TEMPLATE', text: title, dates: `${compact(start)}/${compact(end)}` });
  const outlook = new URLSearchParams({ path: '/calendar/action/compose', rru: 'addevent', subject: title, startdt: start, enddt: end });
  return [
    { name: t`Google Agenda`, href: `https://calendar.google.com/calendar/render?${google}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}
