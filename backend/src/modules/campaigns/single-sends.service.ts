import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { conflict, notFound, Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { SendingGate } from '../../common/mail/sending-gate.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { AudienceQueries } from './audience.queries.js';
import { REASON_WORDS } from './audience-rules.js';
import { CampaignDelivery } from './campaign-delivery.service.js';
import { sendCampaigns } from './campaign-jobs.js';
import { CampaignLedger, CLAIMED, type ClaimedRow, refreshCounts } from './campaign-ledger.service.js';
import { EmailCampaign } from './email-campaign.entity.js';
import { SenderIdentity } from './sender-identity.service.js';
import { SendingHalted } from './settlement.js';

const HALTED = 'Une sauvegarde a été restaurée : les envois sont suspendus. Un administrateur les reprend dans « E-mails ».';
const FAILED = { code: 'add_failed', title: 'Failed to add prospect to campaign' };

/** Adds one prospect to a campaign: at the provider while the caller waits, over SMTP by the next run of the sender. */
@Injectable()
export class SingleSends {
  constructor(
    private readonly database: DataSource,
    private readonly audience: AudienceQueries,
    private readonly ledger: CampaignLedger,
    private readonly delivery: CampaignDelivery,
    private readonly queue: JobQueue,
    private readonly audit: AuditLog,
    private readonly gate: SendingGate,
    private readonly sender: SenderIdentity,
  ) {}

  async add(id: string, prospectId: string, user: SignedInUser): Promise<void> {
    const campaign = await this.database.getRepository(EmailCampaign).findOneBy({ id });
    if (!campaign) throw notFound('Cette campagne n’existe pas ou a été supprimée.');
    await this.sender.require();
    const isNow = campaign.channel === 'emelia';
    if (isNow && !(await this.gate.isOpen())) throw conflict('sending_halted', HALTED);
    if (isNow && !campaign.emelia_id)
      throw conflict(FAILED.code, 'Cette campagne n’existe pas encore chez Emelia : programmez-la d’abord.');
    const row = await this.enter(campaign, prospectId, isNow, user);
    if (!isNow) return;
    await this.handOver(campaign, row);
    await refreshCounts(this.database.manager, id);
  }

  private async enter(campaign: EmailCampaign, prospectId: string, isNow: boolean, user: SignedInUser): Promise<ClaimedRow> {
    const { id } = campaign;
    return this.database.transaction(async (manager) => {
      await manager.query(`SELECT 1 FROM email_campaigns WHERE id = $1 FOR NO KEY UPDATE`, [id]);
      const [person] = await this.audience.judge(manager, id, { prospectIds: [prospectId] });
      if (!person) throw gone();
      if (person.reason) throw conflict(person.reason, REASON_WORDS[person.reason], { prospectId: REASON_WORDS[person.reason] });
      await this.ledger.add(manager, id, [person], isNow ? 'sending' : 'queued');
      if (!isNow) {
        if (campaign.status === 'sent')
          await manager.query(`UPDATE email_campaigns SET status = 'scheduled', sent_at = NULL, cancelled_at = NULL WHERE id = $1`, [id]);
        await this.queue.enqueue(sendCampaigns, {}, { manager });
      }
      await this.audit.record(manager, user, { action: 'add_prospect', resource: 'campaigns', resourceId: id, after: { prospectId } });
      const [row] = await manager.query<ClaimedRow[]>(
        `SELECT ${CLAIMED} FROM campaign_recipients WHERE campaign_id = $1 AND prospect_id = $2`,
        [id, prospectId],
      );
      if (!row) throw gone(); // deleted meanwhile
      return row;
    });
  }

  private async handOver(campaign: EmailCampaign, row: ClaimedRow): Promise<void> {
    let words: string;
    try {
      const end = await this.delivery.deliver(campaign, row);
      if (end.state === 'sent' || end.state === 'unknown') await this.ledger.settle(row, end);
      if (end.state === 'sent') return;
      words = end.state === 'left_out' ? REASON_WORDS[end.reason] : end.detail;
      if (end.state === 'unknown') throw new Problem(502, 'to_verify', FAILED.title, words);
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (!(error instanceof SendingHalted)) throw error;
      words = error.message;
    }
    // nothing was taken: the prospect can be added again
    await this.forget(row);
    throw new Problem(502, FAILED.code, FAILED.title, words);
  }

  private async forget({ id, claimed_at }: ClaimedRow): Promise<void> {
    await this.database.query(`DELETE FROM campaign_recipients WHERE id = $1 AND state = 'sending' AND claimed_at = $2::timestamptz`, [
      id,
      claimed_at,
    ]);
  }
}

const gone = () => notFound('Ce prospect n’existe pas ou a été supprimé.');
