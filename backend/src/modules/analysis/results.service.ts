import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { isAssistant } from '../../rules/citations.rules.js';
import { type AnalysisName, type AnalysisReport, type Results, results, type TaskError } from './analysis.contract.js';
import type { Analysis, Finding } from './analysis.js';
import { AnalysisRegistry } from './analysis-registry.service.js';
import { fromCitationRows, toCitationRows, toSilentRows } from './citations/citation-rows.js';
import { type Stored, withKeptFigures } from './keeping/kept-figures.js';
import { Measurement } from './measurement.entity.js';
import { replaces } from './precedence.js';
import { Citations } from './results/citations.entity.js';
import type { Provenance } from './results/provenance.js';
import { ReviewsResult } from './results/reviews-result.entity.js';
import { ReviewState } from './review/review-state.service.js';

export interface Attempt {
  prospectId: string;
  analysis: AnalysisName;
  scanId: string | null;
  measuredAt: Date;
  durationMs: number;
}

type Row = ObjectLiteral & { provenance: Provenance };

/** Keeps what analyses find: the latest good result in its table, every measurement in the history. */
@Injectable()
export class AnalysisResults {
  constructor(
    private readonly database: DataSource,
    private readonly registry: AnalysisRegistry,
    private readonly review: ReviewState,
  ) {}

  /** Remembers the finding, and makes it the latest result unless something better stands there. */
  async save(manager: EntityManager, attempt: Attempt, finding: Finding): Promise<void> {
    await this.remember(manager, attempt, {
      state: finding.state,
      source: finding.source,
      provider: finding.provider,
      result: finding.result,
      error: finding.reason ? { ...finding.reason, detail: null } : null,
    });
    await this.store(manager, attempt, finding);
    await this.review.afterResults(manager, attempt.prospectId);
  }

  /** Takes back what a person has entered: the last measurement shows again, or nothing. */
  async forgetManual(manager: EntityManager, prospectId: string, analysis: 'reviews' | 'citations'): Promise<void> {
    const where = { prospect_id: prospectId, provenance: { source: 'manual' as const } };
    await manager.delete(analysis === 'citations' ? Citations : ReviewsResult, where);
    const measured = await manager.find(Measurement, {
      where: { prospect_id: prospectId, analysis, state: 'measured', source: 'live' },
      order: { measured_at: 'ASC', id: 'ASC' },
    });
    for (const { provider, measured_at: measuredAt, result } of measured) {
      if (!result) continue;
      const attempt = { prospectId, analysis, scanId: null, measuredAt, durationMs: 0 };
      await this.store(manager, attempt, { state: 'measured', source: 'live', provider, result: result as never });
    }
  }

  /** As the latest result, unless something better stands there. */
  private async store(manager: EntityManager, { prospectId, analysis, measuredAt }: Attempt, finding: Finding): Promise<void> {
    if (analysis === 'citations') {
      await this.storeCitations(manager, prospectId, finding as Finding<'citations'>, measuredAt);
      return;
    }
    const entity = this.registry.get(analysis).entity;
    if (!entity || !finding.result) return;
    // two savers of the same page take turns: a scan, and somebody who asks for its report
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('result:' || $1 || ':' || $2))`, [analysis, prospectId]);
    const current = await this.latest(manager, entity, prospectId, analysis === 'page' ? (finding.result as Results['page']).url : null);
    if (current && current.replaceable !== true && !replaces(finding.source, current.provenance.source)) return;
    const edited_at = finding.source === 'manual' ? measuredAt : null;
    const dates = { analyzed_at: measuredAt, analysis_date: measuredAt, fetch_time: measuredAt, edited_at, replaceable: false };
    const columns = manager.connection.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
    const { values, origins } = withKeptFigures(analysis, current && storedOf(analysis, current), finding.result, finding.source);
    const known = Object.fromEntries(Object.entries({ ...dates, ...values }).filter(([name]) => columns.includes(name)));
    const provenance = { source: finding.source, provider: finding.provider, measured_at: measuredAt, origins };
    await manager.save(entity, { ...(current && { id: current.id }), prospect_id: prospectId, ...known, provenance } as object);
  }

  /** `remains`: what the failure still tells, such as the calls that stayed without an answer. */
  async saveFailure(manager: EntityManager, attempt: Attempt, error: TaskError, remains?: Finding): Promise<void> {
    await this.remember(manager, attempt, { state: 'failed', source: 'live', provider: '', result: remains?.result ?? null, error });
    if (remains) await this.store(manager, attempt, remains);
  }

  /** A count per assistant; what a person has typed stays until staff asks for another. */
  private async storeCitations(manager: EntityManager, prospectId: string, finding: Finding<'citations'>, at: Date): Promise<void> {
    const edited = await manager.findBy(Citations, { prospect_id: prospectId, replaceable: false, provenance: { source: 'manual' } });
    const isFree = ({ platform, provenance }: Pick<Citations, 'platform' | 'provenance'>) =>
      provenance.source === 'manual' || !edited.some((row) => row.platform === platform);
    const fresh = toCitationRows(prospectId, finding, at).filter(isFree);
    const key = ['prospect_id', 'platform'];
    if (fresh.length > 0) await manager.upsert(Citations, fresh.map((row) => ({ ...row, replaceable: false })) as object[], key);
    for (const row of toSilentRows(prospectId, finding, at).filter(isFree)) {
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

  /** All latest results of a prospect; an analysis that never succeeded shows its last failure, or `pending`. */
  async report(prospectId: string): Promise<AnalysisReport> {
    const manager = this.database.manager;
    // further pages of the site have results of their own (page report); this is about the site itself
    const [prospect] = await manager.query<{ site_url: string | null }[]>('SELECT site_url FROM prospects WHERE id = $1', [prospectId]);
    const siteUrl = prospect?.site_url ?? '';
    const attempts = await manager.query<
      { analysis: AnalysisName; state: string; source: string; provider: string; measured_at: Date; error: TaskError | null }[]
    >(
      `SELECT DISTINCT ON (analysis) analysis, state, source, provider, measured_at, error FROM measurements WHERE prospect_id = $1 AND (analysis <> 'page' OR result IS NULL OR result ->> 'url' = $2) ORDER BY analysis, measured_at DESC, id DESC`,
      [prospectId, siteUrl],
    );
    const report: Record<string, unknown> = {};
    const read = async ({ name, entity }: Analysis) => {
      const row = entity
        ? await this.latest(manager, entity, prospectId, name === 'page' ? siteUrl : null)
        : await this.citations(name, prospectId);
      const last = attempts.find(({ analysis }) => analysis === name);
      report[name] = row?.provenance ? fromRow(name, row as Row, last?.error ?? null) : { ...row, ...fromAttempt(last) };
    };
    await Promise.all(this.registry.all().map(read));
    return report as AnalysisReport;
  }

  /** Citations have a row per assistant, each with its own origin; as one result they carry the newest count's, a measured one first. */
  private async citations(
    name: AnalysisName,
    prospectId: string,
  ): Promise<(Results['citations'] & { provenance: Provenance | null }) | null> {
    if (name !== 'citations') return null;
    const rows = await this.database.getRepository(Citations).find({ where: { prospect_id: prospectId }, order: { last_checked: 'DESC' } });
    const result = fromCitationRows(rows);
    const counted = rows.filter(({ platform, citations_count }) => isAssistant(platform) && citations_count !== null);
    const origin = counted.find(({ provenance }) => provenance.source !== 'manual') ?? counted[0];
    return result && { ...result, provenance: origin?.provenance ?? null };
  }

  /** `url` for results of which there is one per page. */
  private latest(manager: EntityManager, entity: EntityTarget<ObjectLiteral>, prospectId: string, url: string | null): Promise<Row | null> {
    const where = { prospect_id: prospectId, ...(url !== null && { url }) };
    return manager.findOne(entity, { where, order: { updated_at: 'DESC' } }) as Promise<Row | null>;
  }

  private async remember(
    manager: EntityManager,
    attempt: Attempt,
    outcome: Pick<Measurement, 'state' | 'source' | 'provider' | 'error'> & { result: object | null },
  ): Promise<void> {
    const { prospectId, analysis, scanId, measuredAt, durationMs } = attempt;
    await manager.insert(Measurement, {
      prospect_id: prospectId,
      analysis,
      scan_id: scanId,
      measured_at: measuredAt,
      duration_ms: Math.round(durationMs),
      ...outcome,
    } as object);
  }
}

/** A row as the figures it holds. */
function storedOf(name: AnalysisName, row: Row): Stored {
  const { source, provider, measured_at, origins = {} } = row.provenance;
  const values = Object.fromEntries(Object.keys(results[name].shape).map((key) => [key, row[key] ?? null]));
  return { values, origin: { source, provider, measured_at: measured_at.toISOString() }, origins };
}

function fromRow(name: AnalysisName, row: Row, error: TaskError | null) {
  const figures = Object.fromEntries(Object.keys(results[name].shape).map((key) => [key, row[key] ?? null]));
  const { source, provider, measured_at, origins } = row.provenance;
  const state = source === 'sample' || source === 'manual' ? source : 'measured';
  return { ...figures, state, source, provider, measured_at: measured_at.toISOString(), origins, error };
}

function fromAttempt(last: { state: string; source: string; provider: string; measured_at: Date; error: TaskError | null } | undefined) {
  if (!last) return { state: 'pending', source: null, provider: null, measured_at: null, error: null };
  return {
    state: last.state,
    source: last.source,
    provider: last.provider || null,
    measured_at: last.measured_at.toISOString(),
    error: last.error,
  };
}
