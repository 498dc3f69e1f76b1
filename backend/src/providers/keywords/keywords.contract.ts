import { z } from 'zod';

/** A keyword for which a domain ranks. `rank_group` 0 or null = unranked; cpc in USD; etv = estimated visits a month. */
export const rankedKeyword = z.object({
  keyword: z.string(),
  rank_group: z.number().int().nullable(),
  rank_absolute: z.number().int().nullable(),
  url: z.string().nullable(),
  search_volume: z.number().int().nullable(),
  cpc: z.number().nullable(),
  competition: z.number().nullable(),
  etv: z.number().nullable(),
  estimated_paid_traffic_cost: z.number().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
});

export type RankedKeyword = z.infer<typeof rankedKeyword>;
