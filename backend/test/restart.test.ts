import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanRecord } from '../src/modules/analysis/scans/scan.contract.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { gone, killStarted, type Product, startProduct } from './support/product.js';
import { until } from './support/until.js';

const ADMIN = { ADMIN_EMAIL: 'admin@example.ch', ADMIN_PASSWORD: 'correct-horse-battery' };

let folder: string;
let site: HostileSite;
beforeAll(async () => {
  site = await startHostileSite();
});
afterAll(() => site.stop());
// of one try alone: what a failed one leaves running has nothing to do with the next
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smartindex-restart-'));
  chmodSync(folder, 0o755); // reachable for the database's own user when tests run as root
});
afterEach(async () => {
  await killStarted();
  rmSync(folder, { recursive: true, force: true });
});

/** With a place of its own for what is temporary, so that other tests' browsers are told apart. */
const environment = () => ({ DATA_DIR: folder, TMPDIR: folder, SCAN_ALLOW_HOSTS: site.host, ...ADMIN });
const databasePid = () => Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
const browsers = () =>
  Number(execFileSync('sh', ['-c', `ps -eo args | grep -c "[-]-user-data-dir=${folder}/smartindex-browser" || true`]).toString());

async function client(product: Product) {
  const call = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(product.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await response.json()) as T;
  };
  const { accessToken } = await call<{ accessToken: string }>('POST', '/api/auth/login', {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  });
  return <T>(method: string, path: string, body?: object) => call<T>(method, path, body, accessToken);
}

describe('the product', () => {
  it('finishes by itself a scan that kill -9 interrupted, database and all', async () => {
    const first = await startProduct(environment());
    const call = await client(first);
    const { id } = await call<{ id: string }>('POST', '/api/admin/prospects', {
      prenom: 'Anne',
      nom: 'Exemple',
      email: 'anne@example.ch',
      site_url: site.url('/'),
    });
    const { scanId } = await call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/analyses/pagespeed`, { mode: 'quick' });
    const inBrowser = (scan: ScanRecord) => scan.tasks.some(({ analysis, status }) => analysis === 'pagespeed' && status === 'running');
    await until(() => call<ScanRecord>('GET', `/api/admin/scans/${scanId}`), inBrowser);
    await until(browsers, (count) => count > 0);

    const database = databasePid();
    process.kill(-(first.process.pid ?? 0), 'SIGKILL');
    process.kill(database, 'SIGKILL');
    await gone(database);
    await until(browsers, (count) => count === 0);

    const second = await startProduct(environment());
    expect(second.output()).not.toContain('Premier compte'); // the data is still there
    const again = await client(second);
    const scan = await until(
      () => again<ScanRecord>('GET', `/api/admin/scans/${scanId}`),
      ({ status }) => status === 'done',
    );
    expect(scan).toMatchObject({ done: 1, failed: 0 });
    expect(scan.tasks.filter(({ status }) => status === 'running' || status === 'queued')).toEqual([]);

    second.process.kill('SIGTERM');
    await gone(second.process.pid ?? 0);
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('joins a database that survived, and ends with npm although npm passes no SIGTERM on', async () => {
    const orphaned = await startProduct(environment());
    const database = databasePid();
    process.kill(-(orphaned.process.pid ?? 0), 'SIGKILL');
    await sleep(300);
    const product = await startProduct(environment(), ['npm', 'start']);
    expect(databasePid()).toBe(database);
    expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
    product.process.kill('SIGTERM');
    await gone(database);
    await expect(fetch(`${product.url}/health/live`)).rejects.toThrow();
  });
});
