import fc from 'fast-check';
import { cleanLink, withoutSigns } from './copied-links.rules.js';

describe('a link that was copied with surrounding characters', () => {
  it.each([
    '.',
    ')',
    ',',
    ';',
    '»',
    '”',
    '’',
    '"',
    '>',
    '!',
    '…',
    '**',
    ').',
    '%2E',
    '%29',
    '%C2%A0',
    '%C2%A0%C2%BB',
    '%E2%80%8B',
    '%E2%80%AF%C2%BB',
    '%EF%BB%BF',
    '%0D%0A',
    '%20',
    '%3E',
    '_',
    '=',
    '&nbsp;',
    '&gt;.',
  ])('resolves to its page despite %j', (signs) => {
    expect(cleanLink(`/analyse/abcd1234${signs}`)).toBe('/analyse/abcd1234');
    expect(cleanLink(`/quiz/ABcd1234${signs}?utm_source=mail.`)).toBe('/quiz/ABcd1234?utm_source=mail.');
    expect(cleanLink(`/abcd1234${signs}`)).toBe('/abcd1234');
  });

  it('leaves the address of a page as it is', () => {
    for (const url of ['/analyse/abcd1234', '/analyse/abcd1234/', '/', '/quiz', '/quiz?token=a.', '/robots.txt', '/og/abcd1234.png'])
      expect(cleanLink(url)).toBeNull();
  });

  it('does not change the end of a secret', () => {
    const secret = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm_-';
    expect(cleanLink(`/desinscription/${secret}`)).toBeNull();
    expect(cleanLink(`/desinscription/${secret}).`)).toBe(`/desinscription/${secret}`);
    expect(cleanLink('/verification/-abc_')).toBeNull();
  });

  it('removes characters before the address and before a trailing slash', () => {
    expect(cleanLink('/analyse/%3Cabcd1234%3E')).toBe('/analyse/abcd1234');
    expect(cleanLink('/analyse/abcd1234./')).toBe('/analyse/abcd1234/');
  });

  it('removes no letter, no digit and no inner character', () => {
    for (const part of ['abcd1234.Merci', 'abcd.1234', 'abcd1234é', 'abcd12345', '...', 'abcd123'])
      expect([part, withoutSigns(part)]).toEqual([part, part]);
    expect(withoutSigns('abcd12345.')).toBe('abcd12345');
  });

  it('never leads to another server', () => {
    for (const url of ['//evil.example.', '/\\evil.example.', '/%2F/evil.example)', 'https://evil.example/a.', '///a.', '/%5Cevil/../a.'])
      expect(cleanLink(url) ?? '/x').toMatch(/^\/[^/\\]/);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('.', ')', '%C2%A0', '»'), (text, sign) => {
        const clean = cleanLink(`/${text}${sign}`);
        if (clean !== null) expect(new URL(clean, 'https://here.example').host).toBe('here.example');
      }),
    );
  });
});
