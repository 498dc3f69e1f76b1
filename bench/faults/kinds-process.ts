// Processes that die, are told to end, or stand still.
import { setTimeout as sleep } from 'node:timers/promises';
import { browsersOf } from './browsers.ts';
import type { FaultKind } from './fault.ts';
import type { KeptProcess } from './kept-process.ts';
import type { Stack } from './stack.ts';

/** Longer than the heartbeat of a job (10 s): others take its jobs over before it wakes up. */
const FROZEN_MS = [12_000, 16_000] as const;

function signal(kind: string, weight: number, which: (stack: Stack) => KeptProcess[], sent: NodeJS.Signals): FaultKind {
  return {
    kind,
    weight,
    make: (random) => {
      const index = random.whole(0, 1);
      return { kind, words: `${kind} ${index + 1}`, happen: async (stack) => which(stack)[index]?.signal(sent) };
    },
  };
}

function freeze(kind: string, weight: number, which: (stack: Stack) => KeptProcess[]): FaultKind {
  return {
    kind,
    weight,
    make: (random) => {
      const index = random.whole(0, 1);
      const ms = Math.round(random.between(...FROZEN_MS));
      return {
        kind,
        words: `${kind} ${index + 1} for ${Math.round(ms / 1000)} s`,
        happen: async (stack) => {
          const kept = which(stack)[index];
          kept?.signal('SIGSTOP');
          await sleep(ms);
          kept?.signal('SIGCONT');
        },
      };
    },
  };
}

const webs = ({ webs: all }: Stack) => all.map(({ process }) => process);
const workers = ({ workers: all }: Stack) => all;

/** Kills the browser that draws, prints or measures, as soon as there is one. */
const killBrowser: FaultKind = {
  kind: 'kill -9 Chromium',
  weight: 5,
  make: () => ({
    kind: 'kill -9 Chromium',
    words: 'kill -9 Chromium',
    happen: async (stack) => {
      await stack.wantBrowser();
      for (let waited = 0; waited < 12_000; waited += 50) {
        const pids = browsersOf(stack.workers.map(({ pid }) => pid ?? 0));
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
    },
  }),
};

export const PROCESS_FAULTS: readonly FaultKind[] = [
  signal('kill -9 web', 14, webs, 'SIGKILL'),
  signal('kill -9 worker', 18, workers, 'SIGKILL'),
  signal('SIGTERM web', 4, webs, 'SIGTERM'),
  signal('SIGTERM worker', 4, workers, 'SIGTERM'),
  freeze('worker stands still', 3, workers),
  freeze('web stands still', 1, webs),
  killBrowser,
];
