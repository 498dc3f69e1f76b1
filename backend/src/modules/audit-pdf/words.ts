import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { AGENCY_ZONE } from '../../rules/dates.rules.js';
import { language, t } from '../../rules/language.rules.js';
import { byAgency, madeUp, olderFigures, olderWords } from '../../rules/provenance.rules.js';

const NARROW = '\u202f';

/** Applies French typography to foreign text, except addresses. */
export const french = (text: string): string =>
  text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/[ \u00a0\u202f]+(?=[;!?»%:](?!\/))/g, NARROW)
    .replace(/«[ \u00a0\u202f]*/g, `«${NARROW}`)
    .replace(/(?<=\d) (?=(ms|s|Mo|Ko|kB|KB|CHF|jours?|heures?|h|min|minutes)(?!\p{L}))/gu, NARROW);

/** Applies the typography of the current language. */
export const typeset = (text: string): string => (language() === 'fr' ? french(text) : text);

/** 12’500; at most `digits` decimals, with a comma. */
export function number(value: number, digits = 0): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(digits).split('.');
  const fraction = decimals.replace(/0+$/, '');
  const sign = value < 0 && Number(whole + fraction) > 0 ? '−' : '';
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '’')}${fraction && `,${fraction}`}`;
}

export const seconds = (ms: number): string => (ms < 1000 ? `${number(ms)}${NARROW}ms` : `${number(ms / 1000, 1)}${NARROW}s`);

/** 12.11.2026 */
export const date = (instant: Date | string): string => format(new TZDate(new Date(instant), AGENCY_ZONE), 'dd.MM.yyyy');

/** Lower-cases a word within a sentence; German nouns keep their capital. */
export const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

interface Sourced {
  state: string;
  provider: string | null;
  measured_at: string | null;
  origins?: Parameters<typeof olderFigures>[0];
}

/**
 * Formats sources: « Mesuré le 12.11.2026 – Lighthouse 13.5.0 », carried-over figures with their own date and tool. Typed and example
 * figures are marked.
 */
export function origin({ state, provider, measured_at, origins }: Sourced): string {
  if (!measured_at) return '';
  if (state === 'sample') return madeUp();
  const day = date(measured_at);
  const newest = state === 'manual' ? t`${byAgency()} le ${day}` : `${t`Mesuré le ${day}`}${provider ? ` – ${provider}` : ''}`;
  return [newest, ...olderFigures(origins).map((older) => typeset(olderWords(older, date)))].join(t` ; `);
}

/** Returns whether there are figures to show; examples only for an example company. */
export const isKnown = ({ state }: { state: string }): boolean => state === 'measured' || state === 'manual' || state === 'sample';

export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')}…` : text;

export const points = (fraction: number | null | undefined): number | null =>
  fraction === null || fraction === undefined ? null : Math.round(fraction * 100);
