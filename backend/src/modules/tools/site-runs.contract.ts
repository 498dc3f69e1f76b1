import { z } from 'zod';
import { isoDateTime, optionalText, requiredText, uuid } from '../../common/http/field.contract.js';
import { analysisName } from '../analysis/results/analysis.contract.js';

export const toolName = z.enum(['site-analysis', 'functions']);
const runStatus = z.enum(['queued', 'running', 'done', 'cancelled']);

/** A website to measure without a prospect. Without `analyses`, all of them. */
export const runOrder = z.object({
  tool: toolName.default('site-analysis'),
  url: requiredText('URL vide ou invalide', 2000),
  company: optionalText(200),
  city: optionalText(200),
  analyses: z.array(analysisName).min(1).optional(),
});

/** One analysis of a run; `finding` is its raw result. */
const runTask = z.object({
  status: z.enum(['queued', 'running', 'done', 'failed', 'skipped', 'cancelled']),
  duration_ms: z.number().int().nullable(),
  finding: z.record(z.string(), z.unknown()).nullable(),
});

export const toolRun = z.object({
  id: uuid,
  tool: z.string(),
  status: runStatus,
  url: z.string().nullable(),
  total: z.number().int(),
  ended: z.number().int(),
  failed: z.number().int(),
  tasks: z.array(runTask.extend({ analysis: analysisName })),
  created_at: isoDateTime,
  started_at: isoDateTime.nullable(),
  finished_at: isoDateTime.nullable(),
});

export type ToolName = z.infer<typeof toolName>;
export type RunStatus = z.infer<typeof runStatus>;
export type RunOrder = z.infer<typeof runOrder>;
export type RunTask = z.infer<typeof runTask>;
export type ToolRunRecord = z.infer<typeof toolRun>;
export interface RunSubject {
  url: string;
  company: string | null;
  city: string | null;
}
