import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ScheduleRun } from '../../common/jobs/schedule-run.entity.js';
import { localDate } from '../../common/local-time.js';
import { isDue } from '../analysis/nightly-due.js';
import { Settings } from '../settings/settings.service.js';
import { RetentionRuns } from './retention-runs.service.js';

export const RETENTION_JOB = 'retention';

/** Begins the deletion of what has been kept long enough, once a night across all processes: the row of the day decides. */
@Injectable()
export class RetentionSchedule {
  private readonly logger = new Logger(RetentionSchedule.name);

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly runs: RetentionRuns,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cron('50 * * * * *')
  async everyMinute(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.tick().catch((error: unknown) => this.logger.error({ err: error }, 'retention not started'));
  }

  /** The run that was begun; null when it is not due or another process was first. */
  async tick(): Promise<string | null> {
    const now = this.clock.now();
    const { enabled, time } = await this.settings.get('retention');
    if (!enabled || !isDue(now, time, await this.settings.changedAt('retention'))) return null;
    return this.database.transaction(async (manager) => {
      const today = { job: RETENTION_JOB, local_date: localDate(now) };
      const claimed = await manager.createQueryBuilder().insert().into(ScheduleRun).values(today).orIgnore().returning('job').execute();
      if ((claimed.raw as unknown[]).length === 0) return null;
      const runId = await this.runs.begin(manager, null);
      await manager.update(ScheduleRun, today, { outcome: { runId } });
      return runId;
    });
  }
}
