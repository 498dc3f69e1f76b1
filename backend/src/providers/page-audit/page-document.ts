import { type FrameDocument, parseHtml } from '../html/parse-html.js';
import { DocumentReader, type Read } from './document-reader.js';
import type { ResourceErrors } from './page-audit.contract.js';
import { consistency, readingEase, wordsOf } from './readability.js';
import { withResponseFacts } from './response-facts.js';

/** Figures of the text of a page; the text itself is not returned. */
export interface PageText {
  /** UTF-8. */
  bytes: number;
  characters: number;
  words: number;
  readingEase: number | null;
  /** Share of the title's and the description's words that the text has, 0–1. */
  titleConsistency: number | null;
  descriptionConsistency: number | null;
  loremIpsum: boolean;
}

/** The HTML of one page, without judgement. */
export interface PageDocument {
  title: string | null;
  titleCount: number;
  description: string | null;
  descriptionCount: number;
  lang: string | null;
  doctype: boolean;
  charsetDeclared: boolean;
  generator: string | null;
  /** Declared ones, in their order. */
  icons: string[];
  /** Files that the page loads over an open connection; `active` ones can change it. */
  insecureFiles: { url: string; active: boolean }[];
  /** The page requests browsers to load everything over https. */
  upgradesInsecure: boolean;
  canonical: string | null;
  robots: string | null;
  /** Every one that is addressed to Google. */
  robotsMeta: { name: string; content: string }[];
  viewport: string | null;
  metaRefresh: boolean;
  hreflang: { lang: string; url: string }[];
  headings: Record<string, string[]>;
  /** `lacksText`: it has to be described and is not. */
  images: { src: string; alt: string | null; title: string | null; lacksText: boolean }[];
  scripts: { src: string | null; blocking: boolean }[];
  stylesheets: { href: string; blocking: boolean }[];
  internalLinks: string[];
  externalLinks: string[];
  frames: number;
  structuredData: string[];
  openGraph: Record<string, string>;
  deprecatedTags: string[];
  modifiedMeta: string | null;
  text: PageText;
  elements: number;
  errors: ResourceErrors['errors'];
}

const MAX_PARSE_ERRORS = 200;

/** What belongs to a page beside its own source. */
export interface PageSurroundings {
  /** Of the answer. */
  headers?: Record<string, string>;
  /** Documents that a visitor sees in its frames as if they were the page. */
  frames?: readonly FrameDocument[];
}

/** Reads a page as it is given: no script is run, `noscript` is not shown (a browser with scripts on). */
export function readDocument(html: string, url: string, { headers = {}, frames = [] }: PageSurroundings = {}): PageDocument {
  const errors: ResourceErrors['errors'] = [];
  const tree = parseHtml(html, ({ code, startLine, startCol }) => {
    if (errors.length < MAX_PARSE_ERRORS) errors.push({ message: code, line: startLine, column: startCol });
  });
  const reader = new DocumentReader(url);
  reader.document(tree, url, true);
  for (const frame of frames) reader.document(parseHtml(frame.html), frame.url, false);
  const read = withResponseFacts(reader.result(), headers);
  const doctype = tree.childNodes.some(({ nodeName }) => nodeName === '#documentType');
  return { ...read, doctype, errors, text: textOf(read) };
}

function textOf({ text, title, description, lang }: Read): PageText {
  return {
    bytes: Buffer.byteLength(text),
    characters: text.length,
    words: wordsOf(text).length,
    readingEase: readingEase(text, lang),
    titleConsistency: consistency(title, text),
    descriptionConsistency: consistency(description, text),
    loremIpsum: /lorem ipsum dolor/i.test(text),
  };
}
