import { brotliCompressSync } from 'node:zlib';
import { PAGES } from '../src/modules/site/pages.js';
import type { TrialRecord } from '../src/modules/trials/trial-record.contract.js';
import { startApp, type TestApp } from './support/app.js';

const AGENCY = 'https://www.agence.ch';
/** The script of the host page may weigh this much, compressed. */
const MAX_SCRIPT_BYTES = 8000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://check.example.ch' });
});
afterAll(() => app.stop());

const allow = (...allowedOrigins: string[]) =>
  app.call<{ value: { allowedOrigins: string[] }; errors?: Record<string, string> }>('PUT', '/api/admin/settings/widget', {
    as: app.admin,
    body: { value: { allowedOrigins } },
  });
const page = (path: string) => fetch(app.url + path, { redirect: 'manual' });
const directive = (response: Response, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe('the frame of the widget', () => {
  it('may be shown by exactly the allowed origins', async () => {
    await allow();
    expect(directive(await page('/widget'), 'frame-ancestors')).toBe("'none'");
    await allow(AGENCY, 'http://127.0.0.1:8080');
    const response = await page('/widget?lang=de');
    expect(response.status).toBe(200);
    expect(directive(response, 'frame-ancestors')).toBe(`${AGENCY} http://127.0.0.1:8080`);
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(await response.text()).toContain('<html lang="de-CH"');
  });

  it('speaks four languages, and French when asked for another one', async () => {
    const spoken = async (lang: string) => /<html lang="(\w+)-CH"/.exec(await (await page(`/widget?lang=${lang}`)).text())?.[1];
    expect(await Promise.all(['fr', 'de', 'it', 'en', 'es', ''].map(spoken))).toEqual(['fr', 'de', 'it', 'en', 'fr', 'fr']);
  });

  it('sets no cookie, is not indexed and not stored', async () => {
    const { headers } = await page('/widget?lang=it');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await (await page('/sitemap.xml')).text()).not.toContain('/widget');
  });

  it('is the only page that others may frame', async () => {
    await allow(AGENCY);
    const paths = [
      '/login',
      '/mon-espace',
      '/widget.js',
      '/widget/',
      '/widget/x',
      '/api/public/agency',
      ...Object.keys(PAGES).map((name) => `/${name}`),
    ];
    for (const path of paths) {
      const response = await page(path);
      expect([path, directive(response, 'frame-ancestors')]).toEqual([path, "'none'"]);
      await response.arrayBuffer();
    }
  });
});

describe('the allowed origins', () => {
  it('are normalised and named once', async () => {
    const { status, body } = await allow(' Agence.CH/contact ', 'https://agence.ch:443', 'http://127.0.0.1:8080/a');
    expect([status, body.value.allowedOrigins]).toEqual([200, ['https://agence.ch', 'http://127.0.0.1:8080']]);
  });

  it.each(['*', 'https://*.agence.ch', "'self'", 'https://agence.ch; script-src *', 'javascript:alert(1)', 'https://a@agence.ch'])(
    'refuse %s',
    async (origin) => {
      const { status, body } = await allow(AGENCY, origin);
      expect([status, body.errors?.['value.allowedOrigins.1']]).toEqual([422, 'Une adresse comme https://agence.ch, sans étoile']);
    },
  );
});

describe('the script of the widget', () => {
  it('is small, may be loaded by every page and is revalidated', async () => {
    const response = await page('/widget.js');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(brotliCompressSync(body).length).toBeLessThan(MAX_SCRIPT_BYTES);
    const again = await fetch(`${app.url}/widget.js`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('uses nothing that a strict policy of the host forbids, and stores nothing', async () => {
    const script = await (await page('/widget.js')).text();
    expect(script).not.toMatch(
      /\beval\b|new Function|innerHTML|document\.write|setAttribute\("style"|localStorage|sessionStorage|\.cookie|fetch\(/,
    );
  });
});

it('says whom to write to about a fault', async () => {
  await app.call('PUT', '/api/admin/settings/agency', { as: app.admin, body: { value: { email: 'bonjour@agence.ch' } } });
  const response = await page('/.well-known/security.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await response.text()).toMatch(/^Contact: mailto:bonjour@agence\.ch\nExpires: \d{4}-/);
});

describe('a trial of the widget', () => {
  let number = 0;
  const start = async (widgetOrigin?: string) => {
    const domain = `menuiserie-${++number}.ch`;
    const body = { websiteUrl: `https://${domain}/`, email: `zoe@${domain}`, companyName: 'Menuiserie', city: 'Yverdon', consent: true };
    const { status } = await app.call('POST', '/api/public/trials', {
      body: { ...body, ...(widgetOrigin !== undefined && { widgetOrigin }) },
    });
    const [prospect] = await app.database.query('SELECT source, metadata FROM prospects WHERE email = $1', [body.email]);
    return { status, email: body.email, source: prospect?.source, recorded: prospect?.metadata.source, host: prospect?.metadata.host };
  };

  it('records the page that it came from, which staff see', async () => {
    await allow(AGENCY);
    const { email, ...trial } = await start(AGENCY);
    expect(trial).toEqual({ status: 201, source: 'widget', recorded: 'widget', host: 'www.agence.ch' });
    const { body } = await app.call<TrialRecord[]>('GET', `/api/admin/trials?filter=${encodeURIComponent(JSON.stringify({ email }))}`, {
      as: app.admin,
    });
    expect(body.map(({ widget_host }) => widget_host)).toEqual(['www.agence.ch']);
  });

  it('is refused in English where the form is', async () => {
    const response = await fetch(`${app.url}/api/public/trials?lang=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ websiteUrl: '' }),
    });
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(errors).toMatchObject({ websiteUrl: 'Enter the address of the website', city: 'Enter the town' });
  });

  it.each(['https://evil.ch', 'https://www.agence.ch.evil.ch', 'null', '', 'https://www.agence.ch/'])(
    'names no page that is not allowed: %s',
    async (origin) => {
      await allow(AGENCY);
      expect(await start(origin)).toMatchObject({ status: 201, source: 'self-serve', recorded: 'self-serve', host: undefined });
    },
  );

  it('counts against the limit of its visitor like any other', async () => {
    await allow(AGENCY);
    await app.call('PUT', '/api/admin/settings/rateLimits', {
      as: app.admin,
      body: { value: { trials: { max: 1, windowMs: 86_400_000 } } },
    });
    expect([(await start(AGENCY)).status, (await start()).status]).toEqual([429, 429]);
  });
});
