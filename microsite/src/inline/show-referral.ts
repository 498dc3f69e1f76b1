import { agencyView } from '../lib/agency-view.ts';
import { type Answer, problemOf, type ReferralPage } from '../lib/api.ts';
import { referralProblem } from '../lib/forms/referral-form.ts';
import { showPageWith } from '../lib/show-page.ts';

showPageWith<Answer<ReferralPage>>((answer) => {
  const problem = problemOf(answer);
  if (problem) return { state: 'error', message: referralProblem(problem) };
  const { agency, company } = answer as ReferralPage;
  return { state: 'ready', agency: agencyView(agency), company };
});
