import { extended } from './extended-schemas.js';

const fields = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
const object = (names: string[], required = names) => ({ type: 'object', properties: fields(...names), required });
const SHORT = ['a', 'b', 'c', 'd', 'e', 'f'];
const LONG = [...SHORT, 'g', 'h'];

describe('schemas of which one has all that another has', () => {
  it('are schemas as the other with more beside it, the largest of several', () => {
    const schemas = extended({ Short: object(SHORT), Long: object(LONG), Whole: object([...LONG, 'i'], [...LONG, 'i']) });
    expect(schemas.Short).toEqual(object(SHORT));
    expect(schemas.Long).toEqual({ allOf: [{ $ref: '#/components/schemas/Short' }, object(['g', 'h'])] });
    expect(schemas.Whole).toEqual({ allOf: [{ $ref: '#/components/schemas/Long' }, object(['i'])] });
  });

  it('stay as they are where a field is another, or need not be there', () => {
    const other = object(LONG);
    other.properties.a = { type: 'integer' };
    const schemas = { Short: object(SHORT), Other: other, Optional: object(LONG, LONG.slice(1)) };
    expect(extended(schemas)).toEqual(schemas);
  });

  it('stay as they are where they share little, or refuse what is beside their fields', () => {
    const few = { Few: object(SHORT.slice(0, 3)), More: object(SHORT.slice(0, 4)) };
    expect(extended(few)).toEqual(few);
    const closed = { Short: { ...object(SHORT), additionalProperties: false }, Long: { ...object(LONG), additionalProperties: false } };
    expect(extended(closed)).toEqual(closed);
  });

  it('are two names where both have the very same', () => {
    const same = { One: object(SHORT), Two: object(SHORT) };
    expect(extended(same)).toEqual(same);
  });
});
