import { reviewFrequency } from '../../../rules/bands.rules.js';
import { hasRating, positivePercentage } from './reputation.js';

describe('reviews (formula 13)', () => {
  it.each([
    [5, 100],
    [4.6, 92],
    [4.725, 95],
    [0, 0],
    [null, null],
  ])('a rating of %p is %p %% positive', (rating, percentage) => expect(positivePercentage(rating)).toBe(percentage));

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
