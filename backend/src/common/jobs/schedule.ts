import type { CronOptions } from '@nestjs/schedule';
import { z } from 'zod';
import { AGENCY_ZONE } from '../../rules/dates.rules.js';
import { definedJobs, defineJob, type Job, type ScheduleOptions } from './define-job.js';

/** A job that a `@Cron` method enqueues: once per slot, or once per local date, for all processes. */
export type Schedule<Payload = unknown> = Job<Payload> & { readonly schedule: ScheduleOptions };

const common = {
  concurrency: 1,
  // the next slot, or the next minute of the same day, is the retry
  retries: 0,
  retryDelaySeconds: 0,
  maxRetryDelaySeconds: 0,
};

interface Described {
  /** Its key in `schedule_marks` and `schedule_runs`. */
  name: string;
  /** For staff, French. */
  title: string;
  safeToRepeat: string;
}

/** Defines a schedule that runs once per slot of so many seconds. A hanging run does not block the next one in another process. */
export const everySeconds = (seconds: number, described: Described, runBy: ScheduleOptions['runBy'] = 'workers') =>
  define({
    ...common,
    ...described,
    payload: z.object({}),
    timeoutSeconds: 600,
    policy: 'short',
    schedule: { runBy, everySeconds: seconds },
  });

/** Runs once a day at the time that `DailySchedules.add` is given. */
export const daily = (described: Described, timeoutSeconds = 600) =>
  define({
    ...common,
    ...described,
    payload: z.object({ localDate: z.iso.date() }),
    singletonKey: ({ localDate }) => localDate,
    timeoutSeconds,
    policy: 'exclusive',
    schedule: { runBy: 'workers', everySeconds: null },
  });

/** A busy process enqueues a run this late rather than leave it out. */
const LATE_MS = 60_000;

/** For the `@Cron` decorator of a schedule. */
export const cronOptions = ({ name }: { name: string }): CronOptions => ({ name, timeZone: AGENCY_ZONE, threshold: LATE_MS });

/** The daily ones first, then by title. */
export function definedSchedules(): readonly Schedule[] {
  const schedules = definedJobs().filter((job): job is Schedule => job.schedule !== undefined);
  const isDaily = ({ schedule }: Schedule) => Number(schedule.everySeconds === null);
  return schedules.toSorted((a, b) => isDaily(b) - isDaily(a) || a.title.localeCompare(b.title, 'fr'));
}

function define<Payload>(schedule: Schedule<Payload>): Schedule<Payload> {
  defineJob(schedule);
  return schedule;
}
