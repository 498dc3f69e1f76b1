import { clue, quoted } from '../../rules/clues.rules.js';
import type { Rule } from './outcome.js';
import { maintenance } from './outcome-maintenance.js';
import { CONSENT_HOSTS, isListed } from './outcome-markers.js';
import {
  AGE_GATE,
  BARE_404,
  CONSENT,
  CONSENT_TITLE,
  FRESH_CMS,
  LOADING,
  LOGIN,
  LOGIN_WORDS,
  LOREM,
  NEEDS_SCRIPTS,
  NOT_FOUND,
  SAMPLE_CONTENT,
  SERVER_ERROR,
  WAY_IN,
  WELCOME_TO_CMS,
} from './outcome-phrases.js';
import type { PageView } from './page-view.js';

const freshCms: Rule = (view) => {
  const welcome = view.passage(WELCOME_TO_CMS, { first: 60, longest: 60 });
  if (welcome && view.rest(WELCOME_TO_CMS, SAMPLE_CONTENT) < 200) return { outcome: 'fresh_cms', evidence: quoted(welcome) };
  const headline = view.headline(FRESH_CMS);
  if (headline && view.rest(FRESH_CMS, SAMPLE_CONTENT) < 150 && !view.hasPhone && !view.saysOfItself(FRESH_CMS, SAMPLE_CONTENT))
    return { outcome: 'fresh_cms', evidence: quoted(headline) };
  const samples = new Set([...view.segments.map(({ text }) => text), ...view.titles].filter((text) => SAMPLE_CONTENT.test(text)));
  const isSample = samples.size >= 3 && !view.hasPhone && view.rest(SAMPLE_CONTENT) < 250;
  if (isSample || (samples.size >= 2 && view.rest(SAMPLE_CONTENT) < 60 && !view.hasPhone))
    return { outcome: 'fresh_cms', evidence: clue('sample_content', quoted([...samples][0] ?? '')) };
  return isFiller(view) ? { outcome: 'fresh_cms', evidence: clue('filler') } : null;
};

/** Returns whether a page has placeholder text only; own statements mean an unfinished site, not an unstarted one. */
function isFiller(view: PageView): boolean {
  const loremOf = (text: string) => text.match(LOREM)?.length ?? 0;
  const lorem = view.segments.reduce((sum, { text }) => sum + loremOf(text), 0);
  if (view.words <= 25 || lorem / view.words <= 0.4) return false;
  const own = view.segments.filter(({ text, words }) => words >= 8 && loremOf(text) / words < 0.25);
  return own.reduce((sum, { words }) => sum + words, 0) < (view.namesCompany ? 15 : 60);
}

const notFound: Rule = (view) => {
  const title =
    view.headline(NOT_FOUND, view.titles) ?? (view.words < 40 && !view.hasPhone && !view.namesCompany ? view.headline(BARE_404) : null);
  const isItsName = title !== null && view.speaksAsCompany && view.isTrade(title);
  if (isItsName) return null;
  if (title) return { outcome: 'soft_404', evidence: quoted(title) };
  const heading = view.headline(NOT_FOUND);
  return heading && view.rest(NOT_FOUND) < 200 ? { outcome: 'soft_404', evidence: quoted(heading) } : null;
};

const serverError: Rule = (view) => {
  const isBare = view.words < 80 && view.ownLinks < 4 && !view.hasPhone && !view.namesCompany;
  const error = isBare ? (view.headline(SERVER_ERROR) ?? view.passage(SERVER_ERROR, { first: 2, longest: 60 })) : null;
  return error ? { outcome: 'http_error', evidence: quoted(error) } : null;
};

/** Nothing is shown before a consent; a banner beside a page is none. */
const consentWall: Rule = (view) => {
  const { page, drawn } = view.answer;
  if (drawn?.cover && (CONSENT.test(drawn.cover) || AGE_GATE.test(drawn.cover)))
    return { outcome: 'consent_wall', evidence: clue('covered') };
  if (view.ownLinks > 4) return null;
  const rest = view.rest(CONSENT, AGE_GATE);
  const title = view.headline(CONSENT_TITLE);
  const asks =
    view.segments.some(({ text }) => CONSENT.test(text) || AGE_GATE.test(text)) &&
    view.segments.some(({ text, words }) => words <= 8 && WAY_IN.test(text));
  const isWide = title !== null && rest < 45 && !view.hasPhone;
  const hasManager = page.resources.some((url) => isListed(new URL(url).hostname, CONSENT_HOSTS));
  const isAll =
    rest < (hasManager ? 20 : 14) && !view.hasPhone && !(view.namesCompany && page.headings.length > 0 && rest > 6) && view.media < 3;
  return asks && (isWide || isAll) ? { outcome: 'consent_wall', evidence: title ? quoted(title) : clue('consent_alone') } : null;
};

const loginWall: Rule = (view) => {
  const { page } = view.answer;
  if (view.ownLinks > 4 || view.isOwnSite) return null;
  const rest = view.rest(LOGIN_WORDS, LOGIN) + (view.namesCompany ? view.titleBeside(LOGIN_WORDS, LOGIN) : 0);
  const limit = view.hasPhone || view.namesCompany ? 12 : 35;
  if (page.passwordFields > 0 && rest < limit) return { outcome: 'login_wall', evidence: clue('login_form') };
  const title = view.headline(LOGIN);
  const offersIt = page.textFields > 0 || view.segments.some(({ text, words }) => words < 8 && LOGIN_WORDS.test(text));
  return title && offersIt && rest < (view.namesCompany ? 12 : 20) && !view.hasPhone
    ? { outcome: 'login_wall', evidence: quoted(title) }
    : null;
};

const nothing: Rule = (view) => {
  const { page, drawn } = view.answer;
  const says = view.segments
    .filter(({ text }) => !LOADING.test(text) && !NEEDS_SCRIPTS.test(text))
    .reduce((sum, { words }) => sum + words, 0);
  const shows = view.media > 0 || page.frames.length > 0;
  if (says >= 2 || (says > 0 && page.scripts === 0) || shows) return null;
  if (page.scripts === 0 && !NEEDS_SCRIPTS.test(view.segments.map(({ text }) => text).join(' ')))
    return { outcome: 'empty', evidence: clue('no_content') };
  return { outcome: 'unrendered', evidence: clue(drawn ? 'scripts_show_nothing' : 'scripts_needed') };
};

export const contentRules: readonly Rule[] = [freshCms, maintenance, notFound, serverError, consentWall, loginWall, nothing];
