const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** A prospect that nobody takes for a real one. */
export const EXAMPLE: Record<string, string> = { score: '62', company: 'Boulangerie Exemple', prenom: 'Anne' };

/** The text as a prospect reads it; what is not known stays as it is written. */
export const preview = (content: string, values: Record<string, string> = EXAMPLE): string =>
  content.replace(PLACEHOLDER, (written, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? written) : written));

/** Names in braces that a message may not use, in the order they are written. */
export const unknownPlaceholders = (content: string, known: readonly string[]): string[] => [
  ...new Set([...content.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !known.includes(name))),
];
