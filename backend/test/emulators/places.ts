import { type Business, businessOf, domainOfPlace, domainOfWords } from './businesses.ts';
import { type Answer, type Emulator, type EmulatorOptions, type EmulatorRequest, startEmulator } from './emulator.ts';
import { googleError, invalidArgument, invalidKey } from './google-error.ts';
import { KEYS } from './keys.ts';

const SEARCH_FIELDS = [
  ...['textQuery', 'languageCode', 'regionCode', 'includedType', 'strictTypeFiltering', 'openNow', 'minRating', 'priceLevels', 'pageSize'],
  ...['pageToken', 'maxResultCount', 'rankPreference', 'locationBias', 'locationRestriction', 'includePureServiceAreaBusinesses'],
];
const NO_MASK = 'FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it.';

/** “introuvable” finds nothing; an id that begins with `ChIJstale` is unknown. */
export function startPlaces(options?: EmulatorOptions): Promise<Emulator> {
  return startEmulator({ answer: places }, options);
}

function places({ method, path, headers, body }: EmulatorRequest): Answer {
  const key = headers['x-goog-api-key'];
  if (!key) return googleError(403, 'PERMISSION_DENIED', 'Method doesn’t allow unregistered callers.', 'forbidden');
  if (key !== KEYS.google.key) return invalidKey();
  const mask = headers['x-goog-fieldmask']?.split(',');
  if (!mask?.[0]) return invalidArgument(NO_MASK);
  if (method === 'POST' && path === '/v1/places:searchText') return search((body ?? {}) as Record<string, unknown>, mask);
  const id = /^\/v1\/places\/([^/]+)$/.exec(path)?.[1];
  if (method !== 'GET' || !id) return googleError(404, 'NOT_FOUND', 'Not found.', 'notFound');
  if (id.startsWith('ChIJstale')) return googleError(404, 'NOT_FOUND', 'The Place ID is no longer valid.', 'notFound');
  return masked(placeOf(businessOf(domainOfPlace(id))), mask, '');
}

function search(body: Record<string, unknown>, mask: string[]): Answer {
  const unknown = Object.keys(body).find((field) => !SEARCH_FIELDS.includes(field));
  if (unknown) return invalidArgument(`Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`);
  if (typeof body.textQuery !== 'string' || !body.textQuery) return invalidArgument('Empty text_query.');
  if (body.textQuery.includes('introuvable')) return { body: {} };
  const found = masked(placeOf(businessOf(domainOfWords(body.textQuery))), mask, 'places.');
  return found.status ? found : { body: { places: [found.body] } };
}

/** Only the fields that were asked for; an unknown one is refused. */
function masked(place: Record<string, unknown>, mask: string[], prefix: string): Answer {
  if (mask.includes('*')) return { body: place };
  const names = mask.map((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : '?'));
  const unknown = names.find((name) => !KNOWN_FIELDS.includes(name));
  if (unknown) return invalidArgument(`Error expanding 'fields' parameter. Cannot find matching fields for path '${prefix}${unknown}'.`);
  return { body: Object.fromEntries(names.filter((name) => name in place).map((name) => [name, place[name]])) };
}

const placeOf = ({ name, rating, reviews, domain, phone, cid, placeId, street, zip, city }: Business): Record<string, unknown> => ({
  id: placeId,
  displayName: { text: name, languageCode: 'fr' },
  formattedAddress: `${street}, ${zip} ${city}, Suisse`,
  rating,
  userRatingCount: reviews,
  websiteUri: `https://${domain}/`,
  nationalPhoneNumber: phone.replace('+41', '0'),
  internationalPhoneNumber: phone,
  businessStatus: 'OPERATIONAL',
  googleMapsUri: `https://maps.google.com/?cid=${cid}`,
  currentOpeningHours: { openNow: true, weekdayDescriptions: ['lundi: 06:30–18:30', 'dimanche: Fermé'] },
  reviews: [
    {
      name: `places/${placeId}/reviews/abc`,
      relativePublishTimeDescription: 'il y a 2 mois',
      rating: 5,
      text: { text: 'Accueil chaleureux.', languageCode: 'fr' },
      originalText: { text: 'Accueil chaleureux.', languageCode: 'fr' },
      authorAttribution: {
        displayName: 'Luc M.',
        uri: 'https://www.google.com/maps/contrib/1',
        photoUri: 'https://lh3.googleusercontent.com/a/exemple',
      },
      publishTime: '2026-09-14T08:02:11Z',
      flagContentUri: 'https://www.google.com/local/review/rap/report?postId=abc',
      googleMapsUri: 'https://www.google.com/maps/reviews/abc',
    },
  ],
});

const KNOWN_FIELDS = [...Object.keys(placeOf(businessOf('exemple.ch'))), 'attributions'];
