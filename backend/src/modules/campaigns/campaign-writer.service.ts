import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { currentManager } from '../../common/database/one-connection.js';
import type { Signer } from '../../common/mail/signature.js';
import type { OutreachContact } from '../../providers/outreach/outreach.js';
import { languageOf } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { ContactPermission } from '../permissions/contact-permission.entity.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { companyName, companyRead, personalLink } from '../prospects/prospect-view.js';
import { senderAddress } from '../settings/sender-address.js';
import { Settings } from '../settings/settings.service.js';
import { Signatories } from '../signatories/signatories.queries.js';
import { ContactKeys } from '../suppressions/contact-keys.service.js';
import { AudienceQueries } from './audience.queries.js';
import type { LeftOutReason } from './campaign.contract.js';
import { campaignHtml, campaignText, fillIn, type MailValues, signed } from './campaign-mail.js';
import type { EmailCampaign } from './email-campaign.entity.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

type CampaignText = Pick<EmailCampaign, 'subject' | 'template' | 'signed_by'>;
type Words = CampaignText & Pick<EmailCampaign, 'id'>;

/** Writes the message of one person, with the link that ends it. */
@Injectable()
export class CampaignWriter {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly keys: ContactKeys,
    private readonly audience: AudienceQueries,
    private readonly signatories: Signatories,
    private readonly unsubscribeLinks: UnsubscribeLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What has changed since the ledger was written: an approval taken back, another address, an objection, a permission withdrawn. */
  async changedMind(prospect: Prospect, emailHash: string): Promise<LeftOutReason | null> {
    const { id, email } = prospect;
    if ((await this.keys.hashOf(email)) !== emailHash) return 'invalid_address';
    const [known] = await this.database.query<{ reason: string | null; allowed: boolean }[]>(
      `SELECT (SELECT reason FROM suppressions WHERE email_hash = $2 ORDER BY (reason = 'bounced') DESC LIMIT 1) AS reason,
              EXISTS (SELECT 1 FROM contact_permissions WHERE prospect_id = $1 AND purpose = 'campaign' AND withdrawn_at IS NULL) AS allowed`,
      [id, emailHash],
    );
    if (known?.reason) return known.reason === 'bounced' ? 'bounced' : 'suppressed';
    return known?.allowed ? this.audience.notSentYet(prospect) : 'no_permission';
  }

  async message(campaign: Words, prospect: Prospect, row: { id: string; email_hash: string }) {
    const secret = await this.unsubscribeLinks.insert(this.database.manager, row.id, {
      ...{ email_hash: row.email_hash, campaign_id: campaign.id, prospect_id: prospect.id, recipient_id: row.id },
    });
    return this.compose(campaign, prospect, await this.basisOf(prospect), secret);
  }

  /** Composes a message of staff to one person, with the form and unsubscribe link of a campaign, in the transaction that sends it. */
  async forRecipient(manager: EntityManager, words: CampaignText, prospect: Prospect, mail: { id: string; email_hash: string }) {
    const secret = await this.unsubscribeLinks.insert(manager, mail.id, { email_hash: mail.email_hash, prospect_id: prospect.id });
    return this.compose(words, prospect, await this.basisOf(prospect), secret);
  }

  /** Fills a template with the values of a prospect, for further editing. */
  async filled({ subject, template }: Pick<CampaignText, 'subject' | 'template'>, prospect: Prospect, person: Signer | null) {
    const values = await this.valuesOf(prospect);
    return { subject: fillIn(subject, values).trim(), body: signed(fillIn(template, values).trim(), person) };
  }

  /** Fills a template for a test; the unsubscribe link does nothing. */
  async sample(campaign: Words, prospect: Prospect | null) {
    return this.compose(campaign, prospect, prospect && (await this.basisOf(prospect)), 'exemple');
  }

  async contact({ subject, template }: Words, prospect: Prospect): Promise<OutreachContact> {
    const values = await this.valuesOf(prospect);
    return {
      email: prospect.email.trim(),
      firstName: prospect.prenom,
      lastName: prospect.nom,
      company: companyName(prospect) ?? '',
      token: prospect.token,
      link: values.lien,
      subject: fillIn(subject, values),
      message: fillIn(template, values),
    };
  }

  private async basisOf({ id }: Prospect): Promise<ContactPermission['basis'] | null> {
    const permission = await currentManager(this.database).findOneBy(ContactPermission, { prospect_id: id, purpose: 'campaign' });
    return permission?.basis ?? null;
  }

  private async compose(campaign: CampaignText, prospect: Prospect | null, basis: ContactPermission['basis'] | null, secret: string) {
    const [values, unsubscribeUrl, agency, address, person] = await Promise.all([
      prospect ? this.valuesOf(prospect) : SAMPLE_PERSON,
      this.unsubscribeLinks.urlOf(secret),
      this.settings.get('agency'),
      senderAddress(this.settings),
      this.signatories.byAccount(campaign.signed_by),
    ]);
    const subject = fillIn(campaign.subject, values).trim();
    const words = signed(fillIn(campaign.template, values).trim(), person);
    const sender = { ...agency, address };
    const written = { subject, words, sender, basis, unsubscribeUrl };
    const language = languageOf(prospect?.language);
    const forms = await composedIn(language, () => ({ text: campaignText(written), html: campaignHtml(written) }));
    return { subject, words, ...forms, language, unsubscribeUrl };
  }

  private async valuesOf(prospect: Prospect): Promise<MailValues> {
    const links = await this.settings.get('systemConfig');
    const lien = personalLink(prospect.token, links, this.config.publicUrl);
    const company = await companyRead(prospect, null);
    return { prenom: prospect.prenom, nom: prospect.nom, company, lien };
  }
}

const SAMPLE_PERSON: MailValues = { prenom: 'Prénom', nom: 'Nom', company: 'Entreprise', lien: 'https://exemple.ch/t/exemple1' };
