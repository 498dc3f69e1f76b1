import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let emulators: Emulators;
let app: TestApp;

beforeAll(async () => {
  emulators = await startEmulators();
  app = await startApp({ ...emulators.env });
});
afterAll(async () => {
  await app?.stop();
  await emulators?.stop();
});

const read = async (key: string) =>
  (await app.call<{ value: Record<string, unknown> }>('GET', `/api/admin/settings/${key}`, { as: app.admin })).body.value;
const put = (key: string, value: unknown) => app.call('PUT', `/api/admin/settings/${key}`, { as: app.admin, body: { value } });
const post = <T>(path: string, body?: object) => app.call<T>('POST', `/api/admin/${path}`, { as: app.admin, body });
interface Version {
  id: number;
  by: string;
  current: boolean;
  changes: { field: string; from: unknown; to: unknown }[];
}
const versions = async (key: string) => (await app.call<Version[]>('GET', `/api/admin/settings/${key}/versions`, { as: app.admin })).body;

describe('configured links', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://agence.ch',
    'https://agence.ch;script-src',
    'https://a,b.ch',
    'https://u:p@agence.ch',
    'agence',
  ])('are neither for the agency’s website nor for the booking page %s', async (address) => {
    expect((await put('agency', { ...(await read('agency')), website: address })).status).toBe(422);
    expect((await put('booking', { ...(await read('booking')), url: address })).status).toBe(422);
  });

  it('are completed as typed', async () => {
    const before = await read('agency');
    expect((await put('agency', { ...before, website: 'www.agence.ch' })).status).toBe(200);
    expect((await read('agency')).website).toBe('https://www.agence.ch');
    expect((await put('agency', before)).status).toBe(200);
  });
});

describe('a settings document', () => {
  it('has the defaults of the specification under its names', async () => {
    expect(await read('systemConfig')).toMatchObject({ tokenPrefix: '/t/' });
    expect(await read('aiPrompts')).toEqual({ companySummary: '', recommendations: '', digitalScore: '' });
    expect(await read('seoConfig')).toEqual({
      testMode: false,
      metaNoIndex: false,
      defaultTitle: 'Cold Sales System',
      defaultDescription: '',
      defaultKeywords: '',
      ogSiteName: '',
      ogImage: '',
      twitterSite: '',
      sitemapRoutes: '/, /login, /register, /features, /pricing, /contact',
    });
    expect(await read('robotsConfig')).toMatchObject({ active: true });
    expect([await read('testMode'), await read('noIndexEnabled')]).toEqual([false, true]);
  });

  it('keeps its other fields when stored before today’s rules', async () => {
    const value = { domain: 'pages.agence.ch', tokenPrefix: '/api/', invalidTokenRedirect: 'https://www.agence.ch' };
    await app.database.query(`INSERT INTO settings (key, value) VALUES ('systemConfig', $1)`, [JSON.stringify(value)]);
    expect(await read('systemConfig')).toEqual({ ...value, tokenPrefix: '/t/' });
    await app.database.query(`UPDATE settings SET value = '"nothing"' WHERE key = 'systemConfig'`);
    expect(await read('systemConfig')).toMatchObject({ domain: '', tokenPrefix: '/t/' });
    await app.database.query(`DELETE FROM settings WHERE key = 'systemConfig'`);
  });
});

describe('the history of the settings', () => {
  it('shows author and change, and restores an earlier version', async () => {
    const original = await read('nightly');
    await put('nightly', { ...original, maxProspects: 20 });
    await put('nightly', { ...original, maxProspects: 30, time: '04:00' });
    const [newest, oldest] = await versions('nightly');
    expect(newest).toMatchObject({
      by: 'admin@example.ch',
      current: true,
      changes: [
        { field: 'time', from: '03:30', to: '04:00' },
        { field: 'maxProspects', from: 20, to: 30 },
      ],
    });
    expect(oldest).toMatchObject({ current: false, changes: [{ field: 'maxProspects', from: 500, to: 20 }] });
    expect((await post(`settings/nightly/versions/${oldest?.id}/restore`)).status).toBe(200);
    expect(await read('nightly')).toMatchObject({ maxProspects: 20, time: '03:30' });
    expect(await versions('nightly')).toHaveLength(3);
  });

  it('includes documents of a single value, and versions of its own document only', async () => {
    await put('testMode', true);
    await put('testMode', false);
    const [newest] = await versions('testMode');
    expect(newest?.changes).toEqual([{ field: '', from: true, to: false }]);
    expect((await post(`settings/nightly/versions/${newest?.id}/restore`)).status).toBe(404);
    const [entry] = await app.database.query(`SELECT before, after FROM audit_log WHERE resource_id = 'testMode' ORDER BY id DESC LIMIT 1`);
    expect(entry).toEqual({ before: { value: true }, after: { value: false } });
  });

  it('contains no refused change', async () => {
    const before = (await versions('nightly')).length;
    const { status, body } = await put('nightly', { time: '02:30' });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: { 'value.time': expect.stringContaining('pas entre 02:00 et 03:00') } }),
    ]);
    expect(await versions('nightly')).toHaveLength(before);
  });
});

describe('concurrent changes of settings', () => {
  it('are merged by field', async () => {
    const base = (await read('rateLimits')) as Record<string, { windowMs: number; max: number }>;
    const names = Object.keys(base);
    const answers = await Promise.all(
      names.map((name, index) => {
        const value = { ...base, [name]: { ...base[name], max: 1000 + index } };
        return app.call('PUT', '/api/admin/settings/rateLimits', { as: app.admin, body: { value, base } });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(await read('rateLimits')).toMatchObject(Object.fromEntries(names.map((name, index) => [name, { max: 1000 + index }])));
    await put('rateLimits', {});
  });

  it('keep a logo that is uploaded meanwhile', async () => {
    const base = await read('agency');
    const image = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>')}`;
    const [logo, form] = await Promise.all([
      app.call('PUT', '/api/admin/agency/logo', { as: app.admin, body: { image } }),
      app.call('PUT', '/api/admin/settings/agency', { as: app.admin, body: { value: { ...base, tagline: 'Deux à la fois' }, base } }),
    ]);
    expect([logo.status, form.status]).toEqual([200, 200]);
    expect(await read('agency')).toMatchObject({ tagline: 'Deux à la fois', logo: { src: expect.any(String) } });
    await app.call('DELETE', '/api/admin/agency/logo', { as: app.admin });
    await put('agency', {});
  });
});

it('an unknown field is refused by name, and nothing changes', async () => {
  await put('seoConfig', { ogSiteName: 'Agence du Lac' });
  const refused = await put('seoConfig', { bogus: 1 });
  expect([refused.status, refused.body]).toEqual([422, expect.objectContaining({ errors: { 'value.bogus': 'Ce réglage n’existe pas' } })]);
  expect(await put('rateLimits', { quiz: { max: 5, windowMS: 1000 } })).toMatchObject({
    status: 422,
    body: { errors: { 'value.quiz.windowMS': 'Ce réglage n’existe pas' } },
  });
  expect(await read('seoConfig')).toMatchObject({ ogSiteName: 'Agence du Lac' });
  await put('seoConfig', {});
});

it('addresses of links are validated', async () => {
  const original = await read('systemConfig');
  for (const invalidTokenRedirect of ['javascript:alert(1)', '//evil.example', 'accueil', '/\\evil.example']) {
    const { body } = await put('systemConfig', { ...original, invalidTokenRedirect });
    expect(body).toMatchObject({ errors: { 'value.invalidTokenRedirect': expect.stringContaining('Un chemin comme /') } });
  }
  expect((await put('systemConfig', { ...original, domain: 'pages agence' })).status).toBe(422);
  const good = { ...original, invalidTokenRedirect: 'https://agence.ch/bienvenue', domain: 'https://pages.agence.ch' };
  expect((await put('systemConfig', good)).status).toBe(200);
});

it('keys stored as plain text are sealed one by one and remain usable', async () => {
  await app.database.query(`INSERT INTO api_keys (service, api_key) VALUES ('google', 'AIzaPlainText1'), ('whatcms', 'plain-what-2')`);
  const { body } = await post<{ results: object[] }>('api-keys/encrypt');
  const [{ writes }] = await app.database.query(
    `SELECT count(DISTINCT xmin::text)::int AS writes FROM api_keys WHERE service IN ('google', 'whatcms')`,
  );
  expect(writes).toBe(2); // each key in a transaction of its own
  expect(body.results).toEqual([
    { service: 'google', ok: true, message: 'Clé chiffrée' },
    { service: 'whatcms', ok: true, message: 'Clé chiffrée' },
  ]);
  expect(JSON.stringify(await app.database.query('SELECT * FROM api_keys'))).not.toContain('Plain');
  const { body: keys } = await app.call<{ service: string }[]>('GET', '/api/admin/api-keys', { as: app.admin });
  expect(keys.find(({ service }) => service === 'google')).toMatchObject({ state: 'encrypted', hint: 'ext1' });
  expect((await post<{ results: object[] }>('api-keys/encrypt')).body.results).toEqual([]);
});

it('the self-tests pass on a sound installation, each with a message', async () => {
  const { body } = await post<{ name: string; ok: boolean; message: string }[]>('self-tests');
  expect(body.filter(({ ok }) => !ok)).toEqual([]);
  expect(body.map(({ name }) => name)).toEqual(['encryption', 'wrong_secret', 'token', 'password', 'policy', 'cookies', 'closed']);
});

describe('the preview of a prompt', () => {
  it('fills the variables for a real prospect', async () => {
    const { id } = await aProspect(app.database, { site_url: 'https://boulangerie.example/' });
    const { status, body } = await post<{ text: string; prospect: object; data: string }>('prompts/preview', {
      prompt: 'companySummary',
      template: 'Mobile {{mobile}}, entre {{mots_min}} et {{mots_max}} mots.',
      prospectId: id,
    });
    expect(status).toBe(200);
    expect(body.text).toMatch(/^Mobile non mesuré, entre \d+ et \d+ mots\.$/);
    expect(body.prospect).toMatchObject({ id, domain: 'boulangerie.example' });
    expect(JSON.parse(body.data)).toMatchObject({ domaine: 'boulangerie.example' });
  });

  it('names unknown variables', async () => {
    const { body } = await post('prompts/preview', { prompt: 'recommendations', template: 'Salut {{prenom}}' });
    expect(body).toMatchObject({ unknown: ['{{prenom}}'], text: null });
    const prompts = await read('aiPrompts');
    const refused = await put('aiPrompts', { ...prompts, recommendations: 'Salut {{prenom}}' });
    expect(refused.body).toMatchObject({ errors: { 'value.recommendations': 'Variable inconnue : {{prenom}}' } });
  });
});

describe('the keyword debugger', () => {
  const ask = () => post<object>('keyword-debug', { domain: 'boulangerie.example' });

  it('reports missing input before calling the vendor', async () => {
    expect((await ask()).body).toMatchObject({ success: false, status: null, data: null });
  });

  it('shows the vendor’s response unchanged', async () => {
    const { key, metadata } = KEYS.dataforseo;
    await app.call('PUT', '/api/admin/api-keys/dataforseo', { as: app.admin, body: { apiKey: key, metadata } });
    const { body } = await ask();
    expect(body).toMatchObject({ success: true, status: 200, statusText: 'OK', error: null, data: { status_code: 20000 } });
    expect((body as { data: { tasks: unknown[] } }).data.tasks).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(key);
  });
});
