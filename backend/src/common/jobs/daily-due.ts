import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { AGENCY_ZONE, localDate, localTime } from '../../rules/dates.rules.js';
import { localInstant } from '../local-time.js';

/** A daily time: `HH:mm` in the agency's zone, and since when it applies; null = always. */
export interface DailyTime {
  time: string;
  since: Date | null;
}

/**
 * Returns whether today's run is due: its time has come and was not chosen after it, so that a schedule switched on in the afternoon first
 * runs the next night. Wall-clock times are compared, so days of 23 or 25 hours need no special case. A choice dated in the future comes
 * from a clock that was set back, and is ignored.
 */
export function isDue(now: Date, { time, since }: DailyTime): boolean {
  if (localTime(now) < time) return false;
  return since === null || since < localInstant(localDate(now), time) || since > addDays(now, 1);
}

/** Returns the time of the next run: today's time if it is in the future and not done, else tomorrow's. */
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
