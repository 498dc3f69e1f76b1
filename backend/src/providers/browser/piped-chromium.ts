import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { ChromiumInstall } from './chromium-place.js';
import { browserFlags } from './chromium-process.js';
import { DevToolsPipe } from './devtools-pipe.js';
import { killGroup } from './process-group.js';

/** Nothing listens there (discard): a browser whose only way out is this proxy reaches no network. */
const NO_NETWORK = 9;

export interface PipedChromium extends Pick<DevToolsPipe, 'send' | 'onEvent' | 'ended'> {
  /** Leader of the browser's process group; undefined when it did not start. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

/**
 * A browser that is driven through a pipe: no port is open, and it ends with its parent, killed or not. Its only way out
 * is the given proxy; without one it reaches no network.
 */
export async function startPipedChromium(install: ChromiumInstall, proxyPort = NO_NETWORK): Promise<PipedChromium> {
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
  const pipe = new DevToolsPipe(commands, answers);
  const gone = new Promise<void>((done) => {
    for (const event of ['exit', 'error'] as const) child.once(event, () => done());
  }).then(() => pipe.end());
  const close = async () => {
    if (child.pid) killGroup(child.pid);
    child.kill('SIGKILL');
    await gone;
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await pipe.send('Browser.getVersion');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    send: (method, params, sessionId) => pipe.send(method, params, sessionId),
    onEvent: (listener) => pipe.onEvent(listener),
    close,
    pid: child.pid,
    get ended() {
      return pipe.ended;
    },
  };
}
