import { aStorage, refused } from '../../../test/a-queue.ts';
import type { Action } from './action.ts';
import { ActionStore } from './action-store.ts';
import { LastOnline } from './last-online.ts';
import { QUEUE_KEY } from './queue-key.ts';

const action: Action = { id: 'a', type: 'event', data: {}, timestamp: 1, retryCount: 0, maxRetries: 3 };

describe('the stored queue', () => {
  it('is shared by tabs, and removes its key when it is empty', () => {
    const { storage, stored } = aStorage();
    const [one, other] = [new ActionStore(() => storage), new ActionStore(() => storage)];
    one.change((queue) => [...queue, action]);
    expect(other.read()).toEqual([action]);
    other.change(() => []);
    expect(one.read()).toEqual([]);
    expect(stored.has(QUEUE_KEY)).toBe(false);
  });

  it('stays in memory when storage is unavailable', () => {
    const store = new ActionStore(refused);
    store.change((queue) => [...queue, action]);
    expect(store.read()).toEqual([action]);
    expect(store.isPersistent).toBe(false);
  });

  it('stays in memory when storage is full', () => {
    const { storage } = aStorage();
    const store = new ActionStore(() => ({ ...storage, setItem: refused }));
    expect(store.isPersistent).toBe(true);
    store.change((queue) => [...queue, action]);
    store.change((queue) => [...queue, { ...action, id: 'b' }]);
    expect(store.read().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(store.isPersistent).toBe(false);
  });

  it('remembers when the browser was last online, with or without storage', () => {
    const { storage, stored } = aStorage();
    new LastOnline(() => storage).mark(5000);
    expect(stored.get('lastOnlineTime')).toBe('5000');
    expect(new LastOnline(() => storage).read()).toBe(5000);
    const alone = new LastOnline(refused);
    expect(alone.read()).toBeNull();
    alone.mark(7000);
    expect(alone.read()).toBe(7000);
    stored.set('lastOnlineTime', 'yesterday');
    expect(new LastOnline(() => storage).read()).toBeNull();
  });
});
