import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold.js';
import { signIn } from './support/quiz.js';
import { expect, productUrl, test } from './support/test.js';

/** Forms stand in the page before their scripts have come: what is typed meanwhile is kept. */

interface Typed {
  selector: string;
  words: Record<string, string>;
}

async function typedBeforeScripts(page: Page, path: string, ...forms: Typed[]): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const fields = forms.flatMap(({ selector, words }) =>
    Object.entries(words).map(([label, text]) => ({ field: page.locator(selector).getByLabel(label, { exact: true }), label, text })),
  );
  for (const { field, text } of fields) await field.fill(text);
  release();
  for (const { selector } of forms)
    await expect(page.locator('astro-island').filter({ has: page.locator(selector) })).not.toHaveAttribute('ssr');
  await page.evaluate('new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)))');
  for (const { field, label, text } of fields) await expect(field, label).toHaveValue(text);
}

test('the trial and the contact form keep what was typed while their scripts were under way', async ({ page }) => {
  const trial = {
    'Site web': 'https://www.atelier-exemple.ch',
    'E-mail professionnel': 'zoe@atelier-exemple.ch',
    Entreprise: 'Atelier Exemple',
    Ville: 'Sion',
  };
  const contact = { Prénom: 'Zoé', Nom: 'Bärtschi', Entreprise: 'Atelier Exemple' };
  await typedBeforeScripts(page, '/essai', { selector: '.trial-form', words: trial }, { selector: '.contact-form', words: contact });
  const form = page.locator('.trial-form');
  await expect(form.getByText('Domaine email et site web correspondent')).toBeVisible();
  await form.getByRole('checkbox').check();
  await expect(form.getByRole('button', { name: 'Lancer mon audit gratuit' })).toBeEnabled();
});

test('the referral keeps what was typed while its scripts were under way, and sends what was sent meanwhile', async ({ page }) => {
  const staff = await signIn(productUrl());
  const typed = { selector: 'form', words: { 'E-mail de votre collègue': 'marie@fiduciaire-des-rives.ch' } };
  await typedBeforeScripts(page, `/referral/${(await staff.add()).token}`, typed);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { name: 'Merci pour votre aide !' })).toBeVisible();

  const { token } = await staff.add();
  const release = await holdScripts(page);
  await page.goto(`/referral/${token}`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail de votre collègue').fill('marie@fiduciaire-des-rives.ch');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(new RegExp(`/referral/${token}$`));
  release();
  await expect(page.getByRole('heading', { name: 'Merci pour votre aide !' })).toBeVisible();
});

test('what is pressed while the scripts are under way is done once they run, nothing moves, and a word kept from before stays', async ({
  page,
}) => {
  await test.step('what is pressed while the scripts are under way is done once they run', async () => {
    const { token } = await (await signIn(productUrl())).add();
    const asked: unknown[] = [];
    await page.route('**/api/public/audit-requests?*', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.fulfill({ status: 201, json: {} });
    });
    const release = await holdScripts(page);
    await page.goto(`/score/${token}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Recevoir mon audit SEO en PDF' }).dblclick();
    expect(asked).toEqual([]);
    release();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Votre demande est enregistrée');
    expect(asked).toEqual([{ token }]);
  });

  await page.unrouteAll();
  await test.step('what is pressed when a part of the scripts runs is done once', async () => {
    const { token } = await (await signIn(productUrl())).add();
    // the request itself is another test's: a prospect without a site is asked for its address
    await page.route('**/api/public/audit-requests?*', (route) => route.fulfill({ status: 201, json: {} }));
    const told: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/events?')) told.push(sent.postDataJSON().type);
    });
    // the button's own script listens, the page's last one has not come
    const early = await page.addInitScript(`document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-audit-request]').click());`);
    await page.goto(`/score/${token}`);
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Votre demande est enregistrée');
    await expect.poll(() => told).toContain('cta_click');
    expect(told.filter((type) => type === 'cta_click')).toHaveLength(1);
    await early.dispose();
  });

  await page.unrouteAll();
  await test.step('the form does not move under a press while the scripts come', async () => {
    await page.setViewportSize({ width: 360, height: 1600 }); // whole: a scrolled page would hold its place
    const release = await holdScripts(page);
    await page.goto('/essai', { waitUntil: 'commit' });
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

  await page.unrouteAll();
  await test.step('a word kept from before never mixes with what is typed while the scripts come', async () => {
    const words = { websiteUrl: 'https://www.atelier-exemple.ch', email: 'zoe@atelier-exemple.ch', companyName: 'Atelier', city: 'Sion' };
    await page.addInitScript((kept) => sessionStorage.setItem('trial_form', kept), JSON.stringify(words));
    const release = await holdScripts(page);
    await page.goto('/essai', { waitUntil: 'commit' });
    const field = (label: string) => page.locator('.trial-form').getByLabel(label, { exact: true });
    await field('Ville').focus();
    release();
    await expect(field('E-mail professionnel')).toHaveValue(words.email);
    await page.keyboard.type('Sierre');
    await expect(field('Ville')).toHaveValue('Sierre');
  });
});
