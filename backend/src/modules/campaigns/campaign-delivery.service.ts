import { Injectable, Logger } from '@nestjs/common';
import { addSeconds } from 'date-fns/addSeconds';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { optOutHeaders } from '../../common/mail/opt-outs.js';
import { SmtpMailer } from '../../common/mail/smtp-mailer.service.js';
import { UserFacingError } from '../../common/user-facing-error.js';
import { Outreach } from '../../providers/outreach/outreach.js';
import { ProviderError } from '../../providers/provider-error.js';
import { MAIL_SPACING_SECONDS } from '../../rules/mail-kinds.rules.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { Bounces } from './bounces.service.js';
import { CampaignLedger, type ClaimedRow } from './campaign-ledger.service.js';
import { CampaignWriter } from './campaign-writer.service.js';
import type { EmailCampaign } from './email-campaign.entity.js';
import { SenderIdentity } from './sender-identity.service.js';
import { SentMessages } from './sent-messages.service.js';
import { SendingHalted, type Settlement, settlementOf } from './settlement.js';

const TOO_SOON = 'Un autre message vient de partir vers cette personne\u202f: celui-ci suit une minute plus tard.';

/** Transmits the message of one claimed row and returns the outcome. */
@Injectable()
export class CampaignDelivery {
  private readonly logger = new Logger(CampaignDelivery.name);

  constructor(
    private readonly database: DataSource,
    private readonly writer: CampaignWriter,
    private readonly sent: SentMessages,
    private readonly mailer: SmtpMailer,
    private readonly outreach: Outreach,
    private readonly clock: Clock,
    private readonly sender: SenderIdentity,
    private readonly bounces: Bounces,
    private readonly ledger: CampaignLedger,
  ) {}

  /** A thrown error means that nothing was sent; failures of the transmission are returned. */
  async deliver(campaign: EmailCampaign, row: ClaimedRow): Promise<Settlement> {
    const objection = await this.sender.objection();
    if (objection) throw new SendingHalted(objection);
    const prospect = row.prospect_id ? await this.database.getRepository(Prospect).findOneBy({ id: row.prospect_id }) : null;
    if (!prospect) return { state: 'left_out', reason: 'gone' };
    const reason = await this.writer.changedMind(prospect, row.email_hash);
    if (reason) return { state: 'left_out', reason };
    if (campaign.channel === 'smtp' && (await this.ledger.hasRecentMail(row, prospect.email)))
      return { state: 'spaced', detail: TOO_SOON, at: addSeconds(this.clock.now(), MAIL_SPACING_SECONDS) };
    const handOver =
      campaign.channel === 'emelia' ? await this.enrolment(campaign, row, prospect) : await this.mail(campaign, row, prospect);
    try {
      await handOver();
      return { state: 'sent' };
    } catch (error) {
      this.note(error, row.id);
      return settlementOf(error, { attempts: row.attempts, now: this.clock.now(), provider: this.outreach.provider });
    }
  }

  /** Logs details of providers and unexpected errors, which only administrators may see. */
  private note(error: unknown, recipientId: string): void {
    if (error instanceof ProviderError)
      this.logger.warn({ recipientId, code: error.code, detail: error.detail }, 'the provider has not taken a person');
    else if (!(error instanceof UserFacingError)) this.logger.error({ err: error, recipientId }, 'a message ended in an unexpected way');
  }

  private async mail(campaign: EmailCampaign, row: ClaimedRow, prospect: Prospect): Promise<() => Promise<unknown>> {
    const { subject, text, html, unsubscribeUrl } = await this.writer.message(campaign, prospect, row);
    await this.sent.keep(row.id, prospect.id, { subject, text, html });
    const headers = optOutHeaders(unsubscribeUrl);
    const returnTo = await this.bounces.returnAddressOf(row.id);
    const message = { to: prospect.email.trim(), subject, text, html, headers, id: row.id };
    const beforeData = () => this.ledger.refuseIfLost(row);
    return () => this.mailer.send({ ...message, ...(returnTo && { returnTo }) }, { beforeData });
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
}
