import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Daily } from '../../common/jobs/schedule.js';
import { Settings } from '../settings/settings.service.js';
import { RetentionRuns } from './retention-runs.service.js';

export const RETENTION_JOB = 'retention';

/** Begins the deletion of what has been kept long enough. */
@Injectable()
export class RetentionSchedule {
  constructor(
    readonly settings: Settings,
    private readonly runs: RetentionRuns,
  ) {}

  @Daily(({ settings }: RetentionSchedule) => settings.dailyTime('retention', (retention) => retention), {
    name: RETENTION_JOB,
    title: 'Conservation des données',
  })
  async begin(manager: EntityManager): Promise<{ runId: string }> {
    return { runId: await this.runs.begin(manager, null) };
  }
}
