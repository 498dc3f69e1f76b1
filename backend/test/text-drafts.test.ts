import { IntroAnalysis } from '../src/modules/analysis/measurements/analyses/intro.analysis.js';
import { RecommendationsAnalysis } from '../src/modules/analysis/measurements/analyses/recommendations.analysis.js';
import { AnalysisResults } from '../src/modules/analysis/measurements/analysis-results.service.js';
import { Subjects } from '../src/modules/analysis/measurements/subjects.queries.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { TextReview, TextReviews } from '../src/modules/analysis/text-review/text-review.contract.js';
import { offersOf } from '../src/modules/analysis/texts/ai-texts.service.js';
import { auditDocument } from '../src/modules/audit-pdf/audit-document.js';
import { AuditFactsQueries } from '../src/modules/audit-pdf/audit-facts.queries.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { completion } from './emulators/openai.js';
import { type Account, ADMIN, startApp, type TestApp } from './support/app.js';
import { aMeasuredSite, type Measured, resultsOf, saveResults } from './support/measured-site.js';

const INVENTION = 'Le site est piraté, et 76 visiteurs sur 100 repartent.';
const SITE: Measured = { mobile: 54, desktop: 77, title: 'Menuiserie du Lac, portes et fenêtres', words: 400, reviews: [4.7, 38] };

let emulators: Emulators;
let app: TestApp;
let viewer: Account;

beforeAll(async () => {
  emulators = await startEmulators();
  app = await startApp({ ROLE: 'web', ...emulators.env });
  await app.call('PUT', '/api/admin/api-keys/openai', { as: app.admin, body: { apiKey: KEYS.openai.key, metadata: KEYS.openai.metadata } });
  await app.database.query(
    `INSERT INTO users (email, name, role, password_hash) SELECT 'viewer@example.ch', 'V', 'viewer', password_hash FROM users LIMIT 1`,
  );
  viewer = await app.signIn('viewer@example.ch', ADMIN.password);
});
afterAll(async () => {
  await app?.stop();
  await emulators?.stop();
});
beforeEach(async () => {
  emulators.openai.reset();
  await drafts(true);
});

const drafts = (on: boolean) => app.call('PUT', '/api/admin/settings/texts', { as: app.admin, body: { value: { drafts: on } } });
const reportOf = async (token: string) => (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`, { as: app.admin })).body;
const textReviewsOf = async (id: string) =>
  (await app.call<TextReviews>('GET', `/api/admin/prospects/${id}/texts`, { as: app.admin })).body;
const send = (method: string, id: string, path: string, body?: unknown, as = app.admin) =>
  app.call<TextReview & { code: string }>(method, `/api/admin/prospects/${id}/texts/${path}`, { as, ...(body !== undefined && { body }) });
const measure = (id: string, site: Measured) => saveResults(app, id, resultsOf('https://menuiserie-du-lac.ch/', site));
const flagsOf = async (id: string) =>
  (await app.database.query<{ red_flags: string[] }[]>('SELECT red_flags FROM prospects WHERE id = $1', [id]))[0]?.red_flags;

/** What a scan does with a text, the model drafting `brouillon`. */
async function write(id: string, kind: 'intro' | 'recommendations', brouillon: unknown): Promise<void> {
  const subjects = app.app.get(Subjects, { strict: false });
  const subject = await subjects.of(id);
  if (!subject) throw new Error('no website');
  const facts = await subjects.facts({ ...subject, prospectId: id });
  const phrases = offersOf(kind, facts).map((offer) => offer.id);
  emulators.openai.fault({ ...completion(JSON.stringify({ phrases, brouillon })), times: 1 });
  const analysis = app.app.get<IntroAnalysis>(kind === 'intro' ? IntroAnalysis : (RecommendationsAnalysis as never), { strict: false });
  const output = await analysis.run(subject, { facts, signal: new AbortController().signal });
  const attempt = { prospectId: id, analysis: kind, site: null, scanId: null, measuredAt: new Date(), durationMs: 1 };
  await app.database.transaction((manager) => app.app.get(AnalysisResults, { strict: false }).save(manager, attempt, output));
}

/** All public output about a prospect: data, page, audit, e-mails. */
async function publicOf(id: string, token: string): Promise<string> {
  const page = await app.call<string>('GET', `/analyse/${token}`);
  const facts = await app.app.get(AuditFactsQueries, { strict: false }).of(id);
  const score = await app.call('GET', `/api/public/prospects/${token}/score`, { as: app.admin });
  const mails = await app.database.query('SELECT * FROM outbox');
  return [
    JSON.stringify(await reportOf(token)),
    JSON.stringify(score.body),
    String(page.body),
    auditDocument(facts, '', new Map()),
    JSON.stringify(mails),
  ].join('\n');
}

describe('free text of a model', () => {
  it('is requested and stored only when configured', async () => {
    await drafts(false);
    const { id } = await aMeasuredSite(app, SITE);
    await write(id, 'intro', INVENTION);
    expect(JSON.stringify(emulators.openai.requests)).not.toContain('brouillon');
    expect((await textReviewsOf(id)).intro).toMatchObject({ standing: 'composed', draft: null });
  });

  it('is an internal draft with its figures and unmeasured numbers', async () => {
    const { id, token } = await aMeasuredSite(app, SITE);
    for (const kind of ['intro', 'recommendations'] as const) await write(id, kind, INVENTION);
    const { intro, recommendations } = await textReviewsOf(id);
    expect(intro.draft).toMatchObject({ text: INVENTION, by: 'OpenAI gpt-4o-mini', by_person: false, reread: false, strange: ['76'] });
    expect(recommendations.draft?.steps?.[0]?.title).toBe(INVENTION);
    expect(await publicOf(id, token)).not.toMatch(/pirat|76 visiteurs/);
    expect((await reportOf(token)).texts.intro).toMatchObject({
      source: 'composed',
      facts: expect.arrayContaining(['mobilePoints', 'desktopPoints']),
    });
  });

  it('is public once approved, until one of its figures changes', async () => {
    const { id, token } = await aMeasuredSite(app, SITE);
    const words = 'Sur mobile, le site obtient 54 sur 100. C’est honorable.';
    await write(id, 'intro', words);
    const { version } = (await textReviewsOf(id)).intro;
    expect((await send('POST', id, 'intro/approve', {}, viewer)).status).toBe(403);
    expect(await send('POST', id, 'intro/approve', { seen: 'autre' })).toMatchObject({ status: 409, body: { code: 'text_changed' } });
    const approved = await send('POST', id, 'intro/approve', { reason: 'Relu avec le client', seen: version });
    expect(approved).toMatchObject({
      status: 200,
      body: {
        standing: 'approved',
        draft: null,
        approved: { text: words, by: expect.any(String), reason: 'Relu avec le client', figures: [{ id: 'mobilePoints', changed: false }] },
      },
    });
    expect((await reportOf(token)).texts.intro).toEqual({ text: words, source: 'approved', facts: ['mobilePoints'] });
    expect(await publicOf(id, token)).not.toContain('admin@example.ch');
    expect(await send('POST', id, 'intro/approve', {})).toMatchObject({ status: 409, body: { code: 'no_draft' } });

    await measure(id, { mobile: 54, desktop: 12 });
    expect((await reportOf(token)).texts.intro?.source).toBe('approved');
    await measure(id, { mobile: 61, desktop: 12 });
    const report = await reportOf(token);
    expect(report.texts.intro).toMatchObject({ source: 'composed', text: expect.stringContaining('61 points sur 100 sur téléphone') });
    expect(report.texts.intro?.text).not.toContain('54');
    expect((await textReviewsOf(id)).intro.draft).toMatchObject({
      text: words,
      reread: true,
      figures: [{ was: '54\u00a0sur\u00a0100', now: '61\u00a0sur\u00a0100', changed: true }],
      strange: ['54'],
    });
    expect(await flagsOf(id)).toContain('text_to_reread');
    const [stored] = await app.database.query<{ content: string }[]>('SELECT content FROM personalized_intros WHERE prospect_id = $1', [
      id,
    ]);
    expect(stored?.content).toBe(report.texts.intro?.text);

    expect((await send('DELETE', id, 'intro')).body).toMatchObject({ standing: 'composed', draft: null });
    const log = await app.database.query<{ action: string }[]>(`SELECT action FROM audit_log WHERE resource_id = $1 ORDER BY id`, [id]);
    expect(log.map(({ action }) => action)).toEqual(['approve_text', 'release_text']);
  });
});

describe('a text of staff', () => {
  it('is approved by writing it, survives new texts with the same figures, and becomes a draft otherwise', async () => {
    const { id, token } = await aMeasuredSite(app, SITE);
    await write(id, 'intro', 'Un brouillon.');
    expect((await send('PUT', id, 'intro', { text: ' ' })).status).toBe(422);
    expect((await send('PUT', id, 'intro', { steps: [{ title: 'A', priority: 'high', solution: '' }] })).status).toBe(422);
    const words = 'Nous avons regardé votre site ensemble : 38 avis, c’est beaucoup.';
    expect((await send('PUT', id, 'intro', { text: words })).body).toMatchObject({ standing: 'approved', approved: { text: words } });
    await measure(id, SITE);
    await write(id, 'intro', INVENTION);
    expect((await reportOf(token)).texts.intro).toMatchObject({ text: words, source: 'approved' });
    await app.call('PUT', `/api/admin/prospects/${id}/figures/reviews`, { as: app.admin, body: { rating: 4.5, reviews_count: 40 } });
    expect((await reportOf(token)).texts.intro).toMatchObject({ source: 'composed' });
    expect((await textReviewsOf(id)).intro.draft).toMatchObject({ text: words, by_person: true, reread: true });
  });

  it('is replaced by the composed one on request, and becomes a draft', async () => {
    const { id, token } = await aMeasuredSite(app, SITE);
    const steps = [{ title: 'Appeler Anne.', priority: 'high', solution: 'Demain.' }];
    expect((await send('PUT', id, 'recommendations', { steps })).body).toMatchObject({ standing: 'approved', approved: { steps } });
    expect((await reportOf(token)).recommendations.items).toEqual(steps);
    expect((await send('DELETE', id, 'recommendations')).body).toMatchObject({ standing: 'builtin', draft: { steps, reread: false } });
    expect((await reportOf(token)).recommendations.items).toHaveLength(3);
  });
});

describe('a composed text', () => {
  it('is renewed with the figures, for any cause, with the choice of the model', async () => {
    const { id, token } = await aMeasuredSite(app, { ...SITE, cms: ['WordPress', '6.9'] });
    await write(id, 'intro', '');
    const words = async () => (await reportOf(token)).intro.paragraphs.join(' ');
    expect(await words()).toMatch(/54 points.*4,7 sur 5/);
    await measure(id, { mobile: 81, desktop: 90 });
    expect(await words()).toMatch(/81 points sur 100 sur téléphone et 90 sur 100/);
    await app.call('PUT', `/api/admin/prospects/${id}/figures/reviews`, { as: app.admin, body: { rating: 3.9, reviews_count: 41 } });
    expect(await words()).toMatch(/3,9 sur 5/);
    await app.call('DELETE', `/api/admin/prospects/${id}/figures/reviews`, { as: app.admin });
    expect(await words()).toMatch(/4,7 sur 5/);
    expect((await reportOf(token)).texts.intro?.source).toBe('composed');
  });

  it('says nothing about a wrong page', async () => {
    const { id, token } = await aMeasuredSite(app, SITE);
    for (const kind of ['intro', 'recommendations'] as const) await write(id, kind, '');
    await measure(id, { outcome: 'parked' });
    const { intro, texts, recommendations } = await reportOf(token);
    expect([intro.paragraphs, texts.intro, recommendations.items]).toEqual([[], null, []]);
  });

  it('is never foreign content of its table', async () => {
    const { id, token } = await aMeasuredSite(app, SITE);
    await app.database.query(
      `INSERT INTO personalized_intros (prospect_id, content, source, provider, measured_at) VALUES ($1, $2, 'live', 'ancien', now())`,
      [id, INVENTION],
    );
    await app.database.query(
      `INSERT INTO ai_recommendations (prospect_id, recommendations, source, provider, measured_at) VALUES ($1, $2, 'live', 'ancien', now())`,
      [id, JSON.stringify([{ title: INVENTION, priority: 'high', solution: INVENTION }])],
    );
    expect(await publicOf(id, token)).not.toMatch(/pirat/);
    await measure(id, SITE);
    expect(await publicOf(id, token)).not.toMatch(/pirat/);
    expect((await textReviewsOf(id)).intro.draft).toMatchObject({ text: INVENTION, by: 'ancien', reread: false });
  });
});
