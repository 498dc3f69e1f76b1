import type { JudgedList } from '../src/modules/analysis/findings/findings.contract.js';
import type { AnalysisReport } from '../src/modules/analysis/results/analysis.contract.js';
import { PageBrowser } from '../src/providers/browser/page-browser.service.js';
import { ProviderError } from '../src/providers/provider-error.js';
import { startApp, type TestApp } from './support/app.js';
import { concurrently } from './support/concurrently.js';
import { type RawAnswer, type RawSite, rawAnswer, startRawSite } from './support/raw-site.js';
import { analysisOf, waitForScan } from './support/scans.js';

const TITLE = 'Boulangerie Zoé – pain frais à Genève';
const WORDS = 'Nous cuisons chaque matin du pain au levain, des tresses et des gâteaux dans notre four à bois de Genève.';
const page = ({ head = '', title = TITLE, more = '' } = {}): string =>
  `<!doctype html><html lang="fr"><head>${head}<title>${title}</title><link rel="icon" href="/icon.png"></head><body><h1>${title}</h1><p>${WORDS}</p><p>Téléphone 022 555 01 02, rue du Lac 5, 1200 Genève.</p>${more}</body></html>`;
const ok = (body: Buffer | string, headers: readonly string[] = ['Content-Type: text/html; charset=utf-8']): Buffer =>
  rawAnswer(['HTTP/1.1 200 OK', ...headers], Buffer.from(body));
const status = (line: string, ...headers: string[]): Buffer => rawAnswer([`HTTP/1.1 ${line}`, ...headers]);
const utf8 = (text: string): string => Buffer.from(text).toString('latin1');
const links = (...paths: string[]): string => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
const chain = (length: number): Record<string, RawAnswer> =>
  Object.fromEntries(
    Array.from({ length }, (_value, step) => [step === 0 ? '/' : `/${step}`, status('302 Found', `Location: /${step + 1}`)]),
  );

interface Case {
  answers: Record<string, RawAnswer>;
  /** The address as a person types it; with its scheme when absent. */
  typed?: (host: string) => string;
  outcome?: string;
  /** Path of the page in the end. */
  path?: string;
  title?: string;
  mismatch?: boolean;
  broken?: string[];
  checked?: number;
  findings?: { has?: string[]; lacks?: string[] };
}

const READABLE = { title: TITLE, mismatch: false, findings: { lacks: ['unreadable-characters'] } };
const MENDED = { title: TITLE, mismatch: true, findings: { has: ['unreadable-characters'] } };
const plain = ['Content-Type: text/html'];

const cases: Record<string, Case> = {
  'a declaration in a comment does not count': {
    ...READABLE,
    answers: { '/': ok(page({ head: '<!-- <meta charset="iso-8859-1"> --><meta charset="utf-8">' }), plain) },
  },
  'a label of the header is what browsers take it for': {
    title: 'Café l’Étoile, Genève',
    mismatch: false,
    answers: {
      '/': ok(Buffer.from(page({ title: 'Café l\x92Étoile, Genève' }).replace(/–/g, '-'), 'latin1'), [
        'Content-Type: text/html; charset=ANSI_X3.4-1968',
      ]),
    },
  },
  'a meta that says UTF-16 means UTF-8': { ...READABLE, answers: { '/': ok(page({ head: '<meta charset="utf-16le">' }), plain) } },
  'UTF-8 that is declared as windows-1252 is read, and reported as a finding': {
    ...MENDED,
    answers: { '/': ok(page(), ['Content-Type: text/html; charset=windows-1252']) },
  },
  'windows-1252 that is declared as UTF-8 is read, and reported as a finding': {
    ...MENDED,
    answers: { '/': ok(Buffer.from(page().replace(/–/g, '\x96'), 'latin1')) },
  },
  'a title that was stored with broken characters is reported as a finding': {
    mismatch: true,
    findings: { has: ['unreadable-characters'], lacks: ['no-title'] },
    answers: { '/': ok(page({ title: 'Boulangerie Zo\ufffd, Gen\ufffdve' })) },
  },
  'a Location in UTF-8 is followed': {
    path: '/sp%C3%A9cialit%C3%A9s/',
    answers: { '/': status('302 Found', `Location: ${utf8('/spécialités/')}`), '/sp%C3%A9cialit%C3%A9s/': ok(page()) },
  },
  'a Location in latin1 is followed': {
    path: '/sp%E9cialit%E9s/',
    answers: { '/': status('301 Moved', 'Location: /sp\xe9cialit\xe9s/'), '/sp%E9cialit%E9s/': ok(page()) },
  },
  'twenty redirects are followed': { path: '/20', answers: { ...chain(20), '/20': ok(page()) } },
  'twenty-one redirects are not': { outcome: 'unreachable', answers: { ...chain(21), '/21': ok(page()) } },
  'a Refresh header is followed': {
    path: '/accueil/',
    answers: { '/': ok('', ['Content-Type: text/html', 'Refresh: 0; url=/accueil/']), '/accueil/': ok(page()) },
  },
  'a Refresh header with a comma, a quotation mark and a relative address is followed': {
    path: '/accueil.html',
    answers: { '/': ok('', ['Content-Type: text/html', "Refresh: 2, URL = 'accueil.html'"]), '/accueil.html': ok(page()) },
  },
  'a meta refresh without a name for its address is followed': {
    path: '/fr',
    answers: { '/': ok('<meta http-equiv=refresh content="0; /fr">'), '/fr': ok(page()) },
  },
  'a page that renews itself stays': { path: '/', answers: { '/': ok(page(), ['Content-Type: text/html; charset=utf-8', 'Refresh: 5']) } },
  'a refresh to a script stays': {
    path: '/',
    answers: { '/': ok(page({ head: '<meta http-equiv=refresh content="0;javascript:x()">' })) },
  },
  'a refresh that goes round ends': {
    path: '/',
    answers: { '/': ok(page({ head: '<meta http-equiv=refresh content="0;/b">' })), '/b': ok('<meta http-equiv=refresh content="0;/">') },
  },
  'an address without a scheme is opened without https, and reported as a finding': {
    typed: (host) => host,
    path: '/',
    findings: { has: ['no-https'] },
    answers: { '/': ok(page()) },
  },
  'a link is not broken because of its answer to HEAD': {
    broken: [],
    checked: 6,
    answers: {
      '/': ok(page({ more: links('/a', '/b', '/c', '/d', '/e', '/f') })),
      ...Object.fromEntries(['/a', '/b', '/c', '/d', '/e', '/f', '/icon.png'].map((path) => [`GET ${path}`, ok('x')])),
      ...{ 'HEAD /a': status('500 Error'), 'HEAD /b': status('503 Busy'), 'HEAD /c': status('410 Gone') },
      ...{ 'HEAD /d': status('302 Found', 'Location: /nowhere'), 'HEAD /e': 'hangs up', 'HEAD /f': status('422 Error') },
      'HEAD /icon.png': status('502 Bad Gateway'),
    },
    findings: { lacks: ['broken-links', 'broken-favicon'] },
  },
  'a link that GET does not find either is broken, a refusal to robots is not': {
    broken: ['/gone', '/error'],
    checked: 3,
    answers: {
      '/': ok(page({ more: links('/gone', '/error', '/fine', '/limit', '/wall', '/forbidden') })),
      ...{ '/gone': status('410 Gone'), '/error': status('500 Error'), 'GET /fine': ok('x'), 'HEAD /fine': status('404 Not Found') },
      ...{ '/limit': status('429 Slow down'), '/wall': status('503 Wait', 'Server: cloudflare'), '/forbidden': status('999 Denied') },
    },
    findings: { has: ['broken-links', 'broken-favicon'] },
  },
};

const names = Object.keys(cases);
const sites = new Map<string, RawSite>();
const reports = new Map<string, { report: AnalysisReport; findings: string[] }>();
let app: TestApp;

beforeAll(async () => {
  for (const name of names) sites.set(name, await startRawSite(cases[name]?.answers ?? {}));
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: [...sites.values()].map(({ host }) => host).join() });
  app.app.get(PageBrowser, { strict: false }).draw = () => Promise.reject(new ProviderError('browser_missing'));
  await concurrently(8, names, measure);
});
afterAll(async () => {
  await app?.stop();
  await Promise.all([...sites.values()].map((site) => site.stop()));
});

async function measure(name: string): Promise<void> {
  const host = sites.get(name)?.host ?? '';
  const body = {
    email: `p${names.indexOf(name)}@exemple.ch`,
    prenom: 'Zoé',
    nom: 'Rochat',
    business_name: 'Boulangerie Zoé',
    site_url: cases[name]?.typed?.(host) ?? `http://${host}/`,
  };
  const { body: made } = await app.call<{ id: string }>('POST', '/api/admin/prospects', { as: app.admin, body });
  const order = { as: app.admin, body: {} };
  const { body: scan } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${made.id}/analyses/page`, order);
  await waitForScan(app, scan.scanId);
  const { body: found } = await app.call<JudgedList>('GET', `/api/admin/prospects/${made.id}/findings`, { as: app.admin });
  reports.set(name, { report: await analysisOf(app, made.id), findings: found.items.map(({ id }) => id) });
}

const partOf = (name: string) => {
  const known = reports.get(name);
  if (!known) throw new Error(`not measured: ${name}`);
  return known;
};

describe('the transport of a site', () => {
  it.each(names)('%s', (name) => {
    const { outcome = 'ok', path, title, mismatch, broken, checked, findings: judged } = cases[name] ?? { answers: {} };
    const { report, findings } = partOf(name);
    const { connectivity, page: measured } = report;
    expect(connectivity.outcome).toBe(outcome);
    if (path !== undefined) expect(connectivity.final_url).toBe(`http://${sites.get(name)?.host}${path}`);
    if (mismatch !== undefined) expect(measured.technical_info?.charset_mismatch).toBe(mismatch);
    if (title) expect([measured.meta?.title, measured.meta?.h1]).toEqual([title, [title]]);
    if (broken) expect(measured.meta?.broken.map(({ url }) => new URL(url).pathname).sort()).toEqual(broken.toSorted());
    if (checked !== undefined) expect(measured.meta?.links_checked).toBe(checked);
    expect(findings).toEqual(expect.arrayContaining(judged?.has ?? []));
    expect(findings.filter((id) => judged?.lacks?.includes(id))).toEqual([]);
  });
});
