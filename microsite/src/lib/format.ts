import { atDecimals, shownBytes, shownMs } from '../../../backend/src/rules/figures.rules.ts';

/**
 * French of Switzerland, formatted by our own code: `Intl` gives other spaces and apostrophes from one browser to the
 * next, and dates in the visitor's time zone instead of the agency's.
 */

export const NARROW_SPACE = '\u202f';
const APOSTROPHE = '’';

/** 12500 → 12’500 */
export function integer(value: number): string {
  const digits = String(Math.round(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, APOSTROPHE);
  return value < 0 && digits !== '0' ? `−${digits}` : digits;
}

/** 4.12 → 4,1 */
export function decimal(value: number, digits = 1): string {
  const [whole = '0', fraction] = atDecimals(Math.abs(value), digits).toFixed(digits).split('.');
  const sign = value < 0 && atDecimals(value, digits) !== 0 ? '−' : '';
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, APOSTROPHE) + (fraction ? `,${fraction}` : '');
}

/** 63 → 63 % */
export const percent = (value: number): string => `${integer(value)}${NARROW_SPACE}%`;

/** Milliseconds → 410 ms or 4,1 s */
export const duration = (ms: number): string => inUnits(shownMs(ms));

const inUnits = (ms: number): string => (ms < 1000 ? `${integer(ms)}${NARROW_SPACE}ms` : `${decimal(ms / 1000)}${NARROW_SPACE}s`);

/** Milliseconds in a sentence: 4,1 secondes, 1,9 seconde. The French plural begins at two. */
export function seconds(ms: number): string {
  const value = decimal(ms / 1000);
  return `${value}\u00a0${Number(value.replace(',', '.')) >= 2 ? 'secondes' : 'seconde'}`;
}

/** Bytes → 3,1 Mo */
export function megabytes(bytes: number): string {
  return `${decimal(shownBytes(bytes) / 1_000_000)}${NARROW_SPACE}Mo`;
}

/** count('lien cassé', 'liens cassés') with its number: 2 liens cassés. Zero is singular in French. */
export function plural(count: number, one: string, many: string): string {
  return `${integer(count)}\u00a0${count > 1 ? many : one}`;
}

/** Made when it is first needed: that takes a phone some 50 ms, before the first paint. */
let zurich: Intl.DateTimeFormat | null = null;

/** An instant in UTC → the day in Switzerland, 12.11.2026. */
export function day(iso: string): string {
  const instant = new Date(iso);
  // Switzerland is one or two hours ahead: until 22:00 UTC its day is the same
  if (instant.getUTCHours() < 22) return written(instant.toISOString().slice(0, 10).split('-'));
  zurich ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(zurich.formatToParts(instant).map(({ type, value }) => [type, value]));
  return written([parts.get('year'), parts.get('month'), parts.get('day')]);
}

const written = ([year, month, date]: readonly (string | undefined)[]): string => `${date}.${month}.${year}`;

/** No-break spaces where French wants them: before ; : ! ? » %, after «, between a number and what it counts. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/[ \u00a0]+([;:!?»%])/g, `${NARROW_SPACE}$1`)
    .replace(/«[ \u00a0]+/g, `«${NARROW_SPACE}`)
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

/** A text cut at a word, with an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 20)).trimEnd()}…`;
}
