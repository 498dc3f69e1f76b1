import { type Clue, quoted, seenAsIs } from '../../rules/clues.rules.js';
import type { Rule } from './outcome.js';
import { MAINTENANCE_NAMES, MAINTENANCE_PATHS } from './outcome-markers.js';
import { BARE_NOTICE, MAINTENANCE, SOON } from './outcome-phrases.js';
import { OF_A_SHOP, OF_CUSTOMERS, WORKS, WORKS_AT_CUSTOMERS } from './outcome-trade.js';
import type { PageView } from './page-view.js';

const found = (evidence: Clue) => ({ outcome: 'maintenance' as const, evidence });

/** « In costruzione » of a construction company: the word is also used about other things. */
function isTradeBeside(view: PageView): boolean {
  const work = view
    .headline(BARE_NOTICE)
    ?.split(' ')
    .find((word) => WORKS.test(word));
  const isNotice = (text: string) => BARE_NOTICE.test(text) || MAINTENANCE.test(text);
  const isSaid = (text: string) => text.split(' ').some((word) => word.slice(0, 5) === work?.slice(0, 5));
  return work !== undefined && view.namesCompany && view.segments.some(({ text }) => isSaid(text) && !isNotice(text));
}

/** A title that is older than the page below it. */
function isForgottenTitle(view: PageView, substance: number): boolean {
  if (view.headline(MAINTENANCE, view.headings) || substance < 25 || !(view.namesCompany || view.hasContact)) return false;
  return view.passage(MAINTENANCE) === null && view.headings.some((text) => !BARE_NOTICE.test(text));
}

/** Counts words that are neither notice, company name nor contact. */
const substanceOf = (view: PageView): number => view.substance(MAINTENANCE, BARE_NOTICE);

/** « En construction : … » beside own pages describes the trade. */
const speaksOfTrade = (view: PageView): boolean =>
  substanceOf(view) >= 4 && (view.isOwnSite || (view.namesCompany && view.headlines.some((text) => view.isTrade(text))));

/** « Notre boutique est en travaux » of a company called Boutique. */
const isNamedShop = (view: PageView): boolean => view.isNamedAfter(/^(?:sites?|boutique|shop|store)$/) && substanceOf(view) >= 8;

/** A sentence about the site, and little else. */
function stated(view: PageView): Clue | null {
  const rest = view.rest(MAINTENANCE, BARE_NOTICE);
  const substance = substanceOf(view);
  const isSomebodys = view.namesCompany || view.hasContact;
  const isOfCustomers = (text: string) => WORKS_AT_CUSTOMERS.test(text) || (isSomebodys && OF_CUSTOMERS.test(text));
  const isOfTrade = (text: string) => isOfCustomers(text) || (speaksOfTrade(view) && view.isTrade(text));
  const headline = view.headline(MAINTENANCE);
  if (headline && rest < 90 && !isOfTrade(headline) && !isNamedShop(view) && !isForgottenTitle(view, substance)) return quoted(headline);
  const passage = view.passage(MAINTENANCE);
  if (!passage || rest >= 40 || isOfTrade(passage)) return null;
  return view.namesCompany && substance >= 20 && OF_A_SHOP.test(passage) ? null : quoted(passage);
}

/** « En construction » without a subject: a notice if there is no other content. */
function bareNotice(view: PageView): Clue | null {
  const { page } = view.answer;
  const substance = substanceOf(view);
  const title = view.headline(BARE_NOTICE, view.titles);
  const heading = view.headline(BARE_NOTICE, view.headings);
  if (view.announcesDays || (substance >= 8 && isTradeBeside(view))) return null;
  if (title && heading && substance < 60) return quoted(title);
  if (view.isOwnSite) return null;
  // its own pages, or a heading about something else: the notice is about the company, not about the site
  const isAboutMore = view.ownLinks >= 2 || view.headings.some((text) => !view.isName(text) && !BARE_NOTICE.test(text));
  const least = page.textFields > 0 ? 30 : isAboutMore ? 8 : 16;
  if ((title || heading) && substance < least) return quoted(title ?? heading ?? '');
  const notice = view.passage(BARE_NOTICE);
  if (notice && substance < 8) return quoted(notice);
  const isBare = view.ownLinks === 0 && !view.hasContact && view.words < 45 && view.media < 3;
  const soon = isBare && page.scripts === 0 ? view.passage(SOON) : null;
  return soon ? quoted(soon) : null;
}

/** What plugins draw. */
function pluginMark(view: PageView): Clue | null {
  const { page } = view.answer;
  const mark = page.resources.find((url) => MAINTENANCE_PATHS.test(url)) ?? MAINTENANCE_NAMES.exec(page.names)?.[0];
  return mark && substanceOf(view) < 60 && !view.isOwnSite ? seenAsIs(mark) : null;
}

export const maintenance: Rule = (view) => {
  if (view.ownLinks > 5 || view.worksAtCustomers) return null;
  const statement = stated(view);
  if (statement) return found(statement);
  if (speaksOfTrade(view) || isNamedShop(view)) return null;
  const notice = bareNotice(view) ?? pluginMark(view);
  return notice && found(notice);
};
