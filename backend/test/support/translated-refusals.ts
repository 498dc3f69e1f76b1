import { readCatalogue } from '../../src/words/po-file.js';
import { escaped } from './left-french.js';

/** What the library of schemas says of values that no page sends: elsewhere « Entrée invalide » stands for it. */
const LIBRARY = /^(?:Entrée|Option|Clés?|Clé|Chaîne|Nombre|Valeur|Trop grand|Trop petit)\b| invalide$/;

const german = readCatalogue('de');
/** The refusals that have values: they are translated with them. Read once, when a text needs them: parsing the sources takes seconds. */
let withValues: Promise<RegExp[]> | undefined;
async function readTextsWithValues(): Promise<RegExp[]> {
  const { extractedMessages } = await import('./extracted-messages.js');
  return extractedMessages()
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
}

async function isTranslated(text: string): Promise<boolean> {
  if (!/\p{L}/u.test(text) || german[text] !== undefined || LIBRARY.test(text)) return true;
  withValues ??= readTextsWithValues();
  return (await withValues).some((pattern) => pattern.test(text));
}

/** Every test of a French refusal on a public route checks that German has it: `refusals.test.ts` cannot see texts that are made of others. */
export async function expectTranslated(
  path: string,
  response: Response,
  problem: { message?: string; errors?: Record<string, string> },
): Promise<void> {
  const isFrench = response.headers.get('content-language') === null;
  if (!path.startsWith('/api/public/') || !isFrench || !/problem\+json/.test(response.headers.get('content-type') ?? '')) return;
  const texts = [problem.message ?? '', ...Object.values(problem.errors ?? {})];
  const untranslated: string[] = [];
  for (const text of texts) if (!(await isTranslated(text))) untranslated.push(text);
  if (untranslated.length > 0) throw new Error(`${path} refuses with texts that are not translated: ${untranslated.join(' | ')}`);
}
