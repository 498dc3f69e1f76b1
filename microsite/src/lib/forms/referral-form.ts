import { failureOf } from '../../content/failures.ts';
import { POPUP, REFERRAL } from '../../content/forms.ts';
import { type Answer, type Problem, problemOf, type ReferralPage } from '../api.ts';
import { looksLikeEmail } from './contact-form.ts';

/** Why the referral page cannot be used (specification 1, sections 5 and 8). */
export function referralProblem({ status, code }: Problem): string {
  if (code === 'no_token') return REFERRAL.noToken;
  return status === 404 ? REFERRAL.unknownToken : REFERRAL.loading;
}

/** Everything that the referral page shows. */
export function referralView(answer: Answer<ReferralPage>) {
  const problem = problemOf(answer);
  if (problem) return { state: 'error' as const, ...failureOf(problem), message: referralProblem(problem) };
  return { state: 'ready' as const };
}

/** Why a referral was not stored; a rate limit is explained by the message of the server. */
export function referralFailure({ status, message }: Problem): string {
  if (status === 422) return REFERRAL.incomplete;
  return status === 429 && message ? message : REFERRAL.saving;
}

export function popupError(email: string): string | null {
  if (!email.trim()) return POPUP.required;
  return looksLikeEmail(email.trim()) ? null : POPUP.invalid;
}

export function popupFailure({ status, message, errors }: Problem): string {
  if (status === 422) return errors?.email ?? POPUP.failed;
  if (status === 429 && message) return message;
  if (status === 404) return POPUP.unknownProspect;
  return status >= 500 ? POPUP.notSaved : POPUP.failed;
}
