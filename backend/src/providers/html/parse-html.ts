import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser, type ParserError, parseFragment } from 'parse5';

export type HtmlDocument = DefaultTreeAdapterTypes.Document;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type Attributes = Record<string, string>;

/** A document that a page shows in a frame. */
export interface FrameDocument {
  url: string;
  html: string;
}

/** Characters; far beyond any honest page. What is beyond the limits is not read. */
export const LONGEST_HTML = 2_000_000;
const MAX_ELEMENTS = 60_000;

/** Builds the tree that a browser with scripts builds (HTML standard, tree construction). Never throws. */
export function parseHtml(html: string, onParseError?: (error: ParserError) => void): HtmlDocument {
  let elements = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (...element) => {
    if (++elements > MAX_ELEMENTS) parser.tokenizer.pause();
    return defaultTreeAdapter.createElement(...element);
  };
  const parser = new Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>({
    treeAdapter: { ...defaultTreeAdapter, createElement },
    ...(onParseError && { onParseError }),
  });
  // browsers drop null characters, or show them as a replacement character
  parser.tokenizer.write(html.slice(0, LONGEST_HTML).replaceAll('\0', ''), true);
  return parser.document;
}

/** What `noscript` holds for browsers without scripts; to those with scripts it is one text. */
export const parseNoscript = (text: string): HtmlNode[] => parseFragment(text, { scriptingEnabled: false }).childNodes;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const isTemplate = (node: HtmlNode): node is DefaultTreeAdapterTypes.Template => node.nodeName === 'template' && 'content' in node;

export const isComment = (node: HtmlNode): node is DefaultTreeAdapterTypes.CommentNode => node.nodeName === '#comment';

export const attributesOf = ({ attrs }: HtmlElement): Attributes =>
  Object.fromEntries(attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]));

/** The text right in an element, e.g. of a script. */
export const ownText = ({ childNodes }: HtmlElement): string =>
  childNodes
    .filter(isText)
    .map(({ value }) => value)
    .join('');
