import { z } from 'zod';
import { isoDateTime, uuid } from '../../../common/http/field.contract.js';
import { SCAN_OUTCOMES } from '../../../rules/scan-outcomes.rules.js';
import { analysisName, analysisState, taskError } from '../results/analysis.contract.js';

export const scanKind = z.enum(['quick', 'bulk', 'nightly', 'trial', 'single']);
/** `quick`: speed only; `full`: accessibility, best practices and SEO too (specification 2, section 9). */
export const speedMode = z.enum(['quick', 'full']);
export const scanStatus = z.enum(['queued', 'running', 'paused', 'done', 'cancelled']);
export const taskStatus = z.enum(['waiting', 'queued', 'running', 'done', 'failed', 'skipped', 'cancelled']);

export const targetStatus = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export const scanOutcome = z.enum(SCAN_OUTCOMES);

/** Decision of staff about a Google listing. */
export const listingDecision = z.object({ place_id: z.string().min(1).max(300), own: z.boolean() });

export const scanTask = z.object({
  prospectId: uuid,
  analysis: analysisName,
  status: taskStatus,
  /** State of the result: a finished task may have found an example only, or a part. */
  state: analysisState.or(z.literal('partial')).nullable(),
  attempts: z.number().int(),
  error: taskError.nullable(),
  durationMs: z.number().int().nullable(),
});

/** One prospect of a scan. */
export const scanTarget = z.object({
  prospectId: uuid,
  status: targetStatus,
  /** Null until it has ended, and when it was stopped. */
  outcome: scanOutcome.nullable(),
  /** What its website showed. */
  page: z.string().nullable(),
  started_at: isoDateTime.nullable(),
  finished_at: isoDateTime.nullable(),
});

/** A scan with its progress. All numbers count prospects. `tasks` are limited to 200, or to the requested prospect. */
export const scan = z.object({
  id: uuid,
  kind: scanKind,
  status: scanStatus,
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  /** How those went that have ended. */
  outcomes: z.record(scanOutcome, z.number().int()),
  /** Stopped before their end. */
  cancelled: z.number().int(),
  /** Chosen, but without a website. */
  left_out: z.number().int(),
  /** USD: reckoned at the start (null for scans of before), and paid so far. */
  cost: z.object({ estimated: z.number().nullable(), spent: z.number() }),
  created_at: isoDateTime,
  started_at: isoDateTime.nullable(),
  finished_at: isoDateTime.nullable(),
  /** While it runs, from the pace so far. */
  remaining_seconds: z.number().int().nullable(),
  tasks: z.array(scanTask),
  /** The requested prospect. */
  target: scanTarget.nullable(),
});

/** In a list. */
export const scanLine = scan.omit({ tasks: true, target: true });

/** Of a scan, what concerns one prospect. */
export const scanView = z.object({ prospect: uuid.optional() });
export const targetParams = z.object({ id: uuid, prospectId: uuid });

export const analysisParams = z.object({ id: uuid, analysis: analysisName });
export const singleOrder = z.object({ mode: speedMode.default('full') }).optional();

/** What a bulk scan would take; costs in USD, null where nothing limits them. */
export const scanEstimate = z.object({
  prospects: z.number().int(),
  /** Of the same selection, without a website: left out. */
  left_out: z.number().int(),
  seconds: z.number(),
  cost: z.number(),
  vendors: z.array(
    z.object({ vendor: z.string(), calls: z.number().int(), cost: z.number(), left: z.number().nullable(), enough: z.boolean() }),
  ),
});
/** What one analysis of one prospect costs, USD; without vendors it is measured here, or not at all. */
export const analysisCost = z.object({
  analysis: analysisName,
  /** Whether the task belongs to a scan of all analyses. */
  whole: z.boolean(),
  vendors: z.array(z.string()),
  cost: z.number(),
});
export type AnalysisCost = z.infer<typeof analysisCost>;
export type ListingDecision = z.infer<typeof listingDecision>;
export type ScanEstimate = z.infer<typeof scanEstimate>;

export const startedScan = z.object({ scanId: uuid });

export type SpeedMode = z.infer<typeof speedMode>;
export type ScanKind = z.infer<typeof scanKind>;
export type ScanStatus = z.infer<typeof scanStatus>;
export type TargetStatus = z.infer<typeof targetStatus>;
export type ScanLine = z.infer<typeof scanLine>;
export type ScanTargetRecord = z.infer<typeof scanTarget>;
export type TaskStatus = z.infer<typeof taskStatus>;
export type ScanRecord = z.infer<typeof scan>;
export type ScanTaskRecord = z.infer<typeof scanTask>;
