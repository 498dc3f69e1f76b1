import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { Handles, type JobContext, TryAgain } from '../../common/jobs/define-job.js';
import { emitDeleted } from '../prospects/prospect-changes.queries.js';
import { lockProspectsForDeletion } from '../prospects/prospect-locks.queries.js';
import { applyRetention } from './personal-data-jobs.js';
import { RetentionQueries } from './retention.queries.js';
import { endedBefore } from './retention-period.js';
import { RetentionPeriods } from './retention-periods.service.js';
import { applySql, deleteSql, dueIdsSql, RETENTION_RULES, type RetentionRule } from './retention-rules.js';
import { RetentionRun } from './retention-run.entity.js';

/** Rows per statement: with each prospect go some hundred others. */
const BATCH = 500;
const FAILED = 'La suppression s’est arrêtée avant la fin ; le reste suit à la prochaine exécution.';

/** Deletes data whose retention period is over, kind by kind. */
@Injectable()
export class RetentionJobs {
  constructor(
    private readonly database: DataSource,
    private readonly queries: RetentionQueries,
    private readonly periods: RetentionPeriods,
    private readonly clock: Clock,
  ) {}

  @Handles(applyRetention)
  async apply({ runId: id }: { runId: string }, { retry, signal }: Pick<JobContext, 'retry' | 'signal'>): Promise<void> {
    const run = await this.database.getRepository(RetentionRun).findOneBy({ id });
    if (!run || run.state === 'done') return;
    try {
      for (const rule of RETENTION_RULES) await this.applyRule(run, rule, signal);
      await this.note(id, { state: 'done', kind: null, error: null, finished_at: this.clock.now() });
    } catch (error) {
      const isLast = !(error instanceof TryAgain) && retry >= applyRetention.retries;
      await this.note(id, { error: FAILED, ...(isLast && { state: 'failed', kind: null, finished_at: this.clock.now() }) });
      throw error;
    }
  }

  private async applyRule(run: RetentionRun, rule: RetentionRule, signal: AbortSignal): Promise<void> {
    const { id, cause } = run;
    await this.note(id, { state: 'running', kind: rule.kind });
    const cutoff = endedBefore(this.clock.now(), await this.periods.of(rule));
    if (cause === 'night' && rule.exchanges) {
      const { due, held } = await this.queries.dueOf(rule, cutoff);
      if (held) return this.count(id, 'held', rule.kind, due);
    }
    for await (const gone of rule.exchanges ? this.deleteProspects(rule, cutoff) : this.applyInBatches(rule, cutoff)) {
      if (gone > 0) await this.count(id, 'removed', rule.kind, gone);
      if (signal.aborted) throw new TryAgain('the worker stopped');
    }
  }

  /** The rows of each batch. */
  private async *applyInBatches(rule: RetentionRule, cutoff: Date): AsyncGenerator<number> {
    for (let gone = BATCH; gone === BATCH; ) {
      gone = await this.affected(applySql(rule), [cutoff, BATCH]);
      yield gone;
    }
  }

  private async *deleteProspects(rule: RetentionRule, cutoff: Date): AsyncGenerator<number> {
    const due = await this.database.transaction(async (manager) => {
      await manager.query(`SET LOCAL statement_timeout = '10min'`);
      return manager.query<{ id: string }[]>(dueIdsSql(rule), [cutoff]);
    });
    for (let start = 0; start < due.length; start += BATCH) {
      const ids = due.slice(start, start + BATCH).map(({ id }) => id);
      yield await this.database.transaction(async (manager) => {
        await lockProspectsForDeletion(manager, 'SELECT unnest($1::uuid[])', [ids]);
        const gone = returnedRows(await manager.query<{ id: string }[]>(deleteSql(rule), [cutoff, ids]));
        await emitDeleted(
          manager,
          gone.map(({ id }) => id),
        );
        return gone.length;
      });
    }
  }

  private async affected(sql: string, parameters: unknown[]): Promise<number> {
    return returnedRows(await this.database.query<unknown[]>(sql, parameters)).length;
  }

  /** Adds to deletions of earlier attempts; held counts are replaced. */
  private async count(id: string, column: 'removed' | 'held', kind: string, rows: number): Promise<void> {
    const sum = column === 'removed' ? `coalesce((removed ->> $2)::int, 0) + $3::int` : '$3::int';
    await this.database.query(`UPDATE retention_runs SET ${column} = ${column} || jsonb_build_object($2::text, ${sum}) WHERE id = $1`, [
      id,
      kind,
      rows,
    ]);
  }

  private async note(id: string, values: Partial<RetentionRun>): Promise<void> {
    await this.database.getRepository(RetentionRun).update({ id }, values as object);
  }
}
