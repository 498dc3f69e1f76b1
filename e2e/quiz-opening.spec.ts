import type { Page } from '@playwright/test';
import { holdScripts } from './support/held-scripts.js';
import { expectFinished, answer as giveAnswers, position, type Staff, signIn } from './support/quiz.js';
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
  await page.goto(`/quiz/${prospect.token}`, { waitUntil: 'domcontentloaded' });
  return release;
}

test('the first question is in the page before any script, and React draws nothing else', async ({ page }) => {
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

test('a visit that goes on opens with its own question, drawn as React draws it', async ({ page }) => {
  const prospect = await staff.add();
  await page.goto(`/quiz/${prospect.token}`);
  await giveAnswers(page, 1, [1, 2]);
  await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([1, 2]);
  await expect.poll(() => page.evaluate<string | null>("localStorage.getItem('offlineActionQueue')")).toBeNull();
  const release = await open(page, prospect);
  await expect(position(page, 3)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
  await expect(page.getByRole('button', { name: 'Retour' })).toBeVisible();
  const before = await drawn(page);
  release();
  await isRunning(page);
  const withoutLine = (html: string) => html.replace(/<p class="quiz-line"[\s\S]*?<\/p>/, '');
  expect(withoutLine(await drawn(page))).toBe(withoutLine(before));
});

for (const [how, press] of [
  ['by hand', (page: Page) => page.getByRole('radio').nth(2).click()],
  ['by its number', (page: Page) => page.keyboard.press('3')],
] as const) {
  test(`an answer that is pressed ${how} while the scripts are under way is kept`, async ({ page }) => {
    const prospect = await staff.add();
    const release = await open(page, prospect);
    await expect(position(page, 1)).toBeVisible();
    await page.keyboard.press('1'); // a first thought
    await press(page);
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    release();
    await expect(position(page, 2)).toBeVisible();
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([2]);
    await giveAnswers(page, 2, [0, 0, 0, 0, 0, 0]);
    await page.waitForURL('**/monscore/*');
    await expectFinished(staff, prospect, [2, 0, 0, 0, 0, 0, 0]);
  });
}

test('an answer that is pressed just as the scripts begin is kept', async ({ page }) => {
  const prospect = await staff.add();
  await page.addInitScript(`new MutationObserver(() => {
    if (document.documentElement.dataset.state !== 'ready' || window.pressed) return;
    window.pressed = true;
    setTimeout(() => document.querySelectorAll('.answer')[3].click(), 20);
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-state'] });`);
  await page.goto(`/quiz/${prospect.token}`);
  await expect(position(page, 2)).toBeVisible();
  await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([3]);
});

test('answers that wait from an earlier visit decide which question comes', async ({ page, problems }) => {
  const prospect = await staff.add();
  await page.goto(`/quiz/${prospect.token}`);
  await page.route('**/api/public/quiz/*/answers/*', (route) => route.abort());
  await giveAnswers(page, 1, [3]);
  await expect(position(page, 2)).toBeVisible();
  const release = await open(page, prospect);
  await expect(page.locator('.question-loading')).toBeVisible();
  release();
  await expect(position(page, 2)).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  problems.length = 0; // the answers that were not let through
});

test('back at the first question, the focus is there', async ({ page }) => {
  const prospect = await staff.add();
  await page.goto(`/quiz/${prospect.token}`);
  await giveAnswers(page, 1, [3]);
  await expect(position(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(position(page, 1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
