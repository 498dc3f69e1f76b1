import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { ADMIN, startApp, type TestApp } from './support/app.js';
import { cloneDatabase } from './support/database.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { isGone, killStarted, type Product, startProduct } from './support/product.js';
import { startScan, waitForScan } from './support/scans.js';

/** The containers of docker-compose.yml as processes: a web process, workers, one database, nothing shared on disk. */
describe('web and workers as processes of their own', () => {
  let url: string;
  let site: HostileSite;
  let web: TestApp;
  beforeAll(async () => {
    [url, site] = await Promise.all([cloneDatabase(), startHostileSite()]);
    web = await startApp({ DATABASE_URL: url, SCAN_ALLOW_HOSTS: site.host, ROLE: 'web' });
  });
  afterAll(async () => {
    killStarted();
    await web.stop();
    await site.stop();
  });

  const startWorker = (): Promise<Product> =>
    startProduct({ DATABASE_URL: url, DATA_DIR: tmpdir(), ROLE: 'worker', SCAN_ALLOW_HOSTS: site.host, ADMIN_EMAIL: ADMIN.email }, [
      process.execPath,
      'backend/dist/main.js',
    ]);

  it('the web process only enqueues; a worker that comes later measures, and ends on SIGTERM', async () => {
    const { body } = await web.call<{ id: string }>('POST', '/api/admin/prospects', {
      as: web.admin,
      body: { prenom: 'Anne', nom: 'Exemple', email: 'anne@example.ch', site_url: site.url('/') },
    });
    const scanId = await startScan(web, body.id);
    const database = new Client({ connectionString: url });
    await database.connect();
    const { rows } = await database.query('SELECT DISTINCT status FROM scan_tasks');
    await database.end();
    expect(rows).not.toContainEqual({ status: 'running' });

    const worker = await startWorker();
    expect(await waitForScan(web, scanId)).toMatchObject({ status: 'done', done: 1, failed: 0 });
    worker.process.kill('SIGTERM');
    expect(await isGone(worker.process.pid ?? 0)).toBe(true);
  }, 120_000);
});
