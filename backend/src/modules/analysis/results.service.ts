import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { type AnalysisName, type AnalysisReport, results, type TaskError } from './analysis.contract.js';
import type { Finding } from './analysis.js';
import { AnalysisRegistry } from './analysis-registry.service.js';
import { Measurement } from './measurement.entity.js';
import type { Provenance } from './results/provenance.js';

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
  ) {}

  /** A live result replaces everything, an example only another example: nothing good is ever overwritten by less. */
  async save(manager: EntityManager, attempt: Attempt, finding: Finding): Promise<void> {
    const { prospectId, analysis, measuredAt } = attempt;
    await this.remember(manager, attempt, {
      state: finding.state,
      source: finding.source,
      provider: finding.provider,
      result: finding.result,
      error: finding.reason ? { ...finding.reason, detail: null } : null,
    });
    const entity = this.registry.get(analysis).entity;
    if (!entity || !finding.result) return;
    const current = await this.latest(manager, entity, prospectId);
    if (finding.state === 'sample' && current && current.provenance.source !== 'sample') return;
    const dates = { analyzed_at: measuredAt, analysis_date: measuredAt, fetch_time: measuredAt };
    const columns = manager.connection.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
    const known = Object.fromEntries(Object.entries({ ...dates, ...finding.result }).filter(([name]) => columns.includes(name)));
    const provenance = { source: finding.source, provider: finding.provider, measured_at: measuredAt };
    await manager.save(entity, { ...(current && { id: current.id }), prospect_id: prospectId, ...known, provenance } as object);
  }

  async saveFailure(manager: EntityManager, attempt: Attempt, error: TaskError): Promise<void> {
    await this.remember(manager, attempt, { state: 'failed', source: 'live', provider: '', result: null, error });
  }

  /** All latest results of a prospect; an analysis that never succeeded shows its last failure, or `pending`. */
  async report(prospectId: string): Promise<AnalysisReport> {
    const manager = this.database.manager;
    const attempts = await manager.query<
      { analysis: AnalysisName; state: string; source: string; provider: string; measured_at: Date; error: TaskError | null }[]
    >(
      `SELECT DISTINCT ON (analysis) analysis, state, source, provider, measured_at, error FROM measurements WHERE prospect_id = $1 ORDER BY analysis, measured_at DESC, id DESC`,
      [prospectId],
    );
    const report: Record<string, unknown> = {};
    for (const { name, entity } of this.registry.all()) {
      const row = entity && (await this.latest(manager, entity, prospectId));
      const last = attempts.find(({ analysis }) => analysis === name);
      report[name] = row ? fromRow(name, row, last?.error ?? null) : fromAttempt(last);
    }
    return report as AnalysisReport;
  }

  private latest(manager: EntityManager, entity: EntityTarget<ObjectLiteral>, prospectId: string): Promise<Row | null> {
    return manager.findOne(entity, { where: { prospect_id: prospectId }, order: { updated_at: 'DESC' } }) as Promise<Row | null>;
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

function fromRow(name: AnalysisName, row: Row, error: TaskError | null) {
  const figures = Object.fromEntries(Object.keys(results[name].shape).map((key) => [key, row[key] ?? null]));
  const { source, provider, measured_at } = row.provenance;
  const state = source === 'sample' || source === 'manual' ? source : 'measured';
  return { ...figures, state, source, provider, measured_at: measured_at.toISOString(), error };
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
