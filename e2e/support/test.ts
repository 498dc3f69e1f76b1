import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

export const ADMIN = { email: 'admin@example.ch', password: 'correct-horse-battery' };
/** The product of this worker. */
export function ownProduct(): { url: string; folder: string } {
  const products = JSON.parse(process.env.PRODUCTS ?? '[]') as { url: string; folder: string }[];
  return products[Number(process.env.TEST_PARALLEL_INDEX)] ?? { url: '', folder: '' };
}
export const productUrl = () => ownProduct().url;
export const websiteUrl = () => process.env.WEBSITE_URL ?? '';
export const namedWebsiteUrl = () => process.env.NAMED_WEBSITE_URL ?? '';

/** Tests with the measuring browser of the product itself; every error of a page fails its test. */
export const test = base.extend<{ problems: string[] }>({
  baseURL: async ({}, use) => use(productUrl()),
  launchOptions: [
    async ({}, use) => {
      await use({
        executablePath: process.env.BROWSER_PATH,
        args: ['--no-sandbox'],
        env: { ...process.env, ...(JSON.parse(process.env.BROWSER_ENV ?? '{}') as Record<string, string>) },
      });
    },
    { scope: 'worker' },
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
