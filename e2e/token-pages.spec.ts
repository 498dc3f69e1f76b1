import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { guard } from './support/guard.js';
import { look } from './support/look.js';
import { answer, finishQuiz } from './support/quiz.js';
import * as seed from './support/reports.js';
import { expect, productUrl, test, websiteUrl } from './support/test.js';

test.describe.configure({ mode: 'default' }); // its prospects are made once

/** Every page behind a personal link, full of figures: its headers, what it asks for, and what it looks like by day and by night. */

const run = Date.now().toString(36).slice(-4);
const full = `tp${run}aa`;
/** Everything but the quiz, which is still to be taken. */
const fresh = `tp${run}bb`;
const unsubscribe = randomBytes(32).toString('base64url');
let ids: Record<string, string>;
let manage = '';
let database: Client;

test.beforeAll(async ({ playwright }) => {
  database = await seed.productDatabase();
  ids = {};
  for (const token of [full, fresh]) {
    ids[token] = await seed.aProspect(database, token, { business_name: seed.LONG_NAME });
    await seed.everything(database, ids[token]);
  }
  await seed.insert(database, 'unsubscribe_links', {
    token_hash: createHash('sha256').update(unsubscribe).digest('hex'),
    email_hash: createHash('sha256').update(unsubscribe).digest('hex'),
    prospect_id: ids[full],
  });
  const request = await playwright.request.newContext({ baseURL: productUrl() });
  await finishQuiz(request, full);
  const { slots } = await (await request.get(`/api/public/booking/slots?token=${full}`)).json();
  const booked = await request.post('/api/public/appointments', { data: { token: full, start: slots.at(-2).start } });
  manage = new URL(((await booked.json()) as { manageUrl: string }).manageUrl, productUrl()).pathname;
  await request.dispose();
});
test.afterAll(() => database.end());

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
/** Pages, and what is there once they are complete. */
const PAGES: [name: string, path: () => string, ready: (page: Page) => Promise<unknown>][] = [
  ['report', () => `/analyse/${full}`, (page) => expect(h1(page)).toContainText(seed.LONG_NAME)],
  ['landing', () => `/landing/${full}`, (page) => expect(h1(page)).toContainText(seed.LONG_NAME)],
  ['quiz', () => `/quiz/${fresh}`, (page) => expect(page.locator('html')).toHaveAttribute('data-state', 'ready')],
  ['score', () => `/monscore/${full}`, (page) => expect(page.getByRole('tab')).not.toHaveCount(0)],
  ['score2', () => `/score/${full}`, (page) => expect(page.locator('[data-count]')).toHaveText('69')],
  [
    'page-report',
    () => `/prospects/${ids[full]}/page-performance/${encodeURIComponent(websiteUrl())}`,
    (page) => expect(page.getByRole('tab').first()).toBeVisible({ timeout: 60_000 }),
  ],
  ['plan', () => `/plan/${full}`, (page) => expect(page.locator('.action').first()).toBeVisible()],
  ['booking', () => `/rendez-vous/${fresh}`, (page) => expect(page.getByRole('tab').first()).toBeVisible()],
  ['call', () => manage, (page) => expect(page.getByText('Rendez-vous réservé')).toBeVisible()],
  ['thanks', () => `/merci/${full}`, (page) => expect(h1(page)).toHaveText('Merci !')],
  ['referral', () => `/referral/${full}`, (page) => expect(page.getByLabel('E-mail de votre collègue')).toBeVisible()],
  ['unsubscribe', () => `/desinscription/${unsubscribe}`, (page) => expect(page.getByText(/à c.*@example\.ch/)).toBeVisible()],
  ['verification', () => '/verification/abcdefgh', (page) => expect(h1(page)).toBeVisible()],
];

/** What the policy of a page allows: its own server and hashes, nothing in line, nothing evaluated. */
function expectStrict(policy: string): void {
  const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  for (const [name, sources] of directives)
    for (const source of sources) expect(source, name).toMatch(/^(?:'self'|'none'|'sha256-[\w+/=]+'|data:)$/);
  expect(directives.get('script-src')).not.toContain('data:');
}

test('every page: strict policy, nothing from elsewhere, no fault by day and by night', async ({ page }, info) => {
  const seen = await guard(page);
  for (const [name, path, ready] of PAGES)
    await test.step(name, async () => {
      const response = await page.goto(path());
      const headers = response?.headers() ?? {};
      expectStrict(headers['content-security-policy'] ?? '');
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      // until then the page is not yet as long as it will be
      await expect(page.locator('.after-paint')).toHaveCount(0);
      // what comes late comes too: islands further down, pictures, folded details
      await page.evaluate(`(async () => {
        document.querySelectorAll('main details').forEach((details) => { details.open = true; });
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
        }
        scrollTo({ top: 0, behavior: 'instant' });
      })()`);
      await ready(page);
      await page.waitForLoadState('networkidle');
      await look(page, info, name, { schemes: ['light', 'dark'] });
      expect(seen).toEqual({ refused: [], foreign: [] });
    });
});

test('what is ticked in the plan is stored by the server, undone, and counted on any device and page', async ({
  page,
  browser,
  problems,
}, info) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/plan/${fresh}`);
  const list = page.locator('[data-actions]');
  const count = list.locator('[data-actions-count]');
  const boxes = list.getByRole('checkbox');
  await expect(count).toHaveText('5 étapes, aucune cochée');
  await expect(boxes).toHaveCount(5);
  await boxes.first().press('Space');
  await expect(count).toHaveText('1 étape sur 5 terminée');
  await expect(list.locator('[data-action]').first()).toHaveAttribute('data-state', 'done');
  await look(page, info, 'progress');
  const elsewhere = await browser.newContext({ baseURL: productUrl(), locale: 'fr-CH' });
  const other = await elsewhere.newPage();
  for (const name of ['analyse', 'score', 'monscore', 'plan']) {
    await other.goto(`/${name}/${fresh}`);
    await expect(other.locator('[data-actions-count]')).toHaveText('1 étape sur 5 terminée');
    await expect(other.locator('[data-actions] h3')).toHaveText(await list.getByRole('heading').allInnerTexts());
  }
  await other.goto(`/analyse/${fresh}`);
  await other.getByRole('checkbox', { name: 'Étape 1 faite' }).first().uncheck();
  await expect(other.locator('[data-actions-count]')).toHaveText('5 étapes, aucune cochée');
  await elsewhere.close();

  await test.step('two boxes ticked while the first answer takes its time are both stored; the focus stays', async () => {
    await page.reload();
    await expect(count).toHaveText('5 étapes, aucune cochée');
    let isFirst = true;
    await page.route('**/progress/**', async (route) => {
      const answer = await route.fetch();
      if (isFirst) {
        isFirst = false;
        await page.waitForTimeout(1500);
      }
      await route.fulfill({ response: answer });
    });
    await boxes.nth(0).press('Space');
    await boxes.nth(1).press('Space');
    await expect(count).toHaveText('2 étapes sur 5 terminées');
    await expect(boxes.nth(1)).toBeFocused();
    await page.unroute('**/progress/**');
  });

  await test.step('what to pass on can be copied, and the list goes to the webmaster by the own mail', async () => {
    await page.evaluate('navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }');
    const more = list.locator('details').first();
    await more.locator('summary').click();
    await more.getByRole('button', { name: 'Copier' }).first().click();
    expect(await page.evaluate<string>('window.copied')).toBe(await more.locator('[data-copied]').first().textContent());
    await look(page, info, 'correction', { schemes: ['light', 'dark'] });
    const mail = decodeURIComponent((await page.getByRole('link', { name: 'Envoyer à mon webmaster' }).getAttribute('href')) ?? '');
    expect(mail).toContain(`/plan/${fresh}`);
  });

  await test.step('a measurement is followed also after a look that failed, and nothing is said of it', async () => {
    const answer = await page.request.get(`/api/public/prospects/${fresh}/progress`);
    const known = (await answer.json()) as { steps: { check: object | null; note: string | null }[] };
    const [first, ...others] = known.steps;
    const measuring = { ...known, steps: [{ ...first, note: 'Mesure en cours', check: { state: 'pending', words: '' } }, ...others] };
    const measured = { ...known, steps: [{ ...first, note: 'Mesuré\u202f: corrigé', check: { state: 'measured', words: '' } }, ...others] };
    // the test says when the answer changes: the page may ask once more on a slow machine
    let answered: object | null = measuring;
    let failures = 0;
    await page.route('**/progress?*', (route) => {
      if (answered) return route.fulfill({ json: answered });
      failures += 1;
      return route.abort();
    });
    await page.route('**/measurement?*', (route) => route.fulfill({ status: 202, json: measuring }));
    await page.clock.install();
    await page.reload();
    await list.getByRole('button', { name: 'J’ai corrigé, remesurer' }).first().click();
    await expect(list.getByText('Mesure en cours')).toBeVisible();
    await look(page, info, 'measuring');
    // whoever stands on a button of another step stays there, whatever comes of the measurement
    const measurable = list.getByRole('button', { name: 'J’ai corrigé, remesurer' }).first();
    await measurable.focus();
    answered = null;
    await expect(async () => {
      await page.clock.runFor(5000);
      expect(failures).toBeGreaterThan(0);
    }).toPass({ timeout: 40_000 });
    await expect(list.getByRole('alert')).toBeEmpty();
    answered = measured;
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(list.getByText(/^Mesuré/)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
    await expect(list.locator(':focus')).toHaveText('J’ai corrigé, remesurer');
    problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('ERR_FAILED')));
  });
});

test('the token of the last visit is kept and added; a question in the middle of the quiz looks right by day and by night', async ({
  page,
}, info) => {
  await test.step('the token of the last visit is kept, and added to pages that have a place for it', async () => {
    await page.goto(`/landing/${full}`);
    for (const name of ['test-copy', 'merci', 'rendez-vous', 'plan', 'monscore', 'score']) {
      await page.goto(`/${name}`);
      await expect(page).toHaveURL(new RegExp(`/${name}/${full}$`));
    }
    await page.goto('/test-copy');
    await expect(h1(page)).toContainText(seed.LONG_NAME);
    await expect(page.getByText('Démonstration', { exact: true })).toBeHidden();
    await page.goto('/analyse');
    await expect(h1(page)).toContainText('Menuiserie du Lac');
    await expect(page.getByText('Démonstration', { exact: true })).toBeVisible();

    // a page of thanks keeps its token, and forgets one that nobody has
    const kept = () => page.evaluate<string | null>("localStorage.getItem('quiz_token')");
    await page.goto(`/merci/${fresh}`);
    await expect.poll(kept).toBe(fresh);
    await page.goto('/quiz');
    await expect(page).toHaveURL(new RegExp(`/quiz/${fresh}$`));
    await page.goto('/merci/zzzzzzzz');
    await expect(h1(page)).toHaveText('Ce lien ne mène à aucune page.');
    await expect(page.getByRole('link', { name: 'Renvoyer mon lien' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await kept()).toBe(fresh);
  });

  await page.unrouteAll();
  await test.step('a question in the middle of the quiz looks right by day and by night', async () => {
    await page.clock.install();
    await page.goto(`/quiz/${fresh}`);
    await answer(page, 1, [1, 2]);
    await expect(page.getByText('Question 3 sur 7', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Retour' }).click();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await look(page, info, 'quiz-2', { schemes: ['light', 'dark'] });
  });
});

test('a person unsubscribes from prospecting, then from everything; an unknown link says so', async ({ page }, info) => {
  await test.step('a person unsubscribes from prospecting, then from everything', async () => {
    await page.goto(`/desinscription/${unsubscribe}`);
    await page.getByRole('button', { name: 'Me désinscrire' }).click();
    await expect(h1(page)).toHaveText('C’est noté');
    await expect(h1(page)).toBeFocused();
    await expect(page.getByText('Nous n’enverrons plus de message de prospection', { exact: false })).toBeVisible();
    await look(page, info, 'unsubscribed');
    await page.reload();
    await page.getByRole('radio', { name: 'Tous les messages' }).check();
    await page.getByRole('button', { name: 'Me désinscrire' }).click();
    await expect(page.getByText('Plus aucun message ne partira', { exact: false })).toBeVisible();
    await page.reload();
    await expect(h1(page)).toHaveText('C’est noté');
    await expect(page.getByRole('button', { name: 'Me désinscrire' })).toBeHidden();
  });

  await page.unrouteAll();
  await test.step('an unknown unsubscribe link says so, and nothing is written', async () => {
    await page.goto('/desinscription/unknown');
    await expect(page.getByRole('heading', { name: 'Lien invalide' })).toBeVisible();
    await look(page, info, '7-unknown');
  });
});
