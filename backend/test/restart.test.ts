import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** A database that was joined is started anew once its owner has ended. */
const untilReady = ({ url }: Product) =>
  until(
    async () => (existsSync(join(folder, 'postgres/cluster/postmaster.pid')) ? (await fetch(`${url}/health/ready`)).status : 0),
    (status) => status === 200,
  );
const browsers = () =>
  Number(execFileSync('sh', ['-c', `ps -eo args | grep -c "[-]-user-data-dir=${folder}/smartindex-browser" || true`]).toString());

/** The living processes below `pid`, itself included, each with its start: a number is given again. */
function family(pid: number): string[] {
  const rows = running();
  const found = rows.filter((row) => row.pid === pid);
  for (const member of found) found.push(...rows.filter((row) => row.parent === member.pid));
  return found.map(({ key }) => key);
}

function running() {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,lstart=']).toString().trim().split('\n');
  const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line) ?? []);
  return rows
    .filter(([, , , state]) => !state?.startsWith('Z'))
    .map(([, pid, parent, , since]) => ({ pid: Number(pid), parent: Number(parent), key: `${pid} ${since}` }));
}

const living = (keys: string[]): string[] => running().flatMap(({ key }) => (keys.includes(key) ? [key] : []));

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

describe('the product after a kill', () => {
  it('finishes a scan that kill -9 interrupted together with the database', async () => {
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

  it.each([
    ['its process group', (pid: number) => -pid],
    ['its first process alone', (pid: number) => pid],
  ])('leaves no process when %s is killed, and the next start has its own database', async (_whom, target) => {
    const first = await startProduct(environment(), ['npm', 'start']);
    const call = await client(first);
    const prospect = { prenom: 'Anne', nom: 'Exemple', email: 'anne@example.ch', site_url: site.url('/') };
    const { id } = await call<{ id: string }>('POST', '/api/admin/prospects', prospect);
    await call('POST', `/api/admin/prospects/${id}/analyses/pagespeed`, { mode: 'quick' });
    await until(browsers, (count) => count > 0);
    const database = databasePid();
    const started = family(first.process.pid ?? 0);
    expect(started.map((key) => Number.parseInt(key, 10))).toContain(database);

    process.kill(target(first.process.pid ?? 0), 'SIGKILL');
    const second = await startProduct(environment(), ['npm', 'start']);
    await until(
      () => living(started),
      (left) => left.length === 0,
    );
    await untilReady(second);
    expect(databasePid()).not.toBe(database);
    const again = await client(second);
    expect(await again<{ nom: string }>('GET', `/api/admin/prospects/${id}`)).toMatchObject({ nom: 'Exemple' });
    // npm passes no SIGTERM on
    const all = family(second.process.pid ?? 0);
    second.process.kill('SIGTERM');
    await until(
      () => living(all),
      (left) => left.length === 0,
    );
    await expect(fetch(`${second.url}/health/live`)).rejects.toThrow();
  });

  it('joins the database of a live process, and takes it over when that process ends', async () => {
    const owner = await startProduct(environment());
    const database = databasePid();
    const joined = await startProduct(environment());
    expect(databasePid()).toBe(database);
    expect((await fetch(`${joined.url}/health/ready`)).status).toBe(200);
    owner.process.kill('SIGKILL');
    await gone(database);
    await untilReady(joined);
    expect(databasePid()).not.toBe(database);
    const successor = databasePid();
    joined.process.kill('SIGTERM');
    await gone(joined.process.pid ?? 0);
    await gone(successor);
  });
});
