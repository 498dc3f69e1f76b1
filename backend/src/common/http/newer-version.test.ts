import { isNewer } from './newer-version.js';

describe('isNewer', () => {
  const ORDER = ['0.9.9', '1.0.0', '1.0.1', '1.0.10', '1.2.0', '1.10.0', '2.0.0', '10.0.0'];
  it.each(ORDER.flatMap((one, a) => ORDER.map((other, b): [string, string, boolean] => [one, other, a > b])))(
    '%s after %s: %s',
    (one, other, after) => {
      expect(isNewer(one, other)).toBe(after);
    },
  );

  it.each(['1.1.0-rc.1', 'latest', '', '2', '1.0', '1.1.0 ', 'v1.1.0', '1.1.0+build'])('%j is no release', (release) => {
    expect(isNewer(release, '1.0.0')).toBe(false);
  });
});
