import { setTimeout as sleep } from 'node:timers/promises';
import type { Client as Database } from 'pg';

/** What still has to be done, each with the rows that say so. */
const UNDONE: Record<string, string> = {
  scans: `SELECT id::text || ' ' || status AS what FROM scans WHERE status NOT IN ('done', 'cancelled')`,
  tasks: `SELECT id::text || ' ' || analysis || ' ' || status AS what FROM scan_tasks WHERE status IN ('waiting', 'queued', 'running')`,
  jobs: `SELECT name || ' ' || state AS what FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '%.dead'
    AND name NOT IN (SELECT job FROM schedule_marks)`,
  outbox: `SELECT id::text || ' ' || status || ' ' || attempts AS what FROM outbox WHERE status IN ('queued', 'sending')`,
  recipients: `SELECT id::text || ' ' || state || ' ' || attempts AS what FROM campaign_recipients WHERE state IN ('queued', 'sending')`,
  campaigns: `SELECT id::text || ' ' || status || coalesce(' ' || halt_reason, '') AS what FROM email_campaigns WHERE status IN ('scheduled', 'paused')`,
  webhooks: `SELECT id::text || ' ' || status AS what FROM webhook_deliveries WHERE status IN ('queued', 'sending')`,
  documents: `SELECT id::text || ' ' || status AS what FROM audit_documents WHERE status IN ('measuring', 'queued')`,
  imports: `SELECT id::text || ' ' || status AS what FROM imports WHERE status = 'importing'`,
};

/** Waits of minutes and hours before another attempt are cut short; leases and attempts stay as they are. */
const CUT_SHORT = [
  `UPDATE outbox SET next_attempt_at = now() WHERE status = 'queued' AND next_attempt_at > now()`,
  `UPDATE campaign_recipients SET next_attempt_at = now() WHERE state = 'queued' AND next_attempt_at > now()`,
  `UPDATE webhook_deliveries SET next_attempt_at = now() WHERE status = 'queued' AND next_attempt_at > now()`,
  `UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry') AND start_after > now() AND name NOT LIKE '%.dead'`,
];

/** Lets everything end; answers what did not within the time, by name. */
export async function untilQuiet(database: Database, patienceMs: number): Promise<Record<string, string[]>> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    for (const statement of CUT_SHORT) await database.query(statement);
    const undone: Record<string, string[]> = {};
    for (const [name, query] of Object.entries(UNDONE)) {
      const { rows } = await database.query<{ what: string }>(query);
      if (rows.length > 0) undone[name] = rows.map(({ what }) => what);
    }
    if (Object.keys(undone).length === 0 || performance.now() > deadline) return undone;
    await sleep(2000);
  }
}
