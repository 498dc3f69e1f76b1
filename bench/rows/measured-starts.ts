// What starting costs: the product (web, over a database that has everything) beside an empty application of the same framework, in
// alternated runs: seconds until ready, seconds of processor, MB at rest.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
const TICKS_PER_SECOND = 100;

interface Start {
  seconds: number;
  cpuSeconds: number;
  /** Resident, and of it what is not shared with others. */
  rssMb: number;
  pssMb: number;
}

/** Starts a program, waits until it says « Prêt », looks at it three seconds later, and ends it. */
async function measureStart(args: string[], env: NodeJS.ProcessEnv): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', ...env } });
  const ended = new Promise((done) => child.once('exit', done));
  let output = '';
  child.stderr.on('data', (data) => (output += data));
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (data) => {
      output += data;
      if (output.includes('Prêt')) ready();
    });
    child.once('exit', () => failed(new Error(`did not start: ${output}`)));
  });
  const seconds = (performance.now() - began) / 1000;
  const of = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  const [user = 0, system = 0] = (of('stat').split(') ')[1] ?? '').split(' ').slice(11, 13).map(Number);
  await sleep(3000);
  const megabytes = (file: string, key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(of(file))?.[1]) / 1024;
  const start = {
    seconds,
    cpuSeconds: (user + system) / TICKS_PER_SECOND,
    rssMb: megabytes('status', 'VmRSS'),
    pssMb: megabytes('smaps_rollup', 'Pss'),
  };
  child.kill('SIGTERM');
  await ended;
  return start;
}

/** Once what the product's first start compiles is kept; medians. */
export async function measureStarts(rounds: number): Promise<{ warm: Start; empty: Start }> {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-bench-'));
  chmodSync(folder, 0o755); // reachable for the database's own user when run as root
  const { startEmbeddedPostgres } = await import(join(ROOT, 'backend/dist/common/database/embedded-postgres.js'));
  const postgres = await startEmbeddedPostgres(folder);
  try {
    const flags = [...readFileSync(join(ROOT, 'backend/Dockerfile'), 'utf8').matchAll(/"(--[\w-]+(?:=\d+)?)"/g)].map(
      ([, flag]) => flag ?? '',
    );
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      APP_SECRET: 'a-secret-of-the-benchmarks-32-characters',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ROLE: 'web',
    };
    const product = () => measureStart([...flags, join(ROOT, 'backend/dist/main.js')], env);
    const nothing = join(folder, 'empty.mjs');
    writeFileSync(nothing, emptyApplication());
    await product(); // brings the database to its schema, and keeps what it compiles
    const [warm, empty]: [Start[], Start[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      warm.push(await product());
      empty.push(await measureStart([nothing], env));
    }
    return { warm: median(warm), empty: median(empty) };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function emptyApplication(): string {
  const of = (name: string) => JSON.stringify(pathToFileURL(join(ROOT, 'node_modules', name)).href);
  return `import { NestFactory } from ${of('@nestjs/core/index.js')};
    import { FastifyAdapter } from ${of('@nestjs/platform-fastify/index.js')};
    const app = await NestFactory.create(class Empty {}, new FastifyAdapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
    app.enableShutdownHooks();
    console.log('Prêt');`;
}

function median(starts: Start[]): Start {
  const middle = (key: keyof Start) => starts.map((start) => start[key]).sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
  return { seconds: middle('seconds'), cpuSeconds: middle('cpuSeconds'), rssMb: middle('rssMb'), pssMb: middle('pssMb') };
}
