import {
  type Attributes,
  attributesOf,
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  isComment,
  isElement,
  isTemplate,
  isText,
  ownText,
  parseNoscript,
} from './parse-html.js';
import { drawsText, hidesContent, isHidden } from './rendering.js';
import { SlotAssignment, shadowRootOf } from './shadow-roots.js';

/** `template` is inert and `noscript` is for browsers without scripts: neither is part of the page. */
export type Tree = 'document' | 'shadow' | 'template' | 'noscript';

export interface WalkedElement {
  /** The local name, e.g. `h1`, `linearGradient`. */
  name: string;
  kind: 'html' | 'svg' | 'math';
  attributes: Attributes;
  tree: Tree;
  /** By the browser's own style sheet, its attributes and those of its ancestors; style sheets of the page are not read. */
  isShown: boolean;
  /** Whether text right in it is shown. */
  showsText: boolean;
  node: HtmlElement;
}

export interface HtmlVisitor {
  open(element: WalkedElement): void;
  close?(element: WalkedElement): void;
  /** `parent` is null outside of the root element. */
  text?(text: string, parent: WalkedElement | null): void;
  comment?(text: string): void;
}

interface Context {
  tree: Tree;
  isShown: boolean;
  slots: Slots | null;
}

/** Nodes assigned to the slots of a shadow root, and their original position. */
interface Slots {
  assignment: SlotAssignment;
  outside: Pick<Context, 'tree' | 'slots'>;
}

interface Level extends Context {
  nodes: readonly HtmlNode[];
  next: number;
  element: WalkedElement | null;
  /** The element ends with this level. */
  ends: boolean;
}

/**
 * Visits a document as a browser composes it: shadow roots in their hosts, slotted nodes in their slots. Every element is
 * visited once. Deep pages need no deep stack.
 */
export function walkHtml(document: HtmlDocument, visitor: HtmlVisitor): void {
  const levels: Level[] = [
    { nodes: document.childNodes, next: 0, element: null, ends: false, tree: 'document', isShown: true, slots: null },
  ];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const node = level.nodes[level.next++];
    if (!node) {
      levels.pop();
      if (level.ends && level.element) visitor.close?.(level.element);
    } else if (isText(node)) visitor.text?.(node.value, level.element);
    else if (isComment(node)) visitor.comment?.(node.data);
    else if (isElement(node)) {
      const element = walked(node, level);
      visitor.open(element);
      levels.push(...levelsOf(element, level));
    }
  }
}

function walked(node: HtmlElement, context: Context): WalkedElement {
  const element = { name: node.tagName, kind: kindOf(node), attributes: attributesOf(node), tree: context.tree, node };
  const isShown = context.isShown && !isHidden(element);
  return { ...element, isShown, showsText: isShown && !hidesContent(element) && drawsText(element) };
}

/** What is inside of an element. The last level is visited first, and the first one ends the element. */
function levelsOf(element: WalkedElement, { tree, slots }: Context): Level[] {
  const { node, kind, name } = element;
  const isShown = element.isShown && !hidesContent(element);
  const level = (nodes: readonly HtmlNode[], context: Partial<Context> = {}, ends = true): Level => ({
    ...{ tree, slots, isShown, ...context },
    ...{ nodes, next: 0, element, ends },
  });
  if (kind !== 'html') return [level(node.childNodes)];
  if (name === 'noscript' && tree !== 'noscript') return [level(parseNoscript(ownText(node)), { tree: 'noscript' })];
  if (isTemplate(node)) return [level(node.content.childNodes, { tree: 'template' })];
  const root = tree === 'template' ? null : shadowRootOf(node);
  if (root) {
    const assignment = new SlotAssignment(root.content, root.light);
    const unseen = { ...element, isShown: false, showsText: false };
    return [
      level([]),
      { ...level(assignment.unassigned, { isShown: false }, false), element: unseen },
      level(root.content, { tree: 'shadow', slots: { assignment, outside: { tree, slots } } }, false),
    ];
  }
  const assigned = name === 'slot' && slots ? slots.assignment.nodesOf(node) : null;
  return [assigned ? level(assigned, slots?.outside) : level(node.childNodes)];
}

function kindOf({ namespaceURI }: HtmlElement): WalkedElement['kind'] {
  if (namespaceURI.endsWith('/svg')) return 'svg';
  return namespaceURI.endsWith('/MathML') ? 'math' : 'html';
}
