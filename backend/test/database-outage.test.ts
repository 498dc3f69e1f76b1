import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { TryAgain } from '../src/common/jobs/define-job.js';
import { Subjects } from '../src/modules/analysis/measurements/subjects.queries.js';
import { ScanJobs } from '../src/modules/analysis/scans/scans.jobs.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let elsewhere: Client;
let name: string;

beforeAll(async () => {
  app = await startApp();
  const url = new URL(process.env.DATABASE_URL ?? '');
  name = url.pathname.slice(1);
  url.pathname = '/postgres';
  elsewhere = new Client({ connectionString: url.href });
  await elsewhere.connect();
});
afterAll(async () => {
  await elsewhere.end();
  await app.stop();
});

const list = () => app.call<{ code: string; message: string }>('GET', '/api/admin/prospects', { as: app.admin });

describe('an outage of the database', () => {
  it('is reported as such without details of the driver, and ends with it', async () => {
    await elsewhere.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await elsewhere.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [name]);
    for (let call = 0; call < 3; call++) {
      const { status, body, headers } = await list();
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
      expect(body).toMatchObject({ code: 'database', message: 'La base de données ne répond pas. Réessayez dans un instant.' });
    }
    await elsewhere.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    expect((await list()).status).toBe(200);
  });

  it('is reported at the start of a trial too', async () => {
    const held = new Client({ connectionString: process.env.DATABASE_URL ?? '' });
    held.on('error', () => undefined);
    await held.connect();
    await held.query(`SELECT pg_advisory_lock(hashtext('trials'))`);
    const body = {
      websiteUrl: 'https://menuiserie.ch',
      email: 'zoe@menuiserie.ch',
      companyName: 'Menuiserie',
      city: 'Vevey',
      consent: true,
    };
    const answer = app.call<{ code: string }>('POST', '/api/public/trials', { body });
    const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = $1 AND wait_event = 'advisory'`;
    while ((await elsewhere.query(waiting, [name])).rowCount === 0) await sleep(20);
    await elsewhere.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    expect(await answer).toMatchObject({ status: 503, body: { code: 'database' } });
    expect((await app.call('POST', '/api/public/trials', { body })).status).toBe(201);
  });

  it('fails no task of a scan: its job is retried', async () => {
    const prospect = await aProspect(app.database);
    // whose places the scan begins with
    await app.database.query(`INSERT INTO workers (id, host, pid, seen_at) VALUES (gen_random_uuid(), 'x', 1, now())`);
    const asked = await app.call('POST', `/api/admin/prospects/${prospect.id}/analyses/cms`, { as: app.admin });
    expect(asked.status).toBe(202);
    const stored = async () =>
      (await app.database.query(`SELECT id, status, error FROM scan_tasks WHERE prospect_id = $1`, [prospect.id]))[0];
    const { id: taskId } = await stored();
    const subjects = app.app.get(Subjects);
    subjects.of = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const context = { jobId: '1', retry: 0, signal: new AbortController().signal };
    await expect(app.app.get(ScanJobs).runLight({ taskId }, context)).rejects.toThrow(TryAgain);
    expect(await stored()).toEqual({ id: taskId, status: 'running', error: null });
  });
});
