import type { Page } from '@playwright/test';
import { signIn } from './support/quiz.js';
import { expect, productUrl, test } from './support/test.js';

/** Bytes as they went over the network, by kind of resource. */
async function transfer(page: Page, path: string): Promise<{ script: number; page: number }> {
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
  await page.goto(path, { waitUntil: 'networkidle' });
  const { Font = 0, ...rest } = bytes;
  expect(Font, 'the font is loaded, so the figures are those of a whole visit').toBeGreaterThan(0);
  return { script: rest.Script ?? 0, page: Object.values(rest).reduce((sum, value) => sum + value, 0) };
}

const KB = 1000;

test('what the token pages weigh on the way to a phone', async ({ page }) => {
  const { token } = await (await signIn(productUrl())).add();
  const quiz = await transfer(page, `/quiz/${token}`);
  expect(quiz.script).toBeGreaterThan(10 * KB);
  expect(quiz.script).toBeLessThan(80 * KB);
  for (const path of ['/analyse/demo', `/analyse/${token}`, `/monscore/${token}`, `/score/${token}`]) {
    const weight = await transfer(page, path);
    expect(weight.page, path).toBeGreaterThan(5 * KB);
    // everything but the font: document, styles, scripts, data, pictures
    expect(weight.page, path).toBeLessThan(90 * KB);
  }
});

test('words come first: no script is asked for before the first paint', async ({ page }) => {
  const { token } = await (await signIn(productUrl())).add();
  for (const path of [`/analyse/${token}`, `/landing/${token}`, `/quiz/${token}`, `/monscore/${token}`, `/score/${token}`, '/essai', '/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const [painted, asked] = await page.evaluate<[number, number[]]>(`[
      performance.getEntriesByName('first-contentful-paint')[0].startTime,
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    ]`);
    expect(painted, path).toBeGreaterThan(0);
    if (path !== '/') expect(asked.length, `${path}: scripts`).toBeGreaterThan(0);
    for (const time of asked) expect(time, `${path}: a script before the first paint`).toBeGreaterThanOrEqual(painted);
  }
});
