// Throughput of our local Lighthouse beside the plain `lighthouse` command, on the same sites, in turns:
// `npm run bench:lighthouse [rounds]`. Orchestration = our time outside the process that runs Lighthouse.
import { type ChildProcess, execFile } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'backend/dist');
const [rounds = 3] = process.argv.slice(2).map(Number);

const paragraphs = (count: number) => '<p>Nous fabriquons des portes et des fenêtres en bois pour toute la région.</p>'.repeat(count);
const pictures = (count: number) =>
  Array.from({ length: count }, (_, n) => `<img src="/picture-${n}" width="400" height="300" alt="">`).join('');
const SITES: Record<string, string> = {
  '/light': paragraphs(20),
  '/pictures': paragraphs(20) + pictures(30),
  '/scripts': `${paragraphs(20)}<script>for (let end = performance.now() + 400; performance.now() < end;);</script>`,
};
const server = createServer((request, response) => {
  const url = (request.url ?? '').split('?')[0] ?? '';
  const body = SITES[url];
  if (body) {
    const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Menuiserie du Lac</title><h1>Le bois, sur mesure</h1>${body}`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  } else if (url.startsWith('/picture-')) {
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end(`<svg xmlns="http://www.w3.org/2000/svg"><!--${'-'.repeat(50_000)}--></svg>`);
  } else response.writeHead(404).end();
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

const folder = mkdtempSync(join(tmpdir(), 'smartindex-bench-'));
chmodSync(folder, 0o755); // reachable for the database's own user when run as root
const { startEmbeddedPostgres } = await import(join(DIST, 'common/database/embedded-postgres.js'));
const postgres = await startEmbeddedPostgres(folder);
Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: folder, SCAN_ALLOW_HOSTS: host, ROLE: 'web', LOG_LEVEL: 'warn' });
const backend = createRequire(join(DIST, 'main.js'));
backend('reflect-metadata');
const { migrate } = await import(join(DIST, 'common/database/data-source.js'));
await migrate(postgres.url);
const { NestFactory } = backend('@nestjs/core');
const { AppModule } = await import(join(DIST, 'app.module.js'));
const { LocalLighthouse } = await import(join(DIST, 'providers/page-speed/local-lighthouse.client.js'));
const { findChromium } = await import(join(DIST, 'providers/browser/chromium-install.js'));
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
const engine = app.get(LocalLighthouse, { strict: false });
const chromium = await findChromium({ dataDir: folder });

let lighthouseMs = 0;
subscribe('child_process', (message) => {
  const child = (message as { process: ChildProcess }).process;
  const started = performance.now();
  child.once('exit', () => {
    if (child.spawnargs.some((argument) => argument.includes('lighthouse-child'))) lighthouseMs += performance.now() - started;
  });
});

async function plain(url: string): Promise<void> {
  const flags = [`--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage`, '--output=json', '--output-path=/dev/null', '--quiet'];
  const same = ['--only-categories=performance,accessibility,best-practices,seo', '--disable-full-page-screenshot', '--locale=fr'];
  const env = { ...process.env, ...chromium.env, CHROME_PATH: chromium.path };
  await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/lighthouse/cli/index.js'), url, ...flags, ...same], { env });
}

const ours = (url: string): Promise<unknown> => engine.measure(url, { devices: ['mobile'], runs: 1 });

async function timed(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

try {
  let plainMs = 0;
  let oursMs = 0;
  for (let round = 0; round < rounds; round++) {
    for (const path of Object.keys(SITES)) {
      plainMs += await timed(plain(`http://${host}${path}`));
      oursMs += await timed(ours(`http://${host}${path}?${round}`));
    }
  }
  const measurements = rounds * Object.keys(SITES).length;
  const perMinute = (ms: number) => Math.round((measurements / (ms / 60_000)) * 100) / 100;
  console.log(`plain lighthouse: ${perMinute(plainMs)} measurements a minute`);
  console.log(`ours:             ${perMinute(oursMs)} measurements a minute, ratio ${(plainMs / oursMs).toFixed(3)}`);
  console.log(`orchestration:    ${(((oursMs - lighthouseMs) / oursMs) * 100).toFixed(2)} % of our time`);
} finally {
  await app.close();
  await postgres.stop();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
