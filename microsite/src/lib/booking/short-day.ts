import { weekdayName } from '../../../../backend/src/rules/dates.rules.ts';

/** Of a day, yyyy-MM-dd. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const weekdayOf = (day: string): number => midnight(day).getUTCDay();

/** « mar. », « 24.11. »: a day in two short lines. */
export const shortDay = (day: string): { weekday: string; date: string } => ({
  weekday: `${weekdayName(day).slice(0, 3)}.`,
  date: `${day.slice(8)}.${day.slice(5, 7)}.`,
});
