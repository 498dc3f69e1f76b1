import { read, rebase, write } from './paths';

const document = { name: 'Agence', hours: { monday: ['09:00-12:00'] }, people: [{ name: 'A' }, { name: 'B' }] };

describe('paths of a document', () => {
  it('read a part, a list item and the whole', () => {
    expect(read(document, 'hours.monday')).toEqual(['09:00-12:00']);
    expect(read(document, 'people.1.name')).toBe('B');
    expect(read(true, '')).toBe(true);
    expect(read(document, 'nothing.at.all')).toBeUndefined();
  });

  it('write one part and leave the others and the original', () => {
    expect(write(document, 'people.1.name', 'C')).toEqual({ ...document, people: [{ name: 'A' }, { name: 'C' }] });
    expect(write(document, 'hours.monday', [])).toEqual({ ...document, hours: { monday: [] } });
    expect(write(true, '', false)).toBe(false);
    expect(document.people[1]?.name).toBe('B');
  });
});

describe('two people change one document', () => {
  const base = { name: 'A', tagline: 'x', hours: { monday: 1, friday: 1 }, days: [1, 2], gone: true };

  it('keeps the fields of both', () => {
    const mine = { ...base, name: 'B', hours: { monday: 2, friday: 1 } };
    const theirs = { ...base, tagline: 'y', hours: { monday: 1, friday: 3 }, logo: 'l' };
    expect(rebase(base, mine, theirs)).toEqual({ ...base, name: 'B', tagline: 'y', hours: { monday: 2, friday: 3 }, logo: 'l' });
  });

  it('keeps mine where both changed the same, lists as a whole', () => {
    expect(rebase(base, { ...base, name: 'B', days: [1] }, { ...base, name: 'C', days: [1, 2, 3] })).toEqual({
      ...base,
      name: 'B',
      days: [1],
    });
    expect(rebase('one', 'two', 'three')).toBe('two');
  });

  it('takes theirs where I changed nothing, and does not bring back what I removed', () => {
    const { gone: _, ...without } = base;
    expect(rebase(base, base, { name: 'C' })).toEqual({ name: 'C' });
    expect(rebase(base, without, { ...base, tagline: 'y' })).toEqual({ ...without, tagline: 'y' });
    expect(rebase('one', 'one', 'three')).toBe('three');
  });
});
