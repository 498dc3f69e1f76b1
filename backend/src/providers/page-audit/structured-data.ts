import type { WalkedElement } from '../html/walk-html.js';
import { jsonLdTypes } from './json-ld.js';

const MAX = { types: 50, name: 80, prefixes: 50 };
const SCHEMA = /^https?:\/\/(?:www\.)?schema\.org\//i;
const JSON_LD = 'application/ld+json';

/** How RDFa shortens addresses, as declared by an element or its ancestors. */
interface Shorthand {
  vocab: string;
  prefixes: ReadonlyMap<string, string>;
}

/** Gathers the types of things that a page describes for machines: JSON-LD, microdata and RDFa. */
export class StructuredData {
  private readonly found = new Set<string>();
  private readonly shorthands: Shorthand[] = [{ vocab: '', prefixes: new Map([['schema', 'https://schema.org/']]) }];

  get types(): string[] {
    return [...this.found];
  }

  open({ name, attributes }: WalkedElement, text: () => string): void {
    const { type, itemtype, vocab, prefix, typeof: rdfaTypes } = attributes;
    if (name === 'script' && essence(type) === JSON_LD) for (const one of jsonLdTypes(text())) this.add(one);
    for (const one of tokens(itemtype)) this.add(one);
    const outer = this.shorthands.at(-1) as Shorthand;
    const isChanged = vocab !== undefined || prefix !== undefined;
    const shorthand = isChanged ? { vocab: vocab?.trim() ?? outer.vocab, prefixes: withPrefixes(outer.prefixes, prefix) } : outer;
    this.shorthands.push(shorthand);
    // RDFa describes much else than what search engines read, e.g. Drupal's posts
    for (const one of tokens(rdfaTypes)) {
      const address = expanded(one, shorthand);
      if (SCHEMA.test(address)) this.add(address);
    }
  }

  close(): void {
    this.shorthands.pop();
  }

  /** `https://schema.org/LocalBusiness`, `schema:LocalBusiness` and `LocalBusiness` are one type. */
  private add(type: string): void {
    const name = type
      .slice(0, 500)
      .replace(/[/#]+$/, '')
      .split(/[/#:]/)
      .at(-1)
      ?.trim();
    if (name && !name.startsWith('@') && this.found.size < MAX.types) this.found.add(name.slice(0, MAX.name));
  }
}

/** A media type without its parameters. */
const essence = (type: string | undefined): string => type?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

const tokens = (value: string | undefined): string[] => value?.slice(0, 2000).split(/\s+/).filter(Boolean) ?? [];

function expanded(type: string, { vocab, prefixes }: Shorthand): string {
  const [prefix = '', name] = type.split(/:(.*)/s, 2);
  if (name === undefined) return vocab + type;
  const address = prefixes.get(prefix.toLowerCase());
  return address === undefined ? type : address + name;
}

/** `dc: http://purl.org/dc/terms/ schema: https://schema.org/` */
function withPrefixes(outer: ReadonlyMap<string, string>, value: string | undefined): ReadonlyMap<string, string> {
  const declared = tokens(value);
  const prefixes = new Map(outer);
  for (let index = 0; index + 1 < declared.length && prefixes.size < MAX.prefixes; index += 2) {
    const [name = '', address = ''] = declared.slice(index, index + 2);
    if (name.endsWith(':')) prefixes.set(name.slice(0, -1).toLowerCase(), address);
  }
  return prefixes;
}
