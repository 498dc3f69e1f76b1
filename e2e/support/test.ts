import { test as base, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { productDatabase } from './reports.js';
import { deleteCreatedData, readSharedState, restoreSharedState } from './shared-state.js';
import { productUrl } from './surroundings.js';

export { expect } from '@playwright/test';
export * from './surroundings.js';

interface PerTest {
  problems: string[];
  tidied: undefined;
}

/** Runs tests in the measuring browser of the product. Errors of a page fail its test; shared settings are restored afterwards. */
export const test = base.extend<PerTest, { house: Client }>({
  baseURL: async ({}, use) => use(productUrl()),
  launchOptions: [
    async ({}, use) => {
      await use({
        executablePath: process.env.BROWSER_PATH,
        // saves a tenth of its work: no GPU compositing, and the network service in the browser process
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
      await deleteCreatedData(database);
      await use(database);
      await database.end();
    },
    { scope: 'worker', auto: true },
  ],
  tidied: [
    async ({ house }, use) => {
      const before = await readSharedState(house);
      await use(undefined);
      await restoreSharedState(house, productUrl(), before);
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
 * Before hydration the browser submits a form with an action by itself, which leaves the page. Tests
 * press after hydration: until then the button receives no pointer events, for which Playwright waits.
 */
const UNPRESSED = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('astro-island[ssr] form[action] button { pointer-events: none }');
  document.adoptedStyleSheets = [sheet];
}`;

/** `SLOW=4` throttles the processor of every page by four, to find tests that depend on a fast machine. */
async function slowDown(page: Page): Promise<void> {
  if (!process.env.SLOW) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOW) });
}

/** Collects script errors, console errors and CSP violations of a page; client errors (4xx) are expected by the tests. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
  });
}
