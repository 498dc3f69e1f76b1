import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import type * as Install from '../../backend/src/providers/browser/chromium-install.js';
import { dataFolder, startProduct } from './product.js';
import { startWebsite } from './website.js';

/** The built module: the browser of the product is the browser of its tests. */
const INSTALL = join(import.meta.dirname, '../../backend/dist/providers/browser/chromium-install.js');

/**
 * Starts a website to measure and, for each worker, a product of its own: what one file stores never meets another file.
 * The tests find them, and the browser, in the environment.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folders = Array.from({ length: workers }, dataFolder);
  const website = await startWebsite();
  const { findChromium } = (await import(INSTALL)) as typeof Install;
  const chromium = await findChromium({ chromiumPath: process.env.CHROMIUM_PATH, dataDir: folders[0] ?? '' });
  const environment = { SCAN_ALLOW_HOSTS: `${website.host},${website.namedHost}`, CHROMIUM_PATH: chromium.path };
  const products = await Promise.all(folders.map((folder) => startProduct(folder, environment)));
  process.env.PRODUCTS = JSON.stringify(products.map(({ url, folder }) => ({ url, folder })));
  process.env.WEBSITE_URL = website.url;
  process.env.NAMED_WEBSITE_URL = `http://${website.namedHost}/`;
  process.env.BROWSER_PATH = chromium.path;
  process.env.BROWSER_ENV = JSON.stringify(chromium.env);
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await website.stop();
  };
}
