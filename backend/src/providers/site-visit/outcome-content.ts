import { type Clue, clue, quoted, seenAsIs } from '../../rules/clues.rules.js';
import type { Rule } from './outcome.js';
import { CONSENT_HOSTS, isListed, MAINTENANCE_NAMES, MAINTENANCE_PATHS } from './outcome-markers.js';
import {
  AGE_GATE,
  BARE_404,
  BARE_NOTICE,
  CONSENT,
  CONSENT_TITLE,
  FRESH_CMS,
  LOADING,
  LOGIN,
  LOGIN_WORDS,
  LOREM,
  MAINTENANCE,
  NEEDS_SCRIPTS,
  NOT_FOUND,
  SAMPLE_CONTENT,
  SERVER_ERROR,
  SOON,
  WAY_IN,
  WELCOME_TO_CMS,
} from './outcome-phrases.js';
import { OF_A_SHOP, OF_CUSTOMERS, WORKS_AT_CUSTOMERS } from './outcome-trade.js';
import type { PageView } from './page-view.js';

const freshCms: Rule = (view) => {
  const welcome = view.passage(WELCOME_TO_CMS, { first: 60, longest: 60 });
  if (welcome && view.rest(WELCOME_TO_CMS, SAMPLE_CONTENT) < 200) return { outcome: 'fresh_cms', evidence: quoted(welcome) };
  const headline = view.headline(FRESH_CMS);
  if (headline && view.rest(FRESH_CMS, SAMPLE_CONTENT) < 150 && !view.hasPhone) return { outcome: 'fresh_cms', evidence: quoted(headline) };
  const samples = new Set([...view.segments.map(({ text }) => text), ...view.titles].filter((text) => SAMPLE_CONTENT.test(text)));
  const isSample = samples.size >= 3 && !view.hasPhone && view.rest(SAMPLE_CONTENT) < 250;
  if (isSample || (samples.size >= 2 && view.rest(SAMPLE_CONTENT) < 60 && !view.hasPhone))
    return { outcome: 'fresh_cms', evidence: clue('sample_content', quoted([...samples][0] ?? '')) };
  return isFiller(view) ? { outcome: 'fresh_cms', evidence: clue('filler') } : null;
};

/** Somebody who has written statements of his own has not finished; one who has not, has not begun. */
function isFiller(view: PageView): boolean {
  const loremOf = (text: string) => text.match(LOREM)?.length ?? 0;
  const lorem = view.segments.reduce((sum, { text }) => sum + loremOf(text), 0);
  if (view.words <= 25 || lorem / view.words <= 0.4) return false;
  const own = view.segments.filter(({ text, words }) => words >= 8 && loremOf(text) / words < 0.25);
  return own.reduce((sum, { words }) => sum + words, 0) < (view.namesCompany ? 15 : 60);
}

/** « In costruzione » of a company that says what it builds: the word is used besides, of something else than a page. */
function isTradeBeside(view: PageView): boolean {
  const notice = view.headline(BARE_NOTICE) ?? '';
  const stem = notice
    .split(' ')
    .findLast((word) => word.length >= 7)
    ?.slice(0, 7);
  const isNotice = (text: string) => BARE_NOTICE.test(text) || MAINTENANCE.test(text);
  return stem !== undefined && view.namesCompany && view.segments.some(({ text }) => text.includes(` ${stem}`) && !isNotice(text));
}

/** A title that is older than the page below it. */
function isForgottenTitle(view: PageView, substance: number): boolean {
  if (view.headline(MAINTENANCE, view.headings) || substance < 25 || !(view.namesCompany || view.hasContact)) return false;
  return view.passage(MAINTENANCE) === null && view.headings.some((text) => !BARE_NOTICE.test(text));
}

const maintenance: Rule = (view) => {
  const { page } = view.answer;
  if (view.ownLinks > 5 || view.worksAtCustomers) return null;
  const rest = view.rest(MAINTENANCE, BARE_NOTICE);
  const found = (evidence: Clue) => ({ outcome: 'maintenance' as const, evidence });
  const substance = view.substance(MAINTENANCE, BARE_NOTICE);
  // « En construction : … » beside the company's own pages speaks of what it builds
  const speaks = substance >= 4 && (view.isOwnSite || (view.namesCompany && view.headlines.some((text) => view.isTrade(text))));
  const isSomebodys = view.namesCompany || view.hasContact;
  const ofItself = (text: string | null) =>
    text && (WORKS_AT_CUSTOMERS.test(text) || (isSomebodys && OF_CUSTOMERS.test(text))) ? null : text;
  const headline = ofItself(view.headline(MAINTENANCE));
  if (headline && rest < 90 && !(speaks && view.isTrade(headline)) && !isForgottenTitle(view, substance)) return found(quoted(headline));
  const passage = ofItself(view.passage(MAINTENANCE));
  const isBeside = view.namesCompany && substance >= 20 && passage !== null && OF_A_SHOP.test(passage);
  if (passage && rest < 40 && !isBeside && !(speaks && view.isTrade(passage))) return found(quoted(passage));
  if (speaks) return null;
  const title = view.headline(BARE_NOTICE, view.titles);
  const heading = view.headline(BARE_NOTICE, view.headings);
  if (view.announcesDays || (substance >= 12 && isTradeBeside(view))) return null;
  if (title && heading && substance < 60) return found(quoted(title));
  if (view.isOwnSite) return null;
  // its own pages, or a heading about something else: the notice is about the house, not about the site
  const isAboutMore = view.ownLinks >= 2 || view.headings.some((text) => !view.isName(text) && !BARE_NOTICE.test(text));
  const least = page.textFields > 0 ? 30 : isAboutMore ? 8 : 16;
  if ((title || heading) && substance < least) return found(quoted(title ?? heading ?? ''));
  const notice = view.passage(BARE_NOTICE);
  if (notice && substance < 8) return found(quoted(notice));
  const isBare = view.ownLinks === 0 && !view.hasContact && view.words < 45 && view.media < 3;
  const soon = isBare && page.scripts === 0 ? view.passage(SOON) : null;
  if (soon) return found(quoted(soon));
  const plugin = page.resources.find((url) => MAINTENANCE_PATHS.test(url)) ?? MAINTENANCE_NAMES.exec(page.names)?.[0];
  return plugin && substance < 60 ? found(seenAsIs(plugin)) : null;
};

const notFound: Rule = (view) => {
  const title =
    view.headline(NOT_FOUND, view.titles) ?? (view.words < 40 && !view.hasPhone && !view.namesCompany ? view.headline(BARE_404) : null);
  const isItsName = title !== null && view.isToldByCompany && view.isTrade(title);
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
