import { isShortLink, linkParts, mayLeadNowhere, RESERVED_NAMES } from './links.rules.js';

describe('a short link', () => {
  it('has its token at its end', () => {
    expect(linkParts('/votre/bilan/abcd1234')).toEqual({ prefix: '/votre/bilan/', token: 'abcd1234' });
    expect(linkParts('abcd1234/')).toEqual({ prefix: '/', token: 'abcd1234' });
    expect(linkParts('/ / ')).toEqual({ prefix: '/', token: '' });
  });

  it.each([
    ['/t/anything', false, true],
    ['/abcd1234', false, true],
    ['/demo', false, true],
    ['/bilan/abcd1234', true, true],
    ['/bilan/abcd1234', false, false],
    ['/bilan/abc', true, false],
    ['/nothing', false, false],
    ['/t/', false, false],
  ])('%s, prefix in use %s: %s', (path, isPrefix, expected) => expect(isShortLink(linkParts(path), isPrefix)).toBe(expected));

  it('is never the address of a page', () => {
    for (const name of RESERVED_NAMES) expect([name, isShortLink(linkParts(`/${name}`), true)]).toEqual([name, false]);
  });
});

it.each([
  ['/', '/t/', false],
  ['/demo', '/t/', false],
  ['/t/demo', '/t/', false],
  ['/homepage', '/', false],
  ['/t/inconnu', '/bilan/', true],
  ['/abcd1234', '/t/', true],
  ['/%61bcd1234', '/t/', true],
  ['/t/%E0%A4', '/t/', true],
  ['/bilan/abcd1234', '/bilan/', true],
  ['/bilan/abcd1234/', '/bilan/', true],
  ['/analyse/abcd1234', '/t/', false],
])('reports whether %s under the prefix %s may be a broken link: %s', (path, prefix, expected) =>
  expect(mayLeadNowhere(path, prefix)).toBe(expected),
);
