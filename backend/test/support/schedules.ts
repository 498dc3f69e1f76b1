import { SchedulerRegistry } from '@nestjs/schedule';
import { CONFIG } from '../../src/common/config/env.js';
import { SessionLocks } from '../../src/common/database/session-locks.service.js';
import { ScheduleMarks } from '../../src/common/jobs/schedule-marks.service.js';
import { ScheduleRegistry } from '../../src/common/jobs/schedule-registry.service.js';
import { ScheduleRunner } from '../../src/common/jobs/schedule-runner.service.js';
import type { TestApp } from './app.js';

export interface Processes {
  /** All look whether it is time for a schedule; what those that ran it answered. */
  look<T = Record<string, unknown>>(name: string): Promise<T[]>;
  /** As `look` in one of them after the other, by timers: who had a turn. */
  runners: ScheduleRunner[];
  registry: ScheduleRegistry;
  /** Ends the connections that hold the locks of one of them, as its death does. */
  kill(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** What so many worker processes have: a runner and locks each, one database, the same time. */
export function processes(app: TestApp, count: number, now: () => Date): Processes {
  const of = <T>(type: abstract new (...args: never[]) => T) => app.app.get(type as never, { strict: false }) as T;
  const registry = of(ScheduleRegistry);
  const config = app.app.get(CONFIG, { strict: false }) as never;
  const locks = Array.from({ length: count }, () => new SessionLocks(config));
  const runners = locks.map(
    (own) =>
      new ScheduleRunner(registry, new SchedulerRegistry(), new ScheduleMarks(app.database), app.database, own, { now } as never, config),
  );
  const kill = async (index: number) => locks[index]?.onApplicationShutdown();
  return {
    look: async <T>(name: string) => {
      // all have come to their end before one that failed is told of: none goes on beside what follows
      const looks = runners.map((runner) => runner.run(registry.named(name)));
      await Promise.allSettled(looks);
      const answers = await Promise.all(looks);
      return answers.filter((answer) => answer !== null) as T[];
    },
    ...{ runners, registry, kill },
    stop: async () => void (await Promise.all(locks.map((_, index) => kill(index)))),
  };
}
