import { createHmac, timingSafeEqual } from 'node:crypto';
import { asciiEmail } from '../../common/is-email.js';
import { RETURN_ID } from '../settings/mailbox.contract.js';

const UUID = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;
/** 64 bits: each guess costs its sender a message. */
const SIGNATURE_DIGITS = 16;
const LETTER_DIGITS = 32;

const signatureOf = (id: string, key: string): string =>
  createHmac('sha256', key).update(`return:${id}`).digest('hex').slice(0, SIGNATURE_DIGITS);

/** Returns the return address (VERP) of a recipient's message, signed with the key. */
export const returnAddress = (pattern: string, recipientId: string, key: string): string =>
  pattern.replace(RETURN_ID, recipientId.replaceAll('-', '') + signatureOf(recipientId, key));

/** Returns the recipient of a return address; null when it is foreign or forged. */
export function recipientOf(pattern: string, written: string, key: string): string | null {
  const address = asciiEmail(written);
  const [before = '', after = ''] = asciiEmail(pattern.toLowerCase()).split(RETURN_ID);
  if (!address.startsWith(before) || !address.endsWith(after)) return null;
  const code = address.slice(before.length, address.length - after.length);
  if (code.length !== LETTER_DIGITS + SIGNATURE_DIGITS) return null;
  const id = UUID.exec(code.slice(0, LETTER_DIGITS))?.slice(1).join('-');
  if (!id) return null;
  const [given, expected] = [Buffer.from(code.slice(LETTER_DIGITS)), Buffer.from(signatureOf(id, key))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
