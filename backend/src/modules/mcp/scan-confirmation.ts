import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** A price holds this long. */
const VALID_MS = 10 * 60_000;
/** Prices are compared to a hundredth of a cent. */
const UNITS = 10_000;
const CODE = /^([0-9a-z]{1,12})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

interface Confirmed {
  tokenId: string;
  prospectId: string;
}

/** Makes the code that confirms a scan of this prospect at this price (USD), for this token alone. */
export function makeConfirmation(key: KeyObject, order: Confirmed, cost: number, now: Date): string {
  const until = (now.getTime() + VALID_MS).toString(36);
  const price = Math.round(cost * UNITS).toString(36);
  return `${until}.${price}.${signatureOf(key, order, until, price)}`;
}

/** Returns the confirmed price; null for a code that is malformed, expired, or of another token or prospect. */
export function confirmedPrice(key: KeyObject, order: Confirmed, code: string, now: Date): number | null {
  const [, until = '', price = '', signature = ''] = CODE.exec(code) ?? [];
  const expected = signatureOf(key, order, until, price);
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return Number.parseInt(until, 36) > now.getTime() ? Number.parseInt(price, 36) / UNITS : null;
}

const signatureOf = (key: KeyObject, { tokenId, prospectId }: Confirmed, until: string, price: string): string =>
  createHmac('sha256', key).update([tokenId, prospectId, until, price].join(' ')).digest('base64url');
