import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { OUTBOX_CHANNEL } from '../../common/mail/outbox.service.js';
import { SendingHalt } from '../../common/mail/sending-halt.entity.js';
import { mailKind } from '../../rules/mail-kinds.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { pauseCampaigns } from '../campaigns/campaign-ledger.service.js';
import { giveUpDeliveries } from '../webhooks/webhooks.queries.js';
import type { Resumption, SendingHaltState } from './sending-halt.contract.js';

/** After a restore nothing leaves until an administrator has seen what would (decision 39). */
@Injectable()
export class SendingHalts {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  async state(): Promise<SendingHaltState> {
    const halt = await this.database.getRepository(SendingHalt).findOneBy({ ended_at: IsNull() });
    if (!halt) return null;
    return {
      backup_at: halt.backup_at.toISOString(),
      since: halt.created_at.toISOString(),
      carriedOver: Object.entries(halt.carried_over).flatMap(([name, count]) => (CARRIED[name] ? [{ label: CARRIED[name], count }] : [])),
      waiting: await waiting(this.database.manager),
    };
  }

  async resume({ waiting: choice }: Resumption, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const halt = await manager.findOne(SendingHalt, { where: { ended_at: IsNull() }, lock: { mode: 'pessimistic_write' } });
      if (!halt) throw conflict('not_halted', 'Les envois ne sont pas suspendus.');
      const counts = await waiting(manager);
      if (choice === 'cancel') await cancelWaiting(manager, halt.created_at);
      await manager.update(SendingHalt, { id: halt.id }, { ended_at: this.clock.now(), ended_by: user.email });
      await this.audit.record(manager, user, {
        action: 'resume',
        resource: 'sending',
        resourceId: halt.id,
        after: { choice, waiting: counts },
      });
      await this.notifier.notify(OUTBOX_CHANNEL, halt.id, manager);
    });
  }
}

const CARRIED: Readonly<Record<string, string>> = {
  suppressions: 'oppositions plus récentes que la sauvegarde, gardées',
  refusals: 'désinscriptions et plaintes plus récentes, gardées',
  permissions: 'autorisations retirées depuis, toujours retirées',
  erased: 'personnes effacées depuis, effacées de nouveau',
  messages: 'e-mails en attente dans la sauvegarde, déjà traités depuis',
  recipients: 'messages de campagne déjà partis depuis',
  newRecipients: 'messages de campagnes commencées depuis',
  deliveries: 'webhooks déjà remis depuis',
};

/** Counts what would be sent: e-mails by kind, campaigns by name, webhooks. */
async function waiting(manager: EntityManager): Promise<{ label: string; count: number }[]> {
  const mails = await manager.query<{ kind: string; count: number }[]>(
    `SELECT kind, count(*)::int AS count FROM outbox WHERE status IN ('queued', 'sending') GROUP BY kind ORDER BY kind`,
  );
  const campaigns = await manager.query<{ label: string; count: number }[]>(
    `SELECT 'Campagne « ' || c.name || ' »' AS label, count(r.id) FILTER (WHERE r.state = 'queued')::int AS count
       FROM email_campaigns c LEFT JOIN campaign_recipients r ON r.campaign_id = c.id
      WHERE c.status = 'scheduled' GROUP BY c.id, c.name ORDER BY c.name`,
  );
  const [hooks] = await manager.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM webhook_deliveries WHERE status = 'queued'`);
  return [
    ...mails.map(({ kind, count }) => ({ label: mailKind(kind).label, count })),
    ...campaigns,
    ...(hooks && hooks.count > 0 ? [{ label: 'Webhooks', count: hooks.count }] : []),
  ];
}

/** Cancels restored messages; later requests are sent. */
async function cancelWaiting(manager: EntityManager, restoredAt: Date): Promise<void> {
  const words = 'Annulé après une restauration : peut-être déjà parti avant elle.';
  await manager.query(
    `UPDATE outbox SET status = 'cancelled', last_error = $2, lease_until = NULL WHERE status IN ('queued', 'sending') AND created_at < $1`,
    [restoredAt, words],
  );
  await pauseCampaigns(manager, restoredAt, words);
  await giveUpDeliveries(manager, restoredAt);
}
