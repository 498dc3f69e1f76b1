import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A fresh copy of the migrated database, for one test file. */
export async function cloneDatabase(): Promise<string> {
  const template = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = newName();
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

/** A database without anything in it, as a first start meets it. */
export async function emptyDatabase(): Promise<URL> {
  const template = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = newName();
  const admin = new Client({ connectionString: withDatabase(template, 'postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await admin.end();
  return new URL(withDatabase(template, name));
}

/** Today's daily schedules have been: a process with workers would begin them in the middle of a test, by the time of the day. */
export async function skipDailySchedules(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO schedule_runs (job, local_date)
         SELECT job, current_date + day FROM unnest($1::text[]) job, generate_series(-1, 1) day ON CONFLICT DO NOTHING`,
      [['retention', 'campaign-poll']],
    );
  } finally {
    await client.end();
  }
}

/** On a server that is not ours the names carry the prefix by which they are dropped after the run. */
const newName = () => `${process.env.TEST_DATABASE_PREFIX ?? 'test'}_${randomBytes(6).toString('hex')}`;

function withDatabase(url: URL, name: string): string {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}
