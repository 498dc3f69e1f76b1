// Sentences that are stored in French. To translate one, its code and values are parsed from it.

/** Replaces each `%s` of a sentence by a value. */
export const filledIn = (sentence: string, values: readonly string[]): string => {
  let next = 0;
  return sentence.replace(/%s/g, () => values[next++] ?? '');
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a parser: text → code and values of the matching sentence of `table`, longest first because some are prefixes of others. */
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
