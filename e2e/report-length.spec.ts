import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { still } from './support/look.js';
import * as seed from './support/reports.js';
import { siteCrawl } from './support/site-crawl.js';
import { asStaff } from './support/staff.js';
import { expect, test } from './support/test.js';

/** A report is read standing, on a phone: at most so long before anything is opened, px at 360 px. */
const LONGEST = 6000;
const PHONE = { width: 360, height: 640 };

let database: Client;
test.beforeAll(async () => {
  database = await seed.productDatabase();
});
test.afterAll(() => database.end());

let count = 0;
const newToken = () => `len${String(Date.now() % 1000).padStart(3, '0')}${String(count++).padStart(2, '0')}`;

/** A prospect of whom everything is known: measured, seen, compared, and signed for. */
async function everythingKnown(page: Page): Promise<string> {
  const token = newToken();
  const id = await seed.aProspect(database, token, { business_name: seed.LONG_NAME });
  await seed.everything(database, id);
  await siteCrawl(database, id);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await seed.seen(database, id, await page.screenshot({ type: 'jpeg', quality: 60 }));
  const data = { name: 'Camille Favre', phone: '079 123 45 67', sentence: 'Je vous réponds moi-même.', is_default: true };
  await asStaff(page.request, 'PUT', '/api/admin/signatories/own', data);
  await page.setViewportSize(PHONE);
  return token;
}

const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight');
const folds = (page: Page) => page.locator('.fold');

test('is at most 6,000 px long on a phone, and each section opens whole by one press', async ({ page }) => {
  const token = await everythingKnown(page);
  await page.goto(`/analyse/${token}`);
  await page.waitForLoadState('networkidle');
  await still(page);
  await expect(page.locator('.after-paint')).toHaveCount(0);
  expect(await heightOf(page), 'px high at 360 px').toBeLessThanOrEqual(LONGEST);

  await expect(folds(page).getByRole('heading', { level: 2 })).toHaveText([/Réputation/, /Technologie/, /Référencement/, /Intelligence/]);
  for (const fold of await folds(page).all()) {
    await expect(fold.locator('.section-body')).toBeHidden();
    await fold.locator('summary').first().click();
    await expect(fold.locator('.section-body')).toBeVisible();
    // nothing waits behind a second press
    await expect(fold.locator('.section-body details:not([open])')).toHaveCount(0);
  }
});

test('a link into a section opens it, and paper shows all of them', async ({ page }) => {
  const token = await everythingKnown(page);
  await page.goto(`/analyse/${token}#technologie`);
  const technology = page.locator('#technologie');
  await expect(technology.locator('.section-body')).toBeVisible();
  await expect(technology).toBeInViewport();
  await expect(folds(page).locator(':scope > details[open]')).toHaveCount(1);

  await technology.locator('summary').first().click();
  await expect(technology.locator('.section-body')).toBeHidden();
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await expect(technology.locator('.section-body')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the opening is whole, and every section opens', async ({ page, request }) => {
    const token = newToken();
    await seed.everything(database, await seed.aProspect(database, token, { business_name: seed.LONG_NAME }));
    const html = (await (await request.get(`/analyse/${token}`)).text()).replace(/\s/g, ' ').toLowerCase();
    for (const words of [
      'vos clients attendent',
      '54 points sur 100',
      'wordpress',
      'claire m.',
      'mots-clés détectés',
      '5 étapes, aucune cochée',
    ])
      expect(html).toContain(words);

    await page.setViewportSize(PHONE);
    await page.goto(`/analyse/${token}`);
    for (const part of ['.opening-finding', '.opening-figure', '.opening-action'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.opening-prose > p')).toHaveText(/\.$/);
    const rest = page.locator('.read-on > p').first();
    await expect(rest).toBeHidden();
    await page.getByText('Lire la suite').click();
    await expect(rest).toBeVisible();
    await expect(page.getByText('Lire la suite')).toBeHidden();
    for (const fold of await folds(page).all()) {
      await fold.locator('summary').first().click();
      await expect(fold.locator('.section-body')).toBeVisible();
    }
    await expect(page.locator('#plan')).toBeVisible();
  });
});

test('lets the browser cut no sentence, which it does within a word', async ({ page }) => {
  const token = await everythingKnown(page);
  await page.goto(`/analyse/${token}`);
  const clamped = await page.evaluate<number>(
    "[...document.querySelectorAll('.report *')].filter((one) => !['none', ''].includes(getComputedStyle(one).webkitLineClamp)).length",
  );
  expect(clamped, 'elements that the browser cuts within a word').toBe(0);
});
