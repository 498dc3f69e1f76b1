import { keyError } from './key-error';

const CHARACTERS = 'La clé API ne contient que des lettres, des chiffres, des tirets, des points et des traits bas';

describe('a key that cannot be right', () => {
  it('is missing', () => {
    expect(keyError('openai', '')).toBe('La clé API est requise');
    expect(keyError('dataforseo', '')).toBe('La clé API DataForSEO est requise');
  });

  it.each(['a b', 'clé', 'a/b', 'a+b'])('has other characters: %s', (key) => expect(keyError('google', key)).toBe(CHARACTERS));

  it('of DataForSEO has nothing but letters and digits', () => {
    expect(keyError('dataforseo', 'ab-12')).toBe('La clé API DataForSEO ne contient que des lettres et des chiffres');
    expect(keyError('dataforseo', 'ab12')).toBeUndefined();
  });

  it('is not one with dashes, underscores and dots', () => expect(keyError('openai', 'sk-A1_b.c')).toBeUndefined());
});
