import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { subDays } from 'date-fns/subDays';
import { DailySchedules } from '../../../common/jobs/daily-schedules.service.js';
import { Handles } from '../../../common/jobs/define-job.js';
import { cronOptions, daily } from '../../../common/jobs/schedule.js';
import { localTime } from '../../../rules/dates.rules.js';
import { Settings } from '../../settings/settings.service.js';
import { Scans } from './scans.service.js';

export const nightlyScan = daily({
  name: 'nightly-scan',
  title: 'Analyses de la nuit',
  safeToRepeat: 'the scan is written in the transaction that records the day',
});

interface StartedScan {
  scanId: string;
  prospects: number;
  startedAt: string;
}

/** Measures the longest unmeasured prospects again, once a night. */
@Injectable()
export class NightlyScan {
  constructor(
    private readonly settings: Settings,
    private readonly scans: Scans,
    private readonly schedules: DailySchedules,
  ) {
    schedules.add(nightlyScan, () => settings.dailyTime('nightly', (nightly) => nightly));
  }

  @Cron(CronExpression.EVERY_MINUTE, cronOptions(nightlyScan))
  enqueue(): Promise<void> {
    return this.schedules.enqueueIfDue(nightlyScan);
  }

  @Handles(nightlyScan)
  start(): Promise<StartedScan | null> {
    return this.schedules.run(nightlyScan, async (manager, now) => {
      const { staleAfterDays, maxProspects } = await this.settings.get('nightly');
      const stale = { before: subDays(now, staleAfterDays), limit: maxProspects };
      const scan = await this.scans.start(manager, { kind: 'nightly', selection: {}, requestedBy: null, stale });
      return { scanId: scan.id, prospects: scan.total, startedAt: localTime(now) };
    });
  }
}
