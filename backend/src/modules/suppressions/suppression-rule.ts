import type { SuppressionReason, SuppressionScope } from './suppression.contract.js';

/** Purpose of a message: marketing, or requested by the recipient (null: not requested). */
export type Purpose = 'marketing' | { asked_at: Date | null };

interface Entry {
  scope: SuppressionScope;
  reason: SuppressionReason;
  created_at: Date;
}

/** What the person decided themselves: staff takes it back only at a new request of theirs. */
export const OWN_WILL: ReadonlySet<SuppressionReason> = new Set(['unsubscribed', 'complained', 'erased']);

/** Reasons lifted by a later request of the person. Complaints remain, because they harm the sender. */
const ENDED_BY_A_REQUEST: ReadonlySet<SuppressionReason> = new Set(['unsubscribed', 'erased']);

/** Returns the entry that blocks a message; any entry blocks marketing, scope `all` also requested messages. */
export function stopping<Of extends Entry>(entries: readonly Of[], purpose: Purpose): Of | undefined {
  const all = entries.filter(({ scope }) => scope === 'all');
  if (purpose === 'marketing') return all[0] ?? entries[0];
  const { asked_at } = purpose;
  return all.find(({ reason, created_at }) => !(ENDED_BY_A_REQUEST.has(reason) && asked_at && asked_at > created_at));
}
