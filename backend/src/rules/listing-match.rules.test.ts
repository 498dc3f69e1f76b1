import { type Listing, type ListingOwner, matchListing } from './listing-match.rules.js';

const owner = (company: string, more: Partial<ListingOwner> = {}): ListingOwner => ({
  company,
  siteName: '',
  phone: null,
  city: null,
  ...more,
});
const listing = (name: string | null, more: Partial<Listing> = {}): Listing => ({
  name,
  phone: null,
  address: null,
  site: 'unknown',
  ...more,
});
const isOwn = (...of: Parameters<typeof matchListing>) => matchListing(...of).isOwn;

describe('listings of the company itself', () => {
  it.each([
    ...[
      ['Boulangerie Dupont Sàrl', 'Dupont'],
      ['Dupont', 'Boulangerie-Pâtisserie Dupont'],
      ['DUPONT SA', 'Dupont S.A.'],
      ['Müller AG', 'Muller'],
    ],
    ...[
      ['Garage du Lac', 'Garage Lac Sàrl'],
      ['Café de la Gare', 'Cafe de la Gare'],
      ['L’Atelier Vert', 'Atelier vert'],
      ['Cœur & Âme', 'Coeur et Ame'],
    ],
    ...[
      ['Swiss-Com', 'Swisscom AG'],
      ['Dupont & Fils', 'Dupont Frères'],
      ['Menuiserie Rey', 'Rey Ébénisterie'],
      ['Bijoux Lena', 'Léna Bijoux'],
    ],
    ...[
      ['Electricité Favre SA', 'Favre Chauffage Sanitaire'],
      ['Rochat Suisse', 'Rochat'],
      ['Pharmacie Centrale', 'Pharmacie Centrale'],
    ],
    ...[
      ['Fleurs de Morges', 'Fleurs de Morges'],
      ['Restaurant', 'Restaurant'],
      ['Salon Anna', 'Anna Coiffure'],
      ['株式会社', '株式会社'],
    ],
  ])('%s is listed as %s', (company, name) => expect(isOwn(owner(company), listing(name))).toBe(true));

  it.each([
    ['the address alone is known', owner('menuiserie-du-lac.ch', { siteName: 'menuiserie-du-lac' }), listing('Menuiserie du Lac Sàrl')],
    ['the sign is the name of its address', owner('Duval Gastronomie SA', { siteName: 'lepetitbistrot' }), listing('Le Petit Bistrot')],
    ['its website', owner('Holding Rey SA'), listing('Chez Lucie', { site: 'same' })],
    ['its telephone', owner('Rey SA', { phone: '+41 21 312 34 56' }), listing('Chez Lucie', { phone: '021 312 34 56', site: 'other' })],
    [
      'the town is part of the name',
      owner('Garage Rey', { city: 'Lausanne' }),
      listing('Garage Rey Lausanne', { address: 'Rue 3, 1003 Lausanne' }),
    ],
    [
      'a town in another language',
      owner('Rey SA', { city: 'Genève' }),
      listing('Rey', { address: 'Rue du Rhône 1, 1204 Geneva, Switzerland' }),
    ],
    ['a town with its code', owner('Rey SA', { city: '1400 Yverdon-les-Bains (VD)' }), listing('Rey', { address: 'Yverdon' })],
    ['only a canton is known', owner('Rey SA', { city: 'Vaud, Suisse' }), listing('Rey', { address: 'Grand-Rue 2, 1110 Morges' })],
    [
      'a first name more',
      owner('Cabinet dentaire Keller', { city: 'Nyon' }),
      listing('Dr Anne Keller, médecine dentaire', { address: 'Nyon' }),
    ],
    ['a second line', owner('Rey', { phone: '021 312 34 56' }), listing('Rey', { phone: '079 312 99 99' })],
  ])('%s', (_, who, found) => expect(matchListing(who, found)).toEqual({ isOwn: true, differs: [] }));
});

describe('listings of another firm', () => {
  it.each([
    ...[
      ['Boulangerie Dupont', 'Boulangerie Durand'],
      ['Boulangerie Dupont', 'Pharmacie Dupont'],
      ['Boulangerie', 'Boulangerie Dupont'],
    ],
    ...[
      ['Dupont SA', 'Durand SA'],
      ['Garage', 'Restaurant'],
      ['Rey Architectes', 'Rey Avocats'],
      ['Dupont', 'Dupont et Meyer'],
      ['Kim', 'Kimono'],
    ],
    ...[
      ['Le Central', 'Café du Nord'],
      ['Rey SA', null],
      ['Rey SA', ''],
      ['Rey SA', 'Sàrl'],
    ],
  ])('%s is not %s', (company, name) => expect(matchListing(owner(company as string), listing(name))).toMatchObject({ isOwn: false }));

  it.each([
    ['another website', owner('Rey SA'), listing('Rey SA', { site: 'other' }), ['site']],
    ['another town', owner('Garage Rey', { city: 'Lausanne' }), listing('Garage Rey', { address: 'Rue 1, 1204 Genève' }), ['city']],
    [
      'nothing agrees',
      owner('Rey SA', { city: 'Nyon', phone: '021 312 34 56' }),
      listing('Blanc', { site: 'other', address: 'Bulle', phone: '026 912 00 00' }),
      ['site', 'name', 'city', 'phone'],
    ],
    ['a part of the name in an unknown town', owner('Keller'), listing('Keller Reisen'), ['name']],
  ])('%s is said', (_, who, found, differs) => expect(matchListing(who, found)).toEqual({ isOwn: false, differs }));
});
