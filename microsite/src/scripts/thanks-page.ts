import { type Answer, type AuditPromise, type PublicAgency, pageData, problemOf, type StatusLine, statusLine } from '../lib/api.ts';
import { promiseView } from '../lib/promise-view.ts';
import { auditPromise } from '../lib/score/audit-api.ts';
import { findToken, removeToken, storeToken } from '../lib/token.ts';
import type { SectionProps } from '../render/page-input.ts';
import { element } from './element.ts';
import { ensureRendered } from './render-in-browser.ts';
import { retryButtons } from './retry.ts';

type ThanksProps = SectionProps<Answer<PublicAgency>>;

/** Stores the token, as every page with a token does, and shows the state of the audit request. */
async function start(): Promise<void> {
  const found = findToken(window, Date.now());
  if (!found) return;
  const { token, syncedUrl } = found;
  if (syncedUrl) history.replaceState(history.state, '', syncedUrl);
  if (!pageData().inline || syncedUrl) await renderFor(token);
  retryButtons();
  if (document.documentElement.dataset.state === 'error') return removeToken(window, token);
  const answer = await auditPromise(token);
  const problem = problemOf(answer);
  if (!problem) storeToken(window, token, Date.now());
  const place = document.querySelector<HTMLElement>('[data-promise]');
  const steps = problem ? null : promiseView(answer as AuditPromise);
  if (!steps || !place) return;
  place.querySelector('ol')?.replaceChildren(...steps.map(step));
  place.hidden = false;
}

/** Renders the page when the server did not know the token. */
async function renderFor(token: string): Promise<void> {
  const [requests, agency] = await Promise.all([statusLine(token), pageData<PublicAgency>().answer]);
  const problem = problemOf(requests);
  const [{ renderPage }, { ThanksPage }] = await Promise.all([
    import('../render/browser.tsx'),
    import('../sections/thanks/ThanksPage.tsx'),
  ]);
  const status = problem ? null : (requests as StatusLine);
  const merci = (props: ThanksProps) => ThanksPage({ ...props, words: { ...props.words, status } });
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

void ensureRendered(async () => ({ merci: (await import('../sections/thanks/ThanksPage.tsx')).ThanksPage })).then(start);
