import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Place, Template } from './page-template.js';

type Element = DefaultTreeAdapterTypes.Element;

const MARKS = ['data-bind', 'data-show', 'data-attr', 'data-each'];

/** Part of the microsite's build: what serves pages has no parser (decision 37). */
export function readTemplate(html: string): Template {
  const reader = new TemplateReader(html);
  reader.children(parse(html, { sourceCodeLocationInfo: true }));
  return reader.result();
}

class TemplateReader {
  private readonly template: Template = { parts: [], paths: [], title: '', head: '' };
  private parts = this.template.parts;
  private from = 0;

  constructor(private readonly html: string) {}

  children(node: DefaultTreeAdapterTypes.ParentNode): void {
    for (const child of 'content' in node ? node.content.childNodes : node.childNodes) {
      if ('tagName' in child) this.element(child);
      else if ('data' in child) this.comment(child);
    }
  }

  result(): Template {
    this.cutBefore(this.html.length);
    return this.template;
  }

  private cutBefore(end: number): void {
    this.parts.push(this.html.slice(this.from, end));
    this.from = end;
  }

  private element(element: Element): void {
    const { template } = this;
    const { startTag } = element.sourceCodeLocation ?? {};
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (attributes['data-bind']) template.paths.push(attributes['data-bind']);
    if (element.tagName === 'html') template.title = attributes['data-title'] ?? '';
    if (startTag && MARKS.some((mark) => mark in attributes)) this.place(element, attributes, startTag);
    else {
      if (startTag && attributes.id === 'page-data') {
        this.cutBefore(startTag.endOffset);
        this.parts.push({ kind: 'data' });
      }
      this.children(element);
    }
  }

  private place(element: Element, attributes: Record<string, string>, tag: { startOffset: number; endOffset: number }): void {
    const outside = this.parts;
    this.cutBefore(tag.startOffset);
    const text = this.html.slice(tag.startOffset, tag.endOffset);
    const place: Place = { kind: 'place', name: element.tagName, attributes, tag: text, parts: [], end: '' };
    outside.push(place);
    this.from = tag.endOffset;
    this.parts = place.parts;
    this.children(element);
    const { endTag } = element.sourceCodeLocation ?? {};
    if (endTag) {
      this.cutBefore(endTag.startOffset);
      this.from = endTag.endOffset;
      place.end = this.html.slice(endTag.startOffset, endTag.endOffset);
    }
    this.parts = outside;
  }

  /** What stands between `<!--head-->` and `<!--/head-->` is written anew by the server. */
  private comment({ data, sourceCodeLocation }: DefaultTreeAdapterTypes.CommentNode): void {
    if (!sourceCodeLocation) return;
    const { startOffset, endOffset } = sourceCodeLocation;
    if (data === 'head') this.cutBefore(startOffset);
    if (data !== '/head') return;
    this.template.head = this.html.slice(this.from, endOffset);
    this.template.parts.push({ kind: 'head', own: this.template.head });
    this.from = endOffset;
  }
}
