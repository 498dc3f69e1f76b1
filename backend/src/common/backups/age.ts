import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { BackupRefused } from './backup-refused.js';

/** How every file begins that is encrypted with age (age-encryption.org/v1); `age -d -i KEY` opens it too. */
const AGE = 'age-encryption.org/';

export const isEncrypted = (start: Buffer): boolean => start.subarray(0, AGE.length).toString('latin1') === AGE;

/** Encrypts for a public key; throws when it is none. */
export function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
    return encrypter;
  } catch {
    throw new BackupRefused('La clé publique de chiffrement n’est pas valable (age1…).');
  }
}

export async function encrypted(source: Readable, encrypter: Encrypter): Promise<Readable> {
  return Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(source) as never)) as never as ReadableStream);
}

/** Opens with the secret keys of a file; throws in words when none of them fits. */
export async function decrypted(source: Readable, identityFile: string | undefined): Promise<Readable> {
  if (!identityFile) throw new Error('elle est chiffrée\u202f: indiquez le fichier de la clé (--identity FICHIER)');
  const decrypter = new Decrypter();
  const keys = (await readFile(identityFile, 'utf8').catch(() => '')).match(/^AGE-SECRET-KEY-\S+/gm) ?? [];
  if (keys.length === 0) throw new Error(`aucune clé AGE-SECRET-KEY-… dans ${identityFile}`);
  for (const key of keys) decrypter.addIdentity(key);
  const opened = await decrypter.decrypt(Readable.toWeb(source) as never).catch(() => {
    throw new Error('elle a été chiffrée pour une autre clé');
  });
  return Readable.fromWeb(opened as never as ReadableStream);
}

export async function newKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}
