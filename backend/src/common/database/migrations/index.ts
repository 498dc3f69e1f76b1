import { Initial1795219200000 } from './1795219200000-initial.js';
import { QuizQuestions1795219260000 } from './1795219260000-quiz-questions.js';
import { Vendors1795305600000 } from './1795305600000-vendors.js';
import { OutboxAttachments1795392000000 } from './1795392000000-outbox-attachments.js';
import { Trials1795400000000 } from './1795400000000-trials.js';
import { ReferralInvitations1795401000000 } from './1795401000000-referral-invitations.js';
import { Bookings1795402000000 } from './1795402000000-bookings.js';
import { Messages1795402000100 } from './1795402000100-messages.js';
import { ProspectImages1795403000000 } from './1795403000000-prospect-images.js';
import { RateLimits1795406000000 } from './1795406000000-rate-limits.js';
import { TruthFeatures1795406000100 } from './1795406000100-truth-features.js';
import { AgencyLogo1795407000000 } from './1795407000000-agency-logo.js';
import { ProspectTotals1795410000000 } from './1795410000000-prospect-totals.js';
import { BulkActions1795410000100 } from './1795410000100-bulk-actions.js';
import { SavedViews1795411000000 } from './1795411000000-saved-views.js';
import { SpeedMode1795412000000 } from './1795412000000-speed-mode.js';
import { Analytics1795413000000 } from './1795413000000-analytics.js';
import { StaffTools1795415000000 } from './1795415000000-staff-tools.js';
import { SettingVersions1795416000000 } from './1795416000000-setting-versions.js';
import { Imports1795417000000 } from './1795417000000-imports.js';
import { Campaigns1795418000000 } from './1795418000000-campaigns.js';
import { Mail1795419000000 } from './1795419000000-mail.js';
import { Webhooks1795419000100 } from './1795419000100-webhooks.js';
import { Alerts1795419000200 } from './1795419000200-alerts.js';
import { AuditDocuments1795420000000 } from './1795420000000-audit-documents.js';
import { PersonalData1795421000000 } from './1795421000000-personal-data.js';
import { ProspectWebhooks1795423000000 } from './1795423000000-prospect-webhooks.js';
import { ListSearch1795423000100 } from './1795423000100-list-search.js';
import { DayTotals1795509300000 } from './1795509300000-day-totals.js';
import { AskedMail1795509400000 } from './1795509400000-asked-mail.js';
import { SettingAiPrompts1795509700000 } from './1795509700000-setting-ai-prompts.js';
import { ProspectBulkWrites1795510000000 } from './1795510000000-prospect-bulk-writes.js';
import { ImportCreations1795510100000 } from './1795510100000-import-creations.js';
import { ImportCosts1795520000000 } from './1795520000000-import-costs.js';
import { OutcomeDoubt1795520001000 } from './1795520001000-outcome-doubt.js';
import { RenderedPages1795520001100 } from './1795520001100-rendered-pages.js';
import { SiteJudgements1795520002000 } from './1795520002000-site-judgements.js';
import { TextsComposed1795520003000 } from './1795520003000-texts-composed.js';
import { SilentAssistants1795520004000 } from './1795520004000-silent-assistants.js';
import { UnmadeClaims1795520004100 } from './1795520004100-unmade-claims.js';
import { ScanOutcomes1795520005000 } from './1795520005000-scan-outcomes.js';
import { ReviewGate1795520006000 } from './1795520006000-review-gate.js';
import { Provenance1795520007000 } from './1795520007000-provenance.js';
import { Examples1795520007100 } from './1795520007100-examples.js';
import { SignInGate1795520008000 } from './1795520008000-sign-in-gate.js';
import { ScanOutcomeTotals1795520009000 } from './1795520009000-scan-outcome-totals.js';
import { Sessions1795520009100 } from './1795520009100-sessions.js';
import { Backups1795531000000 } from './1795531000000-backups.js';
import { Letters1795531000100 } from './1795531000100-letters.js';
import { MailWay1795532000000 } from './1795532000000-mail-way.js';
import { FoldedTokens1795532000100 } from './1795532000100-folded-tokens.js';
import { WebhookEvents1795533000000 } from './1795533000000-webhook-events.js';
import { CampaignMessages1795533500000 } from './1795533500000-campaign-messages.js';
import { ImportPlaces1795534000000 } from './1795534000000-import-places.js';
import { ClockSetBack1795534600000 } from './1795534600000-clock-set-back.js';
import { StuckRecipients1795560000000 } from './1795560000000-stuck-recipients.js';
import { ScheduleMarks1795561000000 } from './1795561000000-schedule-marks.js';
import { ProspectReferences1795562000000 } from './1795562000000-prospect-references.js';
import { Troubles1795564000000 } from './1795564000000-troubles.js';
import { UnnamedCompanies1795570000000 } from './1795570000000-unnamed-companies.js';
import { ImportPermissions1795571000000 } from './1795571000000-import-permissions.js';
import { TrialScores1795580000000 } from './1795580000000-trial-scores.js';
import { QuizAnswers1795590000000 } from './1795590000000-quiz-answers.js';
import { ScheduleTurns1795600000000 } from './1795600000000-schedule-turns.js';
import { QuizAnswersCounted1795610000000 } from './1795610000000-quiz-answers-counted.js';
import { QuizAnswersTogether1795620000000 } from './1795620000000-quiz-answers-together.js';
import { WordsForOwners1795620000100 } from './1795620000100-words-for-owners.js';
import { Signatories1795625000000 } from './1795625000000-signatories.js';
import { PlanSteps1795626000000 } from './1795626000000-plan-steps.js';
import { QuizAnswersByIndexes1795670000000 } from './1795670000000-quiz-answers-by-indexes.js';
import { ResultsOfAnAddress1795680000000 } from './1795680000000-results-of-an-address.js';
import { Neighbours1795690000000 } from './1795690000000-neighbours.js';
import { ChangedAddresses1795691000000 } from './1795691000000-changed-addresses.js';
import { FollowUp1795700000000 } from './1795700000000-follow-up.js';
import { NotesAndTasks1795701000000 } from './1795701000000-notes-and-tasks.js';
import { RecentActions1795710000000 } from './1795710000000-recent-actions.js';
import { Queue1795711000000 } from './1795711000000-queue.js';
import { ProspectFigures1795720000000 } from './1795720000000-prospect-figures.js';
import { StaffAppointments1795740000000 } from './1795740000000-staff-appointments.js';
import { PersonMails1795741000000 } from './1795741000000-person-mails.js';
import { BulkPlaces1795742000000 } from './1795742000000-bulk-places.js';
import { SharedViews1795750000000 } from './1795750000000-shared-views.js';
import { QuickerFigures1795751000000 } from './1795751000000-quicker-figures.js';
import { ViewsOfWhoeverLooks1795761000000 } from './1795761000000-views-of-whoever-looks.js';
import { Languages1795770000000 } from './1795770000000-languages.js';
import { BulkLanguage1795771000000 } from './1795771000000-bulk-language.js';
import { AuditLanguage1795775000000 } from './1795775000000-audit-language.js';
import { Facets1795780000000 } from './1795780000000-facets.js';
import { AnswersByOneLook1795781000000 } from './1795781000000-answers-by-one-look.js';
import { Indexing1795792000000 } from './1795792000000-indexing.js';
import { ImportAccounts1795794000000 } from './1795794000000-import-accounts.js';
import { SearchUmlauts1795795000000 } from './1795795000000-search-umlauts.js';
import { Pipeline1795797000000 } from './1795797000000-pipeline.js';
import { Counts1795798000000 } from './1795798000000-counts.js';
import { EnforcedForeignKeys1795799000000 } from './1795799000000-enforced-foreign-keys.js';
import { Lists1795800000000 } from './1795800000000-lists.js';
import { EventsByServices1795801000000 } from './1795801000000-events-by-services.js';
import { QuizAnswersInOneStatement1795802000000 } from './1795802000000-quiz-answers-in-one-statement.js';
import { SchedulesAsJobs1795803000000 } from './1795803000000-schedules-as-jobs.js';

/** In the order they are applied; forward only. */
export const migrations = [
  Initial1795219200000,
  QuizQuestions1795219260000,
  Vendors1795305600000,
  OutboxAttachments1795392000000,
  Trials1795400000000,
  ReferralInvitations1795401000000,
  Bookings1795402000000,
  Messages1795402000100,
  ProspectImages1795403000000,
  RateLimits1795406000000,
  TruthFeatures1795406000100,
  AgencyLogo1795407000000,
  ProspectTotals1795410000000,
  BulkActions1795410000100,
  SavedViews1795411000000,
  SpeedMode1795412000000,
  Analytics1795413000000,
  StaffTools1795415000000,
  SettingVersions1795416000000,
  Imports1795417000000,
  Campaigns1795418000000,
  Mail1795419000000,
  Webhooks1795419000100,
  Alerts1795419000200,
  AuditDocuments1795420000000,
  PersonalData1795421000000,
  ProspectWebhooks1795423000000,
  ListSearch1795423000100,
  DayTotals1795509300000,
  AskedMail1795509400000,
  SettingAiPrompts1795509700000,
  ProspectBulkWrites1795510000000,
  ImportCreations1795510100000,
  ImportCosts1795520000000,
  OutcomeDoubt1795520001000,
  RenderedPages1795520001100,
  SiteJudgements1795520002000,
  TextsComposed1795520003000,
  SilentAssistants1795520004000,
  UnmadeClaims1795520004100,
  ScanOutcomes1795520005000,
  ReviewGate1795520006000,
  Provenance1795520007000,
  Examples1795520007100,
  SignInGate1795520008000,
  ScanOutcomeTotals1795520009000,
  Sessions1795520009100,
  Backups1795531000000,
  Letters1795531000100,
  MailWay1795532000000,
  FoldedTokens1795532000100,
  WebhookEvents1795533000000,
  CampaignMessages1795533500000,
  ImportPlaces1795534000000,
  ClockSetBack1795534600000,
  StuckRecipients1795560000000,
  ScheduleMarks1795561000000,
  ProspectReferences1795562000000,
  Troubles1795564000000,
  UnnamedCompanies1795570000000,
  ImportPermissions1795571000000,
  TrialScores1795580000000,
  QuizAnswers1795590000000,
  ScheduleTurns1795600000000,
  QuizAnswersCounted1795610000000,
  QuizAnswersTogether1795620000000,
  WordsForOwners1795620000100,
  Signatories1795625000000,
  PlanSteps1795626000000,
  QuizAnswersByIndexes1795670000000,
  ResultsOfAnAddress1795680000000,
  Neighbours1795690000000,
  ChangedAddresses1795691000000,
  FollowUp1795700000000,
  NotesAndTasks1795701000000,
  RecentActions1795710000000,
  Queue1795711000000,
  ProspectFigures1795720000000,
  StaffAppointments1795740000000,
  PersonMails1795741000000,
  BulkPlaces1795742000000,
  SharedViews1795750000000,
  QuickerFigures1795751000000,
  ViewsOfWhoeverLooks1795761000000,
  Languages1795770000000,
  BulkLanguage1795771000000,
  AuditLanguage1795775000000,
  Facets1795780000000,
  AnswersByOneLook1795781000000,
  Indexing1795792000000,
  ImportAccounts1795794000000,
  SearchUmlauts1795795000000,
  Pipeline1795797000000,
  Counts1795798000000,
  EnforcedForeignKeys1795799000000,
  Lists1795800000000,
  EventsByServices1795801000000,
  QuizAnswersInOneStatement1795802000000,
  SchedulesAsJobs1795803000000,
];
