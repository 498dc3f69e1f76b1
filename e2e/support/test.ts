import { test as base, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { lookAround, tidyUp } from './house.js';
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
        args: ['--no-sandbox', '--disable-gpu', '--disable-gpu-compositing'], // a tenth of its work is drawing for nobody
        env: { ...process.env, ...(JSON.parse(process.env.BROWSER_ENV ?? '{}') as Record<string, string>) },
      });
    },
    { scope: 'worker' },
  ],
  house: [
    async ({}, use) => {
      const database = await productDatabase();
      await use(database);
      await database.end();
    },
    { scope: 'worker' },
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

/** Script errors, console errors and refused content (CSP) of a page. Answers that a test provokes are expected by status. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
  });
}
