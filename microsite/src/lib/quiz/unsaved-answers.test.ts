import { keepUnsaved, loadUnsaved } from './unsaved-answers.ts';

function aStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    store: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }),
  };
}

describe('answers that were not sent', () => {
  it('come back after the page was closed, for their own prospect only', () => {
    const { store } = aStore();
    keepUnsaved(store, 'abcd1234', new Map([[3, 'Oui']]));
    expect(loadUnsaved(store, 'abcd1234')).toEqual({ 3: 'Oui' });
    expect(loadUnsaved(store, 'zzzz9999')).toEqual({});
  });

  it('leave nothing behind once sent', () => {
    const { store, kept } = aStore();
    keepUnsaved(store, 'abcd1234', new Map([[3, 'Oui']]));
    keepUnsaved(store, 'abcd1234', new Map());
    expect(kept.size).toBe(0);
  });

  it('do without storage, and ignore what is damaged', () => {
    const refused = () => {
      throw new Error('denied');
    };
    expect(loadUnsaved(refused, 'a')).toEqual({});
    expect(() => keepUnsaved(refused, 'a', new Map([[1, 'x']]))).not.toThrow();
    const { store, kept } = aStore();
    kept.set('quiz_unsaved:a', '{"1":5,"x":"y","2":"ok"}');
    expect(loadUnsaved(store, 'a')).toEqual({ 2: 'ok' });
    kept.set('quiz_unsaved:a', '{broken');
    expect(loadUnsaved(store, 'a')).toEqual({});
  });
});
