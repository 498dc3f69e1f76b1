import type { VendorName } from '../../common/config/env.js';

export interface VendorCredentials {
  key: string;
  /** e.g. `{ login }` for DataForSEO, `{ model, temperature }` for OpenAI. */
  metadata: Record<string, unknown>;
}

/** How fast and how much a vendor may be used. Calls and USD per day and month; `Infinity` is no limit. */
export interface VendorLimits {
  callsPerMinute: number;
  atOnce: number;
  callsPerDay: number;
  callsPerMonth: number;
  costPerDay: number;
  costPerMonth: number;
}

/** Accounts of vendors, implemented by the settings. */
export abstract class VendorAccounts {
  /** Null when no readable key is stored. */
  abstract credentials(vendor: VendorName): Promise<VendorCredentials | null>;
  abstract limits(vendor: VendorName): Promise<VendorLimits>;
}

/** Display names. */
export const VENDOR_LABELS: Record<VendorName, string> = {
  dataforseo: 'DataForSEO',
  pagespeed: 'PageSpeed Insights',
  whatcms: 'WhatCMS',
  google: 'Google Places',
  openai: 'OpenAI',
  emelia: 'Emelia',
};
