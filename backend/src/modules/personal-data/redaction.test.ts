import fc from 'fast-check';
import { blanked, ERASED, withoutMention, withoutPerson } from './redaction.js';

const ADDRESS = 'zoe@atelier.ch';

describe('redaction', () => {
  it('blanks the record of the person and keeps the records beside it', () => {
    const rows = [
      { email: 'Zoe@Atelier.ch', nom: 'Rossier', metadata: { ville: 'Orbe' } },
      { email: 'luc@martin.ch', nom: 'Martin', metadata: { ville: 'Nyon' } },
    ];
    expect(withoutPerson(rows, ADDRESS)).toEqual([{ email: ERASED, nom: ERASED, metadata: { ville: ERASED } }, rows[1]]);
  });

  it('blanks a row of cells', () => {
    expect(withoutPerson({ line: 4, cells: ['Zoé', 'Rossier', ADDRESS] }, ADDRESS)).toEqual({ line: 4, cells: [ERASED, ERASED, ERASED] });
  });

  it('leaves nothing of the address, wherever it stood, and nothing else is touched without it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (other) => {
        expect(withoutPerson(other, ADDRESS)).toBe(other);
        const with_ = { deep: [{ here: [`vers ${ADDRESS}`, other] }], other };
        expect(JSON.stringify(withoutPerson(with_, ADDRESS))).not.toContain(ADDRESS);
      }),
    );
  });

  it('takes the address alone out of what is about somebody else', () => {
    const metadata = { company: 'Garage Martin', referred_email: 'ZOE@atelier.ch', notes: [`Écrire à ${ADDRESS}, puis rappeler`] };
    expect(withoutMention(metadata, ADDRESS)).toEqual({
      company: 'Garage Martin',
      referred_email: ERASED,
      notes: [`Écrire à ${ERASED}, puis rappeler`],
    });
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (other, before) => {
        expect(withoutMention(other, ADDRESS)).toBe(other);
        const gone = withoutMention({ [`${before}${ADDRESS}`]: [`${before}${ADDRESS}`, other] }, ADDRESS);
        expect(JSON.stringify(gone)).not.toContain(ADDRESS);
        expect(Object.values(gone as object)[0][1]).toEqual(other);
      }),
    );
  });

  it('finds the address in a key, too', () => {
    expect(withoutPerson({ [ADDRESS]: { nom: 'Rossier' } }, ADDRESS)).toEqual({ [ERASED]: { nom: ERASED } });
  });

  it('keeps the shape', () => {
    expect(blanked({ a: 1, b: [true, null], c: { d: 'x' } })).toEqual({ a: ERASED, b: [ERASED, null], c: { d: ERASED } });
  });
});
