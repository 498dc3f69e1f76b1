import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { isAssistant } from '../../rules/citations.rules.js';
import type { SiteFacts } from '../../rules/site-facts.rules.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { type AnalysisName, type AnalysisReport, type Results, results, type TaskError } from './analysis.contract.js';
import type { Analysis } from './analysis.js';
import { AnalysisRegistry } from './analysis-registry.service.js';
import { fromCitationRows } from './citations/citation-rows.js';
import { measuredFactsOf } from './findings/prospect-facts.js';
import { Citations } from './results/citations.entity.js';
import type { Provenance } from './results/provenance.js';
import { standingRow } from './texts/text-row.js';
import type { TextKind } from './texts/text-state.js';

const isText = (name: AnalysisName): name is TextKind => name === 'intro' || name === 'recommendations';

type Row = ObjectLiteral & { provenance: Provenance };

/** What is known of a prospect's website now. */
@Injectable()
export class LatestResults {
  constructor(
    private readonly database: DataSource,
    private readonly registry: AnalysisRegistry,
  ) {}

  /** All latest results of a prospect, as `manager` sees them; an analysis that never succeeded shows its last failure, or `pending`. */
  async report(prospectId: string, manager = this.database.manager): Promise<AnalysisReport> {
    // further pages of the site have results of their own (page report); this is about the site itself
    const prospect = await manager.findOneBy(Prospect, { id: prospectId });
    const siteUrl = prospect?.site_url ?? '';
    const attempts = await manager.query<
      { analysis: AnalysisName; state: string; source: string; provider: string; measured_at: Date; error: TaskError | null }[]
    >(
      `SELECT DISTINCT ON (analysis) analysis, state, source, provider, measured_at, error FROM measurements WHERE prospect_id = $1 AND (analysis <> 'page' OR result IS NULL OR result ->> 'url' = $2) ORDER BY analysis, measured_at DESC, id DESC`,
      [prospectId, siteUrl],
    );
    const report: Record<string, unknown> = {};
    const read = async ({ name, entity }: Analysis, facts: SiteFacts | null) => {
      const row = entity
        ? await this.row(manager, entity, prospectId, name === 'page' ? siteUrl : null)
        : await this.citations(manager, name, prospectId);
      const last = attempts.find(({ analysis }) => analysis === name);
      const shown = row?.provenance && isText(name) && facts ? standingRow(name, row as never, facts) : row;
      report[name] = shown?.provenance ? fromRow(name, shown as Row, last?.error ?? null) : { ...shown, ...fromAttempt(last) };
    };
    // one after the other: a transaction has one connection
    for (const analysis of this.registry.all().filter(({ name }) => !isText(name))) await read(analysis, null);
    // texts are made of the very figures they stand beside here
    const facts = prospect && measuredFactsOf(prospect, report as AnalysisReport);
    for (const analysis of this.registry.all().filter(({ name }) => isText(name))) await read(analysis, facts);
    return report as AnalysisReport;
  }

  /** Citations have a row per assistant, each with its own origin; as one result they carry the newest count's, a measured one first. */
  private async citations(
    manager: EntityManager,
    name: AnalysisName,
    prospectId: string,
  ): Promise<(Results['citations'] & { provenance: Provenance | null }) | null> {
    if (name !== 'citations') return null;
    const rows = await manager.find(Citations, { where: { prospect_id: prospectId }, order: { last_checked: 'DESC' } });
    const result = fromCitationRows(rows);
    const counted = rows.filter(({ platform, citations_count }) => isAssistant(platform) && citations_count !== null);
    const origin = counted.find(({ provenance }) => provenance.source !== 'manual') ?? counted[0];
    return result && { ...result, provenance: origin?.provenance ?? null };
  }

  /** `url` for results of which there is one per page. */
  row(manager: EntityManager, entity: EntityTarget<ObjectLiteral>, prospectId: string, url: string | null): Promise<Row | null> {
    const where = { prospect_id: prospectId, ...(url !== null && { url }) };
    return manager.findOne(entity, { where, order: { updated_at: 'DESC' } }) as Promise<Row | null>;
  }
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
