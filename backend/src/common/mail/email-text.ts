import { frenchSpaces } from '../../rules/figures.rules.js';
import { language, t as translated } from '../../rules/language.rules.js';
import { isEmail } from '../is-email.js';

declare const cleaned: unique symbol;

/** Text that may be put into an e-mail: our own, or text of others after {@link written}. */
export type Words = string & { readonly [cleaned]: true };

const MAX = 200;
const MAX_SENTENCE = 500;
/** Full stops of every script that browsers take for the one of an address. */
const DOT = String.raw`[.\u2024\u3002\uff0e\uff61]`;
/** A dot that may precede the end of a host: at least two letters after it, no digit directly behind it. */
const DOT_OF_HOST = new RegExp(`${DOT}(?=[\\p{L}\\p{M}\\p{So}_][\\p{L}\\p{M}\\p{N}\\p{So}_-])`, 'gu');
const SCHEME = /[a-z][a-z0-9+.-]{0,30}:[/\\]{2,}|\b(?:javascript|data|vbscript|https?|ftp|mailto|tel|sms|sip|callto|skype|facetime):/gi;
/** Set around an address in a sentence. */
const AROUND = /^[<([{«"'’]+|[>)\]}»"'’.,;:!?…]+$/gu;

/**
 * Cleans text that a person typed: one line, bounded, without control and direction characters. No mail client makes a link of it:
 * an address loses its scheme, and U+2060 follows each dot before letters, except in an e-mail address.
 */
export function written(words: string, max = MAX): Words {
  const line = words
    .replace(/[^\S\u202f\u00a0]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .trim();
  const short = line.length > max ? `${line.slice(0, max).trimEnd()}…` : line;
  return short.replace(SCHEME, '').replace(/\S+/g, unlinked) as Words;
}

const unlinked = (word: string): string => (isEmail(word.replace(AROUND, '')) ? word : word.replace(DOT_OF_HOST, '$&\u2060'));

/** Formats a French sentence of ours around cleaned values: say`Bonjour ${name},`. French punctuation gets its narrow spaces. */
export function say(ours: TemplateStringsArray, ...theirs: (string | number)[]): Words {
  const sentence = ours.map((part, index) => frenchSpaces(part) + within(String(theirs[index] ?? '')));
  return sentence.join('') as Words;
}

/** Formats a sentence of ours in the current language around cleaned values. Text for staff uses {@link say}. */
export const t = (french: TemplateStringsArray, ...theirs: (string | number)[]): Words =>
  language() === 'fr' ? say(french, ...theirs) : (translated(french, ...theirs.map((value) => within(String(value)))) as Words);

/** Cleans a value and preserves its leading space. */
function within(part: string): string {
  const space = /^[\u202f\u00a0]/.exec(part)?.[0] ?? (/^\s/.test(part) ? ' ' : '');
  return space + written(part, MAX_SENTENCE).trimStart();
}
