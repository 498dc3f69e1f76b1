import { opportunityOf } from '../../../rules/keywords.rules.js';
import { opportunityByRules } from './opportunity.js';

describe('opportunity by position', () => {
  it.each([
    [null, 'Non positionné'],
    [0, 'Non positionné'],
    [-1, 'Non positionné'],
    [1, 'Acquis'],
    [10, 'Acquis'],
    [11, 'Forte'],
    [20, 'Forte'],
    [21, 'Moyenne'],
    [30, 'Moyenne'],
    [31, 'Faible'],
  ])('position %p: %s', (position, label) => expect(opportunityOf(position)).toBe(label));
});

describe('opportunityByRules (formula 12)', () => {
  it.each<[string, string, number | null, number | null, string]>([
    ['branded, up to the tenth', 'alpina vevey', 10, 900, 'Faible'],
    ['branded, further down: the later rules', 'alpina vevey', 16, 900, 'Moyenne'],
    ['contact alone suffices', 'contact plombier', 20, 900, 'Faible'],
    ['contact without a position', 'contacts urgence', null, 900, 'Faible'],
    ['a word that only contains it', 'lentilles sanscontact', 20, 900, 'Forte'],
    ['over 200 from the 16th', 'plombier vevey', 16, 201, 'Forte'],
    ['over 200 to the 39th', 'plombier vevey', 39, 201, 'Forte'],
    ['over 200 at the 40th', 'plombier vevey', 40, 201, 'Moyenne'],
    ['over 200 at the 15th', 'plombier vevey', 15, 201, 'Moyenne'],
    ['just 200 at the 16th', 'plombier vevey', 16, 200, 'Faible'],
    ['100 at the 5th', 'plombier vevey', 5, 100, 'Moyenne'],
    ['200 at the 15th', 'plombier vevey', 15, 200, 'Moyenne'],
    ['99 at the 5th', 'plombier vevey', 5, 99, 'Faible'],
    ['100 at the 4th', 'plombier vevey', 4, 100, 'Faible'],
    ['a price word, whatever the volume', 'prix plombier', 1, 0, 'Moyenne'],
    ['tarifs', 'plombier tarifs', 60, 10, 'Moyenne'],
    ['coût with its accent', 'coût chaudière', 60, 10, 'Moyenne'],
    ['cout without', 'cout chaudière', 60, 10, 'Moyenne'],
    ['acheter', 'acheter chaudière', 60, 10, 'Moyenne'],
    ['achat', 'achat chaudière', 60, 10, 'Moyenne'],
    ['devis', 'devis chaudière', 60, 10, 'Moyenne'],
    ['a price word comes before a review word', 'avis prix chaudière', 60, 10, 'Moyenne'],
    ['a strong opportunity comes before a price word', 'prix chaudière', 20, 500, 'Forte'],
    ['a review word with volume', 'avis chaudière', 60, 50, 'Moyenne'],
    ['a review word without volume', 'avis chaudière', 60, 49, 'Faible'],
    ['comparatif', 'comparatif chaudières', 60, 50, 'Moyenne'],
    ['meilleures', 'meilleures chaudières', 60, 50, 'Moyenne'],
    ['words match at their start: an attestation is no test', 'attestation assurance', 60, 60, 'Faible'],
    ['test', 'test chaudière', 60, 60, 'Moyenne'],
    ['under 50', 'plombier vevey', 25, 49, 'Faible'],
    ['over 200 at the 11th', 'plombier vevey', 11, 201, 'Moyenne'],
    ['over 200 at the 10th', 'plombier vevey', 10, 201, 'Faible'],
    ['no position', 'plombier vevey', null, 5000, 'Faible'],
    ['position 0 is none', 'plombier vevey', 0, 5000, 'Faible'],
    ['no volume', 'plombier vevey', 12, null, 'Faible'],
  ])('%s', (_, keyword, position, volume, label) =>
    expect(opportunityByRules({ keyword, position, volume }, 'Alpina Sanitaire SA', 'alpina.ch')).toBe(label),
  );
});
