import fc from 'fast-check';
import { changesOf } from './changes';

describe('what an entry of the log changed', () => {
  it('is said field by field, from what to what', () => {
    expect(changesOf({ before: { nom: 'Favre', score: 41, notes: null }, after: { nom: 'Fabre', score: 41, notes: 'x' } })).toEqual([
      { field: 'nom', from: 'Favre', to: 'Fabre' },
      { field: 'notes', from: null, to: 'x' },
    ]);
  });

  it('takes documents apart, and compares lists as a whole', () => {
    const before = { value: { limits: { quiz: { max: 10 } }, days: [1, 2] } };
    const after = { value: { limits: { quiz: { max: 20 } }, days: [1] } };
    expect(changesOf({ before, after })).toEqual([
      { field: 'value.limits.quiz.max', from: '10', to: '20' },
      { field: 'value.days', from: '[1,2]', to: '[1]' },
    ]);
  });

  it('shows what was made or deleted', () => {
    expect(changesOf({ before: null, after: { email: 'a@b.ch' } })).toEqual([{ field: 'email', from: null, to: 'a@b.ch' }]);
    expect(changesOf({ before: { deleted: { scans: 2 } }, after: null })).toEqual([{ field: 'deleted.scans', from: '2', to: null }]);
  });

  it('finds nothing between equal documents, whatever they hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => changesOf({ before: values, after: values }).length === 0),
    );
  });
});
