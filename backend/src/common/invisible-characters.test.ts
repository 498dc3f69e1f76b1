import { withoutInvisibleCharacters } from './invisible-characters.js';

describe('withoutInvisibleCharacters', () => {
  it.each([
    ['a zero-width space before an address', '\u200binfo@exemple.ch', 'info@exemple.ch'],
    ['embedding marks around a phone number', '\u202a+41 79 555 01 02\u202c', '+41 79 555 01 02'],
    ['isolates around a name', '\u2068Zoé\u2069', 'Zoé'],
    ['a left-to-right mark after a web address', 'https://exemple.ch/\u200e', 'https://exemple.ch/'],
    ['soft hyphens within a name', 'Zürich\u00adberg\u00adstrasse', 'Zürichbergstrasse'],
    ['a word joiner and a byte order mark', '\ufeffRey\u2060', 'Rey'],
    ['an override that reverses a name', '\u202eyeR', 'yeR'],
    ['joiners between Latin characters', 'Mül\u200dler\u200c', 'Müller'],
    ['invisible operators', 'a\u2062b\u2064', 'ab'],
  ])('removes %s', (_, text, expected) => {
    expect(withoutInvisibleCharacters(text)).toBe(expected);
  });

  it.each([
    ['joined emoji', '👩‍💻 Atelier 👨‍👩‍👧‍👦'],
    ['a joined emoji with a skin tone', '👩🏽‍🚀'],
    ['a joined emoji with a presentation selector', '🏳️‍🌈'],
    ['the half-space of Persian', 'می\u200cخواهم'],
    ['a joiner of Devanagari', 'क्\u200dष'],
    ['narrow and no-break spaces', 'Rey\u00a0& Fils\u202f!'],
    ['an empty text', ''],
  ])('leaves %s', (_, text) => {
    expect(withoutInvisibleCharacters(text)).toBe(text);
  });
});
