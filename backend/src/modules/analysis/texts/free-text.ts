import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { RestsOn } from '../results/stored-text.js';
import { isAbout, shownFact, shownFacts, TEXT_FACTS, type TextFact } from './fact-labels.js';

const NUMBER = /\d+(?:[.,’' ]\d+)*/g;
const numbersOf = (text: string): string[] => (text.match(NUMBER) ?? []).map(plain);
const plain = (number: string): string => number.replace(/[’' ]/g, '').replace('.', ',');

/**
 * Returns the facts that a free text rests on: those whose number or subject it mentions. A text without any rests on all facts known at
 * its approval, unless staff wrote it from their own knowledge.
 */
export function restsOf(text: string, facts: SiteFacts, writtenByPerson: boolean): RestsOn {
  const numbers = new Set(numbersOf(text));
  const isNamed = (name: TextFact) =>
    isAbout(name, text) || numbersOf(shownFact(name, facts) ?? '').some((number) => isTelling(number) && numbers.has(number));
  const named = TEXT_FACTS.filter(isNamed);
  const rests = named.length > 0 || writtenByPerson ? named : TEXT_FACTS;
  return Object.fromEntries(rests.map((name) => [name, shownFact(name, facts)]));
}

/** The scales themselves (sur 100, sur 5) are in many texts. */
const isTelling = (number: string): boolean => number !== '100' && number !== '5';

/** The facts that are no longer what they were. */
export const changedFacts = (rests: RestsOn, facts: SiteFacts): TextFact[] =>
  (Object.keys(rests) as TextFact[]).filter((name) => (rests[name] ?? null) !== shownFact(name, facts));

/** Numbers of a text that are no measured figure, for the eyes of staff. */
export function strangeNumbers(text: string, facts: SiteFacts): string[] {
  const known = new Set(['100', '5', ...shownFacts(facts).flatMap(({ shown }) => numbersOf(shown))]);
  return [...new Set(numbersOf(text))].filter((number) => !known.has(number));
}
