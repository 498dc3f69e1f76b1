import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { analysisOf } from './support/scans.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const put = (id: string, analysis: string, body: object) =>
  app.call<{ message: string; errors: Record<string, string> }>('PUT', `/api/admin/prospects/${id}/figures/${analysis}`, {
    as: app.admin,
    body,
  });
const remove = (id: string, analysis: string) => app.call('DELETE', `/api/admin/prospects/${id}/figures/${analysis}`, { as: app.admin });

describe('figures entered by staff', () => {
  it('replace a missing source, marked as manual with their author', async () => {
    const { id } = await aProspect(app.database);
    expect((await put(id, 'reviews', { rating: 4.6, reviews_count: 37 })).status).toBe(204);
    expect((await put(id, 'citations', { platforms: [{ platform: 'chatgpt', citations: 2 }] })).status).toBe(204);
    const { reviews, citations } = await analysisOf(app, id);
    expect(reviews).toMatchObject({ state: 'manual', source: 'manual', rating: 4.6, reviews_count: 37, status: 'completed' });
    expect(reviews.provider).toBeTruthy();
    expect(reviews.measured_at).not.toBeNull();
    const counts = Object.fromEntries(citations.platforms?.map((one) => [one.platform, one.citations]) ?? []);
    expect(counts).toEqual({ chatgpt: 2, perplexity: null, gemini: null, copilot: null, grok: null });
    const audit = await app.database.query(`SELECT after FROM audit_log WHERE resource_id = $1 AND action = 'manual_figures' ORDER BY id`, [
      id,
    ]);
    expect(audit).toEqual([{ after: { 'reviews.rating': 4.6, 'reviews.count': 37 } }, { after: { 'citations.chatgpt': 2 } }]);
  });

  it('are replaced by the last measurement when removed, or by nothing', async () => {
    const { id } = await aProspect(app.database);
    const measured = { status: 'completed', name: 'Boulangerie', rating: 4.1, reviews_count: 12, reviews: [] };
    await app.database.query(
      `INSERT INTO measurements (prospect_id, analysis, state, source, provider, measured_at, result) VALUES ($1, 'reviews', 'measured', 'live', 'Google', '2026-11-01', $2)`,
      [id, JSON.stringify(measured)],
    );
    await put(id, 'reviews', { rating: 5, reviews_count: 1 });
    expect((await remove(id, 'reviews')).status).toBe(204);
    expect((await analysisOf(app, id)).reviews).toMatchObject({ state: 'measured', source: 'live', provider: 'Google', rating: 4.1 });
    await put(id, 'citations', { platforms: [{ platform: 'grok', citations: 0 }] });
    await remove(id, 'citations');
    expect((await analysisOf(app, id)).citations.platforms).toBeUndefined();
  });

  it.each([
    ['reviews', { rating: 6, reviews_count: 3 }, 'rating', 'Indiquez une note entre 0 et 5, par exemple 4,6.'],
    ['reviews', { rating: 4, reviews_count: 0 }, 'rating', 'Sans avis, laissez la note vide ; avec des avis, indiquez-la.'],
    ['reviews', { rating: 4, reviews_count: 1.5 }, 'reviews_count', 'Indiquez un nombre entier, 0 ou plus.'],
    ['citations', { platforms: [] }, 'platforms', 'Indiquez le nombre d’au moins un assistant.'],
  ])('refuses %s %j', async (analysis, body, field, message) => {
    const { id } = await aProspect(app.database);
    const answer = await put(id, analysis, body);
    expect([answer.status, answer.body.errors[field]]).toEqual([422, message]);
  });
});

describe('the telephone of a prospect', () => {
  const save = (id: string, telephone: string) =>
    app.call<ProspectRecord & { errors: Record<string, string> }>('PUT', `/api/admin/prospects/${id}`, {
      as: app.admin,
      body: { telephone },
    });

  it('is stored in E.164 in any notation, and as null when empty', async () => {
    const { id } = await aProspect(app.database);
    expect((await save(id, '079 123 45 67')).body.telephone).toBe('+41791234567');
    expect((await save(id, '  ')).body.telephone).toBeNull();
  });

  it('is validated with a message; an imported one remains', async () => {
    const { id } = await aProspect(app.database, { telephone: 'bureau 12' });
    expect((await save(id, 'bureau 12')).status).toBe(200);
    const { status, body } = await save(id, 'appelez-moi');
    expect([status, body.errors.telephone]).toEqual([
      422,
      'Numéro de téléphone invalide\u202f: écrivez-le avec son indicatif, par exemple +41 79 123 45 67.',
    ]);
  });
});

describe('the result of a quiz', () => {
  it('is returned with its categories as scored; null before', async () => {
    const { id } = await aProspect(app.database);
    const read = async () => (await app.call('GET', `/api/admin/prospects/${id}/quiz-result`, { as: app.admin })).body;
    expect(await read()).toBeFalsy();
    await app.database.query(
      `INSERT INTO quiz_results (prospect_id, score, maturity, acquisition, innovation, questions) VALUES ($1, 62, 83.5, 50.2, NULL, '[]')`,
      [id],
    );
    expect(await read()).toMatchObject({ score: 62, categories: { maturity: 84, acquisition: 50, innovation: null } });
  });
});

describe('a repeated measurement', () => {
  const again = async (id: string, body?: object) => {
    const { body: answer } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/analyses/pagespeed`, {
      as: app.admin,
      body,
    });
    return (await app.database.query('SELECT kind, analyses, speed_mode FROM scans WHERE id = $1', [answer.scanId]))[0];
  };

  it('includes only speed on request, everything otherwise', async () => {
    const { id } = await aProspect(app.database);
    expect(await again(id, { mode: 'quick' })).toEqual({ kind: 'single', analyses: ['pagespeed'], speed_mode: 'quick' });
    expect((await again(id)).speed_mode).toBe('full');
  });

  it('reports a missing website', async () => {
    const { id } = await aProspect(app.database, { site_url: null });
    const answer = await app.call<{ errors: object }>('POST', `/api/admin/prospects/${id}/analyses/cms`, { as: app.admin });
    expect([answer.status, answer.body.errors]).toEqual([409, { site_url: 'URL vide ou invalide' }]);
  });
});
