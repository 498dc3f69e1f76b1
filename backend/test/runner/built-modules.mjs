import { statSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const TESTS = new URL('../', import.meta.url).href;
const SOURCES = new URL('../../src/', import.meta.url).href;
const BUILT = new URL('../../dist/', import.meta.url).href;

/** Tests name sources by what they are built to, and get the built ones; Node itself takes the types out of the tests. */
function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !context.parentURL?.startsWith(TESTS)) return next(specifier, context);
  const wanted = new URL(specifier, context.parentURL).href;
  if (wanted.startsWith(SOURCES)) return next(BUILT + wanted.slice(SOURCES.length), context);
  const source = wanted.replace(/\.js$/, '.ts');
  return next(statSync(fileURLToPath(source), { throwIfNoEntry: false }) ? source : specifier, context);
}

enableCompileCache();
registerHooks({ resolve });
// Nest is ESM and some of its modules are CommonJS: loading these first avoids a cycle between the two
await import('reflect-metadata');
await import('@nestjs/common');
await import('@nestjs/core');
