import { frenchSpaces } from '../../rules/figures.rules.js';

declare const cleaned: unique symbol;

/** Words that may stand in a letter: ours, or somebody's after {@link written}. */
export type Words = string & { readonly [cleaned]: true };

const MAX = 200;
const MAX_SENTENCE = 500;
/** A host or an address without its scheme, unless it belongs to an e-mail address. */
const HOST = /(?<![\p{L}\p{N}@._%+-])(?:[a-z][a-z0-9+.-]*:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?!\p{L}|@)/giu;
const SCHEME = /\b(?:javascript|data|vbscript|https?|ftp|mailto|tel):/gi;

/**
 * What a person typed, as words: one line, without control or direction characters, bounded, and no mail client makes a
 * link of it (an address loses its scheme, and each of its dots is followed by U+2060).
 */
export function written(words: string, max = MAX): Words {
  const line = words
    .replace(/[^\S\u202f\u00a0]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .trim();
  const short = line.length > max ? `${line.slice(0, max).trimEnd()}…` : line;
  return short.replace(HOST, (_, host: string) => host.replaceAll('.', '.\u2060')).replace(SCHEME, '') as Words;
}

/** Our own sentence around somebody's words: say`Bonjour ${name},`. French punctuation keeps to its word. */
export function say(ours: TemplateStringsArray, ...theirs: (string | number)[]): Words {
  const sentence = ours.map((part, index) => frenchSpaces(part) + within(String(theirs[index] ?? '')));
  return sentence.join('') as Words;
}

/** Keeps the space by which a part is set off from what stands before it. */
function within(part: string): string {
  const space = /^[\u202f\u00a0]/.exec(part)?.[0] ?? (/^\s/.test(part) ? ' ' : '');
  return space + written(part, MAX_SENTENCE).trimStart();
}
