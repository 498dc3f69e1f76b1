import { cantonOf, PLACES } from './canton-places.rules.js';
import { CANTON_CODES, CANTONS } from './cantons.rules.js';

describe('the canton of a place', () => {
  it.each([
    ['1003 Lausanne', 'VD'],
    ['Lausanne, Vaud, Suisse', 'VD'],
    ['Rue du Lac 12, 1400 Yverdon-les-Bains', 'VD'],
    ['CH-1204 Genève 4', 'GE'],
    ['Petit-Bourg VD', 'VD'],
    ['Rossens (FR), Suisse', 'FR'],
    ['1728 Rossens FR', 'FR'],
    ['Canton de Fribourg', 'FR'],
    ['Kanton Zürich', 'ZH'],
    ['St. Gallen', 'SG'],
    ['Moutier, Jura', 'JU'],
    ['Bruegg BE, Schweiz', 'BE'],
    ['Château-d’Oex', 'VD'],
  ])('%s is in %s', (place, canton) => {
    expect(cantonOf(place)).toBe(canton);
  });

  it.each([
    ['another country', 'Lons-le-Saunier, Jura, France'],
    ['another country', 'Geneva, New York, United States'],
    ['a code that is a country', 'Paris FR'],
    ['a code that is a country', '1000 Bruxelles BE'],
    ['a code that is a country', 'L-1009 Luxembourg LU'],
    ['a town of another name', 'Fribourg-en-Brisgau'],
    ['a village nobody has listed', 'Chavornay'],
    ['a country alone', 'Suisse'],
    ['nothing', ''],
    ['nothing', null],
  ])('is unknown for %s: %s', (_, place) => {
    expect(cantonOf(place)).toBeNull();
  });

  it('lists each place once', () => {
    const places = CANTON_CODES.flatMap((code) => PLACES[code].split(','));
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
    for (const code of CANTON_CODES) for (const name of CANTONS[code]) expect([name, cantonOf(`${name}, Suisse`)]).toEqual([name, code]);
  });
});
