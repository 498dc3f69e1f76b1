import { type Answer, type Problem, problemOf, type SavedAnswer } from '../api.ts';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** What became of an answer. */
export type SaveOutcome =
  | { kind: 'saved'; questionId: number }
  | { kind: 'delayed'; questionId: number; attempt: number; retryInMs: number }
  /** The server refuses it for good: nothing is gained by trying again. */
  | { kind: 'refused'; questionId: number; problem: Problem };

interface Options {
  save(questionId: number, answer: string): Promise<Answer<SavedAnswer>>;
  wait(ms: number): Promise<void>;
  onOutcome(outcome: SaveOutcome): void;
  /** Called whenever the answers that wait have changed, so that they can be kept. */
  onWaiting(waiting: ReadonlyMap<number, string>): void;
}

/** 1 s, 2 s, 4 s… up to 30 s; what the server asks for comes first (specification 1, section 9). */
export function retryDelay(attempt: number, { retryAfterMs }: Pick<Problem, 'retryAfterMs'> = {}): number {
  return retryAfterMs ?? Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt);
}

const passes = ({ status }: Problem): boolean => status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/**
 * Sends answers until the server has them. One call at a time for each question, so that the last answer wins; questions do
 * not wait for each other. Saving is idempotent on the server: a call that was repeated changes nothing.
 */
export class AnswerQueue {
  private readonly waiting = new Map<number, string>();
  private readonly sending = new Set<number>();
  private idleListeners: (() => void)[] = [];

  constructor(private readonly options: Options) {}

  put(questionId: number, answer: string): void {
    this.waiting.set(questionId, answer);
    this.options.onWaiting(this.waiting);
    if (!this.sending.has(questionId)) void this.send(questionId);
  }

  get isIdle(): boolean {
    return this.waiting.size === 0;
  }

  /** Resolves when every answer is with the server. */
  idle(): Promise<void> {
    return this.isIdle ? Promise.resolve() : new Promise((resolve) => this.idleListeners.push(resolve));
  }

  private async send(questionId: number): Promise<void> {
    this.sending.add(questionId);
    for (let attempt = 0, answer = this.waiting.get(questionId); answer !== undefined; answer = this.waiting.get(questionId)) {
      const problem = problemOf(await this.options.save(questionId, answer));
      if (problem && passes(problem)) {
        const retryInMs = retryDelay(attempt, problem);
        attempt += 1;
        this.options.onOutcome({ kind: 'delayed', questionId, attempt, retryInMs });
        await this.options.wait(retryInMs);
        continue;
      }
      attempt = 0;
      // answered again meanwhile: the newer answer still has to go
      if (!problem && this.waiting.get(questionId) !== answer) continue;
      this.waiting.delete(questionId);
      this.options.onWaiting(this.waiting);
      this.options.onOutcome(problem ? { kind: 'refused', questionId, problem } : { kind: 'saved', questionId });
    }
    this.sending.delete(questionId);
    this.announceIdle();
  }

  private announceIdle(): void {
    if (!this.isIdle) return;
    const listeners = this.idleListeners;
    this.idleListeners = [];
    for (const resolve of listeners) resolve();
  }
}
