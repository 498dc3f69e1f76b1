// Twelve tasks of a day at the desk, played by a hand in a browser and counted: `npm run bench:desk [-- words of a name]`.
// Beside each, the way before the desk as its steps, counted by the same rule (`desk/hand.ts`). Fails when a task takes more than
// five actions and more than a third of those before, or is not really done. Seconds are the browser's alone: nobody reads or thinks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as browsers } from '@playwright/test';
import { count, Hand } from './desk/hand.ts';
import { clear } from './desk/seed.ts';
import { FEW, type Task } from './desk/task.ts';
import { PROSPECT_TASKS } from './desk/tasks-prospects.ts';
import { SINGLE_TASKS } from './desk/tasks-single.ts';
import { BENCH_ADMIN, type BenchProduct, startBenchProduct } from './product.ts';

const [only = ''] = process.argv.slice(2);
const ALL = [...PROSPECT_TASKS, ...SINGLE_TASKS];
/** Where pictures of what went wrong are kept, if anywhere. */
const { PICTURES_IN } = process.env;
const PATIENCE_MS = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'smartindex-bench-'));
const { findChromium } = await import(join(import.meta.dirname, '..', 'backend/dist/providers/browser/chromium-install.js'));
const installed = await findChromium({ dataDir: folder });
const product = await startBenchProduct(10, { MAIL_FROM: 'Agence <bonjour@agence.ch>', SMTP_URL: 'smtp://127.0.0.1:9' });
const browser = await browsers.launch({
  executablePath: installed.path,
  env: { ...process.env, ...installed.env },
  args: ['--no-sandbox'],
});
try {
  await prepareOffice(product);
  console.log('| task | before: clicks, keys | now: clicks, keys | seconds | a third, or five |\n|---|---|---|---|---|');
  for (const task of ALL.filter(({ name }) => name.includes(only))) await play(browser, task);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function prepareOffice({ database, call }: BenchProduct): Promise<void> {
  await database.query(
    `INSERT INTO users (email, name, role, password_hash) SELECT 'lea@example.ch', 'Léa Blanc', 'staff', password_hash FROM users LIMIT 1`,
  );
  await call('PUT', '/api/admin/settings/campaigns', { value: { messagesPerMinute: 1, postalAddress: 'Rue du Lac 1, 1400 Yverdon' } });
}

async function play(from: Browser, task: Task): Promise<void> {
  await clear(product);
  const ids = await task.prepare(product);
  const page = await from.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-CH' });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.request.post(`${product.url}/api/auth/login`, { data: BENCH_ADMIN });
  await page.addInitScript(`localStorage.setItem('smartindex.signedIn', '1')`);
  await page.goto(`${product.url}/mon-espace/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const hand = new Hand(page);
  const began = performance.now();
  let problem = '';
  try {
    await task.play({ product, hand, ids });
    if (!(await task.isDone({ product, hand, ids }))) problem = 'not done';
  } catch (error) {
    problem = (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' ');
    if (PICTURES_IN) await page.screenshot({ path: join(PICTURES_IN, `${task.name}.png`) });
  }
  const seconds = (performance.now() - began) / 1000;
  const [before, now] = [count(task.before), count(hand.done)];
  const isFew = hand.done.length <= FEW || hand.done.length * 3 <= task.before.length;
  if (problem || !isFew) process.exitCode = 1;
  console.log(
    `| ${task.name} | ${task.before.length}: ${before.clicks}, ${before.keys} | ${hand.done.length}: ${now.clicks}, ${now.keys} | ` +
      `${seconds.toFixed(1)} | ${problem || (isFew ? 'yes' : 'no')} |`,
  );
  await page.close();
}
