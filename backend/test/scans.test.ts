import type { ScanRecord } from '../src/modules/analysis/scans/scan.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { analysisOf, startScan, taskOf, waitForScan } from './support/scans.js';

const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Menuiserie du Lac – portes et fenêtres à Yverdon</title>
  <meta name="viewport" content="width=device-width"><meta name="generator" content="WordPress 6.9"><link rel="stylesheet" href="/wp-content/themes/bois/style.css"></head>
  <body><main><h1>Le bois, sur mesure</h1><p>${'Nous fabriquons des portes et des fenêtres en bois pour toute la région. '.repeat(20)}</p>
  <img src="/photo.jpg"><a href="/contact">Contact</a><a href="https://www.facebook.com/menuiseriedulac">Facebook</a></main></body></html>`;

let site: HostileSite;
let down = false;
let app: TestApp;

beforeAll(async () => {
  site = await startHostileSite({
    '/menuiserie': (_, response) => {
      if (down) response.writeHead(500, { 'content-type': 'text/html' }).end('Erreur');
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    },
    '/wp-content/themes/bois/style.css': (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/css' }).end('body { color: #222 }'),
    '/photo.jpg': (_, response) => void response.writeHead(404).end(),
  });
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: site.host });
});
afterAll(async () => {
  await app.stop();
  await site.stop();
});

/** Measured by our own browser, once for all tests. */
const measured = once(async () => {
  const { id, token } = await aProspect(app.database, { site_url: site.url('/menuiserie') });
  const scanId = await startScan(app, id);
  const joined = await startScan(app, id);
  return { id, token, scanId, joined, seen: await followEvents(scanId) };
});

describe('a quick scan', () => {
  it('measures, composes texts from the figures and reports its progress', async () => {
    const { id, token, scanId, joined, seen } = await measured();
    expect(joined).toBe(scanId); // a second click joins
    expect(seen.at(-1)).toMatchObject({ status: 'done', total: 1, done: 1, failed: 0 });
    expect(seen.length).toBeGreaterThan(1); // a busy machine tells several steps at once

    const scan = await waitForScan(app, scanId);
    expect(Object.fromEntries(scan.tasks.map(({ analysis, status }) => [analysis, status]))).toEqual({
      connectivity: 'done',
      pagespeed: 'done',
      page: 'done',
      cms: 'done',
      keywords: 'done',
      reviews: 'skipped',
      intro: 'done',
      recommendations: 'done',
    });
    for (const { attempts, durationMs } of scan.tasks) {
      expect(attempts).toBe(1);
      expect(durationMs).toBeGreaterThanOrEqual(0);
    }
    const found = await analysisOf(app, id);
    expect(found.pagespeed).toMatchObject({
      state: 'measured',
      source: 'live',
      provider: expect.stringMatching(/^Lighthouse 13/),
      runs: 1,
    });
    expect(found.pagespeed.mobile_performance_score).toBeGreaterThan(0.5);
    expect(found.pagespeed.desktop_performance_score).toBeGreaterThan(0.5);
    expect(found.cms).toMatchObject({
      state: 'measured',
      cms_name: 'WordPress',
      version: '6.9',
      social_profiles: [{ network: 'facebook', url: 'https://www.facebook.com/menuiseriedulac' }],
    });
    expect(found.connectivity).toMatchObject({ state: 'measured', accessible: true, outcome: 'ok', status_code: 200 });
    expect(found.page.meta).toMatchObject({
      title: 'Menuiserie du Lac – portes et fenêtres à Yverdon',
      h1: ['Le bois, sur mesure'],
      images: 1,
      images_without_alt: 1,
      broken_links: 1,
    });
    expect(found.keywords).toMatchObject({ state: 'sample', source: 'sample' });
    expect(found.reviews).toMatchObject({ state: 'not_applicable', error: { code: 'not_configured' } });
    const mobile = Math.round((found.pagespeed.mobile_performance_score ?? 0) * 100);
    expect(found.intro.content).toContain(`${mobile} points sur 100 sur téléphone`);
    expect(found.recommendations.recommendations).toHaveLength(3);

    const [prospect] = await app.database.query('SELECT metadata FROM prospects WHERE id = $1', [id]);
    expect(prospect.metadata).toMatchObject({ analyze_status: 'completed' });
    const { body: shown } = await app.call('GET', `/api/public/prospects/${token}`);
    expect(shown).toMatchObject({ scanning: false, pagespeed: { mobile, state: 'measured' }, overall: { estimated: false } });
    expect(JSON.stringify(shown)).not.toMatch(/"evidence":\[|example\.ch|"error"/);
  });

  it('keeps the last good figures when the next measurement fails, with the cause', async () => {
    const { id } = await measured();
    const before = await analysisOf(app, id);
    down = true;
    try {
      const { SiteVisits } = await import('../src/providers/site-visit/site-visits.service.js');
      app.app.get(SiteVisits, { strict: false }).forget();
      const scan = await waitForScan(app, await startScan(app, id));
      expect(scan).toMatchObject({ done: 0, failed: 1 });
      expect(taskOf(scan, 'pagespeed')).toMatchObject({
        status: 'skipped',
        error: { code: 'http_error', message: 'Le site répond par une erreur.' },
      });
    } finally {
      down = false;
    }
    const after = await analysisOf(app, id);
    expect(after.pagespeed).toMatchObject({
      state: 'measured',
      mobile_performance_score: before.pagespeed.mobile_performance_score,
      measured_at: before.pagespeed.measured_at,
      error: { code: 'http_error' },
    });
    expect(after.connectivity).toMatchObject({ outcome: 'http_error', status_code: 500, accessible: false });
    const [{ count }] = await app.database.query(
      `SELECT count(*)::int AS count FROM measurements WHERE prospect_id = $1 AND analysis = 'pagespeed'`,
      [id],
    );
    expect(count).toBe(2);
  });

  it('requires a website', async () => {
    const { id } = await aProspect(app.database, { site_url: null });
    const { status, body } = await app.call('POST', `/api/admin/prospects/${id}/scan`, { as: app.admin });
    expect([status, body.code]).toEqual([409, 'no_website']);
  });

  it('can be cancelled, and ends by itself when its prospect is deleted', async () => {
    const cancelled = await aProspect(app.database, { site_url: site.url('/hang') });
    const scanId = await startScan(app, cancelled.id);
    const { body } = await app.call<ScanRecord>('POST', `/api/admin/scans/${scanId}/cancel`, { as: app.admin });
    expect(body.status).toBe('cancelled');
    site.letGo();
    const deleted = await aProspect(app.database, { site_url: site.url('/hang') });
    const orphan = await startScan(app, deleted.id);
    await app.call('DELETE', `/api/admin/prospects/${deleted.id}`, { as: app.admin });
    site.letGo();
    expect((await waitForScan(app, orphan)).status).toBe('done');
  });
});

describe('websites with faults', () => {
  it.each([
    ['http_error', '/500', 'HTTP 500'],
    ['unreachable', '/loop', 'redirect_loop'],
    ['unreachable', '/hop0', 'too_many_redirects'],
    ['unreachable', '/to-metadata', 'blocked_address'],
    ['http_error', '/bomb', 'decompression_bomb'],
    ['unreadable', '/not-gzip', 'compression illisible (gzip)'],
    ['empty', '/pdf', 'contenu application/pdf'],
  ])(
    'end as %s: %s, without measurements',
    async (code, path, detail) => {
      const { id, token } = await aProspect(app.database, { site_url: site.url(path) });
      const scan = await waitForScan(app, await startScan(app, id));
      expect(taskOf(scan, 'connectivity')?.status).toBe('done');
      for (const analysis of ['pagespeed', 'cms', 'page', 'keywords', 'reviews', 'intro', 'recommendations'])
        expect(taskOf(scan, analysis)).toMatchObject({ status: 'skipped', attempts: 0, error: { code, detail } });
      const { status, body } = await app.call('GET', `/api/public/prospects/${token}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ pagespeed: { state: 'missing', mobile: null }, keywords: { items: [] } });
    },
    60_000,
  );

  it('with endless responses are read up to the limit', async () => {
    const { id } = await aProspect(app.database, { site_url: site.url('/endless') });
    const scan = await waitForScan(app, await startScan(app, id));
    for (const analysis of ['pagespeed', 'cms', 'page'])
      expect(taskOf(scan, analysis)).toMatchObject({ status: 'failed', error: { code: 'body_too_large' } });
  });

  it('that do not answer are unreachable, after sensible retries', async () => {
    const closed = await startHostileSite();
    await closed.stop();
    const { id } = await aProspect(app.database, { site_url: `http://${closed.host}/` });
    await app.stop();
    app = await startApp({
      ROLE: 'all',
      SCAN_ALLOW_HOSTS: `${site.host},${closed.host}`,
      DATABASE_URL: app.database.options.type === 'postgres' ? (app.database.options.url ?? '') : '',
    });
    const scan = await waitForScan(app, await startScan(app, id));
    expect(taskOf(scan, 'page')).toMatchObject({
      status: 'skipped',
      attempts: 0,
      error: { code: 'unreachable', detail: 'connection_refused' },
    });
    expect((await analysisOf(app, id)).connectivity).toMatchObject({
      state: 'measured',
      outcome: 'unreachable',
      accessible: false,
      reason: 'connection_refused',
    });
  });
});

/** Reads the event stream to its end. */
async function followEvents(scanId: string): Promise<ScanRecord[]> {
  const response = await fetch(`${app.url}/api/admin/scans/${scanId}/events`, { headers: { authorization: `Bearer ${app.admin.token}` } });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const text = await response.text();
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as ScanRecord);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
