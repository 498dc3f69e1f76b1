import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Notifier } from '../../common/database/notifier.service.js';
import { conflict, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { MailOutages } from '../../common/mail/mail-outages.service.js';
import { OUTBOX_CHANNEL, Outbox } from '../../common/mail/outbox.service.js';
import { OutboxMessage, type OutboxStatus } from '../../common/mail/outbox-message.entity.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Settings } from '../settings/settings.service.js';
import { RecipientRules } from './recipient-rules.service.js';
import { testMail } from './templates/test-mail.js';
import { noteWrittenTo } from './written-to.queries.js';

/** Actions of staff on messages that were not delivered: retry, cancel, confirm, send a test. */
@Injectable()
export class OutboxActions {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly notifier: Notifier,
    private readonly settings: Settings,
    private readonly rules: RecipientRules,
    private readonly outages: MailOutages,
  ) {}

  /** Sends again, from the first attempt. For an `unknown` message this is a decision of staff. */
  async retry(id: string, user: SignedInUser): Promise<void> {
    await this.change(id, user, 'retry', ['failed', 'unknown', 'cancelled', 'queued'], async (manager, message) => {
      const objection = await this.rules.objection(message);
      if (objection) throw conflict('suppressed', objection);
      await manager.query(
        `UPDATE outbox SET status = 'queued', attempts = 0, next_attempt_at = now(), lease_until = NULL, handed_over_at = NULL WHERE id = $1`,
        [id],
      );
      await this.outages.tryNow(manager);
    });
  }

  async cancel(id: string, user: SignedInUser): Promise<void> {
    await this.change(id, user, 'cancel', ['queued', 'failed', 'unknown'], (manager) =>
      manager.update(OutboxMessage, { id }, { status: 'cancelled' }),
    );
  }

  /** Marks an `unknown` message as sent: the recipient has confirmed that it arrived. */
  async confirm(id: string, user: SignedInUser): Promise<void> {
    await this.change(id, user, 'confirm', ['unknown'], (manager) =>
      manager.update(OutboxMessage, { id }, { status: 'sent', sent_at: () => 'coalesce(handed_over_at, now())' }),
    );
    const message = await this.database.getRepository(OutboxMessage).findOneBy({ id });
    if (message) await this.database.transaction((manager) => noteWrittenTo(manager, message, message.sent_at));
  }

  async sendTest(recipient: string): Promise<string> {
    const { name } = await this.settings.get('agency');
    return this.database.transaction((manager) =>
      this.outbox.enqueue(manager, { kind: 'test', prospectId: null, recipient, ...testMail(name) }),
    );
  }

  private async change(
    id: string,
    user: SignedInUser,
    action: string,
    from: OutboxStatus[],
    work: (manager: EntityManager, message: OutboxMessage) => Promise<unknown>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const message = await manager.findOne(OutboxMessage, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!message) throw notFound('Ce message n’existe pas ou a été supprimé.');
      if (!from.includes(message.status)) throw conflict('message_state', NOT_POSSIBLE[message.status]);
      await work(manager, message);
      await this.audit.record(manager, user, { action, resource: 'outbox', resourceId: id, before: { status: message.status } });
      await this.notifier.notify(OUTBOX_CHANNEL, id, manager);
    });
  }
}

const NOT_POSSIBLE: Record<OutboxStatus, string> = {
  sent: 'Ce message est déjà parti.',
  sending: 'Ce message est en cours d’envoi. Réessayez dans un instant.',
  queued: 'Ce message attend encore son envoi.',
  cancelled: 'Cet envoi est annulé.',
  failed: 'Cet envoi a échoué. Relancez-le ou annulez-le.',
  unknown: 'Vérifiez d’abord si ce message est arrivé.',
};
