// Builds the script of the widget, one file for all languages, beside the pages.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ENTRY = fileURLToPath(new URL('../src/widget/widget.ts', import.meta.url));

export const buildWidget = (folder) =>
  build({
    entryPoints: [ENTRY],
    outfile: join(folder, 'widget.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    treeShaking: true,
  });
