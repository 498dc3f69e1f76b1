import { Injectable } from '@nestjs/common';
import type { KeywordReport } from '../keywords/keyword-metrics.contract.js';
import { KeywordSource } from '../keywords/keyword-source.js';
import { DataForSeo } from './data-for-seo.service.js';
import { rankedKeywordsResult, toKeywordReport } from './ranked-keywords.js';

/** Keywords of a domain that are fetched (specification 3, section 9); the metrics count all of them. */
const LIMIT = 20;

/** Keywords from DataForSEO Labs: a database that is renewed about monthly, not a live search. */
@Injectable()
export class RankedKeywordsClient extends KeywordSource {
  readonly provider = 'DataForSEO Labs';

  constructor(private readonly dataForSeo: DataForSeo) {
    super();
  }

  async rankedKeywords(domain: string, signal?: AbortSignal): Promise<KeywordReport> {
    const { result } = await this.dataForSeo.run({
      operation: 'ranked_keywords',
      path: 'dataforseo_labs/google/ranked_keywords/live',
      task: {
        target: domain.replace(/^www\./, ''),
        location_name: 'Switzerland',
        language_name: 'French',
        item_types: ['organic', 'ai_overview_reference'],
        limit: LIMIT,
        order_by: ['keyword_data.keyword_info.search_volume,desc'],
      },
      result: rankedKeywordsResult,
      expectedCost: 0.012,
      timeoutMs: 60_000,
      signal,
    });
    return toKeywordReport(result);
  }
}
