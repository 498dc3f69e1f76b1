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

/** Slots, which come in order, by week and day. */
export function weeksOf(slots: readonly Slot[]): Week[] {
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

/** « mardi 24 novembre 2026 » */
export const longDay = (day: string): string => `${weekdayName(day)} ${dateOf(day)} ${day.slice(0, 4)}`;

/** « Semaine du 23 novembre » */
export const weekName = ({ monday }: Week): string => t`Semaine du ${dateOf(monday)}`;

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
