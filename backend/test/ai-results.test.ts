import type { AiCitationsRecord, AiCitationsWithAnswers } from '../src/modules/analysis/ai-results/citations.contract.js';
import type { KeywordAnalysisRecord, KeywordDebug } from '../src/modules/analysis/ai-results/keywords.contract.js';
import type { AiRecommendationsRecord } from '../src/modules/analysis/ai-results/recommendations.contract.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import { plainKeyword } from '../src/providers/keywords/plain-keyword.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { analysisOf, waitForScan } from './support/scans.js';

let app: TestApp;
let emulators: Emulators;
let viewer: Account;
let site: HostileSite;
const BAKERY = `<!doctype html><html lang="fr"><head><title>Boulangerie Exemple à Morges</title></head><body><h1>Boulangerie Exemple</h1><p>${'Pain au levain, tourtes et pâtisseries faites chaque matin à Morges. '.repeat(12)}</p></body></html>`;
/** A prospect whose site answers with a page of its own: nothing is asked about another. */
const aBakery = (values: object = {}) => aProspect(app.database, { site_url: site.url('/pain'), ...values });
beforeAll(async () => {
  emulators = await startEmulators();
  site = await startHostileSite({
    '/pain': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(BAKERY),
  });
  app = await startApp({ ROLE: 'all', ...emulators.env, SCAN_ALLOW_HOSTS: new URL(site.url('/')).host });
  await app.database.query(
    `INSERT INTO users (email, name, role, password_hash) SELECT 'viewer@example.ch', 'V', 'viewer', password_hash FROM users LIMIT 1`,
  );
  viewer = await app.signIn('viewer@example.ch', 'correct-horse-battery');
});
afterAll(async () => {
  await app.stop();
  await emulators.stop();
  await site.stop();
});

const call = <T>(method: string, path: string, body?: object, as = app.admin) =>
  app.call<T>(method, `/api/admin/${path}`, { as, ...(body && { body }) });
const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const aStep = (title: string, priority = 'medium', solution = '') => ({ title, priority, solution });
const measuredSpeed = (prospectId: string) =>
  app.database.query(
    `INSERT INTO pagespeed_results (prospect_id, url, performance_score, mobile_performance_score, desktop_performance_score, accessibility_score, best_practices_score, seo_score, provider, measured_at)
     VALUES ($1, 'https://boulangerie-exemple.ch/', 0.42, 0.38, 0.5, 0.8, 0.7, 0.6, 'Lighthouse', now())`,
    [prospectId],
  );

describe('AI recommendations', () => {
  const save = (id: string, recommendations: object[], as = app.admin) =>
    call<AiRecommendationsRecord & { errors: Record<string, string> }>('PUT', `ai-recommendations/${id}`, { recommendations }, as);

  it('list at most a hundred prospects, last updated first, filtered by name or by having some', async () => {
    const [first, second] = [await aProspect(app.database, { nom: 'Zwahlen' }), await aProspect(app.database, { nom: 'Aebi' })];
    await save(first.id, [aStep('Compresser les images')]);
    await app.database.query(`UPDATE prospects SET updated_at = now() + interval '1 minute' WHERE id = $1`, [first.id]);
    const all = (await call<AiRecommendationsRecord[]>('GET', 'ai-recommendations?range=[0,5000]')).body;
    expect(all[0]).toMatchObject({ id: first.id, recommendations: [aStep('Compresser les images')], source: 'manual' });
    expect(all.find(({ id }) => id === second.id)).toMatchObject({ recommendations: [], source: null });
    const some = (await call<AiRecommendationsRecord[]>('GET', `ai-recommendations${filtered({ with_recommendations: true })}`)).body;
    expect(some.map(({ id }) => id)).toEqual([first.id]);
    const named = (await call<AiRecommendationsRecord[]>('GET', `ai-recommendations${filtered({ q: 'aebi' })}`)).body;
    expect(named.map(({ id }) => id)).toEqual([second.id]);
    await app.database.query(
      `INSERT INTO prospects (token, email, prenom, nom) SELECT 'tok' || lpad(n::text, 5, '0'), 'a' || n || '@example.ch', 'A', 'B' FROM generate_series(1, 120) n`,
    );
    const { body, headers } = await call<AiRecommendationsRecord[]>('GET', 'ai-recommendations?range=[0,5000]');
    expect([body.length, headers.get('content-range')]).toEqual([100, 'ai-recommendations 0-99/122']);
    await app.database.query(`DELETE FROM prospects WHERE token LIKE 'tok%'`);
  });

  it('are edited by staff, trimmed, recorded, and shown to the prospect', async () => {
    const { id, token } = await aProspect(app.database);
    const saved = await save(id, [aStep('  Ajouter un titre  ', 'high', 'Un titre par page.'), aStep('Répondre aux avis')]);
    expect(saved.body).toMatchObject({
      recommendations: [aStep('Ajouter un titre', 'high', 'Un titre par page.'), aStep('Répondre aux avis')],
      source: 'manual',
      edited_at: expect.any(String),
    });
    const shown = await app.call('GET', `/api/public/prospects/${token}`);
    expect(JSON.stringify(shown.body)).toContain('Ajouter un titre');
    const empty = await save(id, [aStep('   ')]);
    expect([empty.status, empty.body.errors]).toEqual([422, { 'recommendations.0.title': 'Écrivez la recommandation.' }]);
    expect((await save(id, [])).status).toBe(422);
    expect((await save(id, [aStep('x')], viewer)).status).toBe(403);
    const [entry] = await app.database.query(
      `SELECT action, user_email FROM audit_log WHERE resource = 'ai-recommendations' AND resource_id = $1`,
      [id],
    );
    expect(entry).toEqual({ action: 'update', user_email: 'admin@example.ch' });
  });

  it('are deleted all at once, with a message', async () => {
    const { id } = await aProspect(app.database);
    await save(id, [aStep('Une'), aStep('Deux')]);
    expect((await call<AiRecommendationsRecord>('DELETE', `ai-recommendations/${id}`)).body).toMatchObject({
      recommendations: [],
      source: null,
      error: { code: 'deleted_by_staff' },
    });
    expect((await analysisOf(app, id)).recommendations.state).toBe('not_applicable');
    expect((await call('DELETE', `ai-recommendations/${id}`)).status).toBe(404);
  });

  it('replace a text of staff once staff orders new ones', async () => {
    const { id } = await aBakery();
    await measuredSpeed(id);
    await save(id, [aStep('Écrite à la main')]);
    const ordinary = await call<{ scanId: string }>('POST', `prospects/${id}/analyses/recommendations`);
    await waitForScan(app, ordinary.body.scanId);
    expect((await call<AiRecommendationsRecord>('GET', `ai-recommendations/${id}`)).body.source).toBe('manual');

    const { status, body } = await call<{ scanId: string }>('POST', `ai-recommendations/${id}/regenerate`);
    expect(status).toBe(202);
    await waitForScan(app, body.scanId);
    const anew = (await call<AiRecommendationsRecord>('GET', `ai-recommendations/${id}`)).body;
    expect(anew).toMatchObject({ source: 'builtin', edited_at: null, scan_id: null });
    expect(anew.recommendations).toHaveLength(3);
    expect(JSON.stringify(anew.recommendations)).not.toContain('Écrite à la main');
  });

  it('keep the text of staff when generation fails, and report the cause', async () => {
    const { id } = await aBakery();
    await save(id, [aStep('Écrite à la main')]);
    const { body } = await call<{ scanId: string }>('POST', `ai-recommendations/${id}/regenerate`);
    expect((await waitForScan(app, body.scanId)).tasks[0]).toMatchObject({ status: 'failed', error: { code: 'insufficient_facts' } });
    expect((await call<AiRecommendationsRecord>('GET', `ai-recommendations/${id}`)).body).toMatchObject({
      recommendations: [aStep('Écrite à la main')],
      source: 'manual',
      error: { code: 'insufficient_facts' },
    });
    const siteless = await aProspect(app.database, { site_url: null });
    expect((await call('POST', `ai-recommendations/${siteless.id}/regenerate`)).status).toBe(409);
  });
});

describe('AI citations', () => {
  const save = (id: string, platforms: object, as = app.admin) =>
    call<AiCitationsWithAnswers>('PUT', `ai-citations/${id}`, { platforms }, as);
  const of = ({ platforms }: AiCitationsRecord, name: string) => platforms.find(({ platform }) => platform === name);

  it('are null until measured, for each assistant and at most fifty prospects', async () => {
    const { id } = await aProspect(app.database);
    const { body } = await call<AiCitationsRecord[]>('GET', `ai-citations?range=[0,4999]`);
    expect(body.length).toBeLessThanOrEqual(50);
    const record = body.find((one) => one.id === id);
    expect(record?.platforms.map(({ platform, citations }) => [platform, citations])).toEqual(
      ['chatgpt', 'perplexity', 'gemini', 'copilot', 'grok'].map((name) => [name, null]),
    );
  });

  it.each([
    ['7', 7],
    [3, 3],
    ['-4', 0],
    ['beaucoup', 0],
    ['', null],
    [null, null],
  ])('parse %p as %p', async (typed, stored) => {
    const { id } = await aProspect(app.database);
    const { status, body } = await save(id, { chatgpt: { citations: typed } });
    expect([status, of(body, 'chatgpt')?.citations]).toEqual([200, stored]);
    expect(of(body, 'chatgpt')?.source).toBe(stored === null ? null : 'manual');
  });

  it('keep measured answers while another platform is edited', async () => {
    const { id } = await aProspect(app.database);
    const answers = [{ question: 'Quelle boulangerie ?', answer: 'Exemple', cited: true, model: 'gpt-4o', date: '2026-11-12', urls: [] }];
    await app.database.query(
      `INSERT INTO ai_citations_results (prospect_id, platform, citations_count, pages_count, runs, answers, provider, measured_at)
       VALUES ($1, 'chatgpt', 1, 0, 5, $2, 'gpt-4o', now()), ($1, 'gemini', 2, 1, 5, $2, 'gemini', now())`,
      [id, JSON.stringify(answers)],
    );
    const { body } = await save(id, { chatgpt: { citations: 1 }, gemini: { citations: 4 }, grok: { citations: '' } });
    expect(of(body, 'chatgpt')).toMatchObject({ citations: 1, runs: 5, source: 'live', answers });
    expect(of(body, 'gemini')).toMatchObject({ citations: 4, pages: 1, runs: null, source: 'manual', answers: [] });
    expect((await save(id, { gemini: { citations: 1 } }, viewer)).status).toBe(403);
    const [entry] = await app.database.query(`SELECT before, after FROM audit_log WHERE resource = 'ai-citations' AND resource_id = $1`, [
      id,
    ]);
    expect(entry).toEqual({ before: { citations: { chatgpt: 1, gemini: 2 } }, after: { citations: { chatgpt: 1, gemini: 4 } } });
  });

  it('are measured again on request, k of n with the answers, also over typed figures', async () => {
    const { id } = await aBakery({ business_name: 'Boulangerie Exemple', location: 'Morges' });
    await save(id, { chatgpt: { citations: 99 } });
    const without = await call<{ scanId: string }>('POST', `ai-citations/${id}/regenerate`);
    await waitForScan(app, without.body.scanId);
    const remaining = (await call<AiCitationsWithAnswers>('GET', `ai-citations/${id}`)).body;
    expect(of(remaining, 'chatgpt')).toMatchObject({ citations: 99, source: 'manual' }); // no source configured: nothing is lost
    expect(remaining.error).toMatchObject({ code: 'not_configured' });

    await call('PUT', 'api-keys/dataforseo', { apiKey: KEYS.dataforseo.key, metadata: KEYS.dataforseo.metadata });
    const { body } = await call<{ scanId: string }>('POST', `ai-citations/${id}/regenerate`);
    const running = (await call<AiCitationsRecord>('GET', `ai-citations/${id}`)).body;
    expect([body.scanId, null]).toContain(running.scan_id);
    await waitForScan(app, body.scanId);
    const anew = (await call<AiCitationsWithAnswers>('GET', `ai-citations/${id}`)).body;
    const chatgpt = anew.platforms.find(({ platform }) => platform === 'chatgpt');
    expect(chatgpt).toMatchObject({ source: 'live', runs: 5 });
    expect(chatgpt?.answers).toHaveLength(5);
    expect(chatgpt?.citations).toBe(chatgpt?.answers.filter(({ cited }) => cited).length);
    expect(of(anew, 'copilot')?.citations).toBeNull();
    await call('DELETE', 'api-keys/dataforseo');
  });

  it('ignore stored and typed figures of a search engine', async () => {
    const { id, token } = await aProspect(app.database);
    await app.database.query(
      `INSERT INTO ai_citations_results (prospect_id, platform, citations_count, runs, answers, provider, measured_at)
       VALUES ($1, 'google', 3, 40, '[]', 'Google AI Overviews', now()), ($1, 'gemini', 1, 2, '[]', 'gemini', now())`,
      [id],
    );
    const saved = await save(id, { google: { citations: 9 }, grok: { citations: 4 } });
    expect(saved.status).toBe(200);
    expect(of(saved.body, 'google')).toBeUndefined();
    expect(await app.database.query(`SELECT citations_count FROM ai_citations_results WHERE platform = 'google'`)).toEqual([
      { citations_count: 3 },
    ]);
    const { body: shown } = await app.call<PublicReport>('GET', `/api/public/prospects/${token}`);
    expect(shown.citations.platforms.map(({ platform }) => platform)).toEqual(['chatgpt', 'perplexity', 'gemini', 'copilot', 'grok']);
    expect(shown.citations.verdict).toMatchObject({ cited: 1, answered: 2, assistants: 1, word: 'Parfois cité', isFew: true });
    expect(shown.citations.platforms.at(-1)).toMatchObject({ citations: 4, runs: null, source: 'manual' });
  });

  it('report unanswered questions and keep the last count when no question was answered', async () => {
    const known = await aBakery({ business_name: 'Boulangerie Exemple', location: 'Morges' });
    const unknown = await aBakery({ business_name: 'Boulangerie Exemple', location: 'Morges' });
    await app.database.query(
      `INSERT INTO ai_citations_results (prospect_id, platform, citations_count, runs, answers, provider, measured_at)
       VALUES ($1, 'gemini', 2, 5, '[]', 'gemini', '2026-11-01')`,
      [known.id],
    );
    await call('PUT', 'api-keys/dataforseo', { apiKey: KEYS.dataforseo.key, metadata: KEYS.dataforseo.metadata });
    emulators.dataforseo.fault({ status: 503, body: {} });
    for (const { id } of [known, unknown]) {
      const { body } = await call<{ scanId: string }>('POST', `ai-citations/${id}/regenerate`);
      await waitForScan(app, body.scanId);
    }
    emulators.dataforseo.reset();
    await call('DELETE', 'api-keys/dataforseo');
    const read = async ({ token }: { token: string }) =>
      (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body.citations;
    const failed = { count: 5, asked: 5, cause: expect.any(String), date: expect.any(String) };
    const remaining = await read(known);
    expect(remaining.platforms[2]).toMatchObject({
      platform: 'gemini',
      citations: 2,
      runs: 5,
      measured_at: '2026-11-01T00:00:00.000Z',
      failed,
    });
    expect(remaining.verdict).toMatchObject({ cited: 2, answered: 5 });
    const forStaff = (await analysisOf(app, known.id)).citations;
    expect(forStaff.platforms?.[2]).toMatchObject({ citations: 2, failed: { count: 5, message: expect.stringContaining('DataForSEO') } });
    expect((await analysisOf(app, unknown.id)).citations).toMatchObject({ state: 'failed', error: { code: expect.any(String) } });
    const none = await read(unknown);
    expect(none).toMatchObject({ state: 'missing', verdict: null });
    expect(none.platforms.map(({ citations, failed: calls }) => [citations, calls?.count ?? 0])).toEqual([
      [null, 5],
      [null, 5],
      [null, 5],
      [null, 0],
      [null, 0],
    ]);
  });
});

describe('keyword analyses', () => {
  const store = (prospectId: string, source: string, keywords: [string, number | null, number | null][]) =>
    app.database.query(
      `INSERT INTO keyword_analysis_results (prospect_id, domain, ranked_keywords, analyzed_at, source, provider, measured_at)
       VALUES ($1, 'boulangerie-exemple.ch', $2, now(), $3, 'DataForSEO', now())`,
      [
        prospectId,
        JSON.stringify(keywords.map(([keyword, position, search_volume]) => plainKeyword({ keyword, position, search_volume }))),
        source,
      ],
    );
  const debug = async (id: string) => (await call<KeywordDebug>('GET', `prospects/${id}/keyword-debug`)).body;

  it('list the stored keywords of a prospect, with an opportunity for each live one', async () => {
    const { id } = await aProspect(app.database);
    await store(id, 'live', [
      ['pain au levain morges', 20, 300],
      ['boulangerie exemple', 2, 90],
      ['prix gâteau', 40, 10],
      ['pâtisserie', null, null],
    ]);
    const found = await debug(id);
    expect(found.prospect).toMatchObject({ name: 'Anne Exemple', company: 'Boulangerie Exemple', domain: 'boulangerie-exemple.ch' });
    expect(found.keywords.map(({ opportunity, branded }) => [opportunity, branded])).toEqual([
      ['Forte', false],
      ['Faible', true],
      ['Moyenne', false],
      ['Faible', false],
    ]);
    expect(found.record).toMatchObject({ analysis_type: 'ranked_keywords', keyword_count: 4, first_keyword: 'pain au levain morges' });
    const filter = filtered({ prospect_id: id });
    const [listed] = (await call<KeywordAnalysisRecord[]>('GET', `keyword-analyses${filter}`)).body;
    expect(listed).toEqual({ ...(found.record as object), example: false });
    expect((await call<{ ranked_keywords: object[] }>('GET', `keyword-analyses/${listed?.id}`)).body.ranked_keywords).toHaveLength(4);
    expect((await call('GET', `prospects/${id}/keyword-debug`, undefined, viewer)).status).toBe(403);
  });

  it('have no opportunity for a sample, and are empty for an unknown prospect', async () => {
    const { id } = await aProspect(app.database);
    expect(await debug(id)).toMatchObject({ record: null, keywords: [], last_attempt: null });
    await store(id, 'sample', [['pain', 20, 300]]);
    expect((await debug(id)).keywords).toEqual([{ keyword: 'pain', position: 20, volume: 300, branded: false, opportunity: null }]);
    const siteless = await aProspect(app.database, { site_url: null, business_name: null });
    expect((await debug(siteless.id)).prospect).toMatchObject({ company: null, domain: null });
  });
});
