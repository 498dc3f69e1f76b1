import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import type { Emulator } from './emulators/emulator.js';
import { KEYS } from './emulators/keys.js';
import { startPageSpeed } from './emulators/page-speed.js';
import { startApp, type TestApp } from './support/app.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { analysisOf, startScan, waitForScan } from './support/scans.js';

let app: TestApp;
let site: HostileSite;
let speed: Emulator;
const hosts = new Set<string | undefined>();
beforeAll(async () => {
  const page = `<!doctype html><html lang="de"><head><title>Bäckerei Hug</title></head><body><main><h1>Bäckerei Hug</h1><p>${'Wir backen Brot. '.repeat(40)}</p></main></body></html>`;
  site = await startHostileSite({
    '/brot': ({ headers }, response) => {
      hosts.add(headers.host);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    },
  });
  speed = await startPageSpeed();
  const SCAN_ALLOW_HOSTS = site.host.replace(/^[^:]+/, 'xn--bckerei-5wa.localhost');
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS, PAGESPEED_BASE_URL: speed.url });
  await call('PUT', '/api/admin/api-keys/pagespeed', { apiKey: `\u200b${KEYS.pagespeed.key}\u200b` });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([site.stop(), speed.stop()]);
});

const ASCII = 'xn--bckerei-meier-bfb.ch';
const call = <T>(method: string, path: string, body?: object) => app.call<T>(method, path, { as: app.admin, ...(body && { body }) });
const create = async (values: object) =>
  (await call<ProspectRecord>('POST', '/api/admin/prospects', { prenom: 'Urs', nom: 'Hug', ...values })).body;
const found = async (q: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  return (await call<ProspectRecord[]>('GET', `/api/admin/prospects?filter=${filter}`)).body.map(({ id }) => id);
};

describe('a website with an umlaut in its host', () => {
  let prospect: ProspectRecord;
  beforeAll(async () => {
    prospect = await create({ email: `info@${ASCII}`, site_url: 'https://www.bäckerei-meier.ch/' });
  });

  it('is stored and shown in Unicode, in list, file, export and public page', async () => {
    expect([prospect.site_url, prospect.email]).toEqual(['https://www.bäckerei-meier.ch/', 'info@bäckerei-meier.ch']);
    const report = await app.call<PublicReport>('GET', `/api/public/prospects/${prospect.token}`);
    expect(report.body.domain).toBe('bäckerei-meier.ch');
    expect(JSON.stringify(report.body)).not.toContain('xn--');
    const csv = await app.call<string>('GET', '/api/admin/prospects/export.csv', { as: app.admin });
    expect(JSON.stringify(csv.body)).toContain('bäckerei-meier.ch');
    expect(JSON.stringify(csv.body)).not.toContain('xn--');
  });

  it('is stored equally when typed in punycode', async () => {
    const other = await create({ email: 'a@exemple.ch', site_url: `http://${ASCII}/brot` });
    expect(other.site_url).toBe('http://bäckerei-meier.ch/brot');
  });

  it.each([
    'bäckerei-meier',
    'backerei-meier',
    'baeckerei-meier',
    'BÄCKEREI',
    ASCII,
    `www.${ASCII}`,
    'info@bäckerei-meier.ch',
    'ba\u0308ckerei',
  ])('is found by %s', async (q) => expect(await found(q)).toContain(prospect.id));
});

describe('a website with an umlaut in its host that is measured', () => {
  it('is visited in punycode, and its results belong to the prospect', async () => {
    const host = site.host.replace(/^[^:]+/, 'bäckerei.localhost');
    const made = await create({ email: 'info@exemple.ch', business_name: 'Bäckerei Hug', site_url: `http://${host}/brot` });
    expect(made.site_url).toBe(`http://${host}/brot`);
    await waitForScan(app, await startScan(app, made.id));
    const { connectivity, page } = await analysisOf(app, made.id);
    expect(connectivity).toMatchObject({ outcome: 'ok', url: made.site_url, final_url: made.site_url });
    expect(page).toMatchObject({ state: 'measured', url: made.site_url });
    expect(hosts).toEqual(new Set([`xn--bckerei-5wa.localhost:${host.split(':')[1]}`]));
    const html = String((await app.call<string>('GET', `/analyse/${made.token}`)).body);
    expect(html).toContain('bäckerei.localhost');
    expect(html).not.toContain('xn--');
  });
});

describe('the search for names', () => {
  it.each([
    ['Müller', ['mueller', 'müller', 'muller', 'MÜLLER', 'Mueller']],
    ['Mueller', ['mueller', 'müller']],
    ['Gross Öl', ['oel', 'gross öl', 'ol']],
    ['Groß', ['gross', 'groß']],
    ['Bär', ['baer', 'bär', 'bar']],
    ['Hélène', ['helene', 'hélène']],
  ])('finds %s by %j', async (nom, words) => {
    const { id } = await create({ nom, email: `${Buffer.from(nom).toString('hex')}@exemple.ch` });
    for (const word of words) expect([word, await found(word)]).toEqual([word, expect.arrayContaining([id])]);
  });

  it('does not find similar names', async () => {
    const { id } = await create({ nom: 'Barbier', email: 'barbier@exemple.ch' });
    expect(await found('baer')).not.toContain(id);
  });
});

describe('an address with an umlaut in its domain', () => {
  it('is one person in either spelling, and is suppressed in both', async () => {
    expect((await call('POST', '/api/admin/suppressions', { email: 'Anna@Käserei-Hug.ch', scope: 'all' })).status).toBe(201);
    const again = await call('POST', '/api/admin/suppressions', { email: 'anna@xn--kserei-hug-q5a.ch', scope: 'all' });
    expect(again.status).toBe(409);
  });

  it('is refused with accents before the @, with a message', async () => {
    const { status, body } = await call<{ errors?: unknown }>('POST', '/api/admin/prospects', {
      ...{ prenom: 'Urs', nom: 'Hug', email: 'hélène@exemple.ch' },
    });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('lettres accentuées')]);
  });

  it.each([
    ['contact', '/api/public/contact', { nom: 'Hug', prenom: 'Urs', entreprise: 'Hug', email: 'urs@käserei-hug.ch' }],
    ['an own link', '/api/public/trials/link', { email: 'urs@xn--kserei-hug-q5a.ch' }],
  ])('is accepted by the form of %s', async (_, path, body) => {
    expect((await app.call('POST', path, { body })).status).toBeLessThan(300);
  });
});

describe('invisible characters', () => {
  it('are removed from names, addresses, phones and websites', async () => {
    const made = await create({
      ...{
        prenom: '\u202aUrs\u202c',
        nom: '\ufeffMeier\u00ad',
        email: '\u200bu.meier@exemple.ch\u200e',
        telephone: '\u202a+41 79 123 45 67\u202c',
      },
      site_url: 'https://exemple.ch/\u200e',
    });
    expect(made).toMatchObject({
      ...{ prenom: 'Urs', nom: 'Meier', email: 'u.meier@exemple.ch', telephone: '+41791234567', site_url: 'https://exemple.ch/' },
    });
  });

  it('are ignored in a search', async () => expect((await found('\u200bMeier')).length).toBeGreaterThan(0));
});
