import type { Results } from '../analysis.contract.js';
import { citationPlatform } from '../analysis.contract.js';
import type { Finding } from '../analysis.js';
import type { Citations } from '../results/citations.entity.js';
import { NOT_CONFIGURED } from './citations.js';

export type CitationRow = Pick<
  Citations,
  'prospect_id' | 'platform' | 'citations_count' | 'pages_count' | 'runs' | 'answers' | 'last_checked' | 'provenance'
>;

/** The rows to upsert by prospect and platform. What was not measured is left out: a failure never overwrites a good value. */
export function toCitationRows(prospectId: string, { result, source, provider }: Finding<'citations'>, measuredAt: Date): CitationRow[] {
  const measured = result?.platforms.filter(({ citations }) => citations !== null) ?? [];
  return measured.map(({ platform, citations, pages, runs, answers }) => ({
    prospect_id: prospectId,
    platform,
    citations_count: citations,
    pages_count: pages,
    runs,
    answers,
    last_checked: measuredAt,
    provenance: { source, provider, measured_at: measuredAt },
  }));
}

/** Stored rows as a result, all platforms in their order; the others are « non mesuré ». Null without any row. */
export function fromCitationRows(rows: readonly CitationRow[]): Results['citations'] | null {
  if (rows.length === 0) return null;
  const platforms = citationPlatform.options.map((platform) => {
    const row = rows.find((one) => one.platform === platform);
    return {
      platform,
      citations: row?.citations_count ?? null,
      pages: row?.pages_count ?? null,
      runs: row?.runs ?? null,
      answers: row?.answers ?? [],
      reason: row ? null : NOT_CONFIGURED,
    };
  });
  return { platforms };
}
