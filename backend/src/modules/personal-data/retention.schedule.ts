import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DailySchedules } from '../../common/jobs/daily-schedules.service.js';
import { Handles } from '../../common/jobs/define-job.js';
import { cronOptions, daily } from '../../common/jobs/schedule.js';
import { Settings } from '../settings/settings.service.js';
import { RetentionRuns } from './retention-runs.service.js';

export const RETENTION_JOB = 'retention';

const beginRetention = daily({
  name: RETENTION_JOB,
  title: 'Conservation des données',
  safeToRepeat: 'the run is written in the transaction that records the day',
});

/** Starts the retention run. */
@Injectable()
export class RetentionSchedule {
  constructor(
    settings: Settings,
    private readonly schedules: DailySchedules,
    private readonly runs: RetentionRuns,
  ) {
    schedules.add(beginRetention, () => settings.dailyTime('retention', (retention) => retention));
  }

  @Cron(CronExpression.EVERY_MINUTE, cronOptions(beginRetention))
  enqueue(): Promise<void> {
    return this.schedules.enqueueIfDue(beginRetention);
  }

  @Handles(beginRetention)
  begin(): Promise<{ runId: string } | null> {
    return this.schedules.run(beginRetention, async (manager) => ({ runId: await this.runs.begin(manager, null) }));
  }
}
