import fc from 'fast-check';
import { ownName } from './company-name.rules.js';

describe('a company’s name', () => {
  it.each([
    ...[
      'votre entreprise',
      'Votre Entreprise',
      ' VOTRE  ENTREPRISE ',
      '« votre entreprise »',
      'Votre entreprise.',
      'notre société',
      'Ma Société',
    ],
    ...['{company}', '{{company}}', '[Entreprise]', 'Nom de l’entreprise', "nom de l'entreprise", 'Your Company', 'Company Name'],
    ...['N/A', 'n.a.', '-', '—', '?', '...', 'null', 'undefined', 'NaN', 'Inconnu', 'Unknown', 'Non renseigné', 'Néant', '', '   '],
  ])('%s is no company name', (text) => expect(ownName(text)).toBeNull());

  it.each([
    ...[
      'Votre Entreprise Sàrl',
      'Entreprise Dupont',
      'La Société Générale',
      'Mon Entreprise de Peinture',
      'Company 21',
      'NA',
      'Unknown Pleasures SA',
    ],
    ...['A', '3', 'Ô', 'L’Inconnu', 'Null SA', 'Aucun Souci Sàrl', 'Ma Boulangerie', '株式会社', 'Votre Coiffeur', 'Chez Nous'],
  ])('%s is a company name', (text) => expect(ownName(` ${text} `)).toBe(text));

  it('is null for an empty text', () => {
    expect(ownName(null)).toBeNull();
    expect(ownName(undefined)).toBeNull();
  });
});

it('gives the same answer for a name with and without characters to normalise', () => {
  const words = fc.constantFrom(
    'votre',
    'Entreprise',
    'société',
    'n',
    'a',
    'inconnu',
    'Menuiserie',
    'Blanc',
    '12',
    'e\u0301',
    'é',
    'NÉANT',
    'Hôtel',
    'Œuvre',
    'Ÿ',
    'ßa',
    'ð',
    '',
  );
  const signs = fc.constantFrom(' ', '’', "'", '-', '_', '.', '', '\t', 'ſ');
  fc.assert(
    fc.property(fc.array(fc.tuple(words, signs), { maxLength: 4 }), (parts) => {
      const text = parts.flat().join('');
      expect(ownName(text) !== null).toBe(ownName(`« ${text}`) !== null);
    }),
  );
});
