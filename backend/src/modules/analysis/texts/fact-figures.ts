import type { Facts } from './facts.js';
import { type FoundNumber, findNumbers } from './number-words.js';

/** The scores that a text tells apart only by the words beside them. */
const SCORES = [
  ['mobile', /mobiles?|téléphones?|smartphones?/giu],
  ['desktop', /ordinateurs?|desktop|bureau/giu],
  ['accessibility', /accessibilité|accessibles?/giu],
  ['bestPractices', /bonnes pratiques/giu],
  ['seo', /référencement|seo/giu],
] as const;
export type ScoreName = (typeof SCORES)[number][0];

/** What a figure counts, read from the first words behind it. */
const UNITS = [
  ['seconds', /^(?:s|sec|secondes?)$/iu],
  ['milliseconds', /^(?:ms|millisecondes?)$/iu],
  ['megabytes', /^(?:mo|mégaoctets?)$/iu],
  ['characters', /^caractères?$/iu],
  ['keywords', /^(?:mots-clés?|requêtes?|expressions?)$/iu],
  ['words', /^mots?$/iu],
  ['images', /^(?:images?|photos?|visuels?)$/iu],
  ['links', /^liens?$/iu],
  ['headings', /^(?:h1|titres?)$/iu],
  ['reviews', /^avis$/iu],
  ['stars', /^étoiles?$/iu],
] as const;
type Unit = (typeof UNITS)[number][0];

/** What is good practice, not a measurement; it must be said as such: « viser 90 », « 60 au maximum », « le seuil de 2,5 secondes ». */
const GOALS: { values: number[]; units: (Unit | null)[]; topic: RegExp; before: RegExp; after: RegExp }[] = [
  {
    values: [2.5],
    units: ['seconds'],
    topic: /seconde/iu,
    before: /(?:seuil|recommande|viser|visez)(?: [\p{L}']+){0,3} $/iu,
    after: /^ secondes recommandées/iu,
  },
  {
    values: [90],
    units: [null],
    topic: /vis(?:er|ez)/iu,
    before: /vis(?:er|ez)(?: [\p{L}']+){0,2} $/iu,
    after: /^(?: sur 100)? à viser/iu,
  },
  {
    values: [30, 60, 120, 160],
    units: ['characters', null],
    topic: /caractères/iu,
    before: /(?:vis(?:er|ez)|recommande|raccourcir|entre)(?: [\p{L}']+){0,5} $/iu,
    after: /^(?: caractères)? au (?:maximum|plus)/iu,
  },
];

const WITHOUT_ALT = /alternatif|\balt\b|sans texte|décri|description|légend/iu;
const BROKEN = /cass|mort|bris|mène|plus nulle part|n'existe|n'aboutit|répar|corrig|introuvable|erreur/iu;
const NOT_EXACT =
  /(?<!\p{L})(?:(?:plus|moins|près|autour) (?:de |d')|au moins |au plus |jusqu'à |presque |environ )$|(?:[+×~<>≈±−-]|n°|n° |nº)\s*$/iu;
/** Clauses: a figure belongs to the words of its own clause. A decimal comma is not followed by a space. */
const CLAUSE = /[;:()—–]|,\s|\s(?:et|ou|mais|contre|puis|quand|dont|face à|alors que|tandis que)\s|\s(?:alors|tandis) qu'/iu;

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n+/u).filter(Boolean);

export type Figures = { ok: true; scores: Set<ScoreName> } | { ok: false; what: string };

/**
 * Whether each number of a text is a measured one in the place of its own fact: 77 for a computer’s score is not 77 for a
 * phone’s. Whatever cannot be assigned for certain counts as wrong. Answers the scores that were named.
 */
export function checkFigures(facts: Facts, text: string): Figures {
  const scores = new Set<ScoreName>();
  for (const sentence of sentencesOf(text.replace(/\bpour\s?cent\b/giu, '%'))) {
    const clauses = clausesOf(sentence);
    for (const [index, clause] of clauses.entries()) {
      const numbers = findNumbers(clause);
      for (const [position, number] of numbers.entries()) {
        const place = { clause, clauses, index, sentence, previous: numbers[position - 1] ?? null };
        const score = isTrue(facts, number, place);
        if (!score) return { ok: false, what: number.raw.trim() };
        if (score !== true) scores.add(score);
      }
    }
  }
  return { ok: true, scores };
}

interface Place {
  clause: string;
  clauses: string[];
  index: number;
  sentence: string;
  previous: FoundNumber | null;
}

/** The clauses with the words that begin them, so that « sur » and « dont » stay with their figure. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let rest = sentence;
  for (;;) {
    const cut = rest.slice(1).search(CLAUSE);
    if (cut < 0) return [...clauses, rest];
    clauses.push(rest.slice(0, cut + 1));
    rest = rest.slice(cut + 1);
  }
}

function isTrue(facts: Facts, number: FoundNumber, place: Place): boolean | ScoreName {
  const { clause } = place;
  const before = clause.slice(0, number.start);
  const after = clause.slice(number.end);
  const equals = (...values: (number | null)[]) => values.some((value) => value !== null && number.values.includes(value));
  if (/[\p{L}_]$/u.test(before)) return /(?<!\p{L})h$/iu.test(before) && number.raw === '1';
  if (/\/\s*$/u.test(before) || /^\s*\//u.test(after)) return false;
  const glued = /^\p{L}+/u.exec(after)?.[0];
  if (glued && !UNITS.some(([, pattern]) => pattern.test(glued))) return false;
  const unit = unitOf(after);
  if (isGoal(number, unit, before, after, place.sentence)) return true;
  if (NOT_EXACT.test(before)) return false;
  if (number.outOf === 5 || unit === 'stars') return equals(facts.rating);
  if (number.outOf === 100 || /^\s*(?:points?\b|%)/iu.test(after) || (!unit && !isWithoutNoun(before, clause)))
    return isScore(facts, number, place);
  switch (unit) {
    case 'seconds':
      return equals(rounded(facts.mainContentSeconds));
    case 'milliseconds':
      return equals(thousandfold(rounded(facts.mainContentSeconds)));
    case 'megabytes':
      return equals(rounded(facts.pageMegabytes));
    case 'characters':
      return /titre/iu.test(place.sentence) && equals(facts.titleLength);
    case 'words':
      return equals(facts.words);
    case 'keywords':
      return equals(facts.keywords);
    case 'links':
      return BROKEN.test(place.sentence) && equals(facts.brokenLinks);
    case 'headings':
      return /h1|principa/iu.test(after) && equals(facts.h1Count);
    case 'reviews':
      return equals(facts.reviews);
    default:
      return imagesAre(facts, equals, before, clause);
  }
}

function imagesAre(facts: Facts, equals: (value: number | null) => boolean, before: string, clause: string): boolean {
  if (/\bsur (?:les |ses |un total de )?$/iu.test(before)) return equals(facts.images);
  return equals(WITHOUT_ALT.test(clause) ? facts.imagesWithoutAlt : facts.images);
}

/** « 12 n’ont pas de texte alternatif », « sur 40 » behind the images: what is counted was named before. */
const isWithoutNoun = (before: string, clause: string): boolean =>
  WITHOUT_ALT.test(clause) || (/\bsur $/iu.test(before) && /images?|photos?|visuels?/iu.test(before));

function isScore(facts: Facts, number: FoundNumber, place: Place): false | ScoreName {
  const name = scoreNamed(number, place);
  return name && facts[name] !== null && number.values.includes(facts[name]) ? name : false;
}

/** Which score a number tells: the only one its clause names, the one it leads to, else the one before it. */
function scoreNamed(number: FoundNumber, { clause, clauses, index }: Place): ScoreName | null {
  const named = scoresIn(clause);
  if (new Set(named.map(({ name }) => name)).size === 1) return named[0]?.name ?? null;
  if (named.length > 0) {
    const next = named.find(({ start }) => start >= number.end);
    const leads =
      next && /^(?:\s*points?)?\s*(?:sur|pour|en|à|au|côté)\s+(?:l'|la |le |les )?$/iu.test(clause.slice(number.end, next.start));
    return (leads ? next : named.findLast(({ start }) => start < number.start))?.name ?? null;
  }
  const earlier = clauses.slice(0, index).flatMap(scoresIn);
  return (earlier.at(-1) ?? clauses.slice(index + 1).flatMap(scoresIn)[0])?.name ?? null;
}

function scoresIn(clause: string): { name: ScoreName; start: number }[] {
  const found = SCORES.flatMap(([name, words]) => [...clause.matchAll(words)].map(({ index }) => ({ name, start: index })));
  return found.sort((a, b) => a.start - b.start);
}

/** The first unit among the three words behind a number, none beyond another number. */
function unitOf(after: string): Unit | null {
  const near = /^[^\p{N}]*/u.exec(after)?.[0] ?? '';
  const words = near.match(/[\p{L}']+(?:-[\p{L}]+)*\d?/gu)?.slice(0, 3) ?? [];
  for (const word of words) {
    const unit = UNITS.find(([, pattern]) => pattern.test(word.replace(/^(?:l|d|qu|n)'/iu, '')))?.[0];
    if (unit) return unit;
  }
  return null;
}

const isGoal = (number: FoundNumber, unit: Unit | null, before: string, after: string, sentence: string): boolean =>
  GOALS.some(
    (goal) =>
      goal.units.includes(unit) &&
      goal.topic.test(sentence) &&
      goal.values.some((value) => number.values.includes(value)) &&
      (goal.before.test(before) || goal.after.test(after)),
  );

/** As our own texts round: one decimal. */
const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(1)));
const thousandfold = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000));
