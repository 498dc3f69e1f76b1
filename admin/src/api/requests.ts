import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { ApiScope } from '../../../backend/src/rules/api-scopes.rules';
import type { Language } from '../../../backend/src/rules/language.rules';
import type { WebhookEvent } from '../../../backend/src/rules/webhook-events.rules';
import type * as T from './types';

interface Listed {
  filter?: object;
  sort?: [field: string, order: 'ASC' | 'DESC'];
  range?: [first: number, last: number];
}
interface StartedScan {
  scanId: string;
}
type Scanned = [StartedScan];
type Empty = [null];

/**
 * What is asked of the server beside react-admin’s records: what it answers, and what goes along besides the names in the address
 * (as the query of a GET, as the body of anything else). `requests.test.ts` holds them to `docs/openapi.json`.
 */
export interface Requests {
  'GET admin/version': [{ version: string; newer: { version: string; url: string } | null }];
  'PUT auth/password': [null, T.PasswordChange];
  'PUT auth/proof': [null, { password: string }];
  'GET auth/sessions': [T.OwnSession[]];
  'DELETE auth/sessions/:id': Empty;
  'PUT auth/sessions/closing': [null, { scope: 'others' | 'all' }];
  'GET auth/second-factor': [T.SecondFactorState];
  'PUT auth/second-factor': [T.SecondFactorSecret];
  'DELETE auth/second-factor': Empty;
  'PUT auth/second-factor/confirmation': [T.RecoveryCodes, { code: string }];
  'PUT auth/second-factor/recovery-codes': [T.RecoveryCodes];
  'GET auth/passkeys': [T.PasskeyRecord[]];
  /** The rest of it is for the browser. */
  'POST auth/passkeys/options': [{ challenge: string }];
  'POST auth/passkeys': [T.PasskeyRecord, { name: string; response: RegistrationResponseJSON }];
  'DELETE auth/passkeys/:id': Empty;
  'POST admin/users/:id/reset-password': [{ password: string }];
  'POST admin/users/:id/drop-second-factor': Empty;

  'GET admin/prospects': [T.ProspectRecord[], Listed];
  'GET admin/prospects/view-counts': [T.ViewCount[]];
  'GET admin/prospects/counters': [T.ProspectCounters];
  'PUT admin/prospects/:id': [T.ProspectRecord, T.ProspectUpdate];
  'GET admin/prospects/:id/address': [T.AddressState, { site_url?: string }];
  'GET admin/prospects/:id/answers': [T.AnswerRecord[]];
  'GET admin/prospects/:id/analysis': [T.AnalysisReport];
  'GET admin/prospects/:id/quiz-result': [T.QuizOutcome | null];
  'GET admin/prospects/:id/timeline': [T.ProspectHistory, { page: number; kind: T.HistoryKind | undefined }];
  'GET admin/prospects/:id/call-brief': [T.CallBrief];
  'GET admin/prospects/:id/latest-scan': [T.ScanRecord | null];
  'GET admin/prospects/:id/keyword-debug': [T.KeywordDebug];
  'GET admin/prospects/:id/export': [object];
  'POST admin/prospects/:id/erasure': [T.Erasure, { confirm: string }];
  'POST admin/prospects/:id/review': [T.ProspectRecord, T.ReviewRequest];
  'POST admin/prospects/:id/scan': Scanned;
  'POST admin/prospects/:id/analyses/:analysis': [StartedScan, { mode?: T.SpeedMode | undefined }];
  /** The page that the last visit met is the company's: it is measured. */
  'POST admin/prospects/:id/own-site': Scanned;
  /** Whose listing of Google was found. */
  'POST admin/prospects/:id/listing': [StartedScan, { place_id: string; own: boolean }];
  'POST admin/prospects/:id/live-place': [T.LivePlace];
  'GET admin/prospects/:id/neighbours': [T.CompetitorOverview];
  'POST admin/prospects/:id/neighbours': [T.CompetitorOverview, { url: string; name?: string | undefined }];
  'DELETE admin/prospects/:id/neighbours/:neighbourId': [T.CompetitorOverview];
  /** The prospect's own site and each competitor, on one day. */
  'POST admin/prospects/:id/neighbours/measurement': Scanned;
  'GET admin/prospects/:id/crawl': [T.SiteCrawlRecord];
  /** The whole site, page by page. */
  'POST admin/prospects/:id/crawl': [T.SiteCrawlRecord];
  'POST admin/prospects/:id/crawl/cancel': [T.SiteCrawlRecord];
  'PUT admin/prospects/:id/figures/reviews': [null, T.ManualReviews];
  'PUT admin/prospects/:id/figures/citations': [null, T.ManualCitations];
  'DELETE admin/prospects/:id/figures/:analysis': Empty;
  'GET admin/prospects/:id/texts': [T.TextReviews];
  'POST admin/prospects/:id/texts/:kind/approve': [T.TextReview, T.TextApprovalRequest];
  'PUT admin/prospects/:id/texts/:kind': [T.TextReview, T.TextEditRequest];
  'DELETE admin/prospects/:id/texts/:kind': [T.TextReview];
  'GET admin/prospects/:id/notes': [T.NoteRecord[], Listed];
  'POST admin/prospects/:id/notes': [T.LoggedNote, T.NoteCreate];
  'POST admin/prospects/:id/calls': [T.LoggedNote, T.CallCreate];
  'PUT admin/prospects/:id/notes/:noteId': [T.NoteRecord, T.NoteUpdate];
  'DELETE admin/prospects/:id/notes/:noteId': Empty;
  'GET admin/prospects/:id/tasks': [T.TaskRecord[]];
  'POST admin/prospects/:id/tasks': [T.TaskRecord, T.TaskCreate];
  'PUT admin/prospects/:id/tasks/:taskId': [T.TaskRecord, T.TaskUpdate];
  'DELETE admin/prospects/:id/tasks/:taskId': Empty;
  'GET admin/prospects/:id/mail': [T.PersonMailOptions];
  'POST admin/prospects/:id/mail': [{ id: string }, T.PersonMail];
  'GET admin/prospects/:id/booking': [T.StaffBooking];
  'POST admin/appointments': [T.AppointmentRecord, T.AppointmentCreate];
  'POST admin/prospects/bulk': [
    T.BulkAnswer,
    BulkSelection & {
      action: T.BulkActionName;
      dryRun?: boolean;
      expected?: number;
      campaignId?: string;
      status?: T.ProspectStatus;
      reason?: string;
      city?: string;
      trade?: string;
      language?: Language | null;
    } & Partial<FollowUpFields>,
  ];
  'POST admin/prospects/bulk/:id/undo': [{ id: string; count: number; kept: number }];
  'GET admin/queue': [T.InboxItem[], Listed];
  'GET admin/queue/summary': [T.InboxSummary];
  'POST admin/queue/:id/claim': [{ claimed_until: string }];
  'DELETE admin/queue/:id/claim': Empty;
  'POST admin/queue/:id/snooze': [null, { until: string | null }];
  'POST admin/queue/:id/done': [{ done: string[]; treated_today: number }];
  'DELETE admin/queue/:id/done': Empty;
  'POST admin/actions/:id/undo': [T.UndoneAction, { force?: boolean }];
  'GET admin/saved-views': [T.SavedViewRecord[], { resource: string }];
  'POST admin/saved-views': [T.SavedViewRecord, { resource: string; name: string; content: T.ViewContent; shared?: boolean }];
  'PUT admin/saved-views/:id': [T.SavedViewRecord, { name?: string; shared?: boolean }];
  'DELETE admin/saved-views/:id': Empty;

  'GET admin/scans': [T.ScanLine[], Listed];
  'POST admin/scans': [StartedScan, ScanSelection & { kind: 'bulk' }];
  'GET admin/scans/costs': [T.AnalysisCost[]];
  'POST admin/scans/estimate': [T.ScanEstimate, ScanSelection];
  'GET admin/scans/:id': [T.ScanRecord];
  'POST admin/scans/:id/pause': [T.ScanRecord];
  'POST admin/scans/:id/resume': [T.ScanRecord];
  'POST admin/scans/:id/cancel': [T.ScanRecord];

  'GET admin/ai-recommendations/:id': [T.AiRecommendationsRecord];
  'PUT admin/ai-recommendations/:id': [T.AiRecommendationsRecord, T.RecommendationsUpdate];
  'DELETE admin/ai-recommendations/:id': [T.AiRecommendationsRecord];
  'POST admin/ai-recommendations/:id/regenerate': Scanned;
  'GET admin/ai-citations/:id': [T.AiCitationsWithAnswers];
  'PUT admin/ai-citations/:id': [T.AiCitationsWithAnswers, T.CitationsUpdate];
  'POST admin/ai-citations/:id/regenerate': Scanned;

  'GET admin/audit-documents': [T.AuditDocumentRecord[], Listed];
  'POST admin/prospects/:id/audit-pdf': [T.AuditDocumentRecord, { request_id?: string | undefined }];
  'POST admin/audit-documents/:id/send': [T.AuditDocumentRecord];

  'GET admin/campaigns': [T.CampaignRecord[], Listed];
  'GET admin/colleagues': [T.Colleague[]];
  'GET admin/campaigns/sender': [T.CampaignSender];
  'GET admin/campaigns/:id/audience': [T.AudiencePreview];
  'GET admin/campaigns/:id/message': [T.MessagePreview];
  'GET admin/campaigns/:id/recipients': [T.RecipientRecord[], Listed];
  'GET admin/campaigns/:id/recipients/:recipientId/message': [T.SentMessage];
  'POST admin/campaigns/:id/recipients/:recipientId/resolve': [T.RecipientRecord, { outcome: T.Resolution }];
  'GET admin/campaign-events': [T.CampaignEventRecord[], Listed];
  'POST admin/campaigns/:id/schedule': [T.CampaignRecord, { at?: string | undefined }];
  'POST admin/campaigns/:id/pause': [T.CampaignRecord];
  'POST admin/campaigns/:id/resume': [T.CampaignRecord];
  'POST admin/campaigns/:id/cancel': [T.CampaignRecord];
  'POST admin/campaigns/:id/poll': [T.CampaignRecord];
  'POST admin/campaigns/:id/retake': [{ added: number }];
  'POST admin/campaigns/:id/retry-failed': [T.FailedRetried];
  'POST admin/campaigns/:id/test': [{ recipient: string }];
  'POST admin/campaigns/:id/prospects': [T.CampaignRecord, { prospectId: string }];
  'GET admin/contact-permissions': [T.PermissionRecord[], Listed];
  'POST admin/contact-permissions': [{ granted: number }, PermissionInput];
  'GET admin/email-webhook': [T.WebhookSetup];
  'POST admin/email-webhook': [T.WebhookConfigured];
  'POST admin/email-webhook/renew': [T.WebhookSetup];
  'GET admin/suppressions': [T.SuppressionRecord[], Listed];
  'POST admin/suppressions/:id/lift': [T.SuppressionRecord, { request: string }];

  'GET admin/dashboard': [T.DashboardRecord];
  'GET admin/analytics': [T.AnalyticsRecord, { from?: string | undefined; to?: string | undefined }];
  'GET admin/analytics/campaigns': [T.Cohorts, { from?: string | undefined; to?: string | undefined }];
  'GET admin/analytics/visitors': [T.VisitorsOfDay, { day: string }];
  'GET admin/audit-requests/counters': [T.AuditRequestCounters];
  'GET admin/referrals/counters': [T.ReferralCounters];
  'GET admin/trials/counters': [T.TrialCounters];
  'POST admin/trials/:id/retry': [T.TrialRecord];
  'POST admin/trials/:id/review': [T.TrialRecord, T.TrialDecision];
  'POST admin/messages/:id/reset': [T.MessageRecord];
  'GET admin/quiz-versions': [T.QuizVersionRecord[]];
  'POST admin/quiz-questions/reorder': [{ ids: number[] }, { ids: number[] }];
  'POST admin/quiz-questions/simulate': [T.Simulated, T.SimulationInput];

  'GET admin/imports': [T.ImportSummary[], Listed];
  'GET admin/imports/:id': [T.ImportReview];
  'DELETE admin/imports/:id': Empty;
  /** Has the file read anew: with other columns, from another sheet or under another heading. */
  'PUT admin/imports/:id/cells': [T.ImportReview, T.CellsUpdate];
  'PUT admin/imports/:id/columns': [T.ImportReview, T.ColumnsUpdate];
  'POST admin/imports/:id/confirm': [T.ImportResult, Partial<T.ImportConfirm>];
  'POST admin/imports/:id/undo': [T.UndoResult, { force: boolean }];

  'POST admin/personal-data/search': [T.PersonSearchResult, { q: string }];
  'POST admin/personal-data/mentions': [T.MentionResult, { q: string }];
  'POST admin/personal-data/export': [T.AddressExport, { email: string }];
  'GET admin/personal-data/erasures': [T.ErasureRecord[], Listed];
  'POST admin/personal-data/erasures': [T.ErasureRecord, { email: string; confirm: string }];
  'GET admin/personal-data/erasures/:id': [T.ErasureRecord];
  'GET admin/personal-data/retention': [T.RetentionPlan];
  'GET admin/personal-data/retention/due': [T.RetentionDue];
  'POST admin/personal-data/retention/runs': [T.RetentionRunRecord, { confirm: string }];

  'GET admin/settings/:key': [T.SettingDocument];
  'PUT admin/settings/:key': [T.SettingDocument, { value: unknown; base: unknown }];
  'GET admin/settings/:key/versions': [T.SettingVersionRecord[]];
  'POST admin/settings/:key/versions/:id/restore': [T.SettingDocument];
  'GET admin/agency-texts': [T.AgencyTextRecord[]];
  'PUT admin/agency/logo': [{ logo: { src: string } }, { image: string }];
  'DELETE admin/agency/logo': [object];
  'GET admin/signatories': [T.SignatoryRecord[]];
  'GET admin/signatories/own': [T.OwnSignatory];
  'PUT admin/signatories/own': [T.OwnSignatory, T.SignatoryInput];
  'PUT admin/signatories/own/portrait': [T.OwnSignatory, { image: string }];
  'DELETE admin/signatories/own/portrait': [T.OwnSignatory];
  'GET admin/mail-account': [T.MailAccountRecord];
  'PUT admin/mail-account': [T.MailAccountRecord, T.MailAccountInput];
  'DELETE admin/mail-account': [T.MailAccountRecord];
  'POST admin/mail-account/domain': [T.SenderDomain, { dkimSelector: string }];
  'POST admin/mail-account/test': [T.MailTrial, { recipient: string }];
  'GET admin/mailbox': [T.MailboxRecord];
  'PUT admin/mailbox': [T.MailboxRecord, T.MailboxInput];
  'DELETE admin/mailbox': [T.MailboxRecord];
  'POST admin/mailbox/test': [T.MailboxTrial];
  'GET admin/api-keys': [T.ApiKeyRecord[]];
  'PUT admin/api-keys/:service': [T.ApiKeyRecord, { apiKey?: string; metadata?: object }];
  'DELETE admin/api-keys/:service': [T.ApiKeyRecord[]];
  'POST admin/api-keys/:service/test': [T.KeyTest];
  'POST admin/api-keys/encrypt': [T.PlainKeysOutcome];
  'POST admin/keyword-debug': [T.KeywordDebugAnswer, { domain: string }];
  'GET admin/prompts': [T.PromptCatalogue];
  'POST admin/prompts/preview': [T.PromptPreview, { prompt: string; template: string; prospectId?: string }];
  'POST admin/robots/check': [{ findings: T.RobotsIssue[] }, { content: string }];
  'POST admin/self-tests': [T.SelfTest[]];

  'GET admin/tools/cards': [T.ToolCard[]];
  'GET admin/tools/api-keys': [T.KeyViews[]];
  'POST admin/tools/ai-test': [T.AiTest, { prompt: string }];
  'POST admin/tools/runs': [T.ToolRunRecord, T.RunOrder];
  'GET admin/tools/runs/:id': [T.ToolRunRecord];
  'POST admin/tools/runs/:id/cancel': [T.ToolRunRecord];
  'GET admin/troubles': [T.IncidentReport];
  'GET admin/jobs': [T.QueueDepthRecord[]];
  'GET admin/jobs/dead-letters': [T.DeadLetterRecord[], Listed];
  'POST admin/jobs/dead-letters/:id/retry': [object];
  'GET admin/vendors': [T.VendorRecord[]];
  'POST admin/vendors/:vendor/reset-circuit': [T.VendorRecord];
  'GET admin/schedules': [T.ScheduleRecord[]];
  'GET admin/workers': [T.WorkerRecord[]];
  'GET admin/rate-limits': [T.RateLimitReport];
  'GET admin/readiness': [T.ReadinessReport];
  'GET admin/mail/state': [T.MailState];
  'GET admin/mail/halt': [T.SendingHaltState];
  'POST admin/mail/resume': [T.SendingHaltState, { waiting: T.Resumption['waiting'] }];
  'GET admin/mail/templates': [T.MailTemplate[], { lang: Language }];
  'POST admin/mail/test': [T.OutboxEmail, { recipient: string }];
  'GET admin/outbox/:id': [T.OutboxEmail];
  'POST admin/outbox/:id/retry': [T.OutboxEmail];
  'POST admin/outbox/:id/cancel': [T.OutboxEmail];
  'POST admin/outbox/:id/confirm': [T.OutboxEmail];
  'GET admin/danger/clean': [T.CleanupPlan];
  'POST admin/danger/clean': [T.CleanupOutcome, { word: string }];
  'POST admin/api-tokens': [T.MadeApiToken, { name: string; scopes: ApiScope[]; expiresAt: string | null }];
  'GET admin/calendar-accounts': [T.CalendarAccountRecord[]];
  'POST admin/calendar-accounts': [T.CalendarAccountRecord, T.CalendarAccountCreate];
  'PUT admin/calendar-accounts/:id': [T.CalendarAccountRecord, T.CalendarAccountUpdate];
  'POST admin/calendar-accounts/:id/test': [T.CalendarOutcome];
  'DELETE admin/calendar-accounts/:id': [T.CalendarAccountRecord];
  'GET admin/chat-channels': [T.ChatChannelRecord[]];
  'POST admin/chat-channels': [T.ChatChannelRecord, T.ChatChannelCreate];
  'PUT admin/chat-channels/:id': [T.ChatChannelRecord, T.ChatChannelUpdate];
  'POST admin/chat-channels/:id/test': [T.ChatOutcome];
  'DELETE admin/chat-channels/:id': [T.ChatChannelRecord];
  'GET admin/webhook-events': [T.WebhookEventRecord[]];
  'POST admin/webhook-endpoints': [T.EndpointWithSecret, { url: string; description: string; events: WebhookEvent[] }];
  'POST admin/webhook-endpoints/:id/rotate': [T.EndpointWithSecret];
  'POST admin/webhook-endpoints/:id/test': [T.WebhookDeliveryRecord, { event: WebhookEvent }];
  'POST admin/webhook-deliveries/:id/replay': [T.WebhookDeliveryRecord];
}

/** Prospects by name, or those of a list’s filter. */
export interface ScanSelection {
  prospectIds?: string[];
  filter?: object;
}

type FollowUpFields = Pick<T.ProspectRecord, 'owner_id' | 'next_action' | 'next_action_at'>;

export interface BulkSelection {
  ids?: string[];
  filter?: object;
}

export interface PermissionInput {
  prospectIds: string[];
  basis: T.PermissionBasis;
  obtained_on: string;
  source: string;
}
