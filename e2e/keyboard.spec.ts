import type { Locator, Page } from '@playwright/test';
import { settle, signIn } from './support/quiz.js';
import { expect, productUrl, test } from './support/test.js';

/** The whole way of a prospect without a mouse: every stop is seen, nothing holds the focus, nothing loses it. */

/** The element with the focus can be told from the others, and stands in the window. */
const FOCUS = `(() => {
  const element = document.activeElement;
  // a choice that is drawn by its label shows the focus there
  const label = element.closest('label') ?? document.querySelector('label[for="' + element.id + '"]');
  const drawn = [element, label, element.nextElementSibling].filter(Boolean).some((one) => {
    const style = getComputedStyle(one);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  });
  const { top, bottom, width } = (label && element.getBoundingClientRect().width < 2 ? label : element).getBoundingClientRect();
  return { name: element.tagName + ' ' + (element.textContent || element.getAttribute('name') || '').trim().slice(0, 40), drawn,
    inView: width > 0 && bottom > 0 && top < innerHeight };
})()`;

interface Focus {
  name: string;
  drawn: boolean;
  inView: boolean;
}

/** Presses the tab key until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate<Focus>(FOCUS);
    if (!focus.name.startsWith('BODY')) {
      expect(focus.drawn, `the focus is seen on ${focus.name}`).toBe(true);
      expect(focus.inView, `${focus.name} is in the window`).toBe(true);
    }
    if (
      await target.evaluate(
        (element: unknown) => element === (globalThis as unknown as { document: { activeElement: unknown } }).document.activeElement,
      )
    )
      return;
  }
  throw new Error(`the tab key does not lead to ${target}`);
}

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

test('from the analysis through the quiz to a call, and the call taken back', async ({ page }) => {
  const { token } = await (await signIn(productUrl())).add();
  await page.clock.install();
  await page.goto(`/analyse/${token}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Répondre à 7 questions' }).first());

  await page.waitForURL(`**/quiz/${token}`);
  for (let number = 1; number <= 7; number++) {
    await expect(page.getByText(`Question ${number} sur 7`, { exact: true })).toBeVisible();
    if (number > 1) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await settle(page);
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await page.waitForURL(`**/monscore/${token}`);
  await press(page, page.getByRole('link', { name: 'Réserver un appel' }).first());
  await page.waitForURL(`**/rendez-vous/${token}`);
  await press(page, page.getByRole('button', { name: 'Semaine suivante' }));
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await tabTo(page, page.getByLabel('Téléphone'));
  await page.keyboard.type('079 123 45 67');
  await press(page, page.getByRole('button', { name: 'Prendre un rendez-vous' }));
  await expect(page.getByText('C’est réservé')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Déplacer ou annuler' }));
  await press(page, page.getByRole('button', { name: 'Annuler le rendez-vous' }));
  await expect(page.getByRole('heading', { name: /Annuler ce rendez-vous/ })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Annuler le rendez-vous' }));
  await expect(page.getByText('Rendez-vous annulé')).toBeVisible();
});

test('the audit, the trial’s form and the referral’s', async ({ page }) => {
  await test.step('the audit is asked for, its confirmation read and closed', async () => {
    const { token } = await (await signIn(productUrl())).add();
    await page.goto(`/score/${token}`);
    const button = page.getByRole('button', { name: 'Recevoir mon audit SEO en PDF' });
    await press(page, button);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await page.evaluate<boolean>(`document.activeElement.closest('dialog') !== null`)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('.score-hero').getByRole('button')).toBeFocused();
  });

  await page.unrouteAll();
  await test.step('the trial’s form and the referral’s', async () => {
    await page.goto('/essai');
    const form = page.locator('.trial-form');
    for (const [label, text] of [
      ['Site web', 'www.atelier-clavier.ch'], // « https:// » stands there already
      ['E-mail professionnel', 'zoe@atelier-clavier.ch'],
      ['Entreprise', 'Atelier Clavier'],
      ['Ville', 'Sion'],
    ] as const) {
      await tabTo(page, form.getByLabel(label, { exact: true }));
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    }
    await press(page, form.getByRole('checkbox'), 'Space');
    await page.route('**/api/public/trials?*', (route) => route.fulfill({ status: 409, json: { code: 'trial_exists', message: 'Déjà.' } }));
    await press(page, form.getByRole('button', { name: 'Lancer mon audit gratuit' }));
    await expect(form.getByRole('alert')).toHaveText('Déjà.');
    await expect(form.getByRole('alert')).toBeFocused();

    const { token } = await (await signIn(productUrl())).add();
    await page.goto(`/referral/${token}`);
    await tabTo(page, page.getByLabel('E-mail de votre collègue'));
    await page.keyboard.type('marie@atelier-clavier.ch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Merci pour votre aide !' })).toBeFocused();
  });
});
