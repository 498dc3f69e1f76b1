import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { LANGUAGES } from '../backend/src/rules/language.rules.js';
import { finishQuiz } from './support/quiz.js';
import { reflowFaults } from './support/reflow.js';
import * as seed from './support/reports.js';
import { expect, productUrl, test, websiteUrl } from './support/test.js';

const run = Date.now().toString(36).slice(-4);
const full = `lt${run}aa`;
/** Everything but the quiz. */
const fresh = `lt${run}bb`;
/** Nothing is known of it. */
const empty = `lt${run}cc`;
const unsubscribe = randomBytes(32).toString('base64url');
let ids: Record<string, string>;
let manage: string;
let database: Client;

test.beforeAll(async ({ playwright }, { workerIndex }) => {
  database = await seed.productDatabase();
  ids = {};
  for (const token of [full, fresh, empty]) ids[token] = await seed.aProspect(database, token, { business_name: seed.LONG_NAME });
  for (const token of [full, fresh]) await seed.everything(database, String(ids[token]));
  const hash = createHash('sha256').update(unsubscribe).digest('hex');
  await seed.insert(database, 'unsubscribe_links', { token_hash: hash, email_hash: hash, prospect_id: ids[full] });
  const request = await playwright.request.newContext({ baseURL: productUrl() });
  await finishQuiz(request, full);
  const { slots } = (await (await request.get(`/api/public/booking/slots?token=${full}`)).json()) as { slots: { start: string }[] };
  const booked = await request.post('/api/public/appointments', { data: { token: full, start: slots.at(-2)?.start } });
  // the day with the longest words, mercredi 29 septembre, each worker at a time of its own
  await database.query(
    `UPDATE appointments SET start_at = moved.at, end_at = moved.at + interval '15 minutes'
       FROM (SELECT '2027-09-29T08:00:00Z'::timestamptz + $2::int * interval '15 minutes' AS at) moved WHERE prospect_id = $1`,
    [ids[full], workerIndex % 40],
  );
  manage = new URL(((await booked.json()) as { manageUrl: string }).manageUrl, productUrl()).pathname;
  await request.dispose();
});
test.afterAll(() => database.end());

/** Every public page, and the states whose words are others. */
const PAGES: (() => string)[] = [
  () => '/',
  () => '/essai',
  () => '/mentions',
  () => '/analyse/demo',
  () => `/analyse/${full}`,
  () => `/analyse/${fresh}`,
  () => `/analyse/${empty}`,
  () => '/analyse/unknown1',
  () => `/landing/${full}`,
  () => `/quiz/${fresh}`,
  () => '/quiz',
  () => `/score/${full}`,
  () => `/score/${empty}`,
  () => `/monscore/${full}`,
  () => '/monscore/unknown1',
  () => `/plan/${full}`,
  () => `/plan/${fresh}`,
  () => `/rendez-vous/${fresh}`,
  () => manage,
  () => `/merci/${full}`,
  () => `/referral/${full}`,
  () => `/desinscription/${unsubscribe}`,
  () => '/verification/abcdefgh',
  () => `/prospects/${ids[full]}/page-performance/${encodeURIComponent(websiteUrl())}`,
  () => '/hero-comparison',
  () => '/cta-comparison',
  () => '/cta-redesigned',
  () => '/cms-info-comparison',
  () => '/keywords-performance-comparison',
  () => '/ai-recommendations-comparison',
];

/** Opens a page with everything that comes late: islands further down, folded details. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.after-paint')).toHaveCount(0);
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelectorAll('main details').forEach((details) => { details.open = true; });
  })()`);
  await page.waitForLoadState('networkidle');
}

for (const language of LANGUAGES)
  test(`text at 200 % fits a phone on every page: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: Record<string, string[]> = {};
    for (const path of PAGES) {
      await open(page, `${path()}?lang=${language}`);
      const found = await reflowFaults(page);
      if (found.length > 0) faults[path()] = found;
    }
    expect(faults).toEqual({});
  });
