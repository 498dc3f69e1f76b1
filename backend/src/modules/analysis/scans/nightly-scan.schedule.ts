import { Injectable } from '@nestjs/common';
import { subDays } from 'date-fns/subDays';
import type { EntityManager } from 'typeorm';
import { Daily } from '../../../common/jobs/schedule.js';
import { localTime } from '../../../rules/dates.rules.js';
import { Settings } from '../../settings/settings.service.js';
import { Scans } from './scans.service.js';

export const NIGHTLY_JOB = 'nightly-scan';

/** Measures the longest unmeasured prospects again, once a night. */
@Injectable()
export class NightlyScan {
  constructor(
    private readonly settings: Settings,
    private readonly scans: Scans,
  ) {}

  @Daily(({ settings }: NightlyScan) => settings.dailyTime('nightly', (nightly) => nightly), {
    name: NIGHTLY_JOB,
    title: 'Analyses de la nuit',
  })
  async start(manager: EntityManager, now: Date): Promise<{ scanId: string; prospects: number; startedAt: string }> {
    const { staleAfterDays, maxProspects } = await this.settings.get('nightly');
    const stale = { before: subDays(now, staleAfterDays), limit: maxProspects };
    const scan = await this.scans.start(manager, { kind: 'nightly', selection: {}, requestedBy: null, stale });
    return { scanId: scan.id, prospects: scan.total, startedAt: localTime(now) };
  }
}
