import type { JudgedList } from '../src/modules/analysis/findings/findings.contract.js';
import type { AnalysisReport } from '../src/modules/analysis/results/analysis.contract.js';
import { PageBrowser } from '../src/providers/browser/page-browser.service.js';
import { pages as corpus } from './pages/index.js';
import { honest, html, type PageCase, wrong } from './pages/page-case.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { concurrently } from './support/concurrently.js';
import { type PageHosts, servePages } from './support/page-hosts.js';
import { analysisOf, waitForScan } from './support/scans.js';

const WORDS = 'Nous posons des parquets, des escaliers et des portes dans toute la Broye depuis trois générations.';
const SHOWN = `<h1>Parquets Bovet</h1><p>${WORDS}</p>`;
const drawnLater = (markup: string, more = '') =>
  `<div id="root"></div><script>setTimeout(() => { document.title = 'Parquets Bovet, Payerne'; document.getElementById('root').innerHTML = ${JSON.stringify(markup)};${more} }, 300)</script>`;

/** A script that no reader of the source can follow. */
const leadingTo = (host: string, path: string) =>
  `<h1>Menuiserie Favre</h1><script>setTimeout(() => { location.href = 'http://' + ${JSON.stringify(host.split('.'))}.join('.') + ':' + location.port + '${path}' }, 200)</script>`;
/** Of the corpus, those that scripts or frames might change. */
const ALIVE = ['an app shell', 'a registrar’s forwarding', 'a frame as large as the window', 'behind Cloudflare', 'with frames of its own'];
const ENDLESS = 'a script that never ends';
const UNDER_404 = 'a home page under the status of a missing one';

const pages: readonly PageCase[] = [
  honest('drawn by scripts', 'Parquets Bovet', 'parquets-bovet.ch', html('', drawnLater(SHOWN))),
  wrong('unrendered', 'scripts that draw nothing', html('Menuiserie Favre', '<div id="root"></div><script>void 0</script>'), {
    or: ['empty'],
  }),
  wrong(
    'parked',
    'scripts that draw an offer',
    html('', drawnLater('<h1>Ce nom de domaine est à vendre</h1><p>Faites une offre.</p>', 'document.title = "menuiserie-favre.ch";')),
  ),
  wrong(
    'consent_wall',
    'a wall over the whole window',
    html(
      'Menuiserie Favre',
      `<main><h1>Menuiserie Favre</h1><p>${WORDS}</p></main><div id="wall"></div><script>const wall = document.getElementById('wall'); wall.style.cssText = 'position:fixed;inset:0;background:#fff;z-index:9'; wall.innerHTML = '<p>Ce site utilise des cookies.</p><button>Tout accepter</button>';</script>`,
    ),
  ),
  honest(
    'a banner at the foot',
    'Menuiserie Favre',
    'favre-bois.ch',
    html(
      'Menuiserie Favre',
      `<main><h1>Menuiserie Favre</h1><p>${WORDS}</p></main><div id="bar"></div><script>const bar = document.getElementById('bar'); bar.style.cssText = 'position:fixed;left:0;right:0;bottom:0;background:#fff'; bar.innerHTML = '<p>Ce site utilise des cookies.</p><button>Tout accepter</button>';</script>`,
    ),
  ),
  honest(
    ENDLESS,
    'Garage Pilloud',
    'garage-pilloud.ch',
    html('Garage Pilloud', `<h1>Garage Pilloud</h1><p>${WORDS}</p><script>setTimeout(() => { for (;;) {} }, 100)</script>`),
  ),
  wrong('other_company', 'a script that leads to a directory of companies', html('Favre', leadingTo('www.local.ch', '/fr/d/favre')), {
    leads: 'http://www.local.ch/fr/d/favre',
  }),
  wrong('parked', 'a script that leads to a broker of names', html('Favre', leadingTo('www.hugedomains.com', '/favre')), {
    leads: 'http://www.hugedomains.com/favre',
  }),
  ...corpus.filter(({ name }) => ALIVE.includes(name)),
  // Lighthouse resolves names in a process of its own, which knows only the machine's
  ...corpus.filter(({ name }) => name === UNDER_404).map((page) => ({ ...page, host: 'mollendruz.localhost' })),
];

const AT_ONCE = 3;
const NEVER = new AbortController().signal;

let hosts: PageHosts;
let app: TestApp;

beforeAll(async () => {
  hosts = await servePages(pages);
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: hosts.hosts });
  const browser = app.app.get(PageBrowser, { strict: false });
  const semaphore = Reflect.get(browser, 'semaphore');
  // whose turn it is at the machine is in machine-semaphore.test.ts; every script of these pages has run after half a second
  Object.assign(browser, { calmWhenSilentMs: 2000, semaphore: { take: (draw: (preempted: AbortSignal) => unknown) => draw(NEVER) } });
  await concurrently(
    AT_ONCE,
    [...pages.keys()].filter((index) => pages[index]?.name !== ENDLESS),
    audited,
  );
  Object.assign(browser, { deadlineMs: 5000, semaphore });
  await audited(pages.findIndex(({ name }) => name === ENDLESS));
});
afterAll(async () => {
  await app?.stop();
  await hosts?.stop();
});

const audit = async (index: number): Promise<AnalysisReport> => {
  const { id } = await aProspect(app.database, { site_url: hosts.urls[index] ?? '', business_name: pages[index]?.company ?? '' });
  const { body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/analyses/page`, { as: app.admin });
  await waitForScan(app, body.scanId);
  return analysisOf(app, id);
};
const audits = new Map<number, AnalysisReport>();
/** Each page is drawn once for all tests. */
const audited = async (index: number): Promise<void> => void audits.set(index, await audit(index));
const auditOf = (index: number) => audits.get(index) as AnalysisReport;

describe('a page rendered by scripts', () => {
  it.each(pages.map(({ outcome, name, or = [] }, index) => [name, [outcome, ...or], index] as const))(
    'is judged as rendered: %s',
    (_name, names, index) => {
      const { connectivity, page } = auditOf(index);
      expect(names).toContain(connectivity.outcome);
      expect(page.state).toBe(connectivity.outcome === 'ok' ? 'measured' : 'not_applicable');
    },
  );

  it('is measured by our own browser despite a 404 status, which is its first finding', async () => {
    const index = pages.findIndex(({ name }) => name === UNDER_404);
    const { id } = await aProspect(app.database, { site_url: hosts.urls[index] ?? '', business_name: pages[index]?.company ?? '' });
    const single = `/api/admin/prospects/${id}/analyses/pagespeed`;
    const { body } = await app.call<{ scanId: string }>('POST', single, { as: app.admin, body: { mode: 'quick' } });
    await waitForScan(app, body.scanId);
    const { connectivity, pagespeed } = await analysisOf(app, id);
    expect(connectivity).toMatchObject({ outcome: 'ok', status_code: 404, doubt: 'la page d’accueil répond « HTTP 404 »' });
    expect(pagespeed.mobile_performance_score).toBeGreaterThan(0);
    const { body: found } = await app.call<JudgedList>('GET', `/api/admin/prospects/${id}/findings`, { as: app.admin });
    expect(found.items[0]).toMatchObject({ id: 'home-not-found', severity: 'critical' });
  });

  it('is audited as rendered, beside its source', () => {
    const { page } = auditOf(0);
    expect(page).toMatchObject({
      rendered: true,
      raw: { title: null, h1: [], words: 0 },
      meta: { title: 'Parquets Bovet, Payerne', h1: ['Parquets Bovet'] },
    });
    expect(page.meta?.content.plain_text_word_count).toBeGreaterThan(15);
  });
});
