import type { Client } from 'pg';
import { ADMIN } from './surroundings.js';

/** What the agency has set and stored for everybody: each test finds it as the one before it found it. */
const TABLES = [
  'settings',
  'sealed_secrets',
  'api_keys',
  'vendor_states',
  'troubles',
  'sending_halts',
  'blocked_urls',
  'messages',
  'agency_logo',
  'saved_views',
  'signatories',
  'suppressions',
  'webhook_endpoints',
] as const;
type House = Record<(typeof TABLES)[number], string>;

const LOOK = TABLES.map((table) => `(SELECT coalesce(json_agg(one ORDER BY one::text), '[]')::text FROM ${table} one) AS ${table}`).join(
  ', ',
);

export async function lookAround(database: Client): Promise<House> {
  const { rows } = await database.query<House>(`SELECT ${LOOK}`);
  return rows[0] as House;
}

/** Puts back what a test has changed, whether it passed or not. */
export async function tidyUp(database: Client, url: string, before: House): Promise<void> {
  const now = await lookAround(database);
  if (now.api_keys !== before.api_keys) await forgetKeys(url, before);
  const changed = TABLES.filter((table) => now[table] !== before[table]);
  if (changed.length === 0) return;
  await database.query('BEGIN');
  try {
    for (const table of changed) {
      await database.query(`DELETE FROM ${table}`);
      // what the product has noted by itself in between stays
      await database.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`, [
        before[table],
      ]);
    }
  } finally {
    await database.query('COMMIT'); // of a transaction that failed: a rollback
  }
}

/** What people make: what belongs to it goes with it. */
const MADE = [
  'prospects',
  'scans',
  'imports',
  'email_campaigns',
  'campaign_messages',
  'seo_audit_requests',
  'referrals',
  'contact_messages',
  'appointments',
  'ai_recommendations',
  'outbox',
  'setting_versions',
] as const;

/** A worker begins, also one for a second try, without what the one before it has left. */
export async function clearAway(database: Client): Promise<void> {
  for (const table of MADE) await database.query(`DELETE FROM ${table}`);
  await database.query('DELETE FROM users WHERE email <> $1', [ADMIN.email]);
}

/** Over the product's door: it keeps the keys that it has read for a while. */
async function forgetKeys(url: string, before: House): Promise<void> {
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const keys = (await (await fetch(`${url}/api/admin/api-keys`, { headers })).json()) as { service: string; state: string }[];
  for (const { service } of keys)
    if (!before.api_keys.includes(`"service":"${service}"`))
      await fetch(`${url}/api/admin/api-keys/${service}`, { method: 'DELETE', headers });
}
