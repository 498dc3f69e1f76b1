import type { Page } from '@playwright/test';
import { holdScripts } from './support/held-scripts.js';
import { signIn } from './support/quiz.js';
import { expect, productUrl, test } from './support/test.js';

/** Forms stand in the page before their scripts have come: what is typed meanwhile is kept. */

async function typedBeforeScripts(page: Page, path: string, selector: string, typed: Record<string, string>): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const field = (label: string) => page.locator(selector).getByLabel(label, { exact: true });
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  release();
  await expect(page.locator('astro-island').filter({ has: page.locator(selector) })).not.toHaveAttribute('ssr');
  await page.waitForTimeout(300);
  for (const [label, text] of Object.entries(typed)) await expect(field(label), label).toHaveValue(text);
}

test('the trial keeps what was typed while its scripts were under way', async ({ page }) => {
  await typedBeforeScripts(page, '/essai', '.trial-form', {
    'Site web': 'https://www.atelier-exemple.ch',
    'E-mail professionnel': 'zoe@atelier-exemple.ch',
    Entreprise: 'Atelier Exemple',
    Ville: 'Sion',
  });
  const form = page.locator('.trial-form');
  await expect(form.getByText('Domaine email et site web correspondent')).toBeVisible();
  await form.getByRole('checkbox').check();
  await expect(form.getByRole('button', { name: 'Lancer mon audit gratuit' })).toBeEnabled();
});

test('the contact form keeps what was typed while its scripts were under way', async ({ page }) => {
  await typedBeforeScripts(page, '/essai', '.contact-form', { Prénom: 'Zoé', Nom: 'Bärtschi', Entreprise: 'Atelier Exemple' });
});

test('the referral keeps what was typed while its scripts were under way', async ({ page }) => {
  const { token } = await (await signIn(productUrl())).add();
  await typedBeforeScripts(page, `/referral/${token}`, 'form', { 'E-mail de votre collègue': 'marie@fiduciaire-des-rives.ch' });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { name: 'Merci pour votre aide !' })).toBeVisible();
});

test('what is pressed while the scripts are under way is done once they run', async ({ page }) => {
  const { token } = await (await signIn(productUrl())).add();
  const asked: unknown[] = [];
  await page.route('**/api/public/audit-requests', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, json: {} });
  });
  const release = await holdScripts(page);
  await page.goto(`/score/${token}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Recevoir mon audit SEO en PDF' }).dblclick();
  expect(asked).toEqual([]);
  release();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Votre demande est enregistrée');
  expect(asked).toEqual([{ token }]);
});

test('a form that is sent while the scripts are under way is sent once they run', async ({ page }) => {
  const { token } = await (await signIn(productUrl())).add();
  const release = await holdScripts(page);
  await page.goto(`/referral/${token}`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('E-mail de votre collègue').fill('marie@fiduciaire-des-rives.ch');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(new RegExp(`/referral/${token}$`));
  release();
  await expect(page.getByRole('heading', { name: 'Merci pour votre aide !' })).toBeVisible();
});

test('a word kept from before never mixes with what is typed while the scripts come', async ({ page }) => {
  const words = { websiteUrl: 'https://www.atelier-exemple.ch', email: 'zoe@atelier-exemple.ch', companyName: 'Atelier', city: 'Sion' };
  await page.addInitScript((kept) => sessionStorage.setItem('trial_form', kept), JSON.stringify(words));
  const release = await holdScripts(page);
  await page.goto('/essai', { waitUntil: 'domcontentloaded' });
  const field = (label: string) => page.locator('.trial-form').getByLabel(label, { exact: true });
  await field('Ville').focus();
  release();
  await expect(field('E-mail professionnel')).toHaveValue(words.email);
  await page.keyboard.type('Sierre');
  await expect(field('Ville')).toHaveValue('Sierre');
});

test('the form does not move under a press while the scripts come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1600 }); // whole: a scrolled page would hold its place
  const release = await holdScripts(page);
  await page.goto('/essai', { waitUntil: 'domcontentloaded' });
  const form = page.locator('.trial-form');
  await form.getByLabel('Site web', { exact: true }).fill('https://www.atelier-exemple.ch');
  await form.getByLabel('E-mail professionnel').fill('zoe@atelier-exemple.ch');
  const box = form.getByRole('checkbox');
  await page.evaluate('document.fonts.ready');
  await box.hover();
  await page.mouse.down();
  release();
  await expect(form.getByText('Domaine email et site web correspondent')).toBeVisible();
  await page.mouse.up();
  await expect(box).toBeChecked();
});
