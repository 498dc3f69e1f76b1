import { type FrameDocument, LONGEST_HTML } from '../html/parse-html.js';
import { readBounce } from '../mailbox/bounce-report.js';
import { readDocument } from '../page-audit/page-document.js';
import { clientRedirect } from '../site-visit/client-redirect.js';
import { type DecodedHtml, decodeHtml } from '../site-visit/decode-html.js';
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

/** A page as its server sent it, read once. */
export interface SourceReading {
  document: DecodedHtml;
  evidence: PageEvidence;
  /** Where it sends its visitor by itself. */
  redirect: string | null;
}

/** Everything that looks inside bytes of strangers; run by foreign-child.ts alone (decision 37). */
export const foreignWork = {
  source(body: Uint8Array, contentType: string | undefined, url: string): SourceReading {
    const decoded = decodeHtml(asBuffer(body), contentType);
    const document = { ...decoded, html: decoded.html.slice(0, LONGEST_HTML) };
    const evidence = readEvidence(document.html, url);
    return { document, evidence, redirect: clientRedirect(evidence, url) };
  },

  /** A page with the documents of its frames that a visitor sees in its place. */
  framed: (html: string, url: string, frames: FrameDocument[]): PageEvidence => readEvidence(html, url, frames),

  judge,
  document: readDocument,

  /** Files that may tell more of a site's software. */
  probes: (answer: PageAnswer) => chooseProbes(collectEvidence(answer), technologies),
  technologies: (answer: PageAnswer, probes: ProbeResult[]) => detectTechnologies(collectEvidence(answer), technologies, probes),

  /** The report of a letter that came back. */
  bounce: readBounce,

  icons: siteIcons,
  svg: cleanSvg,
  redraw,
  image: (file: Uint8Array) => rasterImage(asBuffer(file)),
};

export type ForeignWork = typeof foreignWork;
export type ForeignTask = keyof ForeignWork;

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);
