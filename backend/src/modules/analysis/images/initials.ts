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

/** Two letters that stand for a name: the first of its first two words, articles left out; of one word its first two. */
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

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Colours follow the reader's scheme. */
export const INITIALS_STYLE =
  'rect{fill:#e4e0d6}text{fill:#16150f;font:600 38px system-ui,sans-serif}@media (prefers-color-scheme:dark){rect{fill:#34322a}text{fill:#f3f0e8}}';

/** The initials as a picture, for when there is no logo or photo. */
export function initialsSvg(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><style>${INITIALS_STYLE}</style><rect width="96" height="96"/><text x="48" y="49" text-anchor="middle" dominant-baseline="central">${escapeXml(initialsOf(name))}</text></svg>`;
}
