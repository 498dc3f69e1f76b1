import type { WalkedElement } from './walk-html.js';

type Judged = Pick<WalkedElement, 'name' | 'kind' | 'attributes' | 'node'>;

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Not shown by the browser's own style sheet (HTML standard, rendering). */
const HIDDEN = set('base basefont datalist head link meta noembed noframes noscript param rp script style template title');
/** Shown, but not with what is written between their tags. */
const REPLACED = set('audio canvas iframe meter progress select textarea video');
const HIDDEN_IN_SVG = set('clipPath defs desc filter linearGradient marker mask metadata pattern radialGradient script style symbol title');
/** Only these show text in a drawing. */
const SVG_TEXT = set('text tspan textPath a foreignObject');
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Contents that browsers show themselves; of others they show what is written between the tags. */
const EMBEDDED = /^(?:image\/|text\/|application\/(?:pdf|xhtml\+xml))/i;

export const isHiddenStyle = (style: string | undefined): boolean => HIDDEN_STYLE.test(style ?? '');

/** Whether a browser shows nothing of an element, for reasons of its own. */
export function isHidden({ name, kind, attributes, node }: Judged): boolean {
  if (isHiddenStyle(attributes.style)) return true;
  if (kind === 'svg') return HIDDEN_IN_SVG.has(name);
  if (kind === 'math') return name.startsWith('annotation') && node.parentNode?.nodeName === 'semantics';
  if ('hidden' in attributes) return attributes.hidden !== 'until-found';
  if (name === 'dialog') return !('open' in attributes);
  return HIDDEN.has(name) || 'popover' in attributes || (name === 'input' && /^hidden$/i.test(attributes.type ?? ''));
}

/** Whether a browser shows something else than what is written in an element. */
export function hidesContent({ name, kind, attributes }: Judged): boolean {
  if (kind !== 'html') return false;
  if (name === 'object') return attributes.data !== undefined && (!attributes.type || EMBEDDED.test(attributes.type));
  return REPLACED.has(name);
}

/** Whether text right in an element is drawn. */
export const drawsText = ({ name, kind }: Judged): boolean => kind !== 'svg' || SVG_TEXT.has(name);

/** Block elements and table cells. */
const BLOCKS = set(
  'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
);

export const isBlock = ({ name, kind }: Judged): boolean =>
  (kind === 'html' && BLOCKS.has(name)) || (kind === 'svg' && (name === 'text' || name === 'foreignObject'));
