import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CONFIG, type Config } from '../../common/config/env.js';
import { asciiEmail } from '../../common/is-email.js';
import { ProviderError } from '../provider-error.js';
import { VENDOR_LABELS, VendorAccounts } from '../vendor/vendor-accounts.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { type EmeliaAnswer, emeliaActivities, emeliaAnswer, emeliaCampaign, emeliaCampaigns, idOf, refusalOf } from './emelia-answers.js';
import { type ActivityPage, type NewOutreach, Outreach, type OutreachContact } from './outreach.js';

const TIMEOUT_MS = 20_000;
const EVENTS = ['SENT', 'OPENED', 'CLICKED', 'REPLIED', 'BOUNCED', 'UNSUBSCRIBED'];

interface Call {
  operation: string;
  path: string;
  body?: object;
  signal: AbortSignal | undefined;
}

/** Of a list of activities (providers.md 4.2). */
const PAGE_SIZE = 30;

/**
 * Client of Emelia in two dialects: that of our specification (file 3, section 7), and the real one, where contacts are flat, added one by
 * one, and webhooks belong to a campaign. Only reads are retried: nothing else is safe to repeat.
 */
@Injectable()
export class EmeliaCampaigns extends Outreach {
  readonly provider = VENDOR_LABELS.emelia;

  constructor(
    private readonly http: VendorHttp,
    private readonly accounts: VendorAccounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  get hooksPerCampaign(): boolean {
    return this.isReal;
  }

  async isConfigured(): Promise<boolean> {
    return (await this.accounts.credentials('emelia')) !== null;
  }

  async createCampaign({ name, template, modelId }: NewOutreach, signal?: AbortSignal): Promise<string> {
    const order = this.isReal
      ? modelId
        ? { path: `/advanced/campaigns/${encodeURIComponent(modelId)}/duplicate`, body: { name } }
        : { path: '/advanced/campaigns', body: { name } }
      : { path: '/emails/campaigns', body: { name, template } };
    return this.made({ operation: 'create_campaign', ...order, signal });
  }

  async enrol(campaignId: string, contact: OutreachContact, signal?: AbortSignal): Promise<void> {
    if (this.isReal) {
      await this.post({
        operation: 'add_contact',
        path: '/advanced/campaign/contacts',
        body: { id: campaignId, contact: { ...contact, email: asciiEmail(contact.email) } },
        signal,
      });
      return;
    }
    const { email, firstName, lastName, company, token } = contact;
    const body = { firstName, lastName, email: asciiEmail(email), customFields: { company, token } };
    const contactId = await this.made({ operation: 'create_contact', path: '/contacts', body, signal });
    const path = `/emails/campaigns/${encodeURIComponent(campaignId)}/contacts`;
    await this.post({ operation: 'add_contact', path, body: { contactIds: [contactId] }, signal });
  }

  async start(campaignId: string, signal?: AbortSignal): Promise<void> {
    await this.post({ operation: 'start', path: `${this.campaignPath(campaignId)}/start`, signal });
  }

  async pause(campaignId: string, signal?: AbortSignal): Promise<void> {
    await this.post({ operation: 'pause', path: `${this.campaignPath(campaignId)}/pause`, signal });
  }

  async registerWebhook(url: string, campaignId: string | null, signal?: AbortSignal): Promise<void> {
    const order = this.isReal
      ? { path: '/webhook', body: { hookUrl: url, type: 'email', events: EVENTS, ...(campaignId && { campaignId }) } }
      : { path: '/webhooks', body: { event: 'all', url } };
    await this.post({ operation: 'register_webhook', ...order, signal });
  }

  async blacklist(email: string, signal?: AbortSignal): Promise<void> {
    await this.post({ operation: 'blacklist', path: '/emails/blacklists/contact', body: { email: asciiEmail(email) }, signal });
  }

  async stateOf(campaignId: string, signal?: AbortSignal): Promise<string | null> {
    if (this.isReal) {
      const { campaign, status } = await this.read({ operation: 'campaign', path: this.campaignPath(campaignId), signal }, emeliaCampaign);
      return campaign?.status ?? status ?? null;
    }
    const { campaigns = [] } = await this.read({ operation: 'campaigns', path: '/emails/campaigns', signal }, emeliaCampaigns);
    return campaigns.find(({ _id, id }) => (_id ?? id) === campaignId)?.status ?? null;
  }

  async activities(campaignId: string, page: number, signal?: AbortSignal): Promise<ActivityPage> {
    const path = `${this.campaignPath(campaignId)}/activities?page=${page}`;
    const { activities = [] } = await this.read({ operation: 'activities', path, signal }, emeliaActivities);
    return { events: activities, isLast: activities.length < PAGE_SIZE };
  }

  private get isReal(): boolean {
    return this.config.emeliaDialect === 'emelia';
  }

  private campaignPath(id: string): string {
    return `/${this.isReal ? 'advanced' : 'emails'}/campaigns/${encodeURIComponent(id)}`;
  }

  private async made(call: Call): Promise<string> {
    const id = idOf(await this.post(call));
    if (!id) throw new ProviderError('vendor_malformed', `${call.operation}: no id`, this.provider);
    return id;
  }

  private post(call: Call): Promise<EmeliaAnswer> {
    return this.call({ ...call, body: call.body ?? {} }, emeliaAnswer, { method: 'POST', attempts: 1 });
  }

  private read<T extends Refusable>(call: Call, schema: z.ZodType<T>): Promise<T> {
    return this.call(call, schema, { method: 'GET' });
  }

  /** The key is sent in Authorization without « Bearer ». */
  private async call<T extends Refusable>(
    { operation, path, body, signal }: Call,
    schema: z.ZodType<T>,
    how: { method: 'GET' | 'POST'; attempts?: number },
  ): Promise<T> {
    const credentials = await this.accounts.credentials('emelia');
    if (!credentials) throw new ProviderError('not_configured', undefined, this.provider);
    return this.http.request({
      ...how,
      vendor: 'emelia',
      operation,
      path,
      headers: { authorization: credentials.key },
      body,
      timeoutMs: TIMEOUT_MS,
      expectedCost: 0,
      signal,
      schema,
      read: (answer) => {
        const refusal = refusalOf(answer);
        if (refusal !== null) throw new ProviderError('vendor_rejected', refusal.slice(0, 200), this.provider);
        return { value: answer, cost: 0 };
      },
    });
  }
}

type Refusable = Parameters<typeof refusalOf>[0];
