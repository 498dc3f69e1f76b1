import { frenchSpaces } from '../../rules/figures.rules.js';
import { language, t as translated } from '../../rules/language.rules.js';
import { isEmail } from '../is-email.js';

declare const cleaned: unique symbol;

/** Words that may stand in a letter: ours, or somebody's after {@link written}. */
export type Words = string & { readonly [cleaned]: true };

const MAX = 200;
const MAX_SENTENCE = 500;
/** Full stops of every script that browsers take for the one of an address. */
const DOT = String.raw`[.\u2024\u3002\uff0e\uff61]`;
/** Before what may be the end of a host, which has two letters at least and no figure in front. */
const DOT_OF_HOST = new RegExp(`${DOT}(?=[\\p{L}\\p{M}\\p{So}_][\\p{L}\\p{M}\\p{N}\\p{So}_-])`, 'gu');
const SCHEME = /[a-z][a-z0-9+.-]{0,30}:[/\\]{2,}|\b(?:javascript|data|vbscript|https?|ftp|mailto|tel|sms|sip|callto|skype|facetime):/gi;
/** Set around an address in a sentence. */
const AROUND = /^[<([{«"'’]+|[>)\]}»"'’.,;:!?…]+$/gu;

/**
 * What a person typed, as words: one line, without control or direction characters, bounded, and no mail client makes a
 * link of it (an address loses its scheme, and U+2060 follows each dot before letters, in everything but an e-mail address).
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

/** Our own sentence around somebody's words: say`Bonjour ${name},`. French punctuation keeps to its word. */
export function say(ours: TemplateStringsArray, ...theirs: (string | number)[]): Words {
  const sentence = ours.map((part, index) => frenchSpaces(part) + within(String(theirs[index] ?? '')));
  return sentence.join('') as Words;
}

/** Our own sentence in the language that is spoken, around somebody's words; what staff alone read is said with {@link say}. */
export const t = (french: TemplateStringsArray, ...theirs: (string | number)[]): Words =>
  language() === 'fr' ? say(french, ...theirs) : (translated(french, ...theirs.map((value) => within(String(value)))) as Words);

/** Keeps the space by which a part is set off from what stands before it. */
function within(part: string): string {
  const space = /^[\u202f\u00a0]/.exec(part)?.[0] ?? (/^\s/.test(part) ? ' ' : '');
  return space + written(part, MAX_SENTENCE).trimStart();
}
