import { withoutFields, withQuery } from './redirects.js';

it.each([
  ['/analyse/abcd1234', '/t/abcd1234', '/analyse/abcd1234'],
  ['/analyse/abcd1234', '/t/abcd1234?', '/analyse/abcd1234'],
  ['/analyse/abcd1234', '/t/abcd1234?utm_source=a&b=%C3%A9?c', '/analyse/abcd1234?utm_source=a&b=%C3%A9?c'],
  ['https://agence.ch/?lang=fr#bas', '/t/x?utm_source=a', 'https://agence.ch/?lang=fr&utm_source=a#bas'],
])('%s from %s: %s', (target, url, expected) => expect(withQuery(target, url)).toBe(expected));

it.each([
  ['/login?redirect=%2Fx&a=1', '/login?a=1'],
  ['/login?redirect=%2Fx', '/login'],
  ['/login?a=?&redirected=1', '/login?a=?&redirected=1'],
  ['/login', '/login'],
])('%s without its field: %s', (url, expected) => expect(withoutFields(url, 'redirect')).toBe(expected));
