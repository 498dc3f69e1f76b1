import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Timeline } from '../analysis/timeline/timeline.queries.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { changedFields } from './changed-fields.js';
import type { HistoryEntry, HistoryKind, ProspectHistory } from './prospect-timeline.contract.js';

/** Everything that hangs on a prospect ($1) and has a date, in one shape. */
const HAPPENED = `
  SELECT 'measurement' AS kind, id::text AS ref, measured_at AS at, '{}'::jsonb AS data FROM measurements WHERE prospect_id = $1
  UNION ALL
  SELECT CASE WHEN actor IN ('human', 'staff') THEN 'visit' ELSE 'technical' END, id::text, occurred_at,
         jsonb_build_object('type', type, 'actor', actor) FROM events WHERE prospect_id = $1
  UNION ALL
  SELECT 'answer', a.id::text, a.timestamp,
         jsonb_build_object('question', coalesce(q.question, 'Question ' || a.question_id), 'answer', a.reponse, 'points', a.score_partiel)
    FROM reponses_quiz a LEFT JOIN quiz_questions q ON q.id::text = a.question_id WHERE a.prospect_id = $1
  UNION ALL
  SELECT 'email', id::text, coalesce(sent_at, created_at),
         jsonb_build_object('subject', subject, 'recipient', recipient, 'status', status, 'error', last_error, 'campaign', NULL)
    FROM outbox WHERE prospect_id = $1
  UNION ALL
  SELECT 'email', e.id::text, e.occurred_at,
         jsonb_build_object('subject', c.subject, 'recipient', e.email, 'status', e.type, 'error', NULL, 'campaign', coalesce(c.name, ''))
    FROM emelia_events e LEFT JOIN email_campaigns c ON c.id = e.campaign_id WHERE e.prospect_id = $1
  UNION ALL
  SELECT 'change', id::text, at, jsonb_build_object('action', action, 'by', user_email, 'before', before, 'after', after)
    FROM audit_log WHERE resource = 'prospects' AND resource_id = $1::text AND action <> 'export'
  UNION ALL
  SELECT 'appointment', id::text, created_at, jsonb_build_object('start_at', start_at, 'status', status,
           'by', (SELECT coalesce(nullif(name, ''), email) FROM users WHERE users.id = booked_by))
    FROM appointments WHERE prospect_id = $1
  UNION ALL
  SELECT 'request', id::text, created_at, jsonb_build_object('type', 'audit', 'status', status, 'email', email)
    FROM seo_audit_requests WHERE prospect_id = $1
  UNION ALL
  SELECT 'request', id::text, created_at, jsonb_build_object('type', 'referral', 'status', status, 'email', referred_email)
    FROM referrals WHERE prospect_id = $1
  UNION ALL
  SELECT 'status', id::text, at, jsonb_build_object('from', from_status, 'to', to_status, 'cause', cause, 'reason', reason,
           'by', (SELECT coalesce(nullif(name, ''), email) FROM users WHERE users.id = changed_by))
    FROM prospect_status_changes WHERE prospect_id = $1`;

interface Row {
  kind: HistoryKind;
  ref: string;
  at: Date;
  data: Record<string, unknown>;
}

const NONE = { measurement: 0, visit: 0, technical: 0, answer: 0, email: 0, change: 0, appointment: 0, request: 0, status: 0 };

/** Reads the history of a prospect: measurements, visits, answers, messages, changes and requests. */
@Injectable()
export class ProspectTimeline {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly measurements: Timeline,
  ) {}

  async history(
    prospectId: string,
    { kind, page, perPage }: { kind?: HistoryKind[] | undefined; page: number; perPage: number },
  ): Promise<ProspectHistory> {
    await this.prospects.get(prospectId);
    const [rows, counted] = await Promise.all([
      this.database.query<Row[]>(
        `SELECT * FROM (${HAPPENED}) happened WHERE $2::text[] IS NULL OR kind = ANY($2) ORDER BY at DESC, kind, ref DESC LIMIT $3 OFFSET $4`,
        [prospectId, kind ?? null, perPage, (page - 1) * perPage],
      ),
      this.database.query<{ kind: HistoryKind; count: number }[]>(
        `SELECT kind, count(*)::int AS count FROM (${HAPPENED}) happened GROUP BY kind`,
        [prospectId],
      ),
    ]);
    const counts: Record<HistoryKind, number> = { ...NONE, ...Object.fromEntries(counted.map((row) => [row.kind, row.count])) };
    const total = (kind ?? (Object.keys(counts) as HistoryKind[])).reduce((sum, one) => sum + counts[one], 0);
    return { total, page, perPage, counts, entries: await this.completed(rows) };
  }

  /** Adds differences to measurements, and changed fields to changes of staff. */
  private async completed(rows: Row[]): Promise<HistoryEntry[]> {
    const measured = await this.measurements.entries(rows.filter(({ kind }) => kind === 'measurement').map(({ ref }) => Number(ref)));
    return rows.map(({ kind, ref, at, data }) => {
      const entry = { id: `${kind}-${ref}`, kind, at: at.toISOString() };
      if (kind === 'measurement') return { ...entry, data: measured.get(Number(ref)) } as HistoryEntry;
      if (kind === 'status') return { ...entry, ...data } as HistoryEntry;
      if (kind !== 'change') return { ...entry, data: dated(data) } as HistoryEntry;
      const { action, by, before, after } = data as { action: string; by: string | null; before: null; after: null };
      return { ...entry, data: { action, by, fields: changedFields(before, after) } } as HistoryEntry;
    });
  }
}

/** PostgreSQL formats instants in JSON with offset; the contract requires UTC. */
const dated = (data: Record<string, unknown>) =>
  typeof data.start_at === 'string' ? { ...data, start_at: new Date(data.start_at).toISOString() } : data;
