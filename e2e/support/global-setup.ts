import { join } from 'node:path';
import type * as Install from '../../backend/src/providers/browser/chromium-install.js';
import { dataFolder, startProduct } from './product.js';
import { startWebsite } from './website.js';

/** The built module: the browser of the product is the browser of its tests. */
const INSTALL = join(import.meta.dirname, '../../backend/dist/providers/browser/chromium-install.js');

/** Starts a website to measure and the product; the tests find both, and the browser, in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = dataFolder();
  const website = await startWebsite();
  const { findChromium } = (await import(INSTALL)) as typeof Install;
  const chromium = await findChromium({ chromiumPath: process.env.CHROMIUM_PATH, dataDir: folder });
  const product = await startProduct(folder, {
    SCAN_ALLOW_HOSTS: `${website.host},${website.namedHost}`,
    CHROMIUM_PATH: chromium.path,
  });
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_FOLDER = folder;
  process.env.WEBSITE_URL = website.url;
  process.env.NAMED_WEBSITE_URL = `http://${website.namedHost}/`;
  process.env.BROWSER_PATH = chromium.path;
  process.env.BROWSER_ENV = JSON.stringify(chromium.env);
  return async () => {
    await product.stop();
    await website.stop();
  };
}
