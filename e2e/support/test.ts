import { test as base, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { clearAway, lookAround, tidyUp } from './house.js';
import { productDatabase } from './reports.js';
import { productUrl } from './surroundings.js';

export { expect } from '@playwright/test';
export * from './surroundings.js';

interface PerTest {
  problems: string[];
  tidied: undefined;
}

/** Tests with the measuring browser of the product itself; every error of a page fails its test, and each leaves the house as it was. */
export const test = base.extend<PerTest, { house: Client }>({
  baseURL: async ({}, use) => use(productUrl()),
  launchOptions: [
    async ({}, use) => {
      await use({
        executablePath: process.env.BROWSER_PATH,
        // a tenth of its work would be drawing for nobody, and a little a process of its own for the network
        args: ['--no-sandbox', '--disable-gpu', '--disable-gpu-compositing', '--enable-features=NetworkServiceInProcess2'],
        env: { ...process.env, ...(JSON.parse(process.env.BROWSER_ENV ?? '{}') as Record<string, string>) },
      });
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(UNPRESSED);
    context.on('page', slowDown);
    await use(context);
  },
  house: [
    async ({}, use) => {
      const database = await productDatabase();
      await clearAway(database);
      await use(database);
      await database.end();
    },
    { scope: 'worker', auto: true },
  ],
  tidied: [
    async ({ house }, use) => {
      const before = await lookAround(house);
      await use(undefined);
      await tidyUp(house, productUrl(), before);
    },
    { auto: true },
  ],
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watch(page, problems);
      await use(problems);
      base.expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A form that the server takes too is the browser’s own until its island’s script runs: pressed before, it leads away. A test
 * presses once it runs, as Playwright waits until something can be pressed. What happens before is tried without any script.
 */
const UNPRESSED = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('astro-island[ssr] form[action] button { pointer-events: none }');
  document.adoptedStyleSheets = [sheet];
}`;

/** `SLOW=4` slows the scripts of every page down four times, to find tests that hope for a quick machine. */
async function slowDown(page: Page): Promise<void> {
  if (!process.env.SLOW) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOW) });
}

/** Script errors, console errors and refused content (CSP) of a page. Answers that a test provokes are expected by status. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
  });
}
