import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteCrawlRecord } from '../src/modules/analysis/crawl/site-crawl.contract.js';
import { SiteCrawler } from '../src/modules/analysis/crawl/site-crawler.service.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import { CRAWL_FINDINGS, CRAWL_LIMITS } from '../src/rules/site-crawl.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type CrawledSite, faultySite, pageOf, startCrawledSite } from './support/crawled-site.js';
import { gone, killStarted, startProduct } from './support/product.js';
import { until } from './support/until.js';

const isOver = ({ status }: SiteCrawlRecord) => !['queued', 'running'].includes(status);

describe('the exploration of a whole site', () => {
  let app: TestApp;
  let faulty: CrawledSite;
  let closed: CrawledSite;
  let endless: CrawledSite;
  let busy: CrawledSite;
  let limits: typeof CRAWL_LIMITS;
  beforeAll(async () => {
    const pages = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`/p${'x'.repeat(n)}`, pageOf(`P ${n}`, `/p${'x'.repeat(n + 1)}`)]));
    [faulty, closed, endless, busy] = await Promise.all([
      startCrawledSite(faultySite()),
      startCrawledSite({
        '/': pageOf('Accueil'),
        '/robots.txt': (_, response) => void response.end('User-agent: SmartIndexBot\nDisallow: /'),
      }),
      startCrawledSite({ '/': pageOf('Accueil', '/p'), ...pages(300) }),
      startCrawledSite({ '/': pageOf('Accueil', ...'abcdefghij'.split('').map((name) => `/${name}`)), ...busyPages('abcdefghij') }),
    ]);
    app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: [faulty, closed, endless, busy].map(({ host }) => host).join(',') });
    const crawler = app.app.get(SiteCrawler, { strict: false });
    limits = { ...CRAWL_LIMITS, delayMs: 0, pageTimeoutMs: 4000, perPattern: 5, pageBytes: 300_000 };
    crawler.limits = limits;
  });
  afterAll(async () => {
    await app.stop();
    await Promise.all([faulty, closed, endless, busy].map((site) => site.stop()));
  });

  const call = <T = SiteCrawlRecord>(method: string, id: string, path = '') =>
    app.call<T>(method, `/api/admin/prospects/${id}/crawl${path}`, { as: app.admin });
  const of = async (site: CrawledSite) => (await aProspect(app.database, { site_url: site.url })).id;
  const explored = async (id: string) => {
    expect((await call('POST', id)).status).toBe(202);
    return until(async () => (await call('GET', id)).body, isOver);
  };

  it('finds the faults of a site with their pages, and falls into no trap', async () => {
    const id = await of(faulty);
    expect((await call('GET', id)).body).toMatchObject({ status: 'none', result: null });
    const { status, result } = await explored(id);
    expect([status, result?.ended, result?.forbidden]).toEqual(['done', 'complete', 1]);
    const paths = Object.fromEntries(
      (result?.findings ?? []).map(({ name, pages }) => [name, pages.map(({ url }) => new URL(url).pathname)]),
    );
    expect(paths).toEqual({
      broken_links: expect.arrayContaining(['/absente', '/panne', '/vers-absente', '/boucle-1', '/muette']),
      missing_titles: ['/sans-titre'],
      duplicate_titles: ['/a', '/b/'],
      hidden_pages: ['/cachee'],
      // on a busy machine others may be slow too
      slow_pages: expect.arrayContaining(['/lente']),
    });
    const broken = result?.findings[0]?.pages.find(({ url }) => url.endsWith('/absente'));
    expect(broken).toMatchObject({
      status: 404,
      source_count: 2,
      sources: [{ text: 'vers /absente' }, { url: expect.stringMatching(/\/a$/) }],
    });
    const asked = (path: string) => faulty.requests.filter((one) => one === path).length;
    expect(['/a', '/prive/x', '/logout', '/flyer.pdf', '/orpheline'].map(asked)).toEqual([1, 0, 0, 0, 1]);
    expect(faulty.requests.filter((path) => path.startsWith('/agenda/'))).toHaveLength(5);
  });

  it('shows its findings on the prospect’s page, until the site is another one', async () => {
    const [{ id, token }] = await app.database.query(`SELECT id, token FROM prospects WHERE site_url = $1`, [faulty.url]);
    const shown = async () => (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body.site_crawl;
    const crawl = await shown();
    expect(crawl?.findings.map(({ name }) => name)).toEqual(
      CRAWL_FINDINGS.filter((name) => crawl?.findings.some((one) => one.name === name)),
    );
    const broken = crawl?.findings.find(({ name }) => name === 'broken_links');
    expect([broken?.pages.length, broken?.count]).toEqual([3, expect.any(Number)]);
    expect(crawl?.findings.find(({ name }) => name === 'hidden_pages')?.pages).toEqual([expect.objectContaining({ address: '/cachee' })]);
    const page = String((await app.call('GET', `/analyse/${token}`)).body);
    expect(page).toContain('/cachee');
    expect(page).not.toMatch(/href="(?!mailto:)[^"]*cachee/);
    expect(String((await app.call('GET', `/analyse/${token}?lang=de`)).body)).toContain('Seiten ohne Titel');
    await app.database.query(`UPDATE prospects SET site_url = 'https://autre.example/' WHERE id = $1`, [id]);
    await until(shown, (found) => found === null);
    await app.database.query('UPDATE prospects SET site_url = $2 WHERE id = $1', [id, faulty.url]);
  });

  it('gives all pages of the findings as a CSV file', async () => {
    const [{ prospect_id: id }] = await app.database.query(`SELECT prospect_id FROM site_crawls WHERE url = $1`, [faulty.url]);
    const { status, body } = await call<string>('GET', id, '/export.csv');
    expect(status).toBe(200);
    expect(body).toContain('Liens internes cassés;');
    expect(body.split('\r\n').filter((line) => line.includes('/absente;'))).toHaveLength(2);
    const other = (await aProspect(app.database)).id;
    expect((await call('GET', other, '/export.csv')).status).toBe(404);
  });

  it('requests nothing of a site whose robots.txt forbids it, and says so', async () => {
    const { status, failure, result } = await explored(await of(closed));
    expect([status, result]).toEqual(['failed', null]);
    expect(failure).toMatch(/robots\.txt de ce site interdit/);
    expect(closed.requests).toEqual(['/robots.txt']);
  });

  it('ends at its limit of addresses', async () => {
    limits.addresses = 12;
    limits.depth = 100;
    const { result } = await explored(await of(endless));
    limits.addresses = CRAWL_LIMITS.addresses;
    expect([result?.ended, result?.visited]).toEqual(['addresses', 12]);
  });

  it('leaves a site alone that refuses one visit after the other', async () => {
    const { result } = await explored(await of(busy));
    expect([result?.ended, result?.visited]).toEqual(['refused', 1 + limits.refusals]);
    expect(result?.findings).toEqual([]);
  });

  it('is cancelled, never runs twice for one site, and keeps the former result', async () => {
    const id = await of(endless);
    const former = await explored(id);
    limits.delayMs = 60_000;
    await call('POST', id);
    await until(
      async () => (await call('GET', id)).body.status,
      (status) => status === 'running',
    );
    expect((await call('POST', await of(endless))).status).toBe(409);
    const { body } = await call('POST', id, '/cancel');
    limits.delayMs = 0;
    expect([body.status, body.result?.explored_at]).toEqual(['cancelled', former.result?.explored_at]);
  });

  it('is refused without a site, and for accounts that only read', async () => {
    const without = (await aProspect(app.database, { site_url: null })).id;
    expect((await call('POST', without)).status).toBe(409);
    expect((await app.call('POST', `/api/admin/prospects/${without}/crawl`)).status).toBe(401);
  });
});

function busyPages(names: string) {
  const refuse: Parameters<typeof startCrawledSite>[0][string] = (_, response) => void response.writeHead(403).end();
  return Object.fromEntries([...names].map((name) => [`/${name}`, refuse]));
}

describe('an exploration after a kill', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'smartindex-crawl-'));
    chmodSync(folder, 0o755); // reachable for the database's own user when tests run as root
  });
  afterEach(async () => {
    await killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  it('begins again and is finished', async () => {
    const site = await startCrawledSite({
      '/': pageOf('Accueil', '/a', '/b', '/c'),
      '/a': pageOf('A'),
      '/b': pageOf('B'),
      '/c': pageOf('C'),
    });
    const account = { ADMIN_EMAIL: 'admin@example.ch', ADMIN_PASSWORD: 'correct-horse-battery' };
    const environment = { DATA_DIR: folder, TMPDIR: folder, SCAN_ALLOW_HOSTS: site.host, ...account };
    const first = await startProduct(environment);
    const call = await client(first.url, account);
    const person = { prenom: 'Anne', nom: 'Exemple', email: 'anne@example.ch', site_url: site.url };
    const { id } = await call<{ id: string }>('POST', '/api/admin/prospects', person);
    await call('POST', `/api/admin/prospects/${id}/crawl`);
    await until(() => site.requests.includes('/a'));
    process.kill(-(first.process.pid ?? 0), 'SIGKILL');
    await gone(-(first.process.pid ?? 0));

    const second = await startProduct(environment);
    const again = await client(second.url, account);
    const { status, result } = await until(() => again<SiteCrawlRecord>('GET', `/api/admin/prospects/${id}/crawl`), isOver);
    expect([status, result?.visited, result?.findings]).toEqual(['done', 4, []]);
    await site.stop();
  });
});

async function client(url: string, { ADMIN_EMAIL, ADMIN_PASSWORD }: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string }) {
  const call = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await response.json()) as T;
  };
  const signIn = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const { accessToken } = await call<{ accessToken: string }>('POST', '/api/auth/login', signIn);
  return <T>(method: string, path: string, body?: object) => call<T>(method, path, body, accessToken);
}
