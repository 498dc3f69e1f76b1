import { ABROAD, AT_HOME, PLACE_CANTONS, plainPlace } from '../../src/rules/canton-places.rules.js';
import { CANTONS, type Canton } from '../../src/rules/cantons.rules.js';

/** Two letters that are a country’s or another place’s as well: only in an address that says Switzerland, or with a postal code. */
const SHARED_CODES: readonly Canton[] = ['FR', 'GE', 'NE', 'SG', 'GR', 'AR', 'SO', 'AI', 'AG', 'BS', 'BL', 'GL', 'TG', 'SH'];
/** Countries whose postal codes have four digits, too. */
const FOUR_DIGITS: readonly Canton[] = ['BE', 'LU'];

const PARTS = /[,;/()|\n]+| [-–—] /;
const POSTAL = /^(?:ch[ -]?)?[1-9]\d{3} +/i;
const has = (words: string) => new RegExp(`(?:^|[^a-z])(?:${words})(?:$|[^a-z])`);
const isAbroad = has(ABROAD);
const isAtHome = has(AT_HOME);

/** « 1003 Lausanne VD », « Lausanne, Vaud, Suisse », « Yverdon-les-Bains » → VD; null where the text does not say it. */
export function cantonOf(place: string | null): Canton | null {
  if (!place) return null;
  const words = plainPlace(place);
  if (isAbroad.test(words)) return null;
  const parts = place.split(PARTS).map((part) => part.trim());
  return codeIn(parts, isAtHome.test(words)) ?? nameIn(parts);
}

function codeIn(parts: readonly string[], isSwiss: boolean): Canton | null {
  for (const part of parts) {
    const code = /(?:^| )([A-Z]{2})$/.exec(part)?.[1] as Canton | undefined;
    if (!code || !(code in CANTONS)) continue;
    if (isSwiss || (FOUR_DIGITS.includes(code) ? false : !SHARED_CODES.includes(code) || POSTAL.test(part))) return code;
  }
  return null;
}

function nameIn(parts: readonly string[]): Canton | null {
  for (const part of parts) {
    const name = plainPlace(part.replace(POSTAL, ''))
      .replace(/^(?:canton|kanton|cantone) (?:de |du |d |of |di )?/, '')
      .replace(/ \d+$/, '');
    const canton = PLACE_CANTONS.get(name);
    if (canton) return canton;
  }
  return null;
}
