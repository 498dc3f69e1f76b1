import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { hashSource, sandboxedFile } from '../src/common/http/content-policy.js';
import { INITIALS_STYLE } from '../src/modules/analysis/images/initials.js';
import { ProspectImages } from '../src/modules/analysis/images/prospect-images.service.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';

/** The head of a picture of this size, and as many bytes as wanted. */
function aPng(width: number, height: number, length = 100): Buffer {
  const file = Buffer.alloc(length);
  file.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

const LOGO = aPng(180, 180);
let asked = 0;

const file = (type: string, body: string | Buffer) => (_: unknown, response: ServerResponse) => {
  asked++;
  response.writeHead(200, { 'content-type': type }).end(body);
};
const page = (icon: string, title = 'Menuiserie du Lac – portes et fenêtres') =>
  file(
    'text/html',
    `<!doctype html><html lang="fr"><head><title>${title}</title><link rel="icon" href="${icon}"></head><body><h1>Le bois</h1><p>${'Nous fabriquons des portes. '.repeat(40)}</p></body></html>`,
  );

let site: HostileSite;
let app: TestApp;
beforeAll(async () => {
  site = await startHostileSite({
    '/good': page('/logo.png'),
    '/logo.png': file('text/plain', LOGO),
    '/vector': page('/logo.php'),
    '/logo.php': file('image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(200)),
    '/heavy': page('/heavy.png'),
    '/heavy.png': file('image/png', aPng(100, 100, 300_000)),
    '/bomb': page('/bomb.png'),
    '/bomb.png': file('image/png', aPng(30_000, 30_000)),
    '/inside': page('http://169.254.169.254/logo.png'),
    '/redirected': page('/to-metadata'),
    '/maintenance': (_, response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  });
  app = await startApp({ SCAN_ALLOW_HOSTS: site.host });
});
afterAll(async () => {
  await app.stop();
  await site.stop();
});

async function picture(path: string) {
  const response = await fetch(`${app.url}/api/public/prospects/${path}`);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), headers: response.headers, body };
}
const logoOf = async (path: string) =>
  picture(`${(await aProspect(app.database, { site_url: site.url(path), business_name: 'Menuiserie du Lac' })).token}/logo`);

describe('the logo of a prospect', () => {
  it('is served by our server under its hash, and loads nothing', async () => {
    const { token } = await aProspect(app.database, { site_url: site.url('/good') });
    const first = await picture(`${token}/logo`);
    expect([first.status, first.type, first.body.equals(LOGO)]).toEqual([200, 'image/png', true]);
    expect(first.headers.get('content-security-policy')).toBe(sandboxedFile());
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('cache-control')).toBe('private, max-age=86400');
    const before = asked;
    expect((await picture(`${token}/logo`)).body.equals(LOGO)).toBe(true);
    expect(asked).toBe(before); // kept, not fetched again
  });

  it('is fetched once for concurrent visitors, and again when the site changes or after a month', async () => {
    const { id, token } = await aProspect(app.database, { site_url: site.url('/good?visitors') });
    const before = asked;
    await Promise.all(Array.from({ length: 5 }, () => picture(`${token}/logo`)));
    expect(asked - before).toBe(2); // the page and its icon
    await app.database.query(`UPDATE prospect_images SET fetched_at = now() - interval '31 days' WHERE prospect_id = $1`, [id]);
    await picture(`${token}/logo`);
    expect(asked - before).toBe(3);
    await app.database.query(`UPDATE prospects SET site_url = $2 WHERE id = $1`, [id, site.url('/vector')]);
    expect((await picture(`${token}/logo`)).type).toBe('image/svg+xml; charset=utf-8');
    await app.call('DELETE', `/api/admin/prospects/${id}`, { as: app.admin });
    expect(await app.database.query('SELECT name FROM prospect_images WHERE prospect_id = $1', [id])).toEqual([]);
  });

  it.each(['/vector', '/heavy', '/bomb', '/inside', '/redirected', '/maintenance', '/500', '/hang-in-nothing'])(
    'is replaced by initials for %s',
    async (path) => {
      const { status, type, headers, body } = await logoOf(path);
      expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(body.toString()).toContain('>ML</text>');
      expect(body.toString()).not.toContain('script');
      expect(headers.get('content-security-policy')).toBe(sandboxedFile({ 'style-src': hashSource(INITIALS_STYLE) }));
    },
  );

  it('is a drawing without a site and in the demonstration, and refused for an unknown token', async () => {
    const { token } = await aProspect(app.database, { site_url: null, business_name: null });
    expect((await picture(`${token}/logo`)).body.toString()).toContain('>AE</text>'); // Anne Exemple: no company is known
    expect((await picture('demo/logo')).body.toString()).toContain('>ML</text>');
    const unknown = await picture('ZZZZZZZZ/logo');
    expect([unknown.status, unknown.type]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});

describe('screenshots of the website on a phone', () => {
  const RUN = '2026-11-12T09:30:00.000Z';
  const SEEN = { film: [400, 1500], places: [{ about: 'main-content', x: 0, y: 10, width: 100, height: 40 }] };
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);

  it('are stored with their run, shown on their own page only, and deleted with older runs', async () => {
    const [{ id, token }, other] = [await aProspect(app.database), await aProspect(app.database)];
    const images = app.app.get(ProspectImages, { strict: false });
    for (const run of ['2026-11-09T00:00:00.000Z', '2026-11-10T00:00:00.000Z', '2026-11-11T00:00:00.000Z', RUN]) {
      expect(await images.keepSeen(id, site.url('/'), run, { screen: jpeg, film: [jpeg, jpeg] })).toBe(true);
    }
    const shown = await picture(`${token}/seen/${RUN}/screen`);
    expect([shown.status, shown.type, shown.body.equals(jpeg)]).toEqual([200, 'image/jpeg', true]);
    expect((await picture(`${token}/seen/${RUN}/film-1`)).status).toBe(200);
    for (const path of [
      `${token}/seen/${RUN}/film-2`,
      `${other.token}/seen/${RUN}/screen`,
      `${token}/seen/2026-11-09T00:00:00.000Z/film-0`,
    ])
      expect((await picture(path)).status).toBe(404);
    expect((await picture(`${token}/seen/${RUN}/logo`)).status).toBe(400);
    expect(await images.keepSeen(randomUUID(), site.url('/'), RUN, { screen: jpeg, film: [] })).toBe(false);
  });

  it('are named by the report with their date, without the bytes', async () => {
    const { id, token } = await aProspect(app.database);
    const mobile = { largest_contentful_paint: 4120, fetched_at: RUN, evidence: SEEN };
    await app.database.query(
      `INSERT INTO pagespeed_results (prospect_id, url, mobile_performance_score, mobile_data, source, measured_at) VALUES ($1, $2, 0.4, $3, 'live', now())`,
      [id, site.url('/'), JSON.stringify(mobile)],
    );
    const { body } = await app.call(`GET`, `/api/public/prospects/${token}`);
    expect((body as { pagespeed: { evidence: object } }).pagespeed.evidence).toEqual({ ...SEEN, run: RUN });
  });
});

describe('the photo of a reviewer', () => {
  it('is fetched like a logo, or replaced by a drawing', async () => {
    const { id, token } = await aProspect(app.database);
    const review = (author_name: string, profile_photo_url: string | null) => ({
      author_name,
      rating: 5,
      text: null,
      time: null,
      profile_photo_url,
    });
    const reviews = [
      review('Claire Mottaz', site.url('/logo.png')),
      review('Bruno Tâche', 'http://127.0.0.1:1/photo.png'),
      review('Élise', null),
    ];
    await app.database.query(`INSERT INTO google_reviews_results (prospect_id, reviews, measured_at) VALUES ($1, $2, now())`, [
      id,
      JSON.stringify(reviews),
    ]);
    const photos = await Promise.all([0, 1, 2].map((place) => picture(`${token}/reviews/${place}/photo`)));
    expect(photos.map(({ type }) => type)).toEqual(['image/png', 'image/svg+xml; charset=utf-8', 'image/svg+xml; charset=utf-8']);
    expect(photos[1]?.body.toString()).toContain('>BT</text>');
    expect(photos[2]?.body.toString()).toContain('>ÉL</text>');
    expect((await picture(`${token}/reviews/3/photo`)).status).toBe(400);
    const { body } = await app.call(`GET`, `/api/public/prospects/${token}`);
    expect(JSON.stringify(body)).not.toContain('photo.png'); // no foreign address on the page
  });
});
