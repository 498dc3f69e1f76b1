import { withTabLock } from './tab-lock.ts';

type Run = () => Promise<void>;
type Options = { steal?: boolean; signal?: AbortSignal };

/** Locks as a browser has them, as far as they are used here. */
function someLocks() {
  let tail: Promise<void> = Promise.resolve();
  const request = async (_name: string, { steal }: Options, run: Run) => {
    if (steal) return run();
    const mine = tail.then(run);
    tail = mine.catch(() => {});
    return mine;
  };
  return { request } as unknown as LockManager;
}

describe('withTabLock', () => {
  it('never runs two tasks at the same time', async () => {
    const locks = someLocks();
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve));
      seen.push(`${name} out`);
    };
    await Promise.all([withTabLock(locks, 'x', task('a')), withTabLock(locks, 'x', task('b'))]);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out']);
  });

  it('steals the lock of a frozen tab', async () => {
    const stolen: boolean[] = [];
    const request = async (_name: string, { steal = false }: Options, run: Run) => {
      if (!steal) throw new DOMException('timed out', 'TimeoutError');
      stolen.push(steal);
      return run();
    };
    let runs = 0;
    await withTabLock({ request } as unknown as LockManager, 'x', async () => {
      runs += 1;
    });
    expect([stolen, runs]).toEqual([[true], 1]);
  });

  it('runs its task once when the lock is stolen meanwhile, and without locks', async () => {
    let runs = 0;
    const task = async () => {
      runs += 1;
    };
    const takenAway = async (_name: string, _options: Options, run: Run) => {
      await run();
      throw new DOMException('stolen', 'AbortError');
    };
    await withTabLock({ request: takenAway } as unknown as LockManager, 'x', task);
    expect(runs).toBe(1);
    await withTabLock(undefined, 'x', task);
    expect(runs).toBe(2);
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    await withTabLock({ request: denied } as unknown as LockManager, 'x', task);
    expect(runs).toBe(3);
  });
});
