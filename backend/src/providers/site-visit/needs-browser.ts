import type { OutcomeName } from '../../rules/outcome-names.rules.js';
import type { FetchedPage } from '../url-guard/guarded-fetch.js';
import type { Judgement } from './outcome.js';
import type { PageEvidence } from './page-evidence.js';

/** Outcomes that scripts may change: they fill, cover or leave such a page. */
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
 * Returns whether a browser may show another page than the source. Not without scripts, frames and refreshes, and not when the server
 * itself reports a wrong page.
 */
export function needsBrowser({ status, headers }: FetchedPage, page: PageEvidence, { outcome }: Judgement): boolean {
  const isPage = (status < 400 || outcome === 'ok') && /html|xml|^$/i.test(headers['content-type'] ?? '');
  const isAlive = page.scripts > 0 || page.frames.length > 0 || page.hasHandlers;
  return isPage && isAlive && MAY_CHANGE.has(outcome);
}
