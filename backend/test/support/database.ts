import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A fresh copy of the migrated database, for one test file. */
export async function cloneDatabase(): Promise<string> {
  const template = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: withDatabase(template, 'postgres') });
  await admin.connect();
  try {
    // two workers may copy at the same time, and the template allows one copy at a time
    await admin.query('SELECT pg_advisory_lock(1)');
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)} STRATEGY file_copy`);
  } finally {
    await admin.end();
  }
  return withDatabase(template, name);
}

function withDatabase(url: URL, name: string): string {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}
