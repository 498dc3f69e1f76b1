import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Countries that a number without one may belong to, in this order. */
const HOME_COUNTRIES: readonly CountryCode[] = ['CH', 'FR', 'BE'];
/** Written in pairs, as only the French do: 06 12 34 56 78. A number of Basel (061 234 56 78) has the same digits. */
const IN_PAIRS = /^0\d([ .\-\u00a0\u202f]\d\d){4}$/;
/** A Belgian mobile number; the French one with the same digits (a landline of the Allier) is written in pairs. */
const BELGIAN_MOBILE = /^\(?04[5-9]\d(?:[\s.\-/()]*\d){6}$/;
/** The library would also accept letters, extensions and service numbers. */
const PLAIN_NUMBER = /^\(?\s*\+?[\s\d(][\d\s.\-/()\u2010-\u2015]*$/;

/** 079 123 45 67, 0041 79…, +41 (0)79… → +41791234567; null when it is no valid number. Without a country it is Swiss where it can be. */
export function normalisePhone(typed: string): string | null {
  const text = typed.trim();
  return PLAIN_NUMBER.test(text) ? (parsePhone(text)?.number ?? null) : null;
}

/** Parses a number with its extension, if it is valid in its country or in one of the home countries. */
export function parsePhone(typed: string): PhoneNumber | null {
  const text = typed.replace(/\s+/g, ' ');
  for (const country of countriesOf(text)) {
    const phone = parsePhoneNumberFromString(text, country);
    if (phone?.isValid()) return phone;
    if (/^\(?\s*\+/.test(text)) return null; // its country is written
  }
  return null;
}

function countriesOf(text: string): readonly CountryCode[] {
  if (IN_PAIRS.test(text)) return ['FR', ...HOME_COUNTRIES];
  return BELGIAN_MOBILE.test(text) ? ['BE', ...HOME_COUNTRIES] : HOME_COUNTRIES;
}

/** +41791234567, 079 123 45 67 → +41 79 123 45 67, the one form on every page; text that is no number stays as it is. */
export function showPhone(number: string): string {
  const e164 = number.startsWith('+') ? number : normalisePhone(number);
  return (e164 && parsePhoneNumberFromString(e164)?.formatInternational()) || number;
}
