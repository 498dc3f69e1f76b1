import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CITED_FROM } from '../../backend/src/rules/citations.rules.ts';
import { integer } from '../../backend/src/rules/figures.rules.ts';
import { LIMITS } from '../../backend/src/rules/limits.rules.ts';
import { LOSS } from '../../backend/src/rules/loss.rules.ts';
import { RULERS } from '../../backend/src/rules/ruler.rules.ts';

/**
 * Every number in a built page, before any data, is a rule of ours or counts something on the page. A
 * number about the agency, its clients, its prices or its times comes from the settings, or is not there.
 */
const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const SECTIONS = fileURLToPath(new URL('../src/sections', import.meta.url));
const CONTENT = fileURLToPath(new URL('../src/content', import.meta.url));
const built = readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith('.html'));
const inOtherWords = built.filter((file) => /^(?:de|it)\//.test(file));
const pages = built.filter((file) => !inOtherWords.includes(file));

const percent = (share) => Math.round(100 * share);
const { good, poor } = LIMITS.lighthousePoints;
const shares = Object.values(LOSS.percents);

const OURS = [
  // scores and their scales
  /(?:sur |\/|de 0 à |jusqu’à |[Rr]amenée à )100\b|\/5\b|^0$|^50$|^100$/g,
  new RegExp(`À partir de ${good}|de ${poor} à ${good - 1}|^${good}$|^${poor}$`, 'g'),
  /Un écart de moins de 5 points/g,
  // thresholds on the ruler
  new RegExp(
    `^(?:${Object.values(RULERS)
      .flatMap((marks) => marks.map(({ at }) => at))
      .join('|')})$`,
    'g',
  ),
  /En dessous de 70/g,
  /note × 20/g,
  /au-delà de 50 avis/g,
  // the bands of positions in Google
  /forte de 11 à 20, moyenne de 21 à 30|jusqu’à 10, la place/g,
  // assistants and the loss
  new RegExp(`moins de ${percent(CITED_FROM.sometimes)} %|moins de ${percent(CITED_FROM.often)} %`, 'g'),
  new RegExp(
    `${integer(LOSS.perPointCHF)} CHF par mois|${integer(LOSS.leastCHF)} CHF en tout|${shares[0]}, ${shares[1]} et ${shares[2]} %|${LOSS.percents.speed} % de ce montant|${LOSS.percents.search} % de ce montant`,
    'g',
  ),
  // places on the page: chapters, steps, the seven questions of a first installation
  /^0?[1-7]$/g,
  /Vos 3 premières étapes|\(H1\)|Question 1 sur 1|7 questions/g,
  // the law, the price of the trial, an address as an example
  /art\. 31 nLPD|art\. 6 al\. 1/g,
  /100% gratuit/g,
  /analyse\/k7m2p9xa/g,
];

/** Numbers in words, before what a claim counts. */
const COUNTED =
  /(?<![\p{L}])(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent|mille) (?:minutes?|heures?|jours?|semaines?|mois|ans?|places?|clients?|entreprises?|fois)(?![\p{L}])/iu;
const OUR_WORDS = [
  // advice to act
  /(?:au bout de|tenez-le) trois mois|Refaites le point dans six mois/g,
  // the saved token’s life, and the law’s time to answer
  /votre lien personnel sept jours|Nous répondons sous trente jours/g,
];

const without = (text, known) => known.reduce((left, one) => left.replace(one, ''), text);
const plain = (text) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Texts with a number without a source. */
function strangers(texts) {
  return texts.map(plain).filter((text) => /\d/.test(without(text, OURS)) || COUNTED.test(without(text, OUR_WORDS)));
}

const NUMBERS = /\d(?:[\d’.,]*\d)?/g;

/** The texts of a page, without scripts, styles and comments. */
const textsOf = (html) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .split(/<[^>]+>/);

const stringsOf = (value) => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && !(value instanceof RegExp) ? Object.values(value).flatMap(stringsOf) : [];
};

describe('numbers in built pages', () => {
  it('reports an unexpected claim', () => {
    expect(strangers(['+400 entreprises analysées', 'Résultats en deux minutes', 'SmartIndex', '64 sur 100'])).toEqual([
      '+400 entreprises analysées',
      'Résultats en deux minutes',
      '64 sur 100',
    ]);
  });

  it.each(pages)('%s: each is ours', (file) => {
    const html = readFileSync(join(DIST, file), 'utf8');
    // a made-up company stands on pages that say so
    if (/comparison|cta-redesigned/.test(file)) expect(html).toContain('Entreprise fictive, chiffres inventés');
    else expect(strangers(textsOf(html))).toEqual([]);
  });

  it.each(inOtherWords)('%s: the French page says the same', (file) => {
    const numbersOf = (name) => textsOf(readFileSync(join(DIST, name), 'utf8')).flatMap((text) => text.match(NUMBERS) ?? []);
    const french = new Set(numbersOf(file.slice(3)));
    expect(numbersOf(file).filter((number) => !french.has(number))).toEqual([]);
  });

  it.each(readdirSync(SECTIONS, { recursive: true }).filter((file) => file.endsWith('.tsx')))('sections/%s: each is ours', (file) => {
    const code = readFileSync(join(SECTIONS, file), 'utf8');
    const words = [...code.matchAll(/\bt(?:\.as\('[^']*'\))?`([^`]*)`/g)].map(([, text]) => text.replace(/\$\{[^}]*\}/g, ''));
    expect(strangers(words)).toEqual([]);
  });

  it.each(readdirSync(CONTENT).filter((file) => !['comparison.ts', 'quotes.ts'].includes(file)))(
    'content/%s: each is ours',
    async (file) => {
      expect(strangers(stringsOf({ ...(await import(join(CONTENT, file))) }))).toEqual([]);
    },
  );
});
