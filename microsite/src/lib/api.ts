/** The public API. The contracts of the backend are imported as types only, so none of their code is bundled. */

import type { PageReport } from '../../../backend/src/modules/analysis/page-report/page-report.contract.ts';
import type { ShownAction } from '../../../backend/src/modules/analysis/public-report/progress/plan-action.contract.ts';
import type { ChangesSince, PlanProgress } from '../../../backend/src/modules/analysis/public-report/progress/plan-progress.contract.ts';
import type {
  PublicReport,
  RefreshState,
  ShownScore,
  StatusLine,
} from '../../../backend/src/modules/analysis/public-report/public-report.contract.ts';
import type { PublicScore } from '../../../backend/src/modules/analysis/public-report/public-score.contract.ts';
import type { QuizHints } from '../../../backend/src/modules/analysis/public-report/quiz-hints.contract.ts';
import type {
  AppointmentBooked,
  BookedAppointment,
  ManagedAppointment,
  PublicBooking,
  Slot,
} from '../../../backend/src/modules/appointments/appointment.contract.ts';
import type { AuditPromise } from '../../../backend/src/modules/audit-requests/audit-request.contract.ts';
import type { UnsubscribeState } from '../../../backend/src/modules/campaigns/unsubscribe.contract.ts';
import type { ContactForm } from '../../../backend/src/modules/messages/contact.contract.ts';
import type { PublicMessages } from '../../../backend/src/modules/messages/message.contract.ts';
import type { EventType } from '../../../backend/src/modules/prospects/prospect.contract.ts';
import type { CompletedQuiz, PublicQuiz, QuizCategory, QuizState } from '../../../backend/src/modules/quiz/quiz.contract.ts';
import type { ReferralPage } from '../../../backend/src/modules/referrals/referral.contract.ts';
import type { EmbeddedAgency, PublicAgency } from '../../../backend/src/modules/settings/public-agency.contract.ts';
import type {
  LinkRequested,
  StartedTrial,
  TrialProgress,
  TrialRequest,
  TrialStepState,
  Verified,
} from '../../../backend/src/modules/trials/trial.contract.ts';
import { type Answer, call, json, segment } from './call.ts';
import type { PageData } from './page-data.ts';

export { type Answer, apiPath, call, json, type Problem, passes, problemOf, segment } from './call.ts';
export { randomId } from './random-id.ts';
export type {
  AppointmentBooked,
  AuditPromise,
  BookedAppointment,
  ChangesSince,
  CompletedQuiz,
  ContactForm,
  EmbeddedAgency,
  EventType,
  LinkRequested,
  ManagedAppointment,
  PageReport,
  PlanProgress,
  PublicAgency,
  PublicBooking,
  PublicMessages,
  PublicQuiz,
  PublicReport,
  PublicScore,
  QuizCategory,
  QuizHints,
  QuizState,
  ReferralPage,
  RefreshState,
  ShownScore,
  Slot,
  StartedTrial,
  StatusLine,
  TrialProgress,
  TrialRequest,
  TrialStepState,
  UnsubscribeState,
  Verified,
};

/** The quiz as its page brings it; from a CDN the page asks for the hints. */
export type ServedQuiz = PublicQuiz & { hints?: QuizHints };
export type Agency = PublicReport['agency'];
export type PlanAction = ShownAction;
export type ShownState = PublicReport['pagespeed']['state'];
export type SavedAnswer = { saved: true; answered: number; total: number };

export const reportPath = (token: string): string => `prospects/${segment(token)}`;
export const scorePath = (token: string): string => `${reportPath(token)}/score`;
export const quizPath = (token: string): string => `quiz/${segment(token)}`;
export const quizHintsPath = (token: string): string => `${quizPath(token)}/hints`;

export const bookingPath = (token: string): string => `booking/slots?token=${segment(token)}`;
export const callPath = (secret: string): string => `booking/links/${segment(secret)}`;
export const messagesPath = (token: string): string => `messages?token=${segment(token)}`;

export const saveAnswer = (token: string, questionId: number, answer: string): Promise<Answer<SavedAnswer>> =>
  // `keepalive`: an answer given just before leaving still arrives
  call(`${quizPath(token)}/answers/${questionId}`, { ...json('PUT', { answer }), keepalive: true });

export const completeQuiz = (token: string): Promise<Answer<CompletedQuiz>> => call(`${quizPath(token)}/complete`, { method: 'POST' });

/** Records a visit event; a failure is ignored. */
export const sendEvent = (token: string, type: EventType): Promise<Answer<null>> =>
  call(`${reportPath(token)}/events`, { ...json('POST', { type, engaged: true }), keepalive: true });

export const agencyPath = 'agency';
export const referralPath = (token: string): string => `referrals/${segment(token)}`;

export const statusLine = (token: string): Promise<Answer<StatusLine>> => call(`${reportPath(token)}/status-line`);

/** The embedded answer, or the one requested by `inline/page-data.ts`. */
export const pageData = <T>(): PageData<T> => window.pageData as PageData<T>;
