import { causeCodeOf } from '../../providers/provider-error.js';
import { readKeyOutcome } from '../../rules/key-outcomes.rules.js';

/** Parses a stored outcome of a test into code and values for translation. Outcomes of earlier versions have no code. */
export function parseKeyOutcome(message: string): { code: string | null; values: string[] } {
  return readKeyOutcome(message) ?? { code: causeCodeOf(message), values: [] };
}
