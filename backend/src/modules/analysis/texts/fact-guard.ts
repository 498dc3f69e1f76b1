import { checkFigures, type ScoreName, sentencesOf } from './fact-figures.js';
import type { Facts } from './facts.js';
import { ALLOWED_NAMES, FOREIGN_WORDS, FRENCH_WORDS, PRODUCTS, SENTENCE_STARTS } from './guard-words.js';
import { MAX_STEP_WORDS, STEPS } from './recommendations.js';
import { shortName, wordCount } from './words.js';

/** Why a text is refused; `what` is the passage that gave the reason. */
export type Refusal = { ok: false; reason: 'number' | 'name' | 'length' | 'markup' | 'language'; what: string };
export type Verdict = { ok: true } | Refusal;

export const INTRO_PARAGRAPHS = 2;
export const MIN_PARAGRAPH_WORDS = 50;
export const MAX_PARAGRAPH_WORDS = 70;

const OK: Verdict = { ok: true };
const refuse = (reason: Refusal['reason'], what: string): Refusal => ({ ok: false, reason, what: what.trim().slice(0, 80) });

/** The introduction: two paragraphs of 50–70 words that name the exact scores of phone and computer, if measured. */
export function guardIntro(facts: Facts, text: string): Verdict {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const checked = guardWords(facts, text);
  if (!checked.ok) return checked;
  if (paragraphs.length !== INTRO_PARAGRAPHS) return refuse('length', `${paragraphs.length} paragraphe(s) au lieu de ${INTRO_PARAGRAPHS}`);
  const wrong = paragraphs.map(wordCount).find((words) => words < MIN_PARAGRAPH_WORDS || words > MAX_PARAGRAPH_WORDS);
  if (wrong !== undefined) return refuse('length', `un paragraphe de ${wrong} mots`);
  const missing = (['mobile', 'desktop'] as const).find((name) => facts[name] !== null && !checked.scores.has(name));
  return missing ? refuse('number', `score ${missing === 'mobile' ? 'mobile' : 'ordinateur'} absent`) : OK;
}

/** The first steps: exactly three, different ones, of at most 15 words each. */
export function guardSteps(facts: Facts, steps: readonly string[]): Verdict {
  for (const step of steps) {
    const checked = guardWords(facts, step);
    if (!checked.ok) return checked;
    const words = wordCount(step);
    if (words === 0 || words > MAX_STEP_WORDS) return refuse('length', `une recommandation de ${words} mots`);
  }
  return new Set(steps).size === STEPS && steps.length === STEPS
    ? OK
    : refuse('length', `${new Set(steps).size} recommandation(s) au lieu de ${STEPS}`);
}

/**
 * Refuses a text that says more than the facts: a number that is none of them or stands for another one, a name that
 * is none of them nor in the short list of allowed ones, any markup, link or hidden character, another language. What it
 * cannot judge it refuses: the built-in text is always there. Names of the facts are taken out first, so that a company
 * called « 24h Services » is no number.
 */
function guardWords(facts: Facts, text: string): { ok: true; scores: Set<ScoreName> } | Refusal {
  const hidden = /[^\P{C}\n]/u.exec(text);
  if (hidden) return refuse('markup', 'caractère invisible');
  const plain = withoutNames(facts, straight(text));
  const markup = MARKUP.exec(plain);
  if (markup) return refuse('markup', markup[0]);
  const foreign = foreignWord(plain);
  if (foreign !== null) return refuse('language', foreign);
  const figures = checkFigures(facts, withoutOwnPhrases(facts, plain));
  if (!figures.ok) return refuse('number', figures.what);
  const name = strangeName(facts, plain);
  return name === null ? figures : refuse('name', name);
}

const MARKUP =
  /<|>|&(?:#\d+|#x[\da-f]+|[a-z]+);|\*|__|`|~~|^\s*(?:#|[-•·‣]\s|\d+[.)]\s)|[{}[\]|\\]|https?:|www\.|\/\/|\p{Extended_Pictographic}/imu;

/** One way to write spaces and apostrophes; full-width digits, ½, ² and the like become plain ones. */
const straight = (text: string): string =>
  text
    .replace(/[’‘ʼ′´]/g, "'")
    .normalize('NFKC')
    .replace(/[^\S\n]+/g, ' ');

/** Stands for a name of the facts. */
const NAME = '\uE000';

function withoutNames(facts: Facts, text: string): string {
  return namesOf(facts).reduce((rest, name) => {
    const found = new RegExp(`(?<![\\p{L}\\p{N}@.\\-/])${escaped(name)}(?![\\p{L}\\p{N}@/]|[.-][\\p{L}\\p{N}])`, 'gu');
    return rest.replace(found, NAME);
  }, text);
}

const LEGAL_FORM = /[ ,]+(?:SA|S\.A\.|Sàrl|SÀRL|Sarl|SARL|S\.à ?r\.l\.|GmbH|AG|SRL|SAS|SNC|Sagl|& Cie|et Cie)$/u;

/** The names a text may say, longest first. The title of the page is not among them: anyone may have written anything there. */
function namesOf({ company, domain, city, cms, cmsVersion }: Facts): string[] {
  const companies = [company, shortName(company)].flatMap((name) => [name, name.replace(LEGAL_FORM, '')]);
  const known = [
    ...companies.flatMap((name) => [name, name.replace(/^Les? /, '')]),
    domain,
    city,
    cms,
    ...(cms && cmsVersion ? [`${cms} ${cmsVersion}`, `version ${cmsVersion}`] : []),
  ];
  const names = known.map((name) => straight(name ?? '').trim()).filter((name) => /\p{L}/u.test(name));
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}

/** Numbers of ours that measure nothing: both devices were measured, and there are always three steps. */
function withoutOwnPhrases({ mobile, desktop }: Facts, text: string): string {
  const devices = mobile !== null && desktop !== null ? text.replace(/\bles deux (?:appareils|versions|écrans)/giu, 'les appareils') : text;
  return devices.replace(/\btrois (?:premières )?étapes/giu, 'étapes');
}

/** A word of another language or script, or '' when the text has none of the little words of French; null when it is French. */
function foreignWord(text: string): string | null {
  const script = /(?!\p{Script=Latin})\p{L}+/u.exec(text);
  if (script) return script[0];
  const words = text.toLowerCase().match(/[\p{L}]+(?:'s\b)?/gu) ?? [];
  const foreign = words.find((word) => FOREIGN_WORDS.has(word));
  if (foreign) return foreign;
  const french = words.filter((word) => FRENCH_WORDS.has(word)).length;
  return words.length >= 4 && french < Math.max(1, words.length / 8) ? text : null;
}

/** The first name that is neither a fact nor allowed: with a capital inside a sentence, an address, or a known product. */
function strangeName({ cms }: Facts, text: string): string | null {
  const address = /\S*@\S*|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u.exec(text);
  if (address) return address[0];
  const product = [...text.toLowerCase().matchAll(PRODUCT)].find(([name]) => name !== cms?.toLowerCase());
  if (product) return product[0];
  for (const sentence of sentencesOf(text)) {
    const strange = [...sentence.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(
      ({ 0: word, index }) =>
        /\p{Lu}/u.test(word) && !ALLOWED_NAMES.has(word) && !isH1(word) && !(isFirst(sentence, index) && isSentenceStart(word)),
    );
    if (strange) return capitalsFrom(sentence, strange.index);
  }
  return null;
}

const isFirst = (sentence: string, index: number): boolean => !/[\p{L}\p{N}\uE000]/u.test(sentence.slice(0, index));
const isSentenceStart = (word: string): boolean => /^\p{Lu}\P{Lu}*$/u.test(word) && SENTENCE_STARTS.has(word.toLowerCase());
const isH1 = (word: string): boolean => word === 'H1';
const capitalsFrom = (sentence: string, index: number): string =>
  /^[\p{L}\p{M}\p{N}]+(?:[ '-]\p{Lu}[\p{L}\p{M}\p{N}]*)*/u.exec(sentence.slice(index))?.[0] ?? '';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A known product, the longest name first. */
const PRODUCT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...PRODUCTS]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
