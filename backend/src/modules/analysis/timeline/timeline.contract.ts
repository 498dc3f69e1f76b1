import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';
import { analysisName, analysisReport, analysisState, source, taskError } from '../results/analysis.contract.js';

const figureValue = z.union([z.number(), z.string(), z.boolean()]).nullable();
const ranked = z.object({ keyword: z.string(), position: z.number().int().nullable() });
const issue = z.object({ id: z.string(), message: z.string(), severity: z.enum(['critical', 'warning', 'notice']) });

const score = z.number().int().min(0).max(100);

/** Since the last scan but one: the speed of the devices that both have measured, or that another tool has measured since. */
export const speedSince = z.object({
  performance: z.object({ from: score, to: score, since: isoDateTime }).nullable(),
  other_tool: z.object({ before: z.string(), now: z.string(), since: isoDateTime }).nullable(),
});
export type SpeedSince = z.infer<typeof speedSince>;

/** What changed since the measurement before; empty where nothing did. */
export const changes = z.object({
  /** Single figures under the names of their table; scores 0–100. */
  figures: z.array(z.object({ figure: z.string(), from: figureValue, to: figureValue })),
  keywords: z.object({
    gained: z.array(ranked),
    lost: z.array(ranked),
    moved: z.array(z.object({ keyword: z.string(), from: z.number().int(), to: z.number().int() })),
  }),
  issues: z.object({ new: z.array(issue), solved: z.array(issue) }),
});

export const timelineEntry = z.object({
  id: z.number().int(),
  analysis: analysisName,
  state: analysisState,
  source,
  provider: z.string().nullable(),
  measured_at: isoDateTime,
  duration_ms: z.number().int().nullable(),
  scan_id: z.string().nullable(),
  error: taskError.nullable(),
  /** The address that it was measured at, where that is not the prospect's any more. */
  former_site: z.string().nullable(),
  /** Nothing was measured before it. */
  first: z.boolean(),
  /** The measurement it is compared with: the last good one of another scan and of the same website. */
  previous: z.object({ measured_at: isoDateTime, provider: z.string().nullable() }).nullable(),
  /** Why the two are not compared: they are of two websites, or by two tools. */
  break: z.enum(['other_site', 'other_tool']).nullable(),
  /** Null when there is nothing to compare with. */
  changes: changes.nullable(),
});

/** A page of the history, newest first. */
const history = z.object({ total: z.number().int(), page: z.number().int(), perPage: z.number().int(), entries: z.array(timelineEntry) });

/** The latest results; with `?history=1` the history too. */
export const analysisWithHistory = analysisReport.extend({ history: history.optional() });

export const analysisQuery = z.object({
  history: z.enum(['', '0', '1', 'false', 'true']).optional(),
  /** Only this analysis in the history. */
  analysis: analysisName.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

export type Changes = z.infer<typeof changes>;
export type TimelineEntry = z.infer<typeof timelineEntry>;
export type History = z.infer<typeof history>;
export type AnalysisWithHistory = z.infer<typeof analysisWithHistory>;
