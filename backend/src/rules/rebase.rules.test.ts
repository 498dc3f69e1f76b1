import { rebase, same } from './rebase.rules.js';

describe('concurrent changes of one document', () => {
  const base = { name: 'A', tagline: 'x', hours: { monday: 1, friday: 1 }, days: [1, 2], gone: true };

  it('keep the fields of both', () => {
    const mine = { ...base, name: 'B', hours: { monday: 2, friday: 1 } };
    const theirs = { ...base, tagline: 'y', hours: { monday: 1, friday: 3 }, logo: 'l' };
    expect(rebase(base, mine, theirs)).toEqual({ ...base, name: 'B', tagline: 'y', hours: { monday: 2, friday: 3 }, logo: 'l' });
  });

  it('keep mine when both changed the same field; lists count as a whole', () => {
    expect(rebase(base, { ...base, name: 'B', days: [1] }, { ...base, name: 'C', days: [1, 2, 3] })).toEqual({
      ...base,
      name: 'B',
      days: [1],
    });
    expect(rebase('one', 'two', 'three')).toBe('two');
  });

  it('take theirs where I changed nothing and do not restore what I removed', () => {
    const { gone: _, ...without } = base;
    expect(rebase(base, base, { name: 'C' })).toEqual({ name: 'C' });
    expect(rebase(base, without, { ...base, tagline: 'y' })).toEqual({ ...without, tagline: 'y' });
    expect(rebase('one', 'one', 'three')).toBe('three');
  });

  it('ignore another order of the fields', () => {
    expect(rebase({ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 3, b: 4 })).toEqual({ a: 3, b: 4 });
  });
});

describe('two values', () => {
  it('are equal when their contents are equal', () => {
    expect(same({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(same([], [])).toBe(true);
  });

  it('differ by a field, an item, the order of items or a missing value', () => {
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(same({ a: undefined }, { b: undefined })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same('1', 1)).toBe(false);
  });
});
