import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
import { VERIFICATION } from '../content/verification.ts';
import { problemOf, type Verified } from '../lib/api.ts';
import { storeToken, tokenInPath } from '../lib/token.ts';
import { confirmAddress } from '../lib/trial/verification-api.ts';
import { withQuery } from '../lib/with-query.ts';

/** Specification 1, section 2.5. */
const REDIRECT_MS = 1000;

const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);
const button = part('confirm');

/** Only the button confirms: mail gateways open the link. */
async function confirm(): Promise<void> {
  if (!button || button.getAttribute('aria-disabled') === 'true') return;
  const say = (name: string, text: string) => {
    const place = part(name);
    if (place) place.textContent = text;
  };
  button.setAttribute('aria-disabled', 'true');
  say('confirm-failed', '');
  const answer = await confirmAddress(tokenInPath(location.pathname) ?? '');
  const problem = problemOf(answer);
  if (problem) {
    // an unknown or used link cannot be retried
    if (problem.status === 404) showOnly('[data-confirm-used]');
    else button.removeAttribute('aria-disabled');
    return say('confirm-failed', problem.message || VERIFICATION.failed);
  }
  const { token, message } = answer as Verified;
  say('confirm-done', message || VERIFICATION.done);
  // staff reviews the request first: the link comes by e-mail
  if (token === null) return showOnly(null);
  storeToken(window, token, Date.now());
  setTimeout(() => location.assign(withQuery(pagePath('report', token), location.search)), REDIRECT_MS);
}

/** There is nothing to confirm any more. */
function showOnly(shown: string | null): void {
  for (const ask of document.querySelectorAll<HTMLElement>('[data-confirm], [data-confirm-ask]')) ask.hidden = true;
  for (const part of shown ? document.querySelectorAll<HTMLElement>(shown) : []) part.hidden = false;
}

button?.addEventListener('click', () => void confirm());
