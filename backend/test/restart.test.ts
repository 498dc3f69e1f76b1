import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanRecord } from '../src/modules/analysis/scans/scan.contract.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { isGone, killStarted, type Product, startProduct } from './support/product.js';

const ADMIN = { ADMIN_EMAIL: 'admin@example.ch', ADMIN_PASSWORD: 'correct-horse-battery' };

let folder: string;
let site: HostileSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smartindex-restart-'));
  chmodSync(folder, 0o755); // reachable for the database's own user when tests run as root
  site = await startHostileSite();
});
afterAll(async () => {
  killStarted();
  await site.stop();
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

async function until<T>(read: () => Promise<T>, isDone: (value: T) => boolean, timeoutMs: number): Promise<T> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(200)) {
    const value = await read();
    if (isDone(value)) return value;
    if (Date.now() > deadline) throw new Error(`still waiting: ${JSON.stringify(value)}`);
  }
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
    await until(() => call<ScanRecord>('GET', `/api/admin/scans/${scanId}`), inBrowser, 40_000);
    await until(
      async () => browsers(),
      (count) => count > 0,
      40_000,
    );

    const database = databasePid();
    process.kill(-(first.process.pid ?? 0), 'SIGKILL');
    process.kill(database, 'SIGKILL');
    expect(await isGone(database)).toBe(true);
    await until(
      async () => browsers(),
      (count) => count === 0,
      30_000,
    );

    const second = await startProduct(environment());
    expect(second.output()).not.toContain('Premier compte'); // the data is still there
    const again = await client(second);
    const scan = await until(
      () => again<ScanRecord>('GET', `/api/admin/scans/${scanId}`),
      ({ status }) => status === 'done',
      90_000,
    );
    expect(scan).toMatchObject({ done: 1, failed: 0 });
    expect(scan.tasks.filter(({ status }) => status === 'running' || status === 'queued')).toEqual([]);

    second.process.kill('SIGTERM');
    expect(await isGone(second.process.pid ?? 0)).toBe(true);
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
    expect(await isGone(database)).toBe(true);
    await expect(fetch(`${product.url}/health/live`)).rejects.toThrow();
  });
});
