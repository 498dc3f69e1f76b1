import { startDataForSeo } from './dataforseo.ts';
import { startEmelia } from './emelia.ts';
import type { Emulator } from './emulator.ts';
import { startOpenAi } from './openai.ts';
import { startPageSpeed } from './page-speed.ts';
import { startPlaces } from './places.ts';
import { startWhatCms } from './whatcms.ts';

export { KEYS } from './keys.ts';

export interface Emulators {
  dataforseo: Emulator;
  pagespeed: Emulator;
  whatcms: Emulator;
  google: Emulator;
  openai: Emulator;
  emelia: Emulator;
  /** The variables that lead the product to them. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export interface EmulatorsOptions {
  /** The first of six ports in a row; without it, free ones. */
  firstPort?: number;
  latencyMs?: number;
}

/** All vendors. */
export async function startEmulators({ firstPort, latencyMs }: EmulatorsOptions = {}): Promise<Emulators> {
  const starts = [startDataForSeo, startPageSpeed, startWhatCms, startPlaces, startOpenAi, startEmelia];
  const [dataforseo, pagespeed, whatcms, google, openai, emelia] = (await Promise.all(
    starts.map((start, index) => start({ port: firstPort ? firstPort + index : 0, latencyMs: latencyMs ?? 0 })),
  )) as [Emulator, Emulator, Emulator, Emulator, Emulator, Emulator];
  const all = [dataforseo, pagespeed, whatcms, google, openai, emelia];
  return {
    dataforseo,
    pagespeed,
    whatcms,
    google,
    openai,
    emelia,
    env: {
      DATAFORSEO_BASE_URL: dataforseo.url,
      PAGESPEED_BASE_URL: pagespeed.url,
      WHATCMS_BASE_URL: whatcms.url,
      PLACES_BASE_URL: google.url,
      OPENAI_BASE_URL: `${openai.url}/v1`,
      EMELIA_BASE_URL: emelia.url,
    },
    stop: async () => {
      await Promise.all(all.map((emulator) => emulator.stop()));
    },
  };
}
