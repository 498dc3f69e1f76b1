import { whenLookedAt } from './support/clock.js';
import { whileScanning } from './support/hold.js';
import { look } from './support/look.js';
import { settle } from './support/quiz.js';
import { speedFromGoogle } from './support/staff.js';
import { ADMIN, expect, productUrl, test, watch, websiteUrl } from './support/test.js';
import { textsOf } from './support/texts-of.js';

test('staff adds a company, scans it, and the prospect takes the quiz', async ({ page, browser, request, house, problems }, info) => {
  await speedFromGoogle(request);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/mon-espace');
  await look(page, info, '1-sign-in');
  await page.getByLabel('Adresse e-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();

  await page.getByRole('link', { name: 'Ajouter Prospect' }).first().click();
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: false }).and(page.locator('[name="nom"]')).fill('Bärtschi');
  await page.getByLabel('Adresse e-mail').fill('zoe@menuiserie-du-lac.ch');
  await page.getByLabel('Site web').fill(websiteUrl());
  await page.locator('[name="business_name"]').fill('Menuiserie du Lac');
  await look(page, info, '2-create');
  await page.getByRole('button', { name: 'Ajouter le prospect' }).click();

  await expect(page.getByText('Ce site n’a pas encore été analysé.')).toBeVisible();
  await look(page, info, '3-before-scan');
  await whileScanning(house, async () => {
    await page.getByRole('button', { name: 'Quick Scan' }).click();
    await expect(page.getByRole('heading', { name: 'Analyse en cours' })).toBeVisible();
    await look(page, info, '4-scanning');
  });
  await expect(page.getByText(/Dernière analyse le/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('WordPress').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Analyses techniques' }).click();
  await expect(page.getByText('Menuiserie du Lac – portes et fenêtres en bois à Yverdon').first()).toBeVisible();
  await look(page, info, '5-analyses');

  await page.getByRole('tab', { name: 'Vue d’ensemble' }).click();
  const link = await page.getByRole('link', { name: 'Ouvrir le lien personnel dans un nouvel onglet' }).first().getAttribute('href');
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/t\/[A-Za-z0-9]{8}$/);

  const visitor = await browser.newContext({ baseURL: productUrl(), locale: 'fr-CH', viewport: { width: 390, height: 844 } });
  await visitor.clock.install();
  const prospect = await visitor.newPage();
  watch(prospect, problems);
  let isTold = false;
  prospect.on('request', (sent) => {
    isTold ||= sent.url().includes('/events?');
  });
  const counted = await textsOf(prospect, '[data-count]');
  const answer = await prospect.goto(link ?? '');
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(prospect.getByRole('heading', { level: 1 })).toContainText('Menuiserie du Lac');
  await expect(prospect.getByText('WordPress').first()).toBeVisible();
  const screen = prospect.getByRole('link', { name: /tel qu’un téléphone l’affichait, en grand/ }).locator('img');
  await screen.scrollIntoViewIfNeeded();
  await expect(screen).not.toHaveJSProperty('naturalWidth', 0);
  await whenLookedAt(prospect, 1000, async () => expect(isTold).toBe(true)); // a visit counts after a second

  await prospect
    .getByRole('link', { name: /Répondre à 7 questions/ })
    .first()
    .click();
  await expect(prospect.getByRole('radiogroup')).toBeVisible();
  for (let number = 1; number <= 7; number += 1) {
    await expect(prospect.getByText(`Question ${number} sur 7`)).toBeVisible();
    if (number === 4) {
      // what was answered is kept, wherever the prospect goes on
      await expect(prospect.getByText(/sauvegardée/i)).toBeVisible();
      await prospect.reload();
      await expect(prospect.getByText('Question 4 sur 7')).toBeVisible();
    }
    await settle(prospect);
    await prospect
      .getByRole('radio')
      .nth(number % 2)
      .click();
  }
  await prospect.waitForURL('**/monscore/*');
  await expect(prospect.getByRole('heading', { level: 1 })).toContainText('SmartIndex');
  const shown = Number(await prospect.locator('.score-result .visually-hidden > span').textContent());
  // after the last answer the figure comes to rest with its needle; a page that is loaded again stands still
  const figure = prospect.locator('[data-count]');
  await prospect.clock.runFor(1300);
  await expect(figure).toHaveText(String(shown));
  expect(Math.min(...(await counted()).map(Number))).toBeLessThan(shown);
  await expect(prospect.locator('.score-result .ruler')).toHaveAttribute('style', new RegExp(`--value: ?${shown};?`));
  await prospect.reload();
  await expect(figure).toHaveText(String(shown));

  await page.reload();
  await expect(page.getByText('Quiz terminé').first()).toBeVisible();
  await expect(page.getByText('Page visitée').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Quiz et réponses' }).click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await look(page, info, '9-staff-quiz');
  await page.goto('/mon-espace/prospects');
  await expect(
    page.getByRole('row', { name: /Zoé Bärtschi Menuiserie du Lac/ }).filter({ hasText: new URL(websiteUrl()).host }),
  ).toContainText(String(shown));
  await visitor.close();
});

test('a link that does not exist says so', async ({ page }, info) => {
  await page.goto('/analyse/ZZZZZZZZ');
  await expect(page.getByRole('heading', { name: 'Erreur' })).toBeVisible();
  await look(page, info, 'unknown-report');
  await page.goto('/quiz/ZZZZZZZZ');
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, info, 'unknown-quiz');
  await page.goto('/monscore');
  await expect(page.getByRole('heading', { name: 'Token invalide' })).toBeVisible();
  await look(page, info, 'no-token');
});
