import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { MailRefused, MailUnknown, MailWayClosed } from '../../common/mail/mail-failure.js';
import { MAILS_AT_ONCE, MailWay } from '../../common/mail/mail-way.service.js';
import { OUTBOX_CHANNEL } from '../../common/mail/outbox.service.js';
import { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { SmtpMailer } from '../../common/mail/smtp.service.js';
import { retryDelayMs } from '../../common/retry-delay.js';
import { Letters } from './letters.service.js';
import { RecipientRules } from './recipient-rules.service.js';

const AT_ONCE = 5;
/** Longer than a send can take (connection, greeting and silence limits of the mailer). */
const LEASE_SECONDS = 300;
/** The waits of ten attempts add up to about a day and a half. */
const MAX_ATTEMPTS = 10;
const BACKOFF = { firstMs: 60_000, maxMs: 8 * 3_600_000 };
const GIVEN_UP = `Abandonné après ${MAX_ATTEMPTS} essais.`;

/**
 * Sends the messages of the outbox, one claim for each: a message is `sending` under a lease, and its row notes when it is
 * handed over. A process that dies before leaves it to be sent again; one that dies after leaves it `unknown`, because
 * the server may have it (field-notes 9).
 */
@Injectable()
export class OutboxSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxSender.name);
  private working: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: SmtpMailer,
    private readonly notifier: Notifier,
    private readonly letters: Letters,
    private readonly rules: RecipientRules,
    private readonly way: MailWay,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.isActive) return;
    await this.notifier.listen(OUTBOX_CHANNEL, () => void this.tick());
    // it may have started with another environment
    await this.way.tryNow();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.working;
  }

  @Interval(2000)
  async tick(): Promise<void> {
    if (!this.isActive || this.working || this.stopping) return;
    this.working = this.sendDue().then(
      () => undefined,
      (error: unknown) => this.logger.warn({ err: error }, 'outbox not read'),
    );
    await this.working;
    this.working = undefined;
  }

  /** Sends what is due; answers how many messages were tried. */
  async sendDue(): Promise<number> {
    await this.recover();
    if (!(await this.mailer.isConfigured())) return 0;
    let tried = 0;
    for (let claimed = await this.claim(); claimed.length > 0; claimed = this.stopping ? [] : await this.claim()) {
      await Promise.all(claimed.map((message) => this.send(message)));
      tried += claimed.length;
    }
    return tried;
  }

  private get isActive(): boolean {
    return this.config.role !== 'web';
  }

  /** A lease that ends later than any can is of a clock that has been set back since. */
  private async recover(): Promise<void> {
    const words = 'L’envoi a été interrompu après la remise\u202f: le serveur a peut-être pris le message.';
    await this.database.query(
      `UPDATE outbox SET lease_until = NULL,
         status = CASE WHEN handed_over_at IS NULL THEN 'queued' ELSE 'unknown' END,
         last_error = CASE WHEN handed_over_at IS NULL THEN last_error ELSE $1 END
       WHERE status = 'sending' AND (lease_until < now() OR lease_until > now() + make_interval(secs => $2))`,
      [words, LEASE_SECONDS],
    );
  }

  private async claim(): Promise<OutboxMessage[]> {
    return returnedRows(
      await this.database.query<OutboxMessage[]>(
        `UPDATE outbox SET status = 'sending', attempts = attempts + 1, handed_over_at = NULL,
           lease_until = now() + make_interval(secs => $2)
         WHERE id IN (
           SELECT id FROM outbox WHERE status = 'queued' AND next_attempt_at <= now() AND ${MAY_SEND}
           ORDER BY next_attempt_at LIMIT ${MAILS_AT_ONCE} FOR UPDATE SKIP LOCKED)
         RETURNING *`,
        [AT_ONCE, LEASE_SECONDS],
      ),
    );
  }

  private async send(message: OutboxMessage): Promise<void> {
    try {
      const objection = await this.rules.objection(message);
      if (objection) return await this.end(message, 'cancelled', objection);
      const html = await this.keepLetter(message);
      await this.mailer.send(
        {
          to: message.recipient,
          subject: message.subject,
          text: message.body_text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
          attachments: message.attachments,
          id: message.id,
        },
        { beforeData: () => this.noteHandOver(message) },
      );
    } catch (error) {
      return this.fail(message, error as Error).catch((failure: unknown) =>
        this.logger.error({ err: failure }, 'outcome of a message not written'),
      );
    }
    // not written: the row stays handed over and becomes `unknown`, never a second copy
    await this.end(message, 'sent', null).catch((failure: unknown) => this.logger.error({ err: failure }, 'sent, but not noted'));
  }

  /** The letter of the first attempt stays: what was sent is what staff sees, and every attempt says the same. */
  private async keepLetter(message: OutboxMessage): Promise<string> {
    if (message.body_html !== null) return message.body_html;
    const html = await this.letters.htmlOf(message);
    await this.database.getRepository(OutboxMessage).update({ id: message.id }, { body_html: html });
    return html;
  }

  /** The claim is the row and its attempt: whoever stood still until another claimed it anew has lost it. */
  private async noteHandOver({ id, attempts }: OutboxMessage): Promise<void> {
    const { affected } = await this.database
      .getRepository(OutboxMessage)
      .update({ id, status: 'sending', attempts }, { handed_over_at: () => 'now()' });
    if (affected !== 1) throw new Error('the message is no longer ours');
  }

  private async fail(message: OutboxMessage, error: Error): Promise<void> {
    const { id, attempts } = message;
    this.logger.warn({ messageId: id, attempts, cause: error.message }, `message not sent: ${error.name}`);
    if (error instanceof MailRefused && error.isDeadAddress) await this.rules.noteDeadAddress(message);
    if (error instanceof MailRefused) return this.end(message, 'failed', error.message);
    if (error instanceof MailWayClosed) return this.putBack(message, error.message);
    if (error instanceof MailUnknown) return this.end(message, 'unknown', error.message);
    if (attempts >= MAX_ATTEMPTS) return this.end(message, 'failed', `${GIVEN_UP} ${error.message}`);
    const seconds = retryDelayMs(attempts, BACKOFF, Math.random()) / 1000;
    await this.database.query(
      `UPDATE outbox SET status = 'queued', lease_until = NULL, handed_over_at = NULL, last_error = $2,
         next_attempt_at = now() + make_interval(secs => $3)
       WHERE id = $1 AND status = 'sending' AND attempts = $4`,
      [id, error.message, seconds, attempts],
    );
  }

  /** It was no attempt of this message: it waits for the way to open, however long that takes. */
  private async putBack({ id, attempts }: OutboxMessage, cause: string): Promise<void> {
    await this.database.query(
      `UPDATE outbox SET status = 'queued', lease_until = NULL, handed_over_at = NULL, last_error = $2, attempts = attempts - 1
        WHERE id = $1 AND status = 'sending' AND attempts = $3`,
      [id, cause, attempts],
    );
  }

  private async end(
    { id, attempts }: OutboxMessage,
    status: 'sent' | 'failed' | 'unknown' | 'cancelled',
    cause: string | null,
  ): Promise<void> {
    await this.database.query(
      `UPDATE outbox SET status = $2, last_error = $3, lease_until = NULL, sent_at = CASE WHEN $2 = 'sent' THEN now() END,
         attempts = CASE WHEN $2 = 'cancelled' THEN attempts - 1 ELSE attempts END
       WHERE id = $1 AND status = 'sending' AND attempts = $4`,
      [id, status, cause, attempts],
    );
  }
}
