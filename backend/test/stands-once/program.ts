import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';

export const ROOT = resolve(import.meta.dirname, '../../..');
const PARTS = ['backend/src', 'admin/src', 'microsite/src'];

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  experimentalDecorators: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
};

/** The product as the compiler sees it: each file of the three parts that is no test, pages and their scripts too. */
export interface Sources {
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
  /** Path from the root of the repository, of a page itself for what was made of it. */
  pathOf(node: ts.Node): string;
  /** Line in that file. */
  lineOf(node: ts.Node): number;
}

/** A file that the compiler reads instead of a page, and where each of its characters stands in that page. */
interface Made {
  text: string;
  page: string;
  placeIn(offset: number): number;
}

/** Packages whose types carry figures through; the others would only cost time. */
const KEPT = new Set(['zod', 'react']);

/** As much of Astro as carries a part’s properties to their types. */
const ASTRO = join(ROOT, 'node_modules/astro/props-alone.d.ts');
const ASTRO_TYPES = 'export interface AstroGlobal<Props = any, _Self = any, _Params = any> { props: Props; [name: string]: any }';

const isCounted = (path: string): boolean =>
  /\.(?:tsx?|astro)$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/database\/migrations\//.test(path);

/** `planted`: files that stand beside the product for one test, by their path. */
export function readSources(planted: Readonly<Record<string, string>> = {}): Sources {
  const found = PARTS.flatMap((part) =>
    readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).map((path) => join(part, path)),
  ).filter(isCounted);
  const pages = found.filter((path) => path.endsWith('.astro')).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
  const made = new Map([...pages, ...Object.entries(planted)].flatMap(([path, text]) => madeOf(join(ROOT, path), text)));
  const names = [...new Set([...found.filter((path) => !path.endsWith('.astro')).map((path) => join(ROOT, path)), ...made.keys()])];
  const program = ts.createProgram(names, OPTIONS, hostOf(made));
  const own = new Set(names);
  return {
    checker: program.getTypeChecker(),
    files: program.getSourceFiles().filter(({ fileName }) => own.has(fileName)),
    pathOf: (node) => relative(ROOT, node.getSourceFile().fileName).replace(/\.astro\.(?:\d+\.ts|tsx)$/, '.astro'),
    lineOf: (node) => {
      const file = node.getSourceFile();
      const there = made.get(file.fileName);
      if (!there) return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      return there.page.slice(0, there.placeIn(node.getStart())).split('\n').length;
    },
  };
}

/** A page becomes one file of its head and body, and one of each of its scripts. */
function madeOf(path: string, text: string): [string, Made][] {
  if (!path.endsWith('.astro')) return [[path, { text, page: text, placeIn: (offset) => offset }]];
  const { code, scripts, mappings } = convertToTsx(text, { filename: basename(path), ambientTypes: true });
  const placeIn = (offset: number) => {
    const [start = 0, , original = 0] = mappings.findLast(([from]) => from <= offset) ?? [];
    return original + offset - start;
  };
  return [
    [`${path}.tsx`, { text: code, page: text, placeIn }],
    ...scripts.map(({ content, position }, index): [string, Made] => [
      `${path}.${index}.ts`,
      { text: content, page: text, placeIn: (offset) => position.start + offset },
    ]),
  ];
}

/** Reads made files as if they were there, and finds the page behind an import. */
function hostOf(made: ReadonlyMap<string, Made>): ts.CompilerHost {
  const textOf = (path: string) => (path === ASTRO ? ASTRO_TYPES : made.get(path)?.text);
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.readFile = (path) => textOf(path) ?? readFile(path);
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = textOf(path);
    return text === undefined ? getSourceFile(path, languageVersion, ...rest) : ts.createSourceFile(path, text, languageVersion, true);
  };
  const cache = ts.createModuleResolutionCache(ROOT, (path) => path, OPTIONS);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const page = text.endsWith('.astro') ? join(dirname(from), `${text}.tsx`) : '';
      if (made.has(page))
        return { resolvedModule: { resolvedFileName: page, extension: ts.Extension.Tsx, isExternalLibraryImport: false } };
      if (text === 'astro')
        return { resolvedModule: { resolvedFileName: ASTRO, extension: ts.Extension.Dts, isExternalLibraryImport: true } };
      if (!text.startsWith('.') && !KEPT.has(text)) return { resolvedModule: undefined };
      return ts.resolveModuleName(text, from, OPTIONS, host, cache);
    });
  return host;
}
