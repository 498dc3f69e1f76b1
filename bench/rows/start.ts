// What a start costs: a web process over a database that is up to date, beside an empty application of the same framework.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { BASE_ENVIRONMENT, embeddedPostgres, ended, MAIN, newFolder, ROOT, startNode } from '../product.ts';
import { type Figure, median } from '../table.ts';

const ROUNDS = 5;
const TICKS_PER_SECOND = 100;

interface Start {
  cpuSeconds: number;
  rssMb: number;
}

export async function start(): Promise<Figure[]> {
  const folder = newFolder();
  const postgres = await (await embeddedPostgres()).startEmbeddedPostgres(folder);
  try {
    const env = {
      ...BASE_ENVIRONMENT,
      ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled'), ROLE: 'web' },
    };
    const flags = [...readFileSync(join(ROOT, 'backend/Dockerfile'), 'utf8').matchAll(/"(--[\w-]+(?:=\d+)?)"/g)].map(
      ([, flag]) => `${flag}`,
    );
    const empty = join(folder, 'empty.mjs');
    writeFileSync(empty, emptyApplication());
    await measured([...flags, MAIN], env); // migrates, and fills the compile cache
    const [ours, theirs]: [Start[], Start[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await measured([...flags, MAIN], env));
      theirs.push(await measured([empty], env));
    }
    const middle = (starts: Start[], key: keyof Start) => median(starts.map((one) => one[key]));
    return [
      { name: 'start', product: middle(ours, 'cpuSeconds'), plain: middle(theirs, 'cpuSeconds') },
      { name: 'memory', product: middle(ours, 'rssMb'), plain: middle(theirs, 'rssMb') },
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(args: string[], env: NodeJS.ProcessEnv): Promise<Start> {
  const { child } = await startNode(env, args);
  const of = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  // fields behind the name: user and system time are the 12th and 13th
  const [user = 0, system = 0] = (of('stat').split(') ')[1] ?? '').split(' ').slice(11, 13).map(Number);
  await sleep(3000);
  const rssMb = Number(/^VmRSS:\s+(\d+)/m.exec(of('status'))?.[1]) / 1024;
  await ended(child);
  return { cpuSeconds: (user + system) / TICKS_PER_SECOND, rssMb };
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
