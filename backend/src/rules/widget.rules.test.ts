import { normalisedOrigin, widgetSnippet } from './widget.rules.js';

describe('an allowed origin', () => {
  it.each([
    ['https://agence.ch', 'https://agence.ch'],
    [' Agence.CH ', 'https://agence.ch'],
    ['agence.ch/contact?x=1#y', 'https://agence.ch'],
    ['https://www.agence.ch:443/', 'https://www.agence.ch'],
    ['https://agence.ch:8443', 'https://agence.ch:8443'],
    ['http://127.0.0.1:8080/page.html', 'http://127.0.0.1:8080'],
    ['localhost:3000', 'https://localhost:3000'],
    ['https://zürich-agentur.ch', 'https://xn--zrich-agentur-wob.ch'],
  ])('is normalised: %s', (typed, origin) => {
    expect(normalisedOrigin(typed)).toBe(origin);
  });

  it.each([
    '',
    'https://',
    '*',
    'https://*.agence.ch',
    'null',
    "'self'",
    'https:',
    'ftp://agence.ch',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user:secret@agence.ch',
    'https://agence.ch;script-src',
    'https://agence.ch,evil.ch',
    "https://a'b.ch",
    'https://[::1]:8080',
    'agence.ch evil.ch',
    'https://agence.ch.',
    '-',
  ])('is refused: %s', (typed) => {
    expect(normalisedOrigin(typed)).toBeNull();
  });
});

it('the snippet names the script and the language', () => {
  expect(widgetSnippet('https://audit.agence.ch', 'de')).toBe(
    '<script src="https://audit.agence.ch/widget.js" data-lang="de" async></script>',
  );
});
