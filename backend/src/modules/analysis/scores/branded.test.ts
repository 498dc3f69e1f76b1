import fc from 'fast-check';
import { isBranded } from './branded.js';

describe('isBranded (formula 5, clarification 14)', () => {
  it.each<[string, string, string, string, boolean]>([
    ['a word of the company', 'plombier dupont lausanne', 'Dupont Sanitaire SA', 'ds-lausanne.ch', true],
    ['case and accents', 'MULLER horaires', 'Boulangerie Müller Sàrl', 'exemple.ch', true],
    ['accents on the other side', 'hôtel bellevüe', 'Bellevue SA', 'exemple.ch', true],
    ['ligatures', 'le boeuf rouge', 'Œuf & Bœuf SA', 'exemple.ch', true],
    ['a hyphen is a space', 'jean pierre traiteur', 'Jean-Pierre Traiteur', 'exemple.ch', true],
    ['an apostrophe ends a word', 'horaires d’alpina', 'Alpina SA', 'exemple.ch', true],
    ['whole words only', 'alpinarium zermatt', 'Alpina SA', 'exemple.ch', false],
    ['three letters are one', 'roy horaires', 'Roy SA', 'exemple.ch', true],
    ['two letters are no name', 'ab lausanne', 'AB SA', 'exemple.ch', false],
    ['a legal form is no name', 'créer une sàrl', 'Alpina Sàrl', 'exemple.ch', false],
    ['SARL without its accent', 'statuts sarl', 'Alpina Sàrl', 'exemple.ch', false],
    ['GmbH', 'gmbh gründen', 'Alpina GmbH', 'exemple.ch', false],
    ['SAS, SRL', 'sas ou srl', 'Alpina SAS SRL', 'exemple.ch', false],
    ['an article is no name', 'les meilleurs vins', 'Les Caves d’Alpina', 'exemple.ch', false],
    ['a trade is no name', 'boulangerie lausanne', 'Boulangerie Müller Sàrl', 'exemple.ch', false],
    ['the main name of the domain', 'alpina horaires', '', 'alpina.ch', true],
    ['a domain given as an address', 'alpina horaires', '', 'https://www.alpina.ch/contact', true],
    ['a domain under a longer ending', 'alpina horaires', '', 'shop.alpina.co.uk', true],
    ['a domain of three letters', 'roy horaires', '', 'roy.ch', true],
    ['a domain of two letters, one by one', 'a b horaires', '', 'a-b.ch', false],
    ['a domain of two letters', 'ab horaires', '', 'ab.ch', false],
    ['a domain that is a mere trade', 'garage lausanne', '', 'garage.ch', false],
    ['a domain of two trades', 'boulangerie patisserie', '', 'boulangerie-patisserie.ch', false],
    ['all words of a hyphenated domain', 'cave du lac vevey', '', 'cave-du-lac.ch', true],
    ['only some of them', 'balade au lac', '', 'cave-du-lac.ch', false],
    ['a domain with accents', 'müller horaires', '', 'xn--mller-kva.ch', true],
    ['neither company nor domain', 'plombier lausanne', '', '', false],
    ['an empty search', '', 'Alpina SA', 'alpina.ch', false],
  ])('%s', (_, keyword, company, domain, branded) => expect(isBranded(keyword, company, domain)).toBe(branded));

  it('never fails on odd texts, and always knows a company by its own rare name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (keyword, company, domain) => {
        isBranded(keyword, company, domain);
        return isBranded(`horaires zyxwv ${keyword}`, `${company} Zyxwv`, domain);
      }),
    );
  });
});
