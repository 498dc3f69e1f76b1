import { addressKey, canonicalAddress, isVisitable, patternOf } from './crawl-address.js';

const ORIGIN = 'https://www.exemple.ch';

describe('the canonical address of a page', () => {
  it.each([
    ['/a#suite', 'https://www.exemple.ch/a'],
    ['https://www.exemple.ch:443/a', 'https://www.exemple.ch/a'],
    ['http://exemple.ch/a', 'https://www.exemple.ch/a'],
    ['https://EXEMPLE.ch./a', 'https://www.exemple.ch/a'],
    ['/a?utm_source=x&gclid=1&b=2&a=1', 'https://www.exemple.ch/a?a=1&b=2'],
    ['/a?PHPSESSID=12ab', 'https://www.exemple.ch/a'],
    ['/a;jsessionid=12AB?b=1', 'https://www.exemple.ch/a?b=1'],
    ['/%c3%a9t%C3%A9', 'https://www.exemple.ch/%C3%A9t%C3%A9'],
    ['/a/../b/./c', 'https://www.exemple.ch/b/c'],
  ])('%s is %s', (address, canonical) => {
    expect(canonicalAddress(address, ORIGIN)).toBe(canonical);
  });

  it.each([
    'mailto:info@exemple.ch',
    'javascript:void(0)',
    'https://autre.ch/',
    'https://shop.exemple.ch/',
    'https://exemple.ch.autre.ch/',
    'https://www.exemple.ch:8443/',
    'http://127.0.0.1/',
    'https://moi:secret@www.exemple.ch/',
    `/${'a'.repeat(3000)}`,
  ])('%s is no page of the site', (address) => {
    expect(canonicalAddress(address, ORIGIN)).toBeNull();
  });

  it.each([
    ['https://www.exemple.ch/a/', 'https://www.exemple.ch/a'],
    ['https://www.exemple.ch/a/index.html', 'https://www.exemple.ch/a'],
    ['https://www.exemple.ch/index.php', 'https://www.exemple.ch/'],
  ])('%s and %s are one page', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });
});

describe('a page that a crawl may request', () => {
  it.each(['/', '/services/peinture', '/blog?page=2', '/produit.php?id=12', '/login'])('%s', (path) => {
    expect(isVisitable(ORIGIN + path)).toBe(true);
  });

  it.each([
    '/logout',
    '/fr/Panier/',
    '/warenkorb',
    '/wp-admin/post.php',
    '/flyer.PDF',
    '/photo.jpg?size=2',
    '/produit?add-to-cart=3',
    '/liste?action=delete',
    '/filtre?a=1&b=2&c=3&d=4',
    '/a/b/a/b/a/b',
  ])('not %s', (path) => {
    expect(isVisitable(ORIGIN + path)).toBe(false);
  });
});

it.each([
  ['/agenda/2026-11', '/agenda/2027-01'],
  ['/liste?page=2', '/liste?page=17'],
])('%s and %s have one pattern', (one, other) => {
  expect(patternOf(ORIGIN + one)).toBe(patternOf(ORIGIN + other));
  expect(patternOf(ORIGIN + one)).not.toBeNull();
});

it('has no pattern without numbers and parameters', () => {
  expect(patternOf(`${ORIGIN}/services/peinture`)).toBeNull();
});
