import { type HtmlDocument, type HtmlElement, isElement, isText, ownText } from './parse-html.js';
import { isBlock } from './rendering.js';
import type { WalkedElement } from './walk-html.js';

/** Characters of one text. */
const LONGEST = 1000;

/** Computes the text alternative of an element without text (WAI-ARIA, accessible name), without its own content. */
export class TextAlternatives {
  private byId: Map<string, HtmlElement> | null = null;
  private readonly texts = new Map<HtmlElement, string>();

  constructor(private readonly document: HtmlDocument) {}

  of({ name, kind, attributes, node }: WalkedElement): string {
    const labelled = this.labelledBy(attributes['aria-labelledby']) || spaced(attributes['aria-label'] ?? '');
    if (labelled) return labelled;
    if (kind === 'svg') return name === 'svg' ? titleOf(node) : '';
    return kind === 'html' ? spaced(ownAlternative(name, attributes)) : '';
  }

  private labelledBy(ids: string | undefined): string {
    if (!ids) return '';
    const found = ids
      .split(/\s+/, 20)
      .flatMap((id) => this.elements().get(id) ?? [])
      .map((element) => this.textOf(element));
    return spaced(found.join(' '));
  }

  private textOf(element: HtmlElement): string {
    const known = this.texts.get(element);
    if (known !== undefined) return known;
    let text = '';
    const open = element.childNodes.toReversed();
    for (let node = open.pop(); node && text.length < LONGEST; node = open.pop()) {
      if (isText(node)) text += node.value;
      else if (isElement(node) && !/^(?:script|style)$/.test(node.tagName))
        for (const child of node.childNodes.toReversed()) open.push(child);
    }
    this.texts.set(element, spaced(text));
    return spaced(text);
  }

  private elements(): Map<string, HtmlElement> {
    if (this.byId) return this.byId;
    const found = new Map<string, HtmlElement>();
    const open = this.document.childNodes.toReversed();
    for (let node = open.pop(); node; node = open.pop()) {
      if (!isElement(node)) continue;
      const id = node.attrs.find(({ name }) => name === 'id')?.value;
      if (id && !found.has(id)) found.set(id, node);
      for (const child of node.childNodes.toReversed()) open.push(child);
    }
    this.byId = found;
    return found;
  }
}

function ownAlternative(name: string, { alt = '', type = '', value = '' }: WalkedElement['attributes']): string {
  if (name === 'img' || name === 'area') return alt;
  if (name !== 'input') return '';
  const kind = type.trim().toLowerCase();
  if (kind === 'image') return alt || value;
  return /^(?:submit|button|reset)$/.test(kind) ? value : '';
}

function titleOf(svg: HtmlElement): string {
  const title = svg.childNodes.find((node) => isElement(node) && node.tagName === 'title');
  return title && isElement(title) ? spaced(ownText(title)) : '';
}

/** Texts of elements as a person reads or hears them, gathered while a document is walked. */
export class ElementTexts {
  private readonly open: { text: string }[] = [];

  constructor(private readonly alternatives: TextAlternatives) {}

  enter(element: WalkedElement, isRead = element.isShown): void {
    if (isBlock(element) && isRead) this.add(' ');
    this.open.push({ text: '' });
  }

  add(text: string): void {
    const top = this.open.at(-1);
    if (top && top.text.length < LONGEST) top.text += text.slice(0, LONGEST);
  }

  /** Returns the text of the element, else its alternative. Text that is not `shown` does not count for its parent. */
  leave(element: WalkedElement, isRead: boolean, isShown = isRead): string {
    const own = this.open.pop()?.text ?? '';
    const words = spaced(own);
    const alternative = words || !isRead ? '' : this.alternatives.of(element);
    if (isShown) this.add(alternative ? ` ${alternative} ` : own);
    if (isBlock(element) && isShown) this.add(' ');
    return words || alternative;
  }
}

export const spaced = (text: string): string => text.slice(0, LONGEST).replace(/\s+/g, ' ').trim();
