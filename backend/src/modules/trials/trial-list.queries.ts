import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { currentManager } from '../../common/database/one-connection.js';
import { notFound } from '../../common/errors.js';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { TRIAL_MEASUREMENTS } from '../analysis/scans/trial-outcome.js';
import { applyExamples, EXAMPLE_FILTER, isExample } from '../prospects/examples.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyLabel } from '../prospects/prospect-view.js';
import { trialReviewOf } from '../prospects/trial-review.js';
import { trialStatus } from './trial.contract.js';
import { type TrialScan, type TrialTask, trialProgressOf, waitingFor } from './trial-progress.js';
import type { TrialCounters, TrialRecord } from './trial-record.contract.js';

/** The predicate of the index `prospects_trials_idx`. */
const IS_TRIAL = `prospect.metadata @> '{"is_trial": true}'`;

/** The rule of `trialProgressOf` and `waitingFor` for the latest scan, so that the database can filter and count by it. */
const STATUS = `coalesce((
  SELECT CASE WHEN s.status = 'cancelled' OR t.status = 'cancelled' THEN 'failed'
              WHEN t.status NOT IN ('done', 'failed') THEN 'running'
              WHEN prospect.metadata->>'analysis_error' <> '' THEN 'failed'
              ELSE 'completed' END
    FROM scan_targets t JOIN scans s ON s.id = t.scan_id
   WHERE t.prospect_id = prospect.id AND s.kind = 'trial' ORDER BY s.created_at DESC LIMIT 1
), CASE WHEN prospect.metadata->>'trial_review' = 'refused' THEN 'refused'
        WHEN prospect.metadata->>'trial_review' = 'waiting'
             AND EXISTS (SELECT FROM trial_verifications v WHERE v.prospect_id = prospect.id AND v.confirmed_at IS NOT NULL) THEN 'awaiting_review'
        ELSE 'awaiting_verification' END)`;

const FIELDS = { email: 'text', created_at: 'date' } satisfies FilterFields;
const SEARCH_TEXT = `prospect.search_text || ' ' || coalesce(prospect.location, '')`;

export const trialListQuery = listQuery(['created_at', 'id', 'email', 'nom'], FIELDS, {
  /** Part of the company, the address, the website or the city. */
  q: z.string().max(500).optional(),
  status: trialStatus.optional(),
  ...EXAMPLE_FILTER,
});

interface ScanRow extends Omit<TrialScan, 'tasks'> {
  id: string;
  prospect_id: string;
}
type TaskRow = TrialTask & { prospect_id: string };

/** The trials for the back-office. */
@Injectable()
export class TrialListQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: z.output<typeof trialListQuery>): Promise<Page<TrialRecord>> {
    const select = this.trials();
    const { q, status } = query.filter;
    applyFilters(select, query.filter, FIELDS);
    applySearch(select, q, SEARCH_TEXT);
    applyExamples(select, query.filter, 'prospect.id');
    if (status) select.andWhere(`${STATUS} = :status`, { status });
    const { items, ...page } = await readPage(select, query as ListQuery<unknown>);
    return { ...page, items: await this.toRecords(items) };
  }

  async get(id: string): Promise<TrialRecord> {
    const [record] = await this.toRecords(await this.trials().andWhere('prospect.id = :id', { id }).getMany());
    if (!record) throw notFound('Cet essai n’existe pas ou a été supprimé.');
    return record;
  }

  async counters(): Promise<TrialCounters> {
    const rows = await currentManager(this.database).query<{ status: keyof TrialCounters; count: number }[]>(
      `SELECT status, count(*)::int AS count FROM (SELECT ${STATUS} AS status FROM prospects prospect WHERE ${IS_TRIAL} AND NOT ${isExample()}) AS trials GROUP BY status`,
    );
    const counters: TrialCounters = {
      total: 0,
      awaiting_verification: 0,
      awaiting_review: 0,
      refused: 0,
      running: 0,
      completed: 0,
      failed: 0,
    };
    for (const { status, count } of rows) counters[status] = count;
    return { ...counters, total: rows.reduce((sum, { count }) => sum + count, 0) };
  }

  private trials() {
    return currentManager(this.database).getRepository(Prospect).createQueryBuilder('prospect').where(IS_TRIAL);
  }

  private async toRecords(prospects: Prospect[]): Promise<TrialRecord[]> {
    const ids = prospects.map(({ id }) => id);
    const scans = await this.latestScans(ids);
    // one after the other: a transaction has one connection
    const tasks = await this.tasksOf(scans.map(({ id }) => id));
    const confirmed = await this.verifications(ids);
    return prospects.map((prospect) => {
      const scan = scans.find(({ prospect_id }) => prospect_id === prospect.id);
      const own = tasks.filter(({ prospect_id }) => prospect_id === prospect.id);
      return toRecord(prospect, scan ? { ...scan, tasks: own } : null, confirmed.get(prospect.id));
    });
  }

  private latestScans(prospectIds: string[]): Promise<ScanRow[]> {
    return currentManager(this.database).query(
      `SELECT DISTINCT ON (t.prospect_id) s.id, t.prospect_id, s.status, t.status AS "targetStatus"
         FROM scan_targets t JOIN scans s ON s.id = t.scan_id
        WHERE t.prospect_id = ANY($1) AND s.kind = 'trial' ORDER BY t.prospect_id, s.created_at DESC`,
      [prospectIds],
    );
  }

  private tasksOf(scanIds: string[]): Promise<TaskRow[]> {
    return currentManager(this.database).query(
      `SELECT prospect_id, analysis, status, EXISTS (
                SELECT 1 FROM measurements m WHERE m.prospect_id = t.prospect_id AND m.analysis = t.analysis AND m.scan_id = t.scan_id AND m.state = 'measured' AND m.former_site IS NULL
              ) AS measured
         FROM scan_tasks t WHERE scan_id = ANY($1)`,
      [scanIds],
    );
  }

  /** Whether the address was confirmed, of those who were written to. */
  private async verifications(prospectIds: string[]): Promise<Map<string, boolean>> {
    const rows = await currentManager(this.database).query<{ prospect_id: string; confirmed: boolean }[]>(
      `SELECT prospect_id, bool_or(confirmed_at IS NOT NULL) AS confirmed FROM trial_verifications WHERE prospect_id = ANY($1) GROUP BY prospect_id`,
      [prospectIds],
    );
    return new Map(rows.map(({ prospect_id, confirmed }) => [prospect_id, confirmed]));
  }
}

function toRecord(prospect: Prospect, scan: TrialScan | null, confirmed: boolean | undefined): TrialRecord {
  const { id, email, site_url, location, metadata, created_at, self_serve_score, self_serve_measured } = prospect;
  const failure = typeof metadata.analysis_error === 'string' ? metadata.analysis_error : null;
  const company = companyLabel(prospect);
  const review = trialReviewOf(metadata);
  const waiting = waitingFor(review, confirmed === true);
  const { status, stage, message } = trialProgressOf({ token: prospect.token, company }, scan, failure, waiting);
  const measured = scan?.tasks.filter((task) => task.measured && TRIAL_MEASUREMENTS.some((name) => name === task.analysis));
  return {
    id,
    company,
    email,
    site_url,
    location,
    internal: metadata.internal === true,
    widget_host: metadata.source === 'widget' && typeof metadata.host === 'string' ? metadata.host : null,
    status,
    stage,
    verification: confirmed === undefined ? 'none' : confirmed ? 'confirmed' : 'pending',
    other_address: review !== null,
    measured: measured?.length ?? null,
    measurable: TRIAL_MEASUREMENTS.length,
    ...{ self_serve_score, self_serve_measured },
    message,
    created_at: created_at.toISOString(),
  };
}
