import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DE } from '../../backend/src/words/de.ts';
import { IT } from '../../backend/src/words/it.ts';
import { leftFrench, textsOfPage } from '../../backend/test/support/left-french.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const FILES = /"(?:\/_astro\/|\.\/)([^"]+\.js)"/g;
/** What compares designs is an example in French. */
const COMPARED = /comparison|cta-redesigned/;

/** What answers of the API name and pages compare: each has words of its own beside it. */
const CODES = new Set(['Jamais cité', 'Rarement cité', 'Parfois cité', 'Souvent cité', 'Non positionné']);

const pagesOf = (language) =>
  readdirSync(join(DIST, language), { recursive: true }).filter((file) => file.endsWith('index.html') && !COMPARED.test(file));

/** The scripts in a page, and all files that these name. */
function scriptsOf(html) {
  const known = new Map();
  const look = (code) => {
    for (const [, file] of code.matchAll(FILES)) {
      if (known.has(file)) continue;
      known.set(file, readFileSync(join(DIST, '_astro', file), 'utf8'));
      look(known.get(file));
    }
  };
  look(html.replaceAll('&quot;', '"'));
  const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return [...inline, ...known.values()].join('\n');
}

/** French of the catalogue with nothing put in: a text of a script is one as it stands. */
const sentencesIn = (catalogue) =>
  Object.entries(catalogue)
    .map(([key, words]) => [key.replace(/ \| [^|]+$/, ''), words])
    .filter(([french, words]) => french !== words && /\p{L} \p{L}/u.test(french) && !/\{\d\}/.test(french))
    .map(([french]) => french);

describe.each([
  ['de', DE],
  ['it', IT],
])('the pages that are built in %s', (language, catalogue) => {
  it.each(pagesOf(language))('%s: say nothing in French, nor do their scripts', (file) => {
    const html = readFileSync(join(DIST, language, file), 'utf8');
    expect(html).toContain(`<html lang="${language}-CH"`);
    expect(leftFrench(textsOfPage(html), catalogue)).toEqual([]);
    const code = scriptsOf(html);
    expect(code).toContain(`lang=`);
    expect(sentencesIn(catalogue).filter((sentence) => !CODES.has(sentence) && code.includes(sentence))).toEqual([]);
  });
});
