import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './env.js';

/** Returns the path of the stored secret, used when APP_SECRET is not set. */
export const secretFilePath = (config: Config): string => config.appSecretFile ?? join(config.dataDir, 'app-secret');

/** Returns the secret of this installation: APP_SECRET, else the stored one, which the first start outside production creates. */
export function loadAppSecret(config: Config): string {
  if (config.appSecret) return config.appSecret;
  if (config.production) throw new Error('APP_SECRET manque : en production, il se donne ou se lit dans APP_SECRET_FILE.');
  return makeSecretFile(secretFilePath(config));
}

/** The secret of a file; made at random when the file is not there, and never replaced. */
export function makeSecretFile(file: string, secret = newAppSecret()): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Writes a new secret beside the stored one. Both remain if the process dies before {@link takeSecretFile}. */
export function prepareSecretFile(file: string, secret: string): void {
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
}

/** Replaces the stored secret by the prepared one, atomically. */
export function takeSecretFile(file: string): void {
  renameSync(`${file}.new`, file);
}

export const newAppSecret = (): string => randomBytes(48).toString('base64url');
