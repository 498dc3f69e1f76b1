import { z } from 'zod';
import type { KeywordMetrics, KeywordReport, PositionCounts } from '../keywords/keyword-metrics.contract.js';
import type { RankedKeyword } from '../keywords/keywords.contract.js';

const number = z.number().nullish();
const text = z.string().nullish();
const counted = z.looseObject({ count: number, etv: number, estimated_paid_traffic_cost: number }).nullish();

/** The parts of `dataforseo_labs/google/ranked_keywords/live` that are read; almost everything may be null. */
export const rankedKeywordsResult = z.object({
  total_count: number,
  metrics: z.object({ organic: counted, ai_overview_reference: counted }).nullish(),
  items: z
    .array(
      z.object({
        keyword_data: z.object({
          keyword: z.string(),
          keyword_info: z.object({ search_volume: number, cpc: number, competition: number }).nullish(),
        }),
        ranked_serp_element: z
          .object({
            serp_item: z
              .object({
                type: text,
                rank_group: number,
                rank_absolute: number,
                url: text,
                title: text,
                description: text,
                etv: number,
                estimated_paid_traffic_cost: number,
              })
              .nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
});

type Result = z.infer<typeof rankedKeywordsResult>;
type Item = NonNullable<Result['items']>[number];

/** Null = the domain is unknown to the vendor: a live, empty list. */
export function toKeywordReport(result: Result | null): KeywordReport {
  // being cited in an AI Overview is counted in the metrics; it is not a position in the list
  const ranked = (result?.items ?? []).filter((item) => item.ranked_serp_element?.serp_item?.type !== 'ai_overview_reference');
  return { keywords: ranked.map(toKeyword), metrics: toMetrics(result) };
}

function toKeyword({ keyword_data: { keyword, keyword_info: info }, ranked_serp_element: element }: Item): RankedKeyword {
  const item = element?.serp_item;
  return {
    keyword,
    rank_group: item?.rank_group ?? null,
    rank_absolute: item?.rank_absolute ?? null,
    url: item?.url ?? null,
    search_volume: info?.search_volume ?? null,
    cpc: info?.cpc ?? null,
    competition: info?.competition ?? null,
    etv: item?.etv ?? null,
    estimated_paid_traffic_cost: item?.estimated_paid_traffic_cost ?? null,
    title: item?.title ?? null,
    description: item?.description ?? null,
  };
}

function toMetrics(result: Result | null): KeywordMetrics {
  const organic = result?.metrics?.organic;
  const at = (bucket: keyof PositionCounts) => z.number().catch(0).parse(organic?.[bucket]);
  return {
    keywords_count: organic?.count ?? result?.total_count ?? 0,
    positions: {
      pos_1: at('pos_1'),
      pos_2_3: at('pos_2_3'),
      pos_4_10: at('pos_4_10'),
      pos_11_20: at('pos_11_20'),
      pos_21_30: at('pos_21_30'),
      pos_31_40: at('pos_31_40'),
      pos_41_50: at('pos_41_50'),
      pos_51_60: at('pos_51_60'),
      pos_61_70: at('pos_61_70'),
      pos_71_80: at('pos_71_80'),
      pos_81_90: at('pos_81_90'),
      pos_91_100: at('pos_91_100'),
    },
    etv: organic?.etv ?? 0,
    estimated_paid_traffic_cost: organic?.estimated_paid_traffic_cost ?? null,
    // the block was requested: a known domain without it is cited nowhere
    ai_overview_count: result?.metrics?.ai_overview_reference?.count ?? (organic ? 0 : null),
  };
}
