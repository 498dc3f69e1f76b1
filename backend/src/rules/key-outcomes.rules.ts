import { filledIn, readerOf } from './stored-sentences.rules.js';

/** Stored outcomes of a key test that the vendor did not reject. */
export const KEY_OUTCOMES = {
  key_accepted: 'La clé est acceptée.',
  model_available: 'La clé est acceptée. Le modèle %s est disponible.',
  campaign: 'La clé est acceptée. %s campagne dans le compte.',
  campaigns: 'La clé est acceptée. %s campagnes dans le compte.',
  account_balance: 'Compte %s, solde %s USD.',
  key_unreadable: 'La clé enregistrée n’est plus lisible\u202f: saisissez-la à nouveau.',
} as const;

export type KeyOutcome = keyof typeof KEY_OUTCOMES;

export const keyOutcome = (code: KeyOutcome, ...values: string[]): string => filledIn(KEY_OUTCOMES[code], values);
export const readKeyOutcome = readerOf(KEY_OUTCOMES);
