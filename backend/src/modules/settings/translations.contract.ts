import { z } from 'zod';
import { isTextKey, type Translations, translationFault } from '../../rules/agency-texts.rules.js';

const MOST_CHARACTERS = 2000;

/** An empty text is no translation. */
const translation = z.object({ french: z.string().trim(), text: z.string().trim() });

const ofLanguage = z
  .record(z.string().refine(isTextKey, 'Ce texte n’existe pas'), translation)
  .superRefine((translations, context) => {
    for (const [key, known] of Object.entries(translations)) {
      const message = faultOf(key, known, translations);
      if (message) context.addIssue({ code: 'custom', path: [key], message });
    }
  })
  .default({});

/** The agency's own texts in German and Italian, by the keys of `agency-texts.rules.ts`. */
export const translations = z.object({ de: ofLanguage, it: ofLanguage });

function faultOf(key: string, { french, text }: z.output<typeof translation>, all: Translations): string | null {
  if (Math.max(text.length, french.length) > MOST_CHARACTERS) return `${MOST_CHARACTERS} caractères au maximum`;
  if (key.startsWith('messages/')) return translationFault({ french, text });
  const [, options] = /^(quiz\/\d+\/options\/)/.exec(key) ?? [];
  const isTwice =
    options && text && Object.keys(all).some((other) => other !== key && other.startsWith(options) && all[other]?.text === text);
  return isTwice ? 'Deux réponses ont le même texte' : null;
}
