import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');

export interface Product {
  url: string;
  /** Its data, the database included. */
  folder: string;
  stop(): Promise<void>;
}

/** A folder that the database's own user reaches too, when tests run as root. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The built product with a database of its own. */
export async function startProduct(folder: string, environment: Record<string, string>): Promise<Product> {
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      ADMIN_EMAIL: 'admin@example.ch',
      ADMIN_PASSWORD: 'correct-horse-battery',
      ...environment,
    },
  });
  let output = '';
  product.stdout.on('data', (data) => (output += data));
  product.stderr.on('data', (data) => (output += data));
  for (const deadline = Date.now() + 60_000; !/Prêt : \S+/.test(output); await sleep(50)) {
    if (Date.now() > deadline || product.exitCode !== null) throw new Error(`the product did not start:\n${output}`);
  }
  const url = /Prêt : (\S+)/.exec(output)?.[1] ?? '';
  await widenLimits(url);
  return {
    url,
    folder,
    stop: async () => {
      const ended = new Promise((done) => product.once('exit', done));
      product.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The links that the product writes carry its port, so it must be known beforehand. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** All browsers of the tests come from one address, which the limits would take for one visitor. */
async function widenLimits(url: string): Promise<void> {
  const send = (method: string, path: string, body: object, token = '') =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const signedIn = await send('POST', '/api/auth/login', { email: 'admin@example.ch', password: 'correct-horse-battery' });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const path = '/api/admin/settings/rateLimits';
  const known = await fetch(url + path, { headers: { authorization: `Bearer ${accessToken}` } });
  const limits = ((await known.json()) as { value: Record<string, object> }).value;
  const value = Object.fromEntries(Object.entries(limits).map(([rule, limit]) => [rule, { ...limit, max: 100_000 }]));
  const saved = await send('PUT', path, { value }, accessToken);
  if (!saved.ok) throw new Error(`limits not widened: ${saved.status}`);
  await sleep(2500); // a process keeps the limits it knows for two seconds
}
