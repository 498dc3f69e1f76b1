import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface ParsedElement {
  name: string;
  parent: string;
  attributes: Record<string, string>;
  /** Its words and those of all it contains. */
  text: string;
}

/** The elements of a document, in their order; those of some names when they are given. */
export function elementsOf(html: string, ...names: string[]): ParsedElement[] {
  const found: ParsedElement[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const { tagName: name, attrs } = child;
      const attributes = Object.fromEntries(attrs.map((attribute) => [attribute.name, attribute.value]));
      if (names.length === 0 || names.includes(name)) found.push({ name, parent: node.nodeName, attributes, text: textOf(child) });
      walk(child);
    }
  };
  walk(parse(html));
  return found;
}

/** What a document says, without its title, styles and scripts. */
export const bodyText = (html: string): string => elementsOf(html, 'body')[0]?.text ?? '';

/** Addresses of its links. */
export const linksOf = (html: string): (string | undefined)[] => elementsOf(html, 'a').map(({ attributes }) => attributes.href);

const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || /^(?:script|style)$/.test(node.nodeName)) return '';
  return node.childNodes.map(textOf).join('');
};
