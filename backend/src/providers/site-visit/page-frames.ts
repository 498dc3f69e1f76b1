import type { WalkedElement } from '../html/walk-html.js';
import { siteKey } from './identity.js';
import type { PageEvidence } from './page-evidence.js';
import { countWords } from './plain-text.js';

export interface PageFrame {
  src: string;
  /** It fills the window. */
  covers: boolean;
  /** Its document, where the page itself holds it. */
  html: string | null;
}

const FRAMES = new Set(['frame', 'iframe', 'object', 'embed']);
const MAX_READ = 4;
/** A page with fewer words has no content of its own. */
const FEW_WORDS = 25;
const WHOLE = /^(?:9[5-9]|100)(?:%|[dsl]?vh)$/i;
const COVERING = /(?:^|[\s;])(?:min-)?height\s*:\s*(?:9[5-9]|100)(?:%|[dsl]?vh)|(?:^|[\s;])inset\s*:\s*0/i;

/** The frame that an element shows. */
export function frameOf(
  { name, attributes, kind }: WalkedElement,
  resolve: (address: string | undefined) => string | null,
): PageFrame | null {
  if (kind !== 'html' || !FRAMES.has(name)) return null;
  const { height, style, type, srcdoc } = attributes;
  const covers = name === 'frame' || WHOLE.test(height?.trim() ?? '') || COVERING.test(style ?? '');
  if (name === 'iframe' && srcdoc !== undefined) return { src: 'about:srcdoc', covers, html: srcdoc };
  const isDocument = name === 'frame' || name === 'iframe' || (covers && (!type || /html/i.test(type)));
  const src = isDocument ? resolve(name === 'object' ? attributes.data : attributes.src) : null;
  return src === null ? null : { src, covers, html: null };
}

/** Frames of the same site that a visitor sees in the place of the page: they are read with it. */
export function framesToRead({ frames, isFrameset, segments }: PageEvidence, url: string): PageFrame[] {
  const isSilent = segments.reduce((sum, text) => sum + countWords(text), 0) < FEW_WORDS;
  const isOwn = ({ src, html }: PageFrame) => html !== null || (/^https?:/.test(src) && siteKey(src) === siteKey(url));
  return frames.filter((frame) => isOwn(frame) && (isFrameset || isSilent || frame.covers)).slice(0, MAX_READ);
}
