import { type Clue, clue, quoted } from '../../rules/clues.rules.js';
import type { Rule } from './outcome.js';
import { CAPTCHA_WIDGETS, CHALLENGE_HEADERS, CHALLENGE_HOSTS, CHALLENGE_INLINE, CHALLENGE_PATHS, isListed } from './outcome-markers.js';
import { CHALLENGE, MOMENT, NEEDS_SCRIPTS } from './outcome-phrases.js';
import type { PageView } from './page-view.js';

/** A page this small may be nothing but a check. */
const SMALL = { words: 120, links: 4 };

const isSmall = ({ words, ownLinks }: PageView): boolean => words < SMALL.words && ownLinks < SMALL.links;

/** Protections mark the pages that they let through as well: there, a company is named or has a number. */
const speaks = (view: PageView): boolean =>
  (view.namesCompany || view.hasPhone) &&
  view.answer.page.headings.length > 0 &&
  view.substance(CHALLENGE, NEEDS_SCRIPTS) >= 6 &&
  !view.headline(CHALLENGE) &&
  !view.passage(CHALLENGE);

/** Detects bot challenges: by headers, resources and text. */
const challenge: Rule = (view) => {
  const { status, headers, page } = view.answer;
  const isRefused = status >= 400 || status === 202;
  if (!isRefused && speaks(view)) return null;
  const header = CHALLENGE_HEADERS.find(([name, value]) => value.test(headers[name] ?? ''));
  if (header && (isRefused || isSmall(view))) return met(clue('header', header[0]));
  if (!isSmall(view)) return null;
  const path = page.resources.find((url) => CHALLENGE_PATHS.test(url));
  if (path) return met(clue('resource', new URL(path).pathname.slice(0, 80)));
  const host = page.resources.find((url) => isListed(new URL(url).hostname, CHALLENGE_HOSTS) && !CAPTCHA_WIDGETS.test(url));
  if (host) return met(clue('resource_of', new URL(host).hostname));
  const widget = page.resources.find((url) => CAPTCHA_WIDGETS.test(url));
  if (widget && page.textFields === 0 && (isRefused || (view.words < 80 && !view.hasPhone && !view.namesCompany)))
    return met(clue('check_of', new URL(widget).hostname));
  if (CHALLENGE_INLINE.test(page.inline) && view.words < 80) return met(clue('challenge_script'));
  const title = view.headline(CHALLENGE) ?? (view.words < 60 ? view.passage(CHALLENGE) : null);
  if (title && !view.hasPhone) return met(quoted(title));
  const moment = view.words < 60 && page.scripts > 0 && !view.hasPhone ? view.headline(MOMENT, view.titles) : null;
  return moment ? met(quoted(moment)) : null;
};

const met = (evidence: Clue) => ({ outcome: 'bot_challenge' as const, evidence });

export const gateRules: readonly Rule[] = [challenge];
