// Sentences that are kept as they were told in French; whoever tells them in another language reads code and values back.

/** Puts values into the places of a sentence, `%s`. */
export const filledIn = (sentence: string, values: readonly string[]): string => {
  let next = 0;
  return sentence.replace(/%s/g, () => values[next++] ?? '');
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds the sentence of `table` that a text is, and its values; the longest first, since some begin as others do. */
export function readerOf<Code extends string>(table: Readonly<Record<Code, string>>) {
  const sentences = (Object.keys(table) as Code[])
    .toSorted((a, b) => table[b].length - table[a].length)
    .map((code) => ({ code, words: new RegExp(`^${table[code].split('%s').map(escaped).join('(.+?)')}$`, 's') }));
  return (text: string): { code: Code; values: string[] } | null => {
    for (const { code, words } of sentences) {
      const found = words.exec(text);
      if (found) return { code, values: found.slice(1) };
    }
    return null;
  };
}
