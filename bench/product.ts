// The product as its containers run it, for benchmarks: a database, one web process, workers; the vendors are emulators.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Emulators, KEYS, startEmulators } from '../backend/test/emulators/index.ts';

const ROOT = join(import.meta.dirname, '..');
export const BENCH_ADMIN = { email: 'admin@example.ch', password: 'correct-horse-battery' };

export interface Worker {
  process: ChildProcess;
  /** Resident memory, MB. */
  memory(): number;
  kill(): void;
}

export interface BenchProduct {
  url: string;
  emulators: Emulators;
  database: Client;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** A session of its own, for calls that `call` cannot make. */
  signIn(): Promise<{ accessToken: string }>;
  startWorker(): Promise<Worker>;
  addProspects(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Limits that do not bind: what is measured is our own orchestration. */
const WIDE = { callsPerMinute: 10_000, atOnce: 100, callsPerDay: null, callsPerMonth: null, costPerDay: null, costPerMonth: null };

export async function startBenchProduct(latencyMs: number, more: Record<string, string> = {}): Promise<BenchProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-bench-'));
  chmodSync(folder, 0o755); // reachable for the database's own user when run as root
  const { startEmbeddedPostgres } = await import(join(ROOT, 'backend/dist/common/database/embedded-postgres.js'));
  const postgres = await startEmbeddedPostgres(folder);
  const emulators = await startEmulators({ latencyMs });
  const site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Boulangerie</title><h1>Pains</h1>');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    MALLOC_ARENA_MAX: '2',
    ...emulators.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    APP_SECRET: 'a-secret-of-the-benchmarks-32-characters',
    ADMIN_EMAIL: BENCH_ADMIN.email,
    ADMIN_PASSWORD: BENCH_ADMIN.password,
    SCAN_ALLOW_HOSTS: `127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    PORT: '0',
    ...more,
  };
  const started: ChildProcess[] = [];
  const start = async (role: 'web' | 'worker') => {
    // as scripts/start.mjs and the image start it
    const child = spawn(process.execPath, ['--max-semi-space-size=8', '--heap-growing-percent=20', join(ROOT, 'backend/dist/main.js')], {
      env: { ...environment, ROLE: role },
    });
    started.push(child);
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => process.stderr.write(data));
    while (!output.includes('Prêt : ')) {
      if (child.exitCode !== null) throw new Error(`${role} did not start:\n${output}`);
      await sleep(50);
    }
    return { child, url: /Prêt : (http\S+)/.exec(output)?.[1] ?? '' };
  };
  const web = await start('web');
  const request = async <T>(method: string, path: string, body: unknown, token?: string): Promise<T> => {
    const response = await fetch(web.url + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const signIn = () => request<{ accessToken: string }>('POST', '/api/auth/login', BENCH_ADMIN);
  let session = { token: '', until: 0 };
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    if (Date.now() > session.until) {
      const { accessToken } = await signIn();
      session = { token: accessToken, until: Date.now() + 5 * 60_000 };
    }
    return request(method, path, body, session.token);
  };
  for (const [service, { key, metadata }] of Object.entries(KEYS))
    await call('PUT', `/api/admin/api-keys/${service}`, { apiKey: key, metadata });
  const limits = Object.fromEntries(Object.keys(KEYS).map((service) => [service, WIDE]));
  await call('PUT', '/api/admin/settings/vendorLimits', { value: limits });

  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  let made = 0;
  return {
    url: web.url,
    emulators,
    database,
    call,
    signIn,
    startWorker: async () => {
      const { child } = await start('worker');
      const status = () => readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return {
        process: child,
        memory: () => Number(/VmRSS:\s+(\d+)/.exec(status())?.[1]) / 1024,
        kill: () => void child.kill('SIGKILL'),
      };
    },
    addProspects: async (count) => {
      await database.query(
        `INSERT INTO prospects (token, email, prenom, nom, business_name, site_url)
           SELECT lpad(to_hex(n), 8, '0'), 'p' || n || '@example.ch', 'Anne', 'Exemple', 'Boulangerie ' || n, 'http://127.0.0.1:${port}/' || n
             FROM generate_series($1::int, $2::int) n`,
        [made + 1, made + count],
      );
      made += count;
    },
    stop: async () => {
      for (const child of started) child.kill('SIGTERM');
      await Promise.all(started.map((child) => child.exitCode ?? child.signalCode ?? new Promise((done) => child.once('exit', done))));
      await database.end();
      await emulators.stop();
      site.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface BulkResult {
  seconds: number;
  done: number;
  failed: number;
}

/** Starts a bulk scan of everything and waits for its end. */
export async function runBulk(
  product: BenchProduct,
  filter: object,
  meanwhile?: (ended: number) => Promise<void> | void,
): Promise<BulkResult> {
  const started = performance.now();
  const { scanId } = await product.call<{ scanId: string }>('POST', '/api/admin/scans', { kind: 'bulk', filter });
  for (;;) {
    await sleep(250);
    const { rows } = await product.database.query('SELECT status, done, failed FROM scans WHERE id = $1', [scanId]);
    const { status, done, failed } = rows[0] as { status: string; done: number; failed: number };
    await meanwhile?.(done + failed);
    if (status === 'done') return { seconds: (performance.now() - started) / 1000, done, failed };
  }
}
