import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { NOT_SENT_YET } from '../../rules/review-state.rules.js';
import { AuditLog, type Change } from '../auth/audit-log.service.js';
import { writeMailed } from '../prospects/prospect-facts.queries.js';
import { lockProspects } from '../prospects/prospect-locks.queries.js';
import { Signatories } from '../signatories/signatories.queries.js';
import { AudienceQueries, type Judged } from './audience.queries.js';
import { AudiencePreviews } from './audience-preview.queries.js';
import type { CampaignCreate, CampaignUpdate, FailedRetried, LeftOutReason, Resolution } from './campaign.contract.js';
import { pollCampaign, sendCampaigns } from './campaign-jobs.js';
import { CampaignLedger, refreshCounts } from './campaign-ledger.service.js';
import { CampaignRecipient } from './campaign-recipient.entity.js';
import { EmailCampaign } from './email-campaign.entity.js';
import { holdRecipient } from './held-recipient.queries.js';
import { refuseUnknownNames } from './placeholder-names.js';
import { SenderIdentity } from './sender-identity.service.js';

/** What staff does with campaigns. */
@Injectable()
export class Campaigns {
  constructor(
    private readonly database: DataSource,
    private readonly audience: AudienceQueries,
    private readonly previews: AudiencePreviews,
    private readonly ledger: CampaignLedger,
    private readonly queue: JobQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly sender: SenderIdentity,
    private readonly signatories: Signatories,
  ) {}

  async create({ createAtProvider: _, ...values }: CampaignCreate, user: SignedInUser): Promise<EmailCampaign> {
    refuseUnknownNames(values);
    await this.requireSigner(values.signed_by);
    await this.audience.count(values.target_audience);
    return this.database.transaction(async (manager) => {
      const made = await manager.save(EmailCampaign, { ...values, status: 'draft' } as EmailCampaign);
      const after = { name: made.name, subject: made.subject, channel: made.channel };
      await this.audit.record(manager, user, { action: 'create', resource: 'campaigns', resourceId: made.id, after });
      return made;
    });
  }

  /** Updates the given fields. The text is fixed once messages were sent. */
  async update(id: string, { read, ...input }: CampaignUpdate, user: SignedInUser): Promise<void> {
    const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    refuseUnknownNames(input);
    await this.requireSigner(input.signed_by);
    if (input.target_audience) await this.audience.count(input.target_audience);
    const work = async (manager: EntityManager, campaign: EmailCampaign) => {
      if (campaign.status === 'sent') throw conflict('campaign_sent', 'Une campagne envoyée ne peut plus être modifiée.');
      if (campaign.status === 'scheduled') throw conflict('campaign_scheduled', 'Mettez d’abord la campagne en pause.');
      if (campaign.started_at && Object.keys(changes).length > 0)
        throw conflict('campaign_started', 'Des messages sont déjà partis : le contenu et l’audience ne changent plus.');
      await manager.update(EmailCampaign, { id }, { ...changes, updated_at: this.clock.now() });
    };
    await this.change(id, user, 'update', work, read);
  }

  private async requireSigner(id: string | null | undefined): Promise<void> {
    const message = 'Cette personne ne signe plus. Choisissez-en une autre.';
    if (id && !(await this.signatories.byAccount(id))) throw invalid(message, { signed_by: message });
  }

  /** Enqueues a poll of the provider now. */
  async askProvider(id: string): Promise<void> {
    const found = await this.database.getRepository(EmailCampaign).findOneBy({ id });
    if (!found) throw notFound('Cette campagne n’existe pas ou a été supprimée.');
    if (!found.emelia_id) throw conflict('not_at_provider', 'Cette campagne n’est pas chez Emelia.');
    await this.queue.enqueue(pollCampaign, { campaignId: id });
  }

  /** Only what has sent nothing can be deleted: the rest is the record of who was written to. */
  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.change(id, user, 'delete', async (manager, campaign) => {
      if (campaign.started_at || (await this.hasLeft(manager, id)))
        throw conflict('campaign_started', 'Des messages sont partis : cette campagne reste comme preuve des envois.');
      await lockProspects(manager, 'SELECT id FROM prospects WHERE email_campaign_id = $1', [id]);
      await manager.delete(EmailCampaign, { id });
    });
  }

  /** Schedules the start, now or later. The audience is fixed at the start. */
  async schedule(id: string, at: string | undefined, user: SignedInUser): Promise<void> {
    await this.sender.require();
    await this.change(id, user, 'schedule', async (manager, campaign) => {
      if (campaign.status !== 'draft') throw conflict('not_a_draft', 'Seul un brouillon peut être programmé.');
      const when = at ? new Date(at) : this.clock.now();
      if (at && when <= this.clock.now()) throw invalid('Choisissez une date à venir.', { at: 'Choisissez une date à venir.' });
      if (campaign.channel === 'smtp' && !campaign.template.trim())
        throw invalid('Le contenu est requis', { template: 'Le contenu est requis' });
      const judged = await this.audience.judge(manager, id, campaign.target_audience);
      if (judged.every(({ reason }) => reason !== null)) throw conflict('no_recipients', emptyAudienceMessage(judged));
      await manager.update(
        EmailCampaign,
        { id },
        { status: 'scheduled', scheduled_date: when, halt_reason: null, updated_at: this.clock.now() },
      );
      await this.queue.enqueue(sendCampaigns, {}, { manager, startAfter: when });
    });
  }

  async pause(id: string, user: SignedInUser): Promise<void> {
    await this.change(id, user, 'pause', async (manager, campaign) => {
      if (campaign.status !== 'scheduled') throw conflict('not_scheduled', 'Seule une campagne programmée peut être mise en pause.');
      await manager.update(EmailCampaign, { id }, { status: 'paused', updated_at: this.clock.now() });
    });
  }

  async resume(id: string, user: SignedInUser): Promise<void> {
    await this.sender.require();
    await this.change(id, user, 'resume', async (manager, campaign) => {
      if (campaign.status !== 'paused') throw conflict('not_paused', 'Cette campagne n’est pas en pause.');
      await manager.update(EmailCampaign, { id }, { status: 'scheduled', halt_reason: null, updated_at: this.clock.now() });
      const startAfter = campaign.scheduled_date ?? this.clock.now();
      await this.queue.enqueue(sendCampaigns, {}, { manager, startAfter });
    });
  }

  /** Before the start it is a draft again; afterwards the rest of the audience gets nothing. */
  async cancel(id: string, user: SignedInUser): Promise<void> {
    await this.change(id, user, 'cancel', async (manager, campaign) => {
      if (campaign.status !== 'scheduled' && campaign.status !== 'paused') throw conflict('not_scheduled', 'Il n’y a rien à annuler.');
      const now = this.clock.now();
      if (!campaign.started_at) {
        await manager.update(EmailCampaign, { id }, { status: 'draft', scheduled_date: null, halt_reason: null, updated_at: now });
        return;
      }
      await manager.query(
        `UPDATE campaign_recipients SET state = 'left_out', reason = 'cancelled' WHERE campaign_id = $1 AND state = 'queued'`,
        [id],
      );
      await manager.update(EmailCampaign, { id }, { status: 'sent', sent_at: now, cancelled_at: now, halt_reason: null, updated_at: now });
      await refreshCounts(manager, id);
    });
  }

  /** Adds recipients that were left out for a missing approval and whose pages were approved since. */
  async retake(id: string, user: SignedInUser): Promise<number> {
    let added = 0;
    await this.sender.require();
    await this.change(id, user, 'retake', async (manager, campaign) => {
      if (!campaign.started_at || campaign.cancelled_at)
        throw conflict('not_started', 'Cette campagne n’est pas en cours, ou elle a été annulée.');
      const people = await this.previews.approvedSince(id);
      if (people.length === 0) return;
      await this.ledger.add(manager, id, people);
      await this.reopen(manager, campaign);
      added = people.length;
    });
    return added;
  }

  /** All failed messages once more, for those who may still be written to; the others stay as they are, by reason. */
  async retryFailed(id: string, user: SignedInUser): Promise<FailedRetried> {
    let outcome: FailedRetried = { again: 0, leftOut: [] };
    await this.change(id, user, 'retry_failed', async (manager, campaign) => {
      if (campaign.cancelled_at) throw conflict('campaign_cancelled', 'Cette campagne a été annulée.');
      const judged = await this.audience.judgeFailed(manager, id);
      const again = await this.ledger.requeueFailed(
        manager,
        id,
        judged.filter(({ reason }) => reason === null),
      );
      if (again > 0) await this.reopen(manager, campaign);
      await refreshCounts(manager, id);
      outcome = { again, leftOut: countsByReason(judged) };
    });
    return outcome;
  }

  /** What a person found out about an unclear or failed message; only a person sends one again. */
  async resolve(id: string, recipientId: string, outcome: Resolution, user: SignedInUser): Promise<void> {
    if (outcome === 'queued') await this.sender.require();
    await this.change(id, user, `resolve_${outcome}`, async (manager, campaign) => {
      const where = { id: recipientId, campaign_id: id };
      await holdRecipient(manager, recipientId);
      const row = await manager.findOneBy(CampaignRecipient, where);
      if (!row) throw notFound('Ce destinataire n’existe pas.');
      if (row.state !== 'unknown' && row.state !== 'failed') throw conflict('not_unclear', 'Ce message n’est pas à vérifier.');
      const now = this.clock.now();
      const change = outcome === 'sent' ? { state: outcome, sent_at: row.claimed_at ?? now } : { state: outcome, next_attempt_at: now };
      await manager.update(CampaignRecipient, { id: recipientId }, change);
      if (outcome === 'sent' && row.prospect_id) await writeMailed(manager, row.prospect_id, id);
      if (outcome === 'queued') {
        await this.reopen(manager, campaign);
      }
      await refreshCounts(manager, id);
    });
  }

  /** There is something to send again; a pause stays one. */
  private async reopen(manager: EntityManager, { id, status }: EmailCampaign): Promise<void> {
    const reopened = status === 'sent' ? { status: 'scheduled' as const, sent_at: null, cancelled_at: null } : {};
    await manager.update(EmailCampaign, { id }, { ...reopened, updated_at: this.clock.now() });
    await this.queue.enqueue(sendCampaigns, {}, { manager });
  }

  private async hasLeft(manager: EntityManager, id: string): Promise<boolean> {
    return manager
      .createQueryBuilder(CampaignRecipient, 'row')
      .where(`row.campaign_id = :id AND row.state <> 'left_out'`, { id })
      .getExists();
  }

  private async change(
    id: string,
    user: SignedInUser,
    action: string,
    work: (manager: EntityManager, campaign: EmailCampaign) => Promise<void>,
    read?: Change['read'],
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const before = await manager.findOne(EmailCampaign, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!before) throw notFound('Cette campagne n’existe pas ou a été supprimée.');
      await work(manager, before);
      const after = await manager.findOneBy(EmailCampaign, { id });
      const entry = {
        action,
        resource: 'campaigns',
        resourceId: id,
        read,
        before: audited(before),
        ...(after && { after: audited(after) }),
      };
      await this.audit.record(manager, user, entry);
    });
  }
}

function countsByReason(judged: readonly Judged[]): FailedRetried['leftOut'] {
  const counts = new Map<LeftOutReason, number>();
  for (const { reason } of judged) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

function emptyAudienceMessage(judged: Judged[]): string {
  const unread = judged.filter(({ reason }) => NOT_SENT_YET.some((name) => name === reason)).length;
  const review = unread === 1 ? ' Un prospect attend d’être validé.' : ` ${unread} prospects attendent d’être validés.`;
  return `Personne ne recevrait ce message. Vérifiez l’audience et les permissions.${unread > 0 ? review : ''}`;
}

const audited = ({ name, subject, template, channel, signed_by, status, target_audience, scheduled_date }: EmailCampaign) => ({
  name,
  subject,
  template,
  channel,
  signed_by,
  status,
  target_audience,
  scheduled_date,
});
