import { readFileSync, statSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** Behind the address of a test file, and of all of ours that it names: these are read as they were written, nothing is built. */
export const FROM_SOURCE = '?source';
const OURS = new URL('../../../', import.meta.url).href;
const isFromSource = (url) => url?.startsWith(OURS) && url.includes(FROM_SOURCE);
const isFile = (url) => statSync(fileURLToPath(url), { throwIfNoEntry: false })?.isFile();

/** As TypeScript and Vite find them: by what they are built to, without an ending, or by the folder. */
function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !isFromSource(context.parentURL)) return next(specifier, context);
  const wanted = new URL(specifier, context.parentURL).href;
  const stem = wanted.replace(/\.js$/, '');
  const found = [wanted, `${stem}.ts`, `${stem}.tsx`, `${wanted}/index.ts`].find(isFile);
  return next(found && !found.endsWith('.json') ? found + FROM_SOURCE : specifier, context);
}

/** A style sheet answers its class names; a picture, its address. */
function load(url, context, next) {
  if (!isFromSource(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const module = (source) => ({ format: 'module', source, shortCircuit: true });
  if (filename.endsWith('.css')) return module('export default new Proxy({}, { get: (_, name) => name });');
  if (filename.endsWith('.svg')) return module(`export default ${JSON.stringify(url)};`);
  return /\.tsx?$/.test(filename) ? module(withoutTypes(filename)) : next(url, context);
}

function withoutTypes(filename) {
  const parser = { syntax: 'typescript', tsx: filename.endsWith('x'), decorators: true };
  const transform = { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } };
  const jsc = { target: 'es2023', keepClassNames: true, parser, transform };
  return transformSync(readFileSync(filename, 'utf8'), { swcrc: false, filename, sourceMaps: 'inline', jsc }).code;
}

enableCompileCache();
process.setSourceMapsEnabled(true); // a failure names the line that was written
registerHooks({ resolve, load });
