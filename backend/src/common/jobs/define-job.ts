import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

/** A kind of background work. Its payload carries ids only; what to do is read from the tables when it runs. */
export interface Job<Payload = unknown> {
  /** `feature.verb`; also the name of its queue. */
  readonly name: string;
  /** For staff, French. */
  readonly title: string;
  readonly payload: z.ZodType<Payload>;
  /** Concurrent jobs of this kind per worker process. */
  readonly concurrency: number;
  /** How often a failed or abandoned job is started again, and the first wait in seconds (doubles each time). */
  readonly retries: number;
  readonly retryDelaySeconds: number;
  readonly maxRetryDelaySeconds: number;
  /** A handler that runs longer is taken for dead. */
  readonly timeoutSeconds: number;
  /** Why a second run after a crash does no harm. */
  readonly safeToRepeat: string;
  /** Of jobs with the same key, `policy` allows one that waits (`short`), or one that waits or runs (`exclusive`). */
  singletonKey?(payload: Payload): string;
  readonly policy?: 'short' | 'exclusive';
  /** Set by `defineSchedule`: the job is enqueued by a `@Cron` method. */
  readonly schedule?: ScheduleOptions;
}

export interface ScheduleOptions {
  /** `workers`: worker processes only; `everybody`: web processes too. */
  readonly runBy: 'workers' | 'everybody';
  /** Length of a slot; null = once a day. */
  readonly everySeconds: number | null;
}

const jobs = new Map<string, Job>();

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  if (jobs.has(job.name)) throw new Error(`job ${job.name} is defined twice`);
  jobs.set(job.name, job as Job);
  return job;
}

/** Schedules included. */
export const definedJobs = (): readonly Job[] => [...jobs.values()];

/** Jobs with a cause other than a schedule; staff sees their queues. */
export const causedJobs = (): readonly Job[] => definedJobs().filter(({ schedule }) => !schedule);

export const JOB_HANDLER = 'job_handler';

/** Marks the method that does a job: `(payload, context) => Promise<void>`. */
export const Handles = (job: Job<never> | Job<unknown>) => SetMetadata(JOB_HANDLER, job.name);

export interface JobContext {
  jobId: string;
  /** 0 on the first run. */
  retry: number;
  /** Aborts when the claim on the job is lost or the worker stops. */
  signal: AbortSignal;
}

/** Thrown by a handler to have its job run again after a wait, without counting as a fault of ours. */
export class TryAgain extends Error {
  override name = 'TryAgain';
}
