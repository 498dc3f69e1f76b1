import { attributesOf, type HtmlDocument, isElement } from './parse-html.js';

/**
 * Returns the URL against which relative URLs of a document are resolved (HTML standard, document base URL): the first `base` with
 * a `href`, at any position. The site of a document follows from the URL of the document, never from its base.
 */
export function documentBase(document: HtmlDocument, url: string): string {
  const open = document.childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    const href = node.tagName === 'base' && node.namespaceURI.endsWith('/xhtml') ? attributesOf(node).href : undefined;
    if (href !== undefined) {
      const base = URL.parse(href.trim().slice(0, 2000), url);
      return base && !/^(?:data|javascript):$/.test(base.protocol) ? base.href : url;
    }
    for (const child of node.childNodes.toReversed()) open.push(child);
  }
  return url;
}
