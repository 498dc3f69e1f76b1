import type { Page } from '@playwright/test';

/** What the page asks for at these addresses waits on its way until the answer is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}

/** The page's own scripts. */
export const holdScripts = (page: Page) => hold(page, '**/_astro/*.js');
