import { Client } from 'pg';
import type { Config } from '../config/env.js';

/** Settings of every session. */
export const SESSION = {
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
  // how many new rows the index of the search may leave unsorted: each search reads them one by one; imports have their own limit
  gin_pending_list_limit: '512kB',
  // starting workers takes longer than counting 200,000 rows of an index, and takes the cores from other requests
  max_parallel_workers_per_gather: '0',
} as const;

/** The settings of a session, for the message that begins it. */
export const optionsOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

export const isPooled = ({ databaseUrl, directDatabaseUrl }: Pick<Config, 'databaseUrl' | 'directDatabaseUrl'>): boolean =>
  databaseUrl !== directDatabaseUrl;

/** The same for a pooler, which runs it on each connection that it opens. */
const CONNECT_QUERY = Object.entries(SESSION)
  .map(([name, value]) => `SET ${name} = '${value}'`)
  .join('; ');

/** What is missing at the pooler, in French: without its limits one statement could hold a connection for ever. */
export async function poolerObjection(config: Pick<Config, 'databaseUrl' | 'directDatabaseUrl'>): Promise<string | null> {
  if (!isPooled(config)) return null;
  const client = new Client({ connectionString: config.databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ timeout: string }>(`SELECT current_setting('statement_timeout') AS timeout`);
    if (rows[0]?.timeout !== '0') return null;
    return `Le pooler de DATABASE_URL ne limite aucune requête\u202f: dans son pgbouncer.ini, la base a besoin de connect_query='${CONNECT_QUERY.replaceAll("'", "''")}'.`;
  } finally {
    await client.end();
  }
}
