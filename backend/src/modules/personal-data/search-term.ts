import { displayHost } from '../../common/display-host.js';
import { normaliseEmail } from '../../common/is-email.js';
import { normalisePhone, showPhone } from '../../common/phone.js';

/** A search term for people. */
export type SearchTerm =
  | { kind: 'email'; address: string }
  | { kind: 'domain'; domain: string }
  | { kind: 'phone'; e164: string; digits: string; spellings: string[] }
  | { kind: 'name'; words: string[] };

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DOMAIN = /^(?:https?:\/\/|@)?(?:www\.)?((?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,})(?::\d+)?(?:[/?#]\S*)?$/iu;
/** Fewer digits would find half of the country. */
const MIN_DIGITS = 7;

/** An address, a phone number, a domain, else a name. */
export function readTerm(typed: string): SearchTerm {
  const text = typed.trim();
  if (ADDRESS.test(text) && !text.startsWith('@')) return { kind: 'email', address: normaliseEmail(text) };
  const domain = DOMAIN.exec(text)?.[1];
  if (domain) return { kind: 'domain', domain: displayHost(domain) };
  const e164 = normalisePhone(text);
  if (e164) return { kind: 'phone', e164, digits: e164.slice(-MIN_DIGITS - 2), spellings: spellings(e164) };
  return { kind: 'name', words: text.split(/\s+/).filter(Boolean) };
}

/** Spellings of a number in texts: `+41791234567`, `+41 79 123 45 67`, `079 123 45 67`, `0791234567`. */
function spellings(e164: string): string[] {
  const shown = showPhone(e164);
  const national = shown.replace(/^\+\d+ /, '0');
  return [...new Set([e164, shown, national, national.replaceAll(' ', '')])].filter((text) => text.replace(/\D/g, '').length >= MIN_DIGITS);
}
