import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { conflict } from '../../../common/errors.js';

/** Each analysis keeps a database connection for its lock: a crowd must not take them all. */
const AT_ONCE = 4;

/** One analysis of a page at a time, across all processes (specification 2, section 4). */
@Injectable()
export class PageLock {
  /** Up to 30 s, in steps of one second. */
  waitMs = 30_000;
  stepMs = 1000;
  private held = 0;

  constructor(private readonly database: DataSource) {}

  /** Does the work alone under its name; 409 when the others are not done in time. */
  async alone<T>(name: string, work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.waitMs;
    for (;;) {
      const session = await this.tryLock(name);
      if (session) return work().finally(() => this.unlock(session, name));
      if (performance.now() >= deadline)
        throw conflict('analysis_running', 'Une analyse de cette page est déjà en cours. Réessayez dans un instant.');
      await sleep(this.stepMs);
    }
  }

  private async tryLock(name: string): Promise<QueryRunner | null> {
    if (this.held >= AT_ONCE) return null;
    this.held++;
    const session = this.database.createQueryRunner();
    let locked = false;
    try {
      const [row] = await session.query(`SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked`, [name]);
      locked = row.locked;
      return locked ? session : null;
    } finally {
      if (!locked) await this.end(session);
    }
  }

  private async unlock(session: QueryRunner, name: string): Promise<void> {
    // a connection that is lost has lost its lock too
    await session.query(`SELECT pg_advisory_unlock(hashtextextended($1, 0))`, [name]).catch(() => undefined);
    await this.end(session);
  }

  private async end(session: QueryRunner): Promise<void> {
    this.held--;
    await session.release();
  }
}
