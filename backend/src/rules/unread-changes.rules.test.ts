import { changedWords, theirsWords, unreadChanges } from './unread-changes.rules.js';

describe('an unread change that would be overwritten', () => {
  it.each([
    ['nothing, where it stands as it was read', { nom: 'A' }, { nom: 'A' }, { nom: 'B' }, []],
    ['nothing, where both say the same', { nom: 'A' }, { nom: 'B' }, { nom: 'B' }, []],
    ['nothing in a field that is left alone', { ville: 'X' }, { nom: 'B', ville: 'Y' }, { nom: 'C' }, []],
    ['nothing that was not told to be read', {}, { nom: 'B' }, { nom: 'C' }, []],
    ['nothing, where nothing became an empty text', { notes: null }, { notes: '' }, { notes: 'x' }, []],
    ['the field of another', { nom: 'A' }, { nom: 'B' }, { nom: 'C' }, [{ field: 'nom', theirs: 'B' }]],
    ['what another has emptied', { nom: 'A' }, { nom: null }, { nom: 'C' }, [{ field: 'nom', theirs: null }]],
    [
      'within a document, that field alone',
      { metadata: { a: 1, b: 1 } },
      { metadata: { a: 2, b: 2, scan: 1 } },
      { metadata: { a: 2, b: 3, scan: 1 } },
      [{ field: 'metadata.b', theirs: 2 }],
    ],
    ['within a document, what another has added', { of: {} }, { of: { a: 1 } }, { of: { a: 2 } }, [{ field: 'of.a', theirs: 1 }]],
    ['a moment, whoever tells it', { at: '2026-01-01T00:00:00.000Z' }, { at: new Date('2026-01-01') }, { at: new Date('2026-02-01') }, []],
  ])('%s', (_, read, before, after, changes) => expect(unreadChanges(read, before, after)).toEqual(changes));
});

it('is reported with its author and its current value', () => {
  expect(changedWords('Anne', [{ field: 'status', theirs: 'contacted' }])).toMatch(/^Anne a modifié le statut entre-temps/);
  expect(changedWords('Anne', [{ field: 'nom', theirs: 'B' }])).toMatch(/^Anne a modifié la même chose entre-temps/);
  expect(theirsWords('Anne', { field: 'nom', theirs: 'Rochat SA' })).toBe('Anne a écrit entre-temps\u202f: «\u202fRochat SA\u202f»');
  expect(theirsWords('Anne', { field: 'status', theirs: 'contacted' })).toBe('Anne l’a modifié entre-temps.');
  expect(theirsWords('Anne', { field: 'nom', theirs: null })).toBe('Anne l’a vidé entre-temps.');
});
