import { addMinutes } from 'date-fns/addMinutes';
import { MailDeferred, MailOutage, MailRefused } from '../../common/mail/mail-failure.js';
import { UserFacingError, userMessageOf } from '../../common/user-facing-error.js';
import { ProviderError } from '../../providers/provider-error.js';
import type { LeftOutReason } from './campaign.contract.js';

/** How a message ended; `later`: surely not taken, again at `at`. */
export type Settlement =
  | { state: 'sent' }
  | { state: 'unknown'; detail: string }
  /** `isDeadAddress`: the mailbox does not exist. */
  | { state: 'failed'; detail: string; isDeadAddress?: boolean }
  | { state: 'left_out'; reason: LeftOutReason }
  | { state: 'later'; detail: string; at: Date }
  /** Mail outage: not counted as an attempt. */
  | { state: 'closed'; detail: string }
  /** Another message has just left to the same person: not counted as an attempt. */
  | { state: 'spaced'; detail: string; at: Date };

/** The cause affects every message: sending stops until it is resolved. */
export class SendingHalted extends UserFacingError {
  override name = 'SendingHalted';
}

/** The hand-over that failed: which one of the message it was, when, and who was to take it. */
export interface Attempt {
  attempts: number;
  now: Date;
  provider: string;
}

/** Minutes until the next attempt, after the first, the second… */
const RETRY_MINUTES = [1, 5, 15, 60, 240] as const;
/** Causes at the provider that no other message would escape. */
const HALTING = new Set(['vendor_unauthorised', 'vendor_unpaid', 'vendor_forbidden', 'vendor_quota', 'budget_exhausted', 'not_configured']);

/** What a failed hand-over means for the ledger: only what was surely not taken is tried again. */
export function settlementOf(error: unknown, attempt: Attempt): Settlement {
  if (error instanceof MailOutage) return outageOf(error);
  if (error instanceof MailRefused) return { state: 'failed', detail: error.message, isDeadAddress: error.isDeadAddress };
  if (error instanceof MailDeferred) return again(error.message, attempt);
  if (error instanceof ProviderError) return providerSettlement(error, attempt);
  // unknown whether it was accepted
  return { state: 'unknown', detail: userMessageOf(error, 'Une erreur inattendue est survenue pendant l’envoi.') };
}

/** A rejected account needs staff; an unreachable server is retried without counting an attempt. */
function outageOf({ message, isLasting }: MailOutage): Settlement {
  if (isLasting) throw new SendingHalted(message);
  return { state: 'closed', detail: message };
}

function providerSettlement(error: ProviderError, attempt: Attempt): Settlement {
  const detail = error.message;
  if (HALTING.has(error.code)) throw new SendingHalted(error.message);
  if (error.code === 'vendor_rate_limited' || error.code === 'circuit_open') return again(detail, attempt, error.retryAfterMs);
  // the line was never open, so nothing can have arrived
  if (error.code === 'vendor_unavailable' && /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(error.detail ?? '')) return again(detail, attempt);
  if (error.code === 'vendor_rejected') return { state: 'failed', detail };
  return { state: 'unknown', detail: `${detail} La personne a peut-être été ajoutée ; vérifiez chez ${attempt.provider}.` };
}

/** Schedules the next attempt: the next backoff, or the longer wait that the provider asks for. */
function again(detail: string, { attempts, now }: Attempt, askedMs = 0): Settlement {
  const minutes = RETRY_MINUTES[attempts - 1];
  if (minutes === undefined) return { state: 'failed', detail };
  return { state: 'later', detail, at: new Date(Math.max(addMinutes(now, minutes).getTime(), now.getTime() + askedMs)) };
}
