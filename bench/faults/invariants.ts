import type { Client as Database } from 'pg';

/** Each query names the rows that break its rule. */
const RULES: Record<string, string> = {
  'a scan’s counts are its targets’': `
    SELECT s.id::text AS what FROM scans s JOIN scan_targets t ON t.scan_id = s.id GROUP BY s.id
    HAVING s.total <> count(*) OR s.done <> count(*) FILTER (WHERE t.status = 'done') OR s.failed <> count(*) FILTER (WHERE t.status = 'failed')`,
  'an ended target has no open task': `
    SELECT t.id::text AS what FROM scan_tasks t JOIN scan_targets g USING (scan_id, prospect_id)
     WHERE g.status IN ('done', 'failed', 'cancelled') AND t.status IN ('waiting', 'queued', 'running')`,
  'no running job without a living worker': `
    SELECT id::text AS what FROM pgboss.job WHERE state = 'active' AND NOT EXISTS (SELECT FROM workers WHERE seen_at > now() - interval '15 seconds')`,
  'no dead letter': `SELECT name || ' ' || left(coalesce(source_output::text, ''), 200) AS what FROM pgboss.job WHERE name LIKE '%.dead' AND state = 'created'`,
  'budgets are not negative': `SELECT vendor || ' ' || day AS what FROM vendor_spend WHERE calls < 0 OR cost < 0`,
  'what was spent is what was called': `
    SELECT s.vendor || ' ' || s.calls || ' spent, ' || c.calls || ' called' AS what
      FROM (SELECT vendor, sum(calls) AS calls FROM vendor_spend GROUP BY 1) s
      JOIN (SELECT vendor, count(*) AS calls FROM vendor_calls GROUP BY 1) c USING (vendor) WHERE s.calls < c.calls`,
  'one call at a time for the calendar': `
    SELECT a.id::text AS what FROM appointments a JOIN appointments b ON a.id < b.id AND tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)
     WHERE a.status = 'booked' AND b.status = 'booked'`,
  'one call for each prospect': `SELECT prospect_id::text AS what FROM appointments WHERE status = 'booked' GROUP BY 1 HAVING count(*) > 1`,
  'a booked prospect says so': `SELECT p.id::text AS what FROM prospects p WHERE EXISTS (SELECT FROM appointments a WHERE a.prospect_id = p.id) AND NOT p.rdv_pris`,
  'a sent letter was handed over first': `SELECT id::text AS what FROM outbox WHERE status = 'sent' AND (handed_over_at IS NULL OR sent_at IS NULL OR attempts < 1)`,
  'no lease outlives its sending': `SELECT id::text AS what FROM outbox WHERE status <> 'sending' AND lease_until IS NOT NULL`,
  'a campaign’s counts are its recipients’': `
    SELECT c.id::text AS what FROM email_campaigns c JOIN campaign_recipients r ON r.campaign_id = c.id
     GROUP BY c.id HAVING c.sent_count <> count(*) FILTER (WHERE r.state = 'sent')`,
  'who was written to is marked so': `
    SELECT p.id::text AS what FROM prospects p JOIN campaign_recipients r ON r.prospect_id = p.id WHERE r.state = 'sent' AND NOT p.email_sent`,
  'a score is that of the answers’ quiz': `SELECT id::text AS what FROM prospects WHERE quiz_fait AND score IS NULL`,
  'tokens are unique': `SELECT token AS what FROM prospects GROUP BY 1 HAVING count(*) > 1`,
  'every event of a prospect is of one that is there': `SELECT e.id::text AS what FROM events e LEFT JOIN prospects p ON p.id = e.prospect_id WHERE e.prospect_id IS NOT NULL AND p.id IS NULL`,
};

export interface Violation {
  rule: string;
  rows: string[];
}

export async function brokenRules(database: Database): Promise<{ checked: number; violations: Violation[] }> {
  const violations: Violation[] = [];
  let checked = 0;
  const check = async (rule: string, query: string) => {
    checked++;
    const rows = await database.query<{ what: string }>(query).then(
      (answer) => answer.rows.map(({ what }) => what),
      (error: unknown) => [String(error)],
    );
    if (rows.length > 0) violations.push({ rule, rows });
  };
  for (const [rule, query] of Object.entries(RULES)) await check(rule, query);
  for (const { name, query } of await foreignKeys(database)) await check(`foreign key ${name}`, query);
  await database.query('CREATE EXTENSION IF NOT EXISTS amcheck');
  for (const { name, query } of await structures(database)) await check(name, query);
  return { checked, violations };
}

/** PostgreSQL’s own promise, counted again: a row whose other side is gone. */
async function foreignKeys(database: Database): Promise<{ name: string; query: string }[]> {
  const { rows } = await database.query<{ name: string; query: string }>(`
    SELECT c.conname AS name,
           format('SELECT %s::text AS what FROM %s c LEFT JOIN %s p ON %s WHERE %s AND p.%s IS NULL', 'c.' || quote_ident(min(a.attname)),
             c.conrelid::regclass, c.confrelid::regclass,
             string_agg(format('c.%I = p.%I', a.attname, f.attname), ' AND '),
             string_agg(format('c.%I IS NOT NULL', a.attname), ' AND '), quote_ident(min(f.attname))) AS query
      FROM pg_constraint c CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS k(mine, theirs)
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.mine
      JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = k.theirs
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace GROUP BY c.oid, c.conname, c.conrelid, c.confrelid`);
  return rows;
}

/** Every table and index, read whole by amcheck. */
async function structures(database: Database): Promise<{ name: string; query: string }[]> {
  const { rows } = await database.query<{ name: string; query: string }>(`
    SELECT 'heap of ' || c.oid::regclass AS name, format('SELECT msg AS what FROM verify_heapam(%L)', c.oid::regclass) AS query
      FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND c.relpersistence = 'p'
    UNION ALL
    SELECT 'index ' || i.indexrelid::regclass,
           format('SELECT NULL::text AS what FROM %s WHERE false', CASE am.amname WHEN 'btree' THEN format('bt_index_check(%L, true)', i.indexrelid::regclass) ELSE format('gin_index_check(%L)', i.indexrelid::regclass) END)
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am am ON am.oid = c.relam
     WHERE am.amname IN ('btree', 'gin') AND c.relkind = 'i' AND c.relpersistence = 'p' AND c.relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`);
  return rows;
}
