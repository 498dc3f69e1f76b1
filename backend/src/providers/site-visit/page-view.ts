import { foldedWords } from '../../rules/company-words.rules.js';
import { type Naming, namesInWords, namingOf, type Owner, siteKey } from './identity.js';
import type { PageEvidence } from './page-evidence.js';
import { bare, countWords, plain, sentencesOf, titleParts } from './plain-text.js';

/** What a browser has drawn. */
export interface Drawn {
  /** The visible text, line by line. */
  lines: string[];
  /** Pictures, videos and drawings of some size. */
  media: number;
  /** Words of something opaque that covers the whole window; null when nothing does. */
  cover: string | null;
}

/** One answer of a website, with everything that tells whose page it is. */
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

/** Longer passages are articles. */
const LONGEST_STATEMENT = 45;

const PHONE = /(?:\+|00)\d{2}[\s().-]*\d(?:[\s().-]*\d){7,}|\b0\d{1,2}[\s/.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}\b/;
const CONTACT =
  /@|\b(?:tel|telephone|telefon|fax|mail|natel|mobile)\b|\b(?:rue|route|chemin|avenue|place|quai|grand-rue|ruelle|impasse|via|[\p{L}]+(?:strasse|weg|gasse|platz))\b.{0,40}\d|\b[1-9]\d{3} \p{L}{2,}/u;
const BOILERPLATE =
  /^(?:©|\(c\)|copyright|tous droits|all rights|alle rechte|tutti i diritti|mentions? legales?|impressum|powered by|propulse par|politique de|datenschutz|privacy|conditions generales|agb|cookies?$|fr$|de$|en$|it$|menu$|x$|\d{4}$)/;

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
  readonly media: number;
  /** Foreign hosts of its resources. */
  readonly foreign: string[];

  constructor(readonly answer: Answer) {
    const { page, drawn, finalUrl } = answer;
    const texts = drawn ? drawn.lines : page.segments;
    this.segments = texts.map((text) => ({ text: plain(text), words: countWords(text) })).filter(({ text }) => text !== '');
    this.words = this.segments.reduce((sum, { words }) => sum + words, 0);
    this.titles = titleParts(page.title);
    const first = page.headings.filter(({ level }) => level === 1).slice(0, 3);
    const headings = (first.length > 0 ? first : page.headings.slice(0, 1)).map(({ text }) => bare(plain(text)));
    // a page without headings begins with what it has to say
    const opening = headings.length === 0 ? this.segments.slice(0, 3).map(({ text }) => bare(text)) : [];
    this.headings = [...headings, ...opening];
    this.headlines = [...new Set([...this.titles, ...this.headings])].filter((text) => countWords(text) <= 25);
    this.ownLinks = ownLinks(page, finalUrl);
    this.hasPhone = page.links.some(({ href }) => href.startsWith('tel:')) || texts.some((text) => PHONE.test(text));
    this.media = drawn ? drawn.media : page.media;
    const key = siteKey(finalUrl);
    this.foreign = page.resources.filter((url) => /^https?:/.test(url) && siteKey(url) !== key);
  }

  get naming(): Naming {
    const { page, owner, requestedUrl, finalUrl } = this.answer;
    return namingOf(page, owner, requestedUrl, finalUrl);
  }

  get namesCompany(): boolean {
    return namesInWords(this.answer.page, this.answer.owner);
  }

  /** The company speaks for itself: it is named, and there are further pages of its own to go to. */
  get isOwnSite(): boolean {
    return this.namesCompany && this.ownLinks >= 2;
  }

  /** The first headline that a phrase describes; questions describe nothing. */
  headline(phrase: RegExp, among: readonly string[] = this.headlines): string | null {
    return among.find((text) => phrase.test(text) && !text.endsWith('?')) ?? null;
  }

  /** A sentence of a short passage near the top that a phrase describes. */
  passage(phrase: RegExp, { first = 8, longest = LONGEST_STATEMENT } = {}): string | null {
    const near = this.segments.filter(({ words }) => words > 0).slice(0, first);
    const short = near.filter(({ words }) => words <= longest).flatMap(({ text }) => [...sentencesOf(text), text]);
    return short.find((text) => !text.endsWith('?') && (phrase.test(text) || phrase.test(bare(text)))) ?? null;
  }

  /** Words of the page in sentences that none of the phrases describes, legal lines left out. */
  rest(...phrases: RegExp[]): number {
    return this.sentencesBeside(phrases).reduce((sum, text) => sum + countWords(text), 0);
  }

  /** Of those, the words that are neither its name nor how to reach it. */
  substance(...phrases: RegExp[]): number {
    const name = new Set(foldedWords(this.answer.owner.company ?? ''));
    const isName = (text: string) => foldedWords(text).every((word) => name.has(word));
    const lines = this.segments.filter(({ text }) => !PHONE.test(text) && !CONTACT.test(text) && !isName(text));
    return this.sentencesBeside(phrases, lines).reduce((sum, text) => sum + countWords(text), 0);
  }

  private sentencesBeside(phrases: readonly RegExp[], segments: readonly Segment[] = this.segments): string[] {
    const isSaid = (text: string) => BOILERPLATE.test(text) || phrases.some((phrase) => phrase.test(text) || phrase.test(bare(text)));
    return segments.flatMap(({ text }) => sentencesOf(text)).filter((text) => countWords(text) > LONGEST_STATEMENT || !isSaid(text));
  }
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
