import { clue } from '../../rules/clues.rules.js';
import { LIMITS } from '../../rules/limits.rules.js';
import { siteKey } from './identity.js';
import type { Rule } from './outcome.js';
import {
  BARE_NOTICE,
  ERROR_NAMES,
  ERROR_WORDS,
  FOR_SALE,
  FRESH_CMS,
  MAINTENANCE,
  NOT_FOUND,
  RESERVED,
  SUSPENDED,
} from './outcome-phrases.js';
import type { PageView } from './page-view.js';

const HOME_PATH = /^\/(?:(?:index|home|accueil|start|default)(?:\.\w+)?|[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;

/**
 * Returns whether a page with status 404 is the company's complete home page: no words of an error, the company's name, its contact, and
 * further pages.
 */
function isHomeUnder404(view: PageView): boolean {
  const { status: code, page, finalUrl } = view.answer;
  if (code !== 404 || !HOME_PATH.test(new URL(finalUrl).pathname) || !view.namesCompany || page.title === '') return false;
  const near = view.segments.filter(({ words }) => words > 0 && words <= 30).slice(0, 15);
  const speaksOfError = [...view.headlines, ...near.map(({ text }) => text)].some((text) => ERROR_WORDS.test(text));
  if (speaksOfError || ERROR_NAMES.test(page.names)) return false;
  const isHome =
    page.canonical !== null && siteKey(page.canonical) === siteKey(finalUrl) && HOME_PATH.test(new URL(page.canonical).pathname);
  return (view.ownLinks >= 2 || isHome) && view.hasContact && view.substance(NOT_FOUND) >= LIMITS.homeWords;
}

const NO_CONTENT = new Set([204, 205]);

/** Judges the status; an error page may still name its cause. */
const status: Rule = (view) => {
  const { status: code, headers, size } = view.answer;
  const evidence = clue('status', String(code));
  if (NO_CONTENT.has(code)) return { outcome: 'empty', evidence };
  if (code >= 300 && code < 400) return { outcome: 'http_error', evidence: clue('status_without_address', String(code)) };
  const type = headers['content-type'] ?? '';
  if (code < 400 && size > 0 && type !== '' && !/html|xml/i.test(type))
    return { outcome: 'empty', evidence: clue('content_type', type.split(';')[0] ?? '') };
  if (code < 400 || isHomeUnder404(view)) return null;
  if (code === 401 || code === 407) return { outcome: 'login_wall', evidence };
  const says = (phrase: RegExp) => view.headline(phrase) ?? view.passage(phrase);
  if (says(SUSPENDED) || code === 402 || code === 509) return { outcome: 'suspended', evidence };
  if (says(FOR_SALE)) return { outcome: 'parked', evidence };
  if (says(MAINTENANCE) || says(BARE_NOTICE) || (code === 503 && 'retry-after' in headers)) return { outcome: 'maintenance', evidence };
  if (says(RESERVED)) return { outcome: 'reserved', evidence };
  if (code === 404 && says(FRESH_CMS)) return { outcome: 'fresh_cms', evidence };
  return { outcome: 'http_error', evidence };
};

export const statusRules: readonly Rule[] = [status];
