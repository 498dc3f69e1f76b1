import type { Page } from '@playwright/test';

/** Opens every section of the report's index, each with one press. */
export async function openIndex(page: Page): Promise<void> {
  for (const section of await page.locator('.fold > details').all())
    if ((await section.getAttribute('open')) === null) await section.locator('> summary').click();
}
