import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../src/common/clock.js';
import { CONFIG } from '../../src/common/config/env.js';
import { JobHandlers } from '../../src/common/jobs/job-handlers.service.js';
import { JobQueue } from '../../src/common/jobs/job-queue.service.js';
import type { TestApp } from './app.js';

export interface Processes {
  /** The `@Cron` method of a schedule is called in each process; returns what those that ran it returned. */
  look<T = Record<string, unknown>>(name: string): Promise<T[]>;
}

/** What so many worker processes do about schedules: one database, the same time. */
export function processes(app: TestApp, count: number, now: () => Date): Processes {
  const of = <T>(type: abstract new (...args: never[]) => T) => app.app.get(type as never, { strict: false }) as T;
  const config = app.app.get(CONFIG, { strict: false }) as { role: string };
  const clock = of(Clock) as { now: () => Date };
  const { boss } = of(JobQueue);
  const each = <T>(act: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, act));
  async function look<T>(name: string): Promise<T[]> {
    const cron = of(SchedulerRegistry).getCronJob(name);
    cron.waitForCompletion = true;
    for (let process = 0; process < count; process++) await cron.fireOnTick();
    const handle = of(JobHandlers).all().get(name);
    const [job, ...others] = await boss.fetch(name, { batchSize: 10 });
    if (!handle || others.length > 0) throw new Error(`${others.length + 1} jobs of ${name} at once`);
    if (!job) return [];
    const context = { jobId: job.id, retry: 0, signal: new AbortController().signal };
    // all of them run the one job, as when its worker stands still and another one gets it
    const runs = await each(() => handle(job.data, context));
    const failed = runs.find((run) => run.status === 'rejected');
    await (failed ? boss.fail(name, job.id) : boss.complete(name, job.id));
    if (failed) throw failed.reason;
    return runs.flatMap((run) => (run.status === 'fulfilled' && run.value !== null ? [run.value as T] : []));
  }
  return {
    look: async <T>(name: string) => {
      const real = { role: config.role, now: clock.now };
      Object.assign(config, { role: 'worker' });
      clock.now = now;
      try {
        return await look<T>(name);
      } finally {
        Object.assign(config, { role: real.role });
        clock.now = real.now;
      }
    },
  };
}
