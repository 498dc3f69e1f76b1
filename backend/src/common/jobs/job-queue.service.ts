import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { Notifier } from '../database/notifier.service.js';
import { currentManager } from '../database/one-connection.js';
import { definedJobs, type Job } from './define-job.js';
import type { Schedule } from './schedule.js';

export const JOBS_CHANNEL = 'jobs';

export interface EnqueueOptions {
  /** The transaction of the cause: the job exists exactly when it commits. */
  manager?: EntityManager;
  /** Higher runs first. */
  priority?: number;
  startAfter?: Date;
}

/** Puts jobs into PostgreSQL (pg-boss). Every process may enqueue; workers run them. */
@Injectable()
export class JobQueue implements OnModuleInit, OnApplicationShutdown {
  readonly boss: PgBoss;
  private readonly logger = new Logger(JobQueue.name);

  constructor(
    private readonly database: DataSource,
    private readonly notifier: Notifier,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.boss = new PgBoss({
      connectionString: config.databaseUrl,
      application_name: 'smartindex-jobs',
      schema: 'pgboss',
      max: 4,
      // workers supervise abandoned jobs; with the default of 60 s, jobs of a killed worker would wait that long
      supervise: config.role !== 'web',
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      schedule: false,
    });
    this.boss.on('error', (error) => this.logger.error(error));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
    for (const job of definedJobs()) await this.declare(job);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: false, close: true });
  }

  async enqueue<Payload extends object>(job: Job<Payload>, payload: Payload, options: EnqueueOptions = {}): Promise<void> {
    await this.enqueueAll(job, [payload], options);
  }

  async enqueueAll<Payload extends object>(job: Job<Payload>, payloads: Payload[], options: EnqueueOptions = {}): Promise<void> {
    const { manager, priority, startAfter } = options;
    const jobs = payloads.map((data) => ({ data, priority, startAfter, singletonKey: job.singletonKey?.(data) }));
    await this.insert(job.name, jobs, manager ?? currentManager(this.database));
  }

  /** Enqueues the run of the current slot, unless another process has done so. */
  async enqueueSlot({ name, schedule: { runBy, everySeconds } }: Schedule<object>): Promise<void> {
    if (runBy === 'workers' && this.config.role === 'web') return;
    await this.insert(name, [{ data: {}, singletonSeconds: everySeconds ?? undefined }], currentManager(this.database));
  }

  private async insert(name: string, jobs: Parameters<PgBoss['insert']>[1], manager: EntityManager): Promise<void> {
    if (jobs.length === 0) return;
    const db = { executeSql: async (text: string, values?: unknown[]) => ({ rows: (await manager.query(text, values)) as unknown[] }) };
    await this.boss.insert(name, jobs, { db });
    await this.notifier.notify(JOBS_CHANNEL, name, manager);
  }

  private async declare(job: Job): Promise<void> {
    const options = {
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: job.maxRetryDelaySeconds,
      expireInSeconds: job.timeoutSeconds,
      // the smallest pg-boss allows: a killed worker's jobs start again after 10 to 15 seconds
      heartbeatSeconds: 10,
      deleteAfterSeconds: 3600,
      // a failed schedule runs again by itself
      ...(job.schedule ? {} : { deadLetter: `${job.name}.dead` }),
    };
    if (!job.schedule) await this.boss.createQueue(`${job.name}.dead`, { retentionSeconds: 90 * 24 * 3600 });
    await this.boss.createQueue(job.name, { ...options, policy: job.policy ?? 'standard' });
    await this.boss.updateQueue(job.name, options);
  }
}
