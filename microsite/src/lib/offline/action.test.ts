import { type Action, mustWait, parseQueue, withAction } from './action.ts';

const action = (id: string, type: string, data: Action['data'] = { token: 'abcd1234' }): Action => ({
  id,
  type,
  data,
  timestamp: 1,
  retryCount: 0,
  maxRetries: 3,
});
const answer = (id: string, questionId: number) => action(id, 'quiz_answer', { token: 'abcd1234', questionId, answer: id });
const ids = (queue: readonly Action[]) => queue.map(({ id }) => id);

describe('the list of queued actions', () => {
  it('puts answers before other actions, in the order they were given', () => {
    const added = [action('event', 'event'), answer('a', 1), action('end', 'quiz_complete'), answer('b', 2)];
    expect(ids(added.reduce(withAction, [] as Action[]))).toEqual(['a', 'b', 'event', 'end']);
  });

  it('replaces an older answer by the newer one', () => {
    const queue = [answer('a', 1), answer('b', 2)].reduce(withAction, [] as Action[]);
    expect(ids(withAction(queue, answer('c', 1)))).toEqual(['c', 'b']);
  });

  it('completes once, and after the answers of the same prospect', () => {
    const end = action('end', 'quiz_complete');
    expect(withAction([end], action('again', 'quiz_complete'))).toHaveLength(1);
    expect(mustWait(end, [answer('a', 1), end])).toBe(true);
    expect(mustWait(end, [action('x', 'quiz_answer', { token: 'other123', questionId: 1 }), end])).toBe(false);
  });

  it('drops invalid entries', () => {
    const good = action('a', 'event');
    expect(parseQueue(JSON.stringify([good, null, 5, { id: 'x' }, { ...good, retryCount: 'many' }]))).toEqual([good]);
    expect(parseQueue('{broken')).toEqual([]);
    expect(parseQueue('{}')).toEqual([]);
    expect(parseQueue(null)).toEqual([]);
  });
});
