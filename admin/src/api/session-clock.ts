/** How long before its end an access token is replaced. */
export const RENEW_BEFORE_MS = 60_000;

/**
 * Time an access token still lives, in ms, by the server's own clock: that of the computer may be wrong.
 * `answeredAt` is the answer's Date header.
 */
export function lifetimeMs(expiresAt: string, answeredAt: string | null, now: number): number {
  const serverNow = answeredAt === null ? Number.NaN : Date.parse(answeredAt);
  return Math.max(0, Date.parse(expiresAt) - (Number.isNaN(serverNow) ? now : serverNow));
}

/** When to ask for the next token; `spread` (0–1) keeps several tabs from asking at the same moment. */
export function renewalDelayMs(lifetime: number, spread: number): number {
  return Math.max(1000, lifetime - RENEW_BEFORE_MS - spread * 10_000);
}
