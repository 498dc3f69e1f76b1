import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { SHORTEST_PASSWORD } from '../../rules/passwords.rules.js';

/** Beyond, nothing more is learned and much more is computed. */
const LOOKED_AT = 100;
/** Guesses, as a power of ten, that a password found on lists, on the keyboard or in the own name does not reach. */
const ENOUGH_GUESSES = 7;
/** Letters beside one's own name. */
const MORE_LETTERS = 4;
const PARTS_OF_ADDRESSES = new Set(['http', 'https', 'www', 'com']);
const NAME_OF_THE_PRODUCT = 'smartindex';

const COMMON =
  'Ce mot de passe se devine vite\u202f: il est courant, ou proche de votre adresse. Choisissez plusieurs mots sans rapport entre eux.';

let guesser: ZxcvbnFactory | undefined;

/**
 * Returns the fault of a new password, in French; null without one. `own`: words an attacker would try, including the address of the
 * product.
 */
export function passwordFault(password: string, own: readonly string[]): string | null {
  if ([...password].length < SHORTEST_PASSWORD) return `Choisissez au moins ${SHORTEST_PASSWORD} caractères.`;
  const looked = password.slice(0, LOOKED_AT).toLowerCase();
  const words = [...own, NAME_OF_THE_PRODUCT]
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2 && !PARTS_OF_ADDRESSES.has(word));
  if (isOwnName(looked, words)) return COMMON;
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return guesser.check(looked, words).guessesLog10 < ENOUGH_GUESSES ? COMMON : null;
}

/** Returns whether a password consists of own words with digits, signs and few letters. */
function isOwnName(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && rest.replace(/\P{L}/gu, '').length < MORE_LETTERS;
}
