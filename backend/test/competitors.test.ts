import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompetitorOverview } from '../src/modules/analysis/competitors/competitors.contract.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import { PageBrowser } from '../src/providers/browser/page-browser.service.js';
import { ProviderError } from '../src/providers/provider-error.js';
import { businessOf } from './emulators/businesses.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { playHosts } from './support/made-up-names.js';
import { waitForScan } from './support/scans.js';

type Problem = { code: string; message: string };

const page = (name: string, more = '') => `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${name} à Yverdon</title>
  <meta name="viewport" content="width=device-width"></head><body><h1>${name}</h1>
  <p>${`${name} fabrique des portes et des fenêtres en bois pour toute la région. `.repeat(20)}</p>${more}</body></html>`;

/** What each made-up host answers at its home page. */
const SITES: Record<string, string> = {
  'own.example': page('Menuiserie du Lac'),
  'alpha.example': page('Menuiserie Alpha', '<img src="/a.jpg"><img src="/b.jpg">'),
  'beta.example': page('Menuiserie Bêta'),
  'shy.example': page('Menuiserie Timide'),
  'gone.example': '',
  // three of one trade and town, as the directory and the search of the emulators have them
  'rive-rouge.ch': page('Rive Rouge'),
  'champ-blanc.ch': page('Champ Blanc'),
  'pont-nord.ch': page('Menuiserie Fribourg'),
};

let server: Server;
let port: number;
let stopPlaying: () => void;
let emulators: Emulators;
let app: TestApp;
let viewer: Account;
const visited: string[] = [];
const url = (host: string) => `http://${host}:${port}/`;

beforeAll(async () => {
  server = createServer(({ headers, url: path = '/' }, response) => {
    const host = headers.host?.split(':')[0] ?? '';
    if (host === 'shy.example' && path === '/robots.txt')
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /\n');
    if (path !== '/') return void response.writeHead(404).end();
    visited.push(host);
    if (!SITES[host]) return void response.writeHead(503, { 'content-type': 'text/html' }).end('Erreur');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(SITES[host]);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
  stopPlaying = playHosts(new Set(Object.keys(SITES)));
  const hosts = Object.keys(SITES).map((host) => `${host}:${port}`);
  emulators = await startEmulators();
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: hosts.join(','), ...emulators.env });
  // what only a browser can tell is in drawn-pages.test.ts; the speed comes from the vendor
  app.app.get(PageBrowser, { strict: false }).draw = () => Promise.reject(new ProviderError('browser_missing'));
  await app.call('PUT', '/api/admin/settings/measurement', { as: app.admin, body: { value: { medianOfThree: false } } });
  await useKey('pagespeed');
  const { body } = await app.call<{ password: string }>('POST', '/api/admin/users', {
    as: app.admin,
    body: { email: 'lecteur@example.ch', name: 'Lecteur', role: 'viewer' },
  });
  viewer = await app.signIn('lecteur@example.ch', body.password);
});
afterAll(async () => {
  await app.stop();
  await emulators.stop();
  stopPlaying();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const useKey = (vendor: 'pagespeed' | 'dataforseo') =>
  app.call('PUT', `/api/admin/api-keys/${vendor}`, { as: app.admin, body: { apiKey: KEYS[vendor].key, metadata: KEYS[vendor].metadata } });
const path = (id: string) => `/api/admin/prospects/${id}/neighbours`;
const choose = (id: string, typed: string, name?: string, as = app.admin) =>
  app.call<CompetitorOverview & Problem>('POST', path(id), { as, body: { url: typed, ...(name && { name }) } });
const overviewOf = async (id: string) => (await app.call<CompetitorOverview>('GET', path(id), { as: app.admin })).body;
const reportOf = async (token: string) => (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body;
const neverMeasure = async (neverMeasured: string[]) => {
  const { status } = await app.call('PUT', '/api/admin/settings/neighbours', { as: app.admin, body: { value: { neverMeasured } } });
  expect(status).toBe(200);
};

/** Waits until every competitor is measured. */
async function waitForCompetitors(id: string): Promise<CompetitorOverview> {
  for (;;) {
    const overview = await overviewOf(id);
    if (overview.chosen.every(({ state }) => state !== 'waiting')) return overview;
    await new Promise((done) => setTimeout(done, 100));
  }
}

describe('competitors of a prospect', () => {
  it('are measured with it by one order whose cost is shown first, and are shown to it only', async () => {
    const { id, token } = await aProspect(app.database, { site_url: url('own.example'), business_name: 'Menuiserie du Lac' });
    const other = await aProspect(app.database, { site_url: url('beta.example'), business_name: 'Menuiserie Bêta' });
    expect((await reportOf(token)).neighbours).toBeNull();
    expect((await app.call<Problem>('POST', `${path(id)}/measurement`, { as: app.admin })).body.code).toBe('no_neighbour');

    await choose(id, url('alpha.example'), 'Menuiserie Alpha');
    const { body: before } = await choose(id, url('beta.example'), 'Menuiserie Bêta');
    // the speed of one computer and three phones; our own engines cost nothing
    expect(before.cost).toEqual({ total: 0, vendors: [{ vendor: 'pagespeed', calls: expect.any(Number), cost: 0 }] });
    expect(before.chosen.map(({ name, state, chosen_by }) => [name, state, chosen_by !== null])).toEqual([
      ['Menuiserie Alpha', 'new', true],
      ['Menuiserie Bêta', 'new', true],
    ]);
    expect((await reportOf(token)).neighbours).toBeNull();
    expect(visited).toEqual([]);

    const { status, body } = await app.call<{ scanId: string }>('POST', `${path(id)}/measurement`, { as: app.admin });
    expect(status).toBe(202);
    expect(await waitForScan(app, body.scanId)).toMatchObject({ total: 1, done: 1 });
    const { chosen } = await waitForCompetitors(id);
    expect(chosen.map(({ state }) => state)).toEqual(['measured', 'measured']);
    expect(new Set(visited)).toEqual(new Set(['own.example', 'alpha.example', 'beta.example']));

    const { neighbours, pagespeed } = await reportOf(token);
    expect(neighbours?.yours.speed).toBe(pagespeed.mobile);
    expect(neighbours?.others).toMatchObject([
      { name: 'Menuiserie Alpha', speed: expect.any(Number), rating: null, search: null, missing: null },
      { name: 'Menuiserie Bêta', speed: expect.any(Number), rating: null, search: null, missing: null },
    ]);
    // staff reads the very figures that the prospect reads
    expect(chosen.map(({ figures }) => figures)).toEqual(
      neighbours?.others.map(({ speed, findings, rating, reviews }) => ({ speed, findings, rating, reviews })),
    );
    // two pictures without a text
    expect(neighbours?.others[0]?.findings).toBeGreaterThan(neighbours?.others[1]?.findings ?? Number.POSITIVE_INFINITY);

    await staysWithIt(token, other.token, id);
  });

  it('are explained where their site cannot or must not be measured', async () => {
    const { id, token } = await aProspect(app.database, { site_url: url('own.example'), business_name: 'Menuiserie du Lac' });
    await choose(id, url('shy.example'), 'Menuiserie Timide');
    await choose(id, url('gone.example'), 'Menuiserie Disparue');
    const earlier = visited.length;
    const { body } = await app.call<{ scanId: string }>('POST', `${path(id)}/measurement`, { as: app.admin });
    await waitForScan(app, body.scanId);
    const overview = await waitForCompetitors(id);
    expect(overview.chosen.map(({ state, missing }) => [state, missing])).toEqual([
      ['not_measured', 'refuses_robots'],
      ['not_measured', 'unreachable'],
    ]);
    expect(visited.slice(earlier)).not.toContain('shy.example');
    const { neighbours } = await reportOf(token);
    expect(neighbours?.others.map(({ speed, findings, missing }) => [speed, findings, missing])).toEqual([
      [null, null, 'Non mesuré\u202f: ce site demande aux programmes de ne pas le visiter, et nous le respectons.'],
      [null, null, 'Non mesuré\u202f: ce site n’a pas répondu normalement lors de notre visite.'],
    ]);

    // an excluded website disappears from every page at once
    await neverMeasure(['https://www.shy.example/', 'gone.example']);
    expect((await reportOf(token)).neighbours).toBeNull();
    expect((await overviewOf(id)).chosen.map(({ state }) => state)).toEqual(['excluded', 'excluded']);
    expect((await app.call<Problem>('POST', `${path(id)}/measurement`, { as: app.admin })).body.code).toBe('no_neighbour');
    await neverMeasure([]);
  });

  it('are public websites of others, three at most, each once, chosen by staff', async () => {
    const { id } = await aProspect(app.database, { site_url: url('own.example') });
    const refusedAs = async (typed: string) => {
      const { status, body } = await choose(id, typed);
      return [status, body.message];
    };
    expect(await refusedAs('http://169.254.169.254/')).toEqual([422, expect.stringContaining('adresse')]);
    expect((await refusedAs('http://localhost:5432/'))[0]).toBe(422);
    expect((await refusedAs('http://10.0.0.7/'))[0]).toBe(422);
    expect((await refusedAs('file:///etc/passwd'))[0]).toBe(422);
    expect(await refusedAs(url('own.example'))).toEqual([422, 'C’est le site du prospect lui-même.']);
    expect(await refusedAs(`http://www.own.example:${port}/contact`)).toEqual([422, 'C’est le site du prospect lui-même.']);
    await neverMeasure(['alpha.example']);
    expect(await refusedAs(url('alpha.example'))).toEqual([422, 'Ce site a demandé à ne pas être mesuré comme voisin.']);
    await neverMeasure([]);

    expect((await choose(id, url('alpha.example'), undefined, viewer)).status).toBe(403);
    expect((await app.call('POST', `${path(id)}/measurement`, { as: viewer })).status).toBe(403);
    const { body: first } = await choose(id, url('alpha.example'));
    expect(first.chosen).toMatchObject([{ domain: 'alpha.example', name: 'alpha.example' }]);
    expect(await refusedAs(`${url('alpha.example')}accueil`)).toEqual([422, 'Ce site est déjà parmi les voisins choisis.']);
    await choose(id, url('beta.example'));
    await choose(id, url('shy.example'));
    const fourth = await choose(id, url('gone.example'));
    expect([fourth.status, fourth.body.code]).toEqual([409, 'too_many_neighbours']);

    const competitor = first.chosen[0]?.id ?? '';
    expect((await app.call('DELETE', `${path(id)}/${competitor}`, { as: viewer })).status).toBe(403);
    const stranger = await aProspect(app.database, { site_url: url('beta.example') });
    expect((await app.call('DELETE', `${path(stranger.id)}/${competitor}`, { as: app.admin })).status).toBe(404);
    expect((await app.call<CompetitorOverview>('DELETE', `${path(id)}/${competitor}`, { as: app.admin })).body.chosen).toHaveLength(2);

    const { cost: free } = await overviewOf(id);
    await useKey('dataforseo');
    const { cost } = await overviewOf(id);
    expect([free.total, cost.total]).toEqual([0, expect.closeTo(3 * 0.02465, 3)]); // keywords, reviews and page of three sites, list prices
    await app.call('DELETE', '/api/admin/api-keys/dataforseo', { as: app.admin });
  });

  it('are proposed from prospects of the same trade and town, without examples and the prospect itself', async () => {
    const peer = { location: 'Yverdon-les-Bains', metadata: { industry: 'Menuiserie' } };
    const { id } = await aProspect(app.database, { ...peer, site_url: 'https://moi.ch/' });
    await aProspect(app.database, { ...peer, site_url: 'https://voisin.ch/', business_name: 'Voisin SA' });
    await aProspect(app.database, { ...peer, site_url: 'https://www.moi.ch/contact', business_name: 'Moi aussi' });
    await aProspect(app.database, { ...peer, site_url: 'https://inventé.ch/', metadata: { ...peer.metadata, demo: true } });
    await aProspect(app.database, { ...peer, location: 'Lugano', site_url: 'https://loin.ch/' });
    expect((await overviewOf(id)).proposed).toEqual([{ url: 'https://voisin.ch/', domain: 'voisin.ch', name: 'Voisin SA' }]);
  });

  // last: what the vendor was paid is the price that is told from then on
  it('show reviews and a common search that names neither; foreign listings are ignored', async () => {
    await useKey('dataforseo');
    try {
      const { id, token } = await aProspect(app.database, { site_url: url('rive-rouge.ch'), business_name: 'Rive Rouge' });
      await choose(id, url('champ-blanc.ch'), 'Champ Blanc');
      await choose(id, url('pont-nord.ch'), 'Menuiserie Fribourg');
      const { body } = await app.call<{ scanId: string }>('POST', `${path(id)}/measurement`, { as: app.admin });
      await waitForScan(app, body.scanId);
      await waitForCompetitors(id);

      const { neighbours, reviews } = await reportOf(token);
      const own = businessOf('rive-rouge.ch');
      const listed = businessOf('champ-blanc.ch');
      expect([reviews.rating, reviews.count]).toEqual([own.rating, own.reviews]);
      expect(neighbours?.yours).toMatchObject({ rating: own.rating, reviews: own.reviews });
      expect(neighbours?.others).toMatchObject([
        {
          name: 'Champ Blanc',
          rating: listed.rating,
          reviews: listed.reviews,
          search: { keyword: 'menuiserie fribourg', yours: 4, theirs: 4 },
        },
        {
          name: 'Menuiserie Fribourg',
          rating: null,
          reviews: null,
          search: null,
        },
      ]);
    } finally {
      await app.call('DELETE', '/api/admin/api-keys/dataforseo', { as: app.admin });
    }
  }, 120_000);
});

/** The other pages and lists, public and of staff, name none of them; what is exported and erased of the prospect does. */
async function staysWithIt(token: string, stranger: string, id: string): Promise<void> {
  const public_ = [
    ...[`/api/public/prospects/${stranger}`, `/analyse/${stranger}`, `/api/public/prospects/${stranger}/score`, '/api/public/agency', '/'],
    ...[`/api/public/prospects/${token}/score`, `/monscore/${token}`, `/score/${token}`, '/api/public/prospects/demo', '/sitemap.xml'],
  ];
  for (const address of public_) {
    const { body } = await app.call('GET', address);
    expect([address, JSON.stringify(body).includes('alpha.example') || JSON.stringify(body).includes('Menuiserie Alpha')]).toEqual([
      address,
      false,
    ]);
  }
  const { body: list } = await app.call('GET', '/api/admin/prospects', { as: app.admin });
  expect(JSON.stringify(list)).not.toContain('alpha.example');
  expect(String((await app.call('GET', `/analyse/${token}`)).body)).toContain('Menuiserie Alpha');
  const { body: kept } = await app.call('GET', `/api/admin/prospects/${id}/export`, { as: app.admin });
  expect(JSON.stringify(kept)).toContain('Menuiserie Alpha');
}
