import fc from 'fast-check';
import { changesOf } from './changes';

describe('what an entry of the log changed', () => {
  it('is said field by field, from what to what', () => {
    expect(changesOf({ before: { nom: 'Favre', score: 41, notes: null }, after: { nom: 'Fabre', score: 41, notes: 'x' } })).toEqual([
      { field: 'nom', from: 'Favre', to: 'Fabre' },
      { field: 'notes', from: null, to: 'x' },
    ]);
  });

  it('takes documents apart, and reads lists out', () => {
    const before = { value: { limits: { quiz: { max: 10 } }, days: [1, 2] } };
    const after = { value: { limits: { quiz: { max: 20 } }, days: [1] } };
    expect(changesOf({ before, after })).toEqual([
      { field: 'value.limits.quiz.max', from: 10, to: 20 },
      { field: 'value.days', from: '1, 2', to: '1' },
    ]);
    expect(changesOf({ before: null, after: { steps: [{ title: 'Vitesse', gain: 3 }, { title: 'Titre' }] } })).toEqual([
      { field: 'steps', from: null, to: 'Vitesse 3, Titre' },
    ]);
  });

  it('reads out a list that was kept as a text', () => {
    expect(changesOf({ before: null, after: { value: '["Rappeler","2026-11-23T21:47:52.340Z"]' } })).toEqual([
      { field: 'value', from: null, to: 'Rappeler, 23.11.2026, 22:47' },
    ]);
  });

  it('shows what was made or deleted', () => {
    expect(changesOf({ before: null, after: { email: 'a@b.ch' } })).toEqual([{ field: 'email', from: null, to: 'a@b.ch' }]);
    expect(changesOf({ before: { deleted: { scans: 2 } }, after: null })).toEqual([{ field: 'deleted.scans', from: 2, to: null }]);
  });

  it('finds nothing between equal documents, whatever they hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => changesOf({ before: values, after: values }).length === 0),
    );
  });

  it('is never the text of a program', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ stringUnit: fc.constantFrom('a', 'é', '1') })), (values) => {
        for (const { to } of changesOf({ before: null, after: values })) expect(String(to)).not.toMatch(/[{}[\]"]/);
      }),
    );
  });
});
