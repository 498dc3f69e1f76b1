import type { ServerResponse } from 'node:http';
import { PageLock } from '../src/modules/analysis/page-report/page-lock.service.js';
import type { PageReport } from '../src/modules/analysis/page-report/page-report.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { letPass } from './support/passing-time.js';
import { analysisOf } from './support/scans.js';

const html = (title: string) => `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head>
  <body><h1>Le bois, sur mesure</h1><p>${'Nous fabriquons des portes et des fenêtres en bois. '.repeat(30)}</p><img src="/bois.jpg"></body></html>`;
const TITLE = 'Menuiserie du Lac – portes et fenêtres';

let site: HostileSite;
let app: TestApp;
/** The same database under a second application: its own connections, as another process has. */
let other: TestApp;
let status = 200;
let title = TITLE;
const hits: Record<string, number> = {};

const page =
  (name: string, delayMs = 0) =>
  (_: unknown, response: ServerResponse) => {
    hits[name] = (hits[name] ?? 0) + 1;
    setTimeout(() => response.writeHead(status, { 'content-type': 'text/html' }).end(status === 200 ? html(title) : 'Erreur'), delayMs);
  };

beforeAll(async () => {
  site = await startHostileSite({ '/accueil': page('home'), '/services': page('services'), '/lente': page('slow', 700) });
  app = await startApp({ SCAN_ALLOW_HOSTS: site.host });
  other = await startApp({ SCAN_ALLOW_HOSTS: site.host, DATABASE_URL: process.env.DATABASE_URL ?? '' });
  app.app.get(PageLock).stepMs = 100;
  other.app.get(PageLock).stepMs = 100;
});
afterAll(async () => {
  await site.stop();
  await other.stop();
  await app.stop();
});
beforeEach(() => {
  status = 200;
  title = TITLE;
});

const prospectOf = (path = '/accueil') => aProspect(app.database, { site_url: site.url(path) });
const get = (prospectId: string, url: string, refresh = '', from = app) =>
  from.call<PageReport & { code: string; message: string; errors: Record<string, string> }>(
    'GET',
    `/api/public/page-report?${new URLSearchParams({ prospectId, url, refresh })}`,
  );
const rowsOf = (id: string) =>
  app.database.query<{ url: string; title: string }[]>(
    `SELECT url, meta ->> 'title' AS title FROM instant_page_analysis WHERE prospect_id = $1 ORDER BY url`,
    [id],
  );
const historyOf = (id: string) =>
  app.database.query<{ state: string; code: string | null }[]>(
    `SELECT state, error ->> 'code' AS code FROM measurements WHERE prospect_id = $1 ORDER BY id`,
    [id],
  );

describe('the technical report of a page', () => {
  it('is measured once, stored and shown with its source', async () => {
    const { id } = await prospectOf();
    const before = hits.home ?? 0;
    const first = await get(id, site.url('/accueil'));
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(first.body).toMatchObject({
      prospect_id: id,
      url: site.url('/accueil'),
      broken: false,
      source: 'live',
      provider: 'SmartIndex',
      trend: null,
    });
    // no description −20, no canonical −10, one image without alt −8; served without HTTPS −20
    expect(first.body.categories.seo.score).toBe(62);
    expect(first.body.categories.technical.score).toBe(80);
    expect(first.body.categories.performance.unmeasured).toContain('Affichage du contenu principal');
    expect(first.body.seo?.title).toBe(TITLE);
    expect((await get(id, `${site.url('/accueil')}#contact`)).body).toEqual(first.body);
    expect((hits.home ?? 0) - before).toBe(1);
    expect(await historyOf(id)).toEqual([{ state: 'measured', code: null }]);
  });

  it('is measured again on request, by GET or POST, and compared with the previous result', async () => {
    const { id } = await prospectOf();
    const first = (await get(id, site.url('/accueil'))).body;
    title = '';
    const second = (await get(id, site.url('/accueil'), '1')).body;
    // without a title −25
    expect(second.categories.seo.score).toBe(37);
    expect(second.trend).toMatchObject({ direction: 'down', since: first.measured_at });
    title = TITLE;
    const third = await app.call<PageReport>('POST', '/api/public/page-report/refresh', {
      body: { prospectId: id, url: site.url('/accueil') },
    });
    expect([third.status, third.body.score, third.body.trend?.direction]).toEqual([200, first.score, 'up']);
    expect(await rowsOf(id)).toEqual([{ url: site.url('/accueil'), title: TITLE }]);
    expect(await historyOf(id)).toHaveLength(3);
  });

  it('is stored per page; the site’s analysis is about its own address', async () => {
    const { id } = await prospectOf();
    await get(id, site.url('/accueil'));
    title = 'Services';
    await get(id, site.url('/services'));
    expect(await rowsOf(id)).toEqual([
      { url: site.url('/accueil'), title: TITLE },
      { url: site.url('/services'), title: 'Services' },
    ]);
    expect((await analysisOf(app, id)).page).toMatchObject({ state: 'measured', url: site.url('/accueil'), meta: { title: TITLE } });
    await get(id, site.url('/accueil'), '1');
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('says nothing about the site when only another page was measured', async () => {
    const { id } = await prospectOf();
    await get(id, site.url('/services'));
    expect((await analysisOf(app, id)).page).toMatchObject({ state: 'pending', measured_at: null });
  });
});

describe('a concurrent page report', () => {
  it('is shared by all requests meanwhile, in any process', async () => {
    const { id } = await prospectOf('/lente');
    const before = hits.slow ?? 0;
    const answers = await Promise.all([app, other, app, other, app].map((from) => get(id, site.url('/lente'), '', from)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.measured_at)).size).toBe(1);
    expect((hits.slow ?? 0) - before).toBe(1);
  });

  it('is shared by refreshes requested before it ended', async () => {
    const { id } = await prospectOf('/lente');
    await get(id, site.url('/lente'));
    const before = hits.slow ?? 0;
    await Promise.all([app, other].map((from) => get(id, site.url('/lente'), '1', from)));
    expect((hits.slow ?? 0) - before).toBe(1);
  });

  it('ends with 409 after the wait, and shows a stored result at once', async () => {
    const { id } = await prospectOf();
    const url = site.url('/accueil');
    await get(id, url);
    const session = app.database.createQueryRunner();
    const lock = app.app.get(PageLock);
    lock.waitMs = 300;
    try {
      await session.query(`SELECT pg_advisory_lock(hashtextextended($1, 0))`, [`page-report ${id} ${url}`]);
      const refused = await get(id, url, 'true');
      expect([refused.status, refused.body.code]).toEqual([409, 'analysis_running']);
      expect(refused.body.message).toContain('déjà en cours');
      expect((await get(id, url)).status).toBe(200);
    } finally {
      lock.waitMs = 30_000;
      await session.query('SELECT pg_advisory_unlock_all()');
      await session.release();
    }
    expect((await get(id, url, 'true')).status).toBe(200);
  });
});

describe('an unreachable page', () => {
  it.each([
    [404, /^Page introuvable/],
    [500, /^Erreur interne du serveur/],
    [418, /^Erreur HTTP 418 - Impossible d'accéder à cette page$/],
  ])('answers %p: score 0, said in French, and the good result stays', async (code, message) => {
    const { id } = await prospectOf();
    const url = site.url('/accueil');
    await get(id, url);
    status = code;
    const { status: answered, body } = await get(id, url, '1');
    expect(answered).toBe(200);
    expect(body).toMatchObject({ broken: true, status_code: code, score: 0, grade: 'F', counts: { critical: 1, warnings: 0, notices: 0 } });
    expect(body.error_message).toMatch(message);
    expect((await get(id, url)).body).toMatchObject({ broken: false, seo: { title: TITLE } });
    expect((await historyOf(id)).at(-1)).toEqual({ state: 'failed', code: 'http_error' });
  });

  it('has a report with the cause', async () => {
    const { id } = await prospectOf('/reset');
    const { status: answered, body } = await get(id, site.url('/reset'));
    expect([answered, body.code]).toEqual([422, 'page_not_analysed']);
    expect(body.message).toMatch(/^Impossible d'analyser cette page\. ./);
  });
});

describe('a page report is refused', () => {
  it('for pages of another site', async () => {
    const { id } = await aProspect(app.database);
    for (const url of ['https://autre-exemple.ch/', 'https://boulangerie-exemple.ch.mechant.com/', 'http://127.0.0.1/']) {
      const { status: answered, body } = await get(id, url);
      expect([answered, body.errors.url]).toEqual([422, 'Cette adresse n’appartient pas au site du prospect.']);
    }
  });

  it('for a wrong address, a prospect without a site, an unknown one, and a request without either', async () => {
    const { id } = await prospectOf();
    const siteless = await aProspect(app.database, { site_url: null });
    expect((await get(id, 'ftp://exemple.ch')).body).toMatchObject({ status: 422, message: "Format d'URL invalide" });
    expect((await get(siteless.id, 'https://exemple.ch')).body).toMatchObject({ status: 422, message: 'Ce prospect n’a pas de site web.' });
    expect((await get('00000000-0000-4000-8000-000000000000', 'https://exemple.ch')).status).toBe(404);
    expect((await get('personne', 'https://exemple.ch')).status).toBe(400);
    const { body } = await app.call<{ status: number; errors: object }>('GET', '/api/public/page-report');
    expect(body).toMatchObject({
      status: 400,
      errors: { prospectId: 'ID prospect ou URL manquante', url: 'ID prospect ou URL manquante' },
    });
    expect((await app.call('POST', '/api/public/page-report/refresh', { body: { prospectId: id } })).status).toBe(422);
  });
});

describe('the cost of page reports', () => {
  const limits = async (freshPages: number, prospectPages: number) => {
    const path = '/api/admin/settings/rateLimits';
    const { value: base } = (await app.call<{ value: object }>('GET', path, { as: app.admin })).body;
    const value = { ...base, freshPages: { windowMs: 60_000, max: freshPages }, prospectPages: { windowMs: 60_000, max: prospectPages } };
    await app.call('PUT', path, { as: app.admin, body: { value, base } });
    letPass(app, 2100); // a process may go on with the limits of before for two seconds
  };

  it('is paid once per page, with any fragment or query', async () => {
    const { id } = await prospectOf();
    const before = hits.services ?? 0;
    for (const query of ['', '?a=1', '?a=2', '?utm_source=x#y', '?']) {
      const { status: answer, body } = await get(id, site.url(`/services${query}`));
      expect([answer, body.url]).toEqual([200, site.url('/services')]);
    }
    expect((hits.services ?? 0) - before).toBe(1);
  });

  it('is limited per prospect and address, by page and by refresh; stored results remain visible', async () => {
    await limits(1000, 2);
    const { id } = await prospectOf();
    const answers = [await get(id, site.url('/accueil')), await get(id, site.url('/services')), await get(id, site.url('/accueil'), '1')];
    expect(answers.map(({ status: answer }) => answer)).toEqual([200, 200, 429]);
    expect(answers[2]?.body.message).toMatch(/^Trop de demandes en peu de temps\. Réessayez dans /);
    expect((await get(id, site.url('/services'))).status).toBe(200);
    expect((await get((await prospectOf()).id, site.url('/accueil'))).status).toBe(200);
    await limits(1, 1000);
    expect((await get((await prospectOf()).id, site.url('/accueil'))).status).toBe(429);
    await limits(1000, 1000);
  });
});
