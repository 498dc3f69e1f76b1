import { JobQueue } from '../src/common/jobs/job-queue.service.js';
import { PRODUCT_VERSION } from '../src/common/product-version.js';
import { SCAN_OUTCOMES, type ScanOutcome } from '../src/rules/scan-outcomes.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';

let app: TestApp;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await cloneDatabase();
  app = await startApp({ DATABASE_URL: databaseUrl });
});
afterAll(() => app.stop());

async function reported(of = app): Promise<Record<string, number>> {
  const { body } = await of.call<string>('GET', '/metrics');
  const lines = [...body.matchAll(/^smartindex_scan_outcomes_total\{outcome="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, outcome, total]) => [outcome as string, Number(total)]));
}

async function aScan(outcomes: readonly ScanOutcome[]): Promise<string> {
  const [scan] = await app.database.query<{ id: string }[]>(
    `INSERT INTO scans (kind, status, total) VALUES ('bulk', 'running', $1) RETURNING id`,
    [outcomes.length],
  );
  for (const position of outcomes.keys()) {
    const { id } = await aProspect(app.database);
    await app.database.query(`INSERT INTO scan_targets (scan_id, prospect_id, position, status) VALUES ($1, $2, $3, 'running')`, [
      scan?.id,
      id,
      position,
    ]);
  }
  await Promise.all(
    outcomes.map((outcome, position) =>
      app.database.query(`UPDATE scan_targets SET status = 'done', outcome = $3 WHERE scan_id = $1 AND position = $2`, [
        scan?.id,
        position,
        outcome,
      ]),
    ),
  );
  return scan?.id as string;
}

describe('the outcomes of scans in /metrics', () => {
  it('all exist from the first day on', async () => {
    expect(await reported()).toEqual(Object.fromEntries(SCAN_OUTCOMES.map((outcome) => [outcome, 0])));
  });

  it('count the ended targets by their outcome, and never fall', async () => {
    const scanId = await aScan(['measured', 'measured', 'partial', 'failed', 'sample', 'unreachable', 'otherPage']);
    const once = { measured: 2, partial: 1, unreachable: 1, otherPage: 1, sample: 1, failed: 1 };
    expect(await reported()).toEqual(once);
    await aScan(['failed']);
    expect(await reported()).toEqual({ ...once, failed: 2 });
    await app.database.query('DELETE FROM scans WHERE id = $1', [scanId]);
    expect(await reported()).toEqual({ ...once, failed: 2 });
    await aScan(['measured', 'failed']);
    expect(await reported()).toEqual({ ...once, measured: 3, failed: 3 });
  });
});

it('the version is shown to monitors and staff, not to strangers', async () => {
  const { body } = await app.call<string>('GET', '/metrics');
  expect(body).toContain(`smartindex_build_info{version="${PRODUCT_VERSION}"} 1\n`);
  expect((await app.call('GET', '/api/admin/version', { as: app.admin })).body).toEqual({ version: PRODUCT_VERSION, newer: null });
  expect((await app.call('GET', '/api/admin/version')).status).toBe(401);
  for (const path of ['/health/live', '/health/ready', '/']) {
    const { body: shown, headers } = await app.call<unknown>('GET', path);
    expect(JSON.stringify([shown, ...headers])).not.toContain(PRODUCT_VERSION);
  }
});

describe('the operational metrics', () => {
  /** Every figure of ours as it stands in the answer. */
  async function figures(): Promise<Map<string, number>> {
    const { body } = await app.call<string>('GET', '/metrics');
    return new Map(
      [...body.matchAll(/^(smartindex_\S+(?:\{[^}]*\})?) (\S+)$/gm)].map(([, name, value]) => [name as string, Number(value)]),
    );
  }
  const insertEmail = (status: string, age: string) =>
    app.database.query(
      `INSERT INTO outbox (kind, recipient, subject, body_text, status, created_at) VALUES ('test', 'anne.secrete@example.ch', 'x', 'x', $1, now() - $2::interval)`,
      [status, age],
    );

  it('are absent without data: no backup has no age, no limit is none', async () => {
    const reported = await figures();
    for (const name of [
      'smartindex_backup_age_seconds',
      'smartindex_last_backup_failed',
      'smartindex_vendor_budget_usd{vendor="emelia",period="day"}',
    ])
      expect([name, reported.has(name)]).toEqual([name, false]);
    expect(reported.get('smartindex_workers_alive')).toBe(0);
    expect(reported.get('smartindex_sending_suspended')).toBe(0);
  });

  it('contain the age of the last successful backup, and that a later one failed', async () => {
    await app.database.query(
      `INSERT INTO backup_runs (file, created_at) VALUES ('a', now() - interval '3 days'), ('b', now() - interval '1 day')`,
    );
    const fine = await figures();
    expect(fine.get('smartindex_backup_age_seconds')).toBeGreaterThan(86_399);
    expect(fine.get('smartindex_backup_age_seconds')).toBeLessThan(90_000);
    expect(fine.get('smartindex_last_backup_failed')).toBe(0);
    await app.database.query(`INSERT INTO backup_runs (error) VALUES ('Le disque est plein.')`);
    const after = await figures();
    expect(after.get('smartindex_last_backup_failed')).toBe(1);
    expect(after.get('smartindex_backup_age_seconds')).toBeGreaterThan(86_399);
  });

  it('count e-mails by state, with blocked ones apart', async () => {
    for (const status of ['queued', 'queued', 'failed', 'unknown', 'sent', 'cancelled']) await insertEmail(status, '2 hours');
    const states = async () => {
      const reported = await figures();
      return ['waiting', 'halted', 'failed', 'unclear', 'sending'].map((state) => reported.get(`smartindex_mails{state="${state}"}`));
    };
    expect(await states()).toEqual([2, 0, 1, 1, 0]);
    expect((await figures()).get('smartindex_oldest_mail_seconds')).toBeGreaterThan(7_199);
    await app.database.query(
      `INSERT INTO closed_mail_way (cause, closed_at_step, is_lasting, next_try_at) VALUES ('x', 'sign_in', true, now())`,
    );
    expect(await states()).toEqual([0, 2, 1, 1, 0]);
    expect((await figures()).get('smartindex_mail_server_closed')).toBe(1);
    await app.database.query('DELETE FROM closed_mail_way');
    await app.database.query('INSERT INTO sending_halts (backup_at) VALUES (now())');
    expect(await states()).toEqual([0, 2, 1, 1, 0]);
    await app.database.query('DELETE FROM sending_halts');
  });

  it('count jobs by queue and state with the age of the oldest, workers and scans', async () => {
    const jobs = app.app.get(JobQueue, { strict: false });
    await jobs.boss.insert('analysis.run', [{ data: {} }, { data: {} }, { data: {}, startAfter: new Date(Date.now() + 600_000) }]);
    await jobs.boss.insert('analysis.run.dead', [{ data: {} }]);
    await app.database.query(
      `UPDATE pgboss.job SET start_after = now() - interval '40 minutes' WHERE name = 'analysis.run' AND start_after <= now()`,
    );
    await app.database.query(
      `INSERT INTO workers (id, host, pid, seen_at) VALUES (gen_random_uuid(), 'a', 1, now()), (gen_random_uuid(), 'a', 2, now() - interval '30 seconds')`,
    );
    await app.database.query(`INSERT INTO scans (kind, status, total) VALUES ('bulk', 'paused', 1), ('bulk', 'done', 1)`);
    const reported = await figures();
    const ofQueue = (state: string) => reported.get(`smartindex_jobs{queue="analysis.run",state="${state}"}`);
    expect(['waiting', 'delayed', 'active', 'dead'].map(ofQueue)).toEqual([2, 1, 0, 1]);
    expect(reported.get('smartindex_oldest_job_seconds{queue="analysis.run"}')).toBeGreaterThanOrEqual(2400);
    expect(reported.get('smartindex_oldest_job_seconds{queue="campaigns.send"}')).toBe(0);
    expect(reported.get('smartindex_workers_alive')).toBe(1);
    expect(reported.get('smartindex_scans{state="paused"}')).toBe(1);
  });

  it('count incidents by name, and report schedules', async () => {
    await app.database.query(`TRUNCATE troubles, schedule_marks`);
    await app.database.query(
      `INSERT INTO troubles (key, name, title, found, todo, ended_at) VALUES ('key:a', 'key', '', '', '', NULL), ('key:b', 'key', '', '', '', NULL), ('worker', 'worker', '', '', '', now())`,
    );
    await app.database.query(
      `INSERT INTO schedule_marks (job, succeeded_at, failing_since) VALUES ('outbox', now() - interval '1 hour', now())`,
    );
    const reported = await figures();
    expect([reported.get('smartindex_incidents{name="key"}'), reported.get('smartindex_incidents{name="worker"}')]).toEqual([2, 0]);
    expect(reported.get('smartindex_schedule_failing{schedule="outbox"}')).toBe(1);
    const hours = (Date.now() / 1000 - (reported.get('smartindex_schedule_last_success_timestamp_seconds{schedule="outbox"}') ?? 0)) / 3600;
    expect(Math.round(hours)).toBe(1);
  });

  it('contain the circuit, cost and budget of each vendor', async () => {
    await app.database.query(`INSERT INTO vendor_states (vendor, circuit) VALUES ('openai', 'open')`);
    const month = `date_trunc('month', now() AT TIME ZONE 'Europe/Zurich')::date`;
    await app.database.query(
      `INSERT INTO vendor_spend (vendor, day, calls, cost) VALUES ('openai', ${month} - 1, 5, 9), ('openai', (now() AT TIME ZONE 'Europe/Zurich')::date, 3, 1.25)`,
    );
    const reported = await figures();
    const circuit = (state: string) => reported.get(`smartindex_vendor_circuit{vendor="openai",state="${state}"}`);
    expect(['closed', 'half_open', 'open'].map(circuit)).toEqual([0, 0, 1]);
    expect(reported.get('smartindex_vendor_circuit{vendor="google",state="closed"}')).toBe(1);
    for (const period of ['day', 'month']) {
      expect(reported.get(`smartindex_vendor_spent_usd{vendor="openai",period="${period}"}`)).toBe(1.25);
      expect(reported.get(`smartindex_vendor_calls{vendor="openai",period="${period}"}`)).toBe(3);
      expect(reported.get(`smartindex_vendor_budget_usd{vendor="openai",period="${period}"}`)).toBeGreaterThan(0);
    }
  });

  it('contain no personal data, and remain during an outage of the database', async () => {
    const { body } = await app.call<string>('GET', '/metrics');
    expect(body).not.toContain('secrete');
    const { query } = app.database;
    app.database.query = () => Promise.reject(new Error('away'));
    const away = await app.call<string>('GET', '/metrics');
    app.database.query = query;
    expect(away.status).toBe(200);
    expect(away.body).toContain('process_cpu_seconds_total');
    expect(away.body).not.toMatch(/^smartindex_(workers_alive|letters|scan_outcomes_total)/m);
    expect((await figures()).get('smartindex_workers_alive')).toBeDefined();
  });
});

// last: the process of tests has room for one application after another
it('the outcomes of scans begin at 0 with each process, as counters do, and rise by what ends from then on', async () => {
  const before = await reported();
  const restarted = await startApp({ DATABASE_URL: databaseUrl });
  const none = Object.fromEntries(SCAN_OUTCOMES.map((outcome) => [outcome, 0]));
  try {
    await aScan(['partial']);
    expect(await reported(restarted)).toEqual({ ...none, partial: 1 });
    expect(await reported()).toEqual({ ...before, partial: (before.partial ?? 0) + 1 });
    await app.database.query('DELETE FROM scans');
    await aScan(['sample']);
    expect(await reported(restarted)).toEqual({ ...none, partial: 1, sample: 1 });
  } finally {
    await restarted.stop();
  }
});
