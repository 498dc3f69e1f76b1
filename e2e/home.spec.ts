import { LANGUAGES } from '../backend/src/rules/language.rules.js';
import { asStaff } from './support/staff.js';
import { expect, test } from './support/test.js';

/** The smallest phone. */
const PHONE = { width: 360, height: 640 };
const PROMISE = 'Nous multiplions votre trafic web par 3 en 90 jours';
const WHOLE_FORM = ['h1', '.entrance .field-label', '.entrance input', '.entrance button', '.entrance > .field-help'];

test('the whole form of the home page stands in the first screen of a phone, in each language and below a long promise', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  for (const trafficPromise of ['', PROMISE]) {
    await asStaff(request, 'PUT', '/api/admin/settings/claims', { value: { trafficPromise } });
    for (const language of LANGUAGES) {
      await page.goto(`/?lang=${language}`, { waitUntil: 'networkidle' });
      // a promise without a translation stands on the French page alone
      if (trafficPromise && language === 'fr') await expect(page.getByRole('heading', { level: 1 })).toHaveText(/90/);
      for (const part of WHOLE_FORM) await expect(page.locator(part).first(), `${language}: ${part}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the picture of the home page is the report in the language and the colours of the visitor', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const language of LANGUAGES) {
      await page.goto(`/?lang=${language}`);
      const picture = page.locator('.received-picture img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('alt', /\S/);
      await expect
        .poll(() =>
          picture.evaluate((image: { naturalWidth: number; currentSrc: string }) => (image.naturalWidth > 0 ? image.currentSrc : '')),
        )
        .toContain(`/static/report-${language}-${colorScheme}.avif`);
    }
  }
});
