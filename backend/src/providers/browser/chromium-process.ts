import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderError } from '../provider-error.js';
import type { ChromiumInstall } from './locate-chromium.js';

export interface RunningChromium {
  /** DevTools port on loopback. */
  port: number;
  close(): Promise<void>;
}

/** All traffic goes through the filtering proxy, loopback included; no other connection to the network. */
export const browserFlags = (proxyPort: number, profile: string, debugging: string) => [
  '--headless',
  debugging,
  `--user-data-dir=${profile}`,
  `--proxy-server=http://127.0.0.1:${proxyPort}`,
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-features=Translate,OptimizationHints,MediaRouter,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,AutofillServerCommunication,PrivacySandboxSettings4',
];

/** Starts a browser of its own with an empty profile, in the caller's process group. */
export async function startChromium({ path, env, user, flags }: ChromiumInstall, proxyPort: number): Promise<RunningChromium> {
  const home = mkdtempSync(join(tmpdir(), 'smartindex-browser-'));
  const profile = join(home, 'profile');
  mkdirSync(profile);
  if (user) for (const folder of [home, profile]) chownSync(folder, user.uid, user.gid);
  const child = spawn(path, [...browserFlags(proxyPort, profile, '--remote-debugging-port=0'), ...flags, 'about:blank'], {
    cwd: home,
    env: { ...env, HOME: home, TMPDIR: home },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  const remove = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  try {
    const port = await devToolsPort(child, ended);
    return {
      port,
      close: async () => {
        child.kill('SIGKILL');
        await ended;
        remove();
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    remove();
    throw error;
  }
}

function devToolsPort(child: ChildProcess, ended: Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const failed = (reason: string) => reject(new ProviderError('browser_crashed', `${reason}: ${output.slice(-500)}`));
    const timer = setTimeout(() => failed('no DevTools after 15 s'), 15_000);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-5000);
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
    void ended.then(() => {
      clearTimeout(timer);
      failed('ended at start');
    });
  });
}
