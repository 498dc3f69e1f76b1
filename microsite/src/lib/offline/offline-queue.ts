import { type Answer, type Problem, passes, problemOf } from '../api.ts';
import { type Action, MAX_RETRIES, mustWait, subjectOf, withAction } from './action.ts';
import type { ActionStore } from './action-store.ts';
import { isSettled, retryDelay } from './retry.ts';

/** What became of an action. */
export type Outcome =
  | { kind: 'done'; action: Action }
  | { kind: 'delayed'; action: Action; problem: Problem }
  /** The server refuses it for good; it is no longer in the queue. */
  | { kind: 'dropped'; action: Action; problem: Problem };

interface Options {
  store: ActionStore;
  /** Does what an action stands for; doing it twice must change nothing. */
  perform(action: Action): Promise<Answer<unknown>>;
  /** Runs a task while no other tab runs one. */
  exclusively(task: () => Promise<void>): Promise<void>;
  isOnline(): boolean;
  now(): number;
  newId(): string;
  /** Calls back after a while. */
  later(ms: number, callback: () => void): void;
  onOutcome(outcome: Outcome): void;
  onChange?(): void;
}

/**
 * Delivers queued actions to the server. Each is stored before it is sent, so that a closed page loses nothing;
 * actions on different subjects do not wait for each other, those on the same go one after the other.
 */
export class OfflineQueue {
  private readonly sending = new Map<string, Promise<void>>();
  private readonly notBefore = new Map<string, number>();
  private blockedUntil = 0;
  private isDraining = false;
  private wake: () => void = () => {};

  constructor(private readonly options: Options) {}

  get waiting(): readonly Action[] {
    return this.options.store.read();
  }

  add(type: Action['type'], data: Action['data']): Action {
    const { store, newId, now } = this.options;
    const action = { id: newId(), type, data, timestamp: now(), retryCount: 0, maxRetries: MAX_RETRIES };
    store.change((queue) => withAction(queue, action));
    this.options.onChange?.();
    void this.replay();
    return action;
  }

  /** Forgets what waits and is not wanted any more, e.g. after the quiz was finished elsewhere. */
  discard(isUnwanted: (action: Action) => boolean): void {
    this.options.store.change((queue) => queue.filter((action) => !isUnwanted(action)));
    this.options.onChange?.();
  }

  /** The connection is back: actions no longer wait, except for a Retry-After of the server. */
  reconnected(): Promise<void> {
    this.notBefore.clear();
    return this.replay();
  }

  /** Sends what is due, in this tab alone. */
  async replay(): Promise<void> {
    this.wake();
    if (this.isDraining || this.due().length === 0) return;
    this.isDraining = true;
    try {
      await this.options.exclusively(() => this.drain());
    } finally {
      this.isDraining = false;
    }
    if (this.due().length > 0) void this.replay();
  }

  private async drain(): Promise<void> {
    for (;;) {
      for (const action of this.due()) {
        const subject = subjectOf(action);
        this.sending.set(
          subject,
          this.send(action).finally(() => this.sending.delete(subject)),
        );
      }
      if (this.sending.size === 0) return;
      const added = new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      await Promise.race([...this.sending.values(), added]);
    }
  }

  private due(): Action[] {
    const { isOnline, now } = this.options;
    if (!isOnline() || now() < this.blockedUntil) return [];
    const queue = this.waiting;
    return queue.filter(
      (action) => !this.sending.has(subjectOf(action)) && !mustWait(action, queue) && now() >= (this.notBefore.get(action.id) ?? 0),
    );
  }

  private async send(action: Action): Promise<void> {
    const problem = problemOf(await this.options.perform(action));
    if (!problem) return this.end({ kind: 'done', action });
    const failed = { ...action, retryCount: action.retryCount + 1 };
    const isRefused = !passes(problem) && (isSettled(problem) || failed.retryCount >= failed.maxRetries);
    if (isRefused) this.end({ kind: 'dropped', action: failed, problem });
    else this.delay(failed, problem);
  }

  private delay(failed: Action, problem: Problem): void {
    const { store, now, later, onOutcome, onChange } = this.options;
    const retryInMs = retryDelay(failed.retryCount - 1, problem);
    store.change((queue) => queue.map((waiting) => (waiting.id === failed.id ? failed : waiting)));
    this.notBefore.set(failed.id, now() + retryInMs);
    if (problem.retryAfterMs) this.blockedUntil = Math.max(this.blockedUntil, now() + problem.retryAfterMs);
    later(retryInMs, () => void this.replay());
    onOutcome({ kind: 'delayed', action: failed, problem });
    onChange?.();
  }

  private end(outcome: Outcome): void {
    const { action } = outcome;
    this.notBefore.delete(action.id);
    this.options.store.change((queue) => queue.filter(({ id }) => id !== action.id));
    // a newer wish on the same subject came meanwhile, and will have its own outcome
    const isReplaced = this.waiting.some((waiting) => subjectOf(waiting) === subjectOf(action));
    if (!isReplaced) this.options.onOutcome(outcome);
    this.options.onChange?.();
  }
}
