import { QueryObserver } from '@tanstack/react-query';
import { cacheResponse, makeQueryClient } from './query-client';

/** A server whose answers wait until they are let go, each with what stood there when it was asked. */
function slowServer() {
  let stands = 'before';
  const waiting: (() => void)[] = [];
  const ask = () => {
    const read = stands;
    return new Promise<string>((answer) => waiting.push(() => answer(read)));
  };
  return {
    ask,
    asked: () => waiting.length,
    change: () => {
      stands = 'after';
    },
    answer: (number: number) => waiting[number]?.(),
  };
}

const turn = () => new Promise((done) => setImmediate(done));

describe('what is read again after a change', () => {
  test.each([
    ['its first answer is still under way', 'first'],
    ['it has an answer, and the next one is under way', 'next'],
    ['it has been read', 'none'],
  ])('%s', async (_, underWay) => {
    const client = makeQueryClient();
    const server = slowServer();
    const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: server.ask });
    const unsubscribe = observer.subscribe(() => undefined);
    if (underWay !== 'first') {
      server.answer(0);
      await turn();
      expect(observer.getCurrentResult().data).toBe('before');
    }
    if (underWay === 'next') void observer.refetch();
    const before = server.asked();

    server.change();
    const isRead = client.invalidateQueries({ queryKey: ['list'] });
    expect(server.asked()).toBe(before + 1);
    for (let number = 0; number <= before; number++) server.answer(number);
    await isRead;
    await turn();

    expect(observer.getCurrentResult()).toMatchObject({ data: 'after', status: 'success', fetchStatus: 'idle' });
    unsubscribe();
    client.clear();
  });

  test('nobody looks at it any more, and its first answer comes late: it is asked again when somebody does', async () => {
    const client = makeQueryClient();
    const server = slowServer();
    const look = () => new QueryObserver(client, { queryKey: ['list'], queryFn: server.ask, staleTime: Infinity });
    look().subscribe(() => undefined)();
    server.change();
    await client.invalidateQueries();
    server.answer(0);
    await turn();

    const again = look();
    const unsubscribe = again.subscribe(() => undefined);
    expect(server.asked()).toBe(2);
    server.answer(1);
    await turn();
    expect(again.getCurrentResult().data).toBe('after');
    unsubscribe();
    client.clear();
  });
});

describe('what the server has answered to a change', () => {
  test.each([
    ['first', false],
    ['next', true],
  ])('stands, although the %s question from before it is answered later', async (_, isRead) => {
    const client = makeQueryClient();
    const server = slowServer();
    const observer = new QueryObserver(client, { queryKey: ['desk'], queryFn: server.ask });
    const unsubscribe = observer.subscribe(() => undefined);
    if (isRead) {
      server.answer(0);
      await turn();
      void observer.refetch();
    }
    cacheResponse(client, ['desk'], 'after');
    server.answer(isRead ? 1 : 0);
    await turn();

    expect(observer.getCurrentResult()).toMatchObject({ data: 'after', status: 'success', fetchStatus: 'idle' });
    unsubscribe();
    client.clear();
  });
});
