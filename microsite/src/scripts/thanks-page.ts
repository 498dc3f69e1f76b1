import { type Answer, type AuditPromise, type PublicAgency, pageData, problemOf, type StatusLine, statusLine } from '../lib/api.ts';
import { promiseView } from '../lib/promise-view.ts';
import { auditPromise } from '../lib/score/audit-api.ts';
import { frenchSpaces } from '../lib/spaces.ts';
import { findToken, forgetToken, keepToken } from '../lib/token.ts';
import type { PartProps } from '../render/page-input.ts';
import { rendered } from './render-here.ts';
import { retryButtons } from './retry.ts';

type ThanksProps = PartProps<Answer<PublicAgency>>;

/** Keeps whose page it is, as every page with a token does, and shows where a request for the audit stands. */
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
  if (!problem) keepToken(window, token, Date.now());
  const place = document.querySelector<HTMLElement>('[data-promise]');
  const steps = problem ? null : promiseView(answer as AuditPromise);
  if (!steps || !place) return;
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
  item.append(Object.assign(document.createElement('span'), { textContent: frenchSpaces(label) }));
  return item;
}

void rendered(async () => ({ merci: (await import('../sections/thanks/ThanksPage.tsx')).ThanksPage })).then(start);
