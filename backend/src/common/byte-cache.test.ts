import { ByteCache } from './byte-cache.js';

describe('what is kept', () => {
  it('stays within its bytes; what was asked for longest ago goes first', () => {
    const kept = new ByteCache<string>(10);
    kept.set('a', 'A', 4);
    kept.set('b', 'B', 4);
    expect(kept.get('a')).toBe('A');
    kept.set('c', 'C', 4);
    expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual(['A', undefined, 'C']);
  });

  it('counts what takes the place of another once, and keeps nothing that is larger than all', () => {
    const kept = new ByteCache<string>(10);
    for (let turn = 0; turn < 5; turn++) kept.set('a', `A${turn}`, 6);
    kept.set('b', 'B', 4);
    expect(['a', 'b'].map((key) => kept.get(key))).toEqual(['A4', 'B']);
    kept.set('a', 'too large', 11);
    expect(['a', 'b'].map((key) => kept.get(key))).toEqual([undefined, 'B']);
  });
});
