/** Fonts for scripts that the product's own font lacks: Noto, split by Unicode ranges (Fontsource). */

/** One file of a font. */
export interface FontSubset {
  family: FontFamily;
  /** In its package. */
  file: string;
  /** First and last code point of each range. */
  ranges: readonly (readonly [number, number])[];
}

export type FontFamily = keyof typeof FONT_PACKAGES;

export const FONT_PACKAGES = {
  emoji: { folder: '@fontsource/noto-emoji', file: (subset: string) => `noto-emoji-${subset}-400-normal.woff2` },
  chinese: { folder: '@fontsource-variable/noto-sans-sc', file: (subset: string) => `noto-sans-sc-${subset}-wght-normal.woff2` },
  korean: { folder: '@fontsource-variable/noto-sans-kr', file: (subset: string) => `noto-sans-kr-${subset}-wght-normal.woff2` },
} as const;

/** In this order: ranges name more than their font draws, so that the script decides. Japanese is drawn by the Chinese font. */
const SCRIPTS: readonly (readonly [RegExp, readonly FontFamily[]])[] = [
  [/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u, ['emoji']],
  [/\p{Script=Hangul}/u, ['korean']],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb-\u30fc\uff00-\uffef]/u,
    ['chinese', 'korean'],
  ],
  [/\p{Script=Cyrillic}/u, ['chinese']],
];
/** One letter per script whose font is checked. `isExpected`: the product or its target machines ship a font. */
export const SAMPLES: readonly (UndrawnScript & { sign: string })[] = [
  { name: 'chinois', sign: '鸭', isExpected: true },
  { name: 'japonais', sign: 'さ', isExpected: true },
  { name: 'coréen', sign: '김', isExpected: true },
  { name: 'émojis', sign: '🥐', isExpected: true },
  { name: 'cyrillique', sign: 'Ж', isExpected: true },
  { name: 'grec', sign: 'Ω', isExpected: true },
  { name: 'arabe', sign: 'ع', isExpected: true },
  { name: 'hébreu', sign: 'ש', isExpected: true },
  { name: 'arménien', sign: 'Հ', isExpected: false },
  { name: 'géorgien', sign: 'ს', isExpected: false },
  { name: 'thaï', sign: 'ก', isExpected: false },
  { name: 'devanagari', sign: 'क', isExpected: false },
  { name: 'tamoul', sign: 'த', isExpected: false },
  { name: 'amharique', sign: 'አ', isExpected: false },
];

export interface UndrawnScript {
  /** In French. */
  name: string;
  isExpected: boolean;
}

/** Joins emoji and selects their emoji form: part of every adjacent emoji. */
const JOINERS = [0x200d, 0xfe0f];
/** Below it are Latin letters, punctuation and signs such as © and ™. */
const FIRST_FOREIGN = 0x2190;

/** Signs that the product's own type may not have, each once. */
export const foreignSigns = (text: string): string[] =>
  [...new Set(text)].filter(
    (sign) => !/[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Cn}\p{Co}\p{Cs}]/u.test(sign) || isPicture(sign),
  );

const isPicture = (sign: string): boolean =>
  (sign.codePointAt(0) ?? 0) >= FIRST_FOREIGN && SCRIPTS.some(([script]) => script.test(sign)) && !/\p{Cn}/u.test(sign);

/** The unicode ranges of a package → its files. */
export const subsetsOf = (family: FontFamily, unicode: Readonly<Record<string, string>>): FontSubset[] =>
  Object.entries(unicode).map(([name, ranges]) => ({
    family,
    file: FONT_PACKAGES[family].file(name.replace(/[[\]]/g, '')),
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));

/** Returns the font files that a text needs, each with its signs; none for Latin text. */
export function fontsFor(text: string, subsets: readonly FontSubset[]): { subset: FontSubset; codePoints: number[] }[] {
  const needed = new Map<FontSubset, number[]>();
  for (const sign of foreignSigns(text)) {
    const code = sign.codePointAt(0) ?? 0;
    const families = SCRIPTS.find(([script]) => script.test(sign))?.[1] ?? [];
    const has = ({ ranges }: FontSubset) => ranges.some(([first, last]) => first <= code && code <= last);
    const subset = families.flatMap((family) => subsets.find((one) => one.family === family && has(one)) ?? [])[0];
    if (subset) needed.set(subset, [...(needed.get(subset) ?? (subset.family === 'emoji' ? JOINERS : [])), code]);
  }
  return [...needed].map(([subset, codePoints]) => ({ subset, codePoints }));
}

/** Removes signs without a glyph; removed words become an ellipsis. Combining marks are removed with their letter. */
export function withoutUndrawn(text: string, undrawn: readonly string[]): string {
  if (undrawn.length === 0) return text;
  const signs = undrawn.map((sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join('');
  return text.replace(new RegExp(`[${signs}][${signs}\\p{M}\\u200d\\ufe0f]*(?:\\s+[${signs}][${signs}\\p{M}\\u200d\\ufe0f]*)*`, 'gu'), '…');
}

/** Returns the legible part of a name, or the alternative when no letter has a glyph. */
export function legibleName(name: string, other: string, undrawn: readonly string[]): string {
  const legible = withoutUndrawn(name, undrawn);
  return /[\p{L}\p{N}]/u.test(legible) ? legible : other || legible;
}
