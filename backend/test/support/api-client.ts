import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAMS = join(ROOT, 'node_modules/.bin');
const COMPILER = { strict: true, target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'], types: [], rootDir: 'source', outDir: 'built' };
const COMMON_JS = { module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0' };
const NODE_TYPES = { types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] };
const MODULES = { module: 'esnext', moduleResolution: 'bundler', noEmit: true, ...NODE_TYPES };
const run = promisify(execFile);

/** Makes a client from a document of `docs`, as an integrator does. */
async function makeClient(target: string, document: string): Promise<void> {
  await run(join(PROGRAMS, 'openapi-ts'), ['-i', join(ROOT, 'docs', document), '-o', target, '-c', '@hey-api/client-fetch', '--silent']);
}

async function compile(folder: string, compilerOptions: object): Promise<void> {
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['source'] }));
  await run(join(PROGRAMS, 'tsc'), ['-p', folder]);
}

/** Compiles a made client, strictly, with a program of its user; returns that program's module. */
export async function withMadeClient<Module>(folder: string, program: string, document = 'openapi.json'): Promise<Module> {
  const source = join(folder, 'source');
  await makeClient(source, document);
  await writeFile(join(source, 'program.ts'), program);
  await compile(folder, { ...COMPILER, ...COMMON_JS });
  return createRequire(import.meta.url)(join(folder, 'built/program.js')) as Module;
}

/** Builds a program that imports a made client from `./smartindex`: checks its types and bundles it. Returns the file to run. */
export async function builtWithClient(folder: string, program: string, document: string): Promise<string> {
  await makeClient(join(folder, 'source/smartindex'), document);
  await writeFile(join(folder, 'source/program.mts'), program);
  await compile(folder, { ...COMPILER, ...MODULES });
  const file = join(folder, 'program.mjs');
  await run(join(PROGRAMS, 'rolldown'), [join(folder, 'source/program.mts'), '--file', file, '--platform', 'node', '--format', 'esm']);
  return file;
}
