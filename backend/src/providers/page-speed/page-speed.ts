import type { DeviceReport } from './page-speed.contract.js';

export type Device = 'mobile' | 'desktop';

export interface PageSpeedMeasurement {
  mobile: DeviceReport | null;
  desktop: DeviceReport | null;
}

export interface PageSpeedOptions {
  devices: readonly Device[];
  /** Runs per device; the median by performance is kept. */
  runs: number;
  signal?: AbortSignal;
}

/** Lighthouse scores of a page. */
export abstract class PageSpeed {
  /** Tool and version, as shown beside the result. */
  abstract readonly provider: string;
  /** Throws a ProviderError when no device could be measured. */
  abstract measure(url: string, options: PageSpeedOptions): Promise<PageSpeedMeasurement>;
}
