import { retellingIn } from '../../src/words/catalogues.js';

/** What the library of schemas says of values that no page sends: elsewhere « Entrée invalide » stands for it. */
const LIBRARY = /^(?:Entrée|Option|Clés?|Clé|Chaîne|Nombre|Valeur|Trop grand|Trop petit)\b| invalide$/;

/** Whoever tests a refusal of a public route in French tests that German has it: `refusals.test.ts` cannot see texts that are made of others. */
export async function expectTranslation(path: string, response: Response, problem: { message?: string; errors?: Record<string, string> }) {
  const isFrench = response.headers.get('content-language') === null;
  if (!path.startsWith('/api/public/') || !isFrench || !/problem\+json/.test(response.headers.get('content-type') ?? '')) return;
  const retell = await retellingIn('de');
  const said = [problem.message ?? '', ...Object.values(problem.errors ?? {})];
  const unspoken = said.filter((text) => retell(text) === null && !LIBRARY.test(text));
  if (unspoken.length > 0) throw new Error(`${path} refuses in words that no other language has: ${unspoken.join(' | ')}`);
}
