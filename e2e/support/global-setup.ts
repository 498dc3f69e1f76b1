import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import type * as Install from '../../backend/src/providers/browser/chromium-install.js';
import { startPageSpeed } from '../../backend/test/emulators/page-speed.ts';
import { dataFolder, startProduct } from './product.js';
import { startWebsite } from './website.js';

const BACKEND = join(import.meta.dirname, '../../backend');
/** The built module: the browser of the product is the browser of its tests. */
const INSTALL = join(BACKEND, 'dist/providers/browser/chromium-install.js');
/** One PostgreSQL with a migrated database to copy, the same as for the integration tests. */
const databases = async (turn: 'setup' | 'teardown') => {
  const { default: run } = (await import(join(BACKEND, `test/support/global-${turn}.mjs`))) as { default: () => Promise<void> };
  return run();
};

/**
 * Starts a website to measure and, for each worker, a product of its own: what one file stores never meets another file.
 * The tests find them, and the browser, in the environment.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  await databases('setup');
  const [website, google] = await Promise.all([startWebsite(), startPageSpeed()]);
  const { findChromium } = (await import(INSTALL)) as typeof Install;
  const chromium = await findChromium({ chromiumPath: process.env.CHROMIUM_PATH, dataDir: tmpdir() }); // unpacked once for this machine
  const environment = {
    SCAN_ALLOW_HOSTS: `${website.host},${website.namedHost}`,
    CHROMIUM_PATH: chromium.path,
    PAGESPEED_BASE_URL: google.url,
  };
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct(dataFolder(), environment)));
  process.env.PRODUCTS = JSON.stringify(products.map(({ url, folder, database }) => ({ url, folder, database })));
  process.env.WEBSITE_URL = website.url;
  process.env.NAMED_WEBSITE_URL = `http://${website.namedHost}/`;
  process.env.BROWSER_PATH = chromium.path;
  process.env.BROWSER_ENV = JSON.stringify(chromium.env);
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await databases('teardown');
    await Promise.all([website.stop(), google.stop()]);
  };
}
