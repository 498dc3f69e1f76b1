import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/test.js';

const ROOT = join(import.meta.dirname, '..');
const VITE = join(ROOT, 'node_modules/.bin/vite');

let folder: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  const { status, stderr } = spawnSync(VITE, ['build', 'gallery', '--outDir', folder, '--logLevel', 'error'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  server = spawn(VITE, ['preview', 'gallery', '--outDir', folder, '--host', '127.0.0.1', '--port', '5190'], { cwd: ROOT });
  let output = '';
  while (!/http:\S+/.test(output))
    output += String((await once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data'))[0]).replace(ANSI, '');
  address = /http:\S+/.exec(output)?.[0] ?? '';
});
test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it begins with the escape character
const ANSI = /\u001b\[\d+m/g;

for (const [part, least] of [
  ['pages', 25],
  ['back-office', 14],
] as const) {
  test(`the gallery shows every sample of ${part}, light and dark`, async ({ page }) => {
    await page.goto(`${address}?part=${part}`);
    const backgrounds = new Set<string>();
    for (const theme of ['light', 'dark']) {
      const frame = page.frameLocator(`iframe[title="${part}, ${theme}"]`);
      await expect.poll(() => frame.locator('[data-sample]').count()).toBeGreaterThanOrEqual(least);
      await expect(frame.locator('[data-sample] > :last-child:empty')).toHaveCount(0);
      const background = 'getComputedStyle(document.body).backgroundColor';
      backgrounds.add(String(await page.frame({ url: new RegExp(`theme=${theme}`) })?.evaluate(background)));
    }
    expect(backgrounds.size).toBe(2);
  });
}
