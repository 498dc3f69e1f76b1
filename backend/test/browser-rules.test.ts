import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from '../src/common/http/openapi.js';
import { hashSecret, newSecret } from '../src/common/tokens.js';
import { pageReportPath } from '../src/rules/page-report-route.rules.js';
import { PAGE_NAMES, type PageId, pagePath, routesOf, TOKEN_PAGES } from '../src/rules/routes.rules.js';
import { ADMIN, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { directivesOf, observatoryScore } from './support/observatory.js';

const PUBLIC_URL = 'https://check.agence.ch';
const UNKNOWN = 'zzzz9999';

let app: TestApp;
let document: OpenAPIObject;
let token: string;
let pdf: string;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL });
  document = await openApiDocument(app.app);
  const prospect = await aProspect(app.database);
  token = prospect.token;
  pdf = newSecret().secret;
  await app.database.query(
    `INSERT INTO audit_documents (prospect_id, status, file, link_hash, link_expires_at) VALUES ($1, 'made', $2, $3, now() + interval '1 day')`,
    [prospect.id, Buffer.from('%PDF-1.7 …'), hashSecret(pdf)],
  );
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#123" d="M0 0h120v40z"/></svg>';
  const image = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  expect((await app.call('PUT', '/api/admin/agency/logo', { as: app.admin, body: { image } })).status).toBe(200);
  await app.call('PUT', '/api/admin/settings/booking', { as: app.admin, body: { value: { url: 'https://cal.example.com/agence' } } });
});
afterAll(() => app.stop());

/** Every rule that an answer over https obeys, whatever it is. */
async function expectSafe(name: string, response: Response): Promise<void> {
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  const body = await response.text();
  const html = type.startsWith('text/html') ? body : '';
  const policy = directivesOf(headers);
  const seen = {
    score: observatoryScore({ headers, html }) >= 100,
    policy: ['default-src', 'object-src', 'base-uri', 'frame-ancestors'].map((directive) => policy.get(directive)?.join(' ')),
    forms: ["'none'", "'self'"].includes(policy.get('form-action')?.join(' ') ?? ''),
    unsafe: [...policy.values()].flat().filter((source) => source.includes('unsafe')),
    transport: headers.get('strict-transport-security'),
    sniffing: headers.get('x-content-type-options'),
    referrer: headers.get('referrer-policy'),
    resources: headers.get('cross-origin-resource-policy'),
    sharing: [...headers.keys()].filter((header) => header.startsWith('access-control-')),
    named: ['server', 'x-powered-by', 'x-aspnet-version', 'via'].filter((header) => headers.has(header)),
    text: /^text\/|xml/.test(type) ? /charset=utf-8/i.test(type) : true,
    elsewhere: headers.has('location') && new URL(headers.get('location') ?? '', PUBLIC_URL).origin !== PUBLIC_URL,
  };
  expect({ name, ...seen }).toEqual({
    name,
    score: true,
    policy: ["'none'", "'none'", "'none'", "'none'"],
    forms: true,
    unsafe: [],
    transport: 'max-age=63072000; includeSubDomains',
    sniffing: 'nosniff',
    referrer: 'no-referrer',
    resources: 'same-origin',
    sharing: [],
    named: [],
    text: true,
    elsewhere: false,
  });
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/^__Host-[^;]+;.*; HttpOnly; Secure; SameSite=Strict$/);
}

/** Asked by a page of another site, which is told nothing. */
const ask = (path: string, options: RequestInit = {}) =>
  fetch(app.url + path, { redirect: 'manual', ...options, headers: { origin: 'https://evil.example', ...options.headers } });

async function everyAnswer(paths: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of paths) {
    const response = await ask(path);
    statuses.push(response.status);
    await expectSafe(path, response);
  }
  return statuses;
}

describe('the HTTP Observatory grade is A+ with every rule', () => {
  it('for each page of the route table, under each of its names', async () => {
    const paths = (Object.keys(PAGE_NAMES) as PageId[]).flatMap((id) => routesOf(id).map((name) => `/${name}`));
    expect(new Set(await everyAnswer(paths))).toEqual(new Set([200]));
  });

  it('for each personal page with a known, example, unknown or invalid token', async () => {
    const tokens = [token, 'demo', UNKNOWN, encodeURIComponent('"><script>')];
    await everyAnswer(TOKEN_PAGES.flatMap((id) => tokens.map((one) => pagePath(id, one))));
    await everyAnswer([pageReportPath(randomUUID(), 'https://boulangerie-exemple.ch/')]);
  });

  it('for the back-office with its nonces, and for the API description', async () => {
    await everyAnswer(['/mon-espace', '/mon-espace/login', '/mon-espace/prospects/1/show', '/mon-espace/..%2f..%2fetc']);
    const session = { headers: { cookie: app.admin.cookies.join('; ') } };
    for (const path of ['/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui.css']) {
      const response = await ask(path, session);
      expect([path, response.status]).toEqual([path, 200]);
      await expectSafe(path, response);
    }
    const nonces = await Promise.all([ask('/mon-espace'), ask('/mon-espace')]);
    const [first, second] = nonces.map(({ headers }) => directivesOf(headers).get('style-src')?.join(' '));
    expect(first).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(second).not.toBe(first);
  });

  it('for scripts, styles, pictures, documents and robots files', async () => {
    const found = async (path: string) => [...(await (await ask(path)).text()).matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|woff2))"/g)];
    const built = (await Promise.all(['/', `/analyse/${token}`, '/mon-espace'].map(found))).flat().map(([, path]) => path ?? '');
    expect(built.length).toBeGreaterThan(3);
    const files = [
      ...new Set(built),
      '/static/favicon.svg',
      '/static/modele-import-prospects.csv',
      '/agency/logo',
      '/og/agence.png',
      `/og/${token}.png`,
      '/api/public/prospects/demo/logo',
      `/api/public/prospects/${token}/reviews/0/photo`,
      `/api/public/audit-documents/${pdf}`,
      '/robots.txt',
      '/sitemap.xml',
    ];
    const statuses = await everyAnswer(files);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('for redirects, none of which leaves the host', async () => {
    const there = ['/login?redirect=https://evil.example/', '/login?redirect=/mon-espace/../..//evil.example', '/mon-espace/dashboard'];
    const links = [`/t/${token}`, `/${token}`, `/t/${UNKNOWN}`, '//evil.example', '/\\evil.example', '/nothing', '/%2f%2fevil.example'];
    const statuses = await everyAnswer([...there, ...links]);
    expect(statuses.filter((status) => status < 300 || status > 303)).toEqual([]);
  });

  it('for unknown, forbidden, malformed, too large and mistyped requests', async () => {
    const json = { 'content-type': 'application/json' };
    const requests: [string, number, string, RequestInit?][] = [
      ['unknown to the API', 404, '/api/nothing'],
      ['unknown file', 404, '/mon-espace/assets/nothing.js'],
      ['unknown hashed file', 404, '/_astro/nothing.js'],
      ['closed', 401, '/api/admin/prospects'],
      ['a forged account', 401, '/api/admin/prospects', { headers: { authorization: 'Bearer a.b.c' } }],
      ['no such prospect', 404, `/api/public/prospects/${UNKNOWN}`],
      ['no path at all', 400, '/%zz'],
      ['broken JSON', 400, '/api/public/contact', { method: 'POST', headers: json, body: '{' }],
      ['too large', 413, '/api/public/contact', { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(1_000_001)) }],
      ['another kind', 415, '/api/public/contact', { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' }],
      ['refused form', 422, '/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
      ['a foreign page signs in', 403, '/api/auth/login', { method: 'POST', headers: json, body: JSON.stringify(ADMIN) }],
      [
        'a foreign page asks first',
        404,
        '/api/admin/prospects',
        { method: 'OPTIONS', headers: { 'access-control-request-method': 'PUT' } },
      ],
      ['an unknown method', 404, '/api/admin/prospects', { method: 'PATCH' }],
    ];
    for (const [name, status, path, options] of requests) {
      const response = await ask(path, options);
      expect([name, response.status]).toEqual([name, status]);
      await expectSafe(name, response);
    }
  });

  it('for each GET route of the API, public and signed in', async () => {
    const paths = Object.entries(document.paths).filter(([path, item]) => item.get && !path.endsWith('/events'));
    for (const [path] of paths) {
      const filled = path.replaceAll('{token}', token).replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const response = await ask(filled, { headers: { authorization: `Bearer ${app.admin.token}` } });
      await expectSafe(path, response);
      if (!path.startsWith('/api/public/') && path.startsWith('/api/'))
        expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    expect(paths.length).toBeGreaterThan(80);
  });

  it('for streams and empty responses', async () => {
    const as = app.admin;
    const { id } = await aProspect(app.database);
    const scan = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/scan`, { as, body: {} });
    const stream = await ask(`/api/admin/scans/${scan.body.scanId}/events`, { headers: { authorization: `Bearer ${as.token}` } });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await expectSafe('stream', new Response(null, { headers: stream.headers }));
    expect(stream.headers.get('cache-control')).toBe('no-store');
    await stream.body?.cancel();
    const page = await ask('/');
    const again = await ask('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    await expectSafe('unchanged', again);
    for (const path of ['/', '/mon-espace', '/static/favicon.svg', '/api/public/agency', '/nothing'])
      await expectSafe(`HEAD ${path}`, await ask(path, { method: 'HEAD' }));
  });

  it('for sign-in, whose cookies belong to this host', async () => {
    const response = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    expect(response.headers.getSetCookie().length).toBeGreaterThan(1);
    await expectSafe('sign-in', response);
  });
});

describe('a missing path', () => {
  it.each(['/.git/config', '/.env', '/package.json', '/backend/dist/main.js', '/_astro/', '/static/', '/mon-espace/assets/', '/metrics/'])(
    '%s reveals neither a folder nor a file',
    async (path) => {
      const response = await ask(path);
      const body = await response.text();
      expect([path, [302, 404].includes(response.status)]).toEqual([path, true]);
      expect(body).not.toMatch(/\[core\]|dependencies|Index of|<li>/i);
    },
  );

  it.each(['/static/..%2f..%2f..%2fpackage.json', '/_astro/%2e%2e/%2e%2e/package.json', '/mon-espace/assets/..%5c..%5cindex.html'])(
    '%s escapes from no folder',
    async (path) => {
      const response = await ask(path);
      expect([302, 400, 403, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('"workspaces"');
    },
  );
});

describe('request input', () => {
  const send = (path: string, body: string) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${app.admin.token}` }, body });

  it.each([
    ['{"__proto__":{"role":"admin"},"email":"a@example.ch"}', 400],
    ['{"constructor":{"prototype":{"role":"admin"}},"email":"a@example.ch"}', 400],
  ])('%s changes no prototype', async (body, status) => {
    expect((await send('/api/admin/prospects', body)).status).toBe(status);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  it('is read as declared: duplicate names, objects and other types are refused with a message', async () => {
    for (const query of ['range=[0,1]&range=[0,2]', 'filter=[]', 'filter={"q":{"$ne":1}}', 'sort=["id","ASC; DROP TABLE prospects"]']) {
      const response = await ask(`/api/admin/prospects?${query}`, { headers: { authorization: `Bearer ${app.admin.token}` } });
      expect([query, response.status]).toEqual([query, 400]);
    }
  });

  it('accepts no undeclared field: no role, owner or state', async () => {
    const before = await app.database.query('SELECT count(*) FROM users');
    const body = JSON.stringify({
      ...{ prenom: 'Anne', nom: 'Exemple', email: 'mass@example.ch', site_url: 'https://mass-exemple.ch/' },
      ...{ id: '00000000-0000-4000-8000-000000000001', token: 'aaaaaaaa', score: 100, created_at: '2001-01-01T00:00:00Z' },
    });
    const response = await send('/api/admin/prospects', body);
    const made = (await response.json()) as Record<string, unknown>;
    expect([response.status, made.id, made.token, made.score]).toEqual([
      201,
      expect.not.stringMatching(/^0{8}/),
      expect.not.stringMatching(/^a{8}$/),
      null,
    ]);
    expect(await app.database.query('SELECT count(*) FROM users')).toEqual(before);
  });
});

describe('a malformed request', () => {
  const speak = (text: string) =>
    new Promise<string>((done, failed) => {
      const { hostname, port } = new URL(app.url);
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.on('data', (data) => (answer += data));
      socket.once('close', () => done(answer));
      socket.once('error', failed);
    });

  it.each([
    ['words', 'hello\r\n\r\n', 400],
    ['a method for listening in', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['a length and pieces', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['pieces that are none', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n', 400],
    ['no host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['what nobody offers', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', 417],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused without details, with the https headers', async (_name, text, status) => {
    const [head = '', body = ''] = (await speak(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain('strict-transport-security: max-age=63072000; includesubdomains');
    expect(body).not.toContain('hello');
    expect(head.toLowerCase()).not.toMatch(/^(server|x-powered-by):/m);
  });
});

it.each(['/%', '/analyse/abcd1234%', '/api/public/prospects/%ff', '/admin/%ed%a0%80?x=1'])(
  'a malformed address is refused with a message: %s',
  async (path) => {
    const answer = await app.call<{ message: string; code: string }>('GET', path);
    expect([answer.status, answer.body.code, answer.headers.get('content-type')]).toEqual([
      400,
      'bad_request',
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.body.message).toMatch(/^Cette adresse est mal formée/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

describe('the Observatory score', () => {
  const best = {
    'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=15552000',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  const score = (changed: Record<string, string>, html = '') => {
    const given = Object.entries({ ...best, ...changed }).filter(([, value]) => value !== '');
    return observatoryScore({ headers: new Headers(given), html });
  };

  it.each<[string, Record<string, string>, number]>([
    ['the best', {}, 130],
    ['no headers at all', Object.fromEntries(Object.keys(best).map((name) => [name, ''])), 30],
    ['inline styles', { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" }, 120],
    ['inline scripts', { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" }, 80],
    ['a plain frame', { 'content-security-policy': "default-src 'none'; frame-src http://cal.example; frame-ancestors 'none'" }, 80],
    ['short memory of https', { 'strict-transport-security': 'max-age=3600' }, 120],
    ['a cookie that scripts read', { 'set-cookie': 'sess=1; Secure; SameSite=Lax' }, 60],
    ['a good cookie', { 'set-cookie': 'sess=1; Secure; HttpOnly; SameSite=Lax' }, 135],
    ['open to every origin', { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' }, 50],
  ])('%s', (_name, changed, expected) => {
    expect(score(changed)).toBe(expected);
  });

  it('counts scripts of other origins', () => {
    expect(score({}, '<script src="//cdn.example/x.js"></script>')).toBe(125);
  });
});
