import { placeFiguresOf } from './place-figures.js';

const NOTHING = { location: null, metadata_location: null, company_location: null, industry: null, last_analyzed: null };

describe('placeFiguresOf', () => {
  it('takes the first place that says something, and its canton', () => {
    expect(placeFiguresOf({ ...NOTHING, location: ' N/A ', metadata_location: '1003 Lausanne', company_location: 'Genève' })).toEqual({
      city: '1003 Lausanne',
      canton: 'VD',
      trade: null,
      scanned_at: null,
    });
    expect(placeFiguresOf({ ...NOTHING, company_location: 'Genève', industry: ' Ébénisterie ' })).toMatchObject({
      city: 'Genève',
      canton: 'GE',
      trade: 'Ébénisterie',
    });
  });

  it('takes nothing from texts that stand for a missing value', () => {
    expect(placeFiguresOf({ ...NOTHING, location: 'inconnu', industry: 'Non renseigné' })).toMatchObject({
      city: null,
      canton: null,
      trade: null,
    });
  });
});

describe('the moment of the last scan', () => {
  it.each([
    ['2026-11-28T05:34:42.123Z', '2026-11-28T05:34:42.123Z'],
    ['2026-11-28T05:34:42+01:00', '2026-11-28T04:34:42.000Z'],
    ['2030-06-10T00:00Z', '2030-06-10T00:00:00.000Z'],
    ['2024-02-29T23:59:59Z', '2024-02-29T23:59:59.000Z'],
  ])('is read from %s', (text, moment) => {
    expect(placeFiguresOf({ ...NOTHING, last_analyzed: text }).scanned_at).toBe(moment);
  });

  it.each([
    ...['2023-02-29T12:00:00Z', '2026-04-31T12:00:00Z', '2026-13-01T12:00:00Z', '2026-11-28T24:30:00Z'],
    ...['2026-11-28T12:00:00 hier', '0000-01-01T00:00:00Z', 'T', '', null],
  ])('is not read from %j', (text) => {
    expect(placeFiguresOf({ ...NOTHING, last_analyzed: text }).scanned_at).toBeNull();
  });
});
