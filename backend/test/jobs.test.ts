import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { type Job, TryAgain } from '../src/common/jobs/define-job.js';
import { JobQueue } from '../src/common/jobs/job-queue.service.js';
import { JobRunner } from '../src/common/jobs/job-runner.service.js';
import { definedSchedules } from '../src/common/jobs/schedule.js';
import { deliverMail } from '../src/common/mail/mail-jobs.js';
import { lightAnalysis } from '../src/modules/analysis/measurements/analysis-jobs.js';
import { startApp, type TestApp } from './support/app.js';
import { processes } from './support/schedules.js';
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

describe('the job runner', () => {
  let app: TestApp;
  let queue: JobQueue;
  let runner: JobRunner;
  beforeAll(async () => {
    app = await startApp({ ROLE: 'worker' });
    queue = app.app.get(JobQueue, { strict: false });
    runner = app.app.get(JobRunner, { strict: false });
  });
  afterAll(() => app.stop());

  async function declare(name: string, options: Partial<Parameters<PgBoss['createQueue']>[1]> = {}): Promise<void> {
    await queue.boss.createQueue(`${name}.dead`);
    await queue.boss.createQueue(name, { retryLimit: 2, retryDelay: 1, deadLetter: `${name}.dead`, heartbeatSeconds: 10, ...options });
  }
  const stored = (name: string) =>
    app.database.query<{ state: string; retry_count: number }[]>(`SELECT state, retry_count FROM pgboss.job WHERE name = $1`, [name]);

  it('runs each job once, with limited concurrency, and starts the next one when a slot is free', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const count = 120;
    await declare('test.counted');
    await queue.boss.insert(
      'test.counted',
      Array.from({ length: count }, (_, number) => ({ data: { number } })),
    );
    // one poll of 15 seconds for four jobs would not be done with them in the time that `until` gives
    await runner.work(job('test.counted'), async (payload) => {
      most = Math.max(most, ++running);
      await sleep(10);
      running--;
      done.push((payload as { number: number }).number);
    });
    await until(() => done.length >= count);
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, number) => number));
    expect(most).toBe(4);
  });

  it('starts a job on its notification, and a delayed one when it is due', async () => {
    const done: number[] = [];
    await declare('test.awaited');
    await runner.work(job('test.awaited'), async (payload) => void done.push((payload as { number: number }).number));
    await queue.enqueue(job('test.awaited') as Job<{ number: number }>, { number: 1 });
    await queue.enqueue(job('test.awaited') as Job<{ number: number }>, { number: 2 }, { startAfter: new Date(Date.now() + 2000) });
    await until(() => done.length === 2);
    expect(done).toEqual([1, 2]);
  });

  it('retries after a failure, and stores a French message when all attempts failed', async () => {
    let attempts = 0;
    await declare('test.failing');
    await queue.boss.send('test.failing', { number: 0 });
    await runner.work(job('test.failing'), async () => {
      attempts++;
      throw new TryAgain('not yet');
    });
    await until(async () => (await stored('test.failing.dead')).length === 1);
    expect(attempts).toBe(3);
    const [dead] = await queue.boss.fetch('test.failing.dead', { includeMetadata: true });
    expect(dead).toMatchObject({
      sourceName: 'test.failing',
      data: { number: 0 },
      sourceOutput: { detail: 'not yet', message: expect.stringContaining('Erreur inattendue') },
    });
  });

  it('restarts a job whose heartbeat has stopped, and aborts the older attempt', async () => {
    const name = 'test.redelivered';
    const attempts: { end: () => void; signal: AbortSignal }[] = [];
    await declare(name, { retryLimit: 5, retryDelay: 0 });
    await queue.boss.send(name, { number: 1 });
    await runner.work(job(name), (_, { signal }) => new Promise<void>((end) => attempts.push({ end, signal })));
    await until(() => attempts.length === 1);
    await app.database.query(`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE name = $1`, [name]);
    await queue.boss.supervise(name);
    await until(() => attempts.length === 2);
    await until(() => attempts[0]?.signal.aborted === true);
    for (const { end } of attempts) end();
    await until(async () => (await stored(name))[0]?.state === 'completed');
    expect(await stored(name)).toEqual([{ state: 'completed', retry_count: 1 }]);
    expect(attempts).toHaveLength(2);
  });

  it('fails a payload that does not match its schema', async () => {
    let ran = false;
    await declare('test.wrong', { retryLimit: 0 });
    await queue.boss.send('test.wrong', { number: 'seven' });
    await runner.work(job('test.wrong'), async () => {
      ran = true;
    });
    await until(async () => (await stored('test.wrong'))[0]?.state === 'failed');
    expect(ran).toBe(false);
  });
});

describe('enqueueing a job', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is part of the transaction of its cause', async () => {
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

  it('replaces a message of the same key in a singleton queue', async () => {
    const queue = app.app.get(JobQueue, { strict: false });
    const messageId = randomUUID();
    await queue.enqueueAll(deliverMail, [{ messageId }, { messageId: randomUUID() }]);
    await queue.enqueue(deliverMail, { messageId });
    const jobs = await queue.boss.fetch(deliverMail.name, { batchSize: 10 });
    expect(jobs).toHaveLength(2);
    await queue.enqueue(deliverMail, { messageId });
    expect(await queue.boss.fetch(deliverMail.name)).toEqual([]);
    await queue.boss.complete(
      deliverMail.name,
      jobs.map(({ id }) => id),
    );
    await queue.enqueue(deliverMail, { messageId });
    expect(await queue.boss.fetch(deliverMail.name)).toHaveLength(1);
  });

  it('has for each schedule a cron method of its name, as frequent as its slots', () => {
    const registry = app.app.get(SchedulerRegistry, { strict: false });
    for (const { name, schedule } of definedSchedules()) {
      const [first, second] = registry.getCronJob(name).nextDates(2).map(Number);
      expect([name, (Number(second) - Number(first)) / 1000]).toEqual([name, schedule.everySeconds ?? 60]);
    }
    expect(registry.getCronJobs().size).toBe(definedSchedules().length);
  });

  it('gives one job per slot of a schedule, for any number of processes', async () => {
    const { look } = processes(app, 3, () => new Date());
    const jobs = async () => (await app.database.query(`SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'scan-sweep'`))[0].count;
    await app.database.query(`DELETE FROM pgboss.job WHERE name = 'scan-sweep'`);
    await look('scan-sweep');
    expect(await jobs()).toBe(1);
    await app.database.query(`UPDATE pgboss.job SET singleton_on = singleton_on - interval '1 hour' WHERE name = 'scan-sweep'`);
    await look('scan-sweep');
    expect(await jobs()).toBe(2);
  });
});
