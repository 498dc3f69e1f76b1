import type { Client as Database } from 'pg';
import type { Client } from './client.ts';
import type { Violation } from './invariants.ts';

/** Lists whose totals are kept rather than counted, and what they count. */
const KEPT: Record<string, string> = {
  prospects: 'SELECT count(*)::int AS n FROM prospects WHERE deletion_id IS NULL',
  'prospects?filter={"quiz_fait":true}': 'SELECT count(*)::int AS n FROM prospects WHERE deletion_id IS NULL AND quiz_fait',
  'prospects?filter={"status":"new"}': `SELECT count(*)::int AS n FROM prospects WHERE deletion_id IS NULL AND status = 'new'`,
  outbox: 'SELECT count(*)::int AS n FROM outbox',
  'webhook-deliveries': 'SELECT count(*)::int AS n FROM webhook_deliveries',
  'campaign-events': 'SELECT count(*)::int AS n FROM emelia_events',
  'audit-log': 'SELECT count(*)::int AS n FROM audit_log',
};

export async function wrongTotals(client: Client, database: Database): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [list, query] of Object.entries(KEPT)) {
    const { total } = await client.total(`/api/admin/${list}`);
    const { rows } = await database.query<{ n: number }>(query);
    if (total !== rows[0]?.n) violations.push({ rule: `total of ${list}`, rows: [`${total} shown, ${rows[0]?.n} counted`] });
  }
  return violations;
}
