import { tradeOf } from '../src/modules/analysis/citations/trades.js';
import { Scans } from '../src/modules/analysis/scans/scans.service.js';
import { businessOf } from './emulators/businesses.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect as prospectOf } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { analysisOf, waitForScan } from './support/scans.js';

let emulators: Emulators;
let app: TestApp;
let site: HostileSite;

const PAGE = `<!doctype html><html lang="fr"><head><title>Boulangerie Exemple</title></head><body><h1>Boulangerie Exemple</h1><p>${'Pain au levain, tourtes et pâtisseries faites chaque matin. '.repeat(12)}</p></body></html>`;
/** Its site answers with a page of its own: nothing is measured or asked about another. */
const aProspect = (database: TestApp['database'], values: Parameters<typeof prospectOf>[1] = {}) =>
  prospectOf(database, { site_url: site.url('/own'), ...values });

beforeAll(async () => {
  emulators = await startEmulators();
  site = await startHostileSite({
    '/own': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
  });
  app = await startApp({ ROLE: 'all', ...emulators.env, SCAN_ALLOW_HOSTS: site.host });
  for (const service of ['openai', 'dataforseo'] as const) {
    const { key, metadata } = KEYS[service];
    await app.call('PUT', `/api/admin/api-keys/${service}`, { as: app.admin, body: { apiKey: key, metadata } });
  }
});
afterAll(async () => {
  await app?.stop();
  await emulators?.stop();
  await site?.stop();
});
beforeEach(() => {
  emulators.openai.reset();
  return app.database.query(`UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL`);
});

async function run(prospectId: string, ...analyses: string[]): Promise<void> {
  const scan = await app.database.transaction((manager) =>
    app.app.get(Scans, { strict: false }).start(manager, {
      kind: 'single',
      selection: { prospectIds: [prospectId] },
      analyses: analyses as never,
      requestedBy: null,
    }),
  );
  await waitForScan(app, scan.id);
}

/** A prospect of which texts can be written. */
async function measured(): Promise<string> {
  const { id } = await aProspect(app.database);
  await app.database.query(
    `INSERT INTO pagespeed_results (prospect_id, url, mobile_performance_score, desktop_performance_score, measured_at) VALUES ($1, 'https://boulangerie-exemple.ch/', 0.54, 0.77, now())`,
    [id],
  );
  return id;
}

const TEXTS = ['intro', 'recommendations'] as const;

describe('texts', () => {
  it('of a model remain when it fails later, with the failure beside them', async () => {
    const id = await measured();
    await run(id, ...TEXTS);
    const written = await analysisOf(app, id);
    for (const name of TEXTS)
      expect(written[name]).toMatchObject({ state: 'measured', source: 'live', provider: expect.stringContaining('OpenAI') });
    expect(written.intro.content).toContain('54 points sur 100 sur téléphone');
    emulators.openai.fault({ status: 503, body: 'down' });
    await run(id, ...TEXTS);
    const later = await analysisOf(app, id);
    for (const name of TEXTS) {
      const { error: _, ...text } = later[name];
      const { error: __, ...before } = written[name];
      expect(text).toEqual(before);
      expect(later[name].error?.code).toMatch(/^(vendor_unavailable|circuit_open)$/);
    }
    const history = await app.database.query(`SELECT source FROM measurements WHERE prospect_id = $1 AND analysis = 'intro' ORDER BY id`, [
      id,
    ]);
    expect(history).toEqual([{ source: 'live' }, { source: 'builtin' }]);
  });

  it('of the rules are replaced by those of a model', async () => {
    const id = await measured();
    emulators.openai.fault({ status: 503, body: 'down' });
    await run(id, 'intro');
    expect((await analysisOf(app, id)).intro).toMatchObject({ source: 'builtin', provider: 'SmartIndex' });
    emulators.openai.reset();
    await app.database.query(`UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL`);
    await run(id, 'intro');
    expect((await analysisOf(app, id)).intro).toMatchObject({ source: 'live', error: null });
  });

  it('of staff survive every scan', async () => {
    const id = await measured();
    await run(id, ...TEXTS);
    await app.database.query(
      `UPDATE personalized_intros SET content = 'Écrit à la main.', source = 'manual', edited_at = now() WHERE prospect_id = $1`,
      [id],
    );
    const steps = [{ title: 'Appeler Anne.', priority: 'high', solution: 'Demain.' }];
    await app.database.query(
      `UPDATE ai_recommendations SET recommendations = $2, source = 'manual', edited_at = now() WHERE prospect_id = $1`,
      [id, JSON.stringify(steps)],
    );
    await run(id, ...TEXTS);
    emulators.openai.fault({ status: 503, body: 'down' });
    await run(id, ...TEXTS);
    const found = await analysisOf(app, id);
    expect(found.intro).toMatchObject({ state: 'manual', source: 'manual', content: 'Écrit à la main.' });
    expect(found.recommendations).toMatchObject({ state: 'manual', source: 'manual', recommendations: steps });
  });
});

describe('typed counts of citations', () => {
  it('survive a scan, while other assistants are renewed', async () => {
    const { id } = await aProspect(app.database);
    await run(id, 'citations');
    const counted = async () => {
      const { citations } = await analysisOf(app, id);
      return Object.fromEntries((citations.platforms ?? []).map(({ platform, citations: count, runs }) => [platform, [count, runs]]));
    };
    expect(await counted()).toMatchObject({ chatgpt: [expect.any(Number), 5], perplexity: [expect.any(Number), 5] });
    await app.database.query(
      `UPDATE ai_citations_results SET citations_count = 42, source = 'manual' WHERE prospect_id = $1 AND platform = 'chatgpt'`,
      [id],
    );
    await app.database.query(`UPDATE ai_citations_results SET citations_count = 42 WHERE prospect_id = $1 AND platform = 'perplexity'`, [
      id,
    ]);
    await run(id, 'citations');
    const after = await counted();
    expect(after.chatgpt?.[0]).toBe(42);
    expect(after.perplexity?.[0]).not.toBe(42);
  });
});

describe('questions to assistants', () => {
  const asked = () =>
    emulators.dataforseo.requests
      .filter(({ path }) => path.includes('llm_responses'))
      .map(({ body }) => (body as { user_prompt: string }[])[0]?.user_prompt ?? '');

  it('use the trade of the Google listing', async () => {
    emulators.dataforseo.reset();
    const business = businessOf('dupont-sa-sion.ch');
    const { id } = await aProspect(app.database, { business_name: 'Dupont SA', location: 'Sion' });
    await app.database.query(
      `INSERT INTO google_reviews_results (prospect_id, status, category, reviews, provider, measured_at) VALUES ($1, 'completed', $2, '[]', 'Google', now())`,
      [id, business.trade],
    );
    await run(id, 'citations');
    const trade = tradeOf('Dupont SA', business.trade) ?? '';
    expect(tradeOf('Dupont SA', null)).toBeNull();
    expect(asked()).toHaveLength(15);
    for (const question of asked()) expect(question).toContain(trade.replace(/^une? /, ''));
  });

  it('use the trade of the import without a listing', async () => {
    emulators.dataforseo.reset();
    const { id } = await aProspect(app.database, { business_name: 'Rochat SA', metadata: { industry: 'Menuiserie' } as never });
    await run(id, 'citations');
    expect(asked()[0]).toContain('menuiserie');
  });
});

describe('prompts of the settings', () => {
  const save = (value: object) => app.call<{ errors: object }>('PUT', '/api/admin/settings/aiPrompts', { as: app.admin, body: { value } });

  it('are refused with an unknown variable, named in French', async () => {
    const { status, body } = await save({
      companySummary: 'Écris sur {{entreprise}} et {{chiffre_affaires}}',
      recommendations: '{{mobile',
    });
    expect([status, body.errors]).toEqual([
      422,
      { 'value.companySummary': 'Variable inconnue : {{chiffre_affaires}}', 'value.recommendations': 'Variable inconnue : {{' },
    ]);
    expect((await save({ companySummary: 'Écris sur {{ entreprise }} ({{mobile}} sur 100).' })).status).toBe(200);
  });

  it('are sent to the model: the own introduction, then how to mention the score', async () => {
    expect((await save({ companySummary: 'Écris deux phrases.', digitalScore: 'Nomme {{mobile}} comme le score digital.' })).status).toBe(
      200,
    );
    const id = await measured();
    await run(id, ...TEXTS);
    const instructions = emulators.openai.requests.map(({ body }) => JSON.stringify(body));
    const scored = instructions.filter((text) => text.includes('comme le score digital'));
    expect(scored).toHaveLength(1);
    expect(scored[0]).toMatch(/Écris deux phrases\.\\n\\nNomme 54 comme le score digital\./);
    expect((await save({})).status).toBe(200);
  });
});
