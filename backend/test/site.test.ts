import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'parse5';
import sharp from 'sharp';
import { sandboxedFile } from '../src/common/http/content-policy.js';
import { PAGES } from '../src/modules/site/pages.js';
import { pagePath, TOKEN_PAGES } from '../src/rules/routes.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { wholeDatabase } from './support/whole-database.js';

const UUID = '00000000-0000-0000-0000-000000000001';
const COMPARISONS = [
  'hero-comparison',
  'cta-comparison',
  'cta-redesigned',
  'cms-info-comparison',
  'keywords-performance-comparison',
  'ai-recommendations-comparison',
];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://analyse.agence.ch' });
  const prospect = await aProspect(app.database, { business_name: 'Müller & <Fils> Sàrl', site_url: 'https://mueller-fils.ch/' });
  token = prospect.token;
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) => app.call<string>('GET', path, { headers });
const put = (key: string, value: unknown) => app.call('PUT', `/api/admin/settings/${key}`, { as: app.admin, body: { value } });
const reset = (...keys: string[]) => app.database.query('DELETE FROM settings WHERE key = ANY($1)', [keys]);

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  value?: string;
}

/** Title and tags of a page's head, as a browser reads them. */
function headOf(html: string) {
  const all = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(all)];
  const attributes = (node: Node) => Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value]));
  const nodes = all(parse(html) as unknown as Node);
  const head = nodes.filter(({ nodeName }) => ['meta', 'link'].includes(nodeName)).map(attributes);
  const title = nodes.find(({ nodeName }) => nodeName === 'title')?.childNodes?.[0]?.value;
  const meta = Object.fromEntries(head.filter(({ content }) => content).map((tag) => [tag.name ?? tag.property, tag.content]));
  return { title, meta, canonical: head.find(({ rel }) => rel === 'canonical')?.href };
}

describe('the routes of the site', () => {
  it.each(['/', '/accueil', '/home', '/homepage', '/test1', '/mentions', ...COMPARISONS.map((name) => `/${name}`)])(
    '%s is a public page',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it.each(['analyse', 'testpage2', 'test-copy', 'quiz', 'score', 'monscore'])(
    '/%s is a personal page, with and without a token, and never indexed',
    async (name) => {
      for (const path of [`/${name}`, `/${name}/${token}`, `/${name}/demo`, `/${name}/ZZZZZZZZ`]) {
        const { status, headers, body } = await get(path);
        const expected = path.endsWith('ZZZZZZZZ') ? 404 : 200;
        expect([path, status, headers.get('x-robots-tag')]).toEqual([path, expected, 'noindex, nofollow, noarchive']);
        expect(headers.get('cache-control')).toBe('private, no-store');
        expect(headOf(body).meta.robots).toBe('noindex, nofollow, noarchive');
      }
    },
  );

  it.each(TOKEN_PAGES)('answers 404 for a link of %s that nobody has, with a page that helps', async (id) => {
    for (const link of ['ZZZZZZZZ', 'court', 'trop-long-pour-un-lien']) {
      const { status, headers, body } = await get(pagePath(id).concat('/', link));
      expect([link, status, headers.get('content-type')]).toEqual([link, 404, 'text/html; charset=utf-8']);
      expect(body).toContain('</html>');
      if (id !== 'quiz' && id !== 'unsubscribe') expect(body).toContain('Renvoyer mon lien');
    }
  });

  it('confirms a request only to whoever made one', async () => {
    const confirmation = 'Nous avons bien reçu votre demande';
    const nobody = await get('/merci/ZZZZZZZZ');
    expect([nobody.status, nobody.body.includes(confirmation)]).toEqual([404, false]);
    const { id, token: fresh } = await aProspect(app.database);
    const before = await get(`/merci/${fresh}`);
    expect([before.status, before.body.includes(confirmation)]).toEqual([200, false]);
    expect(before.body).toContain('Aucune demande en cours');
    await app.database.query(`INSERT INTO seo_audit_requests (prospect_id, email, site_url) VALUES ($1, 'anne@exemple.ch', 'exemple.ch')`, [
      id,
    ]);
    expect((await app.call<string>('GET', `/merci/${fresh}?nouveau`)).body).toContain(confirmation);
    for (const path of ['/merci', '/merci/demo']) expect([path, (await get(path)).body.includes(confirmation)]).toEqual([path, true]);
  });

  it('leads short links to the report, and everything unknown home', async () => {
    const target = async (path: string) => (await get(path)).headers.get('location');
    expect(await target(`/${token}`)).toBe(`/analyse/${token}`);
    expect(await target(`/t/${token}`)).toBe(`/analyse/${token}`);
    for (const path of ['/nothing', '/a/b/c', '/analyse/a/b', '/mentions/abcd1234', '/constructor', '/__proto__'])
      expect(await target(path)).toBe('/');
    expect(await target('/login')).toBe('/mon-espace/login');
  });

  it('keep the query on every redirect', async () => {
    const target = async (path: string, method = 'GET') => (await app.call(method, path)).headers.get('location');
    const query = '?utm_source=lettre&utm_content=a%20b&x';
    for (const [path, expected] of [
      [`/t/${token}`, `/analyse/${token}`],
      [`/${token}`, `/analyse/${token}`],
      [`/quiz/${token.toUpperCase()}`, `/quiz/${token}`],
      ['/t/ZZZZZZZZ', '/'],
      ['/nothing', '/'],
      ['/login', '/mon-espace/login'],
      ['/mon-espace/dashboard', '/mon-espace'],
      ['/mon-espace/prospect/7', '/mon-espace/prospects/7/show'],
    ] as const)
      expect([path, await target(path + query)]).toEqual([path, expected + query]);
    expect(await target('/login?redirect=%2Fmon-espace%2Fusers&a=1')).toBe('/mon-espace/login?redirect=%2Fmon-espace%2Fusers&a=1');
    expect(await target('/login?redirect=https%3A%2F%2Fevil.example&a=1')).toBe('/mon-espace/login?a=1');
  });

  it('lead to the demonstration by each of its ids', async () => {
    for (const id of ['demo', 'demo-id', UUID, 'DEMO'])
      for (const path of [`/${id}`, `/t/${id}`])
        expect([path, (await get(path)).headers.get('location')]).toEqual([path, `/analyse/${id.toLowerCase()}`]);
  });

  it('read a token in any case, except where another one differs only by it', async () => {
    const capitals = token.toUpperCase();
    expect((await get(`/t/${capitals}`)).headers.get('location')).toBe(`/analyse/${token}`);
    expect((await get(`/score/${capitals}`)).headers.get('location')).toBe(`/score/${token}`);
    for (const path of [`/api/public/prospects/${capitals}`, `/api/public/quiz/${capitals}`, `/og/${capitals}.png`])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    const [old, twin] = [await aProspect(app.database), await aProspect(app.database)];
    await app.database.query(`UPDATE prospects SET token = 'OldTkn42' WHERE id = $1`, [old.id]);
    expect((await get('/t/oldtkn42')).headers.get('location')).toBe('/analyse/OldTkn42');
    expect((await get('/analyse/OLDTKN42')).headers.get('location')).toBe('/analyse/OldTkn42');
    await app.database.query(`UPDATE prospects SET token = 'oLDtKN42' WHERE id = $1`, [twin.id]);
    expect((await get('/t/oLDtKN42')).headers.get('location')).toBe('/analyse/oLDtKN42');
    expect((await get('/t/OldTkn42')).headers.get('location')).toBe('/analyse/OldTkn42');
    expect((await get('/t/OLDTKN42')).headers.get('location')).toBe('/');
  });

  it('treat a blank token as none', async () => {
    for (const name of ['score', 'monscore', 'plan']) expect((await get(`/${name}/%20%20`)).body).toContain(`id="page-data">null<`);
  });

  it('never redirect an unknown token in a loop', async () => {
    const walk = async (path: string, steps = 0): Promise<string> => {
      const to = (await get(path)).headers.get('location');
      if (!to || steps > 5) return to ? 'circle' : path;
      const { origin, pathname } = new URL(to, app.url);
      return [app.url, 'https://analyse.agence.ch'].includes(origin) ? walk(pathname, steps + 1) : to;
    };
    for (const value of [
      '/t/rien',
      '/ZZZZZZZZ',
      '/t/',
      '/bilan/ZZZZZZZZ',
      'https://analyse.agence.ch/t/rien',
      `${app.url}/YYYYYYYY`,
      '/%5AZZZZZZZ',
    ]) {
      await app.database.query(
        `INSERT INTO settings (key, value) VALUES ('systemConfig', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [JSON.stringify({ invalidTokenRedirect: value, tokenPrefix: '/bilan/' })],
      );
      for (const path of ['/t/rien', '/ZZZZZZZZ', '/bilan/ZZZZZZZZ']) expect([value, path, await walk(path)]).toEqual([value, path, '/']);
    }
    await reset('systemConfig');
  });

  it('redirect links under the configured prefix to the report, also earlier ones', async () => {
    const target = async (path: string) => (await get(path)).headers.get('location');
    expect(await target(`/votre/bilan/${token}`)).toBe('/');
    await put('systemConfig', { tokenPrefix: '/votre/bilan/' });
    expect(await target(`/votre/bilan/${token}`)).toBe(`/analyse/${token}`);
    await put('systemConfig', { tokenPrefix: '/audit/' });
    for (const prefix of ['/audit/', '/votre/bilan/', '/t/', '/']) expect(await target(prefix + token)).toBe(`/analyse/${token}`);
    expect(await target(`/bilan/${token}`)).toBe('/');
    await reset('systemConfig');
  });

  it('show the same page under its other addresses', async () => {
    expect(headOf((await get('/test1')).body).canonical).toBe('https://analyse.agence.ch/');
    expect((await get(`/test-copy/${token}`)).body).toContain('Müller &amp; &lt;Fils&gt; Sàrl');
  });
});

describe('the demonstration', () => {
  it.each(['demo', 'demo-id', UUID])('%s has a report, a quiz and a score, marked, and stores nothing', async (id) => {
    const before = await everything();
    const api = async <T>(method: string, path: string, body?: unknown) =>
      app.call<T>(method, `/api/public/${path}`, body === undefined ? {} : { body });
    expect((await api<{ demo: boolean }>('GET', `prospects/${id}`)).body.demo).toBe(true);
    const quiz = await api<{ demo: boolean; questions: { id: number; options: string[] }[]; answers: unknown[] }>('GET', `quiz/${id}`);
    expect(quiz.body).toMatchObject({ demo: true, answers: [] });
    expect(quiz.body.questions).toHaveLength(7);
    for (const { id: question, options } of quiz.body.questions)
      expect((await api('PUT', `quiz/${id}/answers/${question}`, { answer: options[3] })).status).toBe(200);
    expect((await api('PUT', `quiz/${id}/answers/1`, { answer: 'not proposed' })).status).toBe(422);
    expect((await api('PUT', `quiz/${id}/answers/999`, { answer: 'x' })).status).toBe(404);
    const completed = await api<{ score: number; categories: Record<string, number> }>('POST', `quiz/${id}/complete`);
    const score = await api<{ demo: boolean; smart_index: number; categories: Record<string, { estimated: boolean }>; levers: unknown[] }>(
      'GET',
      `prospects/${id}/score`,
    );
    expect(score.body).toMatchObject({ demo: true, smart_index: completed.body.score });
    // the second option of each question: 15 + 30 + 20 + 20 + 20 + 25 + 15 of 210 points
    expect(completed.body).toEqual({ score: 69, categories: { maturity: 56, acquisition: 83, innovation: 67 } });
    expect(score.body.levers).toHaveLength(3);
    expect((await api('POST', `prospects/${id}/events`, { type: 'page_view', engaged: true })).status).toBe(204);
    expect(await everything()).toEqual(before);
  });

  it.each(['demo', 'demo-id', UUID])('%s answers every action with what would happen, without storing or sending', async (id) => {
    const before = await everything();
    const api = async (method: string, path: string, body?: unknown) =>
      app.call<Record<string, unknown>>(method, `/api/public/${path}`, body === undefined ? {} : { body });
    const calendar = await api('GET', `booking/slots?token=${id}`);
    const [slot] = calendar.body.slots as { start: string; day: string }[];
    expect(calendar.body).toMatchObject({ company: 'Menuiserie du Lac', external: null, appointment: null });
    const booked = await api('POST', 'appointments', { token: id, start: slot?.start, telephone: '079 123 45 67' });
    expect([booked.status, booked.body]).toEqual([201, expect.objectContaining({ ...slot, status: 'booked', manageUrl: null })]);
    // nothing was taken: the same hour is still free
    expect((await api('GET', `booking/slots?token=${id}`)).body.slots).toContainEqual(slot);
    expect((await api('POST', 'appointments', { token: id, start: slot?.start, telephone: 'abc' })).body.errors).toHaveProperty(
      'telephone',
    );
    expect((await api('POST', 'appointments', { token: id, start: '2020-01-01T03:00:00Z' })).status).toBe(422);
    const file = await app.call<string>('GET', `/api/public/booking/calendar.ics?token=${id}&start=${slot?.start}`);
    expect([file.status, file.headers.get('content-type'), file.body]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      expect.stringContaining('BEGIN:VEVENT'),
    ]);
    expect((await api('POST', 'audit-requests', { token: id })).status).toBe(201);
    expect((await api('GET', `prospects/${id}/audit-request`)).body.status).toBeNull();
    expect((await api('GET', `referrals/${id}`)).body).toMatchObject({ company: 'Menuiserie du Lac' });
    expect((await api('POST', 'referrals', { token: id, email: 'collegue@exemple.ch' })).status).toBe(201);
    expect((await api('POST', 'referrals', { token: id, email: 'collegue' })).status).toBe(422);
    expect(Object.keys((await api('GET', `messages?token=${id}`)).body)).toContain('landing_intro');
    expect((await api('POST', `prospects/${id}/reviews/refresh`)).status).toBe(202);
    expect((await api('GET', `prospects/${id}/reviews/status`)).body.status).toBe('completed');
    expect((await api('POST', `prospects/${id}/recommendations/retry`)).status).toBe(202);
    // no call was kept: what leads to it leads to the hours
    const link = await api('POST', 'booking/links', { token: id });
    expect([link.status, new URL(link.body.manageUrl as string).pathname]).toEqual([201, `/rendez-vous/${id}`]);
    expect((await api('GET', `prospects/${id}/since`)).body).toEqual({ since: null });
    const plan = await api('GET', `prospects/${id}/progress`);
    const steps = plan.body.steps as { id: string; measurable: boolean }[];
    expect(plan.body).toMatchObject({ done: 0, total: steps.length });
    expect((await api('PUT', `prospects/${id}/progress/${steps[0]?.id}`, { done: true })).body).toMatchObject({
      done: 1,
      steps: [{ done: true }, {}, {}, {}, {}],
    });
    expect((await api('PUT', `prospects/${id}/progress/${steps[0]?.id}`, { done: 'peut-être' })).status).toBe(422);
    expect((await api('PUT', `prospects/${id}/progress/inconnue`, { done: true })).status).toBe(404);
    const measurable = steps.find((step) => step.measurable);
    const measured = await api('POST', `prospects/${id}/progress/${measurable?.id}/measurement`);
    expect([measured.status, JSON.stringify(measured.body)]).toEqual([
      202,
      expect.stringContaining('Dans la démonstration, rien n’est mesuré.'),
    ]);
    const other = steps.find((step) => !step.measurable);
    if (other) expect((await api('POST', `prospects/${id}/progress/${other.id}/measurement`)).status).toBe(409);
    expect(await everything()).toEqual(before);
  });

  it('has the technical report of its home page, linked from its score', async () => {
    const { body } = await app.call<{ prospect_id: string; site_url: string }>('GET', '/api/public/prospects/demo/score');
    const query = new URLSearchParams({ prospectId: body.prospect_id, url: body.site_url });
    const report = await app.call<Record<string, unknown>>('GET', `/api/public/page-report?${query}`);
    expect(report.body).toMatchObject({ broken: false, source: 'sample', url: body.site_url });
  });

  const everything = () => wholeDatabase(app.database, ['rate_limits', 'workers', 'sessions', 'schedule_runs']);
});

describe('the settings for search engines', () => {
  afterEach(() => reset('seoConfig', 'robotsConfig', 'testMode', 'noIndexEnabled', 'systemConfig'));

  it('have the defaults of the specification', async () => {
    const value = async (key: string) => (await app.call('GET', `/api/admin/settings/${key}`, { as: app.admin })).body.value;
    expect(await value('seoConfig')).toMatchObject({
      testMode: false,
      metaNoIndex: false,
      defaultTitle: 'Cold Sales System',
      sitemapRoutes: '/, /login, /register, /features, /pricing, /contact',
    });
    expect([await value('testMode'), await value('noIndexEnabled')]).toEqual([false, true]);
    expect(await value('robotsConfig')).toMatchObject({ active: true });
    expect(headOf((await get('/')).body).title).toBe('SmartIndex – Votre présence en ligne, mesurée');
  });

  it('appear in the head of the public pages, escaped', async () => {
    const seo = {
      defaultTitle: 'Agence </title><script>x()</script> & "Fils"',
      defaultDescription: 'Une « analyse » & plus',
      defaultKeywords: 'site, web',
      ogSiteName: 'Agence',
      ogImage: '/static/partage.png',
      twitterSite: '@agence',
    };
    expect((await put('seoConfig', seo)).status).toBe(200);
    const { body, headers } = await get('/');
    const { title, meta } = headOf(body);
    expect(title).toBe(seo.defaultTitle);
    expect(meta).toMatchObject({
      description: seo.defaultDescription,
      keywords: 'site, web',
      'og:title': seo.defaultTitle,
      'og:description': seo.defaultDescription,
      'og:site_name': 'Agence',
      'og:image': 'https://analyse.agence.ch/static/partage.png',
      'og:url': 'https://analyse.agence.ch/',
      'twitter:site': '@agence',
    });
    expect(meta.robots).toBeUndefined();
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(body).not.toContain('<script>x()');
    expect(headOf((await get('/mentions')).body).title).toMatch(/^Protection des données/);
  });

  it('are validated with messages at the fields', async () => {
    const errors = async (key: string, value: unknown) => {
      const { status, body } = await put(key, value);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await errors('seoConfig', { twitterSite: 'agence' })).toEqual([422, ['value.twitterSite']]);
    expect(await errors('seoConfig', { ogImage: 'javascript:x()' })).toEqual([422, ['value.ogImage']]);
    expect(await errors('seoConfig', { sitemapRoutes: 'mentions' })).toEqual([422, ['value.sitemapRoutes']]);
    for (const tokenPrefix of ['t/', '/t', '/api/', '/quiz/', '/mon-espace/liens/'])
      expect(await errors('systemConfig', { tokenPrefix })).toEqual([422, ['value.tokenPrefix']]);
    for (const wrong of [
      { invalidTokenRedirect: '/t/rien' },
      { invalidTokenRedirect: '/abcd1234' },
      { invalidTokenRedirect: '/bilan/abcd1234', tokenPrefix: '/bilan/' },
      { invalidTokenRedirect: 'https://pages.agence.ch/abcd1234', domain: 'pages.agence.ch' },
    ])
      expect(await errors('systemConfig', wrong)).toEqual([422, ['value.invalidTokenRedirect']]);
    for (const right of ['/demo', '/essai', 'https://www.agence.ch/bienvenu']) {
      expect(await errors('systemConfig', { invalidTokenRedirect: right })).toEqual([200, []]);
      await reset('systemConfig');
    }
  });

  it('refuse a prefix that is served as a page', async () => {
    const tree: string = app.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
    const served = new Set([...tree.matchAll(/^ {4}[├└]── ([\w-]+)(?![\w.-])/gm)].map(([, name]) => name as string));
    expect([...served]).toEqual(expect.arrayContaining(['api', 'health', 'login', 'agency', 'og']));
    for (const name of [...served, ...Object.keys(PAGES).filter(Boolean), 'static', 'prospects'].filter((part) =>
      /^[a-z0-9-]+$/.test(part),
    ))
      expect([name, (await put('systemConfig', { tokenPrefix: `/${name}/` })).status]).toEqual([name, 422]);
    await reset('systemConfig');
  });

  it('refuse invalid addresses of search engines and messengers at the field', async () => {
    const errors = async (key: string, value: unknown) => {
      const { status, body } = await put(key, value);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await errors('testMode', { on: true })).toEqual([422, ['value']]);
    expect(await errors('robotsConfig', { content: 'User-agent: *\nDisallow: /analyse/' })).toEqual([422, ['value.content']]);
  });

  it('exclude demonstration and comparison pages until switched off', async () => {
    expect((await get('/hero-comparison')).headers.get('x-robots-tag')).toBe('noindex');
    await put('noIndexEnabled', false);
    expect((await get('/hero-comparison')).headers.get('x-robots-tag')).toBeNull();
    expect((await get(`/analyse/${token}`)).headers.get('x-robots-tag')).toContain('noindex');
  });

  it('exclude everything in test mode, by either switch', async () => {
    for (const [key, value] of [
      ['testMode', true],
      ['seoConfig', { testMode: true }],
    ] as const) {
      await put(key, value);
      for (const path of ['/', '/mentions', '/hero-comparison']) {
        const { headers, body } = await get(path);
        expect([headers.get('x-robots-tag'), headOf(body).meta.robots]).toEqual(['noindex, nofollow', 'noindex, nofollow']);
      }
      expect((await get('/sitemap.xml')).body).not.toContain('<loc>');
      await reset(key);
    }
    await put('seoConfig', { metaNoIndex: true });
    expect((await get('/')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('define robots.txt with absolute addresses, and none when switched off', async () => {
    const { status, body, headers } = await get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(
      'User-agent: *\nAllow: /\nDisallow: /mon-espace/\nDisallow: /api/\n\nSitemap: https://analyse.agence.ch/sitemap.xml\n',
    );
    const own = 'User-agent: *\nDisallow: /mon-espace/\nDisallow: /brouillon/\n';
    await put('robotsConfig', { content: own });
    expect((await get('/robots.txt')).body).toBe(own);
    await put('robotsConfig', { content: own, active: false });
    expect([(await get('/robots.txt')).status, (await get('/robots.txt')).body]).toEqual([404, '']);
  });

  it('define a sitemap of every public page under the configured domain', async () => {
    await put('seoConfig', { sitemapRoutes: '/, /login, /mentions, /accueil, /analyse, /features' });
    await put('systemConfig', { domain: 'www.agence.ch' });
    const { body, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual(
      ['/', '/mentions', '/essai'].map((path) => `https://www.agence.ch${path}`),
    );
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://www.agence.ch/sitemap.xml');
  });

  it('are previewed while typing, for administrators only', async () => {
    const check = (content: string, as?: TestApp['admin']) =>
      app.call<{ findings: { line: number; severity: string }[] }>('POST', '/api/admin/robots/check', {
        body: { content },
        ...(as && { as }),
      });
    expect((await check('x')).status).toBe(401);
    const { status, body } = await check('User-agent: *\nDisallow /x\nDisallow: /quiz/', app.admin);
    expect([status, body.findings.map(({ line, severity }) => [line, severity])]).toEqual([
      200,
      [
        [2, 'error'],
        [3, 'error'],
        [null, 'warning'],
      ],
    ]);
  });
});

describe('the preview image of a link', () => {
  it('is named in the head of personal pages', async () => {
    for (const name of ['analyse', 'monscore', 'test-copy']) {
      const { meta, canonical } = headOf((await get(`/${name}/${token}`)).body);
      expect(meta['og:image']).toMatch(new RegExp(`^https://analyse.agence.ch/og/${token}\\.png\\?v=[0-9a-f]{16}&lang=fr$`));
      expect(meta).toMatchObject({ 'twitter:card': 'summary_large_image', 'og:image:width': '1200' });
      expect(meta['og:title']).toContain('Müller & <Fils> Sàrl');
      expect(canonical).toBeUndefined();
    }
    expect(headOf((await get('/analyse/ZZZZZZZZ')).body).meta['og:image']).toBeUndefined();
    expect(headOf((await get('/')).body).meta['og:image']).toContain('/og/agence.png');
  });

  const picture = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(app.url + path, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('is a PNG of 1200 × 630, not indexed, addressed by hash, and no visit', async () => {
    const { response, bytes } = await picture(`/og/${token}.png`, { 'user-agent': 'LinkedInBot/1.0' });
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(100_000);
    const etag = response.headers.get('etag') ?? '';
    expect((await picture(`/og/${token}.png`, { 'if-none-match': etag })).response.status).toBe(304);
    await app.database.query(`UPDATE prospects SET business_name = 'Autre Nom SA' WHERE token = $1`, [token]);
    const renamed = await picture(`/og/${token}.png`, { 'if-none-match': etag });
    expect(renamed.response.status).toBe(200);
    expect(renamed.bytes.equals(bytes)).toBe(false);
    await app.database.query(`UPDATE prospects SET business_name = 'Müller & <Fils> Sàrl' WHERE token = $1`, [token]);
    const [{ page_vue, events }] = await app.database.query(
      'SELECT page_vue, (SELECT count(*)::int FROM events e WHERE e.prospect_id = p.id) AS events FROM prospects p WHERE token = $1',
      [token],
    );
    expect([page_vue, events]).toEqual([false, 0]);
  });

  it('exists for the demonstration and the agency, and for no unknown link', async () => {
    expect((await picture('/og/demo.png')).response.status).toBe(200);
    expect((await picture('/og/agence.png')).response.status).toBe(200);
    expect((await picture('/og/ZZZZZZZZ.png')).response.status).toBe(404);
    expect((await picture('/og/..%2fx.png')).response.status).toBe(404);
  });

  it('draws names of any length and script within its frame', async () => {
    const margin = async (name: string) => {
      const prospect = await aProspect(app.database, { business_name: name });
      const { bytes } = await picture(`/og/${prospect.token}.png`);
      // the right margin stays paper, whatever the name is
      const edge = await sharp(bytes).extract({ left: 1130, top: 0, width: 70, height: 630 }).removeAlpha().png().toBuffer();
      const { channels } = await sharp(edge).stats();
      return channels.map(({ min }) => min);
    };
    for (const name of [
      'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl',
      'Donaudampfschifffahrtsgesellschaft'.repeat(6),
      '日本 <b>&amp; \u202e',
      ' \u0001 ',
    ])
      expect(Math.min(...(await margin(name)))).toBeGreaterThan(240);
  });
});

describe('the logo of the agency', () => {
  const upload = (image: string, as: TestApp['admin'] | undefined = app.admin) =>
    app.call<{ logo: { src: string; width: number; height: number }; errors?: Record<string, string> }>('PUT', '/api/admin/agency/logo', {
      body: { image },
      ...(as && { as }),
    });
  const dataUrl = (mime: string, bytes: Buffer) => `data:${mime};base64,${bytes.toString('base64')}`;
  const anImage = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 300, height = 100) =>
    sharp({ create: { width, height, channels: 3, background: '#1e3fe0' } })
      .toFormat(format)
      .toBuffer();

  it.each(['png', 'jpeg', 'webp'] as const)('accepts a %s and shows it on every page', async (format) => {
    const { status, body } = await upload(dataUrl(`image/${format}`, await anImage(format)));
    expect(status).toBe(200);
    expect(body.logo).toEqual({ src: expect.stringMatching(/^\/agency\/logo\?v=[0-9a-f]{16}$/), width: 300, height: 100 });
    const file = await fetch(app.url + body.logo.src);
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      `image/${format}`,
      'public, max-age=31536000, immutable',
    ]);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['/', '/mentions', '/hero-comparison', `/analyse/${token}`, `/quiz/${token}`]) {
      expect((await get(path)).body).toContain(`<img class="brand-logo" src="${body.logo.src}" width="300" height="100" alt="SmartIndex"`);
    }
  });

  it('accepts a drawing in SVG, and serves it so that nothing runs', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><title>x</title><path fill="#123" d="M0 0h120v40z"/></svg>',
    );
    const { body } = await upload(dataUrl('image/svg+xml', drawing));
    expect(body.logo).toMatchObject({ width: 120, height: 40 });
    const file = await fetch(app.url + body.logo.src);
    expect(file.headers.get('content-security-policy')).toBe(sandboxedFile());
    expect(await file.text()).toBe(
      '<svg viewBox="0 0 120 40" xmlns="http://www.w3.org/2000/svg"><path fill="#123" d="M0 0h120v40z"></path></svg>',
    );
    const again = await fetch(app.url + body.logo.src, { headers: { 'if-none-match': file.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('rejects scripts, other formats, disguises and large files, and keeps the current one', async () => {
    const remaining = (await get('/')).body.match(/agency\/logo\?v=\w+/)?.[0];
    const png = await anImage('png');
    const large = await sharp(Buffer.from(Array.from({ length: 400 * 400 * 3 }, () => Math.random() * 255)), {
      raw: { width: 400, height: 400, channels: 3 },
    })
      .png()
      .toBuffer();
    for (const image of [
      dataUrl('image/svg+xml', Buffer.from('<svg viewBox="0 0 1 1"><script>x()</script></svg>')),
      dataUrl('image/gif', await anImage('gif')),
      dataUrl('image/png', await anImage('gif')),
      dataUrl('image/png', Buffer.from('<html><script>x()</script>')),
      dataUrl('image/png', png.subarray(0, png.length / 2)),
      dataUrl('image/png', large),
      'https://example.com/logo.png',
      '',
    ]) {
      const { status, body } = await upload(image);
      expect([image.slice(0, 60), status]).toEqual([image.slice(0, 60), 422]);
      expect(Object.keys(body.errors ?? {})).toEqual(['image']);
    }
    expect((await get('/')).body).toContain(remaining);
  });

  it('is stored without metadata', async () => {
    const polyglot = Buffer.concat([await anImage('png'), Buffer.from('<script>x()</script>')]);
    const { body } = await upload(dataUrl('image/png', polyglot));
    expect(Buffer.from(await (await fetch(app.url + body.logo.src)).arrayBuffer()).includes('<script>')).toBe(false);
  });

  it('is changed by upload only, by administrators, with an audit entry', async () => {
    const agency = (await app.call<{ value: object }>('GET', '/api/admin/settings/agency', { as: app.admin })).body.value;
    await put('agency', { name: 'Agence du Léman', tagline: 'Ensemble', accent: '#7fb3d5' });
    const after = (await app.call<{ value: object }>('GET', '/api/admin/settings/agency', { as: app.admin })).body.value;
    expect(after).toMatchObject({ name: 'Agence du Léman', logo: (agency as { logo: object }).logo });
    await put('agency', { ...after, logo: { src: 'https://evil.example/x.png', width: 1, height: 1 } });
    expect((await get('/')).body).not.toContain('evil.example');
    expect(headOf((await get(`/quiz/${token}`)).body).meta['agency-accent']).toBe('#7fb3d5');
    expect((await upload('x', undefined)).status).toBe(422);
    const log = await app.database.query(`SELECT action, user_email FROM audit_log WHERE resource = 'agency-logo' ORDER BY id LIMIT 1`);
    expect(log).toEqual([{ action: 'update', user_email: 'admin@example.ch' }]);
  });

  it('is replaced by the name when removed', async () => {
    expect((await app.call('DELETE', '/api/admin/agency/logo', { as: app.admin })).body).toEqual({ logo: null });
    expect((await get('/')).body).not.toContain('/agency/logo');
    expect((await get('/agency/logo')).status).toBe(404);
    await reset('agency');
  });
});

describe('the data protection page', () => {
  it('names the sender, the place of storage and the rights of people', async () => {
    expect((await get('/mentions')).body).toContain('Elles sont effacées au plus tard 2\u00a0ans après notre dernier échange');
    await put('legal', { companyName: 'Léman <Web> Sàrl', address: 'Rue du Lac 1\n1400 Yverdon-les-Bains', contact: 'donnees@leman.ch' });
    const { body } = await get('/mentions');
    expect(body).toContain('Léman &lt;Web&gt; Sàrl\nRue du Lac 1\n1400\u00a0Yverdon-les-Bains');
    expect(body).toContain('Écrivez à donnees@leman.ch.');
    await reset('legal');
  });
});

describe('the headers of responses', () => {
  it.each(['/', `/hero-comparison`, '/analyse/demo', '/quiz/demo', '/monscore/demo', '/mon-espace', '/mon-espace/prospects'])(
    '%s forbid inline code and other origins',
    async (path) => {
      const { headers, body } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toMatch(/https?:|\*/);
      for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
        expect(policy).toContain(directive);
      expect(body).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/i);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    },
  );

  it('include compression, also of pages', async () => {
    const { request } = await import('node:http');
    const answer = await new Promise<{ encoding: string | undefined; body: Buffer }>((done, failed) => {
      request(`${app.url}/analyse/demo`, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }));
      })
        .on('error', failed)
        .end();
    });
    expect(answer.encoding).toBe('br');
    expect(brotliDecompressSync(answer.body).toString()).toContain('Menuiserie du Lac');
  });

  it('allow 304 for an unchanged public page, and no caching of a personal one', async () => {
    const first = await get('/');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    await put('agency', { name: 'Autre' });
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
    await reset('agency');
    expect((await get(`/analyse/${token}`)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a session cookie', () => {
  const from = async (path: string, headers: Record<string, string>) => {
    const { cookies } = await app.signIn('admin@example.ch', 'correct-horse-battery');
    return (await app.call('POST', path, { headers: { cookie: cookies.join('; '), ...headers } })).status;
  };

  it.each(['/api/auth/refresh', '/api/auth/logout'])('cannot be used from another origin: %s', async (path) => {
    expect(await from(path, { origin: 'https://evil.example' })).toBe(403);
    expect(await from(path, { origin: 'null' })).toBe(403);
    expect(await from(path, { origin: 'http://analyse.agence.ch' })).toBe(403);
    expect(await from(path, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from(path, { origin: 'https://analyse.agence.ch', 'sec-fetch-site': 'same-origin' })).toBeLessThan(300);
    expect(await from(path, { origin: app.url })).toBeLessThan(300);
  });

  it('is ignored for other origins', async () => {
    const { headers } = await app.call('GET', '/api/public/prospects/demo', { headers: { origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the fonts of images', () => {
  it('include their licence', () => {
    const licence = readFileSync(new URL('../assets/fonts/OFL.txt', import.meta.url), 'utf8');
    expect(licence).toMatch(/SIL Open Font License/i);
  });
});
