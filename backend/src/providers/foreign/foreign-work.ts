import { decidingRule, robotsGroups, robotsRecords } from '../../rules/robots-txt.rules.js';
import { busyTimes } from '../calendars/busy-times.js';
import { type FrameDocument, LONGEST_HTML } from '../html/parse-html.js';
import { readBounce } from '../mailbox/bounce-report.js';
import { type CrawledPage, readCrawledPage } from '../page-audit/crawled-page.js';
import { readDocument } from '../page-audit/page-document.js';
import { readSitemap } from '../page-audit/sitemap-file.js';
import { clientRedirect } from '../site-visit/client-redirect.js';
import { type DecodedHtml, decodeHtml } from '../site-visit/decode-html.js';
import { isGarbledPage } from '../site-visit/garbled-page.js';
import { judge } from '../site-visit/outcome.js';
import { type PageEvidence, readEvidence } from '../site-visit/page-evidence.js';
import { rasterImage } from '../site-visit/raster-image.js';
import { siteIcons } from '../site-visit/site-icons.js';
import { detectTechnologies } from '../tech-stack/detect.js';
import { chooseProbes } from '../tech-stack/probes.js';
import { collectEvidence, type PageAnswer } from '../tech-stack/site-evidence.js';
import { technologies } from '../tech-stack/technologies/index.js';
import type { ProbeResult } from '../tech-stack/technology.js';
import { cleanSvg } from './clean-svg.js';
import { redraw } from './redraw.js';

interface SourceDocument extends Omit<DecodedHtml, 'misread'> {
  /** Browsers read it in another encoding than it was written in. */
  isMisread: boolean;
  /** Visitors see unreadable characters. */
  isGarbled: boolean;
}

/** A page as its server sent it, read once. */
export interface SourceReading {
  document: SourceDocument;
  evidence: PageEvidence;
  /** Target of an automatic redirect. */
  redirect: string | null;
}

/** A file of a site that was requested separately. */
interface ProbedFile extends Omit<ProbeResult, 'body'> {
  body: Uint8Array;
  contentType: string | undefined;
}

const decodedProbe = ({ body, contentType, ...file }: ProbedFile): ProbeResult => ({
  ...file,
  body: decodeHtml(asBuffer(body), contentType).html,
});

/** All parsers of foreign bytes; run by foreign-child.ts only (decision 37). */
export const foreignWork = {
  source(body: Uint8Array, contentType: string | undefined, url: string, refreshHeader?: string): SourceReading {
    const { misread, ...decoded } = decodeHtml(asBuffer(body), contentType);
    const html = decoded.html.slice(0, LONGEST_HTML);
    const evidence = readEvidence(html, url);
    const shown = misread === null ? evidence : readEvidence(misread.slice(0, LONGEST_HTML), url);
    const document = { ...decoded, html, isMisread: misread !== null, isGarbled: isGarbledPage(shown, evidence) };
    return { document, evidence, redirect: clientRedirect(evidence, url, refreshHeader) };
  },

  /** A page with the documents of its frames that a visitor sees in its place. */
  framed: (html: string, url: string, frames: FrameDocument[]): PageEvidence => readEvidence(html, url, frames),

  judge,
  document: readDocument,

  /** One page of a crawl. */
  crawled: (body: Uint8Array, contentType: string | undefined, url: string): CrawledPage =>
    readCrawledPage(decodeHtml(asBuffer(body), contentType).html, url),

  sitemap: (file: Uint8Array) => readSitemap(new TextDecoder().decode(file)),

  /** The rule of a robots.txt that forbids Googlebot a path; null where it is allowed. */
  robots(file: Uint8Array, path: string): string | null {
    const rule = decidingRule(robotsGroups(robotsRecords(new TextDecoder().decode(file))), 'googlebot', path);
    return rule && !rule.allow ? `Disallow: ${rule.path.slice(0, 200)}` : null;
  },

  /** Chooses files that may reveal more about a site's software. */
  probes: (answer: PageAnswer) => chooseProbes(collectEvidence(answer), technologies),
  technologies: (answer: PageAnswer, files: ProbedFile[]) =>
    detectTechnologies(collectEvidence(answer), technologies, files.map(decodedProbe)),

  /** Parses the report of a bounce. */
  bounce: readBounce,

  busyTimes,

  icons: siteIcons,
  svg: cleanSvg,
  redraw,
  image: (file: Uint8Array) => rasterImage(asBuffer(file)),
};

export type ForeignWork = typeof foreignWork;
export type ForeignTask = keyof ForeignWork;

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);
