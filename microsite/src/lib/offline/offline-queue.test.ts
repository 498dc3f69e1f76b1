import fc from 'fast-check';
import { aQueue } from '../../../test/a-queue.ts';
import type { Answer } from '../api.ts';
import type { Action } from './action.ts';
import { perform } from './perform.ts';
import { QUEUE_KEY } from './queue-key.ts';
import { retryDelay } from './retry.ts';

const failed = (status: number, more: { retryAfterMs?: number; code?: string } = {}) => ({
  problem: { status, code: 'x', message: '', ...more },
});
const answerOf = (questionId: number, answer = 'a') => ({ token: 'abcd1234', questionId, answer });
const sent = (calls: Action[]) => calls.map(({ data }) => `${data.questionId}:${data.answer}`);

describe('the offline queue', () => {
  it('stores an action before sending it, in the format of the specification, and removes it afterwards', async () => {
    const { queue, stored, calls, settle } = aQueue();
    queue.add('quiz_answer', answerOf(1));
    expect(JSON.parse(stored.get(QUEUE_KEY) ?? '')).toEqual([
      { id: 'id1', type: 'quiz_answer', data: answerOf(1), timestamp: 1_000_000, retryCount: 0, maxRetries: 3 },
    ]);
    await settle();
    expect(sent(calls)).toEqual(['1:a']);
    expect(stored.size).toBe(0);
  });

  it('sends other questions while one is slow', async () => {
    const { queue, calls, settle } = aQueue(({ data }) => (data.questionId === 1 ? new Promise(() => {}) : null));
    for (const question of [1, 2, 3]) {
      queue.add('quiz_answer', answerOf(question));
      await settle();
    }
    expect(sent(calls)).toEqual(['1:a', '2:a', '3:a']);
    expect(queue.waiting.map(({ data }) => data.questionId)).toEqual([1]);
  });

  it('sends only the newest answer to a question, and never two at once', async () => {
    const open: (() => void)[] = [];
    const { queue, calls, outcomes, settle } = aQueue(() => new Promise((resolve) => open.push(() => resolve(null))));
    for (const text of ['a', 'b', 'c']) queue.add('quiz_answer', answerOf(1, text));
    await settle();
    expect(sent(calls)).toEqual(['1:a']);
    open.shift()?.();
    await settle();
    expect(sent(calls)).toEqual(['1:a', '1:c']);
    open.shift()?.();
    await settle();
    expect(outcomes.map(({ kind, action }) => [kind, action.data.answer])).toEqual([['done', 'c']]);
  });

  it('waits for the connection, and resumes once it is back', async () => {
    const { queue, calls, world, settle } = aQueue();
    world.isOnline = false;
    queue.add('quiz_answer', answerOf(1));
    await queue.replay();
    expect(calls).toHaveLength(0);
    world.isOnline = true;
    await queue.reconnected();
    await settle();
    expect(sent(calls)).toEqual(['1:a']);
  });

  it('retries after 1, 2, 4… up to 30 seconds, and never drops an action for a lost connection', async () => {
    const answers = [0, 503, 500, 0, 0, 0, 0].map((status) => failed(status));
    const { queue, calls, outcomes, settle, nextTimer } = aQueue(() => answers.shift() ?? null);
    queue.add('quiz_answer', answerOf(1));
    await settle();
    const waits = [];
    while (queue.waiting.length > 0) waits.push(await nextTimer());
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(calls).toHaveLength(8);
    expect(outcomes.map(({ kind }) => kind)).toEqual([...Array(7).fill('delayed'), 'done']);
  });

  it('pauses the whole queue for Retry-After', async () => {
    const answers: Answer<unknown>[] = [failed(429, { retryAfterMs: 45_000 })];
    const { queue, calls, world, settle, nextTimer } = aQueue(() => answers.shift() ?? null);
    queue.add('quiz_answer', answerOf(1));
    await settle();
    queue.add('quiz_answer', answerOf(2));
    await queue.reconnected();
    expect(calls).toHaveLength(1);
    expect(await nextTimer()).toBe(45_000);
    await settle();
    expect(sent(calls)).toEqual(['1:a', '1:a', '2:a']);
    expect(world.now).toBe(1_045_000);
  });

  it('drops an action after three rejections, and after one conflict', async () => {
    const refusing = aQueue(() => failed(422));
    refusing.queue.add('quiz_answer', answerOf(1));
    await refusing.settle();
    for (let round = 0; round < 5; round += 1) await refusing.nextTimer();
    expect(refusing.calls).toHaveLength(3);
    expect(refusing.outcomes.map(({ kind }) => kind)).toEqual(['delayed', 'delayed', 'dropped']);
    expect(refusing.queue.waiting).toEqual([]);

    const finished = aQueue(() => failed(409, { code: 'quiz_done' }));
    finished.queue.add('quiz_answer', answerOf(1));
    await finished.settle();
    expect(finished.calls).toHaveLength(1);
    expect(finished.outcomes[0]).toMatchObject({ kind: 'dropped', problem: { code: 'quiz_done' } });
  });

  it('completes only when every answer of the prospect has arrived', async () => {
    const answers: Answer<unknown>[] = [failed(0)];
    const { queue, calls, settle, nextTimer } = aQueue(() => answers.shift() ?? null);
    queue.add('quiz_answer', answerOf(7));
    queue.add('quiz_complete', { token: 'abcd1234' });
    await settle();
    expect(calls.map(({ type }) => type)).toEqual(['quiz_answer']);
    await nextTimer();
    expect(calls.map(({ type }) => type)).toEqual(['quiz_answer', 'quiz_answer', 'quiz_complete']);
  });

  it('drops an unknown action with its message', async () => {
    const { queue, outcomes, settle, nextTimer } = aQueue(perform);
    queue.add('dance', {});
    await settle();
    while (queue.waiting.length > 0) await nextTimer();
    expect(outcomes.at(-1)).toMatchObject({ kind: 'dropped', problem: { message: "Type d'action non supporté" } });
  });

  it('sends actions of an earlier visit once', async () => {
    const { queue, store, calls, settle } = aQueue();
    store.change(() => [{ id: 'old', type: 'quiz_answer', data: answerOf(3), timestamp: 1, retryCount: 9, maxRetries: 3 }]);
    await Promise.all([queue.replay(), queue.replay(), queue.reconnected()]);
    await settle();
    expect(sent(calls)).toEqual(['3:a']);
    expect(queue.waiting).toEqual([]);
  });

  it('delivers the last answer to each question, whatever fails', async () => {
    const step = fc.record({ question: fc.integer({ min: 1, max: 3 }), text: fc.constantFrom('a', 'b', 'c') });
    const failures = fc.array(fc.constantFrom(0, 408, 429, 500, 503, 200), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), failures, async (steps, statuses) => {
        const server = new Map<unknown, unknown>();
        const { queue, settle, nextTimer } = aQueue(({ data }) => {
          const status = statuses.shift() ?? 200;
          // even an answer that was lost on the way back may have been saved
          if (status === 200 || status === 0) server.set(data.questionId, data.answer);
          return status === 200 ? null : failed(status);
        });
        const wanted = new Map<unknown, unknown>();
        for (const { question, text } of steps) {
          queue.add('quiz_answer', answerOf(question, text));
          wanted.set(question, text);
          if (text === 'b') await settle();
        }
        await settle();
        for (let round = 0; queue.waiting.length > 0 && round < 40; round += 1) await nextTimer();
        expect([...server].sort()).toEqual([...wanted].sort());
      }),
      { numRuns: 60 },
    );
  });
});

it('never waits longer than half a minute without Retry-After', () => {
  expect([0, 1, 4, 5, 20, 5000].map((count) => retryDelay(count))).toEqual([1000, 2000, 16_000, 30_000, 30_000, 30_000]);
});
