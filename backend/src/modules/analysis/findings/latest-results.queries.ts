import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { fromJsonRow, jsonRow } from '../../../common/database/json-row.js';
import { runPrepared } from '../../../common/database/prepared-statement.js';
import { isAssistant } from '../../../rules/citations.rules.js';
import type { Language } from '../../../rules/language.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { composedIn } from '../../../words/catalogues.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { fromCitationRows } from '../citations/citation-rows.js';
import { type AnalysisName, type AnalysisReport, type Results, results, type TaskError } from '../results/analysis.contract.js';
import { Citations } from '../results/citations.entity.js';
import { LATEST } from '../results/latest.entity.js';
import type { Provenance } from '../results/provenance.js';
import type { TextKind } from '../results/stored-text.js';
import { standingRow } from '../texts/text-row.js';
import { measuredFactsOf } from './prospect-facts.js';

const isText = (name: AnalysisName): name is TextKind => name === 'intro' || name === 'recommendations';

const NAMES = Object.keys(LATEST) as AnalysisName[];

type Row = ObjectLiteral & { provenance: Provenance };
type JsonRow = Record<string, unknown>;

/** The last attempt of an analysis. */
interface Attempted {
  analysis: AnalysisName;
  state: string;
  source: string;
  provider: string;
  measured_at: string;
  error: TaskError | null;
}

interface ReadResults {
  prospect: JsonRow | null;
  attempts: Attempted[] | null;
  citations: JsonRow[] | null;
  results: Partial<Record<AnalysisName, JsonRow | null>>;
}

/** Raw responses of vendors, not read. */
const NOT_READ = ['raw_response'];

/** What is known of a prospect's website now. */
@Injectable()
export class LatestResults {
  private text: string | undefined;

  constructor(private readonly database: DataSource) {}

  /**
   * All latest results of a prospect, as the current transaction sees them, their texts in a language; an analysis that never succeeded
   * shows its last failure, or `pending`.
   */
  async report(prospectId: string, language: Language = 'fr'): Promise<AnalysisReport> {
    const [read] = await runPrepared<ReadResults>(this.database, 'latest_results', this.statement, [prospectId]);
    return composedIn(language, () => this.reportOf(read));
  }

  private reportOf(read: ReadResults | undefined): AnalysisReport {
    const prospect = read?.prospect && fromJsonRow<Prospect>(this.database.getMetadata(Prospect), read.prospect);
    const report: Record<string, unknown> = {};
    const show = (name: AnalysisName, facts: SiteFacts | null) => {
      const entity = LATEST[name];
      const row = entity ? this.rowOf(entity, read?.results[name]) : this.citations(name, read?.citations ?? []);
      const last = read?.attempts?.find(({ analysis }) => analysis === name);
      const shown = row?.provenance && isText(name) && facts ? standingRow(name, row as never, facts) : row;
      report[name] = shown?.provenance ? fromRow(name, shown as Row, last?.error ?? null) : { ...shown, ...fromAttempt(last) };
    };
    for (const name of NAMES) if (!isText(name)) show(name, null);
    // texts are composed from the figures shown here
    const facts = prospect && measuredFactsOf(prospect, report as AnalysisReport);
    for (const name of NAMES) if (isText(name)) show(name, facts ?? null);
    return report as AnalysisReport;
  }

  /** The prospect, the last attempt of each analysis and the row of each result, in one statement. */
  private get statement(): string {
    this.text ??= this.written();
    return this.text;
  }

  private written(): string {
    const metadata = (entity: EntityTarget<ObjectLiteral>) => this.database.getMetadata(entity);
    // further pages of the site have results of their own (page report); this is about the site itself
    const latest = (name: AnalysisName) => {
      const entity = LATEST[name];
      return entity
        ? [
            `'${name}', (SELECT ${jsonRow(metadata(entity), 'r', NOT_READ)} FROM ${metadata(entity).tableName} r
               WHERE r.prospect_id = given.id ${name === 'page' ? `AND r.url = coalesce(p.site_url, '')` : ''}
               ORDER BY r.updated_at DESC LIMIT 1)`,
          ]
        : [];
    };
    return `
      SELECT CASE WHEN p.id IS NOT NULL THEN ${jsonRow(metadata(Prospect), 'p')} END AS prospect,
             (SELECT jsonb_agg(to_jsonb(last))
                FROM unnest(ARRAY[${NAMES.map((name) => `'${name}'`).join(', ')}]) AS a(analysis)
                CROSS JOIN LATERAL (
                  SELECT m.analysis, m.state, m.source, m.provider, m.measured_at, m.error FROM measurements m
                   WHERE m.prospect_id = given.id AND m.analysis = a.analysis AND m.former_site IS NULL
                     AND (m.analysis <> 'page' OR m.result IS NULL OR site_address(m.result ->> 'url') = site_address(p.site_url))
                   ORDER BY m.measured_at DESC, m.id DESC LIMIT 1) last) AS attempts,
             (SELECT jsonb_agg(${jsonRow(metadata(Citations), 'r')} ORDER BY r.last_checked DESC)
                FROM ${metadata(Citations).tableName} r WHERE r.prospect_id = given.id) AS citations,
             jsonb_build_object(${NAMES.flatMap(latest).join(', ')}) AS results
        FROM (SELECT $1::uuid AS id) given LEFT JOIN prospects p ON p.id = given.id`;
  }

  private rowOf(entity: EntityTarget<ObjectLiteral>, json: JsonRow | null | undefined): Row | null {
    return json ? fromJsonRow<Row>(this.database.getMetadata(entity), json) : null;
  }

  /** Citations have a row per assistant, each with its own origin; as one result they carry the newest count's, a measured one first. */
  private citations(name: AnalysisName, read: readonly JsonRow[]): (Results['citations'] & { provenance: Provenance | null }) | null {
    if (name !== 'citations') return null;
    const rows = read.map((row) => fromJsonRow<Citations>(this.database.getMetadata(Citations), row));
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

function fromAttempt(last: Attempted | undefined) {
  if (!last) return { state: 'pending', source: null, provider: null, measured_at: null, error: null };
  return {
    state: last.state,
    source: last.source,
    provider: last.provider || null,
    measured_at: new Date(last.measured_at).toISOString(),
    error: last.error,
  };
}
