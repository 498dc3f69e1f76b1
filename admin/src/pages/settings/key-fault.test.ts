import { keyFault } from './key-fault';

const CHARACTERS = 'La clé API ne contient que des lettres, des chiffres, des tirets, des points et des traits bas';

describe('a key that cannot be right', () => {
  it('is missing', () => {
    expect(keyFault('openai', '')).toBe('La clé API est requise');
    expect(keyFault('dataforseo', '')).toBe('La clé API DataForSEO est requise');
  });

  it.each(['a b', 'clé', 'a/b', 'a+b'])('has other characters: %s', (key) => expect(keyFault('google', key)).toBe(CHARACTERS));

  it('of DataForSEO has nothing but letters and digits', () => {
    expect(keyFault('dataforseo', 'ab-12')).toBe('La clé API DataForSEO ne contient que des lettres et des chiffres');
    expect(keyFault('dataforseo', 'ab12')).toBeUndefined();
  });

  it('is not one with dashes, underscores and dots', () => expect(keyFault('openai', 'sk-A1_b.c')).toBeUndefined());
});
