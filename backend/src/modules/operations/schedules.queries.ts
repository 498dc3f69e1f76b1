import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { localDate } from '../../common/local-time.js';
import { nextRun } from '../analysis/nightly-due.js';
import { NIGHTLY_JOB } from '../analysis/nightly-scan.schedule.js';
import { ScanQueries } from '../analysis/scan.queries.js';
import { Settings } from '../settings/settings.service.js';
import type { ScheduleRecord } from './jobs.contract.js';

interface LastRun {
  job: string;
  local_date: string;
  started_at: Date;
  outcome: Record<string, unknown> | null;
}

@Injectable()
export class Schedules {
  constructor(
    private readonly database: DataSource,
    private readonly scans: ScanQueries,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The night, and every other schedule that ever ran. */
  async all(): Promise<ScheduleRecord[]> {
    const runs = await this.database.query<LastRun[]>(
      'SELECT DISTINCT ON (job) job, local_date::text, started_at, outcome FROM schedule_runs ORDER BY job, local_date DESC',
    );
    const others = runs.filter(({ job }) => job !== NIGHTLY_JOB);
    const night = await this.night(runs.find(({ job }) => job === NIGHTLY_JOB) ?? null);
    return [
      night,
      ...(await Promise.all(
        others.map(async (run) => ({ ...base(run.job), enabled: true, time: null, next_run_at: null, last_run: await this.ended(run) })),
      )),
    ];
  }

  private async night(last: LastRun | null): Promise<ScheduleRecord> {
    const now = this.clock.now();
    const [{ enabled, time }, changedAt] = await Promise.all([this.settings.get('nightly'), this.settings.changedAt('nightly')]);
    const next = nextRun(now, time, changedAt, last?.local_date === localDate(now));
    return {
      ...base(NIGHTLY_JOB),
      enabled,
      time,
      next_run_at: enabled ? next.toISOString() : null,
      last_run: last && (await this.ended(last)),
    };
  }

  /** With the scan that the run has started, if it still exists. */
  private async ended({ local_date, started_at, outcome }: LastRun): Promise<ScheduleRecord['last_run']> {
    const id = typeof outcome?.scanId === 'string' ? outcome.scanId : null;
    return { local_date, started_at: started_at.toISOString(), outcome, scan: id ? await this.scans.lineOf(id) : null };
  }
}

const base = (job: string) => ({ id: job, job });
