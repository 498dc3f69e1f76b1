import { clue, quoted } from '../../rules/clues.rules.js';
import { haveSameName, isPlatform, siteKey } from './identity.js';
import type { Rule } from './outcome.js';
import { isAbout as isAboutDefaultPage } from './outcome-hosting.js';
import {
  CMS_NAMES,
  DEFAULT_PAGE,
  DOMAIN_WORDS,
  MONEY,
  NETWORK_ERRORS,
  OFFER,
  POWERED_BY,
  SERVER_FILES,
  WELCOME,
} from './outcome-phrases.js';
import type { PageView } from './page-view.js';
import { bare } from './plain-text.js';

/** Pages about an address by somebody other than its company, detected by structure in any language. */

/** Names nobody and links to no other page of the site. */
const isNobodys = (view: PageView, { words, links }: { words: number; links: number }): boolean =>
  !view.namesCompany && view.words < words && view.ownLinks <= links;

/** The links of a page to one foreign site that could not be the company's own. */
function foreignLinks({ answer: { page, requestedUrl, finalUrl, owner } }: PageView): Map<string, { href: string; text: string }[]> {
  const bySite = new Map<string, { href: string; text: string }[]>();
  const own = new Set([siteKey(requestedUrl), siteKey(finalUrl)]);
  for (const link of page.links) {
    if (!/^https?:/.test(link.href) || own.has(siteKey(link.href)) || isPlatform(link.href)) continue;
    if (haveSameName(requestedUrl, link.href, owner.company)) continue;
    const key = siteKey(link.href);
    bySite.set(key, [...(bySite.get(key) ?? []), link]);
  }
  return bySite;
}

const MAIL = /\S{1,64}@\S{1,100}/g;
/** Returns the address that the page is about: in a headline or a short sentence; e-mail addresses do not count. */
function ownAddress(view: PageView, among: readonly string[]): string | null {
  const { requestedUrl, finalUrl } = view.answer;
  const hosts = [requestedUrl, finalUrl].map((url) => new URL(url).hostname.replace(/^www\./, ''));
  return among.find((text) => hosts.some((host) => host.includes('.') && text.replace(MAIL, ' ').includes(host))) ?? null;
}

/** Nothing but advertisements of one network. */
const linkFarm: Rule = (view) => {
  if (!isNobodys(view, { words: 400, links: 1 }) || view.hasPhone || view.media > 1) return null;
  for (const [site, links] of foreignLinks(view)) {
    const texts = new Set(links.map(({ text }) => text).filter(Boolean));
    const said = [...texts].reduce((sum, text) => sum + text.split(/\s+/).length, 0);
    if (texts.size >= 4 && said / Math.max(1, view.words) > 0.5) return { outcome: 'parked', evidence: clue('only_links_to', site) };
  }
  return null;
};

/** Detects an offer of the address, in any wording. */
const offeredAddress: Rule = (view) => {
  if (!isNobodys(view, { words: 150, links: 1 }) || view.media > 2) return null;
  const short = view.segments.filter(({ words }) => words <= 30).map(({ text }) => text);
  const address = ownAddress(view, [...view.headlines, ...short]);
  // an address at the foot of a page is not what is offered
  const isAbout = address !== null && view.headlines.includes(address);
  const offer = address && [...view.headlines, ...short].find((text) => OFFER.test(text) && (isAbout || text === address));
  return offer ? { outcome: 'parked', evidence: quoted(offer) } : null;
};

/** Detects a page about its address: the address as headline, with a price, a form or words on domains, and no company. */
const aboutAddress: Rule = (view) => {
  const { page } = view.answer;
  if (!isNobodys(view, { words: 150, links: 1 }) || view.hasContact || view.media > 2) return null;
  const address = ownAddress(view, view.headlines);
  if (!address) return null;
  const said = view.segments.map(({ text }) => text.replaceAll(address, ' '));
  const sold = page.textFields > 0 ? address : said.find((text) => MONEY.test(text));
  if (sold) return { outcome: 'parked', evidence: quoted(sold) };
  const about = said.find((text) => DOMAIN_WORDS.test(text));
  return about ? { outcome: 'reserved', evidence: quoted(about) } : null;
};

/** Detects a page with the bare address as headline and a link to another site. */
const onlyAddress: Rule = (view) => {
  const { page, requestedUrl } = view.answer;
  if (!isNobodys(view, { words: 60, links: 0 }) || view.hasPhone || view.media > 1 || page.textFields > 0) return null;
  const host = new URL(requestedUrl).hostname.replace(/^www\./, '');
  const isAddress = view.headlines.some((text) => bare(text).replace(/^www\./, '') === host);
  const [site, ...others] = foreignLinks(view).keys();
  return isAddress && site && others.length === 0 ? { outcome: 'reserved', evidence: clue('address_and_link_to', site) } : null;
};

/** Detects a listing of server files. */
const serverFiles: Rule = (view) => {
  if (!isNobodys(view, { words: 80, links: 1 }) || view.hasPhone) return null;
  if (view.headline(DEFAULT_PAGE, view.titles) && isAboutDefaultPage(view)) return null;
  const file = view.segments.find(({ text }) => SERVER_FILES.test(text));
  return file ? { outcome: 'default_page', evidence: quoted(file.text) } : null;
};

const networkError: Rule = (view) => {
  if (!isNobodys(view, { words: 150, links: 1 })) return null;
  const code = NETWORK_ERRORS.exec([...view.headlines, ...view.segments.map(({ text }) => text)].join('\n'))?.[0];
  return code ? { outcome: 'http_error', evidence: quoted(code) } : null;
};

/** Detects the default content of a CMS. */
const cmsItself: Rule = (view) => {
  const { page } = view.answer;
  if (!isNobodys(view, { words: 120, links: 3 }) || view.hasPhone) return null;
  const welcome = view.words < 60 && view.ownLinks <= 1 && view.headlines.find((text) => CMS_NAMES.test(text) && WELCOME.test(text));
  if (welcome) return { outcome: 'fresh_cms', evidence: quoted(welcome) };
  const generator = CMS_NAMES.exec(page.generator.toLowerCase())?.[0];
  const isSomebodys = (view.namesPrice && view.substance(CMS_NAMES) >= 12) || view.substance(CMS_NAMES) >= 40;
  const said = generator && !isSomebodys && view.segments.find(({ text }) => text.includes(generator) && !POWERED_BY.test(text));
  return said ? { outcome: 'fresh_cms', evidence: quoted(said.text) } : null;
};

export const strangerRules: readonly Rule[] = [serverFiles, networkError, linkFarm, offeredAddress, aboutAddress, onlyAddress, cmsItself];
