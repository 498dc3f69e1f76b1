/**
 * The languages of a prospect's pages. French is written where it is said, t`Réparer ${count} liens`; the other languages stand in
 * `words/{language}`, by the French: 'Réparer {0} liens'. Pure: a language is spoken for the length of one composition.
 */
export const LANGUAGES = ['fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** French with {0}, {1}… for what is put in, after it ` | context` where one French stands for two things → the words of a language. */
export type Catalogue = Readonly<Record<string, string>>;

/** The first of those that were asked for which there is, in the order of their weight; null when there is none. */
export const firstLanguage = (...asked: readonly (string | null | undefined)[]): Language | null =>
  asked.find((one): one is Language => LANGUAGES.some((language) => language === one)) ?? null;

/** The same; French when there is none. */
export const languageOf = (...asked: readonly (string | null | undefined)[]): Language => firstLanguage(...asked) ?? 'fr';

/** The server speaks each in turn; built pages are written in one (`microsite/integrations/built-language.ts`). */
let spoken: Language = 'fr';
const catalogues = new Map<Language, Catalogue>();

export const language = (): Language => spoken;

/** Once at the start, before anything is said in it. */
export const learn = (learned: Language, catalogue: Catalogue): unknown => catalogues.set(learned, catalogue);

/** What `compose` says, in a language. It may not wait: another reader's language would come between. */
export function inLanguage<Said>(wanted: Language, compose: () => Said extends PromiseLike<unknown> ? never : Said): Said {
  const before = spoken;
  spoken = wanted;
  try {
    return compose();
  } finally {
    spoken = before;
  }
}

/** Words by key, each said in the language that is spoken when it is read; `beside` is what else the table has. */
export function wordsBy<Key extends string, Beside extends object = object>(
  say: Readonly<Record<Key, () => string>>,
  beside = {} as Beside,
): Beside & Readonly<Record<Key, string>> {
  const words = Object.entries<() => string>(say).map(([key, get]) => [key, { get, enumerable: true }]);
  return Object.defineProperties(beside as Beside & Record<Key, string>, Object.fromEntries(words));
}

/** A table of words, made once for each language that asks for it. */
export function perLanguage<Table>(make: () => Table): () => Table {
  const made = new Map<Language, Table>();
  return () => {
    const known = made.get(spoken);
    if (known !== undefined) return known;
    const table = make();
    made.set(spoken, table);
    return table;
  };
}

type Tag = (french: TemplateStringsArray, ...values: readonly (string | number)[]) => string;

/** The words of the language that is spoken; the French where its catalogue has none (a test finds them all). */
export const t: Tag & { as(context: string): Tag } = /* @__PURE__ */ Object.assign(/* @__PURE__ */ translated(''), {
  as: (context: string) => translated(` | ${context}`),
});

function translated(context: string): Tag {
  return (french, ...values) => {
    if (spoken === 'fr') return french.reduce((said, part, place) => said + values[place - 1] + part);
    const key = keyOf(french);
    return filled(catalogues.get(spoken)?.[key + context] ?? key, values);
  };
}

/** ['Réparer ', ' liens'] → 'Réparer {0} liens' */
export const keyOf = (french: readonly string[]): string => french.reduce((key, part, place) => `${key}{${place - 1}}${part}`);

const filled = (words: string, values: readonly (string | number)[]): string =>
  words.replace(/\{(\d)\}/g, (hole, place) => String(values[place] ?? hole));
