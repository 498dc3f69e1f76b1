import { clue, quoted } from '../../rules/clues.rules.js';
import { siteKey } from './identity.js';
import type { Rule } from './outcome.js';
import { DEFAULT_RESOURCES, EMBEDS, HOSTERS, isListed, PARKING_HOSTS, PARKING_INLINE, PARKING_PATHS, PICTURE } from './outcome-markers.js';
import {
  ABOUT_DOMAINS,
  ADDRESS,
  DEFAULT_PAGE,
  DIRECTORY,
  ESTATE_FOR_SALE,
  FOR_SALE,
  FRESH_CMS,
  MONEY,
  NAMED_DOMAINS,
  RESERVED,
  STARTER,
  SUSPENDED,
  WELCOME_TO_CMS,
} from './outcome-phrases.js';
import { DOMAIN_NAME_WORDS, OF_A_SHOP, ONE_DOMAIN, SEVERAL_DOMAINS } from './outcome-trade.js';
import type { PageView } from './page-view.js';
import { sentencesOf } from './plain-text.js';

const MAIL = /\S{1,64}@\S{1,100}/g;
/** Returns whether the company presents itself: name in the text, and a phone number or further pages. */
const isOwn = (view: PageView): boolean => view.isOwnSite || (view.namesCompany && view.hasPhone);

/** Another address in a frame; frames of the same site are read with the page. */
const frameset: Rule = ({ answer: { page, finalUrl }, words }) => {
  const key = siteKey(finalUrl);
  const frames = page.frames.filter(({ src }) => /^https?:/.test(src) && !EMBEDS.test(src));
  if (frames.some(({ src }) => siteKey(src) === key)) return null;
  const [frame] = page.isFrameset || words < 6 ? frames : words < 25 ? frames.filter(({ covers }) => covers) : [];
  return frame ? { outcome: 'frameset', evidence: clue('frame_to', new URL(frame.src).host) } : null;
};

const directory: Rule = (view) => {
  const { page } = view.answer;
  if (isOwn(view)) return null;
  const title = view.headline(DIRECTORY, [...view.titles, ...view.headlines]);
  if (!title) return null;
  const isListing =
    title.startsWith('index') || /listing|inhalt|contenu|folder|files/.test(title) || page.headings.some(({ text }) => text === page.title);
  return isListing && page.textFields < 2 ? { outcome: 'directory', evidence: quoted(title) } : null;
};

const IT_WORKS = /^it works/;
const SERVER_NAMES = /\b(?:linux|debian|ubuntu|centos|fedora|windows|server|hosting|hosted|apache|nginx|tomcat|plesk|cpanel|xampp)\b/;
/** Returns whether a page is an article about default pages: it has a title or further pages that no server generates. */
export function isAbout(view: PageView): boolean {
  const rest = view.rest(DEFAULT_PAGE);
  const beside = view.titleBeside(DEFAULT_PAGE, ADDRESS, SERVER_NAMES);
  // a page with nothing else has two words
  const phrases = view.headlines.filter((text) => DEFAULT_PAGE.test(text));
  if (rest >= 25 && phrases.length > 0 && phrases.every((text) => IT_WORKS.test(text))) return true;
  if (rest >= 15 && view.titles.some((text) => view.isName(text))) return true;
  return (rest >= 25 && beside >= 2) || (rest >= 60 && beside > 0 && view.ownLinks >= 2);
}

const defaultPage: Rule = (view) => {
  const { page } = view.answer;
  if (view.hasPhone || view.ownLinks > 12) return null;
  const isFresh = view.headline(FRESH_CMS) !== null || view.passage(WELCOME_TO_CMS, { first: 60, longest: 60 }) !== null;
  const headline = isFresh ? null : view.headline(DEFAULT_PAGE);
  if (headline && !view.namesCompany && !isAbout(view)) return { outcome: 'default_page', evidence: quoted(headline) };
  const passage = view.passage(DEFAULT_PAGE, { first: 12, longest: 60 });
  if (passage && !isFresh && !view.namesCompany && view.rest(DEFAULT_PAGE) < 200 && !isAbout(view))
    return { outcome: 'default_page', evidence: quoted(passage) };
  const starter = view.words < 60 && !view.namesCompany && !isFresh ? (view.headline(STARTER) ?? view.passage(STARTER)) : null;
  if (starter) return { outcome: 'default_page', evidence: quoted(starter) };
  const resource =
    view.words < 150 && view.ownLinks < 3 && !view.namesCompany ? page.resources.find((url) => DEFAULT_RESOURCES.test(url)) : undefined;
  return resource ? { outcome: 'default_page', evidence: clue('resource', new URL(resource).pathname.slice(0, 80)) } : null;
};

const SUSPENDED_WORD = /^(?:suspen[ds]|gesperrt|sospes)/;

const suspended: Rule = (view) => {
  if (view.ownLinks > 5 || view.isOwnSite) return null;
  const headline = view.headline(SUSPENDED);
  // « compte bloqué, accès refusé : nous vous défendons »
  const isAboutOthers = view.namesCompany && !view.headline(SUSPENDED, view.titles) && view.substance(SUSPENDED) >= (headline ? 12 : 6);
  const text = headline ?? view.passage(SUSPENDED, { first: 5 }) ?? '';
  const isShopNotice = view.hasPhone && view.substance(SUSPENDED) >= 12 && OF_A_SHOP.test(text);
  if (isAboutOthers || isShopNotice || (view.namesCompany && view.isNamedAfter(SUSPENDED_WORD))) return null;
  if (headline && view.rest(SUSPENDED) < 120) return { outcome: 'suspended', evidence: quoted(headline) };
  const passage = view.passage(SUSPENDED, { first: 5 });
  return passage && view.rest(SUSPENDED) < 60 ? { outcome: 'suspended', evidence: quoted(passage) } : null;
};

const parkedByResources: Rule = (view) => {
  if (view.words > 300 || (view.saysOfItself() && (view.hasContact || view.ownLinks > 0))) return null;
  const parts = view.foreign.filter((url) => !PICTURE.test(url) && !view.isNamedLike(new URL(url).hostname));
  const isCarPark = view.isNamedAfter(/^park/);
  const parking = parts.find((url) => isListed(new URL(url).hostname, PARKING_HOSTS) || (!isCarPark && PARKING_PATHS.test(url)));
  if (parking) return { outcome: 'parked', evidence: clue('resource_of', new URL(parking).hostname) };
  return PARKING_INLINE.test(view.answer.page.inline) ? { outcome: 'parked', evidence: clue('sale_script') } : null;
};

/** Offers of a company: several addresses, none of them the page’s own, or land, where the company is named after its domain. */
function sellsOtherThings(view: PageView): boolean {
  const own = new Set([view.answer.requestedUrl, view.answer.finalUrl].map(siteKey));
  const texts = [...view.headlines, ...view.segments.map(({ text }) => text)];
  const offers = texts.flatMap(sentencesOf).filter((sentence) => FOR_SALE.test(sentence));
  const isOwnOffered = sitesIn([...view.headlines, ...offers]).some((site) => own.has(site));
  const others = new Set(sitesIn(texts).filter((site) => !own.has(site)));
  const speaks = view.saysOfItself(FOR_SALE) && (view.hasContact || view.ownLinks > 0);
  if (isOwnOffered) return speaks && others.size >= 3;
  const isOneOffered = offers.some((sentence) => ONE_DOMAIN.test(sentence));
  const isNearby = view.hasContact || view.ownLinks >= 2;
  const isList = !isOneOffered || view.segments.filter(({ text }) => MONEY.test(text)).length >= 2;
  if (others.size >= 3 && isList && (view.namesCompany || (isNearby && !isOneOffered))) return true;
  if (offers.length === 0 || speaks) return speaks;
  if (offers.every((sentence) => SEVERAL_DOMAINS.test(sentence) || sitesIn([sentence]).length > 0)) return true;
  return view.isNamedAfter(/^domain/) && view.rest(FOR_SALE) >= 5 && !texts.some((text) => DOMAIN_NAME_WORDS.test(text));
}

/** The sites that texts name; a mail names none. */
const sitesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.replace(MAIL, ' ').match(NAMED_DOMAINS) ?? []).map((name) => siteKey(`https://${name}`));

const forSale: Rule = (view) => {
  if (view.ownLinks > 5 || isOwn(view) || sellsOtherThings(view)) return null;
  const headline = view.headline(FOR_SALE);
  if (headline && view.rest(FOR_SALE) < 150) return { outcome: 'parked', evidence: quoted(headline) };
  const passage = view.passage(FOR_SALE);
  if (passage && view.rest(FOR_SALE) < 60) return { outcome: 'parked', evidence: quoted(passage) };
  const estate = view.headline(ESTATE_FOR_SALE);
  const isBare = view.rest(ESTATE_FOR_SALE) < 25 && view.media === 0 && !view.hasPhone && !view.namesCompany;
  return estate && isBare ? { outcome: 'parked', evidence: quoted(estate) } : null;
};

const reserved: Rule = (view) => {
  if (view.ownLinks > 5 || isOwn(view)) return null;
  if (view.headline(DEFAULT_PAGE) && isAbout(view)) return null;
  const headline = view.headline(RESERVED);
  if (headline && view.rest(RESERVED) < 150) return { outcome: 'reserved', evidence: quoted(headline) };
  const passage = view.passage(RESERVED);
  return passage && view.rest(RESERVED) < 70 ? { outcome: 'reserved', evidence: quoted(passage) } : null;
};

/** Detects a small page about domains that consists of a hoster's resources. */
const hosterPage: Rule = (view) => {
  const { page } = view.answer;
  if (view.words > 200 || view.ownLinks > 2 || view.hasPhone || view.namesCompany) return null;
  if (view.headline(DEFAULT_PAGE) && isAbout(view)) return null;
  const outside = [
    ...view.foreign,
    ...page.links.map(({ href }) => href).filter((href) => /^https?:/.test(href) && siteKey(href) !== siteKey(view.answer.finalUrl)),
  ];
  const hosts = outside.map((url) => new URL(url).hostname).filter((name) => isListed(name, HOSTERS));
  // a page with other content has a hoster like any site
  if (view.substance(ABOUT_DOMAINS) >= 12 && hosts.length <= 2) return null;
  const [host] = hosts;
  const about = host ? (view.headline(ABOUT_DOMAINS) ?? view.passage(ABOUT_DOMAINS, { first: 4 })) : null;
  return host && about ? { outcome: 'reserved', evidence: clue('page_of', host) } : null;
};

export const hostRules: readonly Rule[] = [frameset, directory, parkedByResources, suspended, forSale, defaultPage, reserved, hosterPage];
