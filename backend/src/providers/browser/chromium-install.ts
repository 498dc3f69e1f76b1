import { Logger } from '@nestjs/common';
import { ProviderError } from '../provider-error.js';
import { type ChromiumExecutable, type ChromiumInstall, type ChromiumLocation, locateChromium } from './locate-chromium.js';
import { startPipedChromium } from './piped-chromium.js';

/** Whether pages of strangers may be opened without Chromium’s own sandbox. */
export type SandboxSetting = 'required' | 'preferred' | 'off';

const WITHOUT = { flags: ['--no-sandbox'] } as const;

let placed: Promise<ChromiumExecutable> | undefined;
let found: Promise<ChromiumInstall> | undefined;

/** Where the browser of this process lies, looked for once; it is not started. Throws `browser_missing`. */
export function placeOfChromium(config: ChromiumLocation): Promise<ChromiumExecutable> {
  placed ??= locateChromium(config).catch((error: unknown) => {
    placed = undefined;
    throw error;
  });
  return placed;
}

/** The browser of this process, looked for once. Throws `browser_missing`, or `browser_no_sandbox` where it is required. */
export function findChromium(config: ChromiumLocation & { chromiumSandbox?: SandboxSetting }): Promise<ChromiumInstall> {
  found ??= placeOfChromium(config)
    .then((place) => fence(place, config.chromiumSandbox ?? 'preferred'))
    .catch((error: unknown) => {
      found = undefined;
      throw error;
    });
  return found;
}

/** Tries the sandbox; without it only where the setting lets us, and never without a word. */
export async function fence(place: ChromiumExecutable, setting: SandboxSetting): Promise<ChromiumInstall> {
  const fault = setting === 'off' ? 'CHROMIUM_SANDBOX=off' : await startFault({ ...place, flags: [] });
  if (fault === null) return { ...place, flags: [] };
  if (setting === 'required')
    throw (await startFault({ ...place, ...WITHOUT })) ? new ProviderError('browser_crashed', fault) : noSandbox(fault);
  new Logger('Chromium').warn(
    `THE BROWSER RUNS WITHOUT ITS SANDBOX (${fault}): a page of a stranger that breaks out of it reaches this machine. Allow user namespaces (docs/guides/incidents.md).`,
  );
  return { ...place, ...WITHOUT };
}

const noSandbox = (fault: string) => new ProviderError('browser_no_sandbox', fault);

/** Why it does not start; null when it does. */
async function startFault(install: ChromiumInstall): Promise<string | null> {
  try {
    await (await startPipedChromium(install)).close();
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return error.detail ?? error.message;
  }
}
