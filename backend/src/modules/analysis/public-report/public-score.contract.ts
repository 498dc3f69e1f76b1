import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';
import { quizState } from '../../quiz/quiz.contract.js';
import { findingCounts, planStep, shownFinding, verdict } from '../findings/findings.contract.js';
import { recommendation } from '../results/analysis.contract.js';
import { measuredParts, overallScore, points, publicReport, shownScore, trialScore } from './public-report.contract.js';

/** What lowers the SmartIndex most, with one action. */
const lever = z.object({
  category: z.enum(['maturity', 'acquisition', 'innovation']),
  question: z.string(),
  answer: z.string(),
  lost: z.number().int(),
  action: z.string(),
});

export const scoreBasis = z.enum(['quiz', 'mobile', 'desktop', 'page', 'keywords']);

/** Preview of an audit: counts of the list, its first findings, time and tool of the measurement. Solutions are part of the audit only. */
const auditPreview = findingCounts.extend({
  items: z.array(shownFinding.pick({ severity: true, description: true })),
  provider: z.string().nullable(),
  measured_at: isoDateTime.nullable(),
});

/** Everything of the score pages. Scores 0–100. */
export const publicScore = z.object({
  token: z.string(),
  /** For the page technical report, requested by id (specification 2). */
  prospect_id: z.string(),
  site_url: z.string().nullable(),
  /** Made-up figures, shown as such. */
  demo: z.boolean().optional(),
  /** A made-up company: every figure is named an example. */
  example: z.boolean().optional(),
  company: z.string(),
  domain: z.string(),
  quiz: z.object({ status: quizState, answered: z.number().int(), total: z.number().int() }),
  /** The quiz score; null until the quiz is done. */
  smart_index: points,
  overall: overallScore,
  verdict: verdict.nullable(),
  self_serve: trialScore.nullable(),
  outcome: z.string().nullable(),
  categories: z.object({ maturity: shownScore, acquisition: shownScore, innovation: shownScore }),
  technical: points,
  technicalParts: measuredParts,
  /** What the scores rest on, and what of it is measured. */
  basis: z.array(z.object({ part: scoreBasis, measured: z.boolean(), provider: z.string().nullish(), measured_at: isoDateTime.nullish() })),
  /** Null while nothing of the site was measured. */
  findings: auditPreview.nullable(),
  /** References of the agency, not measurements; what it left empty is null. */
  benchmarks: z.object({
    market: z.object({ maturity: points, acquisition: points, innovation: points }),
    competitors: z.array(z.number().int()),
    sector: z.string(),
  }),
  levers: z.array(lever),
  /** CHF, an estimate; null without a finished quiz and a measured site. Cards only as far as each has a measured basis, named in `parts`. */
  loss: z
    .object({
      month: z.number().int(),
      year: z.number().int(),
      cards: z.array(z.number().int()),
      parts: z.array(z.object({ id: z.enum(['search', 'speed', 'requests']), amount: z.number().int(), basis: z.string() })),
    })
    .nullable(),
  recommendations: z.array(recommendation),
  /** The whole plan, highest gain first. */
  plan: z.array(planStep),
  /** The one list of actions, as the report has it. */
  actions: publicReport.shape.actions,
  webmaster: publicReport.shape.webmaster,
  agency: publicReport.shape.agency,
});

export type PublicScore = z.infer<typeof publicScore>;
