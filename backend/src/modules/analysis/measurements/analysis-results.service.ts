import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, type ObjectLiteral } from 'typeorm';
import { currentManager } from '../../../common/database/one-connection.js';
import { CAUSES } from '../../../providers/provider-error.js';
import type { Language } from '../../../rules/language.rules.js';
import { toCitationRows, toSilentRows } from '../citations/citation-rows.js';
import { LatestResults } from '../findings/latest-results.queries.js';
import { SiteJudgement } from '../findings/site-judgement.service.js';
import { type AnalysisName, type AnalysisReport, type Results, results, type TaskError } from '../results/analysis.contract.js';
import type { AnalysisOutput } from '../results/analysis.js';
import { boundedFacts } from '../results/bounded-facts.js';
import { type Stored, withCarriedOverFigures } from '../results/carry-over/carried-over-figures.js';
import { Citations } from '../results/citations.entity.js';
import { LATEST } from '../results/latest.entity.js';
import { Measurement } from '../results/measurement.entity.js';
import { replaces } from '../results/precedence.js';
import type { Provenance } from '../results/provenance.js';
import { Recommendations } from '../results/recommendations.entity.js';
import { ReviewsResult } from '../results/reviews-result.entity.js';
import { ReviewState } from '../review/review-state.service.js';
import { SiteTexts } from '../texts/site-texts.service.js';

export interface Attempt {
  prospectId: string;
  analysis: AnalysisName;
  /** The address of the measurement (`siteOf`); null: entered for the company, independent of the address. */
  site: string | null;
  scanId: string | null;
  measuredAt: Date;
  durationMs: number;
}

type Row = ObjectLiteral & { provenance: Provenance };

const NOTHING_FOUND = { state: 'not_applicable', source: 'live', provider: '', result: null } as const;

/** Stores results: the latest good one in its table, every measurement in the history, and what is derived from both. */
@Injectable()
export class AnalysisResults {
  private readonly logger = new Logger(AnalysisResults.name);

  constructor(
    private readonly database: DataSource,
    private readonly latest: LatestResults,
    private readonly judgement: SiteJudgement,
    private readonly review: ReviewState,
    private readonly texts: SiteTexts,
  ) {}

  /** Before anything else in a transaction that changes results of a prospect (order of locks, docs/locks.md). */
  lockProspect(manager: EntityManager, prospectId: string): Promise<void> {
    return this.judgement.lockProspect(manager, prospectId);
  }

  /** Normalises an address as the key of results. */
  async siteOf(url: string): Promise<string> {
    const [row] = await currentManager(this.database).query<{ site: string }[]>('SELECT site_address($1) AS site', [url]);
    return row?.site ?? '';
  }

  /** Discards a result of a former address and returns why. The caller holds the prospect's lock. */
  async refuseLate(manager: EntityManager, attempt: Attempt): Promise<TaskError | null> {
    const { prospectId, analysis, site, scanId } = attempt;
    const [row] = await manager.query<{ site: string }[]>('SELECT site_address(site_url) AS site FROM prospects WHERE id = $1', [
      prospectId,
    ]);
    if (site == null || !row || row.site === site) return null;
    const error: TaskError = { code: 'site_changed', message: CAUSES.site_changed, detail: site };
    await this.remember(manager, [attempt], { ...NOTHING_FOUND, error, former_site: site });
    this.logger.warn({ prospectId, analysis, scanId, measuredAt: site, now: row.site }, CAUSES.site_changed);
    return error;
  }

  /** Adds a measurement to the history and makes it the latest result unless a better one exists. */
  async save(manager: EntityManager, attempt: Attempt, found: AnalysisOutput): Promise<void> {
    const output = bounded(attempt.analysis, found);
    await this.judgement.lockProspect(manager, attempt.prospectId);
    if (await this.refuseLate(manager, attempt)) return;
    await this.remember(manager, [attempt], {
      state: output.state,
      source: output.source,
      provider: output.provider,
      result: output.result,
      error: output.reason ? { ...output.reason, detail: null } : null,
    });
    await this.store(manager, attempt, output);
    const place_id = output.reason?.listing?.place_id;
    // an earlier match of the company
    if (place_id) await manager.delete(ReviewsResult, { prospect_id: attempt.prospectId, place_id, provenance: { source: 'live' } });
    await this.judgement.renew(manager, attempt.prospectId, attempt.scanId);
    await this.review.afterResults(manager, attempt.prospectId);
  }

  /** Takes back what a person has entered: the last measurement shows again, or nothing. */
  async forgetManual(manager: EntityManager, prospectId: string, analysis: 'reviews' | 'citations'): Promise<void> {
    await this.judgement.lockProspect(manager, prospectId);
    const where = { prospect_id: prospectId, provenance: { source: 'manual' as const } };
    await manager.delete(analysis === 'citations' ? Citations : ReviewsResult, where);
    const measured = await manager.find(Measurement, {
      where: { prospect_id: prospectId, analysis, state: 'measured', source: 'live', former_site: IsNull() },
      order: { measured_at: 'ASC', id: 'ASC' },
    });
    for (const { provider, measured_at: measuredAt, result } of measured) {
      if (!result) continue;
      const attempt = { prospectId, analysis, site: null, scanId: null, measuredAt, durationMs: 0 };
      await this.store(manager, attempt, { state: 'measured', source: 'live', provider, result: result as never });
    }
    await this.judgement.renew(manager, prospectId, null);
    await this.review.afterResults(manager, prospectId);
  }

  /** Stores the latest result unless a better one exists. */
  private async store(manager: EntityManager, { prospectId, analysis, measuredAt }: Attempt, output: AnalysisOutput): Promise<void> {
    if (analysis === 'citations') {
      await this.storeCitations(manager, prospectId, output as AnalysisOutput<'citations'>, measuredAt);
      return;
    }
    const entity = LATEST[analysis];
    if (!entity || !output.result) return;
    if (analysis === 'intro' || analysis === 'recommendations') return this.texts.keep(manager, analysis, prospectId, output, measuredAt);
    const current = await this.latest.row(manager, entity, prospectId, analysis === 'page' ? (output.result as Results['page']).url : null);
    if (current && current.replaceable !== true && !replaces(output.source, current.provenance.source)) return;
    const edited_at = output.source === 'manual' ? measuredAt : null;
    const dates = { analyzed_at: measuredAt, analysis_date: measuredAt, fetch_time: measuredAt, edited_at, replaceable: false };
    const columns = manager.connection.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
    const { values, origins } = withCarriedOverFigures(analysis, current && storedOf(analysis, current), output.result, output.source);
    const known = Object.fromEntries(Object.entries({ ...dates, ...values }).filter(([name]) => columns.includes(name)));
    const provenance = { source: output.source, provider: output.provider, measured_at: measuredAt, origins };
    await manager.save(entity, { ...(current && { id: current.id }), prospect_id: prospectId, ...known, provenance } as object);
  }

  /** `found`: partial data of the failure, such as unanswered calls. */
  async saveFailure(manager: EntityManager, attempt: Attempt, error: TaskError, found?: AnalysisOutput): Promise<void> {
    const remains = found && bounded(attempt.analysis, found);
    await this.judgement.lockProspect(manager, attempt.prospectId);
    if (await this.refuseLate(manager, attempt)) return;
    await this.remember(manager, [attempt], { state: 'failed', source: 'live', provider: '', result: remains?.result ?? null, error });
    if (remains) await this.store(manager, attempt, remains);
    await this.judgement.renew(manager, attempt.prospectId, attempt.scanId);
  }

  /** Marks ordered reviews as not delivered. */
  async endReviews(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ReviewsResult, { id }, { status: 'failed' });
  }

  /** What a person typed stays until the next measurement is there, and no longer. */
  async letReplace(manager: EntityManager, prospect_id: string, analysis: 'citations' | 'recommendations'): Promise<void> {
    await manager.update(analysis === 'citations' ? Citations : Recommendations, { prospect_id }, { replaceable: true });
  }

  /** Records why nothing was measured; existing results stay with their date. */
  async saveSkipped(manager: EntityManager, attempts: readonly Attempt[], error: TaskError): Promise<void> {
    await this.remember(manager, attempts, { ...NOTHING_FOUND, error });
  }

  /** Stores a count per assistant; typed counts stay until staff orders a new one. */
  private async storeCitations(manager: EntityManager, prospectId: string, output: AnalysisOutput<'citations'>, at: Date): Promise<void> {
    const edited = await manager.findBy(Citations, { prospect_id: prospectId, replaceable: false, provenance: { source: 'manual' } });
    const isFree = ({ platform, provenance }: Pick<Citations, 'platform' | 'provenance'>) =>
      provenance.source === 'manual' || !edited.some((row) => row.platform === platform);
    const fresh = toCitationRows(prospectId, output, at).filter(isFree);
    const key = ['prospect_id', 'platform'];
    if (fresh.length > 0) await manager.upsert(Citations, fresh.map((row) => ({ ...row, replaceable: false })) as object[], key);
    for (const row of toSilentRows(prospectId, output, at).filter(isFree)) {
      await manager
        .createQueryBuilder()
        .insert()
        .into(Citations)
        .values(row as object)
        .orIgnore()
        .execute();
      await manager.update(Citations, { prospect_id: prospectId, platform: row.platform }, { failed: row.failed });
    }
  }

  /** All latest results of a prospect, their texts in a language. */
  report(prospectId: string, language: Language = 'fr'): Promise<AnalysisReport> {
    return this.latest.report(prospectId, language);
  }

  private async remember(
    manager: EntityManager,
    attempts: readonly Attempt[],
    outcome: Pick<Measurement, 'state' | 'source' | 'provider' | 'error'> & { result: object | null; former_site?: string },
  ): Promise<void> {
    const rows = attempts.map(({ prospectId, analysis, scanId, measuredAt, durationMs }) => ({
      prospect_id: prospectId,
      analysis,
      scan_id: scanId,
      measured_at: measuredAt,
      duration_ms: Math.round(durationMs),
      ...outcome,
    }));
    await manager.insert(Measurement, rows as object[]);
  }
}

/** A row as the figures it holds. */
function storedOf(name: AnalysisName, row: Row): Stored {
  const { source, provider, measured_at, origins = {} } = row.provenance;
  const values = Object.fromEntries(Object.keys(results[name].shape).map((key) => [key, row[key] ?? null]));
  return { values, origin: { source, provider, measured_at: measured_at.toISOString() }, origins };
}

const bounded = (analysis: AnalysisName, output: AnalysisOutput): AnalysisOutput => ({
  ...output,
  result: boundedFacts(analysis, output.result),
});
