/**
 * First script of a page: reads the answer of the API that the server has embedded, or requests it at once,
 * before the rest of the page has arrived (from a CDN).
 */

import { DEMO_TOKEN, isDemo } from '../../../backend/src/rules/tokens.rules.ts';
import { applyAccent } from '../lib/accent.ts';
import { agencyPath, bookingPath, call, callPath, problemOf, quizPath, referralPath, reportPath, scorePath } from '../lib/api.ts';
import type { PageData } from '../lib/page-data.ts';
import { findToken, removeToken, storeToken, tokenInPath } from '../lib/token.ts';

/** Endpoints of the pages whose token may be a stored one. */
const PATHS: Record<string, (token: string) => string> = {
  report: reportPath,
  quiz: quizPath,
  score: scorePath,
  booking: bookingPath,
  referral: referralPath,
};

/** Returns the token and the endpoint of the page. */
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
const isAboutAgency = page === 'agency';
// the embedded answer is for the token in the path: another token may be in the query string or in storage
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
// the embedded answer is missing or is for another token
if (!inline) dataset.state = 'loading';
void pageData.answer.then((answer) => {
  const problem = problemOf(answer);
  // the answer may name the token that replaced this one
  if (token && !problem) storeToken(window, (answer as { token?: string }).token ?? token, Date.now());
  if (token && problem?.status === 404) removeToken(window, token);
});

applyAccent(document.querySelector<HTMLMetaElement>('meta[name="agency-accent"]')?.content);

if (isDemo(token ?? tokenInPath(location.pathname) ?? '')) dataset.demo = '';
