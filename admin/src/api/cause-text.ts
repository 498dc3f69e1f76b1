import { readClue } from '../../../backend/src/rules/clues.rules';
import { filledIn } from '../../../backend/src/rules/stored-sentences.rules';
import { causes } from '../i18n/en/causes';
import { clues, keyOutcomes } from '../i18n/en/clues';

interface Cause {
  code: string;
  /** The server's message, in French; that of a vendor begins with its name. */
  message: string;
}

const BY_CODE: Partial<Record<string, string>> = causes;
const KEYS: Partial<Record<string, string>> = keyOutcomes;

const isEnglish = () => globalThis.document?.documentElement.lang === 'en';

/** Returns why a measurement failed, in the language of the page; unknown causes keep the server's message. */
export function causeText({ code, message }: Cause): string {
  const own = isEnglish() ? BY_CODE[code] : undefined;
  if (!own) return message;
  const vendor = /^\p{Ll}/u.test(own) ? /^(.+?)\s:\s/u.exec(message)?.[1] : undefined;
  if (vendor) return `${vendor}: ${own}`;
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** Returns the result of a key test. */
export function keyTestText({ code, values, message }: { code: string | null; values: readonly string[]; message: string }): string {
  const own = isEnglish() && code !== null ? KEYS[code] : undefined;
  return own ? filledIn(own, values) : causeText({ code: code ?? '', message });
}

/** Returns the evidence for a page: texts of the page are unchanged, a code is translated. */
export function clueText(kept: string): string {
  if (!isEnglish()) return kept;
  const clue = readClue(kept);
  return clue ? filledIn(clues[clue.code], clue.values) : (BY_CODE[kept] ?? kept);
}
