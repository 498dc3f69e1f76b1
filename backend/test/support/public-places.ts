import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { auditDocument } from '../../src/modules/audit-pdf/audit-document.js';
import { AuditFactsQueries } from '../../src/modules/audit-pdf/audit-facts.queries.js';
import type { TestApp } from './app.js';

/** Letters and figures alone: spaces, lines and punctuation are set anew in every place. */
export const letters = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

const PAGES = ['analyse', 'monscore', 'score'] as const;
const UNSEEN = new Set(['script', 'style', 'template']);
const SPOKEN = new Set(['alt', 'title', 'aria-label', 'content', 'placeholder', 'value', 'href']);

/** All public texts about a prospect by source: data, pages and their data, the text of the audit. */
export async function publicPlaces(
  app: TestApp,
  { id, token }: { id: string; token: string },
  names: readonly string[] = PAGES,
): Promise<Record<string, string>> {
  const get = async (path: string) => (await app.call<unknown>('GET', path)).body;
  const [report, score, facts, ...pages] = await Promise.all([
    get(`/api/public/prospects/${token}`),
    get(`/api/public/prospects/${token}/score`),
    app.app.get(AuditFactsQueries, { strict: false }).of(id),
    ...names.map((page) => get(`/${page}/${token}`)),
  ]);
  const served = pages.map((page) => readPage(String(page)));
  return {
    data: textsIn([report, score]),
    ...Object.fromEntries(names.map((page, index) => [`page ${page}`, served[index]?.shown ?? ''])),
    islands: textsIn(served.map(({ islands }) => islands)),
    audit: readPage(auditDocument(facts, '', new Map())).shown,
  };
}

/** What a page says and what its data holds; programs and styles say nothing. */
function readPage(html: string): { shown: string; islands: unknown[] } {
  const shown: string[] = [];
  const islands: unknown[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#text') shown.push((node as DefaultTreeAdapterTypes.TextNode).value);
    if ('attrs' in node) {
      shown.push(...node.attrs.filter(({ name }) => SPOKEN.has(name)).map(({ value }) => value));
      const isData = node.attrs.some(({ name, value }) => name === 'type' && /json/.test(value));
      const [text] = node.childNodes;
      if (node.nodeName === 'script' && isData && text && 'value' in text) islands.push(JSON.parse(text.value));
      if (UNSEEN.has(node.nodeName)) return;
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return { shown: shown.join('\n'), islands };
}

/** Every text and every name in a value. */
function textsIn(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}\n${textsIn(inner)}`)
    .join('\n');
}
