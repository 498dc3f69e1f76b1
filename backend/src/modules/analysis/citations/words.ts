/** A word with the text before it. */
export interface Word {
  raw: string;
  folded: string;
  /** Everything between the word before and this one, marks of emphasis left out. */
  gap: string;
  /** Where it begins in the text. */
  at: number;
}

/** Without accents, case and ligatures. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss');

const UMLAUT = /[äöü]/gi;
const WRITTEN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** How else a word is written: « Müller », « Mueller ». */
const spellings = (word: string): string[] => [
  fold(word),
  fold(word.normalize('NFC').replace(UMLAUT, (letter) => WRITTEN[letter.toLowerCase()] ?? letter)),
];

/** Compares two words, ignoring accents and case. */
export const isSameWord = (one: string, other: string): boolean => {
  const others = spellings(other);
  return spellings(one).some((spelling) => others.includes(spelling));
};

/** Normalises a text for comparison: NFC, one kind of hyphen, no invisible characters. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u2010\u2011]/g, '-');

/** Letters and digits; initials with full stops; « & » and « + » between words. */
const WORD = /(?<![\p{L}\p{N}])(?:\p{Lu}\.){2,}(?:\p{Lu}(?![\p{L}\p{N}]))?|[\p{L}\p{N}]+|&(?:amp;)?|(?<= )\+(?= )/gu;

/** The words of a text; « & » is « et ». */
export function wordsOf(text: string): Word[] {
  const plain = plainOf(text);
  let end = 0;
  return [...plain.matchAll(WORD)].map(({ 0: raw, index }) => {
    const gap = plain.slice(end, index).replace(/[*_`#]/g, '');
    end = index + raw.length;
    return { raw, folded: /^[&+]/.test(raw) ? 'et' : fold(raw.replaceAll('.', '')), gap, at: index };
  });
}

const LEGAL_FORM = / (?:et )?(?:s a r l|s a|sarl|sa|gmbh|ag|kg|ohg|s r l|srl|sagl|s a s|sas|sasu|eurl|snc|scs|ltd|llc|inc|cie|co)$/;

/** A company's name without its legal forms: « Müller & Cie S.à r.l. » → Müller. */
export function nameWordsOf(company: string): Word[] {
  const words = wordsOf(company);
  const joined = () => words.map(({ folded }) => ` ${folded}`).join('');
  for (let found = LEGAL_FORM.exec(joined()); found; found = LEGAL_FORM.exec(joined())) words.length -= found[0].trim().split(' ').length;
  return words;
}

/** How many words at the beginning are a legal form: « S.à r.l. » is four. */
export function legalFormLength(words: readonly Word[]): number {
  const joined = (length: number) =>
    words
      .slice(0, length)
      .map(({ folded }) => ` ${folded}`)
      .join('');
  const lengths = [4, 3, 2, 1].filter((length) => length <= words.length && words.slice(1, length).every(({ gap }) => /^[. ]*$/.test(gap)));
  return lengths.find((length) => LEGAL_FORM.exec(joined(length))?.index === 0) ?? 0;
}
