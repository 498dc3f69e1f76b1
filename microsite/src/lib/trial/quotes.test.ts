import { QUOTES } from '../../content/quotes.ts';
import { pick } from './quotes.ts';

describe('the quotes', () => {
  it('are about forty, each one different', () => {
    expect(QUOTES.length).toBeGreaterThanOrEqual(38);
    expect(new Set(QUOTES).size).toBe(QUOTES.length);
  });

  it('three of them are picked, never one twice, by chance', () => {
    for (const chance of [0, 0.5, 0.999999]) expect(new Set(pick(QUOTES, 3, () => chance)).size).toBe(3);
    expect(pick(QUOTES, 3, () => 0)).not.toEqual(pick(QUOTES, 3, () => 0.9));
    expect(pick(['une'], 3, () => 0)).toEqual(['une']);
  });
});
