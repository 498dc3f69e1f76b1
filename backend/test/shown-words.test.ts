import { defaultMessages } from '../src/rules/agency-defaults.rules.js';
import { CLAIM_NAMES } from '../src/rules/claims.rules.js';
import { pagePath, TOKEN_PAGES } from '../src/rules/routes.rules.js';
import { CLAIM_PAGES, MESSAGE_PAGES } from '../src/rules/shown-words.rules.js';
import { DEMO_TOKEN } from '../src/rules/tokens.rules.js';
import { startApp, type TestApp } from './support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const pageOf = async (page: (typeof CLAIM_PAGES)[keyof typeof CLAIM_PAGES]): Promise<string> =>
  (await app.call<string>('GET', pagePath(page, TOKEN_PAGES.includes(page) ? DEMO_TOKEN : null))).body;

it('each claim is on the page that its link opens', async () => {
  const missing = [];
  for (const [place, claim] of CLAIM_NAMES.entries()) {
    const mark = `Marque ${String.fromCharCode(65 + (place % 26))}${claim}`;
    await app.call('PUT', '/api/admin/settings/claims', { as: app.admin, body: { value: { [claim]: mark } } });
    // some claims depend on what is known of a company
    if (!(await pageOf(CLAIM_PAGES[claim])).includes(mark)) missing.push(claim);
  }
  expect(missing).toEqual(DEPENDENT);
});

/** The demonstration has keywords enough: these are for companies without. */
const DEPENDENT = ['extraVisitors', 'qualifiedTraffic'];

it('each message is on the page that its link opens', async () => {
  expect(Object.keys(MESSAGE_PAGES).sort()).toEqual(Object.keys(defaultMessages()).sort());
  await app.database.query(`UPDATE messages SET content = 'Marque ' || key, condition = NULL`);
  const missing = [];
  for (const [key, page] of Object.entries(MESSAGE_PAGES)) if (!(await pageOf(page)).includes(`Marque ${key}`)) missing.push(key);
  expect(missing).toEqual([]);
});
