/** Whether a listing that a directory answers for a company is that company's. Pure; judged here and nowhere else. */
import { COMMON_WORDS, foldedWords, LEGAL_WORDS, PLACE_WORDS, SMALL_WORDS } from './company-words.rules.js';

/** The company of the listing; null = unknown. */
export interface ListingOwner {
  company: string;
  /** The main name of the website's address, e.g. `garage-dupont`; empty without one of its own. */
  siteName: string;
  phone: string | null;
  city: string | null;
}

export interface Listing {
  name: string | null;
  phone: string | null;
  address: string | null;
  /** Comparison of the websites. `unknown`: none given, or a page on a platform. */
  site: 'same' | 'other' | 'unknown';
}

export const LISTING_TRAITS = ['site', 'name', 'city', 'phone'] as const;
export type ListingTrait = (typeof LISTING_TRAITS)[number];

export interface ListingMatch {
  isOwn: boolean;
  /** What is known on both sides and does not agree. */
  differs: ListingTrait[];
}

/** Significant digits of a Swiss, French or Belgian number, without prefixes. */
const OWN_DIGITS = 8;
/** A main name that short is another's too. */
const MIN_SITE_NAME = 5;

type Agreement = 'same' | 'partial' | 'other' | 'unknown';

/** Website or telephone suffice; otherwise the name must match, and no known town may differ. */
export function matchListing(owner: ListingOwner, listing: Listing): ListingMatch {
  const name = nameAgreement(owner, listing.name);
  const phone = phoneAgreement(owner.phone, listing.phone);
  const city = cityAgreement(owner.city, listing.address);
  const agreements: Record<ListingTrait, Agreement> = { site: listing.site, name: name.whole, city, phone };
  const differs = LISTING_TRAITS.filter((trait) => agreements[trait] === 'other' || agreements[trait] === 'partial');
  const isNamed = name.whole === 'same' || (name.whole === 'partial' && name.hasTradeInCommon && city === 'same');
  const isOwn = listing.site === 'same' || phone === 'same' || (listing.site === 'unknown' && isNamed && city !== 'other');
  return { isOwn, differs: isOwn ? [] : differs };
}

interface NameAgreement {
  whole: Agreement;
  hasTradeInCommon: boolean;
}

function nameAgreement({ company, siteName, city }: ListingOwner, listed: string | null): NameAgreement {
  const isAddress = /^\S+\.\S+$/.test(company.trim());
  const ours = nameWords(isAddress ? siteName : company, city);
  const theirs = nameWords(listed ?? '', city);
  if (ours.all.length === 0 || theirs.all.length === 0) return { whole: 'unknown', hasTradeInCommon: false };
  const hasTradeInCommon = ours.trades.some((trade) => theirs.trades.includes(trade));
  const agreement = (whole: Agreement): NameAgreement => ({ whole, hasTradeInCommon });
  if (ours.written.some((name) => theirs.written.includes(name)) || namesSite(siteName, theirs)) return agreement('same');
  // words of a trade do not identify a company: they must be equal
  if (ours.own.length === 0 || theirs.own.length === 0) return agreement('other');
  if (ours.trades.length > 0 && theirs.trades.length > 0 && !hasTradeInCommon) return agreement('other');
  if (ours.own.join('') === theirs.own.join('') || haveSame(ours.own, theirs.own)) return agreement('same');
  const [few, many] = ours.own.length < theirs.own.length ? [ours.own, theirs.own] : [theirs.own, ours.own];
  return agreement(few.every((word) => many.includes(word)) ? 'partial' : 'other');
}

interface NameWords {
  /** Without legal forms, small words and places. */
  all: string[];
  /** What only this company is called. */
  own: string[];
  /** Families of trades. */
  trades: string[];
  /** The full name, with and without optional words. */
  written: string[];
}

function nameWords(name: string, city: string | null): NameWords {
  const places = new Set([...PLACE_WORDS, ...foldedWords(city ?? '')]);
  const words = foldedWords(name);
  const legal = words.filter((word) => !LEGAL_WORDS.has(word));
  const said = legal.filter((word) => !SMALL_WORDS.has(word));
  // a company may be called like its town: then the town is its name
  const elsewhere = said.filter((word) => !places.has(word));
  const all = elsewhere.length > 0 ? elsewhere : said;
  const isTrade = (word: string) => COMMON_WORDS.has(word) || GENERIC.has(word) || FAMILY.has(singular(word));
  const own = all.filter((word) => !isTrade(word));
  const trades = all.flatMap((word) => FAMILY.get(singular(word)) ?? []);
  const written = [words, legal, said, all].map((part) => part.join('')).filter((text) => text !== '');
  return { all, own: own.length > 0 ? own : said.filter((word) => places.has(word)), trades, written };
}

const singular = (word: string): string => word.replace(/(?<=\p{L}{4})[sx]$/u, '');
const haveSame = (some: readonly string[], others: readonly string[]): boolean =>
  new Set(some).size === new Set(others).size && some.every((word) => others.includes(word));

function namesSite(siteName: string, { written }: NameWords): boolean {
  const site = foldedWords(siteName).join('');
  return site.length >= MIN_SITE_NAME && written.includes(site);
}

/** Generic words: they neither identify nor contradict. */
const GENERIC = new Set(
  'salon maison chez team equipe docteur dr monsieur madame swiss shop store point expert experts plus pro'.split(' '),
);

/** Trades that one company may combine. */
const FAMILY = new Map(
  [
    'boulangerie patisserie confiserie boulanger patissier tearoom chocolaterie',
    'boucherie charcuterie boucher',
    'restaurant cafe bar hotel auberge traiteur pizzeria brasserie buvette',
    'garage carrosserie automobile auto carrossier',
    'peinture platrerie peintre gypserie',
    'menuiserie ebenisterie charpente toiture menuisier ebeniste charpentier couverture ferblanterie couvreur',
    'electricite sanitaire chauffage plomberie electricien plombier installation',
    'maconnerie construction architecte architecture macon batiment',
    'immobilier immobiliere regie gerance courtage',
    'fiduciaire comptabilite comptable audit',
    'assurance',
    'clinique medical medecin physiotherapie osteopathie',
    'dentaire dentiste orthodontie',
    'pharmacie droguerie',
    'opticien optique',
    'coiffure coiffeur beaute esthetique barbier barber onglerie',
    'fleuriste jardin paysagiste fleur horticulture pepiniere',
    'nettoyage conciergerie',
    'demenagement transport taxi logistique',
    'imprimerie',
    'informatique web',
    'avocat notaire',
    'photo photographe photographie',
    'librairie papeterie',
    'vin cave vigneron vignoble',
  ].flatMap((line) => line.split(' ').map((trade) => [singular(trade), line.split(' ')[0] as string] as const)),
);

function phoneAgreement(ours: string | null, theirs: string | null): Agreement {
  const [own = '', listed = ''] = [ours, theirs].map((number) => (number ?? '').replace(/\D/g, ''));
  if (own.length < OWN_DIGITS || listed.length < OWN_DIGITS) return 'unknown';
  return own.slice(-OWN_DIGITS) === listed.slice(-OWN_DIGITS) ? 'same' : 'other';
}

/** A town with the name of its canton is a town; a canton or country alone is no evidence. */
function cityAgreement(city: string | null, address: string | null): Agreement {
  const listed = new Set(foldedWords(address ?? '').map(townWord));
  const words = foldedWords(city ?? '').map(townWord);
  const towns = words.filter((word) => word.length > 2 && !/^\d+$/.test(word) && !SMALL_WORDS.has(word) && !VAGUE.has(word));
  const codes = words.filter((word) => /^\d{4,5}$/.test(word));
  if (listed.size === 0 || (towns.length === 0 && codes.length === 0)) return 'unknown';
  return [...towns, ...codes].some((word) => listed.has(word)) ? 'same' : 'other';
}

const VAGUE = new Set(
  'suisse schweiz switzerland svizzera france belgique romande canton region district vaud valais jura tessin argovie thurgovie riviera chablais broye lavaux lemanique nord sud est ouest saint sainte mont ville vaudois valaisan'.split(
    ' ',
  ),
);

/** Towns that have a name in another language. */
const TOWNS = [
  ['geneve', 'geneva', 'genf', 'ginevra'],
  ['bienne', 'biel'],
  ['bale', 'basel', 'basle', 'basilea'],
  ['berne', 'bern', 'berna'],
  ['zurich', 'zuerich', 'zurigo'],
  ['fribourg', 'freiburg', 'friburgo'],
  ['neuchatel', 'neuenburg'],
  ['sion', 'sitten'],
  ['sierre', 'siders'],
  ['lucerne', 'luzern'],
  ['soleure', 'solothurn'],
  ['morat', 'murten'],
  ['thoune', 'thun'],
  ['coire', 'chur'],
  ['lausanne', 'losanna'],
  ['delemont', 'delsberg'],
  ['bruxelles', 'brussel', 'brussels'],
  ['anvers', 'antwerpen', 'antwerp'],
];
const TOWN = new Map(TOWNS.flatMap(([town = '', ...others]) => others.map((other) => [other, town] as const)));
const townWord = (word: string): string => TOWN.get(word) ?? word;
