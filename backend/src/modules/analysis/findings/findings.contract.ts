import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';

const count = z.number().int().min(0);
export const severity = z.enum(['critical', 'warning', 'notice']);
export const level = z.enum(['low', 'medium', 'high']);
export const owner = z.enum(['agency', 'webmaster', 'company']);

/** Counts of the one list (decision 32). */
export const findingCounts = z.object({ total: count, critical: count, warnings: count, notices: count });

/** A finding as an owner reads it. */
export const shownFinding = z.object({
  id: z.string(),
  severity,
  title: z.string(),
  description: z.string(),
  /** The figure behind it, « 4,8 s ». */
  found: z.string().nullable(),
  effort: level,
  time_estimate: z.string(),
  owner,
  how_to_fix: z.string(),
});

/** What gains most first. */
export const findingList = findingCounts.extend({ items: z.array(shownFinding) });

export const planStep = z.object({
  id: z.string(),
  title: z.string(),
  solution: z.string(),
  priority: z.enum(['high', 'medium']),
  owner,
  effort: level,
  time_estimate: z.string(),
  /** Ids of the findings it solves; empty for general advice. */
  findings: z.array(z.string()),
});

/** The word and the grade of the one score (decision 29). */
export const verdict = z.object({
  score: z.number().int().min(0).max(100),
  word: z.enum(['Excellent', 'Moyen', 'Critique']),
  grade: z.enum(['A', 'B', 'C', 'D']),
  basis: z.enum(['quiz', 'speed', 'estimate']),
});

/** The same list for staff, with thresholds and evidence: `GET /api/admin/prospects/{id}/findings`. */
export const judgedList = findingCounts.extend({
  outcome: z.string().nullable(),
  judged_at: isoDateTime,
  scan_id: z.string().nullable(),
  items: z.array(
    shownFinding.extend({
      category: z.enum(['performance', 'seo', 'ux', 'technical']).nullable(),
      looks_at: z.string(),
      threshold: z.object({ words: z.string(), value: z.number().nullable() }),
      /** 0–100: the order of the list and of the plan. */
      gain: z.number(),
      business_impact: z.string(),
      step: z.string(),
    }),
  ),
  unmeasured: z.array(z.object({ id: z.string(), looks_at: z.string() })),
  plan: z.array(planStep),
});

export type FindingList = z.infer<typeof findingList>;
export type JudgedList = z.infer<typeof judgedList>;
export type ShownPlanStep = z.infer<typeof planStep>;
