import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

export const retentionCause = z.enum(['night', 'staff']);
export const retentionState = z.enum(['queued', 'running', 'done', 'failed']);

/** Kind → rows. */
const counts = z.record(z.string(), z.number().int());

export const retentionRun = z.object({
  id: uuid,
  cause: retentionCause,
  state: retentionState,
  /** What is being deleted. */
  kind: z.string().nullable(),
  removed: counts,
  /** Not deleted by the night because there were unusually many. */
  held: counts,
  error: z.string().nullable(),
  requested_by_email: z.string().nullable(),
  created_at: isoDateTime,
  finished_at: isoDateTime.nullable(),
});

export const retentionPlan = z.object({
  enabled: z.boolean(),
  time: z.string(),
  next_run_at: isoDateTime.nullable(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      period: z.object({ value: z.number().int(), unit: z.enum(['months', 'days']) }),
      /** Where the period is changed; null = fixed. */
      setting: z.object({ document: z.enum(['retention', 'legal']), path: z.string() }).nullable(),
      /** Deleted, or emptied of what is personal. */
      act: z.enum(['delete', 'empty']),
    }),
  ),
  runs: z.array(retentionRun),
});

/** What a run would take now. */
export const retentionDue = z.object({
  counted_at: isoDateTime,
  kinds: z.array(
    z.object({
      kind: z.string(),
      due: z.number().int(),
      /** When the next row will be deleted: in the next run, or once the oldest one is old enough. Null = none is left. */
      next_deletion_at: isoDateTime.nullable(),
      /** So many that the night waits for a person. */
      held: z.boolean(),
    }),
  ),
});

export type RetentionCause = z.infer<typeof retentionCause>;
export type RetentionState = z.infer<typeof retentionState>;
export type RetentionRunRecord = z.infer<typeof retentionRun>;
export type RetentionPlan = z.infer<typeof retentionPlan>;
export type RetentionDue = z.infer<typeof retentionDue>;
