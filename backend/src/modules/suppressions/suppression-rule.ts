import type { SuppressionReason, SuppressionScope } from './suppression.contract.js';

/** Why a message is written: because we want something, or because the recipient asked for it (null: nobody did). */
export type Purpose = 'marketing' | { asked_at: Date | null };

interface Entry {
  scope: SuppressionScope;
  reason: SuppressionReason;
  created_at: Date;
}

/** What the person decided themselves: staff takes it back only at a new request of theirs. */
export const OWN_WILL: ReadonlySet<SuppressionReason> = new Set(['unsubscribed', 'complained', 'erased']);

/** Those who asked for silence and ask for something afterwards are answered. Complaints stay: they are counted against us. */
const ENDED_BY_A_REQUEST: ReadonlySet<SuppressionReason> = new Set(['unsubscribed', 'erased']);

/** The entry that stops a message; any entry stops advertising, the scope `all` also what was asked for. */
export function stopping<Of extends Entry>(entries: readonly Of[], purpose: Purpose): Of | undefined {
  const all = entries.filter(({ scope }) => scope === 'all');
  if (purpose === 'marketing') return all[0] ?? entries[0];
  const { asked_at } = purpose;
  return all.find(({ reason, created_at }) => !(ENDED_BY_A_REQUEST.has(reason) && asked_at && asked_at > created_at));
}
