import sniffEncoding from 'html-encoding-sniffer';
import { type DefaultTreeAdapterTypes, serializeOuter } from 'parse5';
import { parseHtml } from '../html/parse-html.js';

type Node = DefaultTreeAdapterTypes.Node;

/** More are no honest page's. */
const MAX_METAS = 100;

/**
 * The encoding that a page declares beyond the bytes that are scanned in advance: browsers meet the element while they parse, and
 * begin again (HTML standard, “changing the encoding while parsing”). Null without one; `latin1`: each byte as one character.
 */
export function lateDeclaration(latin1: string): string | null {
  if (!/charset/i.test(latin1)) return null;
  const metas: string[] = [];
  const waiting: Node[] = [parseHtml(latin1)];
  for (let node = waiting.pop(); node && metas.length < MAX_METAS; node = waiting.pop()) {
    if (node.nodeName === 'meta' && 'attrs' in node) metas.push(serializeOuter(node));
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return sniffEncoding(Buffer.from(metas.join(''), 'latin1'), { defaultEncoding: '', maxPrescanBytes: Infinity }) || null;
}
