import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { finishQuiz, signIn } from './support/quiz.js';
import * as seed from './support/reports.js';
import { expect, productUrl, test } from './support/test.js';

/** Bytes as they went over the network, by kind of resource; `whole`: the scripts with those written into the page, brotli. */
async function transfer(page: Page, path: string): Promise<{ script: number; whole: number; page: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  const html = (await (await page.goto(path))?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  const inline = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '').join('');
  const files = await page.evaluate<number>(
    "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)",
  );
  const { Font = 0, ...rest } = bytes;
  expect(Font, 'the font is loaded, so the figures are those of a whole visit').toBeGreaterThan(0);
  return {
    script: rest.Script ?? 0,
    whole: files + brotliCompressSync(inline).length,
    page: Object.values(rest).reduce((sum, value) => sum + value, 0),
  };
}

const KB = 1000;

/** kB: the scripts of a page, those written into it apart, then with them; everything but the font: document, styles, scripts, data, pictures. */
const BUDGETS: Record<string, { script: number; whole: number; page: number }> = {
  '/': { script: 80, whole: 82, page: 122 },
  '/essai': { script: 80, whole: 82, page: 102 },
  '/analyse/demo': { script: 18, whole: 15, page: 52 },
  '/analyse/TOKEN': { script: 25, whole: 18, page: 50 },
  '/score/TOKEN': { script: 27, whole: 19, page: 46 },
  '/monscore/TOKEN': { script: 24.5, whole: 18.5, page: 50 },
  // last: an event that it leaves waiting brings another page the code that sends it
  '/quiz/TOKEN': { script: 82, whole: 82, page: 102 },
};

test('what the pages weigh on the way to a phone', async ({ page }) => {
  const { token } = await (await signIn(productUrl())).add();
  for (const [path, budget] of Object.entries(BUDGETS)) {
    const weight = await transfer(page, path.replace('TOKEN', token));
    expect.soft(weight.script, `${path}: scripts`).toBeGreaterThan(3 * KB);
    expect.soft(weight.script, `${path}: scripts`).toBeLessThanOrEqual(budget.script * KB);
    expect.soft(weight.whole, `${path}: scripts, with those of the page itself`).toBeLessThanOrEqual(budget.whole * KB);
    expect.soft(weight.page, path).toBeLessThan(budget.page * KB);
  }
});

/** How far the parts of a page moved by themselves (web.dev, "Cumulative Layout Shift"), with what moved. */
const SHIFTS = `new Promise((done) => {
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      // less is shown as 0: the end of the ruler that follows its figure, letters that give way to those of the font
      if (!hadRecentInput && value >= 0.0005) shifts.push([value.toFixed(4), ...sources.map(({ node }) => node?.className || node?.nodeName)]);
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(shifts), 300);
})`;

test('nothing moves while the pages of a fully measured prospect arrive over a slow line', async ({ page, request }) => {
  const database = await seed.productDatabase();
  const [open, answered] = ['shiftsaa', 'shiftsbb'];
  for (const token of [open, answered])
    await seed.everything(database, await seed.aProspect(database, token, { business_name: seed.LONG_NAME }));
  await database.end();
  await finishQuiz(request, answered);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // slow 4G of Lighthouse
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  });
  await page.setViewportSize({ width: 412, height: 823 });
  const paths = ['/', '/essai', `/analyse/${open}`, `/landing/${open}`, `/quiz/${open}`, `/score/${answered}`, `/monscore/${answered}`];
  for (const path of [...paths, `/plan/${answered}`, `/merci/${answered}`]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await page.evaluate<unknown[]>(SHIFTS), path).toEqual([]);
  }
});
