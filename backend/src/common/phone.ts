/** Phone numbers of Switzerland, France and Belgium as people type them → E.164, and back to how they are read. */

const SWISS_AREAS = /^0(2[12467]|3[1-4]|4[134]|5[125-8]|6[12]|7[1-9]|8[014-6]|9[01])/;
const BELGIAN_MOBILE = /^04[5-9]\d{7}$/;
/** Written in pairs, as only the French do: 06 12 34 56 78. A number of Basel (061 234 56 78) has the same digits. */
const IN_PAIRS = /^0\d([ .\-\u00a0\u202f]\d\d){4}$/;
/** Digits after the country's code. */
const LENGTHS: Record<string, RegExp> = { 41: /^\d{9}$/, 33: /^\d{9}$/, 32: /^\d{8,9}$/ };

/** 079 123 45 67, 0041 79…, +41 (0)79… → +41791234567; null when it cannot be a number. Without a country it is Swiss where it can be. */
export function normalisePhone(typed: string): string | null {
  const text = typed.trim();
  if (!/^[+\d][\d\s.\-/()]*$/.test(text)) return null;
  const international = /^(?:\+|00)/.exec(text);
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (international) return inCountry(text.startsWith('+') ? digits : digits.slice(2));
  if (/^0\d{8}$/.test(digits)) return `+32${digits.slice(1)}`;
  if (!/^0[1-9]\d{8}$/.test(digits)) return null;
  if (IN_PAIRS.test(text)) return `+33${digits.slice(1)}`;
  if (BELGIAN_MOBILE.test(digits)) return `+32${digits.slice(1)}`;
  return `${SWISS_AREAS.test(digits) ? '+41' : '+33'}${digits.slice(1)}`;
}

function inCountry(digits: string): string | null {
  const code = digits.slice(0, 2);
  const length = LENGTHS[code];
  if (!length) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  const national = digits.slice(2).replace(/^0/, '');
  return length.test(national) && !national.startsWith('0') ? `+${code}${national}` : null;
}

/** +41791234567 → +41 79 123 45 67; numbers of other countries stay as they are. */
export function showPhone(e164: string): string {
  const [, code = '', national = ''] = /^\+(41|33|32)(\d+)$/.exec(e164) ?? [];
  const [, ...groups] = grouping(code, national)?.exec(national) ?? [];
  return groups.length > 0 ? [`+${code}`, ...groups].join(' ') : e164;
}

function grouping(code: string, national: string): RegExp | null {
  if (code === '41' && national.length === 9) return /^(\d\d)(\d{3})(\d\d)(\d\d)$/;
  if (code === '33' && national.length === 9) return /^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
  if (code === '32' && national.length === 9) return /^(\d{3})(\d\d)(\d\d)(\d\d)$/;
  // Brussels, Antwerp, Liège and Ghent have one digit, all others two
  if (code === '32' && national.length === 8) return /^[2349]/.test(national) ? /^(\d)(\d{3})(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d\d)(\d\d)$/;
  return null;
}
