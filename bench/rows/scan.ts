// A quick scan with our own engines beside the plain `lighthouse` command on the same site, for a telephone and for a desktop.
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KEYS } from '../../backend/test/emulators/index.ts';
import { ended, ROOT, runScan, withProduct } from '../product.ts';
import { alternating, type Figure, secondsOf } from '../table.ts';

const ROUNDS = 3;
const FLAGS = [
  ...['--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage', '--output=json', '--output-path=/dev/null', '--quiet'],
  ...['--only-categories=performance,accessibility,best-practices,seo', '--disable-full-page-screenshot', '--locale=fr'],
];

export const scan = (): Promise<Figure[]> =>
  withProduct(async (product) => {
    const { findChromium } = (await import(
      join(ROOT, 'backend/dist/providers/browser/chromium-install.js')
    )) as typeof import('../../backend/src/providers/browser/chromium-install.ts');
    const chromium = await findChromium({ dataDir: tmpdir(), chromiumPath: process.env.CHROMIUM_PATH });
    const lighthouse = (url: string, ...more: string[]) =>
      promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/lighthouse/cli/index.js'), url, ...FLAGS, ...more], {
        env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.path },
      });
    for (const service of Object.keys(KEYS)) await product.call('DELETE', `/api/admin/api-keys/${service}`).catch(() => undefined);
    // what is measured once more behind the first figure would be counted with the next site
    await product.call('PUT', '/api/admin/settings/measurement', { value: { medianOfThree: false } });
    await product.addProspects(ROUNDS);
    const { rows } = await product.database.query<{ id: string; site_url: string }>('SELECT id, site_url FROM prospects ORDER BY token');
    const worker = await product.startWorker();
    let next = 0;
    const ours = async () => {
      const id = rows[next++]?.id;
      await runScan(product, `/api/admin/prospects/${id}/scan`, {});
      const { rows: speeds } = await product.database.query('SELECT FROM pagespeed_results WHERE prospect_id = $1', [id]);
      if (speeds.length === 0) throw new Error('the scan has not measured the speed');
    };
    const pair = async () => {
      const url = rows[0]?.site_url ?? '';
      await lighthouse(url);
      await lighthouse(url, '--preset=desktop');
    };
    try {
      const seconds = await alternating(
        ROUNDS,
        () => secondsOf(ours),
        () => secondsOf(pair),
      );
      return [{ name: 'scan', ...seconds }];
    } finally {
      await ended(worker);
    }
  });
