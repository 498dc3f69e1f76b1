import { decodeHtml } from './decode-html.js';

const text = 'Été à Genève';
const page = (head = '', body = text) => `<html><head>${head}</head><body>${body}</body></html>`;
const utf8 = (html: string) => Buffer.from(html);
const latin1 = (html: string) => Buffer.from(html, 'latin1');
const utf16 = (html: string) => Buffer.from(html, 'utf16le');
const LONG_STYLE = `<style>${'a { color: red } '.repeat(100)}</style>`;

describe('decodeHtml', () => {
  it.each([
    ['UTF-8 by the header', utf8(page()), 'text/html; charset=UTF-8', 'utf-8', 'header'],
    ['UTF-8 by meta', utf8(page('<meta charset=utf-8>')), 'text/html', 'utf-8', 'meta'],
    ['windows-1252 under its usual name', latin1(page()), 'text/html; charset=iso-8859-1', 'windows-1252', 'header'],
    ['a quoted parameter', utf8(page()), 'text/html; version=1; charset="utf-8"', 'utf-8', 'header'],
    ['a BOM against the header', utf8(`\ufeff${page()}`), 'text/html; charset=latin1', 'utf-8', 'bom'],
    ['UTF-16 with its BOM', utf16(`\ufeff${page()}`), undefined, 'utf-16le', 'bom'],
    ['UTF-16 by the header', utf16(page()), 'text/html; charset=utf-16', 'utf-16le', 'header'],
    ['the last of two headers', utf8(page()), 'text/html; charset=latin1, text/html; charset=utf-8', 'utf-8', 'header'],
    ['a header that repeats the type alone', latin1(page()), 'text/html; charset=latin1, text/html', 'windows-1252', 'header'],
    ['an XML declaration', utf8(`<?xml version="1.0" encoding="utf-8"?>${page()}`), 'text/html', 'utf-8', 'meta'],
    ['XML that declares nothing', utf8(`<html xmlns="x">${text}</html>`), 'application/xhtml+xml', 'utf-8', 'guessed'],
    ['nothing declared, not UTF-8', latin1(page()), undefined, 'windows-1252', 'guessed'],
    [
      'the pragma with its attributes in any order',
      utf8(page('<meta content="text/html; charset=utf-8" http-equiv=Content-Type>')),
      '',
      'utf-8',
      'meta',
    ],
    ['a declaration behind one in a comment', utf8(page('<!-- <meta charset=iso-8859-1> --><meta charset=utf-8>')), '', 'utf-8', 'meta'],
    [
      'a declaration behind one in a value',
      utf8(page('<meta name=a content="<meta charset=latin1>"><meta charset=utf-8>')),
      '',
      'utf-8',
      'meta',
    ],
    [
      'a declaration behind a content without its pragma',
      utf8(page('<meta name=a content="charset=koi8-r"><meta charset=utf-8>')),
      '',
      'utf-8',
      'meta',
    ],
    ['a declaration behind a long style', utf8(page(`${LONG_STYLE}<meta charset=utf-8>`)), '', 'utf-8', 'meta'],
    [
      'no late declaration within a script',
      latin1(page(`${LONG_STYLE}<script>'<meta charset=utf-8>'</script>`)),
      '',
      'windows-1252',
      'guessed',
    ],
    ['a meta that says UTF-16 as UTF-8', utf8(page('<meta charset=utf-16>')), '', 'utf-8', 'meta'],
    ['a meta that says x-user-defined as windows-1252', latin1(page('<meta charset=x-user-defined>')), '', 'windows-1252', 'meta'],
  ])('reads %s', (_case, bytes, contentType, charset, charsetFrom) => {
    const decoded = decodeHtml(bytes, contentType);
    expect(decoded.html).toContain(text);
    expect(decoded).toMatchObject({ charset, charsetFrom, wrongCharset: null, misread: null });
  });

  it.each([
    ...['ANSI_X3.4-1968', 'iso_8859-1', 'l1', 'cp819', 'us-ascii', ' latin1 '].map(
      (label) => [label, 'windows-1252', [0xe9, 0x92], 'é’'] as const,
    ),
    ['iso-8859-9', 'windows-1254', [0xf0, 0x80], 'ğ€'],
    ['tis-620', 'windows-874', [0xa1, 0x85], 'ก…'],
    ['gb2312', 'gbk', [0xc4, 0xe3, 0x81, 0x40], '你丂'],
    ['shift_jis', 'shift_jis', [0x87, 0x40, 0x82, 0xa0], '①あ'],
    ['sjis', 'shift_jis', [0x82, 0xa0], 'あ'],
    ['ks_c_5601-1987', 'euc-kr', [0xb0, 0xa1, 0x81, 0x41], '가갂'],
    ['iso-8859-8-i', 'iso-8859-8-i', [0xe0], 'א'],
    ['macintosh', 'macintosh', [0x8e], 'é'],
  ] as const)('maps the label %s to %s', (label, charset, bytes, shown) => {
    const body = Buffer.concat([latin1('<p>'), Buffer.from(bytes)]);
    expect(decodeHtml(body, `text/html; charset="${label}"`)).toMatchObject({ html: `<p>${shown}`, charset, misread: null });
    expect(decodeHtml(Buffer.concat([latin1(`<meta charset="${label}">`), body]), undefined)).toMatchObject({ charset, misread: null });
  });

  it.each([
    ['UTF-8 that declares nothing', utf8(page()), undefined, 'utf-8', 'guessed', null, 'Ã‰tÃ©'],
    ['UTF-8 under an unknown name', utf8(page()), 'text/html; charset=foo-8', 'utf-8', 'guessed', 'foo-8', 'Ã‰tÃ©'],
    ['windows-1252 that says UTF-8', latin1(page()), 'text/html; charset=utf-8', 'windows-1252', 'guessed', 'utf-8', '\ufffdt\ufffd'],
    ['UTF-8 that says windows-1252', utf8(page('<meta charset=latin1>')), '', 'utf-8', 'guessed', 'windows-1252', 'Ã‰tÃ©'],
    ['UTF-8 that says koi8-r', utf8(page('<meta charset=koi8-r>')), '', 'utf-8', 'guessed', 'koi8-r', 'ц┴tц╘'],
    [
      'UTF-8 under an encoding that is no longer read',
      utf8(page()),
      'text/html; charset=iso-2022-kr',
      'utf-8',
      'guessed',
      'replacement',
      '\ufffd',
    ],
    ['ASCII that says UTF-16', latin1(page('', 'Bonjour')), 'text/html; charset=utf-16', 'utf-8', 'guessed', 'utf-16le', '格浴㹬'],
    [
      'a wrong header and a right meta',
      latin1(page('<meta charset=iso-8859-2>', 'Bonjour, \xb3\xf3d\xbc')),
      'text/html; charset=utf-8',
      'iso-8859-2',
      'meta',
      'utf-8',
      'Bonjour, \ufffd',
    ],
  ])('recovers the author’s text of %s and reports the browsers’ reading', (_case, bytes, contentType, charset, from, wrong, shown) => {
    const decoded = decodeHtml(bytes, contentType);
    expect(decoded.html).toMatch(/Été à Genève|Bonjour(?!,)|Bonjour, łódź/);
    expect(decoded).toMatchObject({ charset, charsetFrom: from, wrongCharset: wrong, misread: expect.stringContaining(shown) });
  });

  it('decodes a page of two mixed encodings part by part', () => {
    const mixed = Buffer.concat([utf8('<title>Zoé – Genève</title>'), latin1('<p>Vevey, Bôle et Orbe : été</p>')]);
    const { html, misread, wrongCharset } = decodeHtml(mixed, 'text/html; charset=utf-8');
    expect(html).toBe('<title>Zoé – Genève</title><p>Vevey, Bôle et Orbe : été</p>');
    expect(misread).toContain('B\ufffdle');
    expect(wrongCharset).toBe('utf-8');
  });

  it('does not detect UTF-8 in accidental byte sequences', () => {
    const { html, misread } = decodeHtml(latin1('<h1>CAFÉ® CAFÉ®</h1>'), 'text/html; charset=iso-8859-1');
    expect([html, misread]).toEqual(['<h1>CAFÉ® CAFÉ®</h1>', null]);
  });
});
