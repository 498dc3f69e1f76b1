const MIN_WORDS = 100;
const MIN_SENTENCES = 3;

/**
 * Reading ease of a text; higher is easier, plain text is above 60. Null without a formula for the language or for short texts. French:
 * Kandel & Moles 1958, 207 − 1.015 × words/sentence − 73.6 × syllables/word. English: Flesch 1948, 206.835 − 1.015 × words/sentence − 84.6
 * × syllables/word.
 */
export function readingEase(text: string, lang: string | null): number | null {
  const language = (lang ?? '').slice(0, 2).toLowerCase();
  if (language !== 'fr' && language !== 'en') return null;
  const sentences = text.split(/[.!?…]+(?=\s|$)|\n+/).filter((sentence) => /\p{L}{2}/u.test(sentence)).length;
  const words = wordsOf(text);
  if (words.length < MIN_WORDS || sentences < MIN_SENTENCES) return null;
  const syllables = words.reduce((sum, word) => sum + (language === 'fr' ? frenchSyllables(word) : englishSyllables(word)), 0);
  const perSentence = words.length / sentences;
  const perWord = syllables / words.length;
  const ease = language === 'fr' ? 207 - 1.015 * perSentence - 73.6 * perWord : 206.835 - 1.015 * perSentence - 84.6 * perWord;
  return Math.round(ease * 10) / 10;
}

/** Returns words of two letters or more and French words of one letter (à, y, ô), without numbers. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
}

/** Share of the text's words of at least four letters that appear in the page, 0–1. Null without such words. */
export function consistency(text: string | null, pageText: string): number | null {
  const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wordsIn = (words: string) =>
    wordsOf(words)
      .flatMap((word) => word.split(/[’']/))
      .map(fold);
  const words = new Set(wordsIn(text ?? '').filter((word) => word.length >= 4));
  if (words.size === 0) return null;
  const present = new Set(wordsIn(pageText));
  return [...words].filter((word) => present.has(word)).length / words.size;
}

/** Vowel groups, without a final mute e, es or ent; at least one. */
function frenchSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/(?<=[^aeiouyàâäéèêëîïôöùûü])(e|es|ent)$/u, '');
  return Math.max(1, plain.match(/[aeiouyàâäéèêëîïôöùûüœæ]+/gu)?.length ?? 0);
}

function englishSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/(?<=[^aeiouy])(e|es|ed)$/, '');
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 0);
}
