import { AnalysisResults } from '../src/modules/analysis/measurements/analysis-results.service.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import { keywordMetrics } from '../src/providers/keywords/keyword-metrics.contract.js';
import { faults } from './emulators/faults.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { filled } from './support/filled.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { analysisOf, taskOf, waitForScan } from './support/scans.js';

let site: HostileSite;
let emulators: Emulators;
let app: TestApp;
beforeAll(async () => {
  const page =
    '<!doctype html><html lang="fr"><head><title>Boulangerie du Marché à Morges</title></head><body><h1>Pains au levain</h1></body></html>';
  [site, emulators] = await Promise.all([
    startHostileSite({ '/pain': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page) }),
    startEmulators(),
  ]);
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: site.host, ...emulators.env });
  const { key, metadata } = KEYS.pagespeed;
  await app.call('PUT', '/api/admin/api-keys/pagespeed', { as: app.admin, body: { apiKey: key, metadata } });
});
afterAll(async () => {
  await app.stop();
  await site.stop();
  await emulators.stop();
});
afterEach(() => emulators.pagespeed.reset());

async function measureSpeed(id: string) {
  const { body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/analyses/pagespeed`, { as: app.admin });
  const scan = await waitForScan(app, body.scanId);
  return { task: taskOf(scan, 'pagespeed'), outcomes: scan.outcomes };
}
const shown = async (token: string) => (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body;
const scores = async (token: string) => (await app.call<PublicScore>('GET', `/api/public/prospects/${token}/score`)).body;

describe('a device that cannot be measured', () => {
  it('is reported to staff with its cause, and is « non mesuré » for the prospect', async () => {
    const { id, token } = await aProspect(app.database, { site_url: site.url('/pain') });
    emulators.pagespeed.fault({ match: 'strategy=desktop', ...faults.pagespeed.noPaint });
    const { task, outcomes } = await measureSpeed(id);
    expect(outcomes).toMatchObject({ partial: 1, measured: 0 });
    const cause = 'La page s’ouvre, mais n’affiche rien.';
    expect(task).toMatchObject({ status: 'done', error: { code: 'no_paint', message: `Ordinateur non mesuré : ${cause}` } });
    const { pagespeed } = await analysisOf(app, id);
    expect(pagespeed).toMatchObject({
      state: 'measured',
      mobile_performance_score: expect.any(Number),
      desktop_performance_score: null,
      failures: [{ device: 'desktop', code: 'no_paint', message: cause, failed_at: expect.any(String) }],
    });
    const report = await shown(token);
    expect(report.pagespeed).toMatchObject({ mobile: expect.any(Number), desktop: null, state: 'measured', older: [] });
    expect(report.overall).toMatchObject({ estimated: false, measuredParts: { k: 1, n: 2 } });
    expect(JSON.stringify(report)).not.toContain('no_paint');
  });

  it('keeps its last figure with its date and tool everywhere', async () => {
    const { id, token } = await aProspect(app.database, { site_url: site.url('/pain') });
    await measureSpeed(id);
    const before = (await analysisOf(app, id)).pagespeed;
    emulators.pagespeed.fault({ match: 'strategy=desktop', ...faults.pagespeed.noPaint });
    await measureSpeed(id);
    const { pagespeed } = await analysisOf(app, id);
    expect(pagespeed.desktop_performance_score).toBe(before.desktop_performance_score);
    const origin = { source: 'live', provider: 'PageSpeed Insights', measured_at: before.measured_at };
    expect(pagespeed.origins).toMatchObject({ desktop_performance_score: origin, desktop_data: origin });
    expect(pagespeed.origins).not.toHaveProperty('mobile_performance_score');
    expect(Date.parse(pagespeed.measured_at ?? '')).toBeGreaterThan(Date.parse(before.measured_at ?? ''));
    expect((await shown(token)).pagespeed.older).toEqual([
      { figures: ['ordinateur'], name: 'PageSpeed Insights', measured_at: before.measured_at },
    ]);
    const parts = Object.fromEntries((await scores(token)).basis.map(({ part, measured_at }) => [part, measured_at]));
    expect(parts).toMatchObject({ mobile: pagespeed.measured_at, desktop: before.measured_at });
    // measured again, nothing of it is old any more
    emulators.pagespeed.reset();
    await measureSpeed(id);
    expect((await analysisOf(app, id)).pagespeed).toMatchObject({ origins: {}, failures: [] });
  });
});

describe('storing a result', () => {
  const save = (prospectId: string, analysis: 'reviews' | 'keywords', day: string, result: object, source: 'live' | 'manual' = 'live') =>
    app.database.transaction((manager) =>
      app.app
        .get(AnalysisResults, { strict: false })
        .save(
          manager,
          { prospectId, analysis, site: null, scanId: null, measuredAt: new Date(`2026-11-${day}T09:00:00Z`), durationMs: 1 },
          { state: source === 'manual' ? 'manual' : 'measured', source, provider: `Outil ${day}`, result: result as never },
        ),
    );
  const profile = {
    name: 'Boulangerie',
    category: null,
    place_id: 'ici',
    address: 'Rue 1',
    website: null,
    phone: '021 1',
    url: null,
    reviews: [],
  };

  it('overwrites no figure with null: reviews', async () => {
    const { id } = await aProspect(app.database);
    await save(id, 'reviews', '01', { ...profile, status: 'completed', rating: 4.6, reviews_count: 38 });
    await save(id, 'reviews', '02', { ...profile, status: 'completed', rating: null, reviews_count: null, phone: null });
    expect((await analysisOf(app, id)).reviews).toMatchObject({
      ...{ rating: 4.6, reviews_count: 38, phone: '021 1', provider: 'Outil 02' },
      origins: { rating: { provider: 'Outil 01' }, reviews_count: { provider: 'Outil 01' }, phone: { provider: 'Outil 01' } },
    });
  });

  it('overwrites no figure with null: keywords of the whole domain', async () => {
    const { id } = await aProspect(app.database);
    const metrics = filled(keywordMetrics) as object;
    await save(id, 'keywords', '01', { domain: 'boulangerie-exemple.ch', ranked_keywords: [], metrics });
    await save(id, 'keywords', '02', { domain: 'boulangerie-exemple.ch', ranked_keywords: [], metrics: null });
    expect((await analysisOf(app, id)).keywords).toMatchObject({ metrics, origins: { metrics: { provider: 'Outil 01' } } });
  });

  it('keeps measured figures of a profile under their own date beside a typed rating', async () => {
    const { id, token } = await aProspect(app.database);
    await save(id, 'reviews', '01', { ...profile, status: 'completed', rating: 4.1, reviews_count: 12 });
    await app.call('PUT', `/api/admin/prospects/${id}/figures/reviews`, { as: app.admin, body: { rating: 4.8, reviews_count: 40 } });
    const { reviews } = await analysisOf(app, id);
    expect(reviews).toMatchObject({ state: 'manual', rating: 4.8, provider: 'Saisi par l’agence', phone: '021 1' });
    expect(reviews.origins).toMatchObject({ phone: { source: 'live', provider: 'Outil 01' } });
    expect((await shown(token)).reviews).toMatchObject({ state: 'manual', provider: 'Saisi par l’agence', rating: 4.8 });
    await app.call('DELETE', `/api/admin/prospects/${id}/figures/reviews`, { as: app.admin });
    expect((await analysisOf(app, id)).reviews).toMatchObject({ state: 'measured', rating: 4.1, provider: 'Outil 01', origins: {} });
  });
});

describe('an example result', () => {
  it('counts in no score of a real company', async () => {
    const { id, token } = await aProspect(app.database);
    await app.database.query(
      `INSERT INTO pagespeed_results (prospect_id, url, mobile_performance_score, desktop_performance_score, source, provider, measured_at)
       VALUES ($1, 'https://boulangerie-exemple.ch/', 0.9, 0.9, 'sample', 'Exemple', now())`,
      [id],
    );
    expect((await shown(token)).overall).toMatchObject({ estimated: true, measuredParts: { k: 0, n: 2 } });
    expect(await scores(token)).toMatchObject({ overall: { estimated: true }, technical: null, loss: null });
    expect((await shown(token)).pagespeed).toMatchObject({ state: 'sample', provider: 'Exemple' });
  });
});
