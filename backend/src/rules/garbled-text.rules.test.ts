import { isGarbled, quotable } from './garbled-text.rules.js';

describe('isGarbled', () => {
  it.each(['Zo\ufffd', 'Boulangerie ZoÃ©', 'GenÃ¨ve', 'MAÃ‡ON', 'l’Ã‰toile', 'lâ€™eau', 'pain â€“ vin', '22 Â°C', 'Â« Bienvenue Â»'])(
    'recognises %j',
    (text) => expect(isGarbled(text)).toBe(true),
  );

  it.each([
    'Zoé',
    'AMANHÃ…',
    'AMANHÃ',
    'São João',
    'PÂTISSERIE',
    'CRÊPERIE «\u202fL’Â\u202f»',
    'Ångström',
    'naïve Çà et là – 5 €',
    'Đà Nẵng',
    '',
  ])('accepts %j', (text) => expect(isGarbled(text)).toBe(false));
});

describe('quotable', () => {
  it('returns a text unless it is unreadable', () => {
    expect([quotable('Zoé'), quotable('ZoÃ©'), quotable(null)]).toEqual(['Zoé', null, null]);
  });
});
