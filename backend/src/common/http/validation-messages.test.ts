import { z } from 'zod';
import { frenchValidationMessages } from './validation-messages.js';

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: frenchValidationMessages }).error?.issues[0]?.message;

it.each([
  [z.number().max(2), 3, 'Au plus 2'],
  [z.number().min(0.5), 0, 'Au moins 0,5'],
  [z.number().max(1_000_000), 2e6, 'Au plus 1’000’000'],
  [z.number(), null, 'Indiquez un nombre'],
  [z.number().int(), 1.5, 'Indiquez un nombre entier'],
  [z.string().max(500), 'x'.repeat(501), '500 caractères au maximum'],
  [z.string().min(1), '', 'Remplissez ce champ'],
  [z.string().min(12), 'court', '12 caractères au minimum'],
  [z.string(), undefined, 'Remplissez ce champ'],
  [z.array(z.string()).max(1), ['a', 'b'], '1 élément au maximum'],
  [z.enum(['smtp', 'emelia']), 'fax', 'Choisissez une des valeurs proposées'],
  [z.string(), 5, 'Entrée invalide : chaîne de caractères attendu, nombre reçu'],
  [z.string().max(3, 'Trois lettres'), 'abcd', 'Trois lettres'],
])('%#: tells in French what to enter', (schema, value, words) => {
  expect(wordsFor(schema, value)).toBe(words);
});
