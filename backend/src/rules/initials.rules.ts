const ARTICLES = new Set([
  'le',
  'la',
  'les',
  'l',
  'du',
  'de',
  'des',
  'd',
  'et',
  'au',
  'aux',
  'un',
  'une',
  'the',
  'of',
  'and',
  'der',
  'die',
  'das',
  'und',
]);

/** Returns two initials of a name: of its first two words without articles, or the first two letters of one word. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !ARTICLES.has(word.toLowerCase()));
  const [first = '', second] = telling.length > 0 ? telling : words;
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toUpperCase() || '?';
}
