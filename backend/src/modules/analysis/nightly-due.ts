import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { AGENCY_ZONE, localDate, localTime } from '../../common/local-time.js';

/**
 * Whether today's run is due: its time of day (`HH:mm`, agency's zone) has come, and the settings were not changed after
 * it — whoever turns the night on in the afternoon expects the first one next night. Comparing wall-clock times, not
 * instants, makes a day of 23 or 25 hours like any other.
 */
export function isDue(now: Date, time: string, changedAt: Date | null): boolean {
  if (localTime(now) < time) return false;
  return changedAt === null || changedAt < instantOf(localDate(now), time);
}

/** When the next run will be due: today's time if it is to come and its run not done, else tomorrow's. */
export function nextRun(now: Date, time: string, changedAt: Date | null, doneToday: boolean): Date {
  const today = instantOf(localDate(now), time);
  if (!doneToday && (now < today || isDue(now, time, changedAt))) return today;
  return instantOf(localDate(addDays(new TZDate(now, AGENCY_ZONE), 1)), time);
}

function instantOf(day: string, time: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return new Date(new TZDate(year, month - 1, date, hours, minutes, AGENCY_ZONE).getTime());
}
