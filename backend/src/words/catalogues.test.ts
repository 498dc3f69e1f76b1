import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Catalogue, keyOf } from '../rules/language.rules.js';
import { DE } from './de.js';
import { IT } from './it.js';

const ROOT = join(import.meta.dirname, '../../..');
const CATALOGUES: readonly (readonly [string, string, Catalogue])[] = [
  ['German', 'de', DE],
  ['Italian', 'it', IT],
];

/** Said alike in French and in the other language: names, and words that both have. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: ['SEO', 'UX', 'Top 10', 'Top 30', 'Analyse', 'Audit', 'Position', 'Version', 'Note | lettre'],
  it: ['novembre', 'SEO', 'UX', 'Top 10', 'Top 30', 'Audit'],
};

/** Translations that say less than the French: their language needs no such value there. */
const HOLES_LEFT_OUT: readonly string[] = [];

/** Where texts are marked: t`…`, t.as('context')`…`, translatable`…`. */
const TAG = /^(?:t(?:\.as\('([^']+)'\))?|translatable)$/;
const MARK = /(?<![\w.`$])(?:t(?:\.as\('[^']+'\))?|translatable)`/g;

function keysOf(text: string, path: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX);
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    const key = ts.isTaggedTemplateExpression(node) ? keyIn(node) : null;
    if (key !== null) keys.push(key);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
}

function keyIn({ tag, template }: ts.TaggedTemplateExpression): string | null {
  const match = TAG.exec(tag.getText());
  if (!match) return null;
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  return keyOf(parts) + (match[1] ? ` | ${match[1]}` : '');
}

/** Of a page, which is no TypeScript: each mark by itself. */
const keysOfPage = (text: string): string[] =>
  [...text.matchAll(MARK)].flatMap(({ index }) => keysOf(text.slice(index), 'page.tsx').slice(0, 1));

const said = new Set(
  globSync(['backend/src/**/*.ts', 'microsite/src/**/*.{ts,tsx,astro}'], { cwd: ROOT })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      if (text.search(MARK) < 0) return [];
      return path.endsWith('.astro') ? keysOfPage(text) : keysOf(text, path);
    }),
);

const keysInFiles = (language: string): string[] =>
  globSync(`backend/src/words/${language}/*.ts`, { cwd: ROOT }).flatMap((path) => {
    const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
    const keys: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name))) keys.push(node.name.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return keys;
  });

const holesOf = (words: string): string[] => [...new Set(words.match(/\{\d\}/g))].sort();
const french = (key: string): string => key.replace(/ \| [^|]+$/, '');

describe.each(CATALOGUES)('the %s catalogue', (_name, language, catalogue) => {
  const entries = Object.entries(catalogue);

  it('has the words of all that is said, and no others', () => {
    expect([...said].filter((key) => !(key in catalogue))).toEqual([]);
    expect(Object.keys(catalogue).filter((key) => !said.has(key))).toEqual([]);
  });

  it('has them once', () => {
    const keys = keysInFiles(language);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(keys).toHaveLength(entries.length);
  });

  it('puts in what the French puts in', () => {
    const differ = entries.filter(([key, words]) => String(holesOf(key)) !== String(holesOf(words)) && !HOLES_LEFT_OUT.includes(key));
    expect(differ).toEqual([]);
  });

  it('is written as in Switzerland', () => {
    const faults = entries.filter(([, words]) =>
      /ß|['„“”]|\w"|[\s\u00a0\u202f][?!:;]|«\s|\s»|\.\.\./u.test(words.replace(/<[^>]+>|rel="[^"]+"/g, '')),
    );
    expect(faults).toEqual([]);
  });

  it('leaves no French', () => {
    const alike = entries
      .filter(([key, words]) => french(key) === words && /\p{L}/u.test(words.replace(/\{\d\}/g, '')))
      .map(([key]) => key);
    expect(alike.filter((key) => !ALIKE[language]?.includes(key))).toEqual([]);
    const typed = entries.filter(([, words]) => /\b(?:votre|vos|vous|est|les|pour|avec)\b/i.test(words));
    expect(typed).toEqual([]);
  });
});
