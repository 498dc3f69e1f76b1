import fc from 'fast-check';
import { changedFields } from './changed-fields.js';

describe('changed fields', () => {
  it('names each field with what it was and what it is', () => {
    expect(changedFields({ status: 'new', notes: null }, { status: 'contacted', notes: 'Rappeler' })).toEqual([
      { field: 'status', from: 'new', to: 'contacted' },
      { field: 'notes', from: null, to: 'Rappeler' },
    ]);
  });

  it('opens the metadata, and leaves out what stayed', () => {
    const before = { metadata: { industry: 'Bois', companySize: '5' } };
    expect(changedFields(before, { metadata: { industry: 'Menuiserie', companySize: '5' } })).toEqual([
      { field: 'industry', from: 'Bois', to: 'Menuiserie' },
    ]);
  });

  it('finds nothing between a record and itself', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null))), (values) => {
        expect(changedFields(values, values)).toEqual([]);
      }),
    );
  });
});
