import type { ProviderError } from '../provider-error.js';
import type { PagePictures } from './lighthouse-pictures.js';
import type { DeviceReport } from './page-speed.contract.js';

export type Device = 'mobile' | 'desktop';

/** `pictures` are stored separately from the figures. */
export type SeenReport = DeviceReport & { pictures?: PagePictures };

export interface PageSpeedMeasurement {
  mobile: SeenReport | null;
  desktop: DeviceReport | null;
  /** Cause for each requested device without a report. */
  failures: Partial<Record<Device, ProviderError>>;
}

export interface PageSpeedOptions {
  devices: readonly Device[];
  /** Runs per device; the median by performance is used. */
  runs: number;
  /** Speed only, in half the time; the other categories stay unmeasured (specification 2, section 9: quick mode). */
  onlyPerformance?: boolean;
  signal?: AbortSignal;
}

/** Lighthouse scores of a page. */
export abstract class PageSpeed {
  /** Tool and version, as shown beside the result. */
  abstract readonly provider: string;
  /** Throws a ProviderError when no device could be measured. */
  abstract measure(url: string, options: PageSpeedOptions): Promise<PageSpeedMeasurement>;
}
