import { preview } from './preview';

describe('the preview of a message', () => {
  it('fills what it knows and leaves the rest', () => {
    expect(preview('{prenom}, {company} : {score} sur 100, {nom}')).toBe('Anne, Boulangerie Exemple : 62 sur 100, {nom}');
    expect(preview('{toString} {} $&')).toBe('{toString} {} $&');
  });
});
