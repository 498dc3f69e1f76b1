import { domainToUnicode } from 'node:url';
import { getDomainWithoutSuffix } from 'tldts';
import { COMMON_WORDS, foldedWords as words } from '../../../rules/company-words.rules.js';

const MIN_LETTERS = 3;

/**
 * Returns whether a search contains the name of the company (decisions, formula 5 and clarification 14): a whole word of it with at least
 * three letters, or the main name of the domain with at least three. Accents, case and hyphens are ignored; legal forms, articles and words
 * of a trade do not count.
 */
export function isBranded(keyword: string, company: string, domain: string): boolean {
  const searched = words(keyword);
  const ownWords = new Set(words(company).filter((word) => word.length >= MIN_LETTERS && !COMMON_WORDS.has(word)));
  return searched.some((word) => ownWords.has(word)) || containsName(searched, domainName(domain));
}

/** The words of the domain’s main name, e.g. `cave-du-lac.ch` → cave, du, lac; none when it is too short or a mere trade. */
function domainName(domain: string): string[] {
  const name = words(domainToUnicode(getDomainWithoutSuffix(domain) ?? ''));
  return name.join('').length >= MIN_LETTERS && name.some((word) => !COMMON_WORDS.has(word)) ? name : [];
}

/** Returns whether the search contains the words of the name in sequence. */
function containsName(searched: string[], name: string[]): boolean {
  return name.length > 0 && searched.some((_, start) => name.every((word, index) => searched[start + index] === word));
}
