import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/errors.js';
import { nextRun } from '../../common/jobs/daily-due.js';
import { ScheduleRun } from '../../common/jobs/schedule-run.entity.js';
import { localDate } from '../../rules/dates.rules.js';
import { Settings } from '../settings/settings.service.js';
import type { RetentionDue, RetentionPlan, RetentionRunRecord } from './retention.contract.js';
import { RETENTION_JOB } from './retention.schedule.js';
import { endedBefore, endsAfter } from './retention-period.js';
import { RetentionPeriods } from './retention-periods.service.js';
import { dueSql, isUnusual, RETENTION_RULES, type RetentionRule } from './retention-rules.js';
import { RetentionRun } from './retention-run.entity.js';

const RUNS = 5;

/** Reads periods, due data and the last runs. */
@Injectable()
export class RetentionQueries {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly periods: RetentionPeriods,
    private readonly clock: Clock,
  ) {}

  async plan(): Promise<RetentionPlan> {
    const { enabled, time } = await this.settings.get('retention');
    const kinds = await Promise.all(
      RETENTION_RULES.map(async (rule) => ({
        kind: rule.kind,
        period: await this.periods.of(rule),
        setting: rule.setting ? { document: rule.setting.document, path: rule.setting.path } : null,
        act: rule.set ? ('empty' as const) : ('delete' as const),
      })),
    );
    const runs = await this.database.getRepository(RetentionRun).find({ order: { created_at: 'DESC', id: 'DESC' }, take: RUNS });
    return { enabled, time, next_run_at: enabled ? (await this.nextRunAt()).toISOString() : null, kinds, runs: runs.map(toRecord) };
  }

  async run(id: string): Promise<RetentionRunRecord> {
    const found = await this.database.getRepository(RetentionRun).findOneBy({ id });
    if (!found) throw notFound('Cette exécution n’existe pas.');
    return toRecord(found);
  }

  /** Counts without deleting anything. */
  async due(): Promise<RetentionDue> {
    const now = this.clock.now();
    const next = await this.nextRunAt();
    const kinds: RetentionDue['kinds'] = [];
    for (const rule of RETENTION_RULES) {
      const period = await this.periods.of(rule);
      const found = await this.dueOf(rule, endedBefore(now, period));
      const oldest = found.next && endsAfter(found.next, period);
      const deletion = found.due > 0 ? next : oldest && (oldest > next ? oldest : next);
      kinds.push({ kind: rule.kind, due: found.due, next_deletion_at: deletion?.toISOString() ?? null, held: found.held });
    }
    return { counted_at: now.toISOString(), kinds };
  }

  async dueOf(rule: RetentionRule, cutoff: Date): Promise<{ due: number; next: Date | null; held: boolean }> {
    const [row] = await this.database.transaction(async (manager) => {
      await manager.query(`SET LOCAL statement_timeout = '10min'`);
      return manager.query<{ due: number; next: Date | null }[]>(dueSql(rule), [cutoff]);
    });
    const { due = 0, next = null } = row ?? {};
    if (!rule.exchanges || due === 0) return { due, next, held: false };
    const [{ all } = { all: 0 }] = await this.database.query<{ all: number }[]>(`SELECT count(*)::int AS all FROM ${rule.table}`);
    return { due, next, held: isUnusual(due, all) };
  }

  private async nextRunAt(): Promise<Date> {
    const now = this.clock.now();
    const [{ time }, since] = await Promise.all([this.settings.get('retention'), this.settings.changedAt('retention')]);
    const isDone = await this.database.getRepository(ScheduleRun).existsBy({ job: RETENTION_JOB, local_date: localDate(now) });
    return nextRun(now, { time, since }, isDone);
  }
}

const toRecord = ({ requested_by: _, requester: __, ...run }: RetentionRun): RetentionRunRecord => ({
  ...run,
  created_at: run.created_at.toISOString(),
  finished_at: run.finished_at?.toISOString() ?? null,
});
