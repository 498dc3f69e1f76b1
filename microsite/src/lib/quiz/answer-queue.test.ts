import type { Answer, SavedAnswer } from '../api.ts';
import { AnswerQueue, retryDelay, type SaveOutcome } from './answer-queue.ts';

const saved: SavedAnswer = { saved: true, answered: 1, total: 7 };
const failed = (status: number, retryAfterMs?: number) => ({
  problem: { status, code: 'x', message: '', ...(retryAfterMs && { retryAfterMs }) },
});

/** A server that answers from a list, then always accepts. */
function aQueue(answers: Answer<SavedAnswer>[] = []) {
  const calls: string[] = [];
  const waits: number[] = [];
  const outcomes: SaveOutcome[] = [];
  let kept: [number, string][] = [];
  const gates: (() => void)[] = [];
  const queue = new AnswerQueue({
    save: async (questionId, answer) => {
      calls.push(`${questionId}:${answer}`);
      await new Promise<void>((open) => gates.push(open));
      return answers.shift() ?? saved;
    },
    wait: async (ms) => void waits.push(ms),
    onOutcome: (outcome) => outcomes.push(outcome),
    onWaiting: (waiting) => {
      kept = [...waiting];
    },
  });
  /** Lets all calls be answered, also those that follow. */
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) {
      for (const open of gates.splice(0)) open();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { queue, calls, waits, outcomes, kept: () => kept, settle };
}

describe('saving answers', () => {
  it('sends each answer once, and keeps it until the server has it', async () => {
    const { queue, calls, kept, settle } = aQueue();
    queue.put(1, 'a');
    queue.put(2, 'b');
    expect(kept()).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(queue.isIdle).toBe(false);
    await settle();
    expect(calls).toEqual(['1:a', '2:b']);
    expect(kept()).toEqual([]);
    expect(queue.isIdle).toBe(true);
  });

  it('does not let a slow question hold the others', () => {
    const { queue, calls } = aQueue();
    queue.put(1, 'a');
    queue.put(2, 'b');
    queue.put(3, 'c');
    expect(calls).toEqual(['1:a', '2:b', '3:c']);
  });

  it('sends only the newest of the answers given while one is under way', async () => {
    const { queue, calls, outcomes, settle } = aQueue();
    queue.put(1, 'a');
    queue.put(1, 'b');
    queue.put(1, 'c');
    await settle();
    expect(calls).toEqual(['1:a', '1:c']);
    expect(outcomes).toEqual([{ kind: 'saved', questionId: 1 }]);
  });

  it('tries again, later each time, and loses nothing', async () => {
    const { queue, calls, waits, outcomes, settle } = aQueue([failed(0), failed(503), failed(500)]);
    queue.put(1, 'a');
    await settle();
    expect(calls).toEqual(['1:a', '1:a', '1:a', '1:a']);
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['delayed', 'delayed', 'delayed', 'saved']);
  });

  it('waits as long as the server asks', async () => {
    const { queue, waits, settle } = aQueue([failed(429, 7000)]);
    queue.put(1, 'a');
    await settle();
    expect(waits).toEqual([7000]);
  });

  it('stops on a refusal', async () => {
    const { queue, calls, outcomes, settle } = aQueue([failed(422)]);
    queue.put(1, 'a');
    await settle();
    expect(calls).toHaveLength(1);
    expect(outcomes[0]?.kind).toBe('refused');
    expect(queue.isIdle).toBe(true);
  });

  it('tells when everything is saved', async () => {
    const { queue, settle } = aQueue([failed(0)]);
    let isDone = false;
    queue.put(1, 'a');
    void queue.idle().then(() => {
      isDone = true;
    });
    expect(isDone).toBe(false);
    await settle();
    expect(isDone).toBe(true);
    await expect(queue.idle()).resolves.toBeUndefined();
  });

  it('never waits more than half a minute', () => {
    expect([0, 1, 4, 5, 20].map((attempt) => retryDelay(attempt))).toEqual([1000, 2000, 16_000, 30_000, 30_000]);
  });
});
