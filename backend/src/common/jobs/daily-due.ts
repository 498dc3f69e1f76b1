import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { AGENCY_ZONE, localDate, localTime } from '../../rules/dates.rules.js';
import { localInstant } from '../local-time.js';

/** When something has its turn each day: `HH:mm` in the agency's zone, and since when that has been so; null = always. */
export interface DailyTime {
  time: string;
  since: Date | null;
}

/**
 * Whether today's run is due: its time of day has come, and it was not chosen after it — whoever turns the night on in the
 * afternoon expects the first one next night. Comparing wall-clock times, not instants, makes a day of 23 or 25 hours like
 * any other. A choice of the days to come was noted by a clock that has been set back since, and holds for nothing.
 */
export function isDue(now: Date, { time, since }: DailyTime): boolean {
  if (localTime(now) < time) return false;
  return since === null || since < localInstant(localDate(now), time) || since > addDays(now, 1);
}

/** When the next run will be due: today's time if it is to come and its run not done, else tomorrow's. */
export function nextRun(now: Date, at: DailyTime, isDoneToday: boolean): Date {
  const today = localInstant(localDate(now), at.time);
  return !isDoneToday && (now < today || isDue(now, at)) ? today : localInstant(dayFrom(now, 1), at.time);
}

/** The latest moment at which a run was due. */
export function lastDue(now: Date, time: string): Date {
  const today = localInstant(localDate(now), time);
  return today <= now ? today : localInstant(dayFrom(now, -1), time);
}

const dayFrom = (now: Date, days: number): string => localDate(addDays(new TZDate(now, AGENCY_ZONE), days));
