import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { localDate } from '../../rules/dates.rules.js';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/env.js';
import { SessionLocks } from '../database/session-locks.service.js';
import { isDue } from './daily-due.js';
import { ScheduleMarks } from './schedule-marks.service.js';
import { type Schedule, ScheduleRegistry } from './schedule-registry.service.js';
import { ScheduleRun } from './schedule-run.entity.js';

/** The row of the day makes it happen once across all processes. */
const CLAIM_DAY = 'INSERT INTO schedule_runs AS run (job, local_date) VALUES ($1, $2) ON CONFLICT (job, local_date)';
/** A process that dies of it each time does not do so each minute. */
const BEGUN_ANEW_AFTER = '15 minutes';

/** Calls what runs by itself, one call of a kind at a time, where it is the turn of this process. */
@Injectable()
export class ScheduleRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ScheduleRunner.name);
  private readonly running = new Set<string>();
  private stopping = false;

  constructor(
    private readonly schedules: ScheduleRegistry,
    private readonly timers: SchedulerRegistry,
    private readonly marks: ScheduleMarks,
    private readonly database: DataSource,
    private readonly locks: SessionLocks,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    for (const schedule of this.schedules.all()) {
      if (schedule.by === 'workers' && this.config.role === 'web') continue;
      const timer = setInterval(() => void this.tick(schedule), schedule.seconds * 1000);
      this.timers.addInterval(schedule.name, timer);
    }
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Runs it if it is our turn; whether it was, and worked. */
  async tick(schedule: Schedule): Promise<boolean> {
    const { name, seconds } = schedule;
    if (this.stopping || this.running.has(name)) return false;
    this.running.add(name);
    try {
      if (!(await this.marks.claim(name, seconds))) return false;
      await this.run(schedule);
      await this.marks.note(name, true);
      return true;
    } catch (error) {
      if (this.stopping) return false;
      this.logger.warn({ err: error, schedule: name }, 'schedule failed');
      await this.marks.note(name, false).catch((failure: unknown) => this.logger.warn({ err: failure }, 'run of a schedule not noted'));
      return false;
    } finally {
      this.running.delete(name);
    }
  }

  /** What the method answered; null where a daily one is not due, or another process was first. */
  async run(schedule: Schedule): Promise<unknown> {
    if (!schedule.isDaily) return schedule.work();
    const now = this.clock.now();
    const at = await schedule.dailyTime();
    if (!at || !isDue(now, at)) return null;
    return schedule.isLong ? this.runLong(schedule, now) : this.runInTransaction(schedule, now);
  }

  private runInTransaction({ name, work }: Schedule, now: Date): Promise<unknown> {
    return this.database.transaction(async (manager) => {
      const [claimed] = await manager.query<object[]>(`${CLAIM_DAY} DO NOTHING RETURNING job`, [name, localDate(now)]);
      return claimed ? this.end(manager, name, now, await work(manager, now)) : null;
    });
  }

  /** The lock is lost with the process that holds it: what it has left unfinished is begun anew, though not at once. */
  private async runLong({ name, work }: Schedule, now: Date): Promise<unknown> {
    const release = await this.locks.take(`schedule:${name}`);
    if (!release) return null;
    try {
      const again = `DO UPDATE SET started_at = now() WHERE run.outcome IS NULL AND run.started_at NOT BETWEEN now() - $3::interval AND now()`;
      const [claimed] = await this.database.query<object[]>(`${CLAIM_DAY} ${again} RETURNING job`, [
        name,
        localDate(now),
        BEGUN_ANEW_AFTER,
      ]);
      return claimed ? await this.end(this.database.manager, name, now, await work(undefined, now)) : null;
    } finally {
      await release();
    }
  }

  private async end(manager: EntityManager, job: string, now: Date, outcome: unknown): Promise<unknown> {
    await manager.update(ScheduleRun, { job, local_date: localDate(now) }, { outcome } as object);
    return outcome;
  }
}
