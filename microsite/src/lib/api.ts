/** The public API. Its types come from the backend's contracts, by type only: nothing of the backend is shipped. */

import type { PageReport } from '../../../backend/src/modules/analysis/page-report/page-report.contract.ts';
import type { ChangesSince, PlanProgress } from '../../../backend/src/modules/analysis/public-report/progress/plan-progress.contract.ts';
import type {
  PublicReport,
  PublicScore,
  RefreshState,
  ShownScore,
  StatusLine,
} from '../../../backend/src/modules/analysis/public-report/public-report.contract.ts';
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
import type { PublicAgency } from '../../../backend/src/modules/settings/public-agency.contract.ts';
import type {
  LinkRequested,
  StartedTrial,
  TrialProgress,
  TrialRequest,
  TrialStepState,
  Verified,
} from '../../../backend/src/modules/trials/trial.contract.ts';
import type { PageData } from './page-data.ts';

export type {
  AppointmentBooked,
  AuditPromise,
  BookedAppointment,
  ChangesSince,
  CompletedQuiz,
  ContactForm,
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

export type Agency = PublicReport['agency'];
export type ShownState = PublicReport['pagespeed']['state'];
export type SavedAnswer = { saved: true; answered: number; total: number };

/** Why a call failed. `status` 0: no answer came. `message` is French and fit to show; empty when there is none. */
export interface Problem {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string>;
  /** What the server asks to wait, ms. */
  retryAfterMs?: number;
}

export type Answer<T> = T | { problem: Problem };

const NO_ANSWER: Problem = { status: 0, code: 'no_answer', message: '' };

export function problemOf(answer: unknown): Problem | null {
  const problem = typeof answer === 'object' && answer !== null && 'problem' in answer ? answer.problem : null;
  return problem ? (problem as Problem) : null;
}

/** Failures that pass by themselves: no connection, a server that restarts or is busy. */
export const passes = ({ status }: Problem): boolean => status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/** A slow server is waited for; after this a call counts as lost, ms. */
const PATIENCE_MS = 60_000;

/** One call; it always answers, with the problem when it failed. */
export async function call<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    // without `timeout` (Safari before 16) the browser's own limit counts
    const signal = AbortSignal.timeout?.(PATIENCE_MS);
    const response = await fetch(`/api/public/${path}`, { ...init, ...(signal && { signal }) });
    const body = await response.text();
    const json = body ? JSON.parse(body) : null;
    if (response.ok) return json as T;
    const { code = 'failed', message = '', errors } = (json ?? {}) as Partial<Problem>;
    const wait = Number(response.headers.get('retry-after'));
    return {
      problem: { status: response.status, code, message, ...(errors && { errors }), ...(wait > 0 && { retryAfterMs: wait * 1000 }) },
    };
  } catch {
    return { problem: NO_ANSWER };
  }
}

/** A part of a path. */
export const segment = encodeURIComponent;
/** A call with a body. */
export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const reportPath = (token: string): string => `prospects/${segment(token)}`;
export const scorePath = (token: string): string => `${reportPath(token)}/score`;
export const quizPath = (token: string): string => `quiz/${segment(token)}`;
export const quizHintsPath = (token: string): string => `${quizPath(token)}/hints`;

export const bookingPath = (token: string): string => `booking/slots?token=${segment(token)}`;
export const callPath = (secret: string): string => `booking/links/${segment(secret)}`;
export const messagesPath = (token: string): string => `messages?token=${segment(token)}`;

export const saveAnswer = (token: string, questionId: number, answer: string): Promise<Answer<SavedAnswer>> =>
  // outlives the page: an answer given just before leaving still arrives
  call(`${quizPath(token)}/answers/${questionId}`, { ...json('PUT', { answer }), keepalive: true });

export const completeQuiz = (token: string): Promise<Answer<CompletedQuiz>> => call(`${quizPath(token)}/complete`, { method: 'POST' });

export const refreshReviews = (token: string): Promise<Answer<RefreshState>> =>
  call(`${reportPath(token)}/reviews/refresh`, { method: 'POST' });
export const reviewsStatus = (token: string): Promise<Answer<RefreshState>> => call(`${reportPath(token)}/reviews/status`);
export const retryRecommendations = (token: string): Promise<Answer<RefreshState>> =>
  call(`${reportPath(token)}/recommendations/retry`, { method: 'POST' });

/** Tells of a crash, by the id that the person sees; a failure concerns nobody. */
export const reportCrash = (crash: { id: string; message: string; page: string }): Promise<Answer<null>> =>
  call('client-errors', { ...json('POST', crash), keepalive: true });

/** Tells that a person was here; a failure concerns nobody. */
export const sendEvent = (token: string, type: EventType): Promise<Answer<null>> =>
  call(`${reportPath(token)}/events`, { ...json('POST', { type, engaged: true }), keepalive: true });

const unsubscribePath = (secret: string): string => `unsubscribe/${segment(secret)}`;

export const unsubscribeState = (secret: string): Promise<Answer<UnsubscribeState>> => call(unsubscribePath(secret));

export const unsubscribe = (secret: string, scope: 'marketing' | 'all'): Promise<Answer<UnsubscribeState>> =>
  call(unsubscribePath(secret), json('POST', { scope }));

/** Asks for the audit as a PDF, for the address that the server knows. */
export const requestAudit = (token: string): Promise<Answer<unknown>> => call('audit-requests', json('POST', { token }));

export const agencyPath = 'agency';
export const referralPath = (token: string): string => `referrals/${segment(token)}`;

export const sendReferral = (token: string, email: string): Promise<Answer<{ received: true }>> =>
  call('referrals', json('POST', { token, email }));

export const sendContact = (form: ContactForm, fields: Record<string, string>, startedAt: number): Promise<Answer<{ received: true }>> =>
  call('contact', json('POST', { ...fields, form, startedAt }));

export const auditPromise = (token: string): Promise<Answer<AuditPromise>> => call(`${reportPath(token)}/audit-request`);

export const changesSince = (token: string): Promise<Answer<ChangesSince>> => call(`${reportPath(token)}/since`);

export const statusLine = (token: string): Promise<Answer<StatusLine>> => call(`${reportPath(token)}/status-line`);

/** The answer that came with the page, or was asked for before it had arrived whole (`inline/page-data.ts`). */
export const pageData = <T>(): PageData<T> => window.pageData as PageData<T>;

/** A random id of `bytes` × 2 hexadecimal digits; `crypto.randomUUID` is missing on plain http. */
export function randomId(bytes = 8): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
