import type { RankedKeyword } from './keywords.contract.js';

type PlainKeyword = Pick<RankedKeyword, 'keyword' | 'search_volume'> & { position: number | null; url?: string | null };

/** Makes a keyword of which only position and volume are known. */
export const plainKeyword = ({ keyword, position, search_volume, url = null }: PlainKeyword): RankedKeyword => ({
  keyword,
  rank_group: position,
  rank_absolute: position,
  url,
  search_volume,
  cpc: null,
  competition: null,
  etv: null,
  estimated_paid_traffic_cost: null,
  title: null,
  description: null,
});
