import type { ServerResponse } from 'node:http';
import type { AnalysisReport } from '../src/modules/analysis/results/analysis.contract.js';
import { PageBrowser } from '../src/providers/browser/page-browser.service.js';
import { ProviderError } from '../src/providers/provider-error.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { analysisOf, waitForScan } from './support/scans.js';

const COMPANY = 'Parquets Bovet';
const WORDS = `${COMPANY} pose des parquets, des escaliers et des portes dans toute la Broye depuis trois générations. Téléphone 026 555 01 02.`;
const HEAD = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${COMPANY}, Payerne</title><meta name="description" content="Des parquets.">`;
const CONTENT = `<h1>Le bois sous vos pieds</h1><p>${WORDS}</p><img src="/a.jpg" alt="Parquet"><a href="/contact">Contact</a>`;
const CLOSED = '</head><body>';

const pages: Record<string, { html: string; headers?: Record<string, string> }> = {
  '/inside': { html: `${HEAD}${CLOSED}${CONTENT}` },
  '/covering': { html: `${HEAD}${CLOSED}<iframe src="/inside" style="border:0;position:fixed;inset:0;width:100%;height:100%"></iframe>` },
  '/old-hoster': { html: `${HEAD}</head><frameset rows="100%,*"><frame src="/inside"><noframes>Cadres</noframes></frameset>` },
  '/styled': {
    html: `${HEAD}<style>iframe { position: fixed; inset: 0; width: 100%; height: 100% }</style>${CLOSED}<iframe src="/inside"></iframe>`,
  },
  '/object': { html: `${HEAD}${CLOSED}<object data="/inside" type="text/html" width="100%" height="100%"></object>` },
  '/held': { html: `${HEAD}${CLOSED}<iframe srcdoc="${CONTENT.replaceAll('"', '&quot;')}" height="100%"></iframe>` },
  '/beside': { html: `${HEAD}${CLOSED}${CONTENT}<p>${WORDS}</p><iframe src="/map" width="300" height="200"></iframe>` },
  '/map': { html: '<h1>Plan</h1>' },
  '/link': {
    html: `${HEAD}${CLOSED}${CONTENT}`.replace(' lang="fr"', ''),
    headers: { link: '</link>; rel="canonical", </de>; rel="alternate"; hreflang="de"', 'content-language': 'fr-CH' },
  },
  '/shadow': { html: `${HEAD}${CLOSED}<app-root><template shadowrootmode="open">${CONTENT}</template></app-root>` },
  '/scripted-shadow': {
    html: `${HEAD}${CLOSED}<app-root>${COMPANY}</app-root><script>customElements.define('app-root', class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(CONTENT.replace('</p>', '<slot></slot></p>'))}; } })</script>`,
  },
  '/hidden-by-style': {
    html: `${HEAD}<style>.deco { display: none }</style>${CLOSED}${CONTENT}<p class="deco"><img src="/b.jpg"></p><img src="/c.jpg"><script>void 0</script>`,
  },
};

let site: HostileSite;
let app: TestApp;
const answer =
  ({ html, headers = {} }: { html: string; headers?: Record<string, string> }) =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);

beforeAll(async () => {
  site = await startHostileSite(Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, answer(page)])));
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: site.host });
});
afterAll(async () => {
  await site?.stop();
  await app?.stop();
});

async function audited(path: string): Promise<AnalysisReport> {
  const { id } = await aProspect(app.database, { site_url: site.url(path), business_name: COMPANY });
  const { body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/analyses/page`, { as: app.admin });
  await waitForScan(app, body.scanId);
  return analysisOf(app, id);
}

const READ = { h1: ['Le bois sous vos pieds'], internal_links_count: 1, images_without_alt: 0 };

describe('a page without a browser', () => {
  let draw: PageBrowser['draw'];
  beforeAll(() => {
    const browser = app.app.get(PageBrowser, { strict: false });
    draw = browser.draw;
    browser.draw = () => Promise.reject(new ProviderError('browser_missing'));
  });
  afterAll(() => {
    app.app.get(PageBrowser, { strict: false }).draw = draw;
  });

  it.each(['/covering', '/old-hoster', '/styled', '/object', '/held', '/shadow'])('is read as its visitors see it: %s', async (path) => {
    const { connectivity, page } = await audited(path);
    expect([connectivity.outcome, page.state]).toEqual(['ok', 'measured']);
    expect(page.meta).toMatchObject({ ...READ, title: `${COMPANY}, Payerne`, description: 'Des parquets.' });
    expect(page.meta?.content.plain_text_word_count).toBeGreaterThan(20);
  });

  it('is judged without a small frame beside its text', async () => {
    const { page } = await audited('/beside');
    expect(page.meta?.h1).toEqual(READ.h1);
    expect(page.checks?.frame).toBe(true);
  });

  it('has canonical address, alternates and language from the response headers', async () => {
    const { page } = await audited('/link');
    expect(page.meta).toMatchObject({ canonical: '/link', lang: 'fr-CH', hreflang: [{ lang: 'de', url: '/de' }] });
    expect(page.checks?.canonical).toBe(true);
  });
});

describe('a page with a browser', () => {
  it.each(['/covering', '/styled', '/scripted-shadow'])('is read as rendered: %s', async (path) => {
    // a visit without a browser is shared for a minute
    const { connectivity, page } = await audited(`${path}?drawn`);
    expect([connectivity.outcome, page.rendered]).toEqual(['ok', true]);
    expect(page.meta).toMatchObject(READ);
    expect(page.meta?.content.plain_text_word_count).toBeGreaterThan(20);
  });

  it('has no images that style sheets hide', async () => {
    const { page } = await audited('/hidden-by-style');
    expect([page.rendered, page.meta?.images_count, page.meta?.images_without_alt]).toEqual([true, 3, 1]);
  });
});
