import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { type Changes, type Claimed, LeasedDelivery } from '../../common/jobs/leased-delivery.js';
import { Every } from '../../common/jobs/schedule.js';
import { ALIVE } from '../../common/jobs/worker.entity.js';
import { MailRefused } from '../../common/mail/mail-failure.js';
import { MailWay, mailsAtOnce } from '../../common/mail/mail-way.service.js';
import { OUTBOX_CHANNEL } from '../../common/mail/outbox.service.js';
import { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { SmtpMailer } from '../../common/mail/smtp-mailer.service.js';
import { Letters } from './letters.service.js';
import { MAIL_BACKOFF, withoutRetry } from './mail-retry.js';
import { RecipientRules } from './recipient-rules.service.js';
import { noteWrittenTo } from './written-to.queries.js';

const AT_ONCE = 5;
/** Longer than a send can take (connection, greeting and silence limits of the mailer). */
const LEASE_SECONDS = 300;
const INTERRUPTED = 'L’envoi a été interrompu après la remise\u202f: le serveur a peut-être pris le message.';

type Message = Claimed<OutboxMessage>;

/**
 * Sends the messages of the outbox; a row notes when its message is handed over. A process that dies before leaves it to be sent
 * again; one that dies after leaves it `unknown`, because the server may have it (field-notes 9).
 */
@Injectable()
export class OutboxSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxSender.name);
  private readonly delivery: LeasedDelivery<OutboxMessage, [isConfigured: boolean, kind: string | null]>;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: SmtpMailer,
    private readonly notifier: Notifier,
    private readonly letters: Letters,
    private readonly rules: RecipientRules,
    private readonly way: MailWay,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.delivery = new LeasedDelivery(database, {
      entity: OutboxMessage,
      leaseSeconds: LEASE_SECONDS,
      atOnce: mailsAtOnce(AT_ONCE),
      isAllowed: `${MAY_SEND} AND $1::bool AND ($2::text IS NULL OR kind = $2)`,
      forgets: 'handed_over_at = NULL',
      interrupted: `status = CASE WHEN handed_over_at IS NULL THEN 'queued' ELSE 'unknown' END,
        last_error = CASE WHEN handed_over_at IS NULL THEN last_error ELSE '${INTERRUPTED}' END`,
      deliver: (message) => this.send(message),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.isActive) return;
    await this.delivery.listen(this.notifier, OUTBOX_CHANNEL, () => this.tick());
    // it may have started with another environment
    await this.way.tryNow();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.delivery.stop();
  }

  @Every(2, { name: 'outbox', title: 'Envoi des e-mails' })
  async tick(): Promise<void> {
    if (this.isActive) await this.delivery.tick(await this.mailer.isConfigured(), null);
  }

  /** Letters of one kind, by a process that sends nothing else, while no worker is there to send anything. */
  async sendWithoutWorker(kind: string): Promise<void> {
    if (this.isActive) return;
    const [worker] = await this.database.query<object[]>(`SELECT 1 FROM workers WHERE ${ALIVE} LIMIT 1`);
    if (!worker) await this.delivery.tick(await this.mailer.isConfigured(), kind);
  }

  /** Sends what is due; answers how many messages were tried. */
  async sendDue(): Promise<number> {
    return this.delivery.deliverDue(await this.mailer.isConfigured(), null);
  }

  private get isActive(): boolean {
    return this.config.role !== 'web';
  }

  private async send(message: Message): Promise<void> {
    try {
      const objection = await this.rules.objection(message);
      if (objection) return await this.end(message, { status: 'cancelled', last_error: objection, attempts: message.attempts - 1 });
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
      return this.fail(message, error as Error);
    }
    // not written: the row stays handed over and becomes `unknown`, never a second copy
    await this.database.transaction(async (manager) => {
      await noteWrittenTo(manager, message, null);
      await this.delivery.end(message, { status: 'sent', last_error: null, sent_at: () => 'now()' }, manager);
    });
  }

  /** The letter of the first attempt stays: what was sent is what staff sees, and every attempt says the same. */
  private async keepLetter(message: OutboxMessage): Promise<string> {
    if (message.body_html !== null) return message.body_html;
    const html = await this.letters.htmlOf(message);
    await this.database.getRepository(OutboxMessage).update({ id: message.id }, { body_html: html });
    return html;
  }

  private async noteHandOver(message: Message): Promise<void> {
    if (!(await this.delivery.note(message, { handed_over_at: () => 'now()' }))) throw new Error('the message is no longer ours');
  }

  private async fail(message: Message, error: Error): Promise<void> {
    const { id, attempts } = message;
    this.logger.warn({ messageId: id, attempts, cause: error.message }, `message not sent: ${error.name}`);
    if (error instanceof MailRefused && error.isDeadAddress) await this.rules.noteDeadAddress(message);
    const ending = withoutRetry(error, attempts);
    if (ending) return this.end(message, ending);
    await this.delivery.retry(message, MAIL_BACKOFF, { handed_over_at: null, last_error: error.message });
  }

  private async end(message: Message, changes: Changes<OutboxMessage>): Promise<void> {
    await this.delivery.end(message, changes);
  }
}
