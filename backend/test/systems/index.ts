import { hosted, regional } from './hosted.js';
import { desktop, generators, libraries, servers, services } from './programs.js';
import { selfHosted } from './self-hosted.js';
import { plugins, shops } from './shops.js';
import type { SystemPage } from './system-page.js';

export { negatives } from './negatives.js';

/** A home page of each technology that a rule names. */
export const systemPages: readonly SystemPage[] = [
  ...hosted,
  ...regional,
  ...selfHosted,
  ...shops,
  ...plugins,
  ...desktop,
  ...generators,
  ...libraries,
  ...services,
  ...servers,
];
