import { accountsWith, hurry, openGate } from '../../../test/emulators/doubles.js';
import { faultMatrix, faultOf } from '../../../test/emulators/fault-matrix.js';
import { type Emulators, KEYS, startEmulators } from '../../../test/emulators/index.js';
import { readConfig } from '../../common/config/env.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { WhatCms } from './whatcms.client.js';
import { toTechStackReport } from './whatcms-report.js';

let emulators: Emulators;
const client = (accounts = accountsWith()) => new WhatCms(new VendorHttp(openGate().gate, readConfig(emulators.env)), accounts);

beforeAll(async () => {
  emulators = await startEmulators();
});
beforeEach(() => emulators.whatcms.reset());
afterAll(() => emulators.stop());

it('maps a recognised CMS', async () => {
  expect(await client().detect('https://boulangerie-exemple.ch/')).toEqual({
    detected: true,
    cms_name: 'WordPress',
    version: '6.8.1',
    confidence: null,
    technologies: [
      { name: 'WordPress', version: '6.8.1', categories: ['Blog', 'CMS'], confidence: null, evidence: ['WhatCMS'] },
      { name: 'PHP', version: '8.3', categories: ['Programming language'], confidence: null, evidence: ['WhatCMS'] },
      { name: 'Nginx', version: null, categories: ['Web server'], confidence: null, evidence: ['WhatCMS'] },
    ],
    social_profiles: [{ network: 'instagram', url: 'https://www.instagram.com/boulangerie.exemple' }],
  });
  expect(emulators.whatcms.requests[0]?.path).toBe('/API/Tech');
});

it('returns a live result without name and confidence when nothing is recognised', async () => {
  expect(await client().detect('https://notfound.test/')).toEqual({
    detected: false,
    cms_name: null,
    version: null,
    confidence: null,
    technologies: [],
    social_profiles: [],
  });
});

it('prefers the CMS to the shop, maps an empty version to null and profiles by network', () => {
  const report = toTechStackReport({
    result: { code: 200 },
    results: [
      { name: 'WooCommerce', version: '9', categories: ['E-commerce'] },
      { name: 'WordPress', version: '', categories: ['CMS'] },
    ],
    meta: { social: { facebook: { url: 'https://facebook.com/exemple' }, share: { url: 'https://facebook.com/sharer' } } },
  });
  expect(report).toMatchObject({
    cms_name: 'WordPress',
    version: null,
    social_profiles: [{ network: 'facebook', url: 'https://www.facebook.com/exemple' }],
  });
  expect(toTechStackReport({ result: { code: 200 }, results: [{ name: 'Nginx', categories: ['Web Server'] }] })).toMatchObject({
    detected: false,
    cms_name: null,
  });
});

describe('failures of WhatCMS', () => {
  let patient: () => void;
  beforeAll(() => {
    patient = hurry();
  });
  afterAll(() => patient());

  const cases = faultMatrix.filter(({ vendor }) => vendor === 'whatcms');
  it.each(cases)('$fault → $expectedCause', async ({ vendor, fault, expectedCause }) => {
    emulators[vendor].fault(faultOf({ vendor, fault }));
    const failure = await client()
      .detect('https://boulangerie-exemple.ch/')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: expectedCause });
    expect(JSON.stringify(failure) + String(failure)).not.toContain(KEYS.whatcms.key);
    const passing = ['vendor_unavailable', 'vendor_timeout', 'vendor_malformed'].includes(expectedCause ?? '');
    expect(emulators.whatcms.requests).toHaveLength(passing ? 2 : 1);
  });

  it('sends no request without a key and reports a wrong key', async () => {
    await expect(client(accountsWith({})).detect('https://x.ch/')).rejects.toMatchObject({ code: 'not_configured' });
    expect(emulators.whatcms.requests).toHaveLength(0);
    const wrong = accountsWith({ whatcms: { key: 'wrong-key', metadata: {} } });
    await expect(client(wrong).detect('https://x.ch/')).rejects.toMatchObject({ code: 'vendor_unauthorised', detail: 'code 101' });
  });
});
