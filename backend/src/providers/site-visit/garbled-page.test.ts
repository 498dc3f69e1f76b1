import { foreignWork } from '../foreign/foreign-work.js';

const TITLE = 'Menuiserie Dulac, à Genève';
const page = (text = TITLE, head = '') => `<!doctype html>${head}<title>${text}</title><h1>Menuiserie</h1><p>Portes</p>`;
const read = (bytes: Buffer, contentType = 'text/html; charset=utf-8') => foreignWork.source(bytes, contentType, 'https://exemple.ch/');

describe('a page in another encoding than it declares', () => {
  it.each([
    ['windows-1252 that says UTF-8', Buffer.from(page(), 'latin1'), 'text/html; charset=utf-8'],
    ['UTF-8 that says windows-1252', Buffer.from(page()), 'text/html; charset=iso-8859-1'],
    ['UTF-8 that says nothing', Buffer.from(page()), 'text/html'],
  ])('is found and read as it was meant: %s', (_case, bytes, contentType) => {
    const { evidence, document } = read(bytes, contentType);
    expect(evidence.title).toBe(TITLE);
    expect(document).toMatchObject({ isMisread: true, isGarbled: true });
    expect(document).not.toHaveProperty('misread');
  });

  it.each([
    ['a title that was stored broken', page('Menuiserie Dulac, \ufffd Gen\ufffdve')],
    ['a title that was encoded twice', page('Menuiserie Dulac, GenÃ¨ve')],
  ])('is found by its title: %s', (_case, html) => {
    expect(read(Buffer.from(html)).document).toMatchObject({ isMisread: false, isGarbled: true });
  });

  it.each([
    ['an honest page', Buffer.from(page())],
    ['a page with a wrong byte in a comment', Buffer.concat([Buffer.from(page()), Buffer.from('<!-- g\xe9n\xe9r\xe9 -->', 'latin1')])],
    ['one broken sign in a text', Buffer.from(`${page()}<p>Avis de Zo\ufffd</p>`)],
  ])('is not found in %s', (_case, bytes) => expect(read(bytes).document.isGarbled).toBe(false));
});
