import { foldedWords, LEGAL_WORDS } from '../../rules/company-words.rules.js';
import { type Naming, namesInWords, namingOf, type Owner, siteKey } from './identity.js';
import { MONEY, NAMED_DOMAINS } from './outcome-phrases.js';
import { AT_CUSTOMERS, DAY } from './outcome-trade.js';
import type { PageEvidence } from './page-evidence.js';
import { bare, countWords, plain, sentencesOf, titleParts } from './plain-text.js';

/** What a browser has drawn. */
export interface Drawn {
  /** The visible text, line by line. */
  lines: string[];
  /** Pictures, videos and drawings of some size. */
  media: number;
  /** Text of an opaque overlay that covers the window; null without one. */
  cover: string | null;
}

/** A response of a website, with everything that reveals its owner. */
export interface Answer {
  requestedUrl: string;
  finalUrl: string;
  status: number;
  headers: Record<string, string>;
  /** Bytes of the body. */
  size: number;
  page: PageEvidence;
  /** Null when no browser visited. */
  drawn: Drawn | null;
  owner: Owner;
  /** Hosts that the certificate of the answer is made out to. */
  certificateNames: readonly string[];
}

interface Segment {
  text: string;
  words: number;
}

/** A page with fewer words says nothing about a company. */
const TELLING_WORDS = 12;
/** Longer passages are articles. */
const LONGEST_STATEMENT = 45;

const PHONE = /(?:\+|00)\d{2}[\s().-]*\d(?:[\s().-]*\d){7,}|\b0\d{1,2}[\s/.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}\b/;
const CONTACT_DETAILS = new RegExp(
  [
    PHONE.source,
    String.raw`\b[\w.+-]{1,64}@[\w.-]{1,100}`,
    String.raw`\b(?:rue|route|chemin|avenue|place|quai|grand-rue|ruelle|impasse|via|[\p{L}]{1,30}(?:strasse|weg|gasse|platz))\b.{0,40}?\d+\p{L}?\b`,
    String.raw`\b[1-9]\d{3} \p{L}{2,}`,
    String.raw`\b(?:tel|telephone|telefon|fax|mail|e-mail|natel|mobile)\b`,
  ].join('|'),
  'gu',
);
/** « Contactez-nous au … », « Sie erreichen uns unter … ». */
const CONTACT_WORDS =
  /\b(?:contact(?:ez|er)?|appel(?:ez|er)|ecri(?:vez|re)|joindre|joignables?|atteindre|reste(?:z|r|ons)|repondons|pour|toute?s?|questions?|demandes?|urgences?|entre-?temps|attendant|en|vous|pouvez|nous|notre|au|a|le|la|par|ou|et|sur|please|call|reach|us|at|by|or|and|you|can|in|the|meantime|for|any|our|sie|uns|wir|sind|unter|per|oder|und|bei|fragen|erreichen|kontaktieren|weiterhin|gerne|auch|de|contattateci|chiamate|al)\b/g;
const PRICE = new RegExp(`${MONEY.source}|\\d (?:francs?|franken|franchi)\\b`);
/** A sentence that addresses the reader: on a company's page it is about customers, not about the page. */
const TO_A_CUSTOMER = /^(?:votre|vos|ton|ta|your|ihre?|dein|deine|il (?:suo|vostro|tuo)|la (?:sua|vostra|tua)) /;
const BOILERPLATE =
  /^(?:©|\(c\)|copyright|tous droits|all rights|alle rechte|tutti i diritti|mentions? legales?|impressum|powered by|propulse par|politique de|datenschutz|privacy|conditions generales|agb|merci (?:de|pour) votre (?:patience|comprehension)|thanks? (?:you )?for your (?:patience|understanding)|(?:vielen )?dank fur ihre? (?:geduld|verstandnis)|grazie per la (?:vostra )?(?:pazienza|comprensione)|cookies?$|fr$|de$|en$|it$|menu$|x$|\d{4}$)/;

/** Matches « © 2026 » without the sign, which is no letter. */
const COPYRIGHT = /^(?:19|20)\d\d\b/;

/** An answer prepared for the rules: texts folded, words counted. */
export class PageView {
  readonly headlines: string[];
  readonly titles: string[];
  readonly headings: string[];
  readonly segments: Segment[];
  readonly words: number;
  /** Pages of the same site that it leads to. */
  readonly ownLinks: number;
  readonly hasPhone: boolean;
  /** A number, a mail or a postal address. */
  readonly hasContact: boolean;
  readonly media: number;
  /** Its words name the company; an address that it shows is not enough. */
  readonly namesCompany: boolean;
  /** Foreign hosts of its resources. */
  readonly foreign: string[];

  private readonly name: ReadonlySet<string>;

  constructor(readonly answer: Answer) {
    this.name = new Set(foldedWords(answer.owner.company ?? ''));
    const { page, drawn, finalUrl } = answer;
    const texts = drawn ? drawn.lines : page.segments;
    this.segments = texts.map((text) => ({ text: plain(text), words: countWords(text) })).filter(({ text }) => text !== '');
    this.words = this.segments.reduce((sum, { words }) => sum + words, 0);
    this.titles = titleParts(page.title);
    const first = page.headings.filter(({ level }) => level === 1).slice(0, 3);
    const headings = (first.length > 0 ? first : page.headings.slice(0, 1)).map(({ text }) => bare(plain(text)));
    // a page without headings begins with its statement
    const opening = headings.length === 0 ? this.segments.slice(0, 3).map(({ text }) => bare(text)) : [];
    this.headings = [...headings, ...opening];
    this.headlines = [...new Set([...this.titles, ...this.headings])].filter((text) => countWords(text) <= 25);
    this.ownLinks = ownLinks(page, finalUrl);
    this.hasPhone = page.links.some(({ href }) => href.startsWith('tel:')) || texts.some((text) => PHONE.test(text));
    this.namesCompany = namesInWords(page, answer.owner);
    const isContact = (text: string) => text.replace(CONTACT_DETAILS, '') !== text;
    this.hasContact =
      this.hasPhone || page.links.some(({ href }) => href.startsWith('mailto:')) || this.segments.some(({ text }) => isContact(text));
    this.media = drawn ? drawn.media : page.media;
    const key = siteKey(finalUrl);
    this.foreign = page.resources.filter((url) => /^https?:/.test(url) && siteKey(url) !== key);
  }

  get naming(): Naming {
    const { page, owner, requestedUrl, finalUrl } = this.answer;
    return namingOf(page, owner, requestedUrl, finalUrl);
  }

  /** Returns whether the company presents itself: it is named and has further pages. */
  get isOwnSite(): boolean {
    return this.namesCompany && this.ownLinks >= 2;
  }

  /** Returns whether the company is named and writes sentences; links to other sites, such as advertisements, do not count. */
  get speaksAsCompany(): boolean {
    if (!this.namesCompany) return false;
    const { page, owner } = this.answer;
    const links = new Set(page.links.map(({ text }) => plain(text)).filter(Boolean));
    const said = this.segments.filter(({ text }) => !links.has(text));
    const own = { ...page, siteNames: [], segments: said.map(({ text }) => text) };
    const words = said.filter(({ text }) => !this.isName(text)).reduce((sum, { text }) => sum + wordsBesideContact(text), 0);
    return words >= TELLING_WORDS && namesInWords(own, owner);
  }

  /** Returns whether it offers services at the customers’ place, which only a company with a page does. */
  get worksAtCustomers(): boolean {
    const said = this.segments.filter(({ text }) => AT_CUSTOMERS.test(text));
    return said.some(({ words }) => words >= 8 || this.namesCompany || this.hasContact || this.substance(AT_CUSTOMERS) >= 4);
  }

  /** A programme: several days, or one with what it costs. */
  get announcesDays(): boolean {
    const days = new Set(this.segments.flatMap(({ text }) => text.match(DAY) ?? []));
    return days.size >= 2 || (days.size === 1 && this.namesPrice);
  }

  /** A host has a word of the company’s name in its own. */
  isNamedLike(host: string): boolean {
    const labels = new Set(host.split('.').slice(0, -1).join('-').split('-'));
    return foldedWords(this.answer.owner.company ?? '').some((word) => word.length >= 3 && labels.has(word));
  }

  get namesPrice(): boolean {
    return this.segments.some(({ text }) => PRICE.test(text));
  }

  /** One word of the company’s name is described by a pattern. */
  isNamedAfter(pattern: RegExp): boolean {
    return foldedWords(this.answer.owner.company ?? '').some((word) => pattern.test(word));
  }

  /** The first headline that a phrase describes. */
  headline(phrase: RegExp, among: readonly string[] = this.headlines): string | null {
    return among.find((text) => this.statementsOf(text).some((part) => phrase.test(bare(part)) && !this.isName(part))) ?? null;
  }

  /** A sentence of a short passage near the top that a phrase describes. */
  passage(phrase: RegExp, { first = 8, longest = LONGEST_STATEMENT } = {}): string | null {
    const near = this.segments.filter(({ words }) => words > 0).slice(0, first);
    const short = near.filter(({ words }) => words <= longest).flatMap(({ text }) => this.statementsOf(text));
    return short.find((text) => (phrase.test(text) || phrase.test(bare(text))) && !this.isName(text)) ?? null;
  }

  /** Returns the statements of a text: its sentences and itself, without questions and sentences to customers. */
  private statementsOf(text: string): string[] {
    const sentences = sentencesOf(text);
    const hasQuestion = sentences.some((sentence) => sentence.endsWith('?'));
    const said = sentences.filter((sentence) => !sentence.endsWith('?'));
    const all = hasQuestion || sentences.length < 2 ? said : [...said, text];
    return this.namesCompany ? all.filter((sentence) => !TO_A_CUSTOMER.test(sentence)) : all;
  }

  /** Nothing but the company's name. */
  isName(text: string): boolean {
    return this.name.size > 0 && foldedWords(text).every((word) => this.name.has(word));
  }

  /** Returns whether a few words repeat the company's name: « Wartungsarbeiten » of Wartung Plus AG. */
  isTrade(text: string): boolean {
    const name = foldedWords(this.answer.owner.company ?? '').filter((word) => !LEGAL_WORDS.has(word));
    const said = foldedWords(text);
    // beside the full name, its description counts
    const words = name.every((word) => said.includes(word)) ? said.filter((word) => !name.includes(word)) : said;
    const own = name.filter((word) => word.length >= 6);
    return words.length <= 3 && words.some((word) => own.some((stem) => word.startsWith(stem) || sharesStem(word, stem)));
  }

  /** Counts words of the title that are neither name nor matched by a phrase. */
  titleBeside(...phrases: RegExp[]): number {
    const parts = this.titles.length > 1 ? this.titles.slice(1) : this.titles;
    const said = parts.filter((text) => !this.isName(text) && !phrases.some((phrase) => phrase.test(text)));
    return said.reduce((sum, text) => sum + countWords(text), 0);
  }

  /** Words of the page in sentences that none of the phrases describes, legal lines left out. */
  rest(...phrases: RegExp[]): number {
    return this.sentencesBeside(phrases).reduce((sum, text) => sum + countWords(text), 0);
  }

  /** Counts those that are neither name nor contact. */
  substance(...phrases: RegExp[]): number {
    return this.sentencesBeside(phrases)
      .filter((text) => !this.isName(text))
      .reduce((sum, text) => sum + wordsBesideContact(text), 0);
  }

  /** Returns whether a sentence of the page contains the company’s name, beside the phrases. */
  saysOfItself(...phrases: RegExp[]): boolean {
    const words = [...this.name].filter((word) => !LEGAL_WORDS.has(word));
    const isSaid = (said: readonly string[]) => said.length >= 6 && words.every((word) => said.includes(word));
    const sentences = this.sentencesBeside(phrases).filter((text) => !COPYRIGHT.test(text));
    return words.length > 0 && sentences.some((text) => isSaid(foldedWords(text.replace(NAMED_DOMAINS, ' '))));
  }

  private sentencesBeside(phrases: readonly RegExp[]): string[] {
    const isSaid = (text: string) => BOILERPLATE.test(text) || phrases.some((phrase) => phrase.test(text) || phrase.test(bare(text)));
    return this.segments.flatMap(({ text }) => sentencesOf(text)).filter((text) => countWords(text) > LONGEST_STATEMENT || !isSaid(text));
  }
}

/** « Wartungsarbeiten » and « Wartungsprofi ». */
const sharesStem = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7) && one.length >= 7;

/** Counts words of a sentence that are no contact data. */
function wordsBesideContact(text: string): number {
  const rest = text.replace(CONTACT_DETAILS, ' ');
  return rest === text ? countWords(text) : countWords(rest.replace(CONTACT_WORDS, ' '));
}

function ownLinks({ links }: PageEvidence, url: string): number {
  const key = siteKey(url);
  const { pathname } = new URL(url);
  const paths = links.flatMap(({ href }) => {
    if (!/^https?:/.test(href) || siteKey(href) !== key) return [];
    const path = new URL(href).pathname;
    return path === pathname || path === '/' ? [] : [path];
  });
  return new Set(paths).size;
}
