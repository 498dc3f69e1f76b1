import { accountsWith, hurry, openGate } from '../../../test/emulators/doubles.js';
import { faultMatrix, faultOf } from '../../../test/emulators/fault-matrix.js';
import { faults } from '../../../test/emulators/faults.js';
import { type Emulators, KEYS, startEmulators } from '../../../test/emulators/index.js';
import { readConfig } from '../../common/config/env.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { lighthouseCause, lighthouseCodeIn } from './lighthouse-cause.js';
import { PageSpeedInsights } from './page-speed-insights.client.js';

let emulators: Emulators;
const URL_ASKED = 'https://boulangerie-exemple.ch/';
const client = (accounts = accountsWith()) => new PageSpeedInsights(new VendorHttp(openGate().gate, readConfig(emulators.env)), accounts);

beforeAll(async () => {
  emulators = await startEmulators();
});
beforeEach(() => emulators.pagespeed.reset());
afterAll(() => emulators.stop());

it('maps the results of both devices', async () => {
  const { mobile, desktop } = await client().measure(URL_ASKED, { devices: ['mobile', 'desktop'], runs: 1 });
  expect(mobile).toEqual({
    performance: 0.47,
    accessibility: 0.86,
    best_practices: 0.92,
    seo: 0.82,
    first_contentful_paint: 3020,
    largest_contentful_paint: 5440,
    speed_index: 4180,
    total_blocking_time: 477,
    cumulative_layout_shift: 0.12,
    time_to_interactive: 6270,
    server_response_time: 210,
    dom_complete: 3900,
    total_bytes: 3290144,
    requests: 3,
    findings: [
      finding('largest-contentful-paint', 'Largest Contentful Paint', 'performance', 0.21, '5,4 s', null),
      finding('image-delivery-insight', 'Améliorer l’affichage des images', 'performance', 0, null, 1200),
      finding('meta-description', 'Le document ne contient pas d’attribut « meta description »', 'seo', 0, null, null),
    ],
    final_url: URL_ASKED,
    lighthouse_version: '13.4.1',
    fetched_at: '2026-11-20T09:20:31.114Z',
    warnings: [],
    runs: [0.47],
    evidence: { film: [], places: [] },
    pictures: { screen: expect.any(Buffer), film: [] },
  });
  expect(desktop?.performance).toBe(0.77);
  const [call] = emulators.pagespeed.requests;
  expect(call).toMatchObject({
    path: '/pagespeedonline/v5/runPagespeed',
    query: { url: URL_ASKED, locale: 'fr', category: ['PERFORMANCE', 'ACCESSIBILITY', 'BEST_PRACTICES', 'SEO'] },
  });
  expect(emulators.pagespeed.requests.map(({ query }) => query.strategy).sort()).toEqual(['desktop', 'mobile']);
});

const finding = (id: string, title: string, category: string, score: number, display_value: string | null, savings_ms: number | null) => ({
  id,
  title,
  category,
  score,
  display_value,
  savings_ms,
});

it('returns the median of several runs, and one device when the other fails', async () => {
  emulators.pagespeed.fault({ match: 'strategy=desktop', ...faults.pagespeed.noPaint });
  const { mobile, desktop } = await client().measure(URL_ASKED, { devices: ['mobile', 'desktop'], runs: 3 });
  expect(mobile?.runs).toEqual([0.47, 0.47, 0.47]);
  expect(desktop).toBeNull();
  expect(emulators.pagespeed.requests).toHaveLength(4);
});

it.each([
  ['https://no-paint.test/', 'no_paint'],
  ['https://dns.test/', 'dns_not_found'],
  ['not a url', 'vendor_rejected'],
])('%s is %s', async (url, cause) => {
  await expect(client().measure(url, { devices: ['mobile'], runs: 1 })).rejects.toMatchObject({ code: cause });
});

it('discards a run without a performance score', async () => {
  emulators.pagespeed.fault({ body: { lighthouseResult: { categories: { performance: { score: null } }, audits: {} } } });
  await expect(client().measure(URL_ASKED, { devices: ['mobile'], runs: 1 })).rejects.toMatchObject({ code: 'page_error' });
});

it('maps the errors of Lighthouse to causes', () => {
  expect(lighthouseCodeIn('Lighthouse returned error: NO_FCP. The page did not paint.')).toBe('NO_FCP');
  expect(lighthouseCodeIn('Something went wrong.')).toBeNull();
  expect(['NO_FCP', 'PAGE_HUNG', 'TARGET_CRASHED', 'NO_LCP'].map(lighthouseCause)).toEqual([
    'no_paint',
    'timeout',
    'browser_crashed',
    'page_error',
  ]);
});

describe('failures of PageSpeed Insights', () => {
  let patient: () => void;
  beforeAll(() => {
    patient = hurry();
  });
  afterAll(() => patient());

  const RETRIED = ['vendor_unavailable', 'vendor_timeout', 'vendor_malformed', 'dns_not_found', 'page_error'];
  const cases = faultMatrix.filter(({ vendor }) => vendor === 'pagespeed');
  it.each(cases)('$fault → $expectedCause', async ({ vendor, fault, expectedCause }) => {
    emulators[vendor].fault(faultOf({ vendor, fault }));
    const failure = await client()
      .measure(URL_ASKED, { devices: ['mobile'], runs: 1 })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: expectedCause });
    expect(JSON.stringify(failure) + String(failure)).not.toContain(KEYS.pagespeed.key);
    expect(emulators.pagespeed.requests).toHaveLength(RETRIED.includes(expectedCause ?? '') ? 2 : 1);
  });

  it('sends no request without a key', async () => {
    await expect(client(accountsWith({})).measure(URL_ASKED, { devices: ['mobile'], runs: 1 })).rejects.toMatchObject({
      code: 'not_configured',
    });
    expect(emulators.pagespeed.requests).toHaveLength(0);
  });

  it('reports a wrong key, which is status 400', async () => {
    const accounts = accountsWith({ pagespeed: { key: 'AIza-wrong', metadata: {} } });
    const failure = await client(accounts)
      .measure(URL_ASKED, { devices: ['mobile'], runs: 1 })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'vendor_unauthorised' });
    expect(JSON.stringify(failure)).not.toContain('AIza-wrong');
  });
});
