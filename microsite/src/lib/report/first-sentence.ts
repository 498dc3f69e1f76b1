/** The end of a sentence, before the capital that begins the next one; « M. » and « Co. » end none. */
const ENDS = /(?<=\p{L}{3,}[»\s]*|\d|%|\))[.!?](?=\s+[\p{Lu}«])/gu;

/** Splits a paragraph after its first sentence; `name`: of a company, which may hold a full stop itself. */
export function splitFirstSentence(paragraph: string, name: string): { first: string; rest: string } {
  const covered = name ? paragraph.replaceAll(name, (found) => '_'.repeat(found.length)) : paragraph;
  const [end] = covered.matchAll(ENDS);
  if (!end) return { first: paragraph, rest: '' };
  return { first: paragraph.slice(0, end.index + 1), rest: paragraph.slice(end.index + 1).trim() };
}
