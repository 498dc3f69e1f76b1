import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cloneDatabase } from '../../backend/test/support/database.ts';
import { freePort } from '../../backend/test/support/free-port.ts';
import { connect } from './reports.js';
import { ADMIN } from './surroundings.js';

const ROOT = join(import.meta.dirname, '../..');

export interface Product {
  url: string;
  /** Its files. */
  folder: string;
  /** Where its database is. */
  database: string;
  stop(): Promise<void>;
}

export function dataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'smartindex-e2e-'));
}

/** The built product with a database of its own. */
export async function startProduct(folder: string, environment: Record<string, string>): Promise<Product> {
  const database = await aDatabase();
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: database,
      DATABASE_CONNECTIONS: '4',
      DATA_DIR: folder,
      // the links that the product writes carry its port
      PORT: String(await freePort()),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
  });
  let output = '';
  product.stdout.on('data', (data) => (output += data));
  product.stderr.on('data', (data) => (output += data));
  for (const deadline = Date.now() + 60_000; !/Prêt : \S+/.test(output); await sleep(50)) {
    if (Date.now() > deadline || product.exitCode !== null) throw new Error(`the product did not start:\n${output}`);
  }
  const url = /Prêt : (\S+)/.exec(output)?.[1] ?? '';
  return {
    url,
    folder,
    database,
    stop: async () => {
      const ended = new Promise((done) => product.once('exit', done));
      product.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of the migrated database, with the limits and the single speed run of tests; alerts are the product's own. */
async function aDatabase(): Promise<string> {
  const url = await cloneDatabase();
  const database = await connect(url);
  await database.query(`DELETE FROM settings WHERE key = 'alerts'`);
  await database.end();
  return url;
}
