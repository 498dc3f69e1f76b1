/** An invented business, always the same for the same domain. */
export interface Business {
  domain: string;
  name: string;
  trade: string;
  city: string;
  zip: string;
  street: string;
  phone: string;
  rating: number;
  reviews: number;
  placeId: string;
  cid: string;
  cms: { name: string; version: string } | null;
  /** Mobile performance, 0–1. */
  speed: number;
}

const TRADES = ['boulangerie', 'garage', 'fleuriste', 'menuiserie', 'coiffure', 'électricité', 'restaurant', 'fiduciaire'];
const CITIES = [
  ['Lausanne', '1003'],
  ['Fribourg', '1700'],
  ['Sion', '1950'],
  ['Neuchâtel', '2000'],
  ['Genève', '1204'],
  ['Delémont', '2800'],
] as const;
const SYSTEMS = [{ name: 'WordPress', version: '6.8.1' }, { name: 'Joomla', version: '5.2' }, { name: 'Wix', version: '' }, null];

export function businessOf(domain: string): Business {
  const seed = hash(domain);
  const pick = <T>(list: readonly T[], shift: number): T => list[(seed >>> shift) % list.length] as T;
  const [city, zip] = pick(CITIES, 3);
  const label = domain.replace(/\.[^.]+$/, '');
  return {
    domain,
    name: label.replace(/(^|[-_.])(\p{L})/gu, (_all, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase()),
    trade: pick(TRADES, 7),
    city,
    zip,
    street: `Rue du Four ${1 + (seed % 60)}`,
    phone: `+4121555${String(seed % 10_000).padStart(4, '0')}`,
    rating: 3 + ((seed >>> 5) % 20) / 10,
    reviews: 5 + (seed % 200),
    placeId: `ChIJ${Buffer.from(domain).toString('base64url')}`,
    cid: `1${String(seed).padStart(10, '0')}23456789`,
    cms: pick(SYSTEMS, 11),
    speed: 0.3 + ((seed >>> 9) % 60) / 100,
    ...KNOWN[domain],
  };
}

/** The ones that tests compare verbatim. */
const KNOWN: Record<string, Partial<Business>> = {
  'boulangerie-exemple.ch': {
    trade: 'boulangerie',
    city: 'Lausanne',
    zip: '1003',
    street: 'Rue du Four 1',
    phone: '+41215550101',
    rating: 4.6,
    reviews: 187,
    cid: '1234567890123456789',
    cms: { name: 'WordPress', version: '6.8.1' },
    speed: 0.47,
  },
};

/** The domain behind words (“Boulangerie Exemple Lausanne”) or an id; the same words lead to the same business. */
export function domainOfWords(words: string): string {
  const slug = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const known = Object.keys(KNOWN).find((domain) => slug.startsWith(domain.replace(/\.\w+$/, '')));
  return known ?? `${slug}.ch`;
}

export const domainOfPlace = (placeId: string): string => Buffer.from(placeId.slice(4), 'base64url').toString('utf8');

export const hostOf = (url: string): string => new URL(/^https?:/.test(url) ? url : `https://${url}`).hostname.replace(/^www\./, '');

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}
