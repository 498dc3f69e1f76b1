import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importLegacy } from '../src/cli/legacy/import-legacy.js';
import { unseal } from '../src/common/encryption.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCurrentFigures } from './support/current-figures.js';

const secret = 'a-secret-of-the-test-installation';
const PAUL = '0b7c3f0a-8d1e-4a57-9a0e-1f2d3c4b5a69';
let app: TestApp;
let folder: string;
let said: string[] = [];

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legacy-'));
});
afterEach(() => rm(folder, { recursive: true }));

const files = async (given: Record<string, string | object>) => {
  for (const [name, content] of Object.entries(given)) {
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
};
const load = (options: { dryRun?: boolean; skipRefused?: boolean } = {}) => {
  said = [];
  return importLegacy(app.database, folder, { secret, dryRun: false, skipRefused: false, say: (line) => said.push(line), ...options });
};
/** The settings of the old system as the product reads them. */
const expectSettings = async () => {
  const read = async (key: string) =>
    (await app.call<{ value: unknown }>('GET', `/api/admin/settings/${key}`, { as: app.admin })).body.value;
  expect(await read('noIndexEnabled')).toBe(false);
  expect(await read('systemConfig')).toEqual({
    domain: 'pages.agence.ch',
    invalidTokenRedirect: 'https://www.agence.ch',
    tokenPrefix: '/t/',
  });
  expect(await read('aiPrompts')).toMatchObject({ companySummary: 'Présente {{entreprise}}.' });
  expect(await read('seoConfig')).toMatchObject({ defaultTitle: 'Audit', twitterSite: '@agence' });
  expect(await read('robotsConfig')).toEqual({ content: 'User-agent: *\nDisallow: /mon-espace/\n', active: true });
};
const rows = (sql: string) => app.database.query<Record<string, unknown>[]>(sql);

const exports = {
  'prospects.csv': [
    '\uFEFFid;token;email;prenom;nom;site_url;page_vue;quiz_fait;score;telephone;metadata;created_at;updated_at;couleur;business_name',
    `${PAUL};Ab12cd34;paul@fleurs.ch;Paul;Rey;https://fleurs.ch/;oui;true;73;;"{""industry"":""Fleuriste"",""note"":""dit \\""oui\\""""}";2024-03-05 10:11:12+00;2024-04-01T08:00:00Z;bleu;Fleurs Rey`,
    '42;Zz98yy76;anne@bois.ch;;;https://bois.ch/;f;0;;021 555 00 00;;05.03.2024 10:11;;;"Bois; et fils"',
    '',
  ].join('\r\n'),
  'reponses_quiz.json': [
    { token: 'Ab12cd34', question_id: 1, reponse: 'Plus de 60 %', score_partiel: '30', timestamp: '2024-04-01T08:00:00Z' },
    { token: 'Ab12cd34', question_id: '2', reponse: 'Nous démarquer', score_partiel: 20.0, timestamp: 1711958460 },
  ],
  'pagespeed_results.jsonl': [
    { prospect_id: PAUL, url: 'https://fleurs.ch/', performance_score: 48, mobile_performance_score: 0.4, created_at: '2024-03-06' },
    {
      prospect_id: 42,
      url: 'https://bois.ch/',
      mobile_performance_score: '93',
      mobile_data: '{"lighthouse": true}',
      created_at: '2024-03-06',
    },
  ]
    .map((row) => JSON.stringify(row))
    .join('\n'),
  'keyword_analysis_results.json': [
    {
      prospect_id: 'Ab12cd34',
      domain: 'fleurs.ch',
      ranked_keywords: '[{"keyword":"fleurs","position":"4","volume":90}]',
      analyzed_at: '2024-03-07T00:00:00',
    },
  ],
  'ai_recommendations.json': [{ prospect_id: PAUL, recommendations: ['Alléger les images'], analysis: '["a"]', created_at: '2024-03-08' }],
  'referrals.csv':
    'id,prospect_id,original_email,referred_email,status,notes,created_at\n7,Zz98yy76,,ami@x.ch,contacted,"deux\nlignes",2024-05-01\n',
  'messages.json': [
    {
      key: 'merci_message',
      title: 'Merci',
      type: 'textarea',
      content: 'Merci !',
      default_content: 'Merci !',
      category: 'global',
      updated_at: '2024-01-01',
    },
  ],
  'settings.json': [
    { key: 'testMode', value: true, updated_at: '2024-01-01' },
    { key: 'noIndexEnabled', value: false, updated_at: '2024-01-01' },
    {
      key: 'systemConfig',
      value: '{"domain":"pages.agence.ch","invalidTokenRedirect":"https://www.agence.ch","tokenPrefix":"/t/"}',
      updated_at: '2024-01-01',
    },
    {
      key: 'aiPrompts',
      value: { companySummary: 'Présente {{entreprise}}.', recommendations: '', digitalScore: '' },
      updated_at: '2024-01-01',
    },
    { key: 'seoConfig', value: { defaultTitle: 'Audit', twitterSite: '@agence', testMode: false }, updated_at: '2024-01-01' },
    { key: 'robotsConfig', value: { content: 'User-agent: *\nDisallow: /mon-espace/\n', active: true }, updated_at: '2024-01-01' },
  ],
  'api_keys.json': [{ service: 'pagespeed', api_key: 'AIza-the-old-key-1234', created_at: '2024-01-01' }],
};

const aPage = (url: string, more: object = {}) => ({
  prospect_id: PAUL,
  url,
  onpage_score: 81,
  analysis_date: '2024-03-09',
  meta: { title: 'Fleurs Rey, fleuriste à Vevey', description: null, htags: { h1: ['Fleurs Rey'] } },
  checks: { canonical: true, no_h1_tag: false },
  ...more,
});

describe('import-legacy', () => {
  it('writes nothing on a dry run and prints what it would do', async () => {
    await files(exports);
    const fine = await load({ dryRun: true });
    expect(said.filter((line) => line.includes('refusée —'))).toEqual([]);
    expect(fine).toBe(true);
    expect(said).toContain('prospects : 2 lues, 2 nouvelles, 0 mises à jour, 0 inchangées, 0 refusées');
    expect(await rows('SELECT 1 FROM prospects')).toEqual([]);
  });

  it('imports old data: same ids, current format, references by token', async () => {
    await files({ ...exports, 'inventaire.csv': 'a\n1\n' });
    expect(await load()).toBe(true);
    expect(said).toContain('inventaire.csv : aucune table de ce nom, fichier laissé de côté');
    expect(said).toContain('  colonnes inconnues gardées dans metadata.legacy : couleur (1)');
    await expectCurrentFigures(app.database);
    const [paul, bois] = await rows(`SELECT * FROM prospects ORDER BY token`);
    expect(paul).toMatchObject({ id: PAUL, page_vue: true, quiz_fait: true, score: 73, telephone: null });
    expect(paul?.metadata).toEqual({ industry: 'Fleuriste', note: 'dit "oui"', legacy: { couleur: 'bleu' } });
    expect(paul?.created_at).toEqual(new Date('2024-03-05T10:11:12Z'));
    // no name, so the company's; Swiss time in winter
    expect(bois).toMatchObject({ nom: 'Bois; et fils', prenom: '', page_vue: false, created_at: new Date('2024-03-05T09:11:00Z') });
    expect(await rows('SELECT performance_score p, mobile_performance_score m, mobile_data d FROM pagespeed_results ORDER BY m')).toEqual([
      { p: 0.48, m: 0.4, d: null },
      { p: null, m: 0.93, d: null },
    ]);
    expect(
      await rows(
        `SELECT prospect_id, ranked_keywords->0->>'search_volume' v, ranked_keywords->0->>'rank_group' r, source FROM keyword_analysis_results`,
      ),
    ).toEqual([{ prospect_id: PAUL, v: '90', r: '4', source: 'live' }]);
    expect(await rows('SELECT recommendations, analysis FROM ai_recommendations')).toEqual([
      { recommendations: [{ title: 'Alléger les images', priority: 'medium', solution: '' }], analysis: ['a'] },
    ]);
    expect(await rows('SELECT prospect_id, notes FROM referrals')).toEqual([{ prospect_id: bois?.id, notes: 'deux\nlignes' }]);
    expect(await rows(`SELECT value FROM settings WHERE key = 'testMode'`)).toEqual([{ value: true }]);
    await expectSettings();
    expect(await rows(`SELECT content FROM messages WHERE key = 'merci_message'`)).toEqual([{ content: 'Merci !' }]);
    const [key] = await rows(`SELECT api_key, hint FROM api_keys`);
    expect(key?.hint).toBe('1234');
    expect(await unseal(String(key?.api_key), secret)).toBe('AIza-the-old-key-1234');
  });

  it('creates the record of a finished quiz and marks pages for review', async () => {
    expect(await rows('SELECT score, maturity, acquisition FROM quiz_results')).toEqual([
      { score: 73, maturity: 100, acquisition: expect.closeTo(66.67, 1) },
    ]);
    expect((await app.call('GET', '/api/public/prospects/Ab12cd34')).status).toBe(200);
    expect((await app.call('GET', `/api/admin/prospects/${PAUL}/analysis`, { as: app.admin })).status).toBe(200);
  });

  it('is idempotent', async () => {
    await files(exports);
    const before = await rows('SELECT to_jsonb(p) FROM prospects p UNION ALL SELECT to_jsonb(k) FROM api_keys k');
    expect(await load()).toBe(true);
    expect(await rows('SELECT to_jsonb(p) FROM prospects p UNION ALL SELECT to_jsonb(k) FROM api_keys k')).toEqual(before);
    const summaries = said.filter((line) => line.includes(' lues, '));
    expect(summaries).toHaveLength(9);
    for (const line of summaries) expect(line).toContain(' 0 nouvelles, 0 mises à jour');
  });

  it('never overwrites later changes', async () => {
    await files(exports);
    const { status } = await app.call('PUT', `/api/admin/prospects/${PAUL}`, {
      as: app.admin,
      body: { notes: 'vu mardi', prenom: 'Paul-André' },
    });
    expect(status).toBe(200);
    await load();
    expect(said).toContain('prospects : 2 lues, 0 nouvelles, 0 mises à jour, 1 inchangées, 1 laissées (plus récentes ici), 0 refusées');
    expect(await rows(`SELECT prenom FROM prospects WHERE id = '${PAUL}'`)).toEqual([{ prenom: 'Paul-André' }]);
  });

  it('imports a newer export', async () => {
    await files({
      'pagespeed_results.json': [{ prospect_id: PAUL, url: 'https://fleurs.ch/', mobile_performance_score: 61, created_at: '2024-09-01' }],
    });
    expect(await load()).toBe(true);
    expect(said).toContain('pagespeed_results : 1 lues, 0 nouvelles, 1 mises à jour, 0 inchangées, 0 refusées');
  });

  const broken = {
    'prospects.csv': [
      'id,token,email,nom,status,created_at',
      ',Good1234,bon@x.ch,Bon,new,2024-02-29',
      ',short,a@x.ch,A,new,2024-01-01',
      ',Ab12cd34,b@x.ch,B,new,2024-01-01',
      ',Abcd5678,c@x.ch,C,perdu,31.02.2024',
    ].join('\n'),
    'notes.json': '[{"prospect_id":"Nobody00","content":"x"},{"prospect_id":"Good1234","content":"y"}, {"prospect_id": nonsense}]',
  };

  it('overwrites no figure with null, and nothing measured with an example', async () => {
    const row = { prospect_id: PAUL, url: 'https://fleurs.ch/', performance_score: 48, source: 'live', provider: 'Ancien outil' };
    const loaded = async (more: object) => {
      await files({ 'pagespeed_results.jsonl': JSON.stringify({ ...row, ...more }) });
      expect(await load()).toBe(true);
      return (
        await rows(
          `SELECT mobile_performance_score AS mobile, desktop_performance_score AS desktop, provider, origins FROM pagespeed_results WHERE prospect_id = '${PAUL}'`,
        )
      )[0];
    };
    await loaded({ mobile_performance_score: 0.4, desktop_performance_score: 0.7, measured_at: '2031-03-06T00:00:00Z' });
    const newer = {
      mobile_performance_score: 0.5,
      desktop_performance_score: null,
      measured_at: '2031-04-06T00:00:00Z',
      provider: 'Autre outil',
    };
    const stored = { mobile: 0.5, desktop: 0.7, provider: 'Autre outil' };
    const origin = { source: 'live', provider: 'Ancien outil', measured_at: '2031-03-06T00:00:00.000Z' };
    expect(await loaded(newer)).toEqual({ ...stored, origins: { desktop_performance_score: origin } });
    expect(await loaded(newer)).toEqual({ ...stored, origins: { desktop_performance_score: origin } });
    expect(said.join('\n')).toContain('1 inchangées');
    expect(await loaded({ mobile_performance_score: 0.9, source: 'random', measured_at: '2032-01-01T00:00:00Z' })).toMatchObject(stored);
  });

  it('writes nothing when rows are invalid, and reports each with line and reason', async () => {
    await files(broken);
    expect(await load()).toBe(false);
    expect(said).toEqual([
      'prospects.csv:3 refusée — valeur non admise — prospects_token_check',
      expect.stringMatching(/^prospects\.csv:4 refusée — déjà pris par un autre enregistrement — prospects_token_key/),
      'prospects.csv:5 refusée — created_at : « 31.02.2024 » n’est pas une date',
      'prospects : 4 lues, 1 nouvelles, 0 mises à jour, 0 inchangées, 3 refusées',
      'notes.json:1 refusée — aucun prospect avec le token Nobody00',
      expect.stringMatching(/^notes\.json:1 refusée — JSON illisible/),
      'notes : 3 lues, 1 nouvelles, 0 mises à jour, 0 inchangées, 2 refusées',
      '5 lignes refusées : rien n’a été écrit. Corrigez-les, ou ajoutez --skip-refused.',
    ]);
    expect(await rows(`SELECT 1 FROM prospects WHERE token = 'Good1234'`)).toEqual([]);
  });

  it('writes only valid rows on request, once', async () => {
    await files(broken);
    expect(await load({ skipRefused: true })).toBe(true);
    expect(await load({ skipRefused: true })).toBe(true);
    expect(await rows(`SELECT content FROM notes`)).toEqual([{ content: 'y' }]);
  });

  it('rejects a file that is not UTF-8 or truncated, and leaves the database unchanged', async () => {
    await writeFile(join(folder, 'notes.csv'), Buffer.from('prospect_id,content\nGood1234,caf\xe9\n', 'latin1'));
    await expect(load()).rejects.toThrow('UTF-8');
    await writeFile(join(folder, 'notes.csv'), 'prospect_id,content\nGood1234,z\nGood1234,"never closed\n');
    await expect(load()).rejects.toThrow('guillemet');
    expect(await rows(`SELECT 1 FROM notes WHERE content = 'z'`)).toEqual([]);
  });

  describe('values invented by the old system', () => {
    const keywords = (domain: string, count: number, more: object = {}) => ({
      prospect_id: PAUL,
      domain,
      analyzed_at: '2024-09-07',
      ranked_keywords: Array.from({ length: count }, (_, index) => ({
        keyword: `fleurs ${domain} ${index}`,
        position: index + 1,
        volume: 900,
      })),
      ...more,
    });

    it('imports five keywords without source as examples, which neither screens nor scores count', async () => {
      await app.database.query('DELETE FROM keyword_analysis_results');
      await files({
        'keyword_analysis_results.json': [
          keywords('fleurs.ch', 5),
          keywords('fleurs-six.ch', 6),
          keywords('fleurs-vendeur.ch', 5, { provider: 'DataForSEO' }),
          keywords('fleurs-dit.ch', 3, { source: 'mock' }),
        ],
      });
      expect(await load()).toBe(true);
      expect(await rows(`SELECT domain, source, provider FROM keyword_analysis_results ORDER BY domain`)).toEqual([
        { domain: 'fleurs-dit.ch', source: 'sample', provider: 'mock' },
        { domain: 'fleurs-six.ch', source: 'live', provider: 'Ancien système' },
        { domain: 'fleurs-vendeur.ch', source: 'live', provider: 'DataForSEO' },
        { domain: 'fleurs.ch', source: 'sample', provider: 'Ancien système' },
      ]);
      const { body } = await app.call('GET', `/api/admin/prospects/${PAUL}/analysis`, { as: app.admin });
      expect(body.keywords).toMatchObject({ state: 'sample', source: 'sample' });
      const page = (await app.call('GET', '/api/public/prospects/Ab12cd34')).body;
      expect(page.keywords).toMatchObject({ state: 'sample' });
    });

    it('leaves gaps of the old page analysis unmeasured, without a penalty', async () => {
      const reported = { technical_info: { doctype: false, http_status: 200 }, cache_control: { cachable: false, ttl: 0 } };
      await files({
        'instant_page_analysis.json': [
          aPage('https://fleurs.ch/'),
          aPage('https://fleurs.ch/dit', { ...reported, resource_errors: { errors: [], warnings: [] } }),
        ],
      });
      expect(await load()).toBe(true);
      expect(await rows(`SELECT technical_info, cache_control, resource_errors FROM instant_page_analysis ORDER BY url`)).toMatchObject([
        {
          technical_info: { doctype: null, http_status: null, https: true },
          cache_control: { cachable: null, ttl: null },
          resource_errors: { errors: null, warnings: null },
        },
        {
          technical_info: { doctype: false, http_status: 200 },
          cache_control: { cachable: false, ttl: 0 },
          resource_errors: { errors: [], warnings: [] },
        },
      ]);
      const query = `prospectId=${PAUL}&url=${encodeURIComponent('https://fleurs.ch/')}`;
      const report = (await app.call('GET', `/api/public/page-report?${query}`)).body;
      expect(report).toMatchObject({ broken: false, status_code: null, issues: null });
      expect(report).toMatchObject({
        categories: { technical: { issues: [], unmeasured: expect.arrayContaining(['Type de document (doctype)']) } },
      });
    });

    it('rejects a page analysis whose gaps would read as faults', async () => {
      await files({
        'instant_page_analysis.json': [
          aPage('https://fleurs.ch/a', { meta: { description: 'x' } }),
          aPage('https://fleurs.ch/b', { checks: {} }),
        ],
      });
      expect(await load()).toBe(false);
      expect(said).toContain('instant_page_analysis.json:2 refusée — analyse de page incomplète : meta.title, meta.htags');
      expect(said.some((line) => line.includes('analyse de page incomplète : seo_issues'))).toBe(true);
    });

    it('drops default confidences, and zero citations without an answer', async () => {
      const cms = { prospect_id: PAUL, url: 'https://fleurs.ch/', detected: true, cms_name: 'WordPress', created_at: '2024-03-09' };
      const citations = { prospect_id: PAUL, citations_count: 0, pages_count: 0, last_checked: '2024-03-09' };
      await files({
        'cms_detection_results.json': [
          {
            ...cms,
            confidence: 90,
            technologies: [
              { name: 'jQuery', confidence: 75 },
              { name: 'PHP', confidence: 100 },
            ],
          },
          { ...cms, prospect_id: 42, confidence: 0.8 },
        ],
        'ai_citations_results.json': [
          { ...citations, platform: 'chatgpt' },
          { ...citations, platform: 'gemini', citations_count: 2, pages_count: 1 },
        ],
      });
      expect(await load()).toBe(true);
      const known = `jsonb_path_query_array(technologies, '$[*].confidence')`;
      expect(await rows(`SELECT confidence, ${known} AS known FROM cms_detection_results ORDER BY confidence NULLS FIRST`)).toEqual([
        { confidence: null, known: [null, 100] },
        { confidence: 80, known: [] },
      ]);
      expect(await rows(`SELECT platform, citations_count FROM ai_citations_results ORDER BY platform`)).toEqual([
        { platform: 'chatgpt', citations_count: null },
        { platform: 'gemini', citations_count: 2 },
      ]);
      await load();
      const summaries = said.filter((line) => line.includes(' lues, '));
      expect(summaries.length).toBeGreaterThan(0);
      for (const line of summaries) expect(line).toContain(' 0 nouvelles, 0 mises à jour');
    });
  });
});
