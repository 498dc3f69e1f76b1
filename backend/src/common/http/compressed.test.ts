import { encodingFor } from './compressed.js';

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['BR', 'br'],
  ['br;q=0', null],
  ['br;q=0.000, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0', null],
  ['brotli', null],
  [undefined, null],
])('« %s » is answered in %s', (accepted, expected) => expect(encodingFor(accepted)).toBe(expected));
