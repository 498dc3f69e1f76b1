// The product as its containers run it: a database, one web process, workers. The vendors are the emulators of the tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { KEYS, startEmulators } from '../backend/test/emulators/index.ts';

export const ROOT = join(import.meta.dirname, '..');
export const MAIN = join(ROOT, 'backend/dist/main.js');
export const ADMIN = { email: 'admin@example.ch', password: 'correct-horse-battery' };
export const BASE_ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  MALLOC_ARENA_MAX: '2',
  APP_SECRET: 'a-secret-of-the-benchmarks-32-characters',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  LOG_LEVEL: 'warn',
  PORT: '0',
};
const UNBOUND = { callsPerMinute: 10_000, atOnce: 100, callsPerDay: null, callsPerMonth: null, costPerDay: null, costPerMonth: null };
const SITE = '<!doctype html><html lang="fr"><title>Boulangerie</title><h1>Pains</h1><p>Du pain au levain, chaque matin.</p></html>';

export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

export interface Product {
  url: string;
  database: Client;
  databaseUrl: string;
  /** As the administrator. */
  call: Call;
  token(): Promise<string>;
  startWorker(): Promise<ChildProcess>;
  /** Prospects without results; each has a page of its own on a website of this machine. */
  addProspects(count: number): Promise<void>;
}

/** Starts the product on a new database, runs `work` with it, and removes everything. */
export async function withProduct<T>(work: (product: Product) => Promise<T>, environment: Record<string, string> = {}): Promise<T> {
  const folder = newFolder();
  const postgres = await (await embeddedPostgres()).startEmbeddedPostgres(folder);
  const emulators = await startEmulators({ latencyMs: 100 });
  const site = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(SITE));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const given = { DATABASE_URL: postgres.url, DATA_DIR: folder, SCAN_ALLOW_HOSTS: siteHost };
  const children: ChildProcess[] = [];
  const start = async (role: 'web' | 'worker') => {
    const started = await startNode({ ...BASE_ENVIRONMENT, ...emulators.env, ...given, ...environment, ROLE: role });
    children.push(started.child);
    return started;
  };
  // planned as the product's own connections
  const database = new Client({ connectionString: postgres.url, options: '-c max_parallel_workers_per_gather=0' });
  try {
    const { url } = await start('web');
    const session = sessionOf(url);
    await widenLimits(session.call);
    await database.connect();
    return await work({
      ...{ url, database, databaseUrl: postgres.url, ...session },
      startWorker: async () => (await start('worker')).child,
      addProspects: async (count) => {
        await database.query(
          `INSERT INTO prospects (token, email, prenom, nom, business_name, site_url)
             SELECT lpad(to_hex(n), 8, '0'), 'p' || n || '@example.ch', 'Anne', 'Exemple', 'Boulangerie ' || n, 'http://${siteHost}/' || n
               FROM generate_series(1, $1::int) n`,
          [count],
        );
      },
    });
  } finally {
    await database.end().catch(() => undefined);
    await Promise.all(children.map(ended));
    await emulators.stop();
    site.close();
    site.closeAllConnections();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-bench-'));
  chmodSync(folder, 0o755); // the database’s own user has to reach it
  return folder;
}

export const embeddedPostgres = async () =>
  (await import(
    join(ROOT, 'backend/dist/common/database/embedded-postgres.js')
  )) as typeof import('../backend/src/common/database/embedded-postgres.ts');

/** Starts the product’s program as its image does, and waits until it says that it is ready. */
export async function startNode(env: NodeJS.ProcessEnv, args = ['--max-semi-space-size=8', MAIN]) {
  const child = spawn(process.execPath, args, { env });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => process.stderr.write(data));
  while (!output.includes('Prêt')) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} did not start:\n${output}`);
    await sleep(10);
  }
  return { child, url: /Prêt : (http\S+)/.exec(output)?.[1] ?? '' };
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Calls as the administrator, who signs in again when a session grows old. */
function sessionOf(url: string): Pick<Product, 'call' | 'token'> {
  const request = async <T>(method: string, path: string, body: unknown, authorization?: string): Promise<T> => {
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...(authorization && { authorization }) };
    const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return (answer ? JSON.parse(answer) : undefined) as T;
  };
  let session = { token: '', until: 0 };
  const token = async () => {
    if (Date.now() > session.until) {
      const { accessToken } = await request<{ accessToken: string }>('POST', '/api/auth/login', ADMIN);
      session = { token: accessToken, until: Date.now() + 5 * 60_000 };
    }
    return session.token;
  };
  return { token, call: async (method, path, body) => request(method, path, body, `Bearer ${await token()}`) };
}

/** All visitors come from one machine, which the limits would take for one person; vendors’ budgets would end a scan. */
export async function widenLimits(call: Call): Promise<void> {
  for (const [service, { key, metadata }] of Object.entries(KEYS))
    await call('PUT', `/api/admin/api-keys/${service}`, { apiKey: key, metadata });
  await call('PUT', '/api/admin/settings/vendorLimits', {
    value: Object.fromEntries(Object.keys(KEYS).map((service) => [service, UNBOUND])),
  });
  const { value } = await call<{ value: Record<string, object> }>('GET', '/api/admin/settings/rateLimits');
  const wide = (limit: object) => ({ ...limit, windowMs: 60_000, max: 1_000_000, ...('alarm' in limit && { alarm: 1_000_000 }) });
  const limits = Object.fromEntries(Object.entries(value).map(([rule, limit]) => [rule, wide(limit)]));
  await call('PUT', '/api/admin/settings/rateLimits', { value: limits });
}

/** Starts a scan and waits for its end; returns how many prospects failed. */
export async function runScan({ call, database }: Product, path: string, order: object): Promise<number> {
  const { scanId } = await call<{ scanId: string }>('POST', path, order);
  for (;;) {
    const { rows } = await database.query<{ status: string; failed: number }>('SELECT status, failed FROM scans WHERE id = $1', [scanId]);
    if (rows[0]?.status === 'done') return rows[0].failed;
    await sleep(100);
  }
}
