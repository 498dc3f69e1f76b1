import type { APIRequestContext, Page } from '@playwright/test';
import type { Client } from 'pg';
import { frenchFaults } from '../backend/test/support/french.ts';
import * as seed from './support/reports.ts';
import { expect, test } from './support/test.js';

/** What a button does that would end the visit: it loads the page anew. */
const RELOADS = ['Réessayer', 'Recharger la page'];
const PERSONAL = ['analyse', 'landing', 'quiz', 'score', 'monscore', 'plan', 'rendez-vous', 'merci', 'referral'];
const RESULTS = ['analyse', 'monscore', 'score', 'plan'];
const ANSWERS = ['pagespeed', 'page', 'cms', 'keywords', 'reviews', 'citations', 'intro', 'recommendations'];

interface Found {
  links: string[];
  /** Ids that links of this page lead to, and that are not there. */
  missing: string[];
  /** Names of what leads on from the page's own part. */
  waysOn: string[];
  text: string;
}

/** What a person finds on a page, with everything opened that can be. */
const LOOK = `(() => {
  const seen = (one) => one.checkVisibility({ checkVisibilityCSS: true });
  for (const one of document.querySelectorAll('details')) one.open = true;
  const links = [...document.querySelectorAll('a[href]')].filter(seen);
  const inside = links.filter((link) => new URL(link.href).href.split('#')[0] === location.href.split('#')[0] && link.hash);
  const main = document.querySelector('main');
  return {
    links: [...new Set(links.map((link) => link.href))],
    missing: inside.map((link) => link.hash).filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
    waysOn: [...main.querySelectorAll('a[href], button, input')].filter(seen).map((one) => one.textContent.trim() || one.name),
    text: document.body.innerText,
  };
})()`;

/** Presses all that can be pressed, one after the other; forms are sent as they stand. */
const press = (except: readonly string[]) => `(async () => {
  const pressed = new Set();
  for (const one of document.querySelectorAll('button, [role=tab], [role=radio]')) {
    const name = (one.textContent || one.getAttribute('aria-label') || '').trim();
    if (pressed.has(one) || ${JSON.stringify(except)}.includes(name) || !one.isConnected || !one.checkVisibility()) continue;
    pressed.add(one);
    one.click();
    await new Promise((done) => setTimeout(done, 15));
  }
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
  return pressed.size;
})()`;

/** Walks through pages of one product; what it finds wrong is told with its page. */
class Walk {
  readonly faults: string[] = [];
  private readonly links = new Map<string, string>();

  constructor(
    private readonly page: Page,
    private readonly request: APIRequestContext,
  ) {
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 500) this.faults.push(`${page.url()} asks for ${pathname}: ${response.status()}`);
    });
  }

  async visit(path: string): Promise<void> {
    // what was pressed on the page before may lead away just then
    await expect(async () => {
      await this.page.goto(path);
    }).toPass({ timeout: 30_000 });
    await expect(this.page.locator('html')).not.toHaveAttribute('data-state', 'loading');
    const before = this.page.url();
    await this.look(before);
    await this.page.evaluate(press(RELOADS)).catch(() => 0); // a press may lead to another page
    await this.page.waitForLoadState();
    await this.look(`${before}, after its buttons (${this.page.url()})`);
  }

  private async look(where: string): Promise<void> {
    let found: Found | null = null;
    // a page that is leaving for another cannot be asked, and an island may still be on its way
    await expect(async () => {
      found = await this.page.evaluate<Found>(LOOK);
      expect(found.waysOn).not.toEqual([]);
    })
      .toPass({ timeout: 10_000 })
      .catch((error) => {
        if (!found) throw error;
      });
    const { links, missing, waysOn, text } = found as unknown as Found;
    for (const link of links) this.links.set(link, where);
    for (const id of missing) this.faults.push(`${where} leads to ${id}, which is not there`);
    if (waysOn.length === 0) this.faults.push(`${where} is a dead end`);
    this.faults.push(...frenchFaults(text).map((fault) => `${where}: ${fault}`));
  }

  /** Every address of ours that some page leads to answers with its own page or file. */
  async follow(): Promise<void> {
    const { origin } = new URL(this.page.url());
    const own = [...this.links].filter(([link]) => link.startsWith(origin));
    const asked = new Map(own.map(([link, where]) => [link.split('#')[0] ?? link, where]));
    await Promise.all(
      [...asked].map(async ([link, where]) => {
        const response = await this.request.get(link);
        // a page of a link that nobody has leads to itself in other languages
        const isOk = response.ok() || (response.status() === 404 && new URL(link).pathname === new URL(where.split(',')[0] ?? '').pathname);
        const isLost = new URL(response.url()).pathname === '/' && new URL(link).pathname !== '/';
        if (!isOk || isLost) this.faults.push(`${where} leads to ${link}: ${response.status()} ${response.url()}`);
      }),
    );
  }
}

async function finishQuiz(request: APIRequestContext, token: string): Promise<void> {
  const { questions } = await (await request.get(`/api/public/quiz/${token}`)).json();
  for (const { id, options } of questions)
    expect((await request.put(`/api/public/quiz/${token}/answers/${id}`, { data: { answer: options[1] } })).status()).toBe(200);
  expect((await request.post(`/api/public/quiz/${token}/complete`)).ok()).toBe(true);
}

async function bookCall(request: APIRequestContext, token: string): Promise<void> {
  const { slots } = await (await request.get(`/api/public/booking/slots?token=${token}`)).json();
  expect((await request.post('/api/public/appointments', { data: { token, start: slots[0].start } })).status()).toBe(201);
}

type State = (database: Client, id: string, request: APIRequestContext, token: string) => Promise<unknown>;

const failed: State = async (database, id) => {
  for (const name of ANSWERS) await seed.failure(database, id, name, 'timeout');
};

/** How a prospect may stand, and which of its pages show it. */
const STATES: readonly [token: string, pages: readonly string[], State][] = [
  [
    'bout0001',
    PERSONAL,
    async (database, id, request, token) => {
      await seed.everything(database, id);
      await finishQuiz(request, token);
      await bookCall(request, token);
    },
  ],
  ['bout0002', ['analyse', 'quiz', 'score', 'plan'], (database, id) => seed.everything(database, id)],
  ['bout0003', RESULTS, (database, id) => seed.pageSpeed(database, id, { desktop_performance_score: null })],
  ['bout0004', RESULTS, failed],
  ['bout0005', RESULTS, (database, id) => seed.keywords(database, id, 5, 'sample')],
];

test('nobody meets a dead end: every link and button of every page, in every state, leads on', async ({ page, request, house }) => {
  await page.route(/\.(?:woff2|png|jpg|webp)$/, (route) => route.fulfill({ status: 204 }));
  const walk = new Walk(page, request);
  for (const [token, pages, bring] of STATES) {
    await bring(house, await seed.aProspect(house, token), request, token);
    for (const name of pages) await walk.visit(`/${name}/${token}`);
  }
  for (const name of PERSONAL) await walk.visit(`/${name}/demo`);
  for (const name of ['analyse', 'quiz', 'monscore', 'rendez-vous', 'referral']) await walk.visit(`/${name}/zzzzzzzz`);
  await page.evaluate(`localStorage.clear()`);
  await page.context().clearCookies();
  for (const path of [
    '/',
    '/essai',
    '/mentions',
    '/quiz',
    '/score',
    '/referral',
    '/verification/x',
    '/desinscription/x',
    '/mon-rendez-vous/x',
  ])
    await walk.visit(path);
  await walk.follow();
  expect([...new Set(walk.faults)]).toEqual([]);
});
