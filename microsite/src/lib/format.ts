import { readDate } from '../../../backend/src/rules/dates.rules.ts';
import {
  fixed as decimal,
  inSentence,
  integer,
  NARROW_SPACE,
  counted as plural,
  pluralForm,
  shownBytes,
  shownMs,
  withDe,
} from '../../../backend/src/rules/figures.rules.ts';
import { language, t } from '../../../backend/src/rules/language.rules.ts';

/** The formats of all three parts, and what only pages of prospects need. */
export { decimal, inSentence, integer, NARROW_SPACE, plural, pluralForm, withDe };

/** 63 → 63 % */
export const percent = (value: number): string => `${integer(value)}${NARROW_SPACE}%`;

/** Milliseconds → 410 ms or 4,1 s */
export const duration = (ms: number): string => inUnits(shownMs(ms));

const inUnits = (ms: number): string => (ms < 1000 ? `${integer(ms)}${NARROW_SPACE}ms` : `${decimal(ms / 1000)}${NARROW_SPACE}s`);

/** Milliseconds in a sentence: 4,1 secondes, 1,9 seconde. The French plural begins at two, others leave out one alone. */
export function seconds(ms: number): string {
  const value = decimal(ms / 1000);
  const count = Number(value.replace(',', '.'));
  return `${value}\u00a0${(language() === 'fr' ? count < 2 : count === 1) ? t`seconde` : t`secondes`}`;
}

/** Bytes → 3,1 Mo */
export function megabytes(bytes: number): string {
  return `${decimal(shownBytes(bytes) / 1_000_000)}${NARROW_SPACE}${t`Mo`}`;
}

/** An instant in UTC → the day in Switzerland, 12.11.2026. */
export const day = (iso: string): string => readDate(new Date(iso));

/** A text cut at a word, with an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return end > 0 ? `${text.slice(0, end).trimEnd()}…` : text;
}
