import { z } from 'zod';
import { isoDateTime, uuid } from '../../../common/http/field.contract.js';
import { rankedKeyword } from '../../../providers/keywords/keywords.contract.js';
import { source, taskError } from '../results/analysis.contract.js';

/** A stored keyword analysis. */
export const keywordAnalysis = z.object({
  id: uuid,
  prospect_id: uuid,
  company: z.string(),
  domain: z.string(),
  analysis_type: z.string(),
  keyword_count: z.number().int(),
  first_keyword: z.string().nullable(),
  analyzed_at: isoDateTime,
  source,
  provider: z.string(),
});

export const keywordAnalysisWithKeywords = keywordAnalysis.extend({ ranked_keywords: z.array(rankedKeyword) });

/** Everything about the keywords of one prospect, for the debugger; a sample carries no opportunity. */
export const keywordDebug = z.object({
  prospect: z.object({
    id: uuid,
    name: z.string(),
    company: z.string().nullable(),
    site_url: z.string().nullable(),
    domain: z.string().nullable(),
  }),
  record: keywordAnalysis.nullable(),
  keywords: z.array(
    z.object({
      keyword: z.string(),
      position: z.number().int().nullable(),
      volume: z.number().int().nullable(),
      branded: z.boolean(),
      opportunity: z.enum(['Forte', 'Moyenne', 'Faible']).nullable(),
    }),
  ),
  last_attempt: z
    .object({ state: z.string(), measured_at: isoDateTime, duration_ms: z.number().nullable(), error: taskError.nullable() })
    .nullable(),
  scan_id: uuid.nullable(),
});

export type KeywordAnalysisRecord = z.infer<typeof keywordAnalysis>;
export type KeywordAnalysisWithKeywords = z.infer<typeof keywordAnalysisWithKeywords>;
export type KeywordDebug = z.infer<typeof keywordDebug>;
