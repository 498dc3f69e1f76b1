// Our loop around pg-boss beside its own `work()`, in turns on one database: `npm run bench:jobs [rounds]`.
// `batch`: one worker that takes as many jobs as there are places; `places`: one worker for each place.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import { percentile } from './timing.ts';

const DIST = join(import.meta.dirname, '../backend/dist/common');
const PLACES = 24;
const [rounds = 3] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'smartindex-bench-'));
chmodSync(folder, 0o755);
const { startEmbeddedPostgres } = await import(`${DIST}/database/embedded-postgres.js`);
const { QueueLoop } = await import(`${DIST}/jobs/queue-loop.js`);
const postgres = await startEmbeddedPostgres(folder);
const database = new Client({ connectionString: postgres.url });
await database.connect();
const supervision = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, queueCacheIntervalSeconds: 1 };
const boss = new PgBoss({
  connectionString: postgres.url,
  schema: 'pgboss',
  max: 4,
  schedule: false,
  useListenNotify: true,
  ...supervision,
});
boss.on('error', (error) => console.error(error.message));
await boss.start();

interface Payload {
  ms: number;
  at: number;
}
type Handle = (payload: Payload) => Promise<void>;
/** Begins to run the jobs of a queue; answers what is called after an insert, and how it ends. */
type Way = (queue: string, handle: Handle) => Promise<{ wake: () => void; stop: () => Promise<void> }>;

const quiet = () => Promise.resolve();
const ways: Record<string, Way> = {
  ours: async (name, handle) => {
    const definition = { name, payload: { parse: (data: unknown) => data }, concurrency: PLACES };
    const loop = new QueueLoop(boss, definition, handle, console);
    loop.start();
    return { wake: () => loop.wake(), stop: () => loop.stop(5000) };
  },
  batch: async (name, handle) => {
    const options = { batchSize: PLACES, perJobResults: true, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 } as const;
    await boss.work<Payload>(name, options, (jobs: Job<Payload>[]) =>
      Promise.all(jobs.map(({ id, data }) => handle(data).then(() => ({ id, status: 'completed' as const })))),
    );
    return { wake: quiet, stop: () => boss.offWork(name) };
  },
  places: async (name, handle) => {
    const options = { localConcurrency: PLACES, burstWhenReadyExceeds: 1, pollingIntervalSeconds: 0.5 };
    await boss.work<Payload>(name, options, async ([job]) => {
      if (job) await handle(job.data);
    });
    return { wake: quiet, stop: () => boss.offWork(name) };
  },
};

const committed = async (): Promise<number> => {
  await sleep(1500); // the statistics follow after a second
  const { rows } = await database.query(`SELECT xact_commit::int AS n FROM pg_stat_database WHERE datname = current_database()`);
  return rows[0].n as number;
};

interface Measured {
  perSecond: number;
  /** From the insert to the start, ms. */
  waits: number[];
  statements: number;
}

/** `chained`: each job is put in when the one before it has ended. */
async function measure(way: Way, queue: string, durations: number[], chained: boolean): Promise<Measured> {
  await boss.createQueue(queue, { notify: true, heartbeatSeconds: 10 });
  const waits: number[] = [];
  let ended: () => void = quiet;
  const all = new Promise<void>((done) => {
    ended = done;
  });
  let open = durations.length;
  const rest = chained ? durations.slice(1) : [];
  const insert = (some: number[]) =>
    boss.insert(
      queue,
      some.map((ms) => ({ data: { ms, at: performance.now() } })),
    );
  const running = await way(queue, async ({ ms, at }) => {
    waits.push(performance.now() - at);
    if (ms > 0) await sleep(ms);
    open--;
    const next = rest.shift();
    if (next !== undefined) setImmediate(() => void insert([next]).then(running.wake));
    if (open === 0) ended();
  });
  await sleep(1200);
  const before = await committed();
  const started = performance.now();
  await insert(chained ? durations.slice(0, 1) : durations);
  running.wake();
  await all;
  const seconds = (performance.now() - started) / 1000;
  const statements = ((await committed()) - before) / durations.length;
  await running.stop();
  return { perSecond: durations.length / seconds, waits: waits.sort((a, b) => a - b), statements };
}

const kinds: [string, number[], boolean][] = [
  ['2,000 empty jobs at once', Array(2000).fill(0), false],
  ['480 jobs of 20 ms, each 24th of 1 s', Array.from({ length: 480 }, (_, index) => (index % 24 === 0 ? 1000 : 20)), false],
  ['60 jobs one after the other', Array(60).fill(0), true],
];
try {
  for (const [title, durations, chained] of kinds) {
    console.log(title);
    const found = new Map<string, Measured[]>(Object.keys(ways).map((name) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const [name, way] of Object.entries(ways))
        found.get(name)?.push(await measure(way, `${name}-${durations.length}-${round}`, durations, chained));
    const middle = (values: number[]) =>
      percentile(
        values.sort((a, b) => a - b),
        0.5,
      );
    const ours = middle((found.get('ours') ?? []).map(({ perSecond }) => perSecond));
    for (const [name, runs] of found) {
      const perSecond = middle(runs.map((run) => run.perSecond));
      const [p50, p99] = [0.5, 0.99].map((part) => middle(runs.map(({ waits }) => percentile(waits, part))));
      const statements = middle(runs.map((run) => run.statements));
      console.log(
        `  ${name.padEnd(7)} ${perSecond.toFixed(0).padStart(6)} jobs/s (${(perSecond / ours).toFixed(2)} of ours), waits p50 ${p50?.toFixed(0)} ms p99 ${p99?.toFixed(0)} ms, ${statements.toFixed(1)} transactions a job`,
      );
    }
  }
} finally {
  await boss.stop({ graceful: false, close: true });
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
