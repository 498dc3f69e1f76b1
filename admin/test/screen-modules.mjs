import { readFileSync, statSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const OURS = ['../src/', './', '../../backend/src/'].map((folder) => new URL(folder, import.meta.url).href);
const isOurs = (url) => url && OURS.some((folder) => url.startsWith(folder));
const isFile = (url) => statSync(fileURLToPath(url), { throwIfNoEntry: false })?.isFile();

/** As Vite finds them: without an ending, or by the folder. */
function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !isOurs(context.parentURL)) return next(specifier, context);
  const wanted = new URL(specifier, context.parentURL).href;
  const stem = wanted.replace(/\.js$/, '');
  return next([wanted, `${stem}.ts`, `${stem}.tsx`, `${wanted}/index.ts`].find(isFile) ?? specifier, context);
}

/** A style sheet answers its class names; a picture, its address. */
function load(url, context, next) {
  if (!isOurs(url) || url.endsWith('.mjs')) return next(url, context);
  const filename = fileURLToPath(url);
  const module = (source) => ({ format: 'module', source, shortCircuit: true });
  if (filename.endsWith('.css')) return module('export default new Proxy({}, { get: (_, name) => name });');
  if (filename.endsWith('.svg')) return module(`export default ${JSON.stringify(url)};`);
  const parser = { syntax: 'typescript', tsx: filename.endsWith('x') };
  const jsc = { target: 'es2023', parser, transform: { react: { runtime: 'automatic' } } };
  return module(transformSync(readFileSync(filename, 'utf8'), { swcrc: false, filename, sourceMaps: 'inline', jsc }).code);
}

enableCompileCache();
process.setSourceMapsEnabled(true); // a failure names the line that was written
registerHooks({ resolve, load });
