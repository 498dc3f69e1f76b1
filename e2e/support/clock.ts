import type { Page } from '@playwright/test';
import { expect } from './test.js';

/**
 * Advances the clock of a polling page until the expectation holds, without waiting. The
 * clock must have been installed before the page was opened.
 */
export async function whenLookedAt(page: Page, everyMs: number, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(everyMs);
    await check();
  }).toPass({ timeout: 60_000, intervals: [100] });
}

/** Stops the clock of the page. The clock must have been installed before the page was opened. */
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 5000);
