// In full: a site measured with our own engines beside a pair of the plain `lighthouse` command, and three such scans one after
// the other, each begun when the one before is shown; nobody waits for what is measured once more behind them.
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KEYS } from '../../backend/test/emulators/index.ts';
import { runQuick } from '../product.ts';
import { type Bench, inTurns, type Row, type Side } from '../side-by-side.ts';
import { spentByAll } from './processor.ts';

const ROOT = join(import.meta.dirname, '../..');
const FLAGS = ['--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage', '--output=json', '--output-path=/dev/null', '--quiet'];
const SAME = ['--only-categories=performance,accessibility,best-practices,seo', '--disable-full-page-screenshot', '--locale=fr'];

export async function* scans({ product, isFull, wants }: Bench): AsyncGenerator<Row> {
  if (!isFull || !wants('site', 'sitesPerMinute', 'visits', 'scans')) return;
  const { findChromium } = await import(join(ROOT, 'backend/dist/providers/browser/chromium-install.js'));
  const chromium = (await findChromium({ dataDir: tmpdir() })) as { path: string; env: Record<string, string> };
  const plain = (url: string, ...more: string[]) =>
    promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/lighthouse/cli/index.js'), url, ...FLAGS, ...SAME, ...more], {
      env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.path },
    });
  for (const service of Object.keys(KEYS)) await product.call('DELETE', `/api/admin/api-keys/${service}`).catch(() => undefined);
  await product.database.query('TRUNCATE prospects CASCADE');
  await product.addProspects(10);
  const { rows } = await product.database.query<{ id: string; site_url: string }>('SELECT id, site_url FROM prospects ORDER BY token');
  const worker = await product.startWorker();
  const workerPid = worker.process.pid as number;
  try {
    let next = 0;
    const ours = () => timed(workerPid, () => runQuick(product, rows[next++]?.id as string));
    const pair = () =>
      timed(process.pid, async () => {
        const url = rows[0]?.site_url as string;
        await plain(url);
        await plain(url, '--preset=desktop');
      });
    // what is measured once more behind a first figure would be counted with the next site
    await product.call('PUT', '/api/admin/settings/measurement', { value: { medianOfThree: false } });
    const site = await inTurns(3, pair, ours);
    yield { name: 'site', ...site };
    yield { name: 'sitesPerMinute', product: perMinute(site.product), ...(site.baseline && { baseline: perMinute(site.baseline) }) };
    const measured = rows.slice(0, next);
    yield { name: 'visits', product: { value: Math.max(...measured.map(({ site_url }) => product.visitsOf(site_url))) } };
    await product.call('PUT', '/api/admin/settings/measurement', { value: { medianOfThree: true } });
    const [first, ...others] = [await ours(), await ours(), await ours()];
    const slowest = Math.max(...others.map(({ value }) => value));
    yield { name: 'scans', product: { value: slowest }, baseline: first as { value: number } };
  } finally {
    worker.kill();
  }
}

/** Seconds by the clock, and the processor that a program took for it with all that it started. */
async function timed(pid: number, work: () => Promise<unknown>): Promise<Side> {
  const [began, spent] = [performance.now(), spentByAll(pid)];
  await work();
  return { value: (performance.now() - began) / 1000, program: spentByAll(pid) - spent };
}

/** Sites that one core measures in a minute. */
const perMinute = ({ program = 0 }: Side): Side => ({ value: 60_000 / program });
