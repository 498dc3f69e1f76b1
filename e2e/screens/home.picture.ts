import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../backend/src/rules/language.rules.ts';
import { encodePicture } from '../../backend/test/support/encode-picture.ts';
import { EXAMPLE_SITE } from '../support/example-site.js';
import { still } from '../support/look.js';
import * as seed from '../support/reports.js';
import { expect, test } from '../support/test.js';

const FOLDER = join(import.meta.dirname, '../../microsite/public/static');
const TOKEN = 'pictured';
/** As `sections/home/ReportPicture.tsx` shows it. */
const SIZE = { width: 360, height: 690 };
/** What stands around the beginning of the report, and what could be taken for a button of the home page. */
const HIDDEN = '.site-header, .status-line, .opening-action, .opening-prose, .hero-facts, .opening .source, .opening .person, .opening ~ *';

test.use({ deviceScaleFactor: 2, viewport: { width: SIZE.width, height: 1000 } });

/** The report of a company whose measurements are made up: each picture is labelled as an example. */
async function addExample(page: Page): Promise<void> {
  const database = await seed.productDatabase();
  const id = await seed.aProspect(database, TOKEN, { site_url: 'https://menuiserie-du-lac.example/' });
  await seed.everything(database, id);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.setContent(EXAMPLE_SITE);
  await seed.seen(database, id, await page.screenshot({ type: 'jpeg', quality: 90, scale: 'css' }));
  await page.setViewportSize({ width: SIZE.width, height: 1000 });
  await database.end();
}

const HIDE = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(`${HIDDEN} { display: none } .opening { padding-top: 20px }`)});
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;

test('takes the picture of the home page in each language, light and dark', async ({ page }) => {
  await addExample(page);
  for (const language of LANGUAGES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/analyse/${TOKEN}?lang=${language}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(HIDE);
      await expect(page.locator('.opening-phone .seen-place')).toBeVisible();
      await still(page);
      const png = await page.screenshot({ clip: { x: 0, y: 0, ...SIZE } });
      await encodePicture(png, join(FOLDER, `report-${language}-${colorScheme}`));
    }
});
