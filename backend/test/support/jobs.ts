import { JobHandlers } from '../../src/common/jobs/job-handlers.service.js';
import { JobQueue } from '../../src/common/jobs/job-queue.service.js';
import type { TestApp } from './app.js';

const ENOUGH = 1000;

/** Runs the waiting jobs of one queue, as a worker does; returns what their handlers returned. A failed job is stored, then thrown. */
export async function runJobs<T = unknown>(app: TestApp, queue: string): Promise<T[]> {
  const { boss } = app.app.get(JobQueue, { strict: false });
  const handle = app.app.get(JobHandlers, { strict: false }).all().get(queue);
  if (!handle) throw new Error(`no job ${queue}`);
  const jobs = await boss.fetch(queue, { batchSize: ENOUGH });
  const runs = jobs.map(async ({ id, data, retryCount }) => {
    try {
      const result = await handle(data, { jobId: id, retry: retryCount, signal: new AbortController().signal });
      await boss.complete(queue, id);
      return result as T;
    } catch (error) {
      await boss.fail(queue, id);
      throw error;
    }
  });
  await Promise.allSettled(runs);
  return Promise.all(runs);
}
