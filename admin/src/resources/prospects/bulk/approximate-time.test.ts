import { approximateTime } from './approximate-time';

describe('an estimated time', () => {
  it.each([
    [0, '5 s'],
    [38, '40 s'],
    [59, '60 s'],
    [61, '1 min'],
    [750, '13 min'],
    [3569, '59 min'],
    [3599, '1 h'],
    [12_000, '3 h 20 min'],
    [18_000_000, '5000 h'],
  ])('%d seconds are about %s', (seconds, words) => {
    expect(approximateTime(seconds).replaceAll('\u202f', ' ')).toBe(words);
  });
});
