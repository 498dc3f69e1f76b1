import { createHmac } from 'node:crypto';

/** Sessions end after half a day without use, and after thirty days in any case (decision 41). */
export const IDLE_HOURS = 12;
export const LONGEST_DAYS = 30;
/** How long a given password counts for acts that ask for it (decision 41). */
export const PROOF_MINUTES = 10;

const HOUR = 3_600_000;

/** When a session used now expires. */
export function expiryOf(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_HOURS * HOUR, endsAt.getTime()));
}

export const endOf = (openedAt: Date): Date => new Date(openedAt.getTime() + LONGEST_DAYS * 24 * HOUR);

export const isProven = (provenAt: Date, now: Date): boolean => now.getTime() - provenAt.getTime() < PROOF_MINUTES * 60_000;

/** The secret after this one: requests under way at the same time must be told the same. */
export const nextSecret = (key: string, sessionId: string, secret: string): string =>
  createHmac('sha256', key).update(`${sessionId} ${secret}`).digest('base64url');
