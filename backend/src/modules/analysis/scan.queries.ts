import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { prospectFilter } from '../prospects/prospects.queries.js';
import type { AnalysisName } from './analysis.contract.js';
import type { ScanRecord, ScanTaskRecord } from './scan.contract.js';
import { Scan } from './scan.entity.js';
import { analysesOf } from './scan-plan.js';

const FIELDS = { kind: 'text', status: 'text', created_at: 'date' } satisfies FilterFields;
export const scanListQuery = listQuery(['created_at', 'id', 'kind', 'status'], FIELDS, {});

/** Prospects named, or chosen by the filter of a list; those without a website are left out. */
export const scanSelection = z.object({ prospectIds: z.array(z.uuid()).min(1).max(50_000).optional(), filter: prospectFilter.optional() });
export const scanOrder = scanSelection.extend({ kind: z.literal('bulk') });

/** A bulk scan has thousands of tasks: screens get those that run or failed, and as many others as fit. */
const MAX_TASKS = 200;

@Injectable()
export class ScanQueries {
  constructor(private readonly database: DataSource) {}

  async get(id: string): Promise<ScanRecord> {
    const scan = await this.database.getRepository(Scan).findOneBy({ id });
    if (!scan) throw notFound('Cette analyse n’existe pas.');
    const tasks = await this.database.query<ScanTaskRecord[]>(
      `SELECT prospect_id AS "prospectId", analysis, status, attempts, error, duration_ms AS "durationMs" FROM scan_tasks WHERE scan_id = $1
        ORDER BY (status IN ('running', 'failed')) DESC, coalesce(finished_at, started_at) DESC NULLS LAST, id LIMIT ${MAX_TASKS}`,
      [id],
    );
    return { ...toRecord(scan), tasks };
  }

  async page(query: ListQuery<z.infer<typeof scanListQuery>['filter']>): Promise<Page<Omit<ScanRecord, 'tasks'>>> {
    const builder = this.database.getRepository(Scan).createQueryBuilder('scan');
    applyFilters(builder, query.filter, FIELDS);
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: items.map(toRecord) };
  }

  /** Single scans of one analysis that have not ended, by prospect. */
  async openSingles(analysis: AnalysisName, prospectIds: string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ prospect_id: string; id: string }[]>(
      `SELECT t.prospect_id, s.id FROM scan_targets t JOIN scans s ON s.id = t.scan_id
        WHERE t.prospect_id = ANY($1) AND s.kind = 'single' AND s.status IN ('queued', 'running', 'paused') AND s.analyses ? $2
        ORDER BY s.created_at`,
      [prospectIds, analysis],
    );
    return new Map(rows.map(({ prospect_id, id }) => [prospect_id, id]));
  }

  /** The newest scan of a prospect, for its screen; null when it was never scanned. */
  async latestOf(prospectId: string): Promise<ScanRecord | null> {
    const [row] = await this.database.query<{ id: string }[]>(
      `SELECT s.id FROM scans s JOIN scan_targets t ON t.scan_id = s.id WHERE t.prospect_id = $1 ORDER BY s.created_at DESC, s.id LIMIT 1`,
      [prospectId],
    );
    return row ? this.get(row.id) : null;
  }

  /** The analyses of a prospect that wait or run; within a transaction when `manager` is given. */
  async openAnalyses(prospectId: string, manager: EntityManager = this.database.manager): Promise<ReadonlySet<AnalysisName>> {
    const rows = await manager.query<{ status: string; wanted: AnalysisName[] | null; open: AnalysisName[] | null }[]>(
      `SELECT t.status, s.analyses AS wanted,
              (SELECT array_agg(k.analysis) FROM scan_tasks k
                WHERE k.scan_id = s.id AND k.prospect_id = $1 AND k.status IN ('waiting', 'queued', 'running')) AS open
         FROM scan_targets t JOIN scans s ON s.id = t.scan_id
        WHERE t.prospect_id = $1 AND t.status IN ('waiting', 'running') AND s.status IN ('queued', 'running')`,
      [prospectId],
    );
    // a prospect whose turn has not come has no tasks yet
    return new Set(rows.flatMap(({ status, wanted, open }) => (status === 'waiting' ? [...analysesOf(wanted)] : (open ?? []))));
  }
}

/** At the pace so far, s; null before the first prospect has ended. */
function remaining(startedAt: Date | null, total: number, ended: number): number | null {
  if (!startedAt || ended === 0) return null;
  return Math.round((((Date.now() - startedAt.getTime()) / ended) * (total - ended)) / 1000);
}

function toRecord({ id, kind, status, total, done, failed, created_at, started_at, finished_at }: Scan): Omit<ScanRecord, 'tasks'> {
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    id,
    kind,
    status,
    total,
    done,
    failed,
    created_at: created_at.toISOString(),
    started_at: iso(started_at),
    finished_at: iso(finished_at),
    remaining_seconds: status === 'running' ? remaining(started_at, total, done + failed) : null,
  };
}
