import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { Handles, type JobContext } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { ALIVE } from '../../common/jobs/worker.entity.js';
import { MailRefused } from '../../common/mail/mail-failure.js';
import { deliverMail } from '../../common/mail/mail-jobs.js';
import { MailOutages } from '../../common/mail/mail-outages.service.js';
import { OUTBOX_CHANNEL } from '../../common/mail/outbox.service.js';
import { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { SmtpMailer } from '../../common/mail/smtp-mailer.service.js';
import { EmailRenderer } from './email-renderer.service.js';
import { withoutRetry } from './mail-retry.js';
import { type ClaimedMessage, OutboxClaims } from './outbox-claims.service.js';
import { RecipientRules } from './recipient-rules.service.js';
import { noteWrittenTo } from './written-to.queries.js';

/** Schedules messages without a job: to retry, held, or restored from a backup. */
const enqueueMails = everySeconds(5, {
  name: 'outbox',
  title: 'Envoi des e-mails',
  safeToRepeat: 'a message has one delivery job at a time',
});

/**
 * Sends the messages of the outbox; a row notes when its message is handed over. A process that dies before leaves it to be sent
 * again; one that dies after leaves it `unknown`, because the server may have it (field-notes 9).
 */
@Injectable()
export class OutboxSender implements OnApplicationBootstrap {
  private readonly logger = new Logger(OutboxSender.name);

  constructor(
    private readonly database: DataSource,
    private readonly claims: OutboxClaims,
    private readonly queue: JobQueue,
    private readonly mailer: SmtpMailer,
    private readonly notifier: Notifier,
    private readonly renderer: EmailRenderer,
    private readonly rules: RecipientRules,
    private readonly outages: MailOutages,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'web') return;
    const enqueue = () =>
      void this.queue.enqueue(enqueueMails, {}).catch((error: unknown) => this.logger.warn({ err: error }, 'outbox not read'));
    await this.notifier.listen(OUTBOX_CHANNEL, enqueue);
    // it may have started with another environment
    await this.outages.tryNow();
  }

  @Cron(CronExpression.EVERY_5_SECONDS, cronOptions(enqueueMails))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(enqueueMails);
  }

  @Handles(enqueueMails)
  async enqueueDue(): Promise<void> {
    if (!(await this.mailer.isConfigured())) return;
    const due = await this.claims.due(null);
    await this.queue.enqueueAll(
      deliverMail,
      due.map((messageId) => ({ messageId })),
    );
  }

  @Handles(deliverMail)
  async deliver({ messageId }: { messageId: string }, { retry }: Pick<JobContext, 'retry'>): Promise<void> {
    await this.claimAndSend(messageId, retry > 0);
  }

  /** Sends the messages of one kind in a web process while there is no worker. */
  async sendWithoutWorker(kind: string): Promise<void> {
    if (this.config.role !== 'web') return;
    const [worker] = await this.database.query<object[]>(`SELECT 1 FROM workers WHERE ${ALIVE} LIMIT 1`);
    if (!worker) await this.sendDue(kind);
  }

  /** Sends what is due in this process, without jobs; returns how many messages were tried. */
  async sendDue(kind: string | null = null): Promise<number> {
    if (!(await this.mailer.isConfigured())) return 0;
    let tried = 0;
    for (let before = -1; tried > before; ) {
      before = tried;
      for (const id of await this.claims.due(kind)) if (await this.claimAndSend(id, false)) tried++;
    }
    return tried;
  }

  /** Whether it was tried. */
  private async claimAndSend(id: string, isRetried: boolean): Promise<boolean> {
    if (!(await this.mailer.isConfigured())) return false;
    await this.claims.release(id, isRetried);
    const message = (await this.outages.mayTry()) ? await this.claims.claim(id) : null;
    if (message) await this.send(message);
    return message !== null;
  }

  private async send(message: ClaimedMessage): Promise<void> {
    try {
      const objection = await this.rules.objection(message);
      if (objection) return await this.claims.end(message, { status: 'cancelled', last_error: objection, attempts: message.attempts - 1 });
      const html = await this.renderAndStore(message);
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
      await this.claims.end(message, { status: 'sent', last_error: null, sent_at: () => 'now()' }, manager);
    });
  }

  /** Stores the HTML of the first attempt, so that every attempt and the back-office show the same. */
  private async renderAndStore(message: ClaimedMessage): Promise<string> {
    if (message.body_html !== null) return message.body_html;
    const html = await this.renderer.htmlOf(message);
    await this.database.getRepository(OutboxMessage).update({ id: message.id }, { body_html: html });
    return html;
  }

  private async noteHandOver(message: ClaimedMessage): Promise<void> {
    if (!(await this.claims.note(message, { handed_over_at: () => 'now()' }))) throw new Error('the message is no longer ours');
  }

  private async fail(message: ClaimedMessage, error: Error): Promise<void> {
    const { id, attempts } = message;
    this.logger.warn({ messageId: id, attempts, cause: error.message }, `message not sent: ${error.name}`);
    if (error instanceof MailRefused && error.isDeadAddress) await this.rules.noteDeadAddress(message);
    const ending = withoutRetry(error, attempts);
    if (ending) return this.claims.end(message, ending);
    await this.claims.retry(message, { handed_over_at: null, last_error: error.message });
  }
}
