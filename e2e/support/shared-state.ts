import type { Client } from 'pg';
import { ADMIN } from './surroundings.js';

/** Tables that all tests of a worker share; each test restores them. */
const TABLES = [
  'settings',
  'sealed_secrets',
  'api_keys',
  'api_tokens',
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
type SharedState = Record<(typeof TABLES)[number], string>;

const SELECT_STATE = TABLES.map(
  (table) => `(SELECT coalesce(json_agg(one ORDER BY one::text), '[]')::text FROM ${table} one) AS ${table}`,
).join(', ');

export async function readSharedState(database: Client): Promise<SharedState> {
  const { rows } = await database.query<SharedState>(`SELECT ${SELECT_STATE}`);
  return rows[0] as SharedState;
}

/** Restores the shared tables that a test has changed. */
export async function restoreSharedState(database: Client, url: string, before: SharedState): Promise<void> {
  const now = await readSharedState(database);
  if (now.api_keys !== before.api_keys) await deleteKeys(url, before);
  const changed = TABLES.filter((table) => now[table] !== before[table]);
  if (changed.length === 0) return;
  await database.query('BEGIN');
  try {
    for (const table of changed) {
      await database.query(`DELETE FROM ${table}`);
      // rows that the product has written meanwhile stay
      await database.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`, [
        before[table],
      ]);
    }
  } finally {
    await database.query('COMMIT'); // of a transaction that failed: a rollback
  }
}

/** Tables of created data; dependent rows are deleted by cascades. */
const CREATED = [
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

/** Deletes what an earlier worker has left. */
export async function deleteCreatedData(database: Client): Promise<void> {
  for (const table of CREATED) await database.query(`DELETE FROM ${table}`);
  await database.query('DELETE FROM users WHERE email <> $1', [ADMIN.email]);
}

/** By the API, because the product caches the keys. */
async function deleteKeys(url: string, before: SharedState): Promise<void> {
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
