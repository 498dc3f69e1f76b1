import { asciiHost, displayHost } from './display-host.js';

/**
 * The local part consists of atoms separated by single dots; its last character is no apostrophe. The domain is in ASCII. A local part
 * beyond ASCII would need SMTPUTF8, which many servers lack.
 */
export const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;
const IN_LETTERS = /^(.+)@([\p{L}\p{N}\p{M}.-]+)$/u;
const NON_ASCII_LOCAL = /^[^@]*[^\0-\x7f][^@]*@[^@]+$/;

/** The rule of the contracts' `email` (of zod), for many addresses, and where loading that library would take longer than the work. */
export function isEmail(text: string): boolean {
  const address = asciiEmail(text.trim());
  return address.length <= 254 && EMAIL.test(address);
}

/** Returns whether the local part of an address has characters beyond ASCII. */
export const hasNonAsciiLocal = (text: string): boolean => NON_ASCII_LOCAL.test(text);

/** `info@bäckerei.ch` → `info@xn--bckerei-5wa.ch`, as servers are written to. */
export const asciiEmail = (address: string): string => withDomain(address, asciiHost);

/** `info@xn--bckerei-5wa.ch` → `info@bäckerei.ch`, as it is shown, stored and searched: both spellings are one person. */
export const displayEmail = (address: string): string => withDomain(address, displayHost);

/** Normalises an address for storage and comparison: trimmed, lower case, domain in Unicode. */
export const normaliseEmail = (typed: string): string => displayEmail(typed.trim().toLowerCase());

function withDomain(address: string, spell: (domain: string) => string): string {
  const [, local, domain = ''] = IN_LETTERS.exec(address) ?? [];
  return local && /[^\0-\x7f]|xn--/i.test(domain) ? `${local}@${spell(domain)}` : address;
}
