import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { conflict, invalid, notFound, Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { NO_SERVER, SmtpMailer } from '../../common/mail/smtp-mailer.service.js';
import { userMessageOf } from '../../common/user-facing-error.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { AudienceQueries } from './audience.queries.js';
import { AudiencePreviews } from './audience-preview.queries.js';
import type { AudiencePreview, MessagePreview } from './campaign.contract.js';
import { CampaignWriter } from './campaign-writer.service.js';
import { EmailCampaign } from './email-campaign.entity.js';
import { SenderIdentity } from './sender-identity.service.js';

/** Previews the audience and sends test messages. */
@Injectable()
export class CampaignTests {
  constructor(
    private readonly database: DataSource,
    private readonly audience: AudienceQueries,
    private readonly previews: AudiencePreviews,
    private readonly prospects: ProspectQueries,
    private readonly writer: CampaignWriter,
    private readonly mailer: SmtpMailer,
    private readonly audit: AuditLog,
    private readonly sender: SenderIdentity,
  ) {}

  async preview(id: string): Promise<AudiencePreview> {
    const campaign = await this.campaign(id);
    const objection = await this.sender.objection();
    const warnings = objection ? [objection] : [];
    if (campaign.channel === 'smtp' && !(await this.mailer.isConfigured())) warnings.push(`${NO_SERVER} D’ici là, rien ne peut partir.`);
    if (campaign.channel === 'smtp' && !campaign.template.includes('{lien}'))
      warnings.push('Le contenu ne mène pas à la page personnelle : ajoutez {lien}.');
    return { ...(await this.previews.of(campaign)), warnings };
  }

  /** The message as its first reader would get it. */
  async message(id: string): Promise<MessagePreview> {
    const { subject, text, html, about } = await this.sample(await this.campaign(id));
    return { subject, text, html, about };
  }

  /** With the values of the first person who gets it; its unsubscribe link leads nowhere. */
  async send(id: string, email: string | undefined, user: SignedInUser): Promise<string> {
    const campaign = await this.campaign(id);
    if (!campaign.template.trim()) throw invalid('Le contenu est requis', { template: 'Le contenu est requis' });
    if (!(await this.mailer.isConfigured())) throw conflict('no_mail_server', NO_SERVER);
    const to = email ?? user.email;
    const { subject, text, html } = await this.sample(campaign);
    try {
      await this.mailer.send({ to, subject: `[Test] ${subject}`, text, html, id: randomUUID() });
    } catch (error) {
      throw new Problem(502, 'test_failed', 'The test was not sent', userMessageOf(error, 'L’envoi a échoué.'));
    }
    await this.audit.record(this.database.manager, user, { action: 'test', resource: 'campaigns', resourceId: id });
    return to;
  }

  private async sample(campaign: EmailCampaign) {
    const judged = await this.audience.judge(this.database.manager, campaign.id, campaign.target_audience);
    // a test may go to any address: it must not contain the page of a prospect that is not approved
    const first = judged.find(({ reason }) => reason === null || reason === 'already_in');
    const prospect = first ? await this.prospects.get(first.prospectId) : null;
    return { ...(await this.writer.sample(campaign, prospect)), about: prospect && `${prospect.prenom} ${prospect.nom}`.trim() };
  }

  private async campaign(id: string): Promise<EmailCampaign> {
    const found = await this.database.getRepository(EmailCampaign).findOneBy({ id });
    if (!found) throw notFound('Cette campagne n’existe pas ou a été supprimée.');
    return found;
  }
}
