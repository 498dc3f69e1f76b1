import { weekdayName } from '../../../../backend/src/rules/dates.rules.ts';
import { language } from '../../../../backend/src/rules/language.rules.ts';

/** Of a day, yyyy-MM-dd. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const weekdayOf = (day: string): number => midnight(day).getUTCDay();

/** « mar. », in German « Di » */
const shortWeekday = (name: string): string => (language() === 'de' ? name.slice(0, 2) : `${name.slice(0, 3)}.`);

/** « mar. », « 24.11. »: a day in two short lines. */
export const shortDay = (day: string): { weekday: string; date: string } => ({
  weekday: shortWeekday(weekdayName(day)),
  date: `${day.slice(8)}.${day.slice(5, 7)}.`,
});
