import { foldText } from '../../rules/company-words.rules.js';

/** A text as phrases are compared: without case, accents, ornaments and typographic quotes. */
export function plain(text: string): string {
  return foldText(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/…/g, '...')
    .replace(/[^\p{L}\p{N}'.,;:!?/()|@&%+#*$€£[\]>»·•–—_ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without the punctuation around it. */
export const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}[]+|[^\p{L}\p{N}\]?)/]+$/gu, '');

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** What ends a sentence; abbreviations cost nothing here. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Returns the parts of a title between dashes and bars, and the title. */
export function titleParts(title: string): string[] {
  const whole = plain(title);
  if (whole.endsWith('?')) return [bare(whole)];
  const parts = whole.split(/\s+[-–—|·•:»>*]+\s*|\s*[-–—|·•»>*]+\s+|:\s+/);
  return [...new Set([whole, ...parts].map(bare).filter(Boolean))];
}
