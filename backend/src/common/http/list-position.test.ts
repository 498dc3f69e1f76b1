import fc from 'fast-check';
import { locatePage } from './list-position.js';

const BUCKET_SIZES = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 12 });

describe('the place of a page among buckets', () => {
  it('leads to the same rows as counting from the beginning', () => {
    fc.assert(
      fc.property(BUCKET_SIZES, fc.nat({ max: 80 }), fc.integer({ min: 1, max: 20 }), fc.boolean(), (sizes, offset, limit, ascending) => {
        const buckets = sizes.map((n, index) => ({ key: String(index), n }));
        const rows = sizes.flatMap((n, bucket) => Array.from({ length: n }, (_, row) => ({ bucket, row })));
        const ordered = (list: typeof rows) => (ascending ? list : list.toReversed());
        const { total, from, below, skip } = locatePage(buckets, offset, limit, ascending ? 'ASC' : 'DESC');
        const inRange = from
          ? rows.filter(({ bucket }) => bucket >= Number(from.key) && (below === null || bucket < Number(below.key)))
          : [];
        expect(total).toBe(rows.length);
        expect(ordered(inRange).slice(skip, skip + limit)).toEqual(ordered(rows).slice(offset, offset + limit));
      }),
    );
  });

  it('never skips more than one bucket holds', () => {
    fc.assert(
      fc.property(BUCKET_SIZES, fc.nat({ max: 80 }), (sizes, offset) => {
        const { skip } = locatePage(
          sizes.map((n, index) => ({ key: String(index), n })),
          offset,
          10,
          'DESC',
        );
        expect(skip).toBeLessThanOrEqual(Math.max(...sizes));
      }),
    );
  });
});
