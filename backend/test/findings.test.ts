import type { JudgedList } from '../src/modules/analysis/findings/findings.contract.js';
import { AnalysisResults } from '../src/modules/analysis/measurements/analysis-results.service.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const list = async (id: string) => (await app.call<JudgedList>('GET', `/api/admin/prospects/${id}/findings`, { as: app.admin })).body;
const report = async ({ token }: Prospect) => (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body;
const score = async ({ token }: Prospect) => (await app.call<PublicScore>('GET', `/api/public/prospects/${token}/score`)).body;
const stored = async (id: string) => (await app.database.query(`SELECT * FROM site_judgements WHERE prospect_id = $1`, [id]))[0];

const save = (prospect: Prospect, analysis: 'pagespeed' | 'connectivity' | 'reviews', result: object, at = '2026-11-12T09:30:00Z') =>
  app.database.transaction((manager) =>
    app.app
      .get(AnalysisResults, { strict: false })
      .save(
        manager,
        { prospectId: prospect.id, analysis, site: null, scanId: null, measuredAt: new Date(at), durationMs: 1 },
        { state: 'measured', source: 'live', provider: 'Lighthouse', result: { url: prospect.site_url, ...result } as never },
      ),
  );
const speed = (mobile: number) => ({
  ...{ performance_score: mobile, mobile_performance_score: mobile, desktop_performance_score: 0.95, accessibility_score: 0.95 },
  ...{ best_practices_score: 1, seo_score: 1, mobile_data: null, desktop_data: null, runs: 1, range: null },
});
const visit = (outcome: string) => ({ accessible: true, outcome, status_code: 200, redirects: [], tls: null, reason: null });

describe('the list of findings of a website', () => {
  it('changes in the transaction of the result, and is the same everywhere', async () => {
    const prospect = await aProspect(app.database);
    await save(prospect, 'pagespeed', speed(0.42));
    expect(await stored(prospect.id)).toMatchObject({ total: 1, critical: 0, warnings: 1, notices: 0 });
    await save(prospect, 'reviews', { status: 'completed', rating: 3.4, reviews_count: 7, reviews: [] });
    const staff = await list(prospect.id);
    expect(staff.items.map(({ id, found }) => [id, found])).toEqual([
      ['slow-mobile', '42\u00a0sur\u00a0100'],
      ['low-rating', '3,4 sur 5'],
      ['few-reviews', '7\u00a0avis'],
    ]);
    expect(staff.items[0]).toMatchObject({ threshold: { value: 60 }, gain: 90, step: 'speed' });
    const [page, scored] = [await report(prospect), await score(prospect)];
    expect(page.findings).toMatchObject({ total: 3, critical: 0, warnings: 1, notices: 2 });
    expect(page.findings.items.map(({ id }) => id)).toEqual(staff.items.map(({ id }) => id));
    expect(scored.findings).toMatchObject({ total: 3, critical: 0, warnings: 1, notices: 2 });
    expect(page.plan.steps).toEqual(scored.plan.slice(0, 3));
    expect(staff.plan).toEqual(scored.plan);
    expect(page.verdict).toEqual({ score: 63, word: 'Moyen', grade: 'C', basis: 'speed' });
    expect(scored.verdict).toEqual(page.verdict);
  });

  it('is rolled back with its transaction', async () => {
    const prospect = await aProspect(app.database);
    await save(prospect, 'pagespeed', speed(0.95));
    const before = await stored(prospect.id);
    const failing = app.database.transaction(async (manager) => {
      await app.app
        .get(AnalysisResults, { strict: false })
        .save(
          manager,
          { prospectId: prospect.id, analysis: 'pagespeed', site: null, scanId: null, measuredAt: new Date(), durationMs: 1 },
          { state: 'measured', source: 'live', provider: 'Lighthouse', result: { url: prospect.site_url, ...speed(0.1) } as never },
        );
      throw new Error('the worker was killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await stored(prospect.id)).toEqual(before);
  });

  it('contains the results of all concurrent writers', async () => {
    const prospect = await aProspect(app.database);
    await Promise.all([
      save(prospect, 'pagespeed', speed(0.3)),
      save(prospect, 'reviews', { status: 'completed', rating: 4.8, reviews_count: 3, reviews: [] }),
      save(prospect, 'connectivity', visit('ok')),
    ]);
    expect((await stored(prospect.id)).findings.map(({ id }: { id: string }) => id)).toEqual(['slow-mobile', 'few-reviews']);
  });

  it('is made for earlier, imported and restored figures', async () => {
    const prospect = await aProspect(app.database);
    await save(prospect, 'pagespeed', speed(0.42));
    await app.database.query('DELETE FROM site_judgements WHERE prospect_id = $1', [prospect.id]);
    expect((await report(prospect)).findings.total).toBe(1);
    await app.database.query('UPDATE pagespeed_results SET mobile_performance_score = 0.97 WHERE prospect_id = $1', [prospect.id]);
    expect((await report(prospect)).findings.total).toBe(0);
    expect((await stored(prospect.id)).total).toBe(0);
  });

  it('has no verdict, plan or loss for a wrong page, and nothing newer than the visit', async () => {
    const prospect = await aProspect(app.database);
    await save(prospect, 'connectivity', visit('parked'), '2026-11-12T09:00:00Z');
    await save(prospect, 'pagespeed', speed(0.42), '2026-11-12T09:30:00Z');
    const [page, scored] = [await report(prospect), await score(prospect)];
    expect(page).toMatchObject({ outcome: 'parked', verdict: null, findings: { total: 0 }, plan: { total: 0, steps: [] } });
    expect(scored).toMatchObject({ outcome: 'parked', verdict: null, loss: null, plan: [], findings: null });
  });

  it('contains the states of the prospect’s requests', async () => {
    const prospect = await aProspect(app.database);
    expect((await report(prospect)).status).toEqual({ audit: null, call: null, referral: null });
    await app.database.query(`INSERT INTO seo_audit_requests (email, prospect_id, status) VALUES ('a@b.ch', $1, 'in_progress')`, [
      prospect.id,
    ]);
    await app.database.query(`INSERT INTO referrals (prospect_id, referred_email) VALUES ($1, 'c@b.ch')`, [prospect.id]);
    expect((await report(prospect)).status).toEqual({ audit: 'in_progress', call: null, referral: 'pending' });
  });

  it('is for signed-in staff only', async () => {
    const { id } = await aProspect(app.database);
    expect((await app.call('GET', `/api/admin/prospects/${id}/findings`)).status).toBe(401);
  });
});
