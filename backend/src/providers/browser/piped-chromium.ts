import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { ProviderError } from '../provider-error.js';
import type { ChromiumInstall } from './chromium-place.js';
import { browserFlags } from './chromium-process.js';
import { killGroup } from './process-group.js';

/** Nothing listens there (discard): a browser whose only way out is this proxy reaches no network. */
const NO_NETWORK = 9;

interface Reply {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

export interface PipedChromium {
  /** A DevTools command; answers its result. */
  send<Result = unknown>(method: string, params?: object, sessionId?: string): Promise<Result>;
  /** What the browser tells unasked, from now on. */
  onEvent(listener: (method: string, params: unknown, sessionId: string | undefined) => void): void;
  readonly ended: boolean;
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
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const listeners: Parameters<PipedChromium['onEvent']>[0][] = [];
  let last = 0;
  let ended = false;
  const end = () => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new ProviderError('browser_crashed', 'the browser ended'));
    waiting.clear();
  };
  const gone = new Promise<void>((done) => {
    for (const event of ['exit', 'error'] as const)
      child.once(event, () => {
        end();
        done();
      });
  });
  commands.on('error', end);
  answers.on('error', end);
  // messages end with a null byte
  const parts: Buffer[] = [];
  answers.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let zero = rest.indexOf(0); zero >= 0; zero = rest.indexOf(0)) {
      parts.push(rest.subarray(0, zero));
      const reply = JSON.parse(Buffer.concat(parts.splice(0)).toString()) as Reply;
      if (reply.method) for (const listener of listeners) listener(reply.method, reply.params, reply.sessionId);
      const asked = waiting.get(reply.id ?? 0);
      waiting.delete(reply.id ?? 0);
      if (reply.error) asked?.reject(new ProviderError('browser_crashed', reply.error.message));
      else asked?.resolve(reply.result);
      rest = rest.subarray(zero + 1);
    }
    parts.push(rest);
  });
  const close = async () => {
    if (child.pid) killGroup(child.pid);
    child.kill('SIGKILL');
    await gone;
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  const send: PipedChromium['send'] = <Result>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      if (ended) return reject(new ProviderError('browser_crashed', 'the browser ended'));
      const id = ++last;
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      commands.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  try {
    await send('Browser.getVersion');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    send,
    close,
    onEvent: (listener) => listeners.push(listener),
    pid: child.pid,
    get ended() {
      return ended;
    },
  };
}
