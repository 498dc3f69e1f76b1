import { escapeHtml } from '../../common/html.js';
import { isKnown, isShown, pairsOf, textOf, type View, valueAt } from '../../rules/page-places.rules.js';

/** An element that the microsite's `data-*` attributes make a place (docs/architecture.md, « How a page is filled »). */
export interface Place {
  kind: 'place';
  name: string;
  attributes: Readonly<Record<string, string>>;
  tag: string;
  parts: Part[];
  end: string;
}
export type Part = string | Place | { kind: 'data' } | { kind: 'head'; own: string };

/** A page, cut at its places when it is built, so that an answer only joins the parts (read-template.ts). */
export interface Template {
  parts: Part[];
  /** Of its `data-bind` attributes. */
  paths: string[];
  /** Its title with its places, and the part of its head that the server writes anew. */
  title: string;
  head: string;
}

/** What is put into a page; without head it keeps its own. */
export interface Filling {
  words: View;
  data: unknown;
  head?: string;
}

export const fillTemplate = ({ parts }: Template, filling: Filling): string => filled(parts, filling.words, filling);

const filled = (parts: readonly Part[], view: unknown, filling: Filling): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'data') return inlineJson(filling.data ?? null);
      return part.kind === 'head' ? (filling.head ?? part.own) : filledPlace(part, view, filling);
    })
    .join('');

/** What is known to be hidden is left out: a claim that the agency does not make leaves no label and no frame behind (decision 5). */
function filledPlace(place: Place, view: unknown, filling: Filling): string {
  const { 'data-bind': path, 'data-show': condition, 'data-each': list } = place.attributes;
  if (condition && isKnown(view, condition) && !isShown(view, condition)) return '';
  const items = list === undefined ? undefined : (valueAt(view, list) as unknown[] | undefined);
  if (items) return items.map((item) => filled(place.parts, item, filling)).join('');
  const text = path === undefined ? undefined : valueAt(view, path);
  // what stands in a template belongs to its items
  const content = text === undefined ? filled(place.parts, list === undefined ? view : {}, filling) : escapeHtml(textOf(text));
  return tagOf(place, view) + content + place.end;
}

/** What is decided here has no mark left; a text keeps it, as another answer may bring another one. */
function tagOf({ name, attributes, tag }: Place, view: unknown): string {
  const { 'data-show': condition, 'data-attr': list } = attributes;
  const pairs = (list ? pairsOf(list) : []).map(([attribute, path]) => [attribute, valueAt(view, path)] as const);
  const isDecided = condition !== undefined && isKnown(view, condition);
  const isFilled = pairs.length > 0 && pairs.every(([, value]) => value !== undefined);
  if (!isDecided && !isFilled) return tag;
  const written = new Map<string, unknown>(Object.entries(attributes));
  if (isDecided) for (const mark of ['data-show', 'hidden']) written.delete(mark);
  if (isFilled) written.delete('data-attr');
  for (const [attribute, value] of isFilled ? pairs : []) {
    written.delete(attribute);
    if (value !== null && value !== false) written.set(attribute, value);
  }
  return `<${name}${[...written].map(([attribute, value]) => ` ${attribute}="${escapeHtml(textOf(value))}"`).join('')}>`;
}

const ESCAPED: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot end its script element nor open a comment in it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (one) => ESCAPED[one] ?? one);
