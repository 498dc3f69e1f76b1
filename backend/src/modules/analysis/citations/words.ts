/** A word of a text with what stands before it. */
export interface Word {
  raw: string;
  folded: string;
  /** Everything between the word before and this one. */
  gap: string;
}

/** Without accents, case and ligatures. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss');

/** The words of a text, marks of emphasis left out; « & » is « et ». */
export function wordsOf(text: string): Word[] {
  const plain = text
    .normalize('NFC')
    .replace(/[*_`#]/g, '')
    .replace(/&(?:amp;)?/g, ' et ');
  let end = 0;
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: raw, index }) => {
    const gap = plain.slice(end, index);
    end = index + raw.length;
    return { raw, folded: fold(raw), gap };
  });
}

const LEGAL_FORM = / (?:et )?(?:s a r l|s a|sarl|sa|gmbh|ag|kg|ohg|s r l|srl|sagl|s a s|sas|sasu|eurl|snc|scs|ltd|llc|inc|cie|co)$/;

/** The words of a company’s name without its legal forms: « Müller & Cie S.à r.l. » → muller. */
export function nameWords(company: string): string[] {
  let name = ` ${wordsOf(company)
    .map(({ folded }) => folded)
    .join(' ')}`;
  while (LEGAL_FORM.test(name)) name = name.replace(LEGAL_FORM, '');
  return name.trim().split(' ').filter(Boolean);
}

export const isLegalForm = (word: string): boolean => LEGAL_FORM.test(` ${word}`) || word === 's';
