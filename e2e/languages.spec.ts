import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import type { Catalogue } from '../backend/src/rules/language.rules.js';
import { readCatalogue } from '../backend/src/words/po-file.js';
import { leftFrench } from '../backend/test/support/left-french.js';
import { look } from './support/look.js';
import * as seed from './support/reports.js';
import { expect, test } from './support/test.js';

const DE = readCatalogue('de');
const IT = readCatalogue('it');

let database: Client;
/** What is no catalogue's: words of the agency. */
let own: string[];
test.beforeAll(async () => {
  database = await seed.productDatabase();
  const { rows } = await database.query<{ text: string }>(
    `SELECT question AS text FROM quiz_questions UNION ALL SELECT jsonb_array_elements_text(options) FROM quiz_questions UNION ALL SELECT content FROM messages`,
  );
  own = [...rows.map(({ text }) => text), 'Menuiserie du Lac'];
});
test.afterAll(() => database.end());

const newToken = () => `lng${String(Date.now()).slice(-5)}`;
const html = (page: Page) => page.locator('html');

/** Nothing that a person reads on the page as it stands is French. */
async function expectNoFrench(page: Page, catalogue: Catalogue): Promise<void> {
  const texts = await page.evaluate<string[]>(`(() => {
    const read = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (data.trim() && parentElement.checkVisibility() && !parentElement.closest('script, style, [lang], .serp, figure, blockquote')) read.push(data);
    }
    return [...read, ...[...document.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel)];
  })()`);
  expect(leftFrench(texts, catalogue, own)).toEqual([]);
}

test('a German prospect reads, answers and changes to Italian, which stays', async ({ page }, info) => {
  const token = newToken();
  const id = await seed.aProspect(database, token, { language: 'de' });
  await seed.everything(database, id);
  await page.setViewportSize({ width: 360, height: 740 });

  await page.goto(`/t/${token}`);
  await expect(html(page)).toHaveAttribute('lang', 'de-CH');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Menuiserie du Lac');
  await expect(page.getByText('Website').first()).toBeVisible();
  await expectNoFrench(page, DE);
  await look(page, info, 'report-de');

  await page.getByRole('link', { name: '7 Fragen beantworten (1 Min.)' }).first().click();
  await expect(html(page)).toHaveAttribute('lang', 'de-CH');
  await expect(page.getByText('Frage 1 von 7', { exact: true })).toBeVisible();
  await page.getByRole('radio').first().click();
  await expect(page.getByText('Frage 2 von 7', { exact: true })).toBeVisible();
  await expectNoFrench(page, DE);

  await page.goto(`/monscore/${token}`);
  await expect(html(page)).toHaveAttribute('data-state', 'ready');
  await expectNoFrench(page, DE);
  const switches = page.getByRole('navigation', { name: 'Sprache der Seite' });
  await expect(switches.getByRole('link')).toHaveText(['Français', 'Deutsch', 'Italiano']);
  await expect(switches.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
  for (const link of await switches.getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await switches.getByRole('link', { name: 'Italiano' }).press('Enter');
  await expect(page).toHaveURL(`/monscore/${token}?lang=it`);
  await expect(html(page)).toHaveAttribute('lang', 'it-CH');
  await expect(html(page)).toHaveAttribute('data-state', 'ready');
  await expectNoFrench(page, IT);
  await look(page, info, 'score-it');

  await page.goto(`/analyse/${token}`);
  await expect(html(page)).toHaveAttribute('lang', 'it-CH');
  await expect(html(page)).toHaveAttribute('data-state', 'ready');
  await expectNoFrench(page, IT);
});

test('the switch works without scripts, and is not printed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/mentions');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
  await page.goto('/essai');
  await expect(html(page)).toHaveAttribute('lang', 'de-CH');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Italiano' })).toBeHidden();
  await context.close();
});

test('a form that the server does not answer says so in the language of its page', async ({ page, problems }) => {
  await page.goto('/essai?lang=de');
  await expect(html(page)).toHaveAttribute('data-state', 'ready');
  await page.route('**/api/public/trials?lang=de', (route) => route.abort());
  const form = page.locator('.trial-form');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field('Website-Adresse').fill('https://www.atelier-exemple.ch');
  await field('Geschäftliche E-Mail').fill('zoe@atelier-exemple.ch');
  await field('Unternehmen').fill('Menuiserie du Lac');
  await field('Ort des Unternehmens').fill('Yverdon-les-Bains');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').last().click();
  await expect(page.getByText('Ein Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.', { exact: true })).toBeVisible();
  await expectNoFrench(page, DE);
  problems.length = 0; // the failure, as the browser notes it
});
