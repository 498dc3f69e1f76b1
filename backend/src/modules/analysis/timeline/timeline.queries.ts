import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runPrepared } from '../../../common/database/prepared-statement.js';
import type { AnalysisName, Source, TaskError } from '../results/analysis.contract.js';
import { differencesOf, speedChange } from './differences.js';
import type { History, SpeedSince, TimelineEntry } from './timeline.contract.js';
import type { Taken } from './tool.js';

interface Row {
  id: number;
  analysis: AnalysisName;
  state: TimelineEntry['state'];
  source: Source;
  provider: string;
  measured_at: Date;
  duration_ms: number | null;
  scan_id: string | null;
  error: TaskError | null;
  former_site: string | null;
  result: object | null;
  before: object | null;
  before_at: Date | null;
  before_provider: string | null;
  /** The two are of one address. */
  same_site: boolean | null;
  is_first: boolean;
}

/** The last live measurement `p` before `m`; of another scan, because a median belongs to the scan of its first run. */
const before = (condition: string) => `
  SELECT p.result, p.measured_at, p.provider, p.former_site IS NOT DISTINCT FROM m.former_site AS same_site FROM measurements p
   WHERE p.prospect_id = m.prospect_id AND p.analysis = m.analysis AND p.measured_at < m.measured_at
     AND p.state = 'measured' AND p.source = 'live' AND p.result IS NOT NULL
     AND (m.scan_id IS NULL OR p.scan_id IS DISTINCT FROM m.scan_id) AND ${condition}
     AND (m.analysis <> 'page' OR site_address(p.result ->> 'url') = site_address(m.result ->> 'url'))
   ORDER BY p.measured_at DESC, p.id DESC LIMIT 1`;

/** Whether nothing was measured before `m`, comparable or not. */
const IS_FIRST = `
  NOT EXISTS (SELECT 1 FROM measurements e WHERE e.prospect_id = m.prospect_id AND e.analysis = m.analysis
     AND e.state = 'measured' AND (e.measured_at, e.id) < (m.measured_at, m.id))`;

type LastChange = Taken & { before: object; before_provider: string; before_at: Date };

const LAST_CHANGE = `SELECT m.provider, m.result, b.result AS before, b.provider AS before_provider, b.measured_at AS before_at
         FROM (SELECT * FROM measurements WHERE prospect_id = $1 AND analysis = 'pagespeed' AND state = 'measured' AND source = 'live' AND former_site IS NULL
                ORDER BY measured_at DESC, id DESC LIMIT 1) m
         JOIN LATERAL (${before('p.former_site IS NULL')}) b ON true`;

/** What was measured of a prospect over time, and what changed from one time to the next. */
@Injectable()
export class Timeline {
  constructor(private readonly database: DataSource) {}

  async history(
    prospectId: string,
    { analysis, page, perPage }: { analysis?: AnalysisName | undefined; page: number; perPage: number },
  ): Promise<History> {
    const where = 'm.prospect_id = $1 AND ($2::text IS NULL OR m.analysis = $2)';
    const [rows, [counted]] = await Promise.all([
      this.database.query<Row[]>(
        `SELECT m.*, b.result AS before, b.measured_at AS before_at, b.provider AS before_provider, b.same_site, ${IS_FIRST} AS is_first
           FROM (SELECT * FROM measurements m WHERE ${where} ORDER BY m.measured_at DESC, m.id DESC LIMIT $3 OFFSET $4) m
           LEFT JOIN LATERAL (${before('true')}) b ON m.state = 'measured' AND m.source = 'live'
          ORDER BY m.measured_at DESC, m.id DESC`,
        [prospectId, analysis ?? null, perPage, (page - 1) * perPage],
      ),
      this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM measurements m WHERE ${where}`, [
        prospectId,
        analysis ?? null,
      ]),
    ]);
    return { total: counted?.total ?? 0, page, perPage, entries: rows.map(toEntry) };
  }

  /** Single entries by their number, for a history that also tells other things. */
  async entries(ids: readonly number[]): Promise<Map<number, TimelineEntry>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<Row[]>(
      `SELECT m.*, b.result AS before, b.measured_at AS before_at, b.provider AS before_provider, b.same_site, ${IS_FIRST} AS is_first
         FROM measurements m LEFT JOIN LATERAL (${before('true')}) b ON m.state = 'measured' AND m.source = 'live'
        WHERE m.id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map((row) => [Number(row.id), toEntry(row)]));
  }

  /** How the speed of a website has changed since its last scan but one, or that another tool measured it since. */
  async performance(prospectId: string): Promise<SpeedSince> {
    const [row] = await runPrepared<LastChange>(this.database, 'last_change', LAST_CHANGE, [prospectId]);
    if (!row) return { performance: null, other_tool: null };
    const since = row.before_at.toISOString();
    const { differences, break: broken } = speedChange({ provider: row.before_provider, result: row.before }, row);
    return {
      performance: differences && { ...differences, since },
      other_tool: broken === 'other_tool' ? { before: row.before_provider, now: row.provider, since } : null,
    };
  }
}

const OTHER_SITE = { differences: null, break: 'other_site' } as const;

function toEntry({
  result,
  before,
  before_at,
  before_provider,
  same_site,
  is_first,
  id,
  provider,
  measured_at,
  ...entry
}: Row): TimelineEntry {
  const compared = !(result && before)
    ? null
    : same_site === false
      ? OTHER_SITE
      : differencesOf(entry.analysis, { provider: before_provider ?? '', result: before }, { provider, result });
  return {
    ...entry,
    id: Number(id),
    provider: provider || null,
    measured_at: measured_at.toISOString(),
    first: is_first,
    previous: compared && before_at ? { measured_at: before_at.toISOString(), provider: before_provider || null } : null,
    break: compared ? compared.break : null,
    changes: compared ? compared.differences : null,
  };
}
