import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { frenchFaults } from '../test/support/french.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const documents = [
  ...globSync(['docs/*.md', 'docs/{agence,decisions,guides,security}/*.md'], { cwd: ROOT }),
  'README.md',
  'CONTRIBUTING.md',
];
const french = documents.filter((file) => file.startsWith('docs/agence/'));

describe('the pictures of the documents', () => {
  const made = [...read('e2e/screens/pictures.ts').matchAll(/\bname: '([\w-]+)'/g)].map(([, name]) => `docs/images/${name}.png`);
  const shown = documents.flatMap((file) =>
    [...read(file).matchAll(/!\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, path = '']) => relative(ROOT, join(ROOT, dirname(file), path))),
  );

  it('are those that `npm run screens` takes', () => {
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((path) => !made.includes(path))).toEqual([]);
  });

  it('exist and are all shown', () => {
    expect(made.filter((path) => !existsSync(join(ROOT, path)) || !shown.includes(path))).toEqual([]);
    expect(globSync('docs/images/*', { cwd: ROOT }).filter((path) => !made.includes(path))).toEqual([]);
  });
});

/** Languages in which every text can be parsed. */
const WITHOUT_GRAMMAR = ['ini', 'html'];

/** Returns the message of a parser, or null when it accepts the text. */
const PARSERS: Readonly<Record<string, (text: string) => string | null>> = {
  json: (text) => failureOf(() => JSON.parse(text)),
  yaml: (text) => parseAllDocuments(text).flatMap(({ errors }) => errors)[0]?.message ?? null,
  sh: (text) => failureOf(() => execFileSync('sh', ['-n'], { input: text, stdio: ['pipe', 'ignore', 'pipe'] })),
  ts: (text) => syntaxFault(text, 'example.ts'),
  js: (text) => syntaxFault(text, 'example.js'),
};

function failureOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function syntaxFault(text: string, fileName: string): string | null {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName, reportDiagnostics: true });
  return diagnostics[0] ? ts.flattenDiagnosticMessageText(diagnostics[0].messageText, '\n') : null;
}

describe('the code blocks of the documents', () => {
  const blocks = documents.flatMap((file) =>
    [...read(file).matchAll(/^( *)```(\w+)[^\n]*\n([\s\S]*?)^ *```$/gm)].map(([, , language = '', text = '']) => ({
      file,
      language,
      text,
    })),
  );

  it('are found in the languages that are checked', () => {
    expect(blocks.length).toBeGreaterThan(20);
    expect(
      [...new Set(blocks.map(({ language }) => language))].filter((language) => !PARSERS[language] && !WITHOUT_GRAMMAR.includes(language)),
    ).toEqual([]);
  });

  it('can be parsed', () => {
    const faults = blocks.map(({ file, language, text }) => ({ file, text, fault: PARSERS[language]?.(text) ?? null }));
    expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  it.each([
    ['json', '{"a": 1,}'],
    ['yaml', 'a: [1'],
    ['sh', 'if true; then'],
    ['ts', 'const a: = 1;'],
    ['js', 'function ( {'],
  ])('are refused when their %s is wrong', (language, text) => {
    expect(PARSERS[language]?.(text)).not.toBeNull();
  });
});

describe('the pages for agencies', () => {
  const texts = globSync('admin/src/i18n/fr/*.ts', { cwd: ROOT }).map(read).join('\n').replaceAll(String.raw`\u202f`, '\u202f');

  it('are written in correct French', () => {
    const lines = french.flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => ({ file, line: line.replace(/`[^`]*`/g, '') })),
    );
    expect(lines.flatMap(({ file, line }) => frenchFaults(line).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });

  it('name buttons and screens as the back-office does', () => {
    const labels = french.flatMap((file) => [...read(file).matchAll(/«\u202f([^»]+)\u202f»/g)].map(([, label = '']) => ({ file, label })));
    expect(labels.length).toBeGreaterThan(30);
    expect(labels.filter(({ label }) => !texts.includes(label))).toEqual([]);
  });
});
