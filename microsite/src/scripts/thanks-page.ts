import { type Answer, type AuditPromise, type PublicAgency, pageData, problemOf, type StatusLine, statusLine } from '../lib/api.ts';
import { promiseView } from '../lib/promise-view.ts';
import { auditPromise } from '../lib/score/audit-api.ts';
import { frenchSpaces } from '../lib/spaces.ts';
import { findToken, removeToken, storeToken } from '../lib/token.ts';
import { element } from './element.ts';
import { ensureRendered } from './render-in-browser.ts';

/** Stores the token, as every page with a token does, and shows the state of the audit request. */
async function start(): Promise<void> {
  const found = findToken(window, Date.now());
  if (!found) return;
  const { token, syncedUrl } = found;
  if (syncedUrl) history.replaceState(history.state, '', syncedUrl);
  if (!pageData().inline || syncedUrl) await renderFor(token);
  retryButtons();
  if (document.documentElement.dataset.state === 'error') return forgetToken(window, token);
  const answer = await auditPromise(token);
  const problem = problemOf(answer);
  if (!problem) storeToken(window, token, Date.now());
  if (problem?.status === 404) removeToken(window, token);
  if (problem) return;
  void showCall(token);
  const steps = promiseView(answer as AuditPromise);
  if (!steps) return;
  place.querySelector('ol')?.replaceChildren(...steps.map(step));
  place.hidden = false;
}

/** Where the server did not know whose page it is. */
async function renderFor(token: string): Promise<void> {
  const [requests, agency] = await Promise.all([statusLine(token), pageData<PublicAgency>().answer]);
  const problem = problemOf(requests);
  const [{ renderPage }, { ThanksPage }] = await Promise.all([
    import('../render/browser.tsx'),
    import('../sections/thanks/ThanksPage.tsx'),
  ]);
  const status = problem ? null : (requests as StatusLine);
  const merci = ({ data, words }: ThanksProps) => ThanksPage({ data, words: { ...words, status } });
  await renderPage(token, problem ? { problem } : agency, { merci });
  document.documentElement.dataset.state = problem ? 'error' : 'ready';
}

function step({ label, state, current }: NonNullable<ReturnType<typeof promiseView>>[number]): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset.state = state;
  if (current) item.setAttribute('aria-current', current);
  item.append(element('span', label));
  return item;
}

/** Shows the call when the server did not know the token. */
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

void ensureRendered(async () => ({ merci: (await import('../sections/thanks/ThanksPage.tsx')).ThanksPage })).then(start);
