import { type HtmlElement, type HtmlNode, isComment, isElement, isTemplate, isText } from './parse-html.js';

/** Elements that may have a shadow root, beside those with a name of their own (DOM standard, valid shadow host name). */
const HOSTS = new Set('article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '));
const CUSTOM_NAME = /^[a-z][^A-Z]*-[^A-Z]*$/;

/** The declared shadow root of an element, open or closed: its nodes, and the host's own children. */
export function shadowRootOf(host: HtmlElement): { content: HtmlNode[]; light: HtmlNode[] } | null {
  if (!HOSTS.has(host.tagName) && !CUSTOM_NAME.test(host.tagName)) return null;
  const declaration = host.childNodes.find(
    (node) => isTemplate(node) && node.attrs.some(({ name, value }) => name === 'shadowrootmode' && /^(?:open|closed)$/i.test(value)),
  );
  if (!declaration || !isTemplate(declaration)) return null;
  return { content: declaration.content.childNodes, light: host.childNodes.filter((node) => node !== declaration) };
}

/** Which children of a host are shown in which slot of its shadow root: the first slot of a name has them all. */
export class SlotAssignment {
  readonly unassigned: HtmlNode[] = [];
  private readonly bySlot = new Map<HtmlElement, HtmlNode[]>();

  constructor(content: readonly HtmlNode[], light: readonly HtmlNode[]) {
    const byName = new Map<string, HtmlNode[]>();
    for (const slot of slotsIn(content)) {
      const name = attribute(slot, 'name');
      if (byName.has(name)) continue;
      const nodes: HtmlNode[] = [];
      byName.set(name, nodes);
      this.bySlot.set(slot, nodes);
    }
    for (const node of light) {
      const nodes = isElement(node) || isText(node) ? byName.get(isElement(node) ? attribute(node, 'slot') : '') : undefined;
      (nodes ?? this.unassigned).push(node);
    }
  }

  /** Null where the slot shows its own content. */
  nodesOf(slot: HtmlElement): HtmlNode[] | null {
    const nodes = this.bySlot.get(slot);
    return nodes && nodes.length > 0 ? nodes : null;
  }
}

/** In tree order; deep trees need no deep stack. */
function slotsIn(content: readonly HtmlNode[]): HtmlElement[] {
  const slots: HtmlElement[] = [];
  const open = content.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    if (node.tagName === 'slot') slots.push(node);
    for (const child of node.childNodes.toReversed()) if (!isText(child) && !isComment(child)) open.push(child);
  }
  return slots;
}

const attribute = ({ attrs }: HtmlElement, name: string): string => attrs.find((one) => one.name === name)?.value ?? '';
