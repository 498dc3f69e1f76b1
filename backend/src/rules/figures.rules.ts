import { language, perLanguage, t } from './language.rules.js';

/** Figures as Switzerland writes them, for sentences that all three parts show. Our own code: `Intl` differs between versions. */

/** Before a unit of one sign, % and after «. */
export const NARROW_SPACE = '\u202f';
/** Between a number and the word it counts. */
export const NO_BREAK_SPACE = '\u00a0';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '’');

/** 12500 → 12’500 */
export function integer(value: number): string {
  const digits = grouped(String(Math.round(Math.abs(value))));
  return value < 0 && digits !== '0' ? `−${digits}` : digits;
}

/** 4.12 → 4,1 and 3 → 3,0, for aligned figures; with a point for English readers. */
export function fixed(value: number, digits = 1, comma: ',' | '.' = ','): string {
  const [whole = '0', fraction] = atDecimals(Math.abs(value), digits).toFixed(digits).split('.');
  const sign = value < 0 && atDecimals(value, digits) !== 0 ? '−' : '';
  return sign + grouped(whole) + (fraction ? comma + fraction : '');
}

/** 4.12 → 4,1 and 3 → 3, in sentences. */
export function decimal(value: number, digits = 1): string {
  const written = fixed(value, digits);
  return written.includes(',') ? written.replace(/,?0+$/, '') : written;
}

/** What is left of a figure when it is shown: judgements are made of that. Half up. */
export const atDecimals = (value: number, digits: number): number => {
  const unit = 10 ** digits;
  return Math.round(Number((value * unit).toPrecision(12))) / unit;
};
/** Milliseconds below a second, tenths of seconds from there. */
export const shownMs = (ms: number): number => (Math.round(ms) < SECOND_MS ? Math.round(ms) : Math.round(ms / 100) * 100);
const SECOND_MS = 1000;
/** Tenths of a megabyte. */
export const shownBytes = (bytes: number): number => Math.round(bytes / 100_000) * 100_000;
/** Tenths of a percent, as a fraction. */
export const shownShare = (fraction: number): number => atDecimals(fraction, 3);

/** 410 → 410 ms, 4100 → 4,1 s */
export const duration = (ms: number): string => inUnits(shownMs(ms));

const inUnits = (ms: number): string => (ms < SECOND_MS ? `${integer(ms)}${NARROW_SPACE}ms` : `${decimal(ms / SECOND_MS)}${NARROW_SPACE}s`);

/** In French 0 and 1,9 are singular, in German and Italian nothing but 1. */
const isOne = (value: number, mostInFrench = 1): boolean => (language() === 'fr' ? value <= mostInFrench : value === 1);

/** In a sentence: 4,1 secondes, 1,9 seconde; the plural begins at two. */
export function seconds(ms: number): string {
  const value = Math.round(ms / 100) / 10;
  return `${decimal(value)}${NO_BREAK_SPACE}${isOne(value, 1.9) ? t`seconde` : t`secondes`}`;
}

/** 3100000 → 3,1 Mo */
export const megabytes = (bytes: number): string => `${decimal(shownBytes(bytes) / 1_000_000)}${NARROW_SPACE}${t`Mo`}`;

/** 0.082 → 8,2 % */
export const percent = (fraction: number): string => `${decimal(100 * shownShare(fraction))}${NARROW_SPACE}%`;

/** Chooses the form of a count in the current language: 0 is singular in French and plural in German and Italian. */
export const pluralForm = <Form>(count: number, one: Form, many: Form): Form => (isOne(count) ? one : many);

/** counted(2, 'lien cassé', 'liens cassés') → 2 liens cassés. Zero is singular in French. */
export const counted = (count: number, one: string, many: string): string =>
  `${integer(count)}${NO_BREAK_SPACE}${pluralForm(count, one, many)}`;

/** A count in a sentence: inSentence(1, 'un lien mène', 'liens mènent') → un lien mène, of 4: 4 liens mènent. One is never a figure there. */
export const inSentence = (count: number, one: string, many: string): string =>
  count === 1 ? one : counted(count, withoutArticle(one), many);

/** Of a thing that is none: other languages count it among the many. */
const withoutArticle = (thing: string): string => thing.replace(/^(?:une? (?:seule? )?|l[ea] |l’)/, '');

const counts = perLanguage(() => [t`zéro`, t`un`, t`deux`, t`trois`, t`quatre`, t`cinq`, t`six`, t`sept`, t`huit`, t`neuf`]);
/** A few things in words: « les deux assistants »; from ten in figures. */
export const fewInWords = (count: number): string => counts()[count] ?? integer(count);

/** « d’un seul mot », « de 4 mots », « d’Atelier Bois »; never before an h, whose kind is unknown. « von », « di ». */
export const withDe = (thing: string): string =>
  language() === 'fr' && /^[aàâäeéèêëiîïoôöuùûüœæ]/i.test(thing) ? `d’${thing}` : t`de ${thing}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const outOf100 = (points: number): string => t`${decimal(points)}\u00a0sur\u00a0100`;

/** Inserts narrow no-break spaces before French punctuation. */
export const frenchSpaces = (text: string): string =>
  text.replace(/[ \u00a0]+([;:!?»%])/g, `${NARROW_SPACE}$1`).replace(/«[ \u00a0]+/g, `«${NARROW_SPACE}`);

/** 790 → 790 CHF */
export const francs = (amount: number): string => `${integer(amount)}${NO_BREAK_SPACE}CHF`;
