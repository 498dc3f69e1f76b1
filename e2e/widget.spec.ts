import type { Browser, FrameLocator, Page } from '@playwright/test';
import { expectNoFault } from './support/accessibility.js';
import { type HostPage, startHostPage } from './support/host-page.js';
import { asStaff } from './support/staff.js';
import { expect, productUrl, test } from './support/test.js';

const NONCE = 'c2VjcmV0';
const product = productUrl();
const tag = (attributes = 'data-lang="fr"') => `<script src="${product}/widget.js" ${attributes} async></script>`;
const STRICT = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;

const PAGES = {
  '/': { tags: tag(), policy: `${STRICT}; script-src ${product}; frame-src ${product}` },
  '/nonce': { tags: tag(`nonce="${NONCE}" data-lang="de"`), policy: `${STRICT}; script-src 'nonce-${NONCE}'; frame-src ${product}` },
  '/isolated': { tags: tag(), headers: { 'cross-origin-embedder-policy': 'require-corp' } },
  '/no-frame': { tags: tag(), policy: `${STRICT}; script-src ${product}` },
  '/two': { tags: tag() + tag('data-lang="it"') },
  '/far': { tags: `<div class="far"></div><style>.far{height:4000px}</style>${tag()}` },
  '/hostile': { tags: tag(`data-lang="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;" data-src="javascript:alert(1)"`) },
  '/english': { tags: tag('data-lang="en-GB"') },
  '/lang': { tags: `<section lang="it-CH">${tag('')}</section>` },
  '/thief': {
    tags: ['essai', '', 'analyse/demo', 'mon-espace', 'login'].map((path) => `<iframe src="${product}/${path}"></iframe>`).join(''),
  },
  '/cover': { tags: `<iframe src="${product}/widget?lang=fr"></iframe>` },
};

let host: HostPage;
test.beforeAll(async () => {
  host = await startHostPage(PAGES);
});
test.afterAll(() => host.stop());
test.beforeEach(({ request }) => asStaff(request, 'PUT', '/api/admin/settings/widget', { value: { allowedOrigins: [host.origin] } }));

const widget = (page: Page, index = 0): FrameLocator => page.locator('iframe').nth(index).contentFrame();
const heightOf = async (page: Page) => Math.round((await page.locator('iframe').first().boundingBox())?.height ?? 0);
const CONTENT_HEIGHT = `Math.ceil(document.querySelector('main').getBoundingClientRect().height)`;

/** A page whose errors are the subject of the test. */
async function pageWithErrors(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { page, errors };
}

async function fillIn(frame: FrameLocator, domain: string): Promise<void> {
  await frame.getByLabel('Site web', { exact: true }).fill(`https://www.${domain}`);
  await frame.getByLabel('E-mail professionnel').fill(`zoe@${domain}`);
  await frame.getByLabel('Entreprise').fill('Menuiserie du Lac');
  await frame.getByLabel('Ville').fill('Yverdon-les-Bains');
  await frame.getByRole('checkbox').check();
}

test('the form stands on a page of another origin with a strict policy, as high as its content', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${host.origin}/`);
  const frame = widget(page);
  await expect(frame.getByRole('heading', { name: 'Votre audit' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Demander l’audit gratuit de votre site');
  await expectNoFault(page, 'host page');

  await test.step('its height follows its content, on every width', async () => {
    const content = async () => (await page.frames()[1]?.evaluate<number>(CONTENT_HEIGHT)) ?? 0;
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await heightOf(page)) - (await content())).toBe(0);
    }
    const before = await heightOf(page);
    await frame.getByLabel('Ville').focus();
    await frame.getByLabel('Ville').blur();
    await frame.getByLabel('E-mail professionnel').fill('zoe@autre-domaine.ch');
    await frame.getByLabel('Site web', { exact: true }).fill('https://www.exemple.ch');
    await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
  });

  await test.step('it is reached and filled in by the keyboard', async () => {
    await frame.getByLabel('Site web', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(frame.getByLabel('E-mail professionnel')).toBeFocused();
  });

  await test.step('it stores nothing', async () => {
    expect(await context.cookies()).toEqual([]);
    const stored = 'localStorage.length + sessionStorage.length';
    expect(await page.evaluate<number>(stored)).toBe(0);
    expect(await page.frames()[1]?.evaluate<number>(stored)).toBe(0);
  });
});

test('a request becomes an ordinary trial with its origin, and its report opens in a tab', async ({ page, house }) => {
  await page.route('**/progress*', (route) => {
    const token = /trials\/(\w+)\//.exec(route.request().url())?.[1] ?? '';
    const progress = {
      token,
      company: 'Menuiserie du Lac',
      status: 'completed',
      stage: 5,
      stages: 5,
      label: 'Terminé',
      steps: [],
      message: null,
    };
    return route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(progress)}\n\n` });
  });
  await page.goto(`${host.origin}/`);
  const frame = widget(page);
  await fillIn(frame, 'widget-exemple.ch');
  await frame.getByRole('button', { name: 'Lancer mon audit gratuit' }).click();
  const report = frame.getByRole('link', { name: 'Ouvrir mon analyse' });
  await expect(report).toHaveAttribute('target', '_blank');
  await expect(frame.getByRole('heading', { name: 'Votre analyse est prête' })).toBeFocused();
  const [prospect] = (await house.query(`SELECT token, source, metadata FROM prospects WHERE email = 'zoe@widget-exemple.ch'`)).rows;
  expect(prospect).toMatchObject({ source: 'widget', metadata: { source: 'widget', host: new URL(host.origin).host, is_trial: true } });
  await expect(report).toHaveAttribute('href', `/analyse/${prospect.token}?lang=fr`);
  const [opened] = await Promise.all([page.waitForEvent('popup'), report.click()]);
  await expect(opened).toHaveURL(`${product}/analyse/${prospect.token}?lang=fr`);
  await opened.close();
});

test('a nonce, an isolated page and two forms on one page work, each in its language', async ({ page }) => {
  await page.goto(`${host.origin}/nonce`);
  await expect(widget(page).locator('html')).toHaveAttribute('lang', 'de-CH');
  await page.goto(`${host.origin}/isolated`);
  await expect(widget(page).getByRole('heading', { name: 'Votre audit' })).toBeVisible();
  await page.goto(`${host.origin}/lang`);
  await expect(widget(page).locator('html')).toHaveAttribute('lang', 'it-CH');

  await page.goto(`${host.origin}/two`);
  await expect(page.locator('iframe')).toHaveCount(2);
  await page.locator('iframe').nth(1).scrollIntoViewIfNeeded();
  await expect(widget(page, 0).locator('html')).toHaveAttribute('lang', 'fr-CH');
  await expect(widget(page, 1).locator('html')).toHaveAttribute('lang', 'it-CH');
  await widget(page, 0).getByLabel('Ville').fill('Yverdon');
  await expect(widget(page, 1).getByRole('textbox').last()).toHaveValue('');
});

test('in English the form, its faults and its progress are English', async ({ page }) => {
  await page.goto(`${host.origin}/english`);
  const frame = widget(page);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en-CH');
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Request the free audit of your website');
  // a field left before its script has arrived says nothing yet
  await expect(async () => {
    await frame.getByLabel('Town').focus();
    await frame.getByLabel('Town').blur();
    await expect(frame.getByText('Enter the town')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await frame.getByLabel('Website', { exact: true }).fill('https://www.english-exemple.ch');
  await frame.getByLabel('Business e-mail').fill('zoe@english-exemple.ch');
  await frame.getByLabel('Company').fill('Menuiserie du Lac');
  await frame.getByLabel('Town').fill('Yverdon-les-Bains');
  await frame.getByRole('checkbox').check();
  await expect(frame.locator('body')).not.toContainText(/\b(votre|vous|est|les|pour)\b/i);
  await frame.getByRole('button', { name: 'Start my free audit' }).click();
  await expect(frame.getByText(/^Step \d of 5/).first()).toBeVisible();
  await expect(frame.getByText('Google reviews')).toBeVisible();
});

test('it costs nothing until it is near, and its place is reserved', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(product) && asked.push(new URL(request.url()).pathname));
  await page.goto(`${host.origin}/far`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/widget.js']);
  const below = page.getByText('Une question ? Téléphonez-nous.');
  const top = async () => Math.round(((await below.boundingBox())?.y ?? 0) + (await page.evaluate<number>('scrollY')));
  const before = await top();
  await below.scrollIntoViewIfNeeded();
  await expect(widget(page).getByRole('heading', { name: 'Votre audit' })).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
});

test('a page that is not allowed, or forbids frames, says so in words', async ({ browser }) => {
  const { page, errors } = await pageWithErrors(browser);
  await page.goto(`${host.otherOrigin}/`);
  await expect(page.getByRole('status')).toHaveText('Ce formulaire n’est pas autorisé sur cette page. L’ouvrir sur son propre site');
  await expect(page.getByRole('link', { name: 'L’ouvrir sur son propre site' })).toHaveAttribute('href', `${product}/essai`);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(errors.join('\n')).toContain(`SmartIndex widget: ${host.otherOrigin} n’est pas une adresse autorisée`);

  errors.length = 0;
  await page.goto(`${host.origin}/no-frame`);
  await expect(page.getByRole('status')).toContainText('Ce formulaire n’est pas autorisé');
  expect(errors.join('\n')).toContain(`ajoutez ${product} à frame-src`);
  await page.close();
});

test('no other page can be framed, and the form on no other page', async ({ browser }) => {
  const { page, errors } = await pageWithErrors(browser);
  await page.goto(`${host.origin}/thief`);
  await page.waitForLoadState('networkidle');
  expect(errors.filter((text) => text.includes('frame-ancestors')).length).toBeGreaterThanOrEqual(
    PAGES['/thief'].tags.split('<iframe').length - 1,
  );
  for (const frame of page.frames().slice(1)) expect(await frame.locator('h1, form').count()).toBe(0);
  await page.goto(`${host.otherOrigin}/cover`);
  await page.waitForLoadState('networkidle');
  expect(errors.at(-1)).toContain('frame-ancestors');
  await page.close();
});

test('hostile attributes and messages change nothing', async ({ page }) => {
  await page.goto(`${host.origin}/hostile`);
  await expect(widget(page).locator('html')).toHaveAttribute('lang', 'fr-CH');
  expect(new URL((await page.locator('iframe').first().getAttribute('src')) ?? '').search).toBe('?lang=fr');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
  // the page and a second frame of its own speak as if they were ours
  await page.evaluate(`(() => {
    for (const data of [{ type: 'smartindex:height', height: 9 }, { type: 'smartindex:height', height: '1px' }, null, 'x', 7, [], { type: {} }]) {
      window.postMessage(data, '*');
      document.querySelector('iframe').contentWindow.postMessage(data, '*');
    }
    const other = document.createElement('iframe');
    other.srcdoc = '<script>parent.postMessage({ type: "smartindex:height", height: 5000 }, "*")</' + 'script>';
    other.hidden = true;
    document.body.append(other);
  })()`);
  await widget(page).getByLabel('Ville').fill('Yverdon');
  await expect(widget(page).getByLabel('Ville')).toHaveValue('Yverdon');
  const content = await page.frames()[1]?.evaluate<number>(CONTENT_HEIGHT);
  await expect.poll(() => heightOf(page)).toBe(content);
});
