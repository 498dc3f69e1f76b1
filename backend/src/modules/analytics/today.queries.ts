import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { localDate } from '../../rules/dates.rules.js';
import { promisedBy } from '../../rules/status-line.rules.js';
import { OPEN_AUDITS } from '../../rules/waiting.rules.js';
import { ScanQueries } from '../analysis/scans/scan.queries.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { DashboardRecord, SignalKind } from './analytics.contract.js';
import { Companies } from './companies.queries.js';
import { daySpan } from './period.js';
import { ordered, SIGNAL_STRENGTH } from './signals.js';

const MAX_HOT = 10;
const LATEST_SCANS = 5;

type Signal = { prospect_id: string; signals: SignalKind[]; last_at: Date; total: number };

/** Open requests. */
interface Waiting {
  count: number;
  oldest_at: Date | null;
}

/** What is going on today: who shows interest, which scans run, who waits for an answer. */
@Injectable()
export class TodayQueries {
  constructor(
    private readonly database: DataSource,
    private readonly companies: Companies,
    private readonly scanQueries: ScanQueries,
    private readonly prospects: ProspectQueries,
    private readonly clock: Clock,
  ) {}

  /** Signals of people only (decision 22), including answers, finished quizzes and booked calls. */
  async hot(): Promise<DashboardRecord['hot']> {
    const { from, before } = daySpan(localDate(this.clock.now()));
    const rows = await this.database.query<Signal[]>(
      `WITH signals AS (
         SELECT prospect_id, type AS kind, occurred_at AS at FROM events WHERE actor = 'human' AND occurred_at >= $1 AND occurred_at < $2
         UNION ALL SELECT prospect_id, 'quiz_answer', timestamp FROM reponses_quiz WHERE timestamp >= $1 AND timestamp < $2
         UNION ALL SELECT prospect_id, 'quiz_complete', completed_at FROM quiz_results WHERE completed_at >= $1 AND completed_at < $2
         UNION ALL SELECT prospect_id, 'appointment', created_at FROM appointments WHERE status = 'booked' AND created_at >= $1 AND created_at < $2)
       SELECT prospect_id, array_agg(DISTINCT kind) AS signals, max(at) AS last_at, (count(*) OVER ())::int AS total
         FROM signals WHERE $3::jsonb ? kind AND prospect_id <> ALL($4) GROUP BY prospect_id
        ORDER BY max(($3::jsonb ->> kind)::int) DESC, max(at) DESC, prospect_id LIMIT ${MAX_HOT}`,
      [from, before, JSON.stringify(SIGNAL_STRENGTH), await this.prospects.examples()],
    );
    const companies = await this.companies.of(rows.map(({ prospect_id }) => prospect_id));
    const prospects = rows.map(({ prospect_id, signals, last_at }) => ({
      prospect_id,
      company: companies.get(prospect_id)?.company ?? '',
      score: companies.get(prospect_id)?.score ?? null,
      signals: ordered(signals),
      last_at: last_at.toISOString(),
    }));
    return { total: rows[0]?.total ?? 0, prospects };
  }

  async scans(): Promise<DashboardRecord['scans']> {
    const states = await this.database.query<{ status: 'queued' | 'running' | 'paused'; count: number }[]>(
      `SELECT status, count(*)::int AS count FROM scans WHERE status IN ('queued', 'running', 'paused') GROUP BY status`,
    );
    const latest = await this.scanQueries.newest(LATEST_SCANS);
    const alone = await this.database.query<{ scan_id: string; prospect_id: string }[]>(
      'SELECT scan_id, prospect_id FROM scan_targets WHERE scan_id = ANY($1)',
      [latest.filter(({ total }) => total === 1).map(({ id }) => id)],
    );
    const companies = await this.companies.of(alone.map(({ prospect_id }) => prospect_id));
    const countOf = (wanted: string) => states.find(({ status }) => status === wanted)?.count ?? 0;
    return {
      queued: countOf('queued'),
      running: countOf('running'),
      paused: countOf('paused'),
      latest: latest.map((scan) => {
        const prospect_id = alone.find(({ scan_id }) => scan_id === scan.id)?.prospect_id;
        const company = prospect_id && companies.get(prospect_id)?.company;
        return { ...scan, prospect: prospect_id && company !== undefined ? { prospect_id, company } : null };
      }),
    };
  }

  async requests(): Promise<DashboardRecord['requests']> {
    const now = this.clock.now();
    const examples = await this.prospects.examples();
    const overdueBefore = new Date(2 * now.getTime() - promisedBy(now).getTime());
    const [audits, referrals, contacts, calls] = await Promise.all([
      this.one<Waiting & { late: number }>(
        `SELECT count(*)::int AS count, min(created_at) AS oldest_at, count(*) FILTER (WHERE created_at < $2)::int AS late
           FROM seo_audit_requests WHERE status = ANY($1) AND (prospect_id IS NULL OR prospect_id <> ALL($3))`,
        [OPEN_AUDITS, overdueBefore, examples],
      ),
      this.one<Waiting>(
        `SELECT count(*)::int AS count, min(created_at) AS oldest_at FROM referrals WHERE status = 'pending' AND (prospect_id IS NULL OR prospect_id <> ALL($1))`,
        [examples],
      ),
      this.one<Waiting>(`SELECT count(*)::int AS count, min(created_at) AS oldest_at FROM contact_messages WHERE handled_at IS NULL`),
      this.one<{ upcoming: number; next_at: Date | null }>(
        `SELECT count(*)::int AS upcoming, min(start_at) AS next_at FROM appointments WHERE status = 'booked' AND start_at >= $1 AND (prospect_id IS NULL OR prospect_id <> ALL($2))`,
        [now, examples],
      ),
    ]);
    const since = <T extends Waiting>(waiting: T) => ({ ...waiting, oldest_at: waiting.oldest_at?.toISOString() ?? null });
    const appointments = { ...calls, next_at: calls.next_at?.toISOString() ?? null };
    return { audit_requests: since(audits), referrals: since(referrals), contact_messages: since(contacts), appointments };
  }

  private async one<T>(sql: string, parameters: unknown[] = []): Promise<T> {
    const [row] = await this.database.query<T[]>(sql, parameters);
    return row as T;
  }
}
