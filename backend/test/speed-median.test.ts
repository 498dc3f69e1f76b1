import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { analysisOf, waitForScan } from './support/scans.js';
import { until } from './support/until.js';

let emulators: Emulators;
let app: TestApp;
let site: HostileSite;

beforeAll(async () => {
  [emulators, site] = await Promise.all([startEmulators(), startHostileSite()]);
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: site.host, ...emulators.env });
  await app.call('PUT', '/api/admin/api-keys/pagespeed', { as: app.admin, body: { apiKey: KEYS.pagespeed.key } });
});
afterAll(async () => {
  await app?.stop();
  await site?.stop();
  await emulators?.stop();
});
beforeEach(() => emulators.pagespeed.reset());

const median = (medianOfThree: boolean) =>
  app.call('PUT', '/api/admin/settings/measurement', { as: app.admin, body: { value: { medianOfThree } } });

/** The next runs of a device get these scores, in this order; a run may be slow. */
function willScore(device: 'mobile' | 'desktop', ...runs: { score: number; delayMs?: number }[]): void {
  for (const { score, delayMs } of runs) {
    const categories = {
      performance: { score, auditRefs: [] },
      accessibility: { score: 0.9 },
      'best-practices': { score: 0.8 },
      seo: { score: 0.7 },
    };
    const lighthouseResult = { lighthouseVersion: '13.4.1', finalDisplayedUrl: site.url('/'), categories, audits: {} };
    emulators.pagespeed.fault({ match: `strategy=${device}`, body: { lighthouseResult }, times: 1, ...(delayMs && { delayMs }) });
  }
}

async function measureSpeed(id: string): Promise<void> {
  const { body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/analyses/pagespeed`, { as: app.admin });
  await waitForScan(app, body.scanId);
}

const runsOfPhone = () => emulators.pagespeed.requests.filter(({ query }) => query.strategy === 'mobile').length;
const refinements = async () =>
  (
    await app.database.query(`SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'analysis.speed-median' AND state = 'completed'`)
  )[0].count;

describe('the median of three speed runs', () => {
  it('is shown after the first run, and replaced by the median with its range', async () => {
    await median(true);
    willScore('mobile', { score: 0.4 }, { score: 0.7, delayMs: 8000 }, { score: 0.55 });
    willScore('desktop', { score: 0.8 }, { score: 0.6 }, { score: 0.9 });
    const { id, token } = await aProspect(app.database, { site_url: site.url('/') });
    await measureSpeed(id);
    expect((await analysisOf(app, id)).pagespeed).toMatchObject({ runs: 1, mobile_performance_score: 0.4, desktop_performance_score: 0.8 });

    await until(async () => (await analysisOf(app, id)).pagespeed.runs === 3);
    const { pagespeed } = await analysisOf(app, id);
    expect(pagespeed).toMatchObject({ mobile_performance_score: 0.55, desktop_performance_score: 0.8, range: [0.4, 0.7], source: 'live' });
    expect(pagespeed.performance_score).toBeCloseTo(0.65, 10); // 0.6 × 0.55 + 0.4 × 0.8
    expect(pagespeed.mobile_data?.runs.toSorted()).toEqual([0.4, 0.55, 0.7]);
    const { body } = await app.call('GET', `/api/public/prospects/${token}`);
    expect(body).toMatchObject({ pagespeed: { mobile: 55, desktop: 80, runs: 3, range: [40, 70] }, changes: { performance: null } });
    expect(runsOfPhone()).toBe(3);
    const stored = await app.database.query(`SELECT DISTINCT scan_id FROM measurements WHERE prospect_id = $1 AND analysis = 'pagespeed'`, [
      id,
    ]);
    expect(stored).toHaveLength(1); // both measurements belong to one scan
  });

  it('is dropped for a newer scan', async () => {
    await median(true);
    const before = await refinements();
    willScore('mobile', { score: 0.4 }, { score: 0.1, delayMs: 8000 }, { score: 0.9 }, { score: 0.1 });
    const { id } = await aProspect(app.database, { site_url: site.url('/') });
    await measureSpeed(id);
    await until(() => runsOfPhone() === 2); // the second run is under way
    await median(false);
    await measureSpeed(id);
    expect((await analysisOf(app, id)).pagespeed).toMatchObject({ runs: 1, mobile_performance_score: 0.9 });
    await until(async () => (await refinements()) === before + 1);
    expect(runsOfPhone()).toBe(4);
    expect((await analysisOf(app, id)).pagespeed).toMatchObject({ runs: 1, mobile_performance_score: 0.9 });
    const [{ count }] = await app.database.query(
      `SELECT count(*)::int AS count FROM measurements WHERE prospect_id = $1 AND analysis = 'pagespeed'`,
      [id],
    );
    expect(count).toBe(2);
  });
});
