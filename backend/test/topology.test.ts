import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { ADMIN, startApp, type TestApp } from './support/app.js';
import { cloneDatabase } from './support/database.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { gone, killStarted, type Product, startProduct } from './support/product.js';
import { startScan, waitForScan } from './support/scans.js';
import { type StrictPooler, startStrictPooler } from './support/strict-pooler.js';

/** The containers of docker-compose.yml as processes: a web process, workers, one database behind a pooler, nothing shared on disk. */
describe('web and worker as separate processes', () => {
  let url: string;
  let site: HostileSite;
  let pooler: StrictPooler;
  let web: TestApp;
  beforeAll(async () => {
    [url, site] = await Promise.all([cloneDatabase(), startHostileSite()]);
    pooler = await startStrictPooler(url);
    web = await startApp({ ...database(), SCAN_ALLOW_HOSTS: site.host, ROLE: 'web' });
  });
  afterAll(async () => {
    await killStarted();
    await web.stop();
    await site.stop();
    pooler.stop();
  });

  const database = () => ({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url });
  const startWorker = (): Promise<Product> =>
    startProduct({ ...database(), DATA_DIR: tmpdir(), ROLE: 'worker', SCAN_ALLOW_HOSTS: site.host, ADMIN_EMAIL: ADMIN.email }, [
      process.execPath,
      'backend/dist/main.js',
    ]);

  it('let the web process enqueue only; a later worker measures, and ends on SIGTERM', async () => {
    const { body } = await web.call<{ id: string }>('POST', '/api/admin/prospects', {
      as: web.admin,
      body: { prenom: 'Anne', nom: 'Exemple', email: 'anne@example.ch', site_url: site.url('/') },
    });
    const scanId = await startScan(web, body.id);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('SELECT DISTINCT status FROM scan_tasks');
    expect(rows).not.toContainEqual({ status: 'running' });

    await expect(startWorker()).rejects.toThrow(/connect_query='SET statement_timeout = ''60s''; .+'/);
    await client.query(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET statement_timeout = '60s'`); // as a pooler would
    await client.end();
    const worker = await startWorker();
    expect(await waitForScan(web, scanId)).toMatchObject({ status: 'done', done: 1, failed: 0 });
    worker.process.kill('SIGTERM');
    await gone(worker.process.pid ?? 0);
    expect(pooler.lost).toEqual([]);
  });
});
