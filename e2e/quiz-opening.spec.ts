import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold.js';
import { look } from './support/look.js';
import { allSent, expectFinished, answer as giveAnswers, position, type Staff, settle, signIn } from './support/quiz.js';
import { expect, productUrl, test } from './support/test.js';

/** The quiz before its scripts have come: the question is there, and what is pressed counts. */

let staff: Staff;
test.beforeAll(async () => {
  staff = await signIn(productUrl());
});

const question = (page: Page) => page.locator('astro-island .quiz');
/** The page as React would draw it anew: without what it only notes on elements. */
const drawn = (page: Page) => question(page).evaluate((element: { outerHTML: string }) => element.outerHTML);
const isRunning = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-state', 'ready');

async function open(page: Page, prospect: { token: string }): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(`/quiz/${prospect.token}`, { waitUntil: 'commit' });
  return release;
}

test('the question is in the page before any script, and React draws nothing else, also in a visit that goes on', async ({ page }) => {
  await test.step('the first question is in the page before any script, and React draws nothing else', async () => {
    const prospect = await staff.add();
    const release = await open(page, prospect);
    await expect(position(page, 1)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Continuer plus tard' })).toHaveAttribute('href', `/analyse/${prospect.token}`);
    const before = await drawn(page);
    const title = await page.getByRole('heading', { level: 1 }).elementHandle();
    release();
    await isRunning(page);
    // the status line below is filled by the scripts
    const withoutLine = (html: string) => html.replace(/<p class="quiz-line"[\s\S]*?<\/p>/, '');
    expect(withoutLine(await drawn(page))).toBe(withoutLine(before));
    // the element that was painted stays: nothing is painted a second time
    expect(await title?.evaluate((element: { isConnected: boolean }) => element.isConnected)).toBe(true);
  });

  await page.unrouteAll();
  await test.step('a visit that goes on opens with its own question, drawn as React draws it', async () => {
    const prospect = await staff.add();
    await page.clock.install();
    await page.goto(`/quiz/${prospect.token}`);
    await giveAnswers(page, 1, [1, 2]);
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([1, 2]);
    await allSent(page);
    const release = await open(page, prospect);
    await expect(position(page, 3)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
    await expect(page.getByRole('button', { name: 'Retour' })).toBeVisible();
    await expect(page.getByText('Vos 2 réponses sont gardées\u202f: il en reste 5.')).toBeVisible();
    const before = await drawn(page);
    release();
    await isRunning(page);
    const withoutLine = (html: string) => html.replace(/<p class="quiz-line"[\s\S]*?<\/p>/, '');
    expect(withoutLine(await drawn(page))).toBe(withoutLine(before));
  });
});

test('an answer that is pressed while the scripts are under way, or just as they begin, is kept', async ({ page }) => {
  await test.step('an answer that is pressed while the scripts are under way is kept, by hand and by its number', async () => {
    await page.clock.install();
    for (const press of [() => page.getByRole('radio').nth(2).click(), () => page.keyboard.press('3')]) {
      const prospect = await staff.add();
      const release = await open(page, prospect);
      await expect(position(page, 1)).toBeVisible();
      await page.keyboard.press('1'); // a first thought
      await press();
      await expect(page.getByRole('radio').nth(2)).toBeChecked();
      release();
      await expect(position(page, 2)).toBeVisible();
      await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([2]);
      await giveAnswers(page, 2, [0, 0, 0, 0, 0, 0]);
      await page.waitForURL('**/monscore/*');
      await expectFinished(staff, prospect, [2, 0, 0, 0, 0, 0, 0]);
      await allSent(page);
    }
  });

  await page.unrouteAll();
  await test.step('arrows move among the answers before the scripts as after them, and the focus stays when they come', async () => {
    const prospect = await staff.add();
    const release = await open(page, prospect);
    const radio = page.getByRole('radio');
    await expect(position(page, 1)).toBeVisible();
    for (const [key, place] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowUp', 3],
      ['Home', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radio.nth(place), key).toBeFocused();
    }
    release();
    await isRunning(page);
    await expect(radio.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(radio.nth(0)).toBeFocused();
    await allSent(page);
  });

  await page.unrouteAll();
  await test.step('an answer that is pressed just as the scripts begin is kept', async () => {
    const prospect = await staff.add();
    // what the visit before may have left waiting, that somebody was there, would have the scripts choose the question
    await page.addInitScript(`localStorage.removeItem('offlineActionQueue');
    new MutationObserver(() => {
      if (document.documentElement.dataset.state !== 'ready' || window.pressed) return;
      window.pressed = true;
      setTimeout(() => document.querySelectorAll('.answer')[3].click(), 20);
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-state'] });`);
    await page.goto(`/quiz/${prospect.token}`);
    await expect(position(page, 2)).toBeVisible();
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([3]);
  });
});

test('answers that wait from an earlier visit decide which question comes; back at the first, the focus is there', async ({
  page,
  problems,
}) => {
  const prospect = await staff.add();
  await page.clock.install();
  await page.goto(`/quiz/${prospect.token}`);
  await page.route('**/api/public/quiz/*/answers/*', (route) => route.abort());
  await giveAnswers(page, 1, [3]);
  await expect(position(page, 2)).toBeVisible();
  const release = await open(page, prospect);
  await expect(question(page)).toBeHidden();
  release();
  await expect(position(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(position(page, 1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  problems.length = 0; // the answers that were not let through
});

test('after three answers the quiz says what was measured, and proposes the answers that follow from it', async ({ page }, info) => {
  await page.clock.install();
  await page.goto('/quiz/demo');
  await giveAnswers(page, 1, [0, 0, 0]);
  await expect(page.getByText(/^Le saviez-vous\s\? Sur téléphone, vos clients attendent/)).toBeVisible();
  await look(page, info, 'insight');
  await giveAnswers(page, 4, [0]);
  await expect(page.getByText('Nous n’avons trouvé aucun outil de mesure sur votre site. Exact\u202f?')).toBeVisible();
  const proposed = page.getByRole('radio', { name: 'proposé' });
  await expect(proposed).toHaveCount(1);
  await expect(proposed).not.toBeChecked();
  await look(page, info, 'proposed');
  // the tab key leads to what is proposed
  await settle(page);
  await page.keyboard.press('Tab');
  await expect(proposed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre site est en première page de Google pour 4 recherches. Exact\u202f?')).toBeVisible();
});
