import { readFileSync } from 'node:fs';
import { Client } from 'pg';

/** What the server tells of those in the database of this file: it counts them by database, its log names the statements. */
export async function deadlocks(): Promise<string[]> {
  const url = new URL(process.env.DATABASE_URL ?? '');
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ deadlocks: number }>('SELECT deadlocks::int FROM pg_stat_database WHERE datname = $1', [name]);
    const count = rows[0]?.deadlocks;
    if (count === 0) return [];
    const { rows: files } = await client.query<{ log: string }>(`SELECT current_setting('data_directory') || '/../postgres.log' AS log`);
    const log = readFileSync(files[0]?.log ?? '', 'utf8');
    const entries = log.split(/^(?=\S.*(?:ERROR|LOG|FATAL): )/m).filter((entry) => entry.includes('deadlock detected'));
    return [`${count} deadlocks`, ...entries];
  } finally {
    await client.end();
  }
}
