import type { PublicReport, RefreshState } from '../src/modules/analysis/public-report/public-report.contract.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { meetOwnPages } from './support/scans.js';
import { until } from './support/until.js';

let emulators: Emulators;
let app: TestApp;
beforeAll(async () => {
  emulators = await startEmulators();
  app = await startApp({ ROLE: 'all', ...emulators.env });
  await meetOwnPages(app);
});
afterAll(async () => {
  await app.stop();
  await emulators.stop();
});

type Answer = RefreshState & { code: string };
const refresh = (token: string) => app.call<Answer>('POST', `/api/public/prospects/${token}/reviews/refresh`);
const status = async (token: string) => (await app.call<RefreshState>('GET', `/api/public/prospects/${token}/reviews/status`)).body;
const retry = (token: string) => app.call<Answer>('POST', `/api/public/prospects/${token}/recommendations/retry`);
const report = async (token: string) => (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body;
const scansOf = async (id: string) =>
  (await app.database.query(
    `SELECT s.kind, s.analyses, s.requested_by FROM scans s JOIN scan_targets t ON t.scan_id = s.id WHERE t.prospect_id = $1`,
    [id],
  )) as object[];

/** The vendor takes minutes; the looks that are due later are due now. */
const lookNow = () =>
  app.database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'analysis.collect-reviews' AND state = 'created'`);
const ended = ({ status: now }: RefreshState) => now !== 'pending';

describe('a refresh of reviews', () => {
  it('is refused with a calm message while no source is configured', async () => {
    const { token } = await aProspect(app.database);
    expect(await status(token)).toEqual({ status: 'not_found', message: null });
    const { status: code, body } = await refresh(token);
    expect([code, body]).toEqual([202, { status: 'pending', message: null }]);
    expect(await until(() => status(token), ended)).toEqual({
      status: 'failed',
      message: 'Les avis Google ne peuvent pas être relevés pour le moment.',
    });
    expect(await report(token)).toMatchObject({ scanning: false, reviews: { state: 'missing', rating: null } });
  });

  it('is ordered once, shown when complete, and refused for a while', async () => {
    const { key, metadata } = KEYS.dataforseo;
    await app.call('PUT', '/api/admin/api-keys/dataforseo', { as: app.admin, body: { apiKey: key, metadata } });
    const { id, token } = await aProspect(app.database);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    expect(answers.map(({ status: code }) => code)).toEqual(Array(5).fill(202));
    expect(await scansOf(id)).toEqual([{ kind: 'single', analyses: ['reviews'], requested_by: null }]);
    expect((await report(token)).reviews.status).toMatch(/^(pending|processing)$/);

    expect(await until(() => status(token), ended)).toEqual({ status: 'processing', message: null });
    const figures = await report(token);
    expect(figures.reviews).toMatchObject({ state: 'measured', rating: 4.6, count: 187, items: [] });
    // what nobody asked for is not said to be on its way
    expect(figures).toMatchObject({ scanning: false, pagespeed: { state: 'missing' }, intro: { state: 'missing' } });

    await until(
      async () => {
        await lookNow();
        return status(token);
      },
      ({ status: now }) => now === 'completed',
    );
    expect((await report(token)).reviews.items).toEqual([
      { author: 'Luc M.', rating: 2, text: null, published_at: '2026-10-31T00:00:00.000Z' },
      expect.objectContaining({ author: 'Anne R.', text: 'Accueil chaleureux, on reviendra.' }),
      expect.objectContaining({ author: 'Sofia B.' }),
    ]);
    expect((await refresh(token)).body.status).toBe('completed');
    expect(await scansOf(id)).toHaveLength(1);
    await app.database.query(`UPDATE measurements SET measured_at = now() - interval '11 minutes' WHERE prospect_id = $1`, [id]);
    expect((await refresh(token)).body.status).toBe('pending');
    expect(await scansOf(id)).toHaveLength(2);
  });

  it('requires a known token, a company and a website', async () => {
    expect((await refresh('ZZZZZZZZ')).status).toBe(404);
    expect((await app.call('GET', '/api/public/prospects/ZZZZZZZZ/reviews/status')).status).toBe(404);
    const nameless = await aProspect(app.database, { site_url: null, business_name: null });
    expect((await refresh(nameless.token)).body).toMatchObject({
      code: 'no_company',
      message: "Nom d'entreprise manquant dans les métadonnées",
    });
    const { token } = await aProspect(app.database, { site_url: null });
    expect((await refresh(token)).body).toMatchObject({
      code: 'no_website',
      message: "Impossible de récupérer les données de l'entreprise",
    });
  });
});

describe('a refresh of recommendations', () => {
  const measureSpeed = (id: string) =>
    app.database.query(
      `INSERT INTO pagespeed_results (prospect_id, url, mobile_performance_score, performance_score, measured_at) VALUES ($1, 'https://boulangerie-exemple.ch/', 0.31, 0.31, now())`,
      [id],
    );
  const fail = (id: string, code: string, ago = '1 hour') =>
    app.database.query(
      `INSERT INTO measurements (prospect_id, analysis, state, source, measured_at, error) VALUES ($1, 'recommendations', 'failed', 'live', now() - $3::interval, $2)`,
      [id, JSON.stringify({ code, message: 'x', detail: null }), ago],
    );

  it('retries failed ones, and then refuses for a while', async () => {
    const { id, token } = await aProspect(app.database);
    await measureSpeed(id);
    await fail(id, 'unexpected');
    expect((await report(token)).recommendations).toMatchObject({ state: 'missing', failed: true, items: [] });
    const { status: code, body } = await retry(token);
    expect([code, body.status]).toEqual([202, 'pending']);
    const written = await until(
      () => report(token),
      ({ recommendations }) => recommendations.items.length > 0,
    );
    expect(written.recommendations).toMatchObject({ state: 'measured', failed: false });
    expect(written.recommendations.items).toHaveLength(3);
    expect((await retry(token)).body).toEqual({ status: 'completed', message: null });
    expect(await scansOf(id)).toHaveLength(1);
  });

  it('is not retried at once', async () => {
    const { id, token } = await aProspect(app.database);
    await fail(id, 'unexpected', '5 seconds');
    expect((await retry(token)).body).toMatchObject({ status: 'failed', message: expect.stringContaining('Patientez') });
    expect(await scansOf(id)).toEqual([]);
  });

  it('is not reported as failed without facts to write about', async () => {
    const { id, token } = await aProspect(app.database);
    await fail(id, 'insufficient_facts');
    expect((await report(token)).recommendations).toMatchObject({ state: 'missing', failed: false });
    expect(JSON.stringify(await report(token))).not.toContain('insufficient');
  });
});
