import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { returnedRows } from '../database/returned-rows.js';
import { causedJobs } from './define-job.js';
import { JobQueue } from './job-queue.service.js';

/** A job that failed permanently. */
export interface DeadLetter {
  id: string;
  queue: string;
  payload: Record<string, unknown>;
  attempts: number;
  error: string | null;
  failed_at: Date;
}

/** Jobs of one queue by state. */
export interface QueueDepth {
  queue: string;
  waiting: number;
  /** Waits for its hour, or for another attempt. */
  delayed: number;
  active: number;
  dead: number;
  oldest_waiting_seconds: number | null;
  done_last_hour: number;
}

/** Reads queues and dead letters from the tables of pg-boss. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
  ) {}

  async depths(): Promise<QueueDepth[]> {
    const names = causedJobs().map(({ name }) => name);
    return this.database.query<QueueDepth[]>(
      `SELECT q.name AS queue,
              (count(*) FILTER (WHERE j.name = q.name AND j.state IN ('created', 'retry') AND j.start_after <= now()))::int AS waiting,
              (count(*) FILTER (WHERE j.name = q.name AND j.state IN ('created', 'retry') AND j.start_after > now()))::int AS delayed,
              (count(*) FILTER (WHERE j.name = q.name AND j.state = 'active'))::int AS active,
              (count(*) FILTER (WHERE j.name <> q.name AND j.state = 'created'))::int AS dead,
              extract(epoch FROM now() - min(j.start_after) FILTER (WHERE j.name = q.name AND j.state IN ('created', 'retry') AND j.start_after <= now()))::int AS oldest_waiting_seconds,
              (count(*) FILTER (WHERE j.name = q.name AND j.state = 'completed' AND j.completed_on > now() - interval '1 hour'))::int AS done_last_hour
         FROM unnest($1::text[]) AS q(name) LEFT JOIN pgboss.job j ON j.name IN (q.name, q.name || '.dead')
        GROUP BY q.name ORDER BY q.name`,
      [names],
    );
  }

  /** Newest first. */
  async page(offset: number, limit: number): Promise<{ items: DeadLetter[]; total: number }> {
    const names = causedJobs().map(({ name }) => `${name}.dead`);
    const waiting = `FROM pgboss.job WHERE name = ANY($1) AND state = 'created'`;
    const [items, [counted]] = await Promise.all([
      this.database.query<DeadLetter[]>(
        `SELECT id, source_name AS queue, data AS payload, coalesce(source_retry_count, 0) + 1 AS attempts,
                coalesce(source_output ->> 'message', source_output #>> '{value,message}') AS error, created_on AS failed_at ${waiting}
          ORDER BY created_on DESC, id LIMIT $2 OFFSET $3`,
        [names, limit, offset],
      ),
      this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total ${waiting}`, [names]),
    ]);
    return { items, total: counted?.total ?? 0 };
  }

  /** Returns a dead letter to its queue; null when it no longer exists. */
  async retry(manager: EntityManager, id: string): Promise<{ queue: string; payload: object } | null> {
    const names = causedJobs().map(({ name }) => `${name}.dead`);
    const [dead] = returnedRows(
      await manager.query<{ name: string; data: object }[]>(
        `DELETE FROM pgboss.job WHERE id = $1 AND name = ANY($2) AND state = 'created' RETURNING name, data`,
        [id, names],
      ),
    );
    const job = causedJobs().find(({ name }) => `${name}.dead` === dead?.name);
    if (!dead || !job) return null;
    await this.queue.enqueue(job as never, dead.data, { manager });
    return { queue: job.name, payload: dead.data };
  }
}
