import fc from 'fast-check';
import { placeOf, potentialOf } from './keyword-potential';

const some = (count: number, volume = 100) => Array.from({ length: count }, (_, index) => ({ position: index + 1, volume }));

describe('the potential of keywords', () => {
  it('is limited below ten, with half of the searches as visits', () => {
    expect(potentialOf(some(9, 33))).toEqual({ isLimited: true, count: 9, searches: 297, visits: 149 });
    expect(potentialOf(some(10))).toMatchObject({ isLimited: false, count: 10 });
  });

  it('rests on ranked keywords with a volume alone', () => {
    expect(potentialOf([])).toBeNull();
    expect(
      potentialOf([
        { position: 0, volume: 50 },
        { position: 3, volume: null },
        { position: null, volume: 9 },
      ]),
    ).toBeNull();
    expect(potentialOf([{ position: 0, volume: 50 }, ...some(1)])).toMatchObject({ count: 1, searches: 100 });
  });
});

describe('the place of a keyword', () => {
  it('has a name on the first three pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 200 }), (position) => {
        const place = placeOf(position);
        expect(place === 'top10').toBe(position >= 1 && position <= 10);
        expect(place === 'top30').toBe(position > 10 && position <= 30);
      }),
    );
    expect(placeOf(null)).toBeNull();
  });
});
