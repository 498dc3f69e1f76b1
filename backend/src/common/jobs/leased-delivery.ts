import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager, EntityTarget, UpdateQueryBuilder } from 'typeorm';
import { type Backoff, backoffMs } from '../../rules/backoff.rules.js';
import { leaseIsOver } from '../database/lease.js';
import type { Notifier } from '../database/notifier.service.js';
import { currentManager } from '../database/one-connection.js';
import { returnedRows } from '../database/returned-rows.js';

/** What is delivered: `queued` until its `next_attempt_at`, then `sending` until its `lease_until`. */
interface Leased {
  id: string;
  attempts: number;
  lease_until: Date | null;
}

/** A row as one process has claimed it: no other claim of the row ends at the same microsecond, whatever was reset meanwhile. */
export type Claimed<Row extends Leased> = Row & { claim: string };

export type Changes<Row extends Leased> = Parameters<UpdateQueryBuilder<Row>['set']>[0];

interface DeliveredRows<Row extends Leased> {
  entity: EntityTarget<Row>;
  /** Longer than a delivery can take. */
  leaseSeconds: number;
  /** How many are claimed at once, in SQL. */
  atOnce: string;
  /** Which `waiting` rows may be claimed, in SQL; $1, $2… are what `tick` is given. */
  isAllowed: string;
  /** What a new claim forgets of the earlier one, in SQL. */
  forgets?: string;
  /** What becomes of a row whose process died or stood still, in SQL. */
  interrupted: string;
  /** Also says how it ended, by `end` or `retry`. */
  deliver: (row: Claimed<Row>) => Promise<void>;
}

/**
 * Delivers the rows of a table, each claimed for as long as its lease. An end is written for the very claim that delivered: whoever
 * stood still until another claimed the row anew changes nothing any more. What cannot be written leaves the row to its lease.
 */
export class LeasedDelivery<Row extends Leased, Given extends unknown[] = []> {
  private readonly logger = new Logger(LeasedDelivery.name);
  private readonly table: string;
  private working: Promise<unknown> | undefined;
  private stopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly rows: DeliveredRows<Row>,
  ) {
    this.table = database.getMetadata(rows.entity).tableName;
  }

  /** Looks at once when something was put in. */
  async listen(notifier: Notifier, channel: string, look: () => Promise<void>): Promise<void> {
    await notifier.listen(channel, () => void look().catch((error: unknown) => this.logger.warn({ err: error }, `${this.table} not read`)));
  }

  /** Delivers what is due, unless this process does so already. */
  async tick(...given: Given): Promise<void> {
    if (this.working || this.stopping) return;
    this.working = this.deliverDue(...given);
    try {
      await this.working;
    } finally {
      this.working = undefined;
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled([this.working]);
  }

  /** Answers how many were tried. */
  async deliverDue(...given: Given): Promise<number> {
    const { leaseSeconds, interrupted, deliver } = this.rows;
    await this.database.query(
      `UPDATE ${this.table} SET lease_until = NULL, ${interrupted} WHERE status = 'sending' AND ${leaseIsOver('lease_until', leaseSeconds)}`,
    );
    let tried = 0;
    for (let claimed = await this.claim(given); claimed.length > 0; claimed = this.stopping ? [] : await this.claim(given)) {
      const notWritten = (error: unknown) => this.logger.error({ err: error }, `outcome not written in ${this.table}`);
      await Promise.all(claimed.map((row) => deliver(row).catch(notWritten)));
      tried += claimed.length;
    }
    return tried;
  }

  /** Changes a row that is still ours; whether it was. */
  async note({ id, claim }: Claimed<Row>, changes: Changes<Row>, manager: EntityManager = currentManager(this.database)): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(this.rows.entity)
      .set(changes)
      .where(`id = :id AND status = 'sending' AND lease_until = :claim`, { id, claim })
      .execute();
    return affected === 1;
  }

  end(row: Claimed<Row>, changes: Changes<Row>, manager?: EntityManager): Promise<boolean> {
    return this.note(row, { ...changes, lease_until: null }, manager);
  }

  /** Puts it back, for later. */
  retry(row: Claimed<Row>, backoff: Backoff, changes: Changes<Row>, manager?: EntityManager): Promise<boolean> {
    const seconds = backoffMs(row.attempts, backoff, Math.random()) / 1000;
    const later = { status: 'queued', next_attempt_at: () => `now() + make_interval(secs => ${seconds})` };
    return this.end(row, { ...changes, ...later }, manager);
  }

  private async claim(given: Given): Promise<Claimed<Row>[]> {
    const { leaseSeconds, isAllowed, atOnce, forgets } = this.rows;
    return returnedRows(
      await this.database.query<Claimed<Row>[]>(
        `UPDATE ${this.table} SET status = 'sending', attempts = attempts + 1, lease_until = now() + make_interval(secs => ${leaseSeconds})${forgets ? `, ${forgets}` : ''}
         WHERE id = ANY (ARRAY(
           SELECT id FROM ${this.table} waiting WHERE status = 'queued' AND next_attempt_at <= now() AND ${isAllowed}
           ORDER BY next_attempt_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED))
         RETURNING *, lease_until::text AS claim`,
        given,
      ),
    );
  }
}
