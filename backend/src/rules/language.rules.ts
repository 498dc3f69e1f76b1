/**
 * The languages of a prospect's pages. French is the source text in the code, t`Réparer ${count} liens`; catalogues translate it
 * by that text: 'Réparer {0} liens'. Runs on the server and in browsers.
 */
export const LANGUAGES = ['fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
/** English has the words of the trial form alone, for the widget; every other text in it stays French. */
export type SpokenLanguage = Language | 'en';

/** French with {0}, {1}… for the values, followed by ` | context` where one French text has two meanings → its translation. */
export type Catalogue = Readonly<Record<string, string>>;

/** Returns the first supported language of a list; null when there is none. */
export const firstLanguage = (...asked: readonly (string | null | undefined)[]): Language | null =>
  asked.find((one): one is Language => LANGUAGES.some((language) => language === one)) ?? null;

/** Returns the first supported language of a list, else French. */
export const languageOf = (...asked: readonly (string | null | undefined)[]): Language => firstLanguage(...asked) ?? 'fr';

/** Installed once: the server reads the language of the current request. Elsewhere the language is a constant of the build. */
let currentLanguage = (): SpokenLanguage => 'fr';
const catalogues = new Map<SpokenLanguage, Catalogue>();

/** Called once at start by `common/i18n/language-context.ts`. */
export function setLanguageProvider(provider: () => SpokenLanguage): void {
  currentLanguage = provider;
}

/** Of dates, figures and addresses. */
export const language = (): Language => {
  const current = currentLanguage();
  return current === 'en' ? 'fr' : current;
};

/** Called before the first text in the language. */
export const addCatalogue = (of: SpokenLanguage, catalogue: Catalogue): unknown => catalogues.set(of, catalogue);

/** Texts by key, each in the current language of the moment it is read; `beside` adds entries that are no texts. */
export function wordsBy<Key extends string, Beside extends object = object>(
  say: Readonly<Record<Key, () => string>>,
  beside = {} as Beside,
): Beside & Readonly<Record<Key, string>> {
  const words = Object.entries<() => string>(say).map(([key, get]) => [key, { get, enumerable: true }]);
  return Object.defineProperties(beside as Beside & Record<Key, string>, Object.fromEntries(words));
}

/** Creates a table of texts once for each language. */
export function perLanguage<Table>(make: () => Table): () => Table {
  const made = new Map<SpokenLanguage, Table>();
  return () => {
    const current = currentLanguage();
    const known = made.get(current);
    if (known !== undefined) return known;
    const table = make();
    made.set(current, table);
    return table;
  };
}

type Values = readonly (string | number)[];
type Tag = (french: TemplateStringsArray, ...values: Values) => string;

/** Translates a text into the current language. A text that its catalogue lacks stays French (a test finds them all). */
export const t: Tag & { as(context: string): Tag } = /* @__PURE__ */ Object.assign(/* @__PURE__ */ translated(''), {
  as: (context: string) => translated(` | ${context}`),
});

function translated(context: string): Tag {
  return (french, ...values) => {
    const current = currentLanguage();
    if (current === 'fr') return french.reduce((text, part, index) => text + values[index - 1] + part);
    const key = keyOf(french);
    return filled(catalogues.get(current)?.[key + context] ?? key, values);
  };
}

/** ['Réparer ', ' liens'] → 'Réparer {0} liens' */
export const keyOf = (french: readonly string[]): string => french.reduce((key, part, index) => `${key}{${index - 1}}${part}`);

/** A text that is translated when it is shown (`String(message)`), where the language of the reader is not known yet. Server only. */
export class TranslatableMessage {
  private readonly key: string;
  private readonly values: readonly (string | number | TranslatableMessage)[];

  constructor(key: string, values: readonly (string | number | TranslatableMessage)[] = []) {
    this.key = key;
    this.values = values;
  }

  get french(): string {
    return filled(
      this.key,
      this.values.map((value) => (value instanceof TranslatableMessage ? value.french : value)),
    );
  }

  toString(): string {
    return filled(translationOf(this.key) ?? this.key, this.values.map(String));
  }
}

/** translatable`Il manque ${name}.` is a text for `t` that is translated later. */
export const translatable = (french: TemplateStringsArray, ...values: readonly (string | number | TranslatableMessage)[]) =>
  new TranslatableMessage(keyOf(french), values);

/** A text for people: in French as it stands, or to be translated when it is shown. */
export type Translatable = string | TranslatableMessage;

export const frenchOf = (text: Translatable): string => (typeof text === 'string' ? text : text.french);

/** Translates a French text without values into the current language; null when its catalogue lacks it. */
export function translationOf(french: string): string | null {
  const current = currentLanguage();
  if (current === 'fr') return french;
  const catalogue = catalogues.get(current) ?? {};
  return Object.hasOwn(catalogue, french) ? (catalogue[french] ?? null) : null;
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\d)\}/g, (placeholder, index) => String(values[index] ?? placeholder));
