import { attributesOf, type HtmlDocument, isElement } from './parse-html.js';

/**
 * What relative addresses of a document are resolved with (HTML standard, document base URL): the first `base` with an
 * address, wherever it is. Whose site the document is, its own address tells, never its base.
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
