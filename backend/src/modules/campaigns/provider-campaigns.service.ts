import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { conflict, Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { Outreach } from '../../providers/outreach/outreach.js';
import { ProviderError } from '../../providers/provider-error.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Settings } from '../settings/settings.service.js';
import { SealedSecrets } from '../suppressions/sealed-secrets.service.js';
import type { WebhookConfigured } from './campaign.contract.js';
import { EmailCampaign } from './email-campaign.entity.js';
import { SendingHalted } from './settlement.js';

/** What concerns a campaign at the e-mail provider: making it, starting it, and hearing of its events. */
@Injectable()
export class ProviderCampaigns {
  constructor(
    private readonly database: DataSource,
    private readonly outreach: Outreach,
    private readonly settings: Settings,
    private readonly secrets: SealedSecrets,
    private readonly audit: AuditLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes the campaign at the provider unless it is there, has its events reported to us, and starts it. */
  async prepare(campaign: EmailCampaign): Promise<EmailCampaign> {
    try {
      const emelia_id = campaign.emelia_id ?? (await this.make(campaign));
      await this.outreach.start(emelia_id);
      return { ...campaign, emelia_id };
    } catch (error) {
      if (error instanceof ProviderError) throw new SendingHalted(error.message);
      throw error;
    }
  }

  /** Creates the campaign at the provider and stores its id before any further call. */
  async make({ id, name, template }: Pick<EmailCampaign, 'id' | 'name' | 'template'>): Promise<string> {
    const { emeliaModelCampaign } = await this.settings.get('campaigns');
    const emeliaId = await this.outreach.createCampaign({ name, template, modelId: emeliaModelCampaign || null });
    await this.database.getRepository(EmailCampaign).update({ id }, { emelia_id: emeliaId });
    if (this.outreach.hooksPerCampaign) await this.outreach.registerWebhook(await this.webhookUrl(id), emeliaId);
    return emeliaId;
  }

  /** Returns the webhook URL; its secret authorises the provider. */
  async webhookUrl(campaignId?: string): Promise<string> {
    const { domain } = await this.settings.get('systemConfig');
    const origin = domain ? (/^https?:\/\//.test(domain) ? domain : `https://${domain}`) : this.config.publicUrl;
    const url = `${origin.replace(/\/+$/, '')}/api/public/webhooks/emelia/${await this.secrets.get('emelia_webhook')}`;
    return campaignId ? `${url}?campaign=${campaignId}` : url;
  }

  /** Registers the webhook at the provider, globally or per campaign. */
  async configureWebhook(user: SignedInUser): Promise<WebhookConfigured> {
    const url = await this.webhookUrl();
    try {
      const campaigns = this.outreach.hooksPerCampaign ? await this.atProvider() : [null];
      for (const campaign of campaigns)
        await this.outreach.registerWebhook(campaign ? await this.webhookUrl(campaign.id) : url, campaign?.emelia_id ?? null);
      await this.recorded(user, 'configure');
      return { url, registered: campaigns.length, message: 'Webhook configured successfully!' };
    } catch (error) {
      throw providerProblem(error, 'webhook_failed', 'Failed to configure webhook');
    }
  }

  /** A new secret; the old address answers as unknown from now on. */
  async renewWebhook(user: SignedInUser): Promise<void> {
    await this.secrets.replace('emelia_webhook');
    await this.recorded(user, 'renew');
  }

  private atProvider(): Promise<EmailCampaign[]> {
    return this.database.getRepository(EmailCampaign).createQueryBuilder('campaign').where('campaign.emelia_id IS NOT NULL').getMany();
  }

  private recorded(user: SignedInUser, action: string): Promise<void> {
    return this.audit.record(this.database.manager, user, { action, resource: 'webhooks', resourceId: 'emelia' });
  }
}

/** A failure of the provider as the screen of the specification calls it (file 3, section 8). */
export function providerProblem(error: unknown, code: string, title: string): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.code === 'not_configured')
    return conflict(code, 'Aucune clé Emelia n’est enregistrée. Ajoutez-la dans les réglages, onglet API.');
  return new Problem(502, code, title, error.message);
}
