import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';
import { scanLine } from '../analysis/scans/scan.contract.js';

/** Jobs of one queue by state; `id` is its name. */
export const queueDepth = z.object({
  id: z.string(),
  queue: z.string(),
  /** In French. */
  title: z.string(),
  waiting: z.number().int(),
  /** Waits for its hour, or for another attempt. */
  delayed: z.number().int(),
  active: z.number().int(),
  /** Dead letters. */
  dead: z.number().int(),
  oldest_waiting_seconds: z.number().int().nullable(),
  done_last_hour: z.number().int(),
});

export const deadLetter = z.object({
  id: uuid,
  queue: z.string(),
  /** In French. */
  title: z.string(),
  /** Ids of what the job was about. */
  payload: z.record(z.string(), z.unknown()),
  attempts: z.number().int(),
  error: z.string().nullable(),
  failed_at: isoDateTime,
});

export const retriedJob = z.object({ id: uuid, queue: z.string() });

/** A schedule: state, last run with outcome, and next run. */
export const schedule = z.object({
  id: z.string(),
  job: z.string(),
  title: z.string(),
  /** Run by worker processes only, or by web processes too. */
  run_by: z.enum(['workers', 'everybody']),
  /** Once a day; otherwise again and again, every so many seconds. */
  daily: z.boolean(),
  every_seconds: z.number().int().nullable(),
  enabled: z.boolean(),
  /** `waiting`: no worker is there to run it. */
  state: z.enum(['fine', 'off', 'waiting', 'late', 'failing']),
  /** What is wrong, in French; null while nothing is. */
  fault: z.string().nullable(),
  /** Time of day in the agency's zone, `HH:mm`. */
  time: z.string().nullable(),
  /** Null while switched off, and before the first run. */
  next_run_at: isoDateTime.nullable(),
  /** Last success, accurate to half a minute; a daily one checks each minute. */
  succeeded_at: isoDateTime.nullable(),
  /** Of a daily one. */
  last_run: z
    .object({
      local_date: z.string(),
      started_at: isoDateTime,
      /** In French. */
      result: z.string(),
      outcome: z.record(z.string(), z.unknown()).nullable(),
      scan: scanLine.nullable(),
    })
    .nullable(),
});

/** A worker process; `alive` if it reported within 15 seconds. */
export const worker = z.object({
  id: uuid,
  host: z.string(),
  pid: z.number().int(),
  started_at: isoDateTime,
  seen_at: isoDateTime,
  alive: z.boolean(),
});
export type WorkerRecord = z.infer<typeof worker>;

export type QueueDepthRecord = z.infer<typeof queueDepth>;
export type DeadLetterRecord = z.infer<typeof deadLetter>;
export type RetriedJob = z.infer<typeof retriedJob>;
export type ScheduleRecord = z.infer<typeof schedule>;
