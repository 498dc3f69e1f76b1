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
  const untold = sentencesOf(catalogue);
  const others = own
    .map(plain)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const alone = new Set(Object.entries(catalogue).flatMap(([key, words]) => (plain(key) === plain(words) ? [] : [plain(key)])));
  const alike = new Set(Object.values(catalogue).map(plain));
  const around = (text: string, at: number) => text.slice(Math.max(0, at - 30), at + 70);
  const french = (text: string): string[] => {
    if (alone.has(text) && !alike.has(text)) return [text];
    const found = [FRENCH, ...untold].map((pattern) => pattern.exec(text)).find((match) => match !== null);
    return found ? [around(text, found.index)] : [];
  };
  const said = texts.map((text) => others.reduce((rest, one) => rest.replaceAll(one, ''), plain(text)));
  return [...new Set(said.flatMap(french))];
}

/** Each sentence of the catalogue as it looks with anything put in, which is no longer than a name or a number with its words. */
const sentencesOf = (catalogue: Catalogue): RegExp[] =>
  Object.entries(catalogue).flatMap(([key, words]) => {
    const french = plain(key.replace(/ \| [^|]+$/, ''));
    if (french === plain(words) || french.replace(/\{\d\}|[^\p{L}]/gu, '').length < MANY_LETTERS) return [];
    const parts = french.split(/\{\d\}/).filter((part) => part !== '');
    return [new RegExp(`(?<!\\p{L})${parts.map(escaped).join('.{1,60}?')}(?!\\p{L})`, 'u')];
  });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

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
