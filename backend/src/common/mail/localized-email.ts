import { type Language, languageOf } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';

/** Composes an e-mail in the language of its reader. The language is stored with it: buttons and footer are added when it is sent. */
export async function localizedEmail<Email extends object>(
  asked: string | null,
  compose: () => Email | Promise<Email>,
): Promise<Email & { language: Language }> {
  const language = languageOf(asked);
  return { ...(await composedIn(language, compose)), language };
}
