const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;

/** A number as a person types it (079 123 45 67, 0041…, +41…) as E.164; without a country it is Swiss. Null when it is none. */
export function toE164(typed: string): string | null {
  const compact = typed
    .trim()
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-/\u00a0\u202f]/g, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const international = compact.startsWith('+') ? compact.slice(1) : compact.startsWith('00') ? compact.slice(2) : swiss(compact);
  if (international === null || international.startsWith('0')) return null;
  if (international.length < FEWEST_DIGITS || international.length > MOST_DIGITS) return null;
  if (international.startsWith('41') && international.length !== 11) return null;
  return `+${international}`;
}

/** 0791234567 → 41791234567 */
const swiss = (digits: string): string | null => (/^0[1-9]\d{8}$/.test(digits) ? `41${digits.slice(1)}` : null);

/** As it is read: +41 79 123 45 67; numbers of other countries as they are. */
export const shownNumber = (number: string): string => number.replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '+41 $1 $2 $3 $4');
