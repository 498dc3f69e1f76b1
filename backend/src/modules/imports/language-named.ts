import { LANGUAGES, type Language } from '../../rules/language.rules.js';
import { folded } from './email-columns.js';

/** Each language as files name it in French, German, English and Italian; without accents. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  fr: ['francais', 'franzosisch', 'franzoesisch', 'french', 'francese', 'fra', 'fre'],
  de: ['allemand', 'deutsch', 'german', 'tedesco', 'deu', 'ger'],
  it: ['italien', 'italienisch', 'italian', 'italiano', 'ita'],
};

/** « DE », « de-CH », « Allemand », « Deutsch (Schweiz) » → de; null for what is no language of our pages. */
export function languageNamed(text: string): Language | null {
  const name = folded(text.replace(/[-_][a-z]{2}$|\(.*\)$/i, ''));
  return LANGUAGES.find((language) => language === name || NAMES[language].includes(name)) ?? null;
}
