import { type Follow, follow } from './follow';

type State = { done: number; over: boolean };

const streamOf = (...states: State[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const state of states) controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(state)}\n\n`));
      controller.close();
    },
  });

function aSource(overrides: Partial<Follow<State>>): { source: Follow<State>; seen: number[] } {
  const seen: number[] = [];
  const source: Follow<State> = {
    openStream: () => Promise.reject(new Error('no stream')),
    readOnce: () => Promise.reject(new Error('no answer')),
    isOver: ({ over }) => over,
    onState: ({ done }) => seen.push(done),
    pause: () => Promise.resolve(),
    isFatal: () => false,
    ...overrides,
  };
  return { source, seen };
}

const never = new AbortController().signal;

describe('follow', () => {
  it('reads the stream to the end', async () => {
    const { source, seen } = aSource({
      openStream: async () => streamOf({ done: 1, over: false }, { done: 2, over: true }),
    });
    await follow(source, never);
    expect(seen).toEqual([1, 2]);
  });

  it('opens the stream again when it breaks off', async () => {
    const streams = [streamOf({ done: 1, over: false }), streamOf({ done: 2, over: false }), streamOf({ done: 3, over: true })];
    const { source, seen } = aSource({ openStream: async () => streams.shift() ?? Promise.reject(new Error('none left')) });
    await follow(source, never);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('polls when no stream can be opened', async () => {
    const states = [
      { done: 1, over: false },
      { done: 2, over: true },
    ];
    const { source, seen } = aSource({ readOnce: async () => states.shift() ?? Promise.reject(new Error('none left')) });
    await follow(source, never);
    expect(seen).toEqual([1, 2]);
  });

  it('tries the stream again while it polls', async () => {
    let opened = 0;
    const { source, seen } = aSource({
      openStream: async () => {
        opened++;
        return opened > 2 ? streamOf({ done: 9, over: true }) : Promise.reject(new Error('proxy'));
      },
      readOnce: async () => ({ done: 1, over: false }),
    });
    await follow(source, never);
    expect(seen.at(-1)).toBe(9);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const { source, seen } = aSource({
      openStream: async () => streamOf({ done: 1, over: false }),
      pause: async () => controller.abort(),
    });
    await follow(source, controller.signal);
    expect(seen).toEqual([1]);
  });

  it('rejects on a permanent error', async () => {
    const signedOut = new Error('401');
    const { source } = aSource({ openStream: () => Promise.reject(signedOut), isFatal: (error) => error === signedOut });
    await expect(follow(source, never)).rejects.toBe(signedOut);
  });
});
