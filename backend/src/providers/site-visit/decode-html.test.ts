import { decodeHtml } from './decode-html.js';

const text = 'Été à Genève';
const page = (meta = '') => `<html><head>${meta}</head><body>${text}</body></html>`;
const latin1 = (html: string) => Buffer.from(html, 'latin1');

describe('decodeHtml', () => {
  it.each([
    ['UTF-8 by the header', Buffer.from(page()), 'text/html; charset=UTF-8', 'utf-8', 'header', null],
    ['UTF-8 by meta', Buffer.from(page('<meta charset=utf-8>')), 'text/html', 'utf-8', 'meta', null],
    ['windows-1252 under its usual name', latin1(page()), 'text/html; charset=iso-8859-1', 'windows-1252', 'header', null],
    [
      'a BOM against the header',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(page())]),
      'text/html; charset=latin1',
      'utf-8',
      'bom',
      null,
    ],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page(), 'utf16le')]), undefined, 'utf-16le', 'bom', null],
    ['nothing declared, UTF-8', Buffer.from(page()), undefined, 'utf-8', 'guessed', null],
    ['nothing declared, not UTF-8', latin1(page()), undefined, 'windows-1252', 'guessed', null],
    ['an unknown name', Buffer.from(page()), 'text/html; charset=foo-8', 'utf-8', 'guessed', 'foo-8'],
    ['UTF-8 that is none', latin1(page()), 'text/html; charset=utf-8', 'windows-1252', 'guessed', 'utf-8'],
    [
      'a wrong header and a right meta',
      latin1(page('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">')),
      'text/html; charset=utf-8',
      'windows-1252',
      'meta',
      'utf-8',
    ],
  ])('reads %s', (_case, bytes, contentType, charset, charsetFrom, wrongCharset) => {
    const decoded = decodeHtml(bytes, contentType);
    expect(decoded.html).toContain(text);
    expect(decoded).toMatchObject({ charset, charsetFrom, wrongCharset });
  });
});
