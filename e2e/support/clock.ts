import type { Page } from '@playwright/test';
import { expect } from './test.js';

/**
 * What a page looks at every so often is there as soon as the server has it: the page's clock runs on, nobody waits. The
 * clock must have been installed before the page was opened.
 */
export async function whenLookedAt(page: Page, everyMs: number, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(everyMs);
    await check();
  }).toPass({ timeout: 60_000, intervals: [100] });
}

/** From here on the page's time goes on only as the test says. The clock must have been installed before the page was opened. */
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 5000);
