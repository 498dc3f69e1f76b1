import { type Company, isCited, namesCompany } from './is-cited.js';
import { ownPages } from './own-pages.js';
import { nameWordsOf } from './words.js';

const dupont: Company = { name: 'Garage Dupont Sàrl', url: 'https://www.garage-dupont.ch/accueil', city: 'Lausanne' };
const single: Company = { name: 'Dupont SA', url: 'https://dupont.ch/', city: 'Lausanne' };

describe('isCited by an address', () => {
  it.each([
    ['https://www.garage-dupont.ch/contact', true],
    ['https://garage-dupont.ch', true],
    ['http://rdv.garage-dupont.ch/?utm_source=chatgpt.com', true],
    ['https://GARAGE-DUPONT.CH/', true],
    ['https://mon-garage-dupont.ch/', false],
    ['https://garage-dupont.com/', false],
    ['https://garage-dupont.ch.martin.ch/', false],
    ['https://martin.ch/garage-dupont.ch', false],
    ['https://www.google.com/search?q=garage-dupont.ch', false],
    ['not a url', false],
  ])('among the sources: %s → %s', (url, cited) => {
    expect(isCited({ text: 'Voici quelques adresses.', urls: ['https://www.local.ch/', url] }, dupont)).toBe(cited);
  });

  it.each([
    ['Voyez garage-dupont.ch.', true],
    ['Voyez **www.garage-dupont.ch** pour les prix', true],
    ['[site](https://garage-dupont.ch/prix)', true],
    ['Écrivez à info@garage-dupont.ch', true],
    ['Voyez mongarage-dupont.ch', false],
    ['Voyez garage-dupont.ch.martin.ch', false],
    ['Voyez garage-dupont.chat', false],
    ['Voyez https://martin.ch/?q=garage-dupont.ch', false],
    ['Voyez martin.ch?q=garage-dupont.ch', false],
  ])('in the text: %s → %s', (text, cited) => {
    expect(isCited({ text, urls: [] }, { ...dupont, name: 'X' })).toBe(cited);
  });

  it.each([
    ['https://www.facebook.com/garagedupont', 'https://facebook.com/GarageDupont/photos', true],
    ['https://www.facebook.com/garagedupont', 'https://www.facebook.com/garagedupont2', false],
    ['https://www.facebook.com/garagedupont', 'https://www.facebook.com/garagemartin', false],
    ['https://www.local.ch/fr/d/lausanne/1004/garage/dupont-abc', 'https://www.local.ch/fr/d/lausanne/1004/garage/martin-xyz', false],
    ['https://dupont.jimdofree.com/', 'https://martin.jimdofree.com/', false],
    ['https://dupont.jimdofree.com/', 'https://dupont.jimdofree.com/contact', true],
    ['https://dupont.wixsite.com/garage', 'https://martin.wixsite.com/garage', false],
    ['https://müller.ch/', 'https://xn--mller-kva.ch/team', true],
  ])('a site at %s, a source at %s → %s', (url, source, cited) => {
    expect(isCited({ text: '', urls: [source] }, { ...dupont, url })).toBe(cited);
  });

  it('counts each of its own pages once', () => {
    const urls = [
      'https://garage-dupont.ch/a',
      'https://www.garage-dupont.ch/a/',
      'https://garage-dupont.ch/a?x=1',
      'https://garage-dupont.ch/b',
    ];
    expect(ownPages([...urls, 'https://martin.ch/', 'broken'], dupont.url)).toEqual(['garage-dupont.ch/a', 'garage-dupont.ch/b']);
  });
});

describe('isCited by name', () => {
  it.each([
    ['Je recommande le Garage Dupont à Lausanne.', true],
    ['1. **Garage Dupont** – accueil et prix corrects', true],
    ['GARAGE DUPONT SÀRL, rue du Port', true],
    ['le garage dupont est bien noté', true],
    ['Garage Dupont S.à r.l. et Garage Martin SA', true],
    ['Le garage-dupont de la rue du Port', true],
    ['Découvrez le Garage Dupont Lausanne', true],
    ['L’équipe du Garage\u00A0Dupont', true],
    ['Le Garage Dupontel est bien noté', false],
    ['Le Garage Dupont Frères est bien noté', false],
    ['Le Garage Dupont & Fils est bien noté', false],
    ['Le Garage Dupont-Favre est bien noté', false],
    ['Le Garage Dupont à Genève est bien noté', false],
    ['Carrosserie Dupont, rue du Port', false],
    ['Un garage. Dupont est un nom répandu.', false],
    ['Un bon garage à Lausanne, par exemple Martin.', false],
    ['Le garage du pont est bien noté', false],
    ['', false],
  ])('two words: %s → %s', (text, cited) => {
    expect(isCited({ text, urls: [] }, dupont)).toBe(cited);
  });

  it.each([
    ['Dupont est bien noté.', true],
    ['Je recommande Dupont, Martin et Favre.', true],
    ['Chez Dupont, l’accueil est bon.', true],
    ['L’entreprise Dupont SA est bien notée.', true],
    ['- Dupont S.A. : rue du Port', true],
    ['Marc Dupont, syndic de la commune', false],
    ['Le syndic Marc Dupont', false],
    ['M. Dupont répondra', false],
    ['Mme Dupont répondra', false],
    ['à la rue Dupont', false],
    ['Dupont Électricité est bien noté', false],
    ['Dupont & Fils', false],
    ['Dupont-Martin', false],
    ['un chapeau dupont', false],
    ['Les Dupontel', false],
    ['Dupont à Genève', false],
    ['Dupont à Lausanne', true],
  ])('one word, and a family name: %s → %s', (text, cited) => {
    expect(isCited({ text, urls: [] }, single)).toBe(cited);
  });

  it.each([
    ['Müller-Bächtold & Fils Sàrl', 'la maison Muller-Bachtold et fils', true],
    ['Müller-Bächtold & Fils Sàrl', 'la maison Müller', false],
    ['Cœur de Lavaux', 'Le Coeur de Lavaux propose', true],
    ['Boulangerie de Lausanne', 'Il y a une bonne boulangerie de Lausanne', false],
    ['Restaurant Pizzeria Sàrl', 'un restaurant pizzeria', false],
    ['Le Café', 'prendre le café', false],
    ['BB SA', 'BB est une marque', false],
    ['L’Atelier des Bains', 'l’atelier des bains est ouvert', true],
    ['24 Heures Dépannage', 'Appelez 24 heures dépannage', true],
    ['dupont.ch', 'Voyez Dupont.', false],
    ['', 'Voyez Dupont.', false],
  ])('%s in « %s » → %s', (name, text, cited) => {
    expect(namesCompany(text, { name, url: 'https://exemple.ch/', city: 'Lausanne' })).toBe(cited);
  });

  it.each([
    ['Dupont S.à r.l.', ['dupont']],
    ['Dupont & Cie SA', ['dupont']],
    ['Dupont S.A.', ['dupont']],
    ['Müller GmbH', ['muller']],
    ['SA', []],
  ])('%s without its legal form', (name, words) => {
    expect(nameWordsOf(name).map(({ folded }) => folded)).toEqual(words);
  });
});
