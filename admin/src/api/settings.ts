import { getJson, httpClient, postJson, putJson } from './http-client';
import type {
  ApiKeyRecord,
  KeyTest,
  KeywordDebugAnswer,
  MailAccountInput,
  MailAccountRecord,
  MailTrial,
  PlainKeysOutcome,
  PromptCatalogue,
  PromptPreview,
  RateLimitReport,
  RobotsFinding,
  ScanEstimate,
  SelfTest,
  SenderDomain,
  SettingDocument,
  SettingKey,
  SettingVersionRecord,
  VendorRecord,
} from './types';

const at = (key: string) => `/api/admin/settings/${encodeURIComponent(key)}`;
const MAIL_ACCOUNT = '/api/admin/mail-account';
const keyOf = (service: string) => `/api/admin/api-keys/${encodeURIComponent(service)}`;

/** What the screens of the settings ask for. */
export const settingCalls = {
  getMailAccount: (signal?: AbortSignal) => getJson<MailAccountRecord>(MAIL_ACCOUNT, signal),
  putMailAccount: (account: MailAccountInput) => putJson<MailAccountRecord>(MAIL_ACCOUNT, account),
  removeMailAccount: () => httpClient(MAIL_ACCOUNT, { method: 'DELETE' }).then(() => undefined),
  checkSenderDomain: (dkimSelector: string) => postJson<SenderDomain>(`${MAIL_ACCOUNT}/domain`, { dkimSelector }),
  tryMailAccount: (recipient: string) => postJson<MailTrial>(`${MAIL_ACCOUNT}/test`, { recipient }),

  getSetting: (key: SettingKey, signal?: AbortSignal) => getJson<SettingDocument>(at(key), signal),
  putSetting: (key: SettingKey, change: { value: unknown; base: unknown }) => putJson<SettingDocument>(at(key), change),
  getSettingVersions: (key: SettingKey) => getJson<SettingVersionRecord[]>(`${at(key)}/versions`),
  restoreSetting: (key: SettingKey, id: number) => postJson<SettingDocument>(`${at(key)}/versions/${id}/restore`),
  putLogo: (image: string) => putJson<{ logo: { src: string } }>('/api/admin/agency/logo', { image }),
  removeLogo: () => httpClient('/api/admin/agency/logo', { method: 'DELETE' }).then(() => undefined),

  getApiKeys: (signal?: AbortSignal) => getJson<ApiKeyRecord[]>('/api/admin/api-keys', signal),
  putApiKey: (service: string, change: { apiKey?: string; metadata?: object }) => putJson<ApiKeyRecord>(keyOf(service), change),
  removeApiKey: (service: string) => httpClient(keyOf(service), { method: 'DELETE' }).then(() => undefined),
  testApiKey: (service: string) => postJson<KeyTest>(`${keyOf(service)}/test`),
  encryptApiKeys: () => postJson<PlainKeysOutcome>('/api/admin/api-keys/encrypt'),
  getVendorStandings: () => getJson<VendorRecord[]>('/api/admin/vendors'),
  debugKeywords: (domain: string) => postJson<KeywordDebugAnswer>('/api/admin/keyword-debug', { domain }),

  getPromptCatalogue: () => getJson<PromptCatalogue>('/api/admin/prompts'),
  previewPrompt: (order: { prompt: string; template: string; prospectId?: string }) =>
    postJson<PromptPreview>('/api/admin/prompts/preview', order),

  checkRobots: (content: string) => postJson<{ findings: RobotsFinding[] }>('/api/admin/robots/check', { content }),
  runSelfTests: () => postJson<SelfTest[]>('/api/admin/self-tests'),
  getLimitCounters: () => getJson<RateLimitReport>('/api/admin/rate-limits'),
  estimateNight: () => postJson<ScanEstimate>('/api/admin/scans/estimate', { filter: {} }),
};
