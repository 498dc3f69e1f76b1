import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job as BossJob } from 'pg-boss';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { Notifier } from '../database/notifier.service.js';
import { userMessageOf } from '../user-facing-error.js';
import { definedJobs, type Job, TryAgain } from './define-job.js';
import { type Handler, JobHandlers } from './job-handlers.service.js';
import { JOBS_CHANNEL, JobQueue } from './job-queue.service.js';
import { ScheduleMarks } from './schedule-marks.service.js';
import { WorkerProcess } from './worker.entity.js';

const HEARTBEAT_SECONDS = 4;
const LOOK_MS = 1000;
/** The longest wait of an idle place when `DUE` and the notifications see nothing. */
const POLL_SECONDS = 15;
const GRACE_MS = 5000;
const UNWIND_MS = 2000;
/** Queues with a job to start now. pg-boss notifies of no retry and no delayed job; a poll by each idle place costs 50 queries a second. */
const DUE = `SELECT queue.name FROM unnest($1::text[]) AS queue(name)
  WHERE EXISTS (SELECT FROM pgboss.job j
    WHERE j.name = queue.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= pgboss.job_now())`;

/** What pg-boss stores about a failed attempt; the message is for staff, in French. */
class JobFailed extends Error {
  constructor(
    message: string,
    readonly detail: string,
  ) {
    super(message);
  }
}

/** Runs jobs: one pg-boss worker for each place of each kind of job. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobRunner.name);
  private readonly workerId = randomUUID();
  /** Ids of idle pg-boss workers by queue. */
  private readonly idle = new Map<string, Set<string>>();
  private readonly running = new Set<Promise<void>>();
  private timers: NodeJS.Timeout[] = [];
  private looking: Promise<void> | undefined;

  constructor(
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly marks: ScheduleMarks,
    private readonly notifier: Notifier,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const handlers = this.handlers.all();
    await this.notifier.listen(JOBS_CHANNEL, (name) => this.wake(name));
    if (this.isWorker) {
      await this.beat();
      this.timers.push(setInterval(() => void this.beat().catch((error: unknown) => this.logger.warn(error)), HEARTBEAT_SECONDS * 1000));
    }
    for (const job of definedJobs())
      if (this.isWorker || job.schedule?.runBy === 'everybody') await this.work(job, handlers.get(job.name) as Handler);
    if (this.isWorker) this.timers.push(setInterval(() => this.lookAgain(), LOOK_MS));
  }

  /** Lets running jobs finish for a moment; pg-boss puts back what is still running, and aborts its signal. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.looking;
    await this.queue.boss.stop({ graceful: this.isWorker, timeout: GRACE_MS, close: false });
    await Promise.race([Promise.allSettled(this.running), sleep(UNWIND_MS, undefined, { ref: false })]);
    if (this.isWorker) await this.database.getRepository(WorkerProcess).delete({ id: this.workerId });
  }

  /**
   * Starts the places of one kind of job. Each is a worker of its own, because with `localConcurrency` a place that has
   * finished a job waits for the next poll (docs/decisions/0053).
   */
  async work(job: Job, handler: Handler): Promise<void> {
    const { boss } = this.queue;
    const idle = new Set<string>();
    this.idle.set(job.name, idle);
    for (let place = 0; place < job.concurrency; place++) {
      const options = { pollingIntervalSeconds: POLL_SECONDS, heartbeatRefreshSeconds: HEARTBEAT_SECONDS };
      const id = await boss.work<unknown>(job.name, options, async ([one]) => {
        idle.delete(id);
        // where one job was there may be another for the next idle place
        this.wake(job.name);
        try {
          if (one) await this.run(job, handler, one);
        } finally {
          idle.add(id);
          boss.notifyWorker(id);
        }
      });
      idle.add(id);
    }
  }

  private get isWorker(): boolean {
    return this.config.role !== 'web';
  }

  /** Lets the place that has been idle longest fetch now. */
  private wake(name: string): void {
    const idle = this.idle.get(name);
    const [id] = idle ?? [];
    if (!idle || !id) return;
    this.queue.boss.notifyWorker(id);
    idle.delete(id);
    idle.add(id);
  }

  private async run(job: Job, handler: Handler, { id, data, retryCount, signal }: BossJob<unknown>): Promise<void> {
    const attempt = this.attempt(job, () => handler(job.payload.parse(data), { jobId: id, retry: retryCount, signal }));
    this.running.add(attempt);
    try {
      await attempt;
    } catch (error) {
      if (!(error instanceof TryAgain)) this.logger.error({ err: error, job: job.name, jobId: id }, 'job failed');
      const detail = error instanceof Error ? error.message : String(error);
      throw new JobFailed(userMessageOf(error, 'Erreur inattendue\u202f: le journal du serveur dit laquelle.'), detail);
    } finally {
      this.running.delete(attempt);
    }
  }

  private async attempt({ name, schedule }: Job, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (schedule) await this.note(name, false);
      throw error;
    }
    if (schedule) await this.note(name, true);
  }

  private async note(schedule: string, hasWorked: boolean): Promise<void> {
    await this.marks
      .note(schedule, hasWorked)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'run of a schedule not recorded'));
  }

  /** One query for all queues; the next one waits for its answer. */
  private lookAgain(): void {
    this.looking ??= this.wakeDue()
      .catch((error: unknown) => this.logger.warn(error))
      .finally(() => {
        this.looking = undefined;
      });
  }

  private async wakeDue(): Promise<void> {
    const due = await this.database.query<{ name: string }[]>(DUE, [[...this.idle.keys()]]);
    for (const { name } of due) this.wake(name);
  }

  private async beat(): Promise<void> {
    await this.database.query(
      `INSERT INTO workers (id, host, pid, seen_at) VALUES ($1, $2, $3, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [this.workerId, hostname(), process.pid],
    );
    await this.database.query(`DELETE FROM workers WHERE seen_at < now() - interval '1 minute'`);
  }
}
