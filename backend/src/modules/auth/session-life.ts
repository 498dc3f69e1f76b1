import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { SESSION_LIMITS } from '../../rules/session-limits.rules.js';

const HOUR = 3_600_000;

/** When a session used now expires. */
export function expiryOf(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_LIMITS.idleHours * HOUR, endsAt.getTime()));
}

export const endOf = (openedAt: Date): Date => new Date(openedAt.getTime() + SESSION_LIMITS.longestDays * 24 * HOUR);

export const isProven = (provenAt: Date, now: Date): boolean => now.getTime() - provenAt.getTime() < SESSION_LIMITS.proofMinutes * 60_000;

/** Characters of a mark: 132 bits. */
const MARK_LENGTH = 22;

/** The first secret of a session: 256 random bits. */
export const firstSecret = (key: KeyObject | string, sessionId: string): string =>
  marked(key, sessionId, randomBytes(32).toString('base64url'));

/** Derives the next secret deterministically: concurrent requests must get the same one. */
export const nextSecret = (key: KeyObject | string, sessionId: string, secret: string): string =>
  marked(key, sessionId, createHmac('sha256', key).update(`${sessionId} ${secret}`).digest('base64url'));

/** The session that a secret was made for, however long ago it was replaced; null when it is none of ours. */
export function sessionOf(key: KeyObject | string, secret: string): string | null {
  const [sessionId = '', value = '', mark = ''] = secret.split('.');
  const own = Buffer.from(markOf(key, sessionId, value));
  const shown = Buffer.from(mark);
  return shown.length === own.length && timingSafeEqual(shown, own) ? sessionId : null;
}

const marked = (key: KeyObject | string, sessionId: string, value: string): string =>
  `${sessionId}.${value}.${markOf(key, sessionId, value)}`;

const markOf = (key: KeyObject | string, sessionId: string, value: string): string =>
  createHmac('sha256', key).update(`mark ${sessionId} ${value}`).digest('base64url').slice(0, MARK_LENGTH);
