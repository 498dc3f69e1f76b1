import { type AuditPromise, problemOf, type StatusLine, statusLine } from '../lib/api.ts';
import { promiseView } from '../lib/promise-view.ts';
import { auditPromise } from '../lib/score/audit-api.ts';
import { frenchSpaces } from '../lib/spaces.ts';
import { findToken, forgetToken, keepToken } from '../lib/token.ts';
import { rendered } from './render-here.ts';

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
  const steps = promiseView(answer as AuditPromise);
  if (!steps) return;
  place.querySelector('ol')?.replaceChildren(...steps.map(step));
  place.hidden = false;
}

function step({ label, state, current }: NonNullable<ReturnType<typeof promiseView>>[number]): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset.state = state;
  if (current) item.setAttribute('aria-current', current);
  item.append(Object.assign(document.createElement('span'), { textContent: frenchSpaces(label) }));
  return item;
}

/** Where the server did not know whose page it is. */
async function showCall(token: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-thanks-call][hidden]');
  const answer = place && (await statusLine(token));
  if (!place || problemOf(answer)) return;
  const { call, calendarHref, bookingHref } = answer as StatusLine;
  if (call === null) return;
  const part = (name: string) => place.querySelector(`[data-${name}]`);
  part('call')?.replaceChildren(frenchSpaces(call));
  part('calendar')?.setAttribute('href', calendarHref);
  part('booking-link')?.setAttribute('href', bookingHref);
  place.hidden = false;
}

void rendered(async () => ({ merci: (await import('../sections/thanks/ThanksPage.tsx')).ThanksPage })).then(start);
