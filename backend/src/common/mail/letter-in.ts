import { type Language, languageOf } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';

/** A letter in its reader's language, which goes with it: its buttons and its last lines are added when it leaves. */
export async function letterIn<Letter extends object>(
  asked: string | null,
  compose: () => Letter extends PromiseLike<unknown> ? never : Letter,
): Promise<Letter & { language: Language }> {
  const language = languageOf(asked);
  return { ...(await composedIn(language, compose)), language };
}
