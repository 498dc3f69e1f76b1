import type { OutgoingHttpHeaders } from 'node:http';
import type { JudgedList } from '../src/modules/analysis/findings/findings.contract.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { analysisOf, waitForScan } from './support/scans.js';

const TEXT = 'Nous fabriquons et posons des portes et des fenêtres en bois dans toute la région. '.repeat(12);
const html = (head = '', body = '') =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Menuiserie Favre à Aigle</title>${head}</head>
   <body><h1>Menuiserie Favre</h1><p>${TEXT}</p>${body}</body></html>`;

/** One answer per path; `robots.txt` as the test has it. */
const answers: Record<string, { headers?: OutgoingHttpHeaders; content: string; status?: number }> = {
  '/open': { content: html('<meta name="robots" content="index, follow, max-snippet:-1">') },
  '/header': { content: html(), headers: { 'x-robots-tag': ['otherbot: nofollow', 'googlebot: noindex'] } },
  '/other-robot': { content: html(), headers: { 'x-robots-tag': ['otherbot: noindex', 'noarchive'] } },
  '/meta': { content: html('<meta content="NOINDEX, follow" name="Robots">') },
  '/none': { content: html('<meta name=googlebot content=none>') },
  '/in-body': { content: html('<div>moved</div>', '<meta name="robots" content="noindex">') },
  '/not-said': {
    content: html(
      '<!-- <meta name="robots" content="noindex"> --><noscript><meta name="robots" content="noindex"></noscript>',
      '<template><meta name="robots" content="noindex"></template>',
    ),
  },
  '/hop': { status: 302, content: '', headers: { location: '/open', 'x-robots-tag': 'noindex' } },
  '/elsewhere': { content: html('<link rel="canonical" href="https://autre-entreprise.example/">') },
  '/closed/page': { content: html() },
  '/construction': { content: html().replaceAll(/<p>.*<\/p>/gs, '<p>Site en construction</p>'), headers: { 'x-robots-tag': 'noindex' } },
};
let robots = { status: 404, content: '' };
let site: HostileSite;
let app: TestApp;

beforeAll(async () => {
  site = await startHostileSite({
    ...Object.fromEntries(
      Object.entries(answers).map(([path, { status = 200, headers = {}, content }]) => [
        path,
        (_: unknown, response) => void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(content),
      ]),
    ),
    '/robots.txt': (_, response) => void response.writeHead(robots.status, { 'content-type': 'text/plain' }).end(robots.content),
  });
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: site.host });
});
afterAll(async () => {
  await site.stop();
  await app.stop();
});
beforeEach(() => {
  robots = { status: 404, content: '' };
});

async function measured(path: string): Promise<Prospect> {
  const prospect = await aProspect(app.database, { site_url: site.url(path), business_name: 'Menuiserie Favre' });
  const { body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${prospect.id}/analyses/page`, {
    as: app.admin,
    body: {},
  });
  await waitForScan(app, body.scanId);
  return prospect;
}
const findings = async ({ id }: Prospect) =>
  (await app.call<JudgedList>('GET', `/api/admin/prospects/${id}/findings`, { as: app.admin })).body;
const INDEXING = ['hidden-from-google', 'closed-to-google', 'canonical-elsewhere', 'canonical-other-domain'];
const said = async (prospect: Prospect) =>
  (await findings(prospect)).items.filter(({ id }) => INDEXING.includes(id)).map(({ id, severity, found }) => [id, severity, found]);

describe('a site with indexing restrictions', () => {
  it.each([
    ['/header', 'en-tête X-Robots-Tag «\u202fgooglebot: noindex\u202f»'],
    ['/meta', 'balise meta «\u202frobots: NOINDEX, follow\u202f»'],
    ['/none', 'balise meta «\u202fgooglebot: none\u202f»'],
    ['/in-body', 'balise meta «\u202frobots: noindex\u202f»'],
  ])('has a critical finding for %s, with its source', async (path, found) => {
    expect(await said(await measured(path))).toEqual([['hidden-from-google', 'critical', found]]);
  });

  it.each(['/open', '/other-robot', '/not-said', '/hop'])('has no finding for %s', async (path) => {
    const prospect = await measured(path);
    expect((await analysisOf(app, prospect.id)).page).toMatchObject({ state: 'measured', indexing: { robots_txt: { status: 404 } } });
    expect(await said(prospect)).toEqual([]);
  });

  it('has a finding for a canonical address elsewhere', async () => {
    expect(await said(await measured('/elsewhere'))).toEqual([['canonical-elsewhere', 'critical', 'https://autre-entreprise.example/']]);
  });

  it('has a finding for a robots.txt that excludes Googlebot from the page, and none for other robots', async () => {
    robots = { status: 200, content: 'User-agent: *\nDisallow:\n\nUser-agent: Googlebot\nDisallow: /closed/' };
    expect(await said(await measured('/closed/page'))).toEqual([
      ['closed-to-google', 'critical', 'règle de robots.txt «\u202fDisallow: /closed/\u202f»'],
    ]);
    expect(await said(await measured('/open'))).toEqual([]);
  });

  it('is undecided while robots.txt cannot be read', async () => {
    robots = { status: 503, content: '' };
    const { items, unmeasured } = await findings(await measured('/closed/page'));
    expect(items.map(({ id }) => id)).not.toContain('closed-to-google');
    expect(unmeasured.map(({ id }) => id)).toContain('closed-to-google');
  });

  it('has no finding while the page is not the company’s', async () => {
    const prospect = await measured('/construction');
    expect((await analysisOf(app, prospect.id)).page.state).not.toBe('measured');
    expect(await said(prospect)).toEqual([]);
  });

  it('has it as first finding on the page and in the plan', async () => {
    const { token } = await measured('/header');
    const { headline, plan, findings: list } = (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body;
    expect(headline).toMatchObject({ finding: 'hidden-from-google', sentence: 'Votre site demande à Google de ne pas apparaître.' });
    expect(list.items[0]).toMatchObject({ id: 'hidden-from-google', owner: 'webmaster', effort: 'low' });
    expect(plan.steps[0]).toMatchObject({ id: 'noindex', priority: 'high', findings: ['hidden-from-google'] });
  });

  it('matches the filter of the prospects’ list', async () => {
    const [hidden, open] = [await measured('/meta'), await measured('/open')];
    const found = async (isHidden: boolean) => {
      const query = new URLSearchParams({ filter: JSON.stringify({ hidden_from_google: isHidden }), range: '[0,99]' });
      const { body } = await app.call<ProspectRecord[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin });
      return body.map(({ id }) => id).filter((id) => id === hidden.id || id === open.id);
    };
    expect(await found(true)).toEqual([hidden.id]);
    expect(await found(false)).toEqual([open.id]);
  });
});
