import { removeDemo, seedDemo } from '../src/cli/seed-demo.js';
import { LeadAlerts } from '../src/modules/alerts/lead-alerts.schedule.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import type { AnalyticsRecord, DashboardRecord } from '../src/modules/analytics/analytics.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { expectCurrentFigures } from './support/current-figures.js';

const isSection = (value: unknown): value is PublicReport['pagespeed'] =>
  typeof value === 'object' && value !== null && 'measured_at' in value;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const count = async (sql: string) => Number((await app.database.query<{ count: string }[]>(`SELECT count(*) FROM ${sql}`))[0]?.count);

describe('seed-demo', () => {
  it('adds thirty prospects in all states, every figure labelled as an example', async () => {
    await seedDemo(app.app);
    expect(await count('prospects')).toBe(30);
    await expectCurrentFigures(app.database);
    for (const status of ['new', 'contacted', 'qualified', 'converted', 'rejected']) {
      expect(await count(`prospects WHERE status = '${status}'`)).toBeGreaterThan(0);
    }
    for (const review of ['draft', 'to_review', 'validated']) {
      expect(await count(`prospects WHERE review_status = '${review}'`)).toBeGreaterThan(0);
    }
    for (const flags of ['NOT page_vue', 'quiz_en_cours', 'quiz_fait AND score IS NOT NULL', 'rdv_pris']) {
      expect(await count(`prospects WHERE ${flags}`)).toBeGreaterThan(0);
    }
    for (const table of [
      'measurements',
      'pagespeed_results',
      'instant_page_analysis',
      'keyword_analysis_results',
      'ai_citations_results',
    ]) {
      expect(await count(table)).toBeGreaterThan(0);
      expect(await count(`${table} WHERE source <> 'sample' OR provider <> 'Démonstration'`)).toBe(0);
    }
    expect(await count(`prospects WHERE email NOT LIKE '%.example' OR site_url NOT LIKE '%.example/'`)).toBe(0);
    expect(await count('outbox')).toBe(0);
    expect(await count(`appointments WHERE start_at > now()`)).toBe(0);
    // nothing that would be told to the agency as news, nor stand among today's hot prospects
    expect(await app.app.get(LeadAlerts).tick()).toBe(0);
    const { body } = await app.call<{ hot: { total: number } }>('GET', '/api/admin/dashboard', { as: app.admin });
    expect(body.hot.total).toBe(0);
  });

  it('shows them to staff and on their pages as examples', async () => {
    const [{ token, id }] = (await app.database.query(`SELECT token, id FROM prospects WHERE business_name = 'Menuiserie du Jorat'`)) as [
      { token: string; id: string },
    ];
    const report = await app.call<{ pagespeed: { state: string } }>('GET', `/api/public/prospects/${token}`);
    expect(report.status).toBe(200);
    expect(report.body.pagespeed.state).toBe('sample');
    const analysis = await app.call<Record<string, { state: string }>>('GET', `/api/admin/prospects/${id}/analysis`, { as: app.admin });
    expect(analysis.status).toBe(200);
    expect(analysis.body.page?.state).toBe('sample');
    expect(analysis.body.intro?.state).toBe('sample');
  });

  it('marks every figure of theirs as example, and counts none', async () => {
    const tokens = await app.database.query<{ token: string; id: string }[]>('SELECT token, id FROM prospects');
    for (const { token } of tokens) {
      const { body } = await app.call<PublicReport>('GET', `/api/public/prospects/${token}`);
      expect(body).toMatchObject({ example: true, percentile: null });
      for (const { provider, measured_at } of Object.values(body).filter(isSection))
        expect(measured_at && provider).toBe(measured_at && 'Exemple');
      const score = await app.call<PublicScore>('GET', `/api/public/prospects/${token}/score`);
      expect(score.body.example).toBe(true);
      for (const { provider } of score.body.basis) expect([null, undefined, 'Exemple']).toContain(provider);
    }
    await aProspect(app.database, { page_vue: true, status: 'contacted' });
    const analytics = await app.call<AnalyticsRecord>('GET', '/api/admin/analytics', { as: app.admin });
    expect(analytics.body).toMatchObject({ total: 1, examples: 30, scores: { count: 0, average: null } });
    expect(analytics.body.funnel.map(({ count: people }) => people)).toEqual([1, 1, 0, 0, 0]);
    expect(analytics.body.visits.every(({ people, technical }) => people + technical === 0)).toBe(true);
    expect(analytics.body.questions.every(({ answers, stopped }) => answers + stopped === 0)).toBe(true);
    const dashboard = await app.call<DashboardRecord>('GET', '/api/admin/dashboard', { as: app.admin });
    expect(dashboard.body).toMatchObject({ counters: { total: 1, quiz_fait: 0, rdv_pris: 0 }, examples: 30 });
    expect(dashboard.body.requests).toMatchObject({ audit_requests: { count: 0 }, referrals: { count: 0 }, appointments: { upcoming: 0 } });
    const listed = async (example: boolean) =>
      (
        await app.call<{ metadata: object }[]>('GET', `/api/admin/prospects?filter=${encodeURIComponent(JSON.stringify({ example }))}`, {
          as: app.admin,
        })
      ).headers.get('content-range');
    expect([await listed(true), await listed(false)]).toEqual([expect.stringMatching(/\/30$/), expect.stringMatching(/\/1$/)]);
    const csvOf = async (filter: object) =>
      (
        await app.call<string>('GET', `/api/admin/prospects/export.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
          as: app.admin,
        })
      ).body
        .trim()
        .split('\r\n');
    const csv = await csvOf({ example: true });
    expect(csv[0]).toMatch(/;"?Exemple"?$/);
    expect(csv.slice(1).filter((line) => /;"?oui"?$/.test(line))).toHaveLength(30);
    expect((await csvOf({})).slice(1).map((line) => /;"?non"?$/.test(line))).toEqual([true]);
    await app.database.query(`DELETE FROM prospects WHERE NOT metadata @> '{"demo": true}'`);
  });

  it('is idempotent, and preserves later edits', async () => {
    await app.database.query(`UPDATE prospects SET notes = 'relu' WHERE business_name = 'Taxi Rhône'`);
    const before = await app.database.query('SELECT (SELECT count(*) FROM measurements) m, (SELECT count(*) FROM events) e');
    await seedDemo(app.app);
    expect(await count('prospects')).toBe(30);
    expect(await count(`prospects WHERE notes = 'relu'`)).toBe(1);
    expect(await app.database.query('SELECT (SELECT count(*) FROM measurements) m, (SELECT count(*) FROM events) e')).toEqual(before);
  });

  it('removes only its own prospects', async () => {
    await aProspect(app.database);
    await removeDemo(app.app);
    expect(await count('prospects')).toBe(1);
    expect(await count('measurements')).toBe(0);
  });
});
