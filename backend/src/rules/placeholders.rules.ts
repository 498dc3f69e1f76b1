import { withDe } from './figures.rules.js';

/** Placeholders of the texts of the agency by place, with their parser and formatter. */

export const PLACEHOLDERS = {
  /** Messages on the prospects' pages. */
  message: ['company', 'prenom'],
  /** Those that are only shown once there is a score. */
  scoredMessage: ['score', 'company', 'prenom'],
  campaign: ['prenom', 'nom', 'company', 'lien'],
  /** Names of people and companies never become part of a prompt: these placeholders name fields of its data. */
  prompt: ['entreprise', 'domaine', 'ville', 'mobile', 'ordinateur', 'mots_min', 'mots_max', 'etapes', 'mots_par_etape'],
} as const;

export type PlaceholderPlace = keyof typeof PLACEHOLDERS;
export type PlaceholderOf<Place extends PlaceholderPlace> = (typeof PLACEHOLDERS)[Place][number];

/** The same thing by the other name. */
const ALIASES: Record<string, string> = { entreprise: 'company', company: 'entreprise' };

/** `{company}`, and `{{company}}` of earlier prompts; the space before an empty value is removed. */
const WRITTEN = /((?<![\p{L}’'])[dD]e)?( ?)(\{\{?([^{}\n]*)\}\}?)/gu;
/** Braces around these are no placeholder, but data that is shown as an example. */
const DATA = /["':;,]/;

/** How it is written. */
export const written = (name: string): string => `{${name}}`;

export const placeholdersOf = (place: PlaceholderPlace): string => PLACEHOLDERS[place].map(written).join(', ');

function nameIn(place: PlaceholderPlace, text: string, braces: string): string | null {
  const known: readonly string[] = PLACEHOLDERS[place];
  const name = text.trim();
  const isClosed = braces.startsWith('{{') === braces.endsWith('}}');
  const alias = ALIASES[name] ?? '';
  return !isClosed ? null : known.includes(name) ? name : known.includes(alias) ? alias : null;
}

/** What a text names and may not, as it is written there, each once. */
export function unknownPlaceholders(place: PlaceholderPlace, text: string): string[] {
  const unknown = [...text.matchAll(WRITTEN)]
    .filter(([, , , braces = '', name = '']) => !DATA.test(name) && nameIn(place, name, braces) === null)
    .map(([, , , braces = '']) => braces);
  // a single brace is a typing error
  const slips = text.replace(WRITTEN, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...unknown, ...slips])];
}

/** What a text names, each once, by the name of the place. */
export const namedIn = (place: PlaceholderPlace, text: string): string[] => [
  ...new Set([...text.matchAll(WRITTEN)].flatMap(([, , , braces = '', name = '']) => nameIn(place, name, braces) ?? [])),
];

/** Fills in what is named, each once: what is inserted is not searched again. An empty value leaves no gap; the unknown stays. */
export function fillPlaceholders<Place extends PlaceholderPlace>(
  place: Place,
  text: string,
  values: Readonly<Record<PlaceholderOf<Place>, string>>,
): string {
  return text.replace(WRITTEN, (all: string, of: string | undefined, space: string, braces: string, named: string) => {
    const name = nameIn(place, named, braces);
    if (name === null) return all;
    const value = values[name as PlaceholderOf<Place>];
    return value === '' ? (of ?? '') : of === undefined ? space + value : of[0] + withDe(value).slice(1);
  });
}
