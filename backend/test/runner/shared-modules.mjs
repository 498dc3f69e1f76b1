import { statSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WORDS = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'test'];
const TESTS = new URL('../', import.meta.url).href;
const SOURCES = new URL('../../src/', import.meta.url).href;
const BUILT = new URL('../../dist/', import.meta.url).href;

enableCompileCache();
registerHooks({ resolve });
// Nest is ESM and some of its modules are CommonJS: loading these first avoids a cycle between the two
await import('reflect-metadata');
await import('@nestjs/common');
await import('@nestjs/core');

/** Runs a test file with Jest’s words as its globals; Node itself takes its types out. */
export async function importTestFile(path, global) {
  for (const word of WORDS) globalThis[word] = global[word];
  await import(`${pathToFileURL(path)}?changed=${statSync(path).mtimeMs}`);
}

/** Tests name sources by what they are built to, and get the built ones. */
function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !context.parentURL?.startsWith(TESTS)) return next(specifier, context);
  const wanted = new URL(specifier, context.parentURL).href;
  if (wanted.startsWith(SOURCES)) return next(BUILT + wanted.slice(SOURCES.length), context);
  const source = wanted.replace(/\.js$/, '.ts');
  return next(statSync(fileURLToPath(source), { throwIfNoEntry: false }) ? source : specifier, context);
}
