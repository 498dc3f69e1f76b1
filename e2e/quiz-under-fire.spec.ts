import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { startProduct } from '../backend/test/support/product.js';
import { whenLookedAt } from './support/clock.js';
import { look } from './support/look.js';
import { answer, expectFinished, position, type Staff, settle, signIn } from './support/quiz.js';
import { signIn as signInStaff } from './support/staff.js';
import { expect, ownProduct, productUrl, test } from './support/test.js';

let staff: Staff;
let prospect: { id: string; token: string };
test.beforeAll(async () => {
  staff = await signIn(productUrl());
});
test.beforeEach(async () => {
  prospect = await staff.add();
});

const contexts: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** A step with a prospect and devices of its own. */
const scene = (title: string, play: () => Promise<void>) =>
  test.step(title, async () => {
    prospect = await staff.add();
    await play();
    for (const context of contexts.splice(0)) await context.close();
  });

/** Another device. Network faults are wanted here, faults of scripts are not. */
async function device(browser: Browser, baseURL = productUrl()): Promise<{ context: BrowserContext; open(path?: string): Promise<Page> }> {
  const context = await browser.newContext({ baseURL, locale: 'fr-CH', viewport: { width: 390, height: 844 } });
  contexts.push(context);
  await context.clock.install();
  context.on('weberror', (error) => {
    throw error.error();
  });
  return {
    context,
    open: async (path = `/quiz/${prospect.token}`) => {
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
  };
}

/** The quiz's own script is there: from now on it does without the network. */
const loaded = (page: Page) => expect(page.locator('astro-island').filter({ has: page.getByRole('radio') })).not.toHaveAttribute('ssr');

const ANSWERS = '**/api/public/quiz/*/answers/*';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const finished = (page: Page) => page.waitForURL(`**/monscore/${prospect.token}`);
/** The server is asked again after one second and after two more; then it is an error. */
async function refusedThrice(page: Page): Promise<void> {
  await whenLookedAt(page, 1000, () => expect(page.getByRole('heading', { name: 'Erreur', exact: true })).toBeVisible({ timeout: 200 }));
}
const queued = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('offlineActionQueue') ?? '[]') as { type: string }[]);

test('the whole way by keyboard alone, readable in each state', async ({ browser }, info) => {
  const { open } = await device(browser);
  const page = await open();
  await expect(position(page, 1)).toBeVisible();
  await page.keyboard.press('2');
  await expect(position(page, 2)).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Question 2 sur 7' })).toHaveCount(1);
  await expect(page.getByText('Votre progression a été sauvegardée')).toBeVisible();
  await look(page, info, 'question-2-saved');

  // one stop for the tab key, arrows within, Enter chooses
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').nth(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio').nth(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Retour' })).toBeFocused();

  // back without loss; the answer can be changed
  await page.keyboard.press('Enter');
  await expect(position(page, 1)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveText(/2/);
  await settle(page);
  await page.keyboard.press('1');
  await expect(position(page, 2)).toBeVisible();
  const picks = [0, 1, 2, 3, 0, 1, 2];
  for (const [index, pick] of picks.entries()) {
    if (index === 0) continue;
    await expect(position(page, index + 1)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(Math.round((100 * (index + 1)) / 7)));
    await settle(page);
    if (index === 3) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String(pick + 1));
  }
  await finished(page);
  await expectFinished(staff, prospect, picks);
});

test('without a connection: in the middle, at the end, from a later page, on another device, in two tabs', async ({ browser }, info) => {
  await scene('the network is cut in the middle, the page closed, and nothing is lost', async () => {
    const { context, open } = await device(browser);
    const page = await open();
    await answer(page, 1, [3, 0]);
    await expect(position(page, 3)).toBeVisible();
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([3, 0]);
    // the answer’s own answer has come, too: else it is what is told first
    await expect.poll(() => queued(page)).toEqual([]);
    await context.setOffline(true);
    await expect(page.getByText('Vos réponses sont gardées ici')).toBeVisible();
    await answer(page, 3, [1, 2]);
    await expect(page.getByText('Votre réponse sera synchronisée dès la reconnexion')).toBeVisible();
    await expect(page.getByText("Hors ligne depuis moins d'une minute")).toBeVisible();
    await expect(page.getByText('2 réponses en attente')).toBeVisible();
    await look(page, info, 'offline');
    expect((await queued(page)).map(({ type }) => type)).toEqual(['quiz_answer', 'quiz_answer']);
    await page.close();
    await context.setOffline(false);

    const again = await open();
    await expect(position(again, 5)).toBeVisible();
    await again.getByRole('button', { name: 'Retour' }).click();
    await expect(again.getByRole('radio').nth(2)).toBeChecked();
    await again.getByRole('button', { name: 'Suivant' }).click();
    await answer(again, 5, [0, 1, 3]);
    await finished(again);
    await expectFinished(staff, prospect, [3, 0, 1, 2, 0, 1, 3]);
  });

  await scene('the quiz ends offline, and the score comes with the connection', async () => {
    const { context, open } = await device(browser);
    const page = await open();
    await answer(page, 1, [0, 0, 0, 0, 0]);
    await expect(position(page, 6)).toBeVisible();
    await context.setOffline(true);
    await answer(page, 6, [2, 2]);
    await expect(heading(page)).toHaveText('Quiz terminé');
    await expect(page.getByText('Votre score sera calculé à la reconnexion').first()).toBeVisible();
    await look(page, info, 'finished-offline');
    await context.setOffline(false);
    await finished(page);
    await expectFinished(staff, prospect, [0, 0, 0, 0, 0, 2, 2]);
    expect(await queued(page)).toEqual([]);
  });

  await scene('what was finished offline arrives from any later page', async () => {
    const { context, open } = await device(browser);
    const page = await open();
    await expect(position(page, 1)).toBeVisible();
    await loaded(page);
    await context.setOffline(true);
    await answer(page, 1, [1, 1, 1, 1, 1, 1, 1]);
    await expect(heading(page)).toHaveText('Quiz terminé');
    await page.close();
    await context.setOffline(false);
    await open(`/analyse/${prospect.token}`);
    await expect.poll(async () => (await staff.state(prospect)).isDone).toBe(true);
    await expectFinished(staff, prospect, [1, 1, 1, 1, 1, 1, 1]);
  });

  await scene('goes on with another device: its answers count, and what was not sent is added', async () => {
    const phone = await device(browser);
    const page = await phone.open();
    await answer(page, 1, [0]);
    await expect(position(page, 2)).toBeVisible();
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([0]);
    await phone.context.setOffline(true);
    await answer(page, 2, [0, 0]);
    await expect(position(page, 4)).toBeVisible();
    await page.close();

    const desk = await device(browser);
    const other = await desk.open();
    await answer(other, 2, [3]);
    await expect(position(other, 3)).toBeVisible();
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([0, 3]);

    await phone.context.setOffline(false);
    const back = await phone.open();
    await expect(position(back, 4)).toBeVisible();
    await answer(back, 4, [1, 1, 1, 1]);
    await finished(back);
    await expectFinished(staff, prospect, [0, 3, 0, 1, 1, 1, 1]);

    // the desk still shows the third question of a quiz that is over
    await other.getByRole('radio').nth(3).click();
    await finished(other);
    await expectFinished(staff, prospect, [0, 3, 0, 1, 1, 1, 1]);
  });

  await scene('two tabs send what waits once', async () => {
    const { context, open } = await device(browser);
    const [one, other] = [await open(), await open()];
    await expect(position(one, 1)).toBeVisible();
    await expect(position(other, 1)).toBeVisible();
    await loaded(one);
    await loaded(other);
    const sent: string[] = [];
    context.on('request', (request) => request.method() === 'PUT' && sent.push(new URL(request.url()).pathname.split('/').pop() ?? ''));
    await context.setOffline(true);
    await answer(one, 1, [0, 1, 2]);
    await expect(one.getByText('3 réponses en attente')).toBeVisible();
    await expect(other.getByText('3 réponses en attente')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([0, 1, 2]);
    // both look at what waits every five seconds
    for (const tab of [one, other]) await expect.poll(async () => (await queued(tab)).length).toBe(0);
    await context.clock.runFor(5100);
    expect(sent.sort()).toEqual(['1', '2', '3']);
  });
});

test('a server that is slow, busy or refuses: each answer goes once, and none is passed over', async ({ browser }, info) => {
  await scene('a double click answers one question', async () => {
    const { open } = await device(browser);
    const page = await open();
    await expect(position(page, 1)).toBeVisible();
    for (const number of [1, 2, 3]) {
      await expect(position(page, number)).toBeVisible();
      await settle(page);
      await page.getByRole('radio').nth(number).dblclick();
    }
    await expect(position(page, 4)).toBeVisible();
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([1, 2, 3]);
    await answer(page, 4, [0, 0, 0, 0]);
    await finished(page);
    await expectFinished(staff, prospect, [1, 2, 3, 0, 0, 0, 0]);
  });

  await scene('slow answers hold nobody up, and each goes once', async () => {
    const { open } = await device(browser);
    const page = await open();
    const sent: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(ANSWERS, async (route) => {
      sent.push(new URL(route.request().url()).pathname.split('/').pop() ?? '');
      await held;
      await route.continue();
    });
    // all seven are given while the server has not answered one
    await answer(page, 1, [2, 2, 2, 2, 2, 2, 2]);
    await expect(heading(page)).toHaveText('Votre SmartIndex se calcule.');
    await look(page, info, 'finishing');
    release();
    await finished(page);
    expect(sent).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    await expectFinished(staff, prospect, [2, 2, 2, 2, 2, 2, 2]);
  });

  await scene('an answer that the server misses is asked for again, and a finished quiz leads to its score', async () => {
    const { open } = await device(browser);
    const page = await open();
    // the server never hears of the third answer
    await page.route('**/answers/3?*', (route) => route.fulfill({ json: { saved: true, answered: 3, total: 7 } }), { times: 1 });
    await answer(page, 1, [0, 0, 0, 0, 0, 0, 0]);
    await expect(position(page, 3)).toBeVisible();
    await answer(page, 3, [1]);
    await finished(page);
    await expectFinished(staff, prospect, [0, 0, 1, 0, 0, 0, 0]);
    await page.goto(`/quiz/${prospect.token}`);
    await finished(page);
  });

  await scene('a busy server is asked again when it wants to be', async () => {
    const { open } = await device(browser);
    const page = await open();
    let asked = 0;
    await page.route('**/answers/1?*', (route) => {
      asked += 1;
      const busy = { status: 429, headers: { 'retry-after': '30' }, json: { status: 429, code: 'rate_limited', message: 'Patientez.' } };
      return asked === 1 ? route.fulfill(busy) : route.continue();
    });
    await answer(page, 1, [1]);
    await expect(page.getByText('Votre réponse sera synchronisée automatiquement')).toBeVisible();
    await page.clock.runFor(20_000);
    expect(asked).toBe(1);
    await page.clock.runFor(11_000);
    await expect(page.getByText('Votre progression a été sauvegardée')).toBeVisible();
    expect(asked).toBe(2);
    expect((await staff.state(prospect)).picks).toEqual([1]);
  });

  await scene('an answer that is refused for good is not asked for ever', async () => {
    const { open } = await device(browser);
    const page = await open();
    let tries = 0;
    await page.route(ANSWERS, (route) => {
      tries += 1;
      return route.fulfill({ status: 422, json: { status: 422, code: 'validation', message: 'Réponse inconnue' } });
    });
    await answer(page, 1, [1]);
    await refusedThrice(page);
    await expect(page.getByText("Une erreur est survenue lors de l'enregistrement de votre réponse")).toBeVisible();
    expect(tries).toBe(3);
    await look(page, info, 'refused');
    expect(await queued(page)).toEqual([]);
  });

  await scene('a refusal of the last answer is not passed over by the end', async () => {
    const { open } = await device(browser);
    const page = await open();
    let completions = 0;
    page.on('request', (request) => {
      if (request.url().includes('/complete?')) completions += 1;
    });
    await page.route('**/answers/7?*', (route) =>
      route.fulfill({ status: 422, json: { status: 422, code: 'validation', message: 'Inconnue' } }),
    );
    await answer(page, 1, [0, 0, 0, 0, 0, 0, 0]);
    await refusedThrice(page);
    await page.clock.runFor(5100); // what waits is looked at every five seconds
    await expect(page.getByRole('heading', { name: 'Erreur', exact: true })).toBeVisible();
    expect([completions, await queued(page)]).toEqual([0, []]);
    await page.unroute('**/answers/7?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await answer(page, 7, [0]);
    await finished(page);
    await expectFinished(staff, prospect, [0, 0, 0, 0, 0, 0, 0]);
  });
});

test('the server is restarted, and the answers wait for it', async ({ browser }) => {
  // a web process of its own beside the product of this worker, on the same data
  const environment = { ROLE: 'web', DATA_DIR: ownProduct().folder, DATABASE_URL: ownProduct().database };
  const stop = async (product: Awaited<ReturnType<typeof startProduct>>) => {
    const ended = new Promise((resolve) => product.process.once('exit', resolve));
    product.process.kill('SIGTERM');
    await ended;
  };
  let product = await startProduct(environment);
  try {
    const { url } = product;
    const page = await (await device(browser, url)).open();
    await answer(page, 1, [1, 0]);
    await expect.poll(async () => (await staff.state(prospect)).picks).toEqual([1, 0]);
    await stop(product);
    await answer(page, 3, [3]);
    await expect(page.getByText('Erreur de sauvegarde')).toBeVisible();
    await expect(page.getByText('Votre réponse sera synchronisée automatiquement')).toBeVisible();
    await answer(page, 4, [0, 2, 3, 0]);
    await expect(heading(page)).toHaveText('Votre SmartIndex se calcule.');
    product = await startProduct({ ...environment, PORT: new URL(url).port });
    await page.clock.fastForward(30_000); // the longest wait between two tries
    await finished(page);
    await expectFinished(staff, prospect, [1, 0, 3, 0, 2, 3, 0]);
  } finally {
    await stop(product);
  }
});

test('without storage, token or data: the quiz works to its end or says what to do', async ({ browser }, info) => {
  await scene('without storage and cookies the quiz works to its end', async () => {
    const { context, open } = await device(browser);
    await context.addInitScript(`
      const deny = () => { throw new DOMException('denied', 'SecurityError'); };
      Object.defineProperty(window, 'localStorage', { get: deny });
      Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    `);
    const page = await open();
    await answer(page, 1, [0, 1]);
    await expect(position(page, 3)).toBeVisible();
    await context.setOffline(true);
    await answer(page, 3, [2, 3]);
    await expect(page.getByText('2 réponses en attente')).toBeVisible();
    await context.setOffline(false);
    await answer(page, 5, [0, 1, 2]);
    await finished(page);
    await expectFinished(staff, prospect, [0, 1, 2, 3, 0, 1, 2]);
  });

  await scene('keeps the token for the pages that have a place for it, and for those alone', async () => {
    const { context, open } = await device(browser);
    const report = await open(`/analyse/${prospect.token}`);
    await expect(heading(report)).toBeVisible();
    expect(await report.evaluate("[localStorage.getItem('quiz_token'), document.cookie]")).toEqual([null, '']);
    const page = await open();
    await expect(position(page, 1)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('quiz_token'))).toBe(prospect.token);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'quiz_token');
    expect(cookie).toMatchObject({ value: prospect.token, sameSite: 'Strict' });

    const score = await open('/monscore');
    await expect(score).toHaveURL(`${productUrl()}/monscore/${prospect.token}`);
    const demo = await open('/analyse');
    await expect(demo).toHaveURL(`${productUrl()}/analyse`);
    const other = await staff.add();
    const both = await open(`/quiz/${prospect.token}?token=${other.token}`);
    await answer(both, 1, [0]);
    await expect.poll(async () => (await staff.state(other)).picks).toEqual([0]);
    expect((await staff.state(prospect)).picks).toEqual([]);
  });

  await scene('a link that lost its token, or that has expired, says what to do', async () => {
    const { open } = await device(browser);
    const page = await open('/quiz');
    await expect(heading(page)).toHaveText('Ce lien ne mène à aucune page.');
    await expect(page.getByRole('heading', { name: 'Token invalide' })).toBeVisible();
    await expect(page.getByText("Aucun token fourni dans l'URL.")).toBeVisible();
    await look(page, info, 'no-token');
  });

  await scene('a quiz that does not load can be asked for again', async () => {
    const { context, open } = await device(browser);
    const fail = (route: Route) => route.abort();
    await context.route('**/api/public/quiz/*', fail);
    const page = await open(`/quiz?token=${prospect.token}`);
    await expect(page.getByText('Une erreur est survenue lors du chargement du quiz. Veuillez réessayer.')).toBeVisible();
    await look(page, info, 'load-failure');
    await context.unroute('**/api/public/quiz/*', fail);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(position(page, 1)).toBeVisible();
  });
});

test('messages stay while somebody points at them; a crash and scripts that do not arrive say so and can be tried again', async ({
  browser,
}, info) => {
  await scene('messages stay while somebody points at them, and then go', async () => {
    const { open } = await device(browser);
    const page = await open();
    await expect(position(page, 1)).toBeVisible();
    const odd = { id: 'x', type: 'dance', data: {}, timestamp: 1, retryCount: 3, maxRetries: 3 };
    const message = page.getByText("Type d'action non supporté");
    // what waits is looked at every five seconds, and once as the script begins: what is told then has gone five seconds later
    await expect(async () => {
      await page.evaluate((queue) => localStorage.setItem('offlineActionQueue', queue), JSON.stringify([odd]));
      await page.clock.runFor(5000);
      await message.hover({ timeout: 2000 });
    }).toPass({ timeout: 60_000, intervals: [100] });
    await page.clock.runFor(6000);
    await expect(message).toBeVisible();
    const close = page.getByRole('button', { name: 'Fermer le message' });
    await close.focus();
    await heading(page).hover();
    await page.clock.runFor(6000);
    await look(page, info, 'message');
    await expect(message).toBeVisible();
    await close.blur();
    await page.clock.runFor(5000);
    await expect(message).toBeHidden();
  });

  await scene('a crash says so, has an id, and can be tried again', async () => {
    const context = await browser.newContext({ baseURL: productUrl(), locale: 'fr-CH', viewport: { width: 390, height: 844 } });
    contexts.push(context);
    const page = await context.newPage();
    await page.route(`**/quiz/${prospect.token}`, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(/"options":\[[^\]]*\]/, '"options":null') });
    });
    const report = page.waitForRequest('**/api/public/client-errors?*');
    await page.goto(`/quiz/${prospect.token}`);
    await expect(heading(page)).toHaveText('La page n’a pas pu s’afficher.');
    await expect(page.getByRole('heading', { name: "Oups ! Une erreur s'est produite" })).toBeVisible();
    const id = await page.locator('code').textContent();
    expect(id).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    const request = await report;
    expect(request.postDataJSON()).toMatchObject({ id, page: `/quiz/${prospect.token}` });
    expect((await request.response())?.status()).toBe(204);
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    await look(page, info, 'crash');
    await page.unroute(`**/quiz/${prospect.token}`);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(position(page, 1)).toBeVisible();
  });

  await scene('scripts that do not arrive leave a message instead of endless loading', async () => {
    const { context, open } = await device(browser);
    await context.route('**/_astro/Quiz*.js*', (route) => route.abort());
    const page = await open();
    await expect(heading(page).filter({ visible: true })).toHaveText('La page n’a pas pu démarrer.');
    await expect(page.getByRole('heading', { name: 'Application Error' })).toBeVisible();
    await look(page, info, 'application-error');
    await context.unroute('**/_astro/Quiz*.js*');
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(position(page, 1)).toBeVisible();
  });
});

test('the back-office says when a part of it cannot be shown, in French and in English', async ({ browser }, info) => {
  const context = await browser.newContext({ baseURL: productUrl(), locale: 'fr-CH', viewport: { width: 1440, height: 844 } });
  contexts.push(context);
  const page = await context.newPage();
  await signInStaff(page);
  await page.route('**/assets/ProspectCreate*.js', (route) => route.abort());
  const report = page.waitForRequest('**/api/public/client-errors');
  await page.goto('/mon-espace/prospects/create');
  await expect(page.getByRole('heading', { name: 'Oups, un problème est survenu' })).toBeVisible();
  await look(page, info, 'back-office-crash');
  expect((await report).postDataJSON()).toMatchObject({ page: '/mon-espace/prospects/create' });
  await page.evaluate(() => localStorage.setItem('RaStore.locale', '"en"'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Oops, something went wrong' })).toBeVisible();
  const text = 'An error occurred while loading this page. Please try refreshing or contact support if the problem persists.';
  await expect(page.getByText(text)).toBeVisible();
  await page.unroute('**/assets/ProspectCreate*.js');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.locator('[name="business_name"]')).toBeVisible();

  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Application Error' })).toBeVisible();
  await look(page, info, 'back-office-start');
});
