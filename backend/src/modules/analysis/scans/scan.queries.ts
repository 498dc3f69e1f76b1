import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { systemClock } from '../../../common/clock.js';
import { runPrepared } from '../../../common/database/prepared-statement.js';
import { memoizeRead } from '../../../common/database/request-memoization.js';
import { notFound } from '../../../common/errors.js';
import { applyFilters, readPage } from '../../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../../common/http/list-query.js';
import { prospectFilter } from '../../prospects/prospects.queries.js';
import type { AnalysisName } from '../results/analysis.contract.js';
import type { ScanLine, ScanRecord, ScanTargetRecord, ScanTaskRecord } from './scan.contract.js';
import { Scan } from './scan.entity.js';
import { ScanCosts } from './scan-costs.queries.js';
import { analysesOf } from './scan-plan.js';
import { type ScanTally, type TargetCount, tallyOf } from './scan-tally.js';
import { ScanTarget } from './scan-target.entity.js';

const FIELDS = { kind: 'text', status: 'text', created_at: 'date' } satisfies FilterFields;
export const scanListQuery = listQuery(['created_at', 'id', 'kind', 'status'], FIELDS, {});

/** Prospects named, or chosen by the filter of a list; those without a website are left out. */
export const scanSelection = z.object({ prospectIds: z.array(z.uuid()).min(1).max(50_000).optional(), filter: prospectFilter.optional() });
export const scanOrder = scanSelection.extend({ kind: z.literal('bulk') });

/** A bulk scan has thousands of tasks: readers get those that run or failed, and as many others as fit. Nothing is counted from them. */
const MAX_TASKS = 200;

interface OpenTarget {
  status: string;
  wanted: AnalysisName[] | null;
  open: AnalysisName[] | null;
}

const OPEN = `SELECT t.status, s.analyses AS wanted,
              (SELECT array_agg(k.analysis) FROM scan_tasks k
                WHERE k.scan_id = s.id AND k.prospect_id = $1 AND k.status IN ('waiting', 'queued', 'running')) AS open
         FROM scan_targets t JOIN scans s ON s.id = t.scan_id JOIN prospects p ON p.id = t.prospect_id
        WHERE t.prospect_id = $1 AND t.status IN ('waiting', 'running') AND s.status IN ('queued', 'running')
          AND coalesce(t.site = site_address(p.site_url), true)`;

@Injectable()
export class ScanQueries {
  constructor(
    private readonly database: DataSource,
    private readonly costs: ScanCosts,
  ) {}

  /** The scan; with the target and the tasks of one prospect when it is named. */
  async get(id: string, prospectId?: string): Promise<ScanRecord> {
    const found = await this.database.getRepository(Scan).findOneBy({ id });
    if (!found) throw notFound('Cette analyse n’existe pas.');
    const [lines, tasks, target] = await Promise.all([
      this.lines([found]),
      this.tasks(id, prospectId),
      prospectId === undefined ? null : this.database.getRepository(ScanTarget).findOneBy({ scan_id: id, prospect_id: prospectId }),
    ]);
    return { ...(lines[0] as ScanLine), tasks, target: target && toTarget(target) };
  }

  /** Reads a scan without tasks; null when deleted. */
  async lineOf(id: string): Promise<ScanLine | null> {
    const found = await this.database.getRepository(Scan).findBy({ id });
    return (await this.lines(found))[0] ?? null;
  }

  /** The last ones started. */
  async newest(count: number): Promise<ScanLine[]> {
    return this.lines(await this.database.getRepository(Scan).find({ order: { created_at: 'DESC', id: 'DESC' }, take: count }));
  }

  async page(query: ListQuery<z.infer<typeof scanListQuery>['filter']>): Promise<Page<ScanLine>> {
    const builder = this.database.getRepository(Scan).createQueryBuilder('scan');
    applyFilters(builder, query.filter, FIELDS);
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: await this.lines(items) };
  }

  /** Outcomes and costs, counted. */
  private async tallies(scanIds: readonly string[]): Promise<ReadonlyMap<string, ScanTally>> {
    const rows = await this.database.query<TargetCount[]>(
      'SELECT scan_id, status, outcome, count(*)::int AS count FROM scan_targets WHERE scan_id = ANY($1) GROUP BY scan_id, status, outcome',
      [scanIds],
    );
    const spent = await this.costs.spent(scanIds);
    return new Map(
      scanIds.map((id) => [
        id,
        tallyOf(
          rows.filter(({ scan_id }) => scan_id === id),
          spent.get(id) ?? 0,
        ),
      ]),
    );
  }

  private async lines(scans: readonly Scan[]): Promise<ScanLine[]> {
    const tallies = await this.tallies(scans.map(({ id }) => id));
    return scans.map((scan) => toLine(scan, tallies.get(scan.id) ?? tallyOf([], 0)));
  }

  private tasks(scanId: string, prospectId: string | undefined): Promise<ScanTaskRecord[]> {
    return this.database.query<ScanTaskRecord[]>(
      `SELECT prospect_id AS "prospectId", analysis, status, state, attempts, error, duration_ms AS "durationMs" FROM scan_tasks
        WHERE scan_id = $1 AND ($2::uuid IS NULL OR prospect_id = $2)
        ORDER BY (status IN ('running', 'failed')) DESC, coalesce(finished_at, started_at) DESC NULLS LAST, id LIMIT ${MAX_TASKS}`,
      [scanId, prospectId ?? null],
    );
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
    return row ? this.get(row.id, prospectId) : null;
  }

  /** The analyses of a prospect's present address that wait or run. */
  openAnalyses(prospectId: string): Promise<ReadonlySet<AnalysisName>> {
    return memoizeRead(`open analyses ${prospectId}`, () => this.readOpenAnalyses(prospectId));
  }

  private async readOpenAnalyses(prospectId: string): Promise<ReadonlySet<AnalysisName>> {
    const rows = await runPrepared<OpenTarget>(this.database, 'open_analyses', OPEN, [prospectId]);
    // a prospect that has not started has no tasks yet
    return new Set(rows.flatMap(({ status, wanted, open }) => (status === 'waiting' ? [...analysesOf(wanted)] : (open ?? []))));
  }
}

/** At the pace so far, s; null before the first prospect has ended. */
function remaining(startedAt: Date | null, total: number, ended: number): number | null {
  if (!startedAt || ended === 0) return null;
  return Math.round((((systemClock.now().getTime() - startedAt.getTime()) / ended) * (total - ended)) / 1000);
}

function toLine(scan: Scan, { spent, ...tally }: ScanTally): ScanLine {
  const { id, kind, status, total, done, failed, left_out, estimated_cost, created_at, started_at, finished_at } = scan;
  return {
    id,
    kind,
    status,
    total,
    done,
    failed,
    ...tally,
    left_out,
    cost: { estimated: estimated_cost, spent },
    created_at: created_at.toISOString(),
    started_at: iso(started_at),
    finished_at: iso(finished_at),
    remaining_seconds: status === 'running' ? remaining(started_at, total, done + failed + tally.cancelled) : null,
  };
}

const toTarget = ({ prospect_id, status, outcome, page, started_at, finished_at }: ScanTarget): ScanTargetRecord => ({
  prospectId: prospect_id,
  status,
  outcome,
  page,
  started_at: iso(started_at),
  finished_at: iso(finished_at),
});

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
