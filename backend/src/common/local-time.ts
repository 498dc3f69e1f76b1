import { TZDate } from '@date-fns/tz';
import { AGENCY_ZONE, dayAndMonth, localDate, localTime, readDate, weekdayName } from '../rules/dates.rules.js';
import { t } from '../rules/language.rules.js';

/** « 24.11.2026 à 09:00 », in the agency's zone. */
export const moment = (instant: Date): string => `${readDate(instant)} à ${localTime(instant)}`;

/** The instant of a local day (`yyyy-MM-dd`) and time (`HH:mm`, up to 24:00). A time that the clocks skip is moved on by the gap. */
export function localInstant(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, minute, AGENCY_ZONE).getTime());
}

/** Formats a date: « mardi 24 novembre 2026 », in the agency's zone and the current language. */
export function longDate(instant: Date): string {
  const day = localDate(instant);
  return t.as('jour')`${weekdayName(day)} ${dayAndMonth(day)}${` ${day.slice(0, 4)}`}`;
}
