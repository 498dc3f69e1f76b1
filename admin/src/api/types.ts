import type { AnalysisReport } from '../../../backend/src/modules/analysis/results/analysis.contract.js';
import type { SessionRecord } from '../../../backend/src/modules/auth/auth.contract.js';
import type { outboxStatus } from '../../../backend/src/modules/outbox/outbox.contract.js';
import type { deletedProspect } from '../../../backend/src/modules/prospects/prospect.contract.js';
import type { answerRecord, quizOutcome } from '../../../backend/src/modules/quiz/quiz.contract.js';
import type { codeAsked } from '../../../backend/src/modules/sign-in/sign-in.contract.js';

export type * from '../../../backend/src/modules/agency-texts/agency-texts.contract.js';
export type * from '../../../backend/src/modules/alerts/chat-channel.contract.js';
export type * from '../../../backend/src/modules/analysis/ai-results/citations.contract.js';
export type * from '../../../backend/src/modules/analysis/ai-results/keywords.contract.js';
export type * from '../../../backend/src/modules/analysis/ai-results/recommendations.contract.js';
export type * from '../../../backend/src/modules/analysis/call-brief/call-brief.contract.js';
export type * from '../../../backend/src/modules/analysis/competitors/competitors.contract.js';
export type * from '../../../backend/src/modules/analysis/crawl/site-crawl.contract.js';
export type * from '../../../backend/src/modules/analysis/findings/address.contract.js';
export type * from '../../../backend/src/modules/analysis/measurements/live-place.contract.js';
export type * from '../../../backend/src/modules/analysis/measurements/manual-figures.contract.js';
export type * from '../../../backend/src/modules/analysis/results/analysis.contract.js';
export type * from '../../../backend/src/modules/analysis/review/review.contract.js';
export type * from '../../../backend/src/modules/analysis/scans/scan.contract.js';
export type * from '../../../backend/src/modules/analysis/text-review/prompt-preview.contract.js';
export type * from '../../../backend/src/modules/analysis/text-review/text-review.contract.js';
export type * from '../../../backend/src/modules/analytics/analytics.contract.js';
export type * from '../../../backend/src/modules/analytics/prospect-timeline.contract.js';
export type * from '../../../backend/src/modules/api-tokens/api-token.contract.js';
export type * from '../../../backend/src/modules/appointments/appointment.contract.js';
export type * from '../../../backend/src/modules/audit-pdf/audit-pdf.contract.js';
export type * from '../../../backend/src/modules/audit-requests/audit-request.contract.js';
export type * from '../../../backend/src/modules/auth/audit-log.contract.js';
export type * from '../../../backend/src/modules/auth/auth.contract.js';
export type * from '../../../backend/src/modules/auth/colleague.contract.js';
export type * from '../../../backend/src/modules/auth/users.contract.js';
export type * from '../../../backend/src/modules/bulk-actions/bulk-action.contract.js';
export type * from '../../../backend/src/modules/calendars/calendar-account.contract.js';
export type * from '../../../backend/src/modules/campaigns/campaign.contract.js';
export type * from '../../../backend/src/modules/campaigns/person-mail.contract.js';
export type * from '../../../backend/src/modules/follow-up/follow-up.contract.js';
export type * from '../../../backend/src/modules/imports/import.contract.js';
export type * from '../../../backend/src/modules/inbox/inbox.contract.js';
export type * from '../../../backend/src/modules/messages/contact.contract.js';
export type * from '../../../backend/src/modules/messages/message.contract.js';
export type * from '../../../backend/src/modules/operations/incidents.contract.js';
export type * from '../../../backend/src/modules/operations/jobs.contract.js';
export type * from '../../../backend/src/modules/operations/keyword-debug.contract.js';
export type * from '../../../backend/src/modules/operations/readiness.contract.js';
export type * from '../../../backend/src/modules/operations/self-tests.contract.js';
export type * from '../../../backend/src/modules/operations/vendors.contract.js';
export type * from '../../../backend/src/modules/outbox/outbox.contract.js';
export type * from '../../../backend/src/modules/outbox/sender-domain.contract.js';
export type * from '../../../backend/src/modules/outbox/sending-halt.contract.js';
export type * from '../../../backend/src/modules/permissions/permission.contract.js';
export type * from '../../../backend/src/modules/personal-data/erasures.contract.js';
export type * from '../../../backend/src/modules/personal-data/person-data.contract.js';
export type {
  FoundPerson,
  MentionResult,
  OccurrencePlace,
  SearchResult as PersonSearchResult,
} from '../../../backend/src/modules/personal-data/person-search.contract.js';
export type * from '../../../backend/src/modules/personal-data/retention.contract.js';
export type * from '../../../backend/src/modules/prospects/prospect.contract.js';
export type * from '../../../backend/src/modules/quiz/quiz.contract.js';
export type * from '../../../backend/src/modules/quiz/quiz-manager.contract.js';
export type * from '../../../backend/src/modules/rate-limiting/rate-limits.contract.js';
export type * from '../../../backend/src/modules/recent-actions/recent-action.contract.js';
export type * from '../../../backend/src/modules/referrals/referral.contract.js';
export type * from '../../../backend/src/modules/saved-views/saved-view.contract.js';
export type * from '../../../backend/src/modules/settings/api-keys.contract.js';
export type * from '../../../backend/src/modules/settings/mail-account.contract.js';
export type * from '../../../backend/src/modules/settings/mailbox.contract.js';
export type * from '../../../backend/src/modules/settings/plain-keys.contract.js';
export type * from '../../../backend/src/modules/settings/robots-check.contract.js';
export type * from '../../../backend/src/modules/settings/setting-versions.contract.js';
export type * from '../../../backend/src/modules/settings/settings.contract.js';
export type * from '../../../backend/src/modules/sign-in/oidc.contract.js';
export type * from '../../../backend/src/modules/sign-in/own-account.contract.js';
export type * from '../../../backend/src/modules/sign-in/passkeys.contract.js';
export type * from '../../../backend/src/modules/signatories/signatory.contract.js';
export type * from '../../../backend/src/modules/suppressions/suppression.contract.js';
export type * from '../../../backend/src/modules/tools/cleanup/cleanup.contract.js';
export type * from '../../../backend/src/modules/tools/site-runs.contract.js';
export type * from '../../../backend/src/modules/tools/tools.contract.js';
export type * from '../../../backend/src/modules/trials/blocked-url.contract.js';
export type * from '../../../backend/src/modules/trials/trial-record.contract.js';
export type * from '../../../backend/src/modules/webhooks/webhook.contract.js';
export type * from '../../../backend/src/modules/webhooks/webhook-events.contract.js';
export type * from '../../../backend/src/providers/connectivity/connectivity.contract.js';
export type * from '../../../backend/src/providers/keywords/keywords.contract.js';
export type * from '../../../backend/src/providers/page-speed/page-speed.contract.js';
export type { CauseCode } from '../../../backend/src/providers/provider-error.js';
export type * from '../../../backend/src/providers/reviews/reviews.contract.js';
export type * from '../../../backend/src/providers/tech-stack/tech-stack.contract.js';

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
  /** The current values by field. */
  theirs?: Record<string, unknown>;
}
