import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';
import { analysisName, taskError } from './analysis.contract.js';

export const scanKind = z.enum(['quick', 'bulk', 'nightly', 'trial', 'single']);
/** `quick`: speed alone; `full`: accessibility, best practices and SEO too (specification 2, section 9). */
export const speedMode = z.enum(['quick', 'full']);
export const scanStatus = z.enum(['queued', 'running', 'paused', 'done', 'cancelled']);
export const taskStatus = z.enum(['waiting', 'queued', 'running', 'done', 'failed', 'skipped', 'cancelled']);

export const scanTask = z.object({
  prospectId: uuid,
  analysis: analysisName,
  status: taskStatus,
  attempts: z.number().int(),
  error: taskError.nullable(),
  durationMs: z.number().int().nullable(),
});

/** A scan and its progress. `total`, `done` and `failed` count prospects; `tasks` are their single analyses. */
export const scan = z.object({
  id: uuid,
  kind: scanKind,
  status: scanStatus,
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  created_at: isoDateTime,
  started_at: isoDateTime.nullable(),
  finished_at: isoDateTime.nullable(),
  /** While it runs, from the pace so far. */
  remaining_seconds: z.number().int().nullable(),
  tasks: z.array(scanTask),
});

export const analysisParams = z.object({ id: uuid, analysis: analysisName });
export const singleOrder = z.object({ mode: speedMode.default('full') }).optional();

/** What a bulk scan would take; costs in USD, null where nothing limits them. */
export const scanEstimate = z.object({
  prospects: z.number().int(),
  seconds: z.number(),
  cost: z.number(),
  vendors: z.array(
    z.object({ vendor: z.string(), calls: z.number().int(), cost: z.number(), left: z.number().nullable(), enough: z.boolean() }),
  ),
});
export type ScanEstimate = z.infer<typeof scanEstimate>;

export const startedScan = z.object({ scanId: uuid });

export type SpeedMode = z.infer<typeof speedMode>;
export type ScanKind = z.infer<typeof scanKind>;
export type ScanStatus = z.infer<typeof scanStatus>;
export type TaskStatus = z.infer<typeof taskStatus>;
export type ScanRecord = z.infer<typeof scan>;
export type ScanTaskRecord = z.infer<typeof scanTask>;
