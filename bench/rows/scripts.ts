// What a page may load in scripts without being touched, compressed: its own, the files that it names, and all that these import.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench, Row } from '../side-by-side.ts';

const MICROSITE = join(import.meta.dirname, '../../microsite/dist');
const PAGES = { reportScripts: 'analyse', quizScripts: 'quiz', trialScripts: 'essai' } as const;
const IN_PAGES = /["'](\/_astro\/[^"']+\.js)["']/g;
const INLINE = /<script(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g;
const IN_SCRIPTS = /(?:\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+\.js)["']/g;

export async function* scripts({ wants }: Bench): AsyncGenerator<Row> {
  for (const name of ['reportScripts', 'quizScripts', 'trialScripts'] as const) {
    if (!wants(name)) continue;
    const files = new Set<string>();
    const add = (text: string, pattern: RegExp, from: string): void => {
      for (const [, found = ''] of text.matchAll(pattern)) {
        const file = found.startsWith('/') ? found : join(from, found);
        if (files.has(file)) continue;
        files.add(file);
        add(contents(file).toString(), IN_SCRIPTS, dirname(file));
      }
    };
    const page = contents(`${PAGES[name]}/index.html`).toString();
    add(page, IN_PAGES, '/');
    const inline = [...page.matchAll(INLINE)].map(([, code]) => code).join('');
    const bytes = [inline, ...[...files].map(contents)].reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
    yield { name, product: { value: bytes / 1000 } };
  }
}

const contents = (file: string): Buffer => readFileSync(join(MICROSITE, file));
