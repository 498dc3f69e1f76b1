import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { localDate } from '../../rules/dates.rules.js';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/env.js';
import { type DailyTime, isDue } from './daily-due.js';
import { JobQueue } from './job-queue.service.js';
import type { Schedule } from './schedule.js';
import { ScheduleRun } from './schedule-run.entity.js';

type Time = () => Promise<DailyTime | null>;
type DailyJob = Schedule<{ localDate: string }>;
type Outcome = Record<string, unknown>;

/**
 * A run that died is started again after this time, so that one that kills its process does not do so every minute. A claim that has waited for
 * another compares with the time of the comparison, not with that of its own beginning.
 */
const UNFINISHED = `run.outcome IS NULL AND run.started_at NOT BETWEEN clock_timestamp() - interval '15 minutes' AND clock_timestamp()`;
const IS_OPEN = `SELECT NOT EXISTS (SELECT FROM schedule_runs run WHERE job = $1 AND local_date = $2 AND NOT (${UNFINISHED})) AS open`;
const CLAIM = `INSERT INTO schedule_runs AS run (job, local_date) VALUES ($1, $2)
  ON CONFLICT (job, local_date) DO UPDATE SET started_at = now() WHERE ${UNFINISHED} RETURNING job`;

/** Runs daily schedules. A row of `schedule_runs` claims the day for all processes and stores the outcome for staff. */
@Injectable()
export class DailySchedules {
  private readonly times = new Map<string, Time>();

  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Registers the time of day of a schedule; null = switched off. Read again every minute. */
  add({ name }: DailyJob, time: Time): void {
    this.times.set(name, time);
  }

  async timeOf(name: string): Promise<DailyTime | null> {
    return (await this.times.get(name)?.()) ?? null;
  }

  /** Called every minute, so that a run missed after downtime is caught up on the same day. */
  async enqueueIfDue(schedule: DailyJob): Promise<void> {
    const now = this.config.role === 'web' ? null : await this.dueNow(schedule);
    if (!now) return;
    const [run] = await this.database.query<{ open: boolean }[]>(IS_OPEN, [schedule.name, localDate(now)]);
    if (run?.open) await this.queue.enqueue(schedule, { localDate: localDate(now) });
  }

  /** Runs `work` and records the day in one transaction: a process that dies leaves nothing behind. Null when the day was taken. */
  async run<Result extends object>(
    schedule: DailyJob,
    work: (manager: EntityManager, now: Date) => Promise<Result>,
  ): Promise<Result | null> {
    const now = await this.dueNow(schedule);
    if (!now) return null;
    return this.database.transaction((manager) => this.runOnce(manager, schedule, now, () => work(manager, now)));
  }

  /** The same for work that is too long for a transaction: `work` must be able to start again after a crash. */
  async runLong(schedule: DailyJob, work: (now: Date) => Promise<Outcome>): Promise<Outcome | null> {
    const now = await this.dueNow(schedule);
    return now ? this.runOnce(this.database.manager, schedule, now, () => work(now)) : null;
  }

  /** Null while it is not due, or turned off. */
  private async dueNow({ name }: DailyJob): Promise<Date | null> {
    const time = await this.timeOf(name);
    const now = this.clock.now();
    return time && isDue(now, time) ? now : null;
  }

  private async runOnce<Result extends object>(
    manager: EntityManager,
    { name }: DailyJob,
    now: Date,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    const [claimed] = await manager.query<object[]>(CLAIM, [name, localDate(now)]);
    if (!claimed) return null;
    const outcome = await work();
    await manager.update(ScheduleRun, { job: name, local_date: localDate(now) }, { outcome } as object);
    return outcome;
  }
}
