/**
 * First script of a page: takes the answer of the API that the server has put into the page, or asks for it at once,
 * before the rest of the page has even arrived (from a CDN).
 */

import { DEMO_TOKEN, isDemo } from '../../../backend/src/rules/tokens.rules.ts';
import { applyAccent } from '../lib/accent.ts';
import { agencyPath, bookingPath, call, callPath, problemOf, quizPath, referralPath, reportPath, scorePath } from '../lib/api.ts';
import type { PageData } from '../lib/page-data.ts';
import { findToken, forgetToken, keepToken, tokenInPath } from '../lib/token.ts';

/** Answers for a page whose token may be kept from an earlier visit. */
const PATHS: Record<string, (token: string) => string> = {
  report: reportPath,
  quiz: quizPath,
  score: scorePath,
  booking: bookingPath,
  referral: referralPath,
};

/** Which answer a page needs, and for whom. */
function request(page: string | undefined): { token: string | null; path: string | null } {
  if (isAboutAgency) return { token: null, path: agencyPath };
  if (page === 'call') {
    const secret = tokenInPath(location.pathname);
    return { token: secret, path: secret && callPath(secret) };
  }
  const found = findToken(window, Date.now());
  if (found?.syncedUrl) history.replaceState(history.state, '', found.syncedUrl);
  const token = found?.token ?? (page === 'report' ? DEMO_TOKEN : null);
  return { token, path: token && (PATHS[page ?? ''] ?? scorePath)(token) };
}

const { dataset } = document.documentElement;
const { page } = dataset;
const isAboutAgency = page === 'agency' || page === 'home';
// what the server has put in is for the path as it was asked for: an own token may stand in the query string, or be kept here
const served = tokenInPath(location.pathname) ?? (page === 'report' ? DEMO_TOKEN : null);
const { token, path } = request(page);
const isForPath = isAboutAgency || token === served;
const inline = isForPath ? JSON.parse(document.getElementById('page-data')?.textContent || 'null') : null;
const noToken = { problem: { status: 404, code: 'no_token', message: '' } };

const pageData: PageData = {
  token,
  inline,
  answer: inline || !path ? Promise.resolve(inline ?? noToken) : call(path),
};
window.pageData = pageData;
// what stands in the page is of another address, or of nobody
if (!inline) dataset.state = 'loading';
void pageData.answer.then((answer) => {
  const problem = problemOf(answer);
  // the answer may name the token that has taken this one's place
  if (token && !problem) keepToken(window, (answer as { token?: string }).token ?? token, Date.now());
  if (token && problem?.status === 404) forgetToken(window, token);
});

applyAccent(document.querySelector<HTMLMetaElement>('meta[name="agency-accent"]')?.content);

if (isDemo(token ?? tokenInPath(location.pathname) ?? '')) dataset.demo = '';
