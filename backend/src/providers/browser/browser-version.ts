import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { placeOfChromium } from './chromium-install.js';
import type { ChromiumLocation } from './locate-chromium.js';

const run = promisify(execFile);
const TIMEOUT_MS = 10_000;

/** Returns `153.0.7204.49`, as the measuring browser itself says; null without one. */
export async function browserVersion(location: ChromiumLocation): Promise<string | null> {
  try {
    const { path, env, user } = await placeOfChromium(location);
    const { stdout } = await run(path, ['--version'], {
      env,
      cwd: '/',
      timeout: TIMEOUT_MS,
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    return /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? null;
  } catch {
    return null;
  }
}
