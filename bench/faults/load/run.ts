import { setTimeout as sleep } from 'node:timers/promises';
import type { Load, LoadContext } from './context.ts';

export interface RunningLoad {
  /** What a kind of load threw: a mistake of the bench. */
  faults: string[];
  stop(): Promise<void>;
}

export function startLoad(loads: readonly Load[], context: Omit<LoadContext, 'isOver'>): RunningLoad {
  let over = false;
  const faults: string[] = [];
  const lanes = loads.flatMap(({ name, lanes: count, pause: [least, most], once }) =>
    Array.from({ length: count }, async () => {
      const own = { ...context, random: context.random.branch(), isOver: () => over };
      while (!over) {
        await once(own).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
        await sleep(own.random.between(least, most) * 1000);
      }
    }),
  );
  return {
    faults,
    stop: async () => {
      over = true;
      await Promise.all(lanes);
    },
  };
}
