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

export interface NodeProcess {
  pid: number;
  url: string;
  kill(): void;
}

export interface BenchProduct {
  url: string;
  emulators: Emulators;
  database: Client;
  databaseUrl: string;
  webPid: number;
  /** The parent of all processes of the database. */
  postgresPid: number;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** A session of its own, for calls that `call` cannot make. */
  signIn(): Promise<{ accessToken: string }>;
  startWorker(): Promise<Worker>;
  /** One more on the same database. */
  startWeb(): Promise<NodeProcess>;
  addProspects(count: number): Promise<void>;
  /** How often our own analyses, not Lighthouse, have asked for a prospect's home page. */
  visitsOf(siteUrl: string): number;
  stop(): Promise<void>;
}

const STANDING = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  MALLOC_ARENA_MAX: '2',
  APP_SECRET: 'a-secret-of-the-benchmarks-32-characters',
  ADMIN_EMAIL: BENCH_ADMIN.email,
  ADMIN_PASSWORD: BENCH_ADMIN.password,
  LOG_LEVEL: 'warn',
  PORT: '0',
};

/** Limits that do not bind: what is measured is our own orchestration. */
const WIDE = { callsPerMinute: 10_000, atOnce: 100, callsPerDay: null, callsPerMonth: null, costPerDay: null, costPerMonth: null };

export interface Surroundings {
  /** Of the database, which stays; without one it is new and goes. */
  folder?: string;
  /** Of the database. */
  settings?: Record<string, string>;
  /** What stands between the database and the product, by its address; answers what the product is told of it. */
  between?: (databaseUrl: string) => Promise<Record<string, string>>;
}

export async function startBenchProduct(
  latencyMs: number,
  more: Record<string, string> = {},
  { folder: kept, settings, between }: Surroundings = {},
): Promise<BenchProduct> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'smartindex-bench-'));
  chmodSync(folder, 0o755); // reachable for the database's own user when run as root
  const { startEmbeddedPostgres } = await import(join(ROOT, 'backend/dist/common/database/embedded-postgres.js'));
  const postgres = await startEmbeddedPostgres(folder, settings);
  const emulators = await startEmulators({ latencyMs });
  const visits = new Map<string, number>();
  const site = createServer(({ url = '', headers }, response) => {
    if (headers['user-agent']?.includes('SmartIndexBot')) visits.set(url, (visits.get(url) ?? 0) + 1);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Boulangerie</title><h1>Pains</h1>');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  const given = { ...emulators.env, DATABASE_URL: postgres.url, DATA_DIR: folder, SCAN_ALLOW_HOSTS: `127.0.0.1:${port}` };
  const environment = { ...STANDING, ...given, ...(await between?.(postgres.url)), ...more };
  const started: ChildProcess[] = [];
  const start = (role: 'web' | 'worker') => startProcess({ ...environment, ROLE: role }, started);
  const web = await start('web');
  const { call, signIn } = clientOf(web.url);
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
    databaseUrl: postgres.url,
    webPid: web.pid,
    postgresPid: await postmasterOf(database),
    call,
    signIn,
    startWorker: async () => workerOf((await start('worker')).child),
    startWeb: () => start('web'),
    visitsOf: (siteUrl) => visits.get(new URL(siteUrl).pathname) ?? 0,
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
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface BulkResult {
  seconds: number;
  done: number;
  failed: number;
}

/** Starts a bulk scan of what is chosen and waits for its end. */
export const runBulk = (product: BenchProduct, filter: object, meanwhile?: (ended: number) => Promise<void> | void): Promise<BulkResult> =>
  runScan(product, '/api/admin/scans', { kind: 'bulk', filter }, meanwhile);

/** Starts a quick scan of one prospect and waits for its end. */
export const runQuick = (product: BenchProduct, prospectId: string): Promise<BulkResult> =>
  runScan(product, `/api/admin/prospects/${prospectId}/scan`, {});

/** Starts a scan that `path` names and waits for its end. */
export const runOrder = (product: BenchProduct, path: string, order: object = {}): Promise<BulkResult> => runScan(product, path, order);

async function runScan(
  product: BenchProduct,
  path: string,
  scan: object,
  meanwhile?: (ended: number) => Promise<void> | void,
): Promise<BulkResult> {
  const started = performance.now();
  const { scanId } = await product.call<{ scanId: string }>('POST', path, scan);
  for (;;) {
    await sleep(250);
    const { rows } = await product.database.query('SELECT status, done, failed FROM scans WHERE id = $1', [scanId]);
    const { status, done, failed } = rows[0] as { status: string; done: number; failed: number };
    await meanwhile?.(done + failed);
    if (status === 'done') return { seconds: (performance.now() - started) / 1000, done, failed };
  }
}

/** As scripts/start.mjs and the image start it. */
async function startProcess(env: NodeJS.ProcessEnv, started: ChildProcess[]) {
  const one = await startNode(['--max-semi-space-size=8', join(ROOT, 'backend/dist/main.js')], env);
  started.push(one.child);
  return one;
}

/** A program that says when it is ready. */
export async function startNode(args: string[], env: NodeJS.ProcessEnv): Promise<NodeProcess & { child: ChildProcess }> {
  const child = spawn(process.execPath, args, { env });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => process.stderr.write(data));
  while (!output.includes('Prêt : ')) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} did not start:\n${output}`);
    await sleep(10);
  }
  return { child, pid: child.pid as number, url: /Prêt : (http\S+)/.exec(output)?.[1] ?? '', kill: () => void child.kill('SIGKILL') };
}

/** Requests of the administrator, who signs in again when a session grows old. */
function clientOf(url: string): Pick<BenchProduct, 'call' | 'signIn'> {
  const request = async <T>(method: string, path: string, body: unknown, token?: string): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const answer = await response.text();
    return (answer ? JSON.parse(answer) : undefined) as T;
  };
  const signIn = () => request<{ accessToken: string }>('POST', '/api/auth/login', BENCH_ADMIN);
  let session = { token: '', until: 0 };
  return {
    signIn,
    call: async (method, path, body) => {
      if (Date.now() > session.until) {
        const { accessToken } = await signIn();
        session = { token: accessToken, until: Date.now() + 5 * 60_000 };
      }
      return request(method, path, body, session.token);
    },
  };
}

function workerOf(child: ChildProcess): Worker {
  const status = () => readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return {
    process: child,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(status())?.[1]) / 1024,
    kill: () => void child.kill('SIGKILL'),
  };
}

async function postmasterOf(database: Client): Promise<number> {
  const own = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return Number(readFileSync(`/proc/${own.rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
}
