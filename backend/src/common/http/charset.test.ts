import { withCharset } from './charset.js';

describe('the letters of a text', () => {
  it.each([
    ['text/calendar', 'text/calendar; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['application/xml', 'application/xml; charset=utf-8'],
    ['text/csv; charset=utf-8', 'text/csv; charset=utf-8'],
    ['text/plain; version=0.0.4; charset=utf-8', 'text/plain; version=0.0.4; charset=utf-8'],
    ['application/json', 'application/json'],
    ['image/png', 'image/png'],
    ['font/woff2', 'font/woff2'],
  ])('%s is sent as %s', (type, sent) => {
    expect(withCharset(type)).toBe(sent);
  });
});
