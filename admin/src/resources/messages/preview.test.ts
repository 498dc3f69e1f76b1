import { preview, unknownPlaceholders } from './preview';

describe('the preview of a message', () => {
  it('fills what it knows and leaves the rest', () => {
    expect(preview('{prenom}, {company} : {score} sur 100, {nom}')).toBe('Anne, Boulangerie Exemple : 62 sur 100, {nom}');
    expect(preview('{toString} {} $&')).toBe('{toString} {} $&');
  });
});

describe('unknown fields', () => {
  it('are named once, in their order', () => {
    expect(unknownPlaceholders('{b} {prenom} {a} {b} {}', ['prenom'])).toEqual(['b', 'a', '']);
    expect(unknownPlaceholders('{prenom} {pas\nun champ}', ['prenom'])).toEqual([]);
  });
});
