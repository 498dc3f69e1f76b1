import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { still } from '../support/look.js';
import { expect, ownProduct } from '../support/test.js';

const ROOT = join(import.meta.dirname, '../..');
/** Example companies are counted nowhere: half of them become real ones. */
const REAL = `UPDATE prospects SET metadata = metadata - 'demo' WHERE id IN (SELECT id FROM prospects ORDER BY email LIMIT 15)`;

/** Fills the product with thirty companies in every state. */
export async function fillProduct(database: Client): Promise<void> {
  const { database: url, folder } = ownProduct();
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/cli.mjs', 'seed-demo'], { cwd: ROOT, env });
  if (status !== 0) throw new Error(String(stderr));
  await database.query(REAL);
}

/** Waits until a screen of the back-office has its data and no animation runs. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await expect(page.locator('main [role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
  await still(page);
}
