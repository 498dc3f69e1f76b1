import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { definedJobs, type Job, TryAgain } from '../src/common/jobs/define-job.js';
import { JobQueue } from '../src/common/jobs/job-queue.service.js';
import { QueueLoop } from '../src/common/jobs/queue-loop.js';
import { lightAnalysis } from '../src/modules/analysis/measurements/analysis-jobs.js';
import { startApp, type TestApp } from './support/app.js';
import { cloneDatabase } from './support/database.js';
import { until } from './support/until.js';

const job = (name: string): Job<unknown> => ({
  name,
  title: name,
  payload: z.object({ number: z.number() }),
  concurrency: 4,
  retries: 2,
  retryDelaySeconds: 1,
  maxRetryDelaySeconds: 1,
  timeoutSeconds: 60,
  safeToRepeat: 'a test',
});

describe('the job loop', () => {
  const warnings: string[] = [];
  const logger = {
    warn: (text: unknown) => warnings.push(String(text)),
    error: (...text: unknown[]) => warnings.push(String(text[1])),
  } as never;
  let boss: PgBoss;

  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await cloneDatabase();
    boss = await new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', supervise: false, schedule: false }).start();
  });
  afterAll(() => boss.stop({ graceful: false }));

  async function runAll(name: string, count: number, handler: (payload: unknown) => Promise<void>, isDone: () => boolean): Promise<void> {
    await boss.createQueue(`${name}.dead`);
    await boss.createQueue(name, { retryLimit: 2, retryDelay: 1, deadLetter: `${name}.dead`, heartbeatSeconds: 10 });
    await boss.insert(
      name,
      Array.from({ length: count }, (_, number) => ({ data: { number } })),
    );
    const loop = new QueueLoop(boss, job(name), handler, logger);
    loop.start();
    await until(isDone);
    await loop.stop(1000);
  }

  it('runs every job once, never more at a time than allowed, and far faster than its poll', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    // one poll a second for four jobs would not be done with them in the time that `runAll` gives
    const count = 120;
    await runAll(
      'test.counted',
      count,
      async (payload) => {
        most = Math.max(most, ++running);
        await sleep(10);
        running--;
        done.push((payload as { number: number }).number);
      },
      () => done.length >= count,
    );
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, number) => number));
    expect(most).toBe(4);
  });

  it('tries again after a failure, and buries the job when all attempts failed', async () => {
    let attempts = 0;
    await runAll(
      'test.failing',
      1,
      async () => {
        attempts++;
        throw new TryAgain('not yet');
      },
      () => attempts >= 3,
    );
    expect(attempts).toBe(3);
    const [dead] = await boss.fetch('test.failing.dead', { includeMetadata: true });
    expect(dead).toMatchObject({
      sourceName: 'test.failing',
      data: { number: 0 },
      sourceOutput: { detail: 'not yet', message: expect.stringContaining('Erreur inattendue') },
    });
  });

  it('keeps the heartbeat of a job that came back when its older attempt ends, and ends that one', async () => {
    const attempts: { signal: AbortSignal; end: () => void }[] = [];
    const name = 'test.redelivered';
    await boss.createQueue(name, { retryLimit: 5, retryDelay: 0, heartbeatSeconds: 10 });
    await boss.send(name, { number: 1 });
    const loop = new QueueLoop(boss, job(name), (_, { signal }) => new Promise<void>((end) => attempts.push({ signal, end })), logger);
    const late = () => boss.getDb().executeSql(`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE name = $1`, [name]);
    loop.start();
    await until(() => attempts.length === 1);
    await late();
    await boss.supervise(name);
    await until(() => attempts.length === 2);
    const [older, newer] = attempts;
    expect([older?.signal.aborted, newer?.signal.aborted]).toEqual([true, false]);
    older?.end();
    await sleep(0);
    await late();
    await loop.touch();
    await boss.supervise(name);
    const [stored] = (await boss.getDb().executeSql(`SELECT state, retry_count FROM pgboss.job WHERE name = $1`, [name])).rows;
    expect(stored).toEqual({ state: 'active', retry_count: 1 });
    newer?.end();
    await loop.stop(1000);
    expect(attempts).toHaveLength(2);
  });

  it('holds no running job while it tells of another: whoever holds them in any order goes on', async () => {
    const name = 'test.touched';
    await boss.createQueue(name, { retryLimit: 0, heartbeatSeconds: 600 });
    const ids = [await boss.send(name, { number: 1 }), await boss.send(name, { number: 2 })];
    const ends: (() => void)[] = [];
    const loop = new QueueLoop(boss, job(name), () => new Promise<void>((end) => ends.push(end)), logger);
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    const hold = (id: string | null | undefined) =>
      other.query('SELECT FROM pgboss.job WHERE name = $1 AND id = $2 FOR UPDATE', [name, id]);
    const waiting = async () =>
      (await boss.getDb().executeSql(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).rows
        .length;
    try {
      loop.start();
      await until(() => ends.length === 2);
      for (const [first, second] of [ids, [...ids].reverse()]) {
        await other.query('BEGIN');
        await hold(first);
        const touched = loop.touch();
        await until(waiting);
        await hold(second);
        await other.query('COMMIT');
        await touched;
      }
    } finally {
      for (const end of ends) end();
      await other.end();
      await loop.stop(1000);
    }
  });

  it('fails a payload that is not what was declared', async () => {
    warnings.length = 0;
    let ran = false;
    await boss.createQueue('test.wrong', { retryLimit: 0 });
    await boss.send('test.wrong', { number: 'seven' });
    const handler = async () => {
      ran = true;
    };
    const loop = new QueueLoop(boss, job('test.wrong'), handler, logger);
    loop.start();
    await sleep(300);
    await loop.stop(500);
    expect(ran).toBe(false);
    expect(warnings).toContain('job failed');
  });
});

describe('a worker without work', () => {
  it('asks one question for all kinds of jobs, and begins what waited for its hour', async () => {
    const app = await startApp({ ROLE: 'worker' });
    try {
      const queue = app.app.get(JobQueue, { strict: false });
      const began = performance.now();
      const fetched: string[] = [];
      const fetch = queue.boss.fetch.bind(queue.boss);
      queue.boss.fetch = ((name: string, ...rest: never[]) => {
        fetched.push(name);
        return fetch(name, ...rest);
      }) as typeof queue.boss.fetch;
      // nothing is to be done for a task that is not there
      await queue.boss.send(lightAnalysis.name, { taskId: randomUUID() }, { startAfter: 3 });
      const state = async () =>
        (await app.database.query<{ state: string }[]>(`SELECT state FROM pgboss.job WHERE name = $1`, [lightAnalysis.name]))[0]?.state;
      for (const deadline = Date.now() + 180_000; (await state()) !== 'completed' && Date.now() < deadline; ) await sleep(100);
      expect(await state()).toBe('completed');
      expect(fetched).toContain(lightAnalysis.name);
      // the others look by themselves four times a minute, not once a second
      const rounds = 1 + Math.floor((performance.now() - began) / 15_000);
      const others = fetched.filter((name) => name !== lightAnalysis.name);
      expect(others.length).toBeLessThanOrEqual(rounds * definedJobs().length);
    } finally {
      await app.stop();
    }
  });
});

describe('enqueueing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('belongs to the transaction of its cause', async () => {
    const queue = app.app.get(JobQueue, { strict: false });
    const count = async () =>
      (await app.database.query(`SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1`, [lightAnalysis.name]))[0].count;
    const rolledBack = app.database.transaction(async (manager) => {
      await queue.enqueue(lightAnalysis, { taskId: randomUUID() }, { manager });
      throw new Error('the cause failed');
    });
    await expect(rolledBack).rejects.toThrow('the cause failed');
    expect(await count()).toBe(0);
    await app.database.transaction((manager) =>
      queue.enqueueAll(lightAnalysis, [{ taskId: randomUUID() }, { taskId: randomUUID() }], { manager }),
    );
    expect(await count()).toBe(2);
  });
});
