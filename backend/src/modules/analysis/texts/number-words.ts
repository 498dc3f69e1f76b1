/** A number in a text: its place, and the values it may be read as; none when it is no plain number of ours. */
export interface FoundNumber {
  raw: string;
  start: number;
  end: number;
  values: number[];
  /** « sur 100 », « /5 » behind it. */
  outOf: 100 | 5 | null;
}

const SIMPLE: Record<string, number> = {
  zéro: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};
const MULTIPLES: Record<string, number> = {
  cent: 100,
  cents: 100,
  mille: 1000,
  million: 1e6,
  millions: 1e6,
  milliard: 1e9,
  milliards: 1e9,
};

const word = [...Object.keys(SIMPLE).filter((name) => name !== 'un' && name !== 'une'), 'zero', ...Object.keys(MULTIPLES)].join('|');
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };
/** « un » and « une » are articles, and numbers only behind another number or before « seul ». */
const IN_WORDS = `${edge.before}(?:une?\\s+seule?|(?:${word})(?:(?:\\s+|-)(?:et[\\s-]+)?(?:${word}|une?)${edge.after})*)${edge.after}`;
/** Quantities that none of our figures is told in: fractions, multiples, round quantities, ordinals after the first. */
const QUANTITIES = [
  `${edge.before}(?:(?:double|triple|quadruple|décuple)[a-zàâéè]*|redoubl[a-zé]*|moitiés?|quarts?|demie?s?|\\p{L}+ièmes?|secondo?|seconds|milliers?`,
  `(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine)s?|virgule`,
  `(?:un|deux|du|le|au|dernier|premier)\\s+tiers|une\\s+(?:milli)?seconde|(?<!à la )fois)${edge.after}`,
].join('|');
/** Digits with at most one separator between two runs of them: what follows one another so closely is one number. */
const IN_DIGITS = "\\p{N}+(?:[\\s'.,·_-]\\p{N}+)*";
const OUT_OF = '(?:\\s*(?:points?|étoiles?))?\\s*(?:sur|/)\\s*(100|cent|5|cinq)(?![\\p{L}\\p{N}]|[.,/]\\p{N})';

const ANY = new RegExp(`(?<quantity>${QUANTITIES})|(?:(?<digits>${IN_DIGITS})|(?<words>${IN_WORDS}))(?:${OUT_OF})?`, 'giu');

/** Every number of a text, in digits and in words (« nonante-quatre », « quatre-vingt-quatorze »). */
export function findNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(ANY)].map((match) => {
    const { digits, words } = match.groups ?? {};
    const scale = match.at(-1);
    return {
      raw: match[0],
      start: match.index,
      end: match.index + match[0].length,
      values: digits ? readDigits(digits) : words ? [readWords(words)] : [],
      outOf: scale ? (/^5|cinq/i.test(scale) ? 5 : 100) : null,
    };
  });
}

/** 1234, 1'234, 1 234, 4,1 and 4.1; « 1,234 » may be either. Nothing for 5 4, 079 123 45 67, 1.2.3, ² or ½. */
function readDigits(digits: string): number[] {
  const values: number[] = [];
  if (/^\d+(?:[.,]\d+)?$/.test(digits)) values.push(Number(digits.replace(',', '.')));
  const grouped = /^[1-9]\d{0,2}([\s'.,])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/.exec(digits);
  if (grouped?.[1]) values.push(Number(digits.replaceAll(grouped[1], '').replace(',', '.')));
  return values;
}

function readWords(words: string): number {
  let total = 0;
  let current = 0;
  for (const name of words.toLowerCase().split(/[\s-]+/)) {
    const multiple = MULTIPLES[name];
    if (multiple === 100) current = Math.max(1, current) * 100;
    else if (multiple) {
      total += Math.max(1, current) * multiple;
      current = 0;
    } else if (/^vingts?$/.test(name) && current % 100 === 4) current += 76;
    else current += SIMPLE[name] ?? 0;
  }
  return total + current;
}
