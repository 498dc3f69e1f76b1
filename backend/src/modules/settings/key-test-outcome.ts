import { causeCodeOf } from '../../providers/provider-error.js';
import { readKeyOutcome } from '../../rules/key-outcomes.rules.js';

/** What a kept outcome of a test says, for those who tell it in another language; nothing of what an earlier version wrote. */
export function toldOutcome(message: string): { code: string | null; values: string[] } {
  return readKeyOutcome(message) ?? { code: causeCodeOf(message), values: [] };
}
