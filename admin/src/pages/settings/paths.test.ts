import { read, write } from './paths';

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
