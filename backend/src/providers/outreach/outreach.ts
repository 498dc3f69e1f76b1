/** A person as the provider's messages name it. */
export interface OutreachContact {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  /** Token of the personal page; returned with the provider's events. */
  token: string;
  /** The personal page. */
  link: string;
  subject: string;
  message: string;
}

export interface NewOutreach {
  name: string;
  template: string;
  /** The campaign to copy, for providers that store the texts. */
  modelId: string | null;
}

export interface ActivityPage {
  events: Record<string, unknown>[];
  isLast: boolean;
}

/** The e-mail provider. Failures are ProviderErrors; a call that changes something is sent once. */
export abstract class Outreach {
  abstract readonly provider: string;
  /** Whether a readable key is stored. */
  abstract isConfigured(): Promise<boolean>;
  /** The id of the new campaign. */
  abstract createCampaign(campaign: NewOutreach, signal?: AbortSignal): Promise<string>;
  /** Adds one person; the provider sends in its own time. */
  abstract enrol(campaignId: string, contact: OutreachContact, signal?: AbortSignal): Promise<void>;
  abstract start(campaignId: string, signal?: AbortSignal): Promise<void>;
  abstract pause(campaignId: string, signal?: AbortSignal): Promise<void>;
  /** Registers the webhook at the provider; null = for all campaigns. */
  abstract registerWebhook(url: string, campaignId: string | null, signal?: AbortSignal): Promise<void>;
  /** Returns the state of a campaign in the provider's own word; null when unknown. */
  abstract stateOf(campaignId: string, signal?: AbortSignal): Promise<string | null>;
  /** Returns the activities of a campaign in the shape of the provider's events; `page` counts from 0. */
  abstract activities(campaignId: string, page: number, signal?: AbortSignal): Promise<ActivityPage>;
  /** Never written to again by the provider either. */
  abstract blacklist(email: string, signal?: AbortSignal): Promise<void>;
  /** Whether events must be registered campaign by campaign. */
  abstract readonly hooksPerCampaign: boolean;
}
