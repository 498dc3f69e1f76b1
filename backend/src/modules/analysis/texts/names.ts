import { technologies } from '../../../providers/tech-stack/technologies/index.js';
import { t } from '../../../rules/language.rules.js';

const MOST_LETTERS = 60;
const MOST_WORDS = 7;

/** A sentence, an address, markup or a number to ring is no name. */
const NO_NAME = /[<>{}[\]|\\^~`*_#@=]|:\/\/|www\.|[!?;:…]|\p{L}{4,}\.\s|(?:\d[\s.\-/]*){7,}/iu;

/** Quotes a foreign name for a sentence: « … ». Null when it does not look like a name; the sentence then omits it. */
export function quoted(name: string): string | null {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[«»"“”„]/g, '')
    .replace(/'/g, '’')
    .trim();
  if (clean.length === 0 || clean.length > MOST_LETTERS || NO_NAME.test(clean) || !/\p{L}/u.test(clean)) return null;
  if (clean.split(' ').length > MOST_WORDS) return null;
  return t`« ${clean} »`;
}

const HOST = /^(?=.{4,60}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** « le site garage-dupont.ch », « le site de « Garage Dupont » », else « le site ». */
export function theSite({ company, domain }: { company: string; domain: string }): string {
  const name = quoted(company);
  if (name && !HOST.test(company.trim())) return t`le site de ${name}`;
  return HOST.test(domain) ? t`le site ${domain}` : t`le site`;
}

const KNOWN_PRODUCTS: ReadonlySet<string> = new Set(technologies.map(({ name }) => name));
const VERSION = /^\d{1,4}(?:\.\d{1,5}){0,3}$/;
const SHORT_NAME = /^\S+(?: \S+){0,2}$/;

/** Formats a product name and version; unknown products are quoted. */
export function productName(name: string, version: string | null): string | null {
  if (version !== null && !VERSION.test(version)) return null;
  const shown = KNOWN_PRODUCTS.has(name) ? name : SHORT_NAME.test(name) ? quoted(name) : null;
  return shown && [shown, version].filter(Boolean).join(' ');
}
