import type { AnalysisReport } from '../../../backend/src/modules/analysis/analysis.contract.js';
import type { SessionRecord } from '../../../backend/src/modules/auth/auth.contract.js';
import type { outboxStatus } from '../../../backend/src/modules/outbox/outbox.contract.js';
import type { deletedProspect } from '../../../backend/src/modules/prospects/prospect.contract.js';
import type { answerRecord, quizOutcome } from '../../../backend/src/modules/quiz/quiz.contract.js';
import type { codeAsked } from '../../../backend/src/modules/sign-in/sign-in.contract.js';

export type {
  AiCitationsRecord,
  AiCitationsWithAnswers,
  CitationsUpdate,
} from '../../../backend/src/modules/analysis/ai-results/citations.contract.js';
export type { KeywordAnalysisRecord, KeywordDebug } from '../../../backend/src/modules/analysis/ai-results/keywords.contract.js';
export type { AiRecommendationsRecord } from '../../../backend/src/modules/analysis/ai-results/recommendations.contract.js';
export type {
  AnalysisName,
  AnalysisReport,
  AnalysisState,
  CitationPlatform,
  Recommendation,
  Source,
  TaskError,
} from '../../../backend/src/modules/analysis/analysis.contract.js';
export type { ManualCitations, ManualReviews } from '../../../backend/src/modules/analysis/manual-figures.contract.js';
export type { ReviewRequest } from '../../../backend/src/modules/analysis/review/review.contract.js';
export type {
  ScanEstimate,
  ScanKind,
  ScanRecord,
  ScanTaskRecord,
  SpeedMode,
  TaskStatus,
} from '../../../backend/src/modules/analysis/scan.contract.js';
export type { PromptCatalogue, PromptPreview } from '../../../backend/src/modules/analysis/texts/prompt-preview.contract.js';
export type {
  TextApprovalRequest,
  TextDesk,
  TextDesks,
  TextEditRequest,
} from '../../../backend/src/modules/analysis/texts/text-desk.contract.js';
export type {
  AnalyticsRecord,
  DashboardRecord,
  FunnelStage,
  SignalKind,
  VisitorsOfDay,
} from '../../../backend/src/modules/analytics/analytics.contract.js';
export type { HistoryEntry, HistoryKind, ProspectHistory } from '../../../backend/src/modules/analytics/prospect-timeline.contract.js';
export type { AppointmentRecord, AppointmentStatus } from '../../../backend/src/modules/appointments/appointment.contract.js';
export type { AuditDocumentRecord } from '../../../backend/src/modules/audit-pdf/audit-pdf.contract.js';
export type {
  AuditDocumentState,
  AuditRequestCounters,
  AuditRequestRecord,
  AuditRequestStatus,
} from '../../../backend/src/modules/audit-requests/audit-request.contract.js';
export type { AuditRecord } from '../../../backend/src/modules/auth/audit-log.contract.js';
export type { Credentials, PasswordChange, SessionRecord } from '../../../backend/src/modules/auth/auth.contract.js';
export type { UserRecord } from '../../../backend/src/modules/auth/users.contract.js';
export type {
  AudiencePreview,
  CampaignAudience,
  CampaignCreate,
  CampaignEventRecord,
  CampaignRecord,
  CampaignSender,
  CampaignStatus,
  FailedRetried,
  MessagePreview,
  RecipientRecord,
  Resolution,
  SentMessage,
  WebhookConfigured,
  WebhookSetup,
} from '../../../backend/src/modules/campaigns/campaign.contract.js';
export type { PermissionBasis } from '../../../backend/src/modules/campaigns/permission.contract.js';
export type {
  ColumnsUpdate,
  Duplicate,
  ImportConfirm,
  ImportField,
  ImportResult,
  ImportReview,
  ImportSummary,
  LineIssue,
  RowAction,
  UndoResult,
} from '../../../backend/src/modules/imports/import.contract.js';
export type { ContactMessageRecord } from '../../../backend/src/modules/messages/contact.contract.js';
export type { MessageRecord } from '../../../backend/src/modules/messages/message.contract.js';
export type {
  DeadLetterRecord,
  QueueDepthRecord,
  ScheduleRecord,
  WorkerRecord,
} from '../../../backend/src/modules/operations/jobs.contract.js';
export type { KeywordDebugAnswer } from '../../../backend/src/modules/operations/keyword-debug.contract.js';
export type { ReadinessLine, ReadinessReport } from '../../../backend/src/modules/operations/readiness.contract.js';
export type { SelfTest } from '../../../backend/src/modules/operations/self-tests.contract.js';
export type { VendorRecord } from '../../../backend/src/modules/operations/vendors.contract.js';
export type { MailState, MailTemplate, MailTrial, OutboxEntry, OutboxLetter } from '../../../backend/src/modules/outbox/outbox.contract.js';
export type { SenderDomain } from '../../../backend/src/modules/outbox/sender-domain.contract.js';
export type { Resumption, SendingHaltState } from '../../../backend/src/modules/outbox/sending-halt.contract.js';
export type { ErasureRecord } from '../../../backend/src/modules/personal-data/erasures.contract.js';
export type { AddressExport, Erasure, ErasureOutcome } from '../../../backend/src/modules/personal-data/person-data.contract.js';
export type {
  FoundPerson,
  MentionResult,
  OccurrencePlace,
  SearchResult as PersonSearchResult,
} from '../../../backend/src/modules/personal-data/person-search.contract.js';
export type { RetentionDue, RetentionPlan, RetentionRunRecord } from '../../../backend/src/modules/personal-data/retention.contract.js';
export type {
  ProspectCounters,
  ProspectCreate,
  ProspectRecord,
  ProspectStatus,
  ProspectUpdate,
} from '../../../backend/src/modules/prospects/prospect.contract.js';
export type { QuizCategory } from '../../../backend/src/modules/quiz/quiz.contract.js';
export type {
  QuestionRecord,
  QuizVersionRecord,
  ResponseRecord,
  ResultRecord,
  Simulated,
  SimulationInput,
} from '../../../backend/src/modules/quiz/quiz-manager.contract.js';
export type { RateLimitReport } from '../../../backend/src/modules/rate-limiting/rate-limits.contract.js';
export type { ReferralCounters, ReferralRecord, ReferralStatus } from '../../../backend/src/modules/referrals/referral.contract.js';
export type { SavedViewRecord, ViewContent } from '../../../backend/src/modules/saved-views/saved-view.contract.js';
export type { ApiKeyRecord, ApiKeyState, KeyTest, KeyViews } from '../../../backend/src/modules/settings/api-keys.contract.js';
export type { MailAccountInput, MailAccountRecord } from '../../../backend/src/modules/settings/mail-account.contract.js';
export type { PlainKeysOutcome } from '../../../backend/src/modules/settings/plain-keys.contract.js';
export type { RobotsFinding } from '../../../backend/src/modules/settings/robots.contract.js';
export type { SettingChange, SettingVersionRecord } from '../../../backend/src/modules/settings/setting-versions.contract.js';
export type { SettingDocument, SettingKey, SettingsOf } from '../../../backend/src/modules/settings/settings.contract.js';
export type {
  OwnSession,
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '../../../backend/src/modules/sign-in/own-account.contract.js';
export type { SuppressionRecord } from '../../../backend/src/modules/suppressions/suppression.contract.js';
export type { CleanupOutcome, CleanupPlan, TableCount } from '../../../backend/src/modules/tools/cleanup/cleanup.contract.js';
export type { RunTask, ToolRunRecord } from '../../../backend/src/modules/tools/site-runs.contract.js';
export type { AiTest, ToolCard } from '../../../backend/src/modules/tools/tools.contract.js';
export type { BlockedUrlRecord, ChangedBlockedUrl } from '../../../backend/src/modules/trials/blocked-url.contract.js';
export type { TrialCounters, TrialRecord } from '../../../backend/src/modules/trials/trial-record.contract.js';
export type {
  EndpointWithSecret,
  WebhookDeliveryRecord,
  WebhookEndpointRecord,
} from '../../../backend/src/modules/webhooks/webhook.contract.js';
export type { WebhookEventRecord } from '../../../backend/src/modules/webhooks/webhook-events.contract.js';
export type { Redirect } from '../../../backend/src/providers/connectivity/connectivity.contract.js';
export type { RankedKeyword } from '../../../backend/src/providers/keywords/keywords.contract.js';
export type { DeviceReport, PageSpeedFinding } from '../../../backend/src/providers/page-speed/page-speed.contract.js';
export type { Review } from '../../../backend/src/providers/reviews/reviews.contract.js';
export type { Technology } from '../../../backend/src/providers/tech-stack/tech-stack.contract.js';

type Output<Schema extends { _zod: { output: unknown } }> = Schema['_zod']['output'];

export type OutboxStatus = Output<typeof outboxStatus>;
export type SignInAnswer = SessionRecord | Output<typeof codeAsked>;
export type PendingStep = NonNullable<SessionRecord['pending']>;
export type StaffUser = SessionRecord['user'];
export type Role = StaffUser['role'];
export type QuizOutcome = Output<typeof quizOutcome>;
export type AnswerRecord = Output<typeof answerRecord>;
export type DeletedProspect = Output<typeof deletedProspect>;

/** One analysis of the report: where it comes from, and its figures once something was measured. */
export type AnalysisPart<Name extends keyof AnalysisReport> = AnalysisReport[Name];

/** What every failed call answers (RFC 9457). `message` is French and fit to show, `title` is English. */
export interface ProblemBody {
  status: number;
  code: string;
  title: string;
  message: string;
  errors?: Record<string, string>;
}
