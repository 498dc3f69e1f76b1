import { parse } from 'parse5';
import type { Catalogue } from '../../src/rules/language.rules.js';

/** Words of nearly every French sentence, and endings of French ones, which neither German nor Italian has. */
const FRENCH =
  /(?<![\p{L}’'/-])(?:vous|votre|vos|nous|notre|nos|les|une|aux|est|sont|été|être|avec|pour|dans|chez|cette|ces|mais|aussi|dès|jusqu|sous|sur|aucune?|lequel|réponses?|site web|mesuré|envoyé|prêt|appel|rendez-vous|téléphone|l’adresse)(?![\p{L}’-])|(?<!\p{L})(?:l|d|qu|n|s)’[aeéêouh]\p{Ll}*(?:eur|ais|aire|és|ée|ées|ique|ence)(?!\p{L})/iu;
/** Shorter ones may be a name, or a word of both. */
const MANY_LETTERS = 12;

const plain = (text: string): string =>
  text
    .replaceAll('\u2060', '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** What of these texts is French still: a sentence of the catalogue, or one that it does not know. `own`: words of the agency and of companies. */
export function leftFrench(texts: readonly string[], catalogue: Catalogue, own: readonly string[] = []): string[] {
  const others = own
    .map(plain)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const said = texts.map((text) => others.reduce((rest, one) => rest.replaceAll(one, ''), plain(text)));
  const { alone, sentences } = frenchOf(catalogue);
  const all = said.join('\n');
  const patterns = [FRENCH, ...sentences.filter(({ part }) => all.includes(part)).map(({ pattern }) => pattern())];
  const around = (text: string, at: number) => text.slice(Math.max(0, at - 30), at + 70);
  const french = (text: string): string[] => {
    if (alone.has(text)) return [text];
    const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
    return found ? [around(text, found.index)] : [];
  };
  return [...new Set(said.flatMap(french))];
}

interface French {
  /** Texts that are French as they stand. */
  alone: ReadonlySet<string>;
  /** Each longer sentence as it looks with anything put in, which is no longer than a name or a number with its words. */
  sentences: readonly { /** Wherever the sentence is. */ part: string; pattern: () => RegExp }[];
}

const known = new WeakMap<Catalogue, French>();

/** What is French of a catalogue, which is looked through once. */
function frenchOf(catalogue: Catalogue): French {
  const before = known.get(catalogue);
  if (before) return before;
  const alike = new Set(Object.values(catalogue).map(plain));
  const french: French = {
    alone: new Set(
      Object.keys(catalogue)
        .map(plain)
        .filter((text) => !alike.has(text)),
    ),
    sentences: Object.entries(catalogue).flatMap(([key, words]) => {
      const text = plain(key.replace(/ \| [^|]+$/, ''));
      if (text === plain(words) || text.replace(/\{\d\}|[^\p{L}]/gu, '').length < MANY_LETTERS) return [];
      const parts = text.split(/\{\d\}/).filter((part) => part !== '');
      const part = parts.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
      return [{ part, pattern: () => new RegExp(`(?<!\\p{L})${parts.map(escaped).join('.{1,60}?')}(?!\\p{L})`, 'u') }];
    }),
  };
  known.set(catalogue, french);
  return french;
}

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  content?: Node;
  value?: string;
}

const READ = new Set(['alt', 'aria-label', 'placeholder', 'title', 'data-title']);

/** What a person reads or hears of a page, each piece by itself; parts in another language, which say so, are left out. */
export function textsOfPage(html: string): string[] {
  const texts = ({ nodeName, attrs = [], childNodes = [], content, value = '' }: Node): string[] => {
    if (nodeName === '#text') return [value];
    if (['script', 'style', 'noscript'].includes(nodeName)) return [];
    if (nodeName !== 'html' && attrs.some(({ name }) => name === 'lang')) return [];
    const read = attrs.filter(({ name }) => READ.has(name)).map((attribute) => attribute.value);
    const described = attrs.some((attribute) => attribute.name === 'name' && attribute.value === 'description');
    const description = described ? attrs.filter(({ name }) => name === 'content').map((attribute) => attribute.value) : [];
    return [...read, ...description, ...[...childNodes, ...(content ? [content] : [])].flatMap(texts)];
  };
  return texts(parse(html) as unknown as Node).filter((text) => text.trim() !== '');
}

/** Every text of an answer of the API. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
