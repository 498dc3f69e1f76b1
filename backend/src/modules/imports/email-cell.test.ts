import { parseEmailCell } from './email-cell.js';

describe('an e-mail cell', () => {
  it.each([
    ['Urs Meier <urs@gamma.ch>', ['urs@gamma.ch']],
    ['"Meier, Urs" <urs@gamma.ch>', ['urs@gamma.ch']],
    ['<ana@delta.ch>', ['ana@delta.ch']],
    ['ana@delta.ch (Ana Roux)', ['ana@delta.ch']],
    ['(privat) ana@delta.ch', ['ana@delta.ch']],
    ['mailto:eva@eps.ch?subject=Bonjour%20vous', ['eva@eps.ch']],
    ['MAILTO:eva%2Bliste@eps.ch', ['eva+liste@eps.ch']],
    ['mailto:eva%40eps.ch', ['eva@eps.ch']],
    ['[eva@eps.ch](mailto:eva@eps.ch)', ['eva@eps.ch']],
    ['eva@eps.ch <mailto:eva@eps.ch>', ['eva@eps.ch']],
    ["'eva@eps.ch'", ['eva@eps.ch']],
    ['eva@eps.ch;', ['eva@eps.ch']],
    ['eva@eps.ch.', ['eva@eps.ch']],
    ['<eva@eps.ch>;', ['eva@eps.ch']],
    ['SMTP:Eva@eps.ch', ['Eva@eps.ch']],
    ['E-Mail: eva@eps.ch', ['eva@eps.ch']],
    ['anne@bois.ch ::: info@bois.ch', ['anne@bois.ch', 'info@bois.ch']],
    ['anne@bois.ch, info@bois.ch', ['anne@bois.ch', 'info@bois.ch']],
    ['anne@bois.ch,info@bois.ch;anne@bois.ch', ['anne@bois.ch', 'info@bois.ch']],
    ['anne@bois.ch/info@bois.ch', ['anne@bois.ch', 'info@bois.ch']],
    ['anne@bois.ch\ninfo@bois.ch', ['anne@bois.ch', 'info@bois.ch']],
    ['Anne <anne@bois.ch>, Büro <info@bois.ch>', ['anne@bois.ch', 'info@bois.ch']],
    ['anne@bois.ch ou info@bois.ch', ['anne@bois.ch', 'info@bois.ch']],
    ['info@bäckerei-meier.ch', ['info@bäckerei-meier.ch']],
    ['info@xn--bckerei-meier-bfb.ch', ['info@bäckerei-meier.ch']],
    ['Bäckerei <info@BÄCKEREI-meier.ch>', ['info@bäckerei-meier.ch']],
  ])('%j holds %j and nothing else', (cell, addresses) => {
    expect(parseEmailCell(cell)).toEqual({ addresses, invalid: [], isAddressCell: true });
  });

  it.each([
    'jean,rey@exemple.ch',
    'jean/rey@exemple.ch',
    'hélène@exemple.ch',
    'jean@@exemple.ch',
    'jean@exemple',
    'a&b@exemple.ch',
    'jean:rey@exemple.ch',
    'jean@rey@exemple.ch',
    '@exemple.ch',
    'anne @exemple.ch',
    'anne@ exemple.ch',
    'anne.exemple.ch',
    'info@bäckerei..ch',
    '',
  ])('%j holds no address, and no part of it is taken for one', (cell) => {
    expect(parseEmailCell(cell).addresses).toEqual([]);
  });

  it('with a valid and an invalid address names both', () => {
    expect(parseEmailCell('anne@bois.ch; info@bois')).toMatchObject({ addresses: ['anne@bois.ch'], invalid: ['info@bois'] });
  });

  it('that is a sentence is no address cell', () => {
    expect(parseEmailCell('demander b@exemple.ch')).toMatchObject({ addresses: ['b@exemple.ch'], isAddressCell: false });
  });
});
