import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { Notifier } from '../database/notifier.service.js';
import { definedJobs, JOB_HANDLER, type Job, type JobContext } from './define-job.js';
import { JOBS_CHANNEL, JobQueue } from './job-queue.service.js';
import { markedMethods } from './marked-methods.js';
import { QueueLoop } from './queue-loop.js';
import { WorkerProcess } from './worker.entity.js';

type Handler = (payload: unknown, context: JobContext) => Promise<void>;

const HEARTBEAT_MS = 4000;
const LOOK_MS = 1000;
/** In case that a look is mistaken: what it does not see is fetched all the same. */
const LOOP_POLL_MS = 15_000;
/** Queues with something to begin that nobody has told of: what waited for its hour, what was lost and has come back. */
const DUE = `SELECT queue.name FROM unnest($1::text[]) AS queue(name)
  WHERE EXISTS (SELECT FROM pgboss.job j
    WHERE j.name = queue.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= pgboss.job_now())`;

/** Runs jobs in worker processes: one loop per kind of job. Refuses to start when a job has no handler, or two. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobRunner.name);
  private readonly workerId = randomUUID();
  private readonly loops = new Map<string, QueueLoop>();
  private heartbeat: NodeJS.Timeout | undefined;
  private watch: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly queue: JobQueue,
    private readonly notifier: Notifier,
    private readonly database: DataSource,
    private readonly discovery: DiscoveryService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const handlers = this.findHandlers();
    if (this.config.role === 'web') return;
    for (const job of definedJobs()) {
      const loop = new QueueLoop(this.queue.boss, job, handlers.get(job.name) as Handler, this.logger, LOOP_POLL_MS);
      this.loops.set(job.name, loop);
    }
    await this.notifier.listen(JOBS_CHANNEL, (name) => this.loops.get(name)?.wake());
    await this.beat();
    this.heartbeat = setInterval(() => void this.beat().catch((error: unknown) => this.logger.warn(error)), HEARTBEAT_MS);
    for (const loop of this.loops.values()) loop.start();
    this.watch = setInterval(() => this.lookAgain(), LOOK_MS);
  }

  /** Lets running jobs finish for a moment; what is still running afterwards is put back into the queue. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.heartbeat);
    clearInterval(this.watch);
    await this.looking;
    await Promise.all([...this.loops.values()].map((loop) => loop.stop(5000)));
    if (this.loops.size > 0) await this.database.getRepository(WorkerProcess).delete({ id: this.workerId });
  }

  /** One question for all kinds of jobs; a slow answer is waited for. */
  private lookAgain(): void {
    this.looking ??= this.wakeDue()
      .catch((error: unknown) => this.logger.warn(error))
      .finally(() => {
        this.looking = undefined;
      });
  }

  private async wakeDue(): Promise<void> {
    const due = await this.database.query<{ name: string }[]>(DUE, [[...this.loops.keys()]]);
    for (const { name } of due) this.loops.get(name)?.wake();
  }

  private async beat(): Promise<void> {
    await this.database.query(
      `INSERT INTO workers (id, host, pid, seen_at) VALUES ($1, $2, $3, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [this.workerId, hostname(), process.pid],
    );
    await this.database.query(`DELETE FROM workers WHERE seen_at < now() - interval '1 minute'`);
    await Promise.all([...this.loops.values()].map((loop) => loop.touch()));
  }

  private findHandlers(): Map<string, Handler> {
    const handlers = new Map<string, Handler>();
    for (const { mark: job, method } of markedMethods<string, Handler>(this.discovery, JOB_HANDLER)) {
      if (handlers.has(job)) throw new Error(`job ${job} has two handlers`);
      handlers.set(job, method);
    }
    const missing = definedJobs().filter(({ name }: Job) => !handlers.has(name));
    if (missing.length > 0) throw new Error(`no handler for ${missing.map(({ name }) => name).join(', ')}`);
    return handlers;
  }
}
