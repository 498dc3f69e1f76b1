import { reviewFrequency } from '../../../rules/bands.rules.js';
import { hasRating } from './reputation.js';

describe('reviews (formula 13)', () => {
  it.each([
    [0, 'Faible'],
    [50, 'Faible'],
    [51, 'Régulière'],
  ])('%p reviews: %s', (count, frequency) => expect(reviewFrequency(count)).toBe(frequency));

  it.each([
    [{ rating: 4.5, count: 3 }, true],
    [{ rating: 4.5, count: null }, true],
    [{ rating: 4.5, count: 0 }, false],
    [{ rating: null, count: 12 }, false],
    [null, false],
  ])('%j has a rating: %p', (reviews, has) => expect(hasRating(reviews)).toBe(has));
});
