import type { Page } from '@playwright/test';
import type { Client } from 'pg';

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

/**
 * No scan with a measurement of speed ends while this is played, however quick it is: its result waits at the door of its table.
 * Longer than the 60 s that a statement may take, and the measurement begins anew.
 */
export async function whileScanning<T>(database: Client, play: () => Promise<T>): Promise<T> {
  await database.query('BEGIN');
  await database.query('LOCK TABLE pagespeed_results IN SHARE MODE');
  try {
    return await play();
  } finally {
    await database.query('COMMIT');
  }
}
