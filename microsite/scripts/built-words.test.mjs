import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../../backend/src/words/po-file.ts';
import { leftFrench, textsOfPage } from '../../backend/test/support/left-french.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const FILES = /"(?:\/_astro\/|\.\/)([^"]+\.js)"/g;
/** Design comparisons are examples in French. */
const COMPARED = /comparison|cta-redesigned/;

/** What answers of the API name and pages compare: each has words of its own beside it. */
const CODES = new Set(['Jamais cité', 'Rarement cité', 'Parfois cité', 'Souvent cité', 'Non positionné']);

const pagesOf = (language) =>
  readdirSync(join(DIST, language), { recursive: true }).filter((file) => file.endsWith('index.html') && !COMPARED.test(file));

/** Each script and its imports, read once for all pages. */
const codeOf = remembered((file) => readFileSync(join(DIST, '_astro', file), 'utf8'));
const namedIn = (code) => [...code.matchAll(FILES)].map(([, file]) => file);
const namedBy = remembered((file) => namedIn(codeOf(file)));

function remembered(look) {
  const seen = new Map();
  return (file) => {
    if (!seen.has(file)) seen.set(file, look(file));
    return seen.get(file);
  };
}

const inlineScripts = (html) => [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);

/** All files of scripts that a page leads to. */
function filesOf(html) {
  const files = new Set(namedIn(html.replaceAll('&quot;', '"')));
  for (const file of files) for (const next of namedBy(file)) files.add(next);
  return [...files];
}

/** French of the catalogue with nothing put in: a text of a script is one as it stands. */
const sentencesIn = (catalogue) =>
  Object.entries(catalogue)
    .map(([key, words]) => [key.replace(/ \| [^|]+$/, ''), words])
    .filter(([french, words]) => french !== words && /\p{L} \p{L}/u.test(french) && !/\{\d\}/.test(french))
    .map(([french]) => french);

describe.each([
  ['de', readCatalogue('de')],
  ['it', readCatalogue('it')],
])('the pages that are built in %s', (language, catalogue) => {
  const sentences = sentencesIn(catalogue).filter((sentence) => !CODES.has(sentence));
  // « Audit gratuit » is no part of « Audit gratuito »
  const frenchIn = (code) =>
    sentences.filter((sentence) => code.split(sentence).some((after, index) => index > 0 && !/^\p{L}/u.test(after)));
  const frenchOf = remembered((file) => frenchIn(codeOf(file)));

  it('are rendered without French', () => {
    expect(frenchIn(readFileSync(join(DIST, 'server', `${language}.mjs`), 'utf8'))).toEqual([]);
  });

  it.each(pagesOf(language))('%s: have no French text, nor do their scripts', (file) => {
    const html = readFileSync(join(DIST, language, file), 'utf8');
    expect(html).toContain(`<html lang="${language}-CH"`);
    expect(leftFrench(textsOfPage(html), catalogue)).toEqual([]);
    const [inline, files] = [inlineScripts(html), filesOf(html)];
    expect([...inline, ...files.map(codeOf)].some((code) => code.includes('lang='))).toBe(true);
    expect([...inline.flatMap(frenchIn), ...files.flatMap(frenchOf)]).toEqual([]);
  });
});
