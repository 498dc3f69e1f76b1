import { Injectable } from '@nestjs/common';
import { addMinutes } from 'date-fns/addMinutes';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { MailRefused, MailTrouble, MailUnknown, MailWayClosed } from '../../common/mail/mail-failure.js';
import { SmtpMailer } from '../../common/mail/smtp.service.js';
import { Outreach } from '../../providers/outreach/outreach.js';
import { ProviderError } from '../../providers/provider-error.js';
import { Prospect } from '../prospects/prospect.entity.js';
import type { ClaimedRow, Settlement } from './campaign-ledger.service.js';
import { unsubscribeHeaders } from './campaign-mail.js';
import { CampaignWriter } from './campaign-writer.service.js';
import type { EmailCampaign } from './email-campaign.entity.js';
import { SenderIdentity } from './sender-identity.service.js';
import { SentMessages } from './sent-messages.service.js';

/** The cause concerns every message: nothing more is sent until it is gone. */
export class SendingHalted extends Error {
  override name = 'SendingHalted';
}

const MAX_ATTEMPTS = 6;
const RETRY_MINUTES = [1, 5, 15, 60, 240];
/** Causes at the provider that no other message would escape. */
const HALTING = new Set(['vendor_unauthorised', 'vendor_unpaid', 'vendor_forbidden', 'vendor_quota', 'budget_exhausted', 'not_configured']);

/** Hands the message of one claimed row over and says how that ended. */
@Injectable()
export class CampaignDelivery {
  constructor(
    private readonly database: DataSource,
    private readonly writer: CampaignWriter,
    private readonly sent: SentMessages,
    private readonly mailer: SmtpMailer,
    private readonly outreach: Outreach,
    private readonly clock: Clock,
    private readonly sender: SenderIdentity,
  ) {}

  /** Whatever is thrown, nothing was sent; what went wrong at the hand-over is the answer. */
  async deliver(campaign: EmailCampaign, row: ClaimedRow): Promise<Settlement> {
    const objection = await this.sender.objection();
    if (objection) throw new SendingHalted(objection);
    const prospect = row.prospect_id ? await this.database.getRepository(Prospect).findOneBy({ id: row.prospect_id }) : null;
    if (!prospect) return { state: 'left_out', reason: 'gone' };
    const reason = await this.writer.changedMind(prospect, row.email_hash);
    if (reason) return { state: 'left_out', reason };
    const handOver =
      campaign.channel === 'emelia' ? await this.enrolment(campaign, row, prospect) : await this.mail(campaign, row, prospect);
    try {
      await handOver();
      return { state: 'sent' };
    } catch (error) {
      return this.settlementOf(error, row);
    }
  }

  private async mail(campaign: EmailCampaign, row: ClaimedRow, prospect: Prospect): Promise<() => Promise<unknown>> {
    const { subject, text, html, unsubscribeUrl } = await this.writer.message(campaign, prospect, row);
    await this.sent.keep(row.id, prospect.id, { subject, text, html });
    const headers = unsubscribeHeaders(unsubscribeUrl);
    return () => this.mailer.send({ to: prospect.email.trim(), subject, text, html, headers, id: row.id });
  }

  private async enrolment(
    { emelia_id: id, ...campaign }: EmailCampaign,
    row: ClaimedRow,
    prospect: Prospect,
  ): Promise<() => Promise<unknown>> {
    if (!id) throw new SendingHalted('La campagne n’existe pas encore chez Emelia.');
    const contact = await this.writer.contact(campaign, prospect);
    await this.sent.keep(row.id, prospect.id, { subject: contact.subject, text: contact.message, html: null });
    return () => this.outreach.enrol(id, contact);
  }

  /** Only what was surely not taken is tried again. */
  private settlementOf(error: unknown, row: ClaimedRow): Settlement {
    if (error instanceof MailWayClosed) return this.closedWay(error);
    if (error instanceof MailUnknown) return { state: 'unknown', detail: error.message };
    if (error instanceof MailRefused) return { state: 'failed', detail: error.message, isDeadAddress: error.isDeadAddress };
    if (error instanceof MailTrouble) return this.again(error.message, row);
    if (error instanceof ProviderError) return this.providerSettlement(error, row);
    return { state: 'unknown', detail: error instanceof Error ? error.message.slice(0, 300) : 'Erreur inattendue' };
  }

  /** The account is refused: a person mends it and resumes. A server that is away is asked again, and no message pays for it. */
  private closedWay({ message, isLasting }: MailWayClosed): Settlement {
    if (isLasting) throw new SendingHalted(message);
    return { state: 'closed', detail: message };
  }

  private providerSettlement(error: ProviderError, row: ClaimedRow): Settlement {
    const detail = error.detail ? `${error.message} (${error.detail})` : error.message;
    if (HALTING.has(error.code)) throw new SendingHalted(error.message);
    if (error.code === 'vendor_rate_limited' || error.code === 'circuit_open') return this.again(detail, row, error.retryAfterMs);
    // the line was never open, so nothing can have arrived
    if (error.code === 'vendor_unavailable' && /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(error.detail ?? '')) return this.again(detail, row);
    if (error.code === 'vendor_rejected') return { state: 'failed', detail };
    return { state: 'unknown', detail: `${detail} La personne a peut-être été ajoutée ; vérifiez chez ${this.outreach.provider}.` };
  }

  private again(detail: string, { attempts }: ClaimedRow, waitMs = 0): Settlement {
    if (attempts >= MAX_ATTEMPTS) return { state: 'failed', detail };
    const at = addMinutes(this.clock.now(), RETRY_MINUTES[attempts - 1] ?? 240);
    return { state: 'later', detail, at: new Date(Math.max(at.getTime(), this.clock.now().getTime() + waitMs)) };
  }
}
