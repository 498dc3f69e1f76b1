import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Notifier } from '../database/notifier.service.js';
import { currentManager } from '../database/one-connection.js';
import { returnedRows } from '../database/returned-rows.js';
import type { ClosedAt, MailOutage } from './mail-failure.js';
import { OUTBOX_CHANNEL } from './outbox.service.js';

/** The current outage; `cause` is French. */
interface OutageState {
  cause: string;
  at: ClosedAt;
  isLasting: boolean;
  since: Date;
  nextTryAt: Date;
}

/** SQL: how many messages may be tried now. During an outage one message per wait tests the server. */
export const mailsAtOnce = (open: number): string =>
  `(SELECT CASE WHEN max(next_try_at) > now() THEN 0 WHEN count(*) > 0 THEN 1 ELSE ${open} END FROM closed_mail_way)`;

/** A rejected password is retried rarely, so that the provider does not lock the account. */
const LASTING_SECONDS = 15 * 60;
const PASSING_SECONDS = 60;

/** Holds one row while the mail server accepts nothing, shared by all processes. */
@Injectable()
export class MailOutages {
  private readonly logger = new Logger(MailOutages.name);

  constructor(
    private readonly database: DataSource,
    private readonly notifier: Notifier,
  ) {}

  async state(): Promise<OutageState | null> {
    const [row] = await this.database.query<OutageState[]>(
      `SELECT cause, closed_at_step AS at, is_lasting AS "isLasting", since, next_try_at AS "nextTryAt" FROM closed_mail_way`,
    );
    return row ?? null;
  }

  /** Returns false during an outage. After each wait, one message may test the server. */
  async mayTry(): Promise<boolean> {
    if ((await this.state()) === null) return true;
    const tries = returnedRows(
      await this.database.query<object[]>(
        'UPDATE closed_mail_way SET next_try_at = now() + make_interval(secs => $1) WHERE next_try_at <= now() RETURNING since',
        [PASSING_SECONDS],
      ),
    );
    return tries.length > 0;
  }

  async noteClosed({ message, at, isLasting }: MailOutage): Promise<void> {
    await this.quietly(async () => {
      await this.database.query(
        `INSERT INTO closed_mail_way (cause, closed_at_step, is_lasting, next_try_at) VALUES ($1, $2, $3, now() + make_interval(secs => $4))
           ON CONFLICT (single_row) DO UPDATE SET cause = excluded.cause, closed_at_step = excluded.closed_at_step,
             is_lasting = excluded.is_lasting, next_try_at = excluded.next_try_at`,
        [message, at, isLasting, isLasting ? LASTING_SECONDS : PASSING_SECONDS],
      );
    });
  }

  /** Ends the outage: a message was accepted. */
  async noteOpen(): Promise<void> {
    await this.quietly(async () => {
      const reopened = returnedRows(await this.database.query<object[]>(`DELETE FROM closed_mail_way RETURNING since`));
      if (reopened.length > 0) await this.notifier.notify(OUTBOX_CHANNEL, 'open');
    });
  }

  /** Makes waiting messages due at once, after a change of the account or of the environment. */
  async tryNow(manager: EntityManager = currentManager(this.database)): Promise<void> {
    await manager.query(`UPDATE closed_mail_way SET next_try_at = now()`);
    await this.notifier.notify(OUTBOX_CHANNEL, 'changed', manager);
  }

  /** Logs a failure instead of throwing: the outcome of the message must not depend on it. */
  private async quietly(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.logger.warn({ err: error }, 'state of the mail server not noted'));
  }
}
