import { MailOutage, MailRefused, MailUnknown } from '../../common/mail/mail-failure.js';

/** The waits of ten attempts add up to about a day and a half. */
const MAX_ATTEMPTS = 10;
export const MAIL_BACKOFF = { firstMs: 60_000, maxMs: 8 * 3_600_000 };
const GIVEN_UP = `Abandonné après ${MAX_ATTEMPTS} essais.`;

/** Returns the state of an unsent message without retry; null = retry after a longer wait. */
export function withoutRetry(error: Error, attempts: number) {
  const cause = { last_error: error.message };
  if (error instanceof MailRefused) return { status: 'failed' as const, ...cause };
  // no attempt of this message: it waits for the end of the outage, however long that takes
  if (error instanceof MailOutage) return { status: 'queued' as const, handed_over_at: null, attempts: attempts - 1, ...cause };
  if (error instanceof MailUnknown) return { status: 'unknown' as const, ...cause };
  if (attempts >= MAX_ATTEMPTS) return { status: 'failed' as const, last_error: `${GIVEN_UP} ${error.message}` };
  return null;
}
