import { type SpokenLanguage, type Translatable, translationOf } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { Problem } from '../errors.js';
import { fieldTextOf, INVALID_FIELD } from './field.contract.js';

/** Translates the message and the field errors of a problem. A text that the catalogue lacks stays French. */
export const translatedProblem = (problem: Problem, language: SpokenLanguage): Promise<Problem> =>
  composedIn(language, () => inCurrentLanguage(problem));

function inCurrentLanguage({ status, code, title, text, errors, message, headers, theirs }: Problem): Problem {
  const own = translation(text);
  const translated = (french: string) => (french === message && own !== null ? own : translatedField(french));
  const fields = errors && Object.fromEntries(Object.entries(errors).map(([field, french]) => [field, translated(french)]));
  const isOfField = Object.values(errors ?? {}).includes(message);
  return new Problem(status, code, title, own ?? (isOfField ? translatedField(message) : message), fields, headers, theirs);
}

/** A message of the schema library without a translation is more than a visitor can use: a short text replaces it. */
export const translatedField = (french: string): string => translation(fieldTextOf(french)) ?? translationOf(INVALID_FIELD) ?? french;

function translation(text: Translatable): string | null {
  if (typeof text !== 'string') return String(text);
  return /\p{L}/u.test(text) ? translationOf(text) : text;
}
