import { type Action, parseQueue } from './action.ts';
import { QUEUE_KEY } from './queue-key.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The queue in local storage, shared by all tabs; in memory when storage is unavailable or full, and then only as
 * long as the page lives. Every call reads afresh, because another tab may have written.
 */
export class ActionStore {
  private memory: Action[] | null = null;

  constructor(private readonly storage: () => Store) {}

  /** False when the queue is only in the memory of this page. */
  get isPersistent(): boolean {
    return this.memory === null;
  }

  read(): Action[] {
    if (this.memory) return this.memory;
    try {
      return parseQueue(this.storage().getItem(QUEUE_KEY));
    } catch {
      this.memory = [];
      return this.memory;
    }
  }

  change(next: (queue: readonly Action[]) => Action[]): void {
    const queue = next(this.read());
    if (this.memory) {
      this.memory = queue;
      return;
    }
    try {
      if (queue.length === 0) this.storage().removeItem(QUEUE_KEY);
      else this.storage().setItem(QUEUE_KEY, JSON.stringify(queue));
    } catch {
      this.memory = queue;
    }
  }
}
