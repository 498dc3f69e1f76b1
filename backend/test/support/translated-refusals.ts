import { readCatalogue } from '../../src/words/po-file.js';
import { extractedMessages } from './extracted-messages.js';
import { escaped } from './left-french.js';

/** What the library of schemas says of values that no page sends: elsewhere « Entrée invalide » stands for it. */
const LIBRARY = /^(?:Entrée|Option|Clés?|Clé|Chaîne|Nombre|Valeur|Trop grand|Trop petit)\b| invalide$/;

const german = readCatalogue('de');
/** The refusals that have values: they are translated with them. */
const withValues = extractedMessages()
  .filter(({ isLate, values }) => isLate && values.length > 0)
  .flatMap(({ msgid, plural }) => [msgid, ...(plural === null ? [] : [plural])])
  .map(
    (key) =>
      new RegExp(
        `^${key
          .split(/\{\d\}/)
          .map(escaped)
          .join('.+')}$`,
        's',
      ),
  );

const isTranslated = (text: string): boolean =>
  !/\p{L}/u.test(text) || german[text] !== undefined || withValues.some((pattern) => pattern.test(text)) || LIBRARY.test(text);

/** Every test of a French refusal on a public route checks that German has it: `refusals.test.ts` cannot see texts that are made of others. */
export function expectTranslated(path: string, response: Response, problem: { message?: string; errors?: Record<string, string> }): void {
  const isFrench = response.headers.get('content-language') === null;
  if (!path.startsWith('/api/public/') || !isFrench || !/problem\+json/.test(response.headers.get('content-type') ?? '')) return;
  const texts = [problem.message ?? '', ...Object.values(problem.errors ?? {})];
  const untranslated = texts.filter((text) => !isTranslated(text));
  if (untranslated.length > 0) throw new Error(`${path} refuses with texts that are not translated: ${untranslated.join(' | ')}`);
}
