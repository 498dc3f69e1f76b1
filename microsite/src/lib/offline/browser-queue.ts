import { randomId } from '../api.ts';
import { ActionStore } from './action-store.ts';
import { OfflineQueue, type Outcome } from './offline-queue.ts';
import { perform } from './perform.ts';
import { QUEUE_KEY } from './queue-key.ts';
import { withTabLock } from './tab-lock.ts';

interface Listeners {
  onOutcome(outcome: Outcome): void;
  onChange?(): void;
}

export interface BrowserQueue {
  queue: OfflineQueue;
  store: ActionStore;
  stop(): void;
}

/** Polling interval of the queue, ms (specification 1, section 9). */
export const REFRESH_MS = 5000;

/** The queue of this browser: replayed at once, when the connection is back, when another tab adds to it, and regularly. */
export function browserQueue(listeners: Listeners): BrowserQueue {
  const store = new ActionStore(() => window.localStorage);
  const locks = typeof navigator.locks === 'object' ? navigator.locks : undefined;
  const queue = new OfflineQueue({
    store,
    perform,
    exclusively: (task) => withTabLock(locks, QUEUE_KEY, task),
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    newId: randomId,
    later: (ms, callback) => void setTimeout(callback, ms),
    ...listeners,
  });
  const events = new AbortController();
  const { signal } = events;
  addEventListener('online', () => void queue.reconnected(), { signal });
  addEventListener(
    'storage',
    ({ key }) => {
      if (key !== QUEUE_KEY && key !== null) return;
      listeners.onChange?.();
      void queue.replay();
    },
    { signal },
  );
  addEventListener(
    'beforeunload',
    (event) => {
      if (!store.isPersistent && queue.waiting.length > 0) event.preventDefault();
    },
    { signal },
  );
  const timer = setInterval(() => void queue.replay(), REFRESH_MS);
  const stop = () => {
    clearInterval(timer);
    events.abort();
  };
  return { queue, store, stop };
}
