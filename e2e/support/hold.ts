import type { Page } from '@playwright/test';
import type { Client } from 'pg';

/** Holds the requests to these addresses until the returned function is called. */
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
 * Keeps scans with a speed measurement from ending while `play` runs, by a lock on the table of their results.
 * After 60 s the statement of the scan times out and the measurement starts again.
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
