import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { subDays } from 'date-fns/subDays';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ScheduleRun } from '../../common/jobs/schedule-run.entity.js';
import { localDate, localTime } from '../../common/local-time.js';
import { Settings } from '../settings/settings.service.js';
import { isDue } from './nightly-due.js';
import { Scans } from './scan.service.js';

export const NIGHTLY_JOB = 'nightly-scan';

/**
 * Measures the longest unmeasured prospects again, once a night. Every worker looks each minute; the row of the day in
 * `schedule_runs` decides who starts it, so it happens once across all processes, and after downtime it is caught up on
 * the same day.
 */
@Injectable()
export class NightlyScan {
  private readonly logger = new Logger(NightlyScan.name);

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly scans: Scans,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cron('0 * * * * *')
  async everyMinute(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.tick().catch((error: unknown) => this.logger.error({ err: error }, 'nightly scan not started'));
  }

  /** The scan that was started; null when it is not due or another process was first. */
  async tick(): Promise<{ id: string; total: number } | null> {
    const now = this.clock.now();
    const nightly = await this.settings.get('nightly');
    const changedAt = await this.settings.changedAt('nightly');
    if (!nightly.enabled || !isDue(now, nightly.time, changedAt)) return null;
    return this.database.transaction(async (manager) => {
      const today = { job: NIGHTLY_JOB, local_date: localDate(now) };
      const claimed = await manager.createQueryBuilder().insert().into(ScheduleRun).values(today).orIgnore().returning('job').execute();
      if ((claimed.raw as unknown[]).length === 0) return null;
      const stale = { before: subDays(now, nightly.staleAfterDays), limit: nightly.maxProspects };
      const scan = await this.scans.start(manager, { kind: 'nightly', selection: {}, requestedBy: null, stale });
      await manager.update(ScheduleRun, today, { outcome: { scanId: scan.id, prospects: scan.total, startedAt: localTime(now) } });
      return scan;
    });
  }
}
