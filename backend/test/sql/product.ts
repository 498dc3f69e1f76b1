import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

export const ROOT = resolve(import.meta.dirname, '../../..');
const SOURCES = join(ROOT, 'backend/src');

/** The backend as the compiler sees it, without tests and migrations. */
export interface Product {
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
}

/** `planted`: files that stand beside the product for one test, by their path in backend/src. */
export function readProduct(planted: Readonly<Record<string, string>> = {}): Product {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
  const made = new Map(Object.entries(planted).map(([path, text]) => [join(SOURCES, path), text]));
  const names = [...ts.sys.readDirectory(SOURCES, ['.ts']).filter(isProduct), ...made.keys()];
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => made.has(path) || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = made.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version, true);
  };
  const program = ts.createProgram(names, { ...options, types: ['node'] }, host);
  const own = new Set(names);
  return { checker: program.getTypeChecker(), files: program.getSourceFiles().filter(({ fileName }) => own.has(fileName)) };
}

const isProduct = (path: string): boolean => !/\.test\.ts$|\/database\/migrations\//.test(path);

/** Path below backend/src. */
export const pathOf = (node: ts.Node): string => relative(SOURCES, node.getSourceFile().fileName);

export const placeOf = (node: ts.Node): string =>
  `${pathOf(node)}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** Whose file it is: a module, a module of the analysis, a folder of what all lean on. */
export const moduleOf = (path: string): string =>
  /^(?:modules\/(?:analysis\/(?=[^/]+\/))?|common\/|providers\/)?[^/]+/.exec(path)?.[0].replace(/^modules\//, '') ?? path;

export function everyNode(file: ts.SourceFile, see: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    see(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
}
