import { setTimeout as sleep } from 'node:timers/promises';
import { isWrongPage } from '../src/rules/outcomes.rules.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { pages } from './pages/index.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type PageHosts, servePages } from './support/page-hosts.js';
import { analysisOf, startScan, taskOf, waitForScan } from './support/scans.js';

/** A browser is not needed for these; a handful of the others is drawn below. */
const still = pages.filter(({ html, drawn, byAddress }) => !drawn && !byAddress && !/<script|<i?frame|onload/.test(html));
const scripted = pages.filter(({ name }) =>
  ['an app shell', 'a loader that stays', 'behind Cloudflare', 'with frames of its own'].includes(name),
);
const served = [...still, ...scripted];
const VENDORS = ['dataforseo', 'pagespeed', 'whatcms', 'openai'] as const;
const ENGINES = ['pagespeed', 'page', 'cms', 'keywords', 'reviews', 'intro', 'recommendations'];

let hosts: PageHosts;
let emulators: Emulators;
let app: TestApp;
let ids: string[];

beforeAll(async () => {
  [hosts, emulators] = await Promise.all([servePages(served), startEmulators()]);
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: hosts.hosts, ...emulators.env });
  await app.call('PUT', '/api/admin/settings/measurement', { as: app.admin, body: { value: { medianOfThree: false } } });
  ids = [];
  for (const [index, { company }] of served.entries())
    ids.push((await aProspect(app.database, { site_url: hosts.urls[index] ?? '', business_name: company })).id);
}, 60_000);
afterAll(async () => {
  await app?.stop();
  await hosts?.stop();
  await emulators?.stop();
});

const keys = async (): Promise<void> => {
  for (const [service, { key, metadata }] of Object.entries(KEYS))
    await app.call('PUT', `/api/admin/api-keys/${service}`, { as: app.admin, body: { apiKey: key, metadata } });
};
const indexes = (isWanted: (page: (typeof served)[number]) => boolean): number[] =>
  served.flatMap((page, index) => (isWanted(page) ? [index] : []));
const bulk = async (prospectIds: string[]): Promise<void> => {
  const { body } = await app.call<{ scanId: string }>('POST', '/api/admin/scans', { as: app.admin, body: { kind: 'bulk', prospectIds } });
  for (const deadline = Date.now() + 170_000; ; await sleep(250)) {
    const scan = await app.call<{ status: string }>('GET', `/api/admin/scans/${body.scanId}`, { as: app.admin });
    if (scan.body.status === 'done') return;
    if (Date.now() > deadline) throw new Error(`the scan still runs: ${JSON.stringify(scan.body).slice(0, 300)}`);
  }
};
const outcomes = async (): Promise<Map<string, { outcome: string; doubt: string | null; reason: string | null }>> => {
  const rows = await app.database.query('SELECT prospect_id, outcome, doubt, reason FROM connectivity_results');
  return new Map(rows.map((row: { prospect_id: string }) => [row.prospect_id, row]));
};
/** Names of engines that have a result of their own measuring. */
const measured = async (): Promise<Map<string, string[]>> => {
  const rows: { prospect_id: string; analyses: string[] }[] = await app.database.query(
    `SELECT prospect_id, array_agg(DISTINCT analysis) AS analyses FROM measurements
      WHERE state NOT IN ('not_applicable', 'failed') AND analysis = ANY($1) GROUP BY prospect_id`,
    [ENGINES],
  );
  return new Map(rows.map(({ prospect_id, analyses }) => [prospect_id, analyses]));
};
const vendorCalls = (): string => JSON.stringify(VENDORS.map((vendor) => emulators[vendor].requests));

describe('a scan of wrong pages', () => {
  it('measures none of them without a key', async () => {
    const wrong = indexes(({ outcome }) => outcome !== 'ok');
    expect(wrong.length).toBeGreaterThanOrEqual(60);
    await bulk(wrong.map((index) => ids[index] ?? ''));
    const [met, figures] = await Promise.all([outcomes(), measured()]);
    const missed = wrong.filter((index) => !isWrongPage(met.get(ids[index] ?? '')?.outcome));
    expect(missed.map((index) => served[index]?.name)).toEqual([]);
    expect(figures.size).toBe(0);
  }, 180_000);

  it('asks no vendor about them with every key, and measures every honest one', async () => {
    await keys();
    await bulk(ids);
    const [met, figures] = await Promise.all([outcomes(), measured()]);
    const calls = vendorCalls();
    const faults = served.flatMap(({ name, outcome }, index) => {
      const { outcome: judged, reason } = met.get(ids[index] ?? '') ?? { outcome: 'none', reason: null };
      const found = figures.get(ids[index] ?? '') ?? [];
      const wasAsked = calls.includes(new URL(hosts.urls[index] ?? '').host);
      if (outcome === 'ok')
        return judged === 'ok' && found.includes('pagespeed') && found.includes('cms') ? [] : [`refused: ${name} (${judged}: ${reason})`];
      return judged === 'ok' || found.length > 0 || wasAsked ? [`scored: ${name} (${found.join()})`] : [];
    });
    expect(faults).toEqual([]);
    expect(indexes(({ outcome }) => outcome === 'ok').length).toBeGreaterThanOrEqual(60);
  }, 180_000);

  it('is skipped in words by a quick scan, one analysis, a tool and a page report', async () => {
    const index = served.findIndex(({ name }) => name === 'Sedo, offered' || name === 'a sale in French without any broker');
    const id = ids[index] ?? '';
    for (const vendor of VENDORS) emulators[vendor].reset();
    const quick = await waitForScan(app, await startScan(app, id));
    const skipped = { status: 'skipped', attempts: 0, error: { code: 'parked', message: 'Le domaine est parqué ou à vendre.' } };
    for (const analysis of ENGINES) expect(taskOf(quick, analysis)).toMatchObject(skipped);
    for (const analysis of ['keywords', 'citations', 'intro']) {
      const { body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/analyses/${analysis}`, { as: app.admin });
      expect(taskOf(await waitForScan(app, body.scanId), analysis)).toMatchObject(skipped);
    }
    const [prospect] = await app.database.query('SELECT token, red_flags FROM prospects WHERE id = $1', [id]);
    expect(prospect.red_flags).toContain('parked');
    const page = await app.call(
      'GET',
      `/api/public/prospects/${prospect.token}/page-report?url=${encodeURIComponent(hosts.urls[index] ?? '')}&refresh=1`,
    );
    expect(page.status).toBeGreaterThanOrEqual(400);
    const { body: shown } = await app.call('GET', `/api/public/prospects/${prospect.token}`);
    expect(shown).toMatchObject({
      outcome: 'parked',
      verdict: null,
      percentile: null,
      intro: { paragraphs: [] },
      recommendations: { items: [] },
    });
    expect(vendorCalls()).toBe(JSON.stringify(VENDORS.map(() => [])));
  }, 60_000);
});

describe('what staff and browsers know better', () => {
  it('is heard: the page of another host is measured once a person says that it is theirs', async () => {
    const index = served.findIndex(({ name }) => name === 'by redirect');
    const id = ids[index] ?? '';
    expect((await analysisOf(app, id)).connectivity.outcome).toBe('other_company');
    const { status, body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/own-site`, { as: app.admin });
    expect(status).toBe(202);
    await waitForScan(app, body.scanId);
    const { connectivity, pagespeed } = await analysisOf(app, id);
    expect([connectivity.outcome, connectivity.doubt, pagespeed.state]).toEqual(['ok', null, 'measured']);
    expect((await app.call('POST', `/api/admin/prospects/${id}/own-site`, { as: app.admin })).status).toBe(409);
  }, 60_000);

  it('corrects the visit when the measuring browser ends up on another page', async () => {
    const index = served.findIndex(({ name }) => name === 'forty words');
    const elsewhere = hosts.urls[served.findIndex(({ name }) => name === 'a casino')] ?? '';
    const categories = {
      performance: { score: 0.9, auditRefs: [] },
      accessibility: { score: 0.9 },
      'best-practices': { score: 0.8 },
      seo: { score: 0.7 },
    };
    emulators.pagespeed.fault({
      body: { lighthouseResult: { lighthouseVersion: '13.4.1', finalDisplayedUrl: elsewhere, categories, audits: {} } },
    });
    const before = (await analysisOf(app, ids[index] ?? '')).pagespeed.measured_at;
    const scan = await waitForScan(app, await startScan(app, ids[index] ?? ''));
    emulators.pagespeed.reset();
    expect(taskOf(scan, 'pagespeed')).toMatchObject({ status: 'failed', error: { code: 'other_company' } });
    expect(taskOf(scan, 'intro')).toMatchObject({ status: 'skipped', error: { code: 'other_company' } });
    const { connectivity, pagespeed } = await analysisOf(app, ids[index] ?? '');
    expect([connectivity.outcome, pagespeed.measured_at]).toEqual(['other_company', before]);
  }, 60_000);
});
