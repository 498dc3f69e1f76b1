import { accountsWith, hurry, openGate } from '../../../test/emulators/doubles.js';
import { faultMatrix, faultOf } from '../../../test/emulators/fault-matrix.js';
import { type Emulators, KEYS, startEmulators } from '../../../test/emulators/index.js';
import { readConfig } from '../../common/config/env.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { GooglePlaces } from './google-places.client.js';
import { toFreshPlace } from './place-details.js';

let emulators: Emulators;
const { gate, costs } = openGate();
const client = (accounts = accountsWith()) => new GooglePlaces(new VendorHttp(gate, readConfig(emulators.env)), accounts);
const PLACE_ID = 'ChIJYm91bGFuZ2VyaWUtZXhlbXBsZS5jaA';

beforeAll(async () => {
  emulators = await startEmulators();
});
beforeEach(() => {
  emulators.google.reset();
  costs.length = 0;
});
afterAll(() => emulators.stop());

it('finds the id of a business and requests only ids and names', async () => {
  expect(await client().findId('Boulangerie Exemple Lausanne')).toBe(PLACE_ID);
  expect(emulators.google.requests[0]).toMatchObject({
    path: '/v1/places:searchText',
    headers: { 'x-goog-fieldmask': 'places.id,places.displayName' },
    body: { textQuery: 'Boulangerie Exemple Lausanne', languageCode: 'fr', regionCode: 'CH', pageSize: 1 },
  });
  expect(costs).toEqual([0.032]);
});

it('returns null when no business matches', async () => {
  expect(await client().findId('Société introuvable')).toBeNull();
});

it('maps the details of a business', async () => {
  expect(await client().details(PLACE_ID)).toEqual({
    place_id: PLACE_ID,
    name: 'Boulangerie Exemple',
    address: 'Rue du Four 1, 1003 Lausanne, Suisse',
    phone: '+41 21 555 01 01',
    website: 'https://boulangerie-exemple.ch/',
    rating: 4.6,
    reviews_count: 187,
    business_status: 'OPERATIONAL',
    opening: { is_open: true, days: ['lundi: 06:30–18:30', 'dimanche: Fermé'] },
    url: 'https://maps.google.com/?cid=1234567890123456789',
    attributions: [],
  });
  expect(emulators.google.requests[0]).toMatchObject({ path: `/v1/places/${PLACE_ID}`, query: { languageCode: 'fr', regionCode: 'CH' } });
  expect(costs).toEqual([0.02]);
});

it('maps a missing field to null, not to 0', () => {
  expect(toFreshPlace({ id: 'x' })).toMatchObject({ rating: null, reviews_count: null, website: null, opening: null });
});

it('answers null for a stale id', async () => {
  expect(await client().details('ChIJstale0001')).toBeNull();
});

describe('failures of Google Places', () => {
  let patient: () => void;
  beforeAll(() => {
    patient = hurry();
  });
  afterAll(() => patient());

  const cases = faultMatrix.filter(({ vendor }) => vendor === 'google');
  it.each(cases)('$fault → $expectedCause', async ({ vendor, fault, expectedCause }) => {
    emulators[vendor].fault(faultOf({ vendor, fault }));
    const failure = await client()
      .details(PLACE_ID)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: expectedCause });
    expect(JSON.stringify(failure) + String(failure)).not.toContain(KEYS.google.key);
    const passing = ['vendor_unavailable', 'vendor_timeout', 'vendor_malformed'].includes(expectedCause ?? '');
    expect(emulators.google.requests).toHaveLength(passing ? 3 : 1);
  });

  it('sends the key only in its header', async () => {
    await client().findId('Boulangerie Exemple');
    const { headers, ...rest } = { ...emulators.google.requests[0] };
    expect(headers?.['x-goog-api-key']).toBe(KEYS.google.key);
    expect(JSON.stringify(rest)).not.toContain(KEYS.google.key);
  });

  it('sends no request without a key and reports a wrong key', async () => {
    await expect(client(accountsWith({})).findId('x')).rejects.toMatchObject({ code: 'not_configured' });
    expect(emulators.google.requests).toHaveLength(0);
    const wrong = accountsWith({ google: { key: 'AIza-wrong', metadata: {} } });
    await expect(client(wrong).findId('x')).rejects.toMatchObject({ code: 'vendor_unauthorised' });
  });
});
