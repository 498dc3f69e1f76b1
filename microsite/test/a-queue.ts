import type { Answer } from '../src/lib/api.ts';
import type { Action } from '../src/lib/offline/action.ts';
import { ActionStore } from '../src/lib/offline/action-store.ts';
import { OfflineQueue, type Outcome } from '../src/lib/offline/offline-queue.ts';

/** A browser's storage in memory. */
export function aStorage() {
  const stored = new Map<string, string>();
  return {
    stored,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  };
}

/** A storage that throws. */
export const refused = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

/** A queue with controllable time, connection and server. */
export function aQueue(answer: (action: Action) => Answer<unknown> | Promise<Answer<unknown>> = () => null) {
  const calls: Action[] = [];
  const outcomes: Outcome[] = [];
  const timers: { at: number; callback: () => void }[] = [];
  const world = { now: 1_000_000, isOnline: true, ids: 0 };
  const { storage, stored } = aStorage();
  const store = new ActionStore(() => storage);
  const queue = new OfflineQueue({
    store,
    perform: async (action) => {
      calls.push(action);
      return answer(action);
    },
    exclusively: (task) => task(),
    isOnline: () => world.isOnline,
    now: () => world.now,
    newId: () => `id${++world.ids}`,
    later: (ms, callback) => void timers.push({ at: world.now + ms, callback }),
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  /** Lets everything happen that needs no time. */
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  /** Lets time pass up to the next timer; answers how long it was, ms. */
  const nextTimer = async (): Promise<number> => {
    timers.sort((one, other) => one.at - other.at);
    const timer = timers.shift();
    if (!timer) return 0;
    const waited = timer.at - world.now;
    world.now = Math.max(world.now, timer.at);
    timer.callback();
    await settle();
    return waited;
  };
  return { queue, store, stored, calls, outcomes, world, settle, nextTimer };
}
