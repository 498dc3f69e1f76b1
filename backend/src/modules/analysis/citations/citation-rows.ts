import { ASSISTANTS, assistantState } from '../../../rules/citations.rules.js';
import type { FailedQuestions, Results } from '../results/analysis.contract.js';
import type { AnalysisOutput } from '../results/analysis.js';
import type { Citations } from '../results/citations.entity.js';
import { NOT_CONFIGURED } from './citations.js';

export type CitationRow = Pick<
  Citations,
  'prospect_id' | 'platform' | 'citations_count' | 'pages_count' | 'runs' | 'answers' | 'failed' | 'last_checked' | 'provenance'
>;

/** The rows to upsert by prospect and platform: what was counted. */
export function toCitationRows(
  prospectId: string,
  { result, source, provider }: AnalysisOutput<'citations'>,
  measuredAt: Date,
): CitationRow[] {
  const measured = result?.platforms.filter(({ citations }) => citations !== null) ?? [];
  return measured.map(({ platform, citations, pages, runs, answers, failed }) => ({
    prospect_id: prospectId,
    platform,
    citations_count: citations,
    pages_count: pages,
    runs,
    answers,
    failed: failed ?? null,
    last_checked: measuredAt,
    provenance: { source, provider: (source === 'live' && modelsOf(answers)) || provider, measured_at: measuredAt },
  }));
}

/** Rows of assistants that answered no question; shown beside the last count, which they never overwrite. */
export function toSilentRows(
  prospectId: string,
  { result, source, provider }: AnalysisOutput<'citations'>,
  measuredAt: Date,
): (CitationRow & { failed: FailedQuestions })[] {
  return (result?.platforms ?? []).flatMap(({ platform, citations, failed }) =>
    citations === null && failed
      ? [
          {
            ...{ prospect_id: prospectId, platform, citations_count: null, pages_count: null, runs: null, answers: [], failed },
            last_checked: null,
            provenance: { source, provider, measured_at: measuredAt },
          },
        ]
      : [],
  );
}

/** Each assistant names its own models, and not those of the others. */
const modelsOf = (answers: Citations['answers']): string => [...new Set(answers.flatMap(({ model }) => model ?? []))].join(', ');

/** Stored rows as a result, all assistants in their order; the others are « non mesuré ». Null without any row. */
export function fromCitationRows(rows: readonly CitationRow[]): Results['citations'] | null {
  const platforms = ASSISTANTS.map((platform) => {
    const row = rows.find((one) => one.platform === platform);
    const known = row && row.citations_count !== null;
    return {
      platform,
      citations: row?.citations_count ?? null,
      pages: row?.pages_count ?? null,
      runs: row?.runs ?? null,
      answers: row?.answers ?? [],
      failed: row?.failed ?? null,
      reason: row?.failed ? { code: row.failed.code, message: row.failed.message } : row ? null : NOT_CONFIGURED,
      source: known ? row.provenance.source : null,
      provider: known ? row.provenance.provider : null,
      measured_at: known ? row.provenance.measured_at.toISOString() : null,
    };
  });
  return platforms.some((one) => one.citations !== null || assistantState(one) === 'silent') ? { platforms } : null;
}
