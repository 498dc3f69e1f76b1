import { createCipheriv, createDecipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(pbkdf2);

const VERSION = 'v1:';
const SALT = 16;
const IV = 12;
const TAG = 16;
const ITERATIONS = 100_000;

/** Surely one of ours, and not a text of a person that only begins like one. */
export const isSealedForSure = (stored: string): boolean =>
  isSealed(stored) &&
  /^[\w+/]+={0,2}$/.test(stored.slice(VERSION.length)) &&
  Buffer.from(stored.slice(VERSION.length), 'base64').length >= SALT + IV + TAG;

/** Whether a stored text is one of ours; anything else is a plain text of before. */
export const isSealed = (stored: string): boolean => stored.startsWith(VERSION);

/**
 * Seals a text with AES-256-GCM under a key derived from the installation's secret by PBKDF2-SHA-256, with a salt and
 * an IV of its own (decision 7). The answer is `v1:` and base64 of salt, IV, tag and ciphertext.
 */
export async function seal(text: string, secret: string): Promise<string> {
  const salt = randomBytes(SALT);
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(secret, salt, ITERATIONS, 32, 'sha256'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return VERSION + Buffer.concat([salt, iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text again; throws when it was sealed with another secret or changed since. */
export async function unseal(stored: string, secret: string): Promise<string> {
  const bytes = Buffer.from(stored.slice(VERSION.length), 'base64');
  if (!isSealed(stored) || bytes.length < SALT + IV + TAG) throw new Error('not a sealed text');
  const key = await deriveKey(secret, bytes.subarray(0, SALT), ITERATIONS, 32, 'sha256');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(SALT, SALT + IV), { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(SALT + IV, SALT + IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(SALT + IV + TAG)), decipher.final()]).toString('utf8');
}
