import { setTimeout as sleep } from 'node:timers/promises';
import { browsersOf } from './browsers.ts';
import type { Random } from './random.ts';
import type { Stack } from './stack.ts';

/** Longer than the heartbeat of a job (10 s): another worker takes its jobs over before it continues. */
const FROZEN_MS = 13_000;

type Kill = (stack: Stack, random: Random, wantBrowser: () => Promise<void>) => Promise<void> | void;

/** Each kind of kill with its share of a series. */
const KINDS: readonly [string, number, Kill][] = [
  ['kill -9 web', 14, ({ webs }, random) => random.one(webs).process.signal('SIGKILL')],
  ['kill -9 worker', 18, ({ workers }, random) => random.one(workers).signal('SIGKILL')],
  ['SIGTERM web', 4, ({ webs }, random) => random.one(webs).process.signal('SIGTERM')],
  ['SIGTERM worker', 4, ({ workers }, random) => random.one(workers).signal('SIGTERM')],
  ['SIGSTOP worker', 3, ({ workers }, random) => freeze(random.one(workers))],
  ['kill -9 Chromium', 5, (stack, _, wantBrowser) => killBrowser(stack, wantBrowser)],
  ['kill -9 postmaster', 4, ({ cluster }) => cluster.killPostmaster()],
  ['kill -9 backend', 8, ({ cluster }) => cluster.killBackend()],
];

export interface Planned {
  kind: string;
  kill: Kill;
}

/** A series of kills that depends on the seed alone; each kind comes once where there is room. */
export function plannedKills(random: Random, count: number): Planned[] {
  const all = KINDS.map(([kind, , kill]): Planned => ({ kind, kill }));
  const weighted = KINDS.flatMap(([kind, share, kill]) => Array<Planned>(share).fill({ kind, kill }));
  const first = random.shuffled(all).slice(0, count);
  return random.shuffled([...first, ...Array.from({ length: count - first.length }, () => random.one(weighted))]);
}

async function freeze(worker: Stack['workers'][number]): Promise<void> {
  worker.signal('SIGSTOP');
  await sleep(FROZEN_MS);
  worker.signal('SIGCONT');
}

/** Kills the browser that draws, prints or measures, as soon as there is one. */
async function killBrowser({ workers }: Stack, wantBrowser: () => Promise<void>): Promise<void> {
  await wantBrowser();
  for (let waited = 0; waited < 15_000; waited += 50) {
    const pids = browsersOf(workers.map(({ pid }) => pid ?? 0));
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it has ended by itself meanwhile
      }
    }
    if (pids.length > 0) return;
    await sleep(50);
  }
  throw new Error('no browser was there to be killed');
}
