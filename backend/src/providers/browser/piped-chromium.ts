import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Browser } from 'puppeteer-core';
import { ProviderError } from '../provider-error.js';
import { browserFlags } from './chromium-process.js';
import type { ChromiumInstall } from './locate-chromium.js';
import { PipeTransport } from './pipe-transport.js';
import { killGroup } from './process-group.js';

/** The discard port, where nothing listens: with this proxy a browser has no network. */
const NO_NETWORK = 9;

export interface PipedChromium {
  readonly browser: Browser;
  /** Leader of the browser's process group; undefined when it did not start. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

/** Returns a failure of the browser as an error of a provider. */
export const browserFailure = (error: unknown): ProviderError =>
  error instanceof ProviderError ? error : new ProviderError('browser_crashed', error instanceof Error ? error.message : String(error));

/**
 * Starts a browser driven through a pipe: no open port, and it ends with its parent, even if killed. It uses the given proxy, or has no
 * network. Puppeteer cannot start a process as another user, so it connects to ours; it is imported here because it needs about 30 MB.
 */
export async function startPipedChromium(install: ChromiumInstall, proxyPort = NO_NETWORK): Promise<PipedChromium> {
  const { connect } = await import('puppeteer-core');
  const { path, env, user, flags } = install;
  const home = mkdtempSync(join(tmpdir(), 'smartindex-piped-'));
  const profile = join(home, 'profile');
  mkdirSync(profile);
  if (user) for (const folder of [home, profile]) chownSync(folder, user.uid, user.gid);
  const child = spawn(path, [...browserFlags(proxyPort, profile, '--remote-debugging-pipe'), ...flags, 'about:blank'], {
    cwd: home,
    env: { ...env, HOME: home, TMPDIR: home },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const [, , , commands, answers] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const transport = new PipeTransport(commands, answers);
  const gone = new Promise<void>((done) => {
    for (const event of ['exit', 'error'] as const) child.once(event, () => done());
  }).then(() => transport.close());
  const close = async () => {
    if (child.pid) killGroup(child.pid);
    child.kill('SIGKILL');
    await gone;
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const browser = await connect({ transport, defaultViewport: null, downloadBehavior: { policy: 'deny' } });
    return { browser, close, pid: child.pid };
  } catch (error) {
    await close();
    throw browserFailure(error);
  }
}
