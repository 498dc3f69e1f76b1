import { normaliseSiteUrl } from './urls.js';

describe('normaliseSiteUrl', () => {
  it.each([
    ['menuiserie.ch', 'https://menuiserie.ch/'],
    [' www.menuiserie.ch/fr ', 'https://www.menuiserie.ch/fr'],
    ['http://menuiserie.ch', 'http://menuiserie.ch/'],
    ['192.0.2.7:8080', 'https://192.0.2.7:8080/'],
    ['xn--bckerei-meier-bfb.ch', 'https://bäckerei-meier.ch/'],
    ['menuiserie.ch.', 'https://menuiserie.ch/'],
    ['https://www.menuiserie.ch.:8443/a', 'https://www.menuiserie.ch:8443/a'],
  ])('%j is %s', (typed, url) => expect(normaliseSiteUrl(typed)).toBe(url));

  it.each(['', 'menuiserie', 'menuiserie.ch..', 'ftp://menuiserie.ch', 'https://a:b@menuiserie.ch/', 'deux mots.ch'])(
    '%j is no website',
    (typed) => expect(normaliseSiteUrl(typed)).toBeNull(),
  );
});
