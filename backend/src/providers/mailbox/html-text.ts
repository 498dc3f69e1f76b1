import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

const UNSEEN = new Set(['script', 'style', 'head', 'title', 'template']);
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'font', 'i', 'small', 'span', 'strong', 'tt', 'u', 'wbr']);

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Returns the text of an HTML message, one line per block. Without recursion: strangers nest as deep as they like. */
export function textOfHtml(html: string): string {
  const open: (Node | string)[] = parseFragment(html).childNodes.toReversed();
  const text: string[] = [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') text.push(node);
    else if ('value' in node) text.push(node.value.replace(/\s+/g, ' '));
    else if ('childNodes' in node && !UNSEEN.has(node.tagName)) {
      const end = INLINE.has(node.tagName) ? '' : '\n';
      open.push(end, ...node.childNodes.toReversed(), end);
    }
  }
  return text.join('');
}
