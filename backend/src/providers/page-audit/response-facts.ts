import type { PageDocument } from './page-document.js';

type Headers = Record<string, string>;

export interface LinkValue {
  url: string;
  rels: string[];
  hreflang: string | null;
}

const MAX = { header: 50_000, links: 300, text: 1000 };

/** Adds facts of the response headers that the page does not state itself. */
export function withResponseFacts<Document extends Pick<PageDocument, 'canonical' | 'hreflang' | 'lang'>>(
  document: Document,
  headers: Headers,
): Document {
  const links = linkValues(headers.link ?? '');
  const canonical = links.find(({ rels }) => rels.includes('canonical'));
  const alternates = links.flatMap(({ url, rels, hreflang }) => (rels.includes('alternate') && hreflang ? [{ lang: hreflang, url }] : []));
  return {
    ...document,
    canonical: document.canonical ?? canonical?.url ?? null,
    hreflang: [...document.hreflang, ...alternates].slice(0, MAX.links),
    lang: document.lang ?? singleLanguage(headers['content-language']),
  };
}

/** Returns the declared language, or null for several: these set no language (HTML standard, language of a node). */
export function singleLanguage(declared: string | undefined): string | null {
  const language = declared?.trim().slice(0, MAX.text) ?? '';
  return /^[\w-]{2,50}$/.test(language) ? language : null;
}

/** The links of a `Link` header (RFC 8288). */
export function linkValues(header: string): LinkValue[] {
  return split(header.slice(0, MAX.header), ',')
    .slice(0, MAX.links)
    .flatMap((value) => {
      const target = /^\s*<([^>]*)>/.exec(value);
      const url = target?.[1]?.trim();
      if (!target || !url) return [];
      const parameters = split(value.slice(target[0].length), ';').flatMap((parameter) => {
        const [name = '', given = ''] = parameter.split(/=(.*)/s, 2);
        return name.trim() ? [[name.trim().toLowerCase(), unquoted(given.trim())] as const] : [];
      });
      // the first of a name counts
      const byName = new Map(parameters.toReversed());
      // a link with an anchor is about another resource
      if (byName.has('anchor')) return [];
      const rels = (byName.get('rel') ?? '').toLowerCase().split(/\s+/);
      return [{ url: url.slice(0, MAX.text), rels, hreflang: byName.get('hreflang')?.slice(0, 50) ?? null }];
    });
}

/** Splits at a separator outside quotes and addresses. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote === '"' && character === '\\') at++;
    else if (quote) quote = character === (quote === '<' ? '>' : quote) ? '' : quote;
    else if (character === '"' || character === '<') quote = character;
    else if (character === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

const unquoted = (text: string): string => (text.startsWith('"') ? text.slice(1).replace(/"$/, '').replace(/\\(.)/g, '$1') : text);
