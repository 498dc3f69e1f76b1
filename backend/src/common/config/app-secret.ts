import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './env.js';

/** The secret of this installation: APP_SECRET, else the one kept in DATA_DIR, made on the first start. */
export function loadAppSecret(config: Config): string {
  if (config.appSecret) return config.appSecret;
  const file = join(config.dataDir, 'app-secret');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o755 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
