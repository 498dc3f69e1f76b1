import { z } from 'zod';
import { rankedKeyword } from './keywords.contract.js';

const count = z.number().int().min(0);

/** Number of keywords by position on the results page. */
export const positionCounts = z.object({
  pos_1: count,
  pos_2_3: count,
  pos_4_10: count,
  pos_11_20: count,
  pos_21_30: count,
  pos_31_40: count,
  pos_41_50: count,
  pos_51_60: count,
  pos_61_70: count,
  pos_71_80: count,
  pos_81_90: count,
  pos_91_100: count,
});

/** A domain in Google Switzerland, over all its keywords (the list beside it may be shorter). */
export const keywordMetrics = z.object({
  keywords_count: count,
  positions: positionCounts,
  /** Estimated visits a month. */
  etv: z.number(),
  /** What the same visits would cost as ads, USD a month. */
  estimated_paid_traffic_cost: z.number().nullable(),
  /** Keywords whose Google AI Overview cites the site; null = not reported. */
  ai_overview_count: count.nullable(),
});

export const keywordReport = z.object({ keywords: z.array(rankedKeyword), metrics: keywordMetrics });

export type PositionCounts = z.infer<typeof positionCounts>;
export type KeywordMetrics = z.infer<typeof keywordMetrics>;
export type KeywordReport = z.infer<typeof keywordReport>;
