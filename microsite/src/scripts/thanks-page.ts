import { bind } from '../inline/bind.ts';
import { type AuditPromise, problemOf, statusLine } from '../lib/api.ts';
import { promiseView } from '../lib/promise-view.ts';
import { auditPromise } from '../lib/score/audit-api.ts';
import { findToken, forgetToken, keepToken } from '../lib/token.ts';

/** Keeps whose page it is, as every page with a token does, and shows where a request for the audit stands. */
async function start(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-promise]');
  const found = findToken(window, Date.now());
  if (!place || !found) return;
  const { token, syncedUrl } = found;
  if (syncedUrl) history.replaceState(history.state, '', syncedUrl);
  const answer = await auditPromise(token);
  const problem = problemOf(answer);
  if (!problem) keepToken(window, token, Date.now());
  if (problem?.status === 404) forgetToken(window, token);
  if (problem) return;
  void showCall(token);
  const promise = promiseView(answer as AuditPromise);
  if (!promise) return;
  bind(place, { promise });
  place.hidden = false;
}

/** Where the server did not know whose page it is. */
async function showCall(token: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-thanks-call][data-show]');
  const status = place && (await statusLine(token));
  if (place && !problemOf(status)) bind(place, { status });
}

void start();
