import type { OutcomeName } from '../../rules/outcomes.rules.js';
import type { FetchedPage } from '../url-guard/guarded-fetch.js';
import type { Judgement } from './outcome.js';
import type { PageEvidence } from './page-evidence.js';

/** What the source alone may get wrong: scripts fill, cover, or leave such a page. */
const MAY_CHANGE = new Set<OutcomeName>([
  'ok',
  'empty',
  'unrendered',
  'consent_wall',
  'login_wall',
  'maintenance',
  'soft_404',
  'other_company',
  'frameset',
]);

/**
 * Whether a browser may see another page than its source tells. Without a script, a frame or a refresh there is nothing
 * that could change it; where the server itself says that it is a wrong page, nothing has to be drawn.
 */
export function needsBrowser({ status, headers }: FetchedPage, page: PageEvidence, { outcome }: Judgement): boolean {
  const isPage = (status < 400 || outcome === 'ok') && /html|xml|^$/i.test(headers['content-type'] ?? '');
  const isAlive = page.scripts > 0 || page.frames.length > 0 || page.hasHandlers;
  return isPage && isAlive && MAY_CHANGE.has(outcome);
}
