import { hostname } from 'node:os';
import { Client } from 'pg';
import { readConfig } from './common/config/env.js';

/** Older signs of life are a dead worker's. */
const SILENCE_SECONDS = 20;

/** Asked by the container's supervisor: 0 while the part that runs here does its work. */
const { role, port, databaseUrl } = readConfig();
process.exitCode = (await (role === 'worker' ? workerLives() : webIsReady()).catch(() => false)) ? 0 : 1;

async function webIsReady(): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(4000) })).ok;
}

async function workerLives(): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 4000, query_timeout: 4000 });
  try {
    await client.connect();
    const { rowCount } = await client.query(`SELECT FROM workers WHERE host = $1 AND seen_at > now() - make_interval(secs => $2)`, [
      hostname(),
      SILENCE_SECONDS,
    ]);
    return rowCount !== 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
