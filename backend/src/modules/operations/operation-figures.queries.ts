import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { VendorName } from '../../common/config/env.js';
import { DeadLetters, type QueueDepth } from '../../common/jobs/dead-letters.service.js';
import { ALIVE } from '../../common/jobs/worker.entity.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { VendorAccounts, type VendorLimits } from '../../providers/vendor/vendor-accounts.js';
import { browserAgeDays } from '../../rules/chromium-releases.rules.js';
import { localDate } from '../../rules/dates.rules.js';
import type { IncidentName } from '../../rules/incidents.rules.js';
import { vendorName } from '../settings/api-keys.contract.js';

/** By index: the e-mails and messages that are done with, nearly all of them, are not counted. */
const EMAIL_COUNTS = `SELECT
    (SELECT count(*)::int FROM outbox WHERE status = 'queued') AS queued,
    (SELECT count(*)::int FROM outbox WHERE status = 'sending') AS sending,
    (SELECT count(*)::int FROM outbox WHERE status = 'failed') AS failed,
    (SELECT count(*)::int FROM outbox WHERE status = 'unknown') AS unclear,
    (SELECT extract(epoch FROM now() - min(created_at))::float8 FROM outbox WHERE status = 'queued') AS oldest_seconds,
    (SELECT count(*)::int FROM closed_mail_way) AS closed,
    (NOT ${MAY_SEND})::int AS suspended`;

const CAMPAIGNS = `SELECT
    (SELECT count(*)::int FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id
      WHERE r.state = 'queued' AND c.status = 'scheduled') AS waiting,
    (SELECT count(*)::int FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id
      WHERE r.state = 'queued' AND c.status = 'paused') AS halted,
    (SELECT count(*)::int FROM campaign_recipients WHERE state = 'failed') AS failed,
    (SELECT count(*)::int FROM campaign_recipients WHERE state = 'unknown') AS unclear`;

const PROCESSES = `SELECT
    (SELECT count(*)::int FROM workers WHERE ${ALIVE}) AS workers,
    (SELECT extract(epoch FROM now() - max(created_at))::float8 FROM backup_runs WHERE error IS NULL) AS backup_age,
    (SELECT (error IS NOT NULL)::int FROM backup_runs ORDER BY created_at DESC LIMIT 1) AS backup_failed,
    (SELECT version FROM measuring_browsers WHERE seen_at > now() - interval '1 day' ORDER BY split_part(version, '.', 1)::int LIMIT 1) AS browser_version,
    (SELECT extract(epoch FROM now() - max(created_at))::float8 FROM backup_runs WHERE copied_at IS NOT NULL) AS offsite_age,
    (SELECT (copy_error IS NOT NULL)::int FROM backup_runs WHERE copied_at IS NOT NULL OR copy_error IS NOT NULL
      ORDER BY created_at DESC LIMIT 1) AS offsite_failed,
    (SELECT jsonb_object_agg(status, scans) FROM (
      SELECT status, count(*) AS scans FROM scans WHERE status IN ('queued', 'running', 'paused') GROUP BY status) open) AS scans,
    (SELECT jsonb_object_agg(name, troubles) FROM (SELECT name, count(*) AS troubles FROM troubles WHERE ended_at IS NULL GROUP BY name) open) AS troubles`;

const SCHEDULED = `SELECT job, extract(epoch FROM succeeded_at)::float8 AS succeeded_at, failing_since IS NOT NULL AS is_failing FROM schedule_marks`;

const VENDORS = `SELECT v.vendor, coalesce(s.circuit, 'closed') AS circuit, s.last_error ->> 'message' AS cause,
    coalesce(sum(p.calls) FILTER (WHERE p.day = $2::date), 0)::int AS calls_day, coalesce(sum(p.cost) FILTER (WHERE p.day = $2::date), 0) AS cost_day,
    coalesce(sum(p.calls), 0)::int AS calls_month, coalesce(sum(p.cost), 0) AS cost_month
  FROM unnest($1::text[]) AS v(vendor) LEFT JOIN vendor_states s ON s.vendor = v.vendor
  LEFT JOIN vendor_spend p ON p.vendor = v.vendor AND p.day BETWEEN date_trunc('month', $2::date)::date AND $2::date
  GROUP BY v.vendor, s.circuit, s.last_error`;

interface EmailCounts {
  queued: number;
  sending: number;
  failed: number;
  unclear: number;
  oldest_seconds: number | null;
  closed: number;
  suspended: number;
}

interface Messages {
  waiting: number;
  halted: number;
  failed: number;
  unclear: number;
}

export interface VendorFigures {
  vendor: VendorName;
  circuit: 'closed' | 'open' | 'half_open';
  /** Of the last failure, French. */
  cause: string | null;
  calls_day: number;
  cost_day: number;
  calls_month: number;
  cost_month: number;
  limits: VendorLimits;
}

interface Processes {
  workers: number;
  backup_age: number | null;
  backup_failed: number | null;
  /** The oldest of all machines; null before it was read. */
  browser_version: string | null;
  /** Of the backup that was copied last. */
  offsite_age: number | null;
  offsite_failed: number | null;
  scans: Record<string, number> | null;
  /** Open ones by name. */
  troubles: Partial<Record<IncidentName, number>> | null;
}

interface ScheduleFigures {
  job: string;
  succeeded_at: number | null;
  is_failing: boolean;
}

export interface OperationFigures {
  queues: readonly QueueDepth[];
  emails: EmailCounts;
  messages: Messages;
  vendors: readonly VendorFigures[];
  processes: Processes;
  /** Days since its release; null while its version is unknown. */
  browserAge: number | null;
  schedules: readonly ScheduleFigures[];
}

/** Reads the metrics of the installation, equal in every process, in six statements. */
@Injectable()
export class OperationFiguresQueries {
  constructor(
    private readonly database: DataSource,
    private readonly dead: DeadLetters,
    private readonly accounts: VendorAccounts,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<OperationFigures> {
    const queues = await this.dead.depths();
    const [emails] = await this.database.query<[EmailCounts]>(EMAIL_COUNTS);
    const [messages] = await this.database.query<[Messages]>(CAMPAIGNS);
    const [processes] = await this.database.query<[Processes]>(PROCESSES);
    const spent = await this.database.query<Omit<VendorFigures, 'limits'>[]>(VENDORS, [vendorName.options, localDate(this.clock.now())]);
    const vendors = await Promise.all(spent.map(async (one) => ({ ...one, limits: await this.accounts.limits(one.vendor) })));
    const schedules = await this.database.query<ScheduleFigures[]>(SCHEDULED);
    const { browser_version: version } = processes;
    const browserAge = version === null ? null : browserAgeDays(version, this.clock.now());
    return { queues, emails, messages, vendors, processes, browserAge, schedules };
  }
}
