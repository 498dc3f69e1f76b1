import { authorizedFetch, getJson, postJson } from './http-client';
import { problemOf } from './problem';
import type {
  AudiencePreview,
  CampaignEventRecord,
  CampaignRecord,
  CampaignSender,
  FailedRetried,
  MessagePreview,
  PermissionBasis,
  RecipientRecord,
  Resolution,
  SentMessage,
  WebhookConfigured,
  WebhookSetup,
} from './types';

const of = (id: string) => `/api/admin/campaigns/${encodeURIComponent(id)}`;
const listed = (path: string, filter: object, last: number) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent(JSON.stringify([0, last]))}`;

export type CampaignStep = 'pause' | 'resume' | 'cancel';

export interface PermissionInput {
  prospectIds: string[];
  basis: PermissionBasis;
  obtained_on: string;
  source: string;
}

/** What the campaigns’ screens ask for beside the usual records. */
export const campaignCalls = {
  getCampaignSender: ({ signal }: { signal?: AbortSignal } = {}) => getJson<CampaignSender>('/api/admin/campaigns/sender', signal),
  getAudience: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<AudiencePreview>(`${of(id)}/audience`, signal),
  getCampaignMessage: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<MessagePreview>(`${of(id)}/message`, signal),
  getRecipients: (id: string, filter: object, { signal, last = 99 }: { signal?: AbortSignal; last?: number } = {}) =>
    getJson<RecipientRecord[]>(listed(`${of(id)}/recipients`, filter, last), signal),
  getSentMessage: (id: string, recipientId: string, { signal }: { signal?: AbortSignal } = {}) =>
    getJson<SentMessage>(`${of(id)}/recipients/${encodeURIComponent(recipientId)}/message`, signal),
  getCampaignEvents: (id: string, { signal }: { signal?: AbortSignal } = {}) =>
    getJson<CampaignEventRecord[]>(listed('/api/admin/campaign-events', { campaign_id: id }, 49), signal),
  scheduleCampaign: (id: string, at: string | undefined) => postJson<CampaignRecord>(`${of(id)}/schedule`, at ? { at } : {}),
  stepCampaign: (id: string, step: CampaignStep) => postJson<CampaignRecord>(`${of(id)}/${step}`),
  retakeCampaign: (id: string) => postJson<{ added: number }>(`${of(id)}/retake`, {}),
  retryFailed: (id: string) => postJson<FailedRetried>(`${of(id)}/retry-failed`, {}),
  testCampaign: (id: string) => postJson<{ recipient: string }>(`${of(id)}/test`, {}),
  addToCampaign: (id: string, prospectId: string) => postJson<CampaignRecord>(`${of(id)}/prospects`, { prospectId }),
  resolveRecipient: (id: string, recipientId: string, outcome: Resolution) =>
    postJson<RecipientRecord>(`${of(id)}/recipients/${encodeURIComponent(recipientId)}/resolve`, { outcome }),
  grantPermission: (input: PermissionInput) => postJson<{ granted: number }>('/api/admin/contact-permissions', input),
  getWebhook: ({ signal }: { signal?: AbortSignal } = {}) => getJson<WebhookSetup>('/api/admin/email-webhook', signal),
  configureWebhook: () => postJson<WebhookConfigured>('/api/admin/email-webhook'),
  renewWebhook: () => postJson<WebhookSetup>('/api/admin/email-webhook/renew'),

  downloadRecipients: async (id: string): Promise<Blob> => {
    const response = await authorizedFetch(`${of(id)}/recipients.csv`);
    if (!response.ok) throw await problemOf(response);
    return response.blob();
  },
};
