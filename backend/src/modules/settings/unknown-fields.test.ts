import { unknownFields } from './unknown-fields.js';

it('names the fields that no document has, at any depth', () => {
  expect(unknownFields({ a: 1, b: { c: 1, d: 2 }, e: [{ f: 1, g: 2 }] }, { a: 1, b: { c: 1 }, e: [{ f: 1 }] })).toEqual(['b.d', 'e.0.g']);
  expect(unknownFields({ toString: 1 }, {})).toEqual(['toString']);
  expect(unknownFields(true, false)).toEqual([]);
});
