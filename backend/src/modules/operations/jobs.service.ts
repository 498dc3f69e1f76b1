import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import type { Page } from '../../common/http/list-query.js';
import { DeadLetters } from '../../common/jobs/dead-letters.service.js';
import { causedJobs } from '../../common/jobs/define-job.js';
import { ALIVE } from '../../common/jobs/worker.entity.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { DeadLetterRecord, QueueDepthRecord, RetriedJob, WorkerRecord } from './jobs.contract.js';

/** Queues for staff: depth, dead letters, retries. */
@Injectable()
export class Jobs {
  constructor(
    private readonly database: DataSource,
    private readonly dead: DeadLetters,
    private readonly audit: AuditLog,
  ) {}

  async depths(): Promise<QueueDepthRecord[]> {
    return (await this.dead.depths()).map((depth) => ({ id: depth.queue, title: titleOf(depth.queue), ...depth }));
  }

  /** Workers that reported within the last hour, live ones first. */
  async workers(): Promise<WorkerRecord[]> {
    const rows = await this.database.query<(Omit<WorkerRecord, 'seen_at' | 'started_at'> & { seen_at: Date; started_at: Date })[]>(
      `SELECT id, host, pid, started_at, seen_at, ${ALIVE} AS alive FROM workers
        WHERE seen_at > now() - interval '1 hour' ORDER BY alive DESC, host, started_at`,
    );
    return rows.map((row) => ({ ...row, started_at: row.started_at.toISOString(), seen_at: row.seen_at.toISOString() }));
  }

  async deadLetters({ offset, limit }: { offset: number; limit: number }): Promise<Page<DeadLetterRecord>> {
    const { items, total } = await this.dead.page(offset, limit);
    return {
      items: items.map((job) => ({ ...job, title: titleOf(job.queue), failed_at: job.failed_at.toISOString() })),
      total,
      offset,
    };
  }

  async retry(id: string, user: SignedInUser): Promise<RetriedJob> {
    return this.database.transaction(async (manager) => {
      const job = await this.dead.retry(manager, id);
      if (!job) throw notFound('Cette tâche n’attend plus\u202f: elle a été relancée ou supprimée entre-temps.');
      await this.audit.record(manager, user, { action: 'retry', resource: 'dead-letters', resourceId: id, after: job });
      return { id, queue: job.queue };
    });
  }
}

const titleOf = (queue: string): string => causedJobs().find(({ name }) => name === queue)?.title ?? queue;
