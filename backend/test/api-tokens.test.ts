import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument, publicApiDocument } from '../src/common/http/openapi.js';
import type { ApiTokenRecord } from '../src/modules/api-tokens/api-token.contract.js';
import { API_SCOPES, type ApiScope } from '../src/rules/api-scopes.rules.js';
import { makeApiToken, storeApiToken } from './support/api-tokens.js';
import { startApp, type TestApp } from './support/app.js';

let app: TestApp;
let publicApi: OpenAPIObject;
beforeAll(async () => {
  app = await startApp();
  publicApi = await publicApiDocument(app.app);
});
afterAll(() => app.stop());

interface Operation {
  name: string;
  method: string;
  path: string;
  scopes: ApiScope[];
}

const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-scopes'?: ApiScope[] }>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replaceAll('{id}', '00000000-0000-4000-8000-000000000000').replaceAll(/\{\w+\}/g, 'x'),
      scopes: operation['x-scopes'] ?? [],
    })),
  );
const statusOf = async (token: string, { method, path }: Pick<Operation, 'method' | 'path'>) =>
  (await app.call(method, path, { as: { token, cookies: [] }, ...(method !== 'GET' && { body: { nonsense: true } }) })).status;
const LIST = { method: 'GET', path: '/api/v1/prospects' };

describe('the administration of tokens', () => {
  it('shows a token once and stores its hash alone', async () => {
    const { body } = await app.call<ApiTokenRecord & { token: string }>('POST', '/api/admin/api-tokens', {
      as: app.admin,
      body: { name: 'n8n', scopes: ['prospects:read', 'prospects:read'], expiresAt: '2099-01-01T00:00:00Z' },
    });
    expect(body.token).toMatch(/^si_[\w-]{43}$/);
    expect(body).toMatchObject({
      name: 'n8n',
      scopes: ['prospects:read'],
      state: 'active',
      start: body.token.slice(0, 7),
      last_used_at: null,
    });
    const secret = body.token.slice(7);
    const stored = await app.database.query('SELECT row_to_json(t)::text AS row FROM api_tokens t');
    const audited = await app.database.query('SELECT row_to_json(a)::text AS row FROM audit_log a');
    const listed = await app.call('GET', '/api/admin/api-tokens', { as: app.admin });
    expect(JSON.stringify([stored, audited, listed.body])).not.toContain(secret);
    expect(await app.database.query(`SELECT action FROM audit_log WHERE resource = 'api-tokens' AND resource_id = $1`, [body.id])).toEqual([
      { action: 'create' },
    ]);
  });

  it.each([
    ['no scope', { name: 'n8n', scopes: [] }, 'scopes'],
    ['a scope that does not exist', { name: 'n8n', scopes: ['users:write'] }, 'scopes.0'],
    ['no name', { name: ' ', scopes: ['prospects:read'] }, 'name'],
    ['a date in the past', { name: 'n8n', scopes: ['prospects:read'], expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ])('refuses a token with %s', async (_kind, body, field) => {
    const refused = await app.call<{ errors: object }>('POST', '/api/admin/api-tokens', { as: app.admin, body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });

  it('revokes a token at once, and says so in the list and in the audit log', async () => {
    const token = await makeApiToken(app);
    expect(await statusOf(token.token, LIST)).toBe(200);
    const { body } = await app.call<ApiTokenRecord>('DELETE', `/api/admin/api-tokens/${token.id}`, { as: app.admin });
    expect(body).toMatchObject({ state: 'revoked', last_used_at: expect.any(String) });
    expect(await statusOf(token.token, LIST)).toBe(401);
    const [last] = await app.database.query('SELECT action, resource_id FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(last).toEqual({ action: 'revoke', resource_id: token.id });
  });

  it('names the token in the audit log of what was done with it', async () => {
    const token = await makeApiToken(app);
    await app.call('POST', '/api/v1/prospects', { as: token, body: { prenom: 'Anne', nom: 'Rochat', email: 'anne@example.ch' } });
    const [last] = await app.database.query('SELECT action, resource, api_token, user_email FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(last).toEqual({ action: 'create', resource: 'prospects', api_token: 'Essai', user_email: 'admin@example.ch' });
  });
});

describe('a token', () => {
  it('opens exactly the operations that its scope and the role of its account allow', async () => {
    const isOfRole = (role: string, { name }: Operation) =>
      role !== 'viewer' || (name.startsWith('GET ') && !/\/(campaigns|webhooks)/.test(name));
    const operations = operationsOf(publicApi);
    expect(operations.length).toBeGreaterThan(15);
    expect(operations.filter(({ scopes }) => scopes.length === 0)).toEqual([]);
    const wrong: string[] = [];
    for (const role of ['admin', 'staff', 'viewer'] as const)
      for (const scope of API_SCOPES) {
        const { token } = await storeApiToken(app, { role, scopes: [scope] });
        for (const operation of operations) {
          const status = await statusOf(token, operation);
          const mayEnter = operation.scopes.includes(scope) && isOfRole(role, operation);
          if (status === 401 || status >= 500 || (status === 403) === mayEnter)
            wrong.push(`${operation.name}: ${role} with ${scope} gets ${status}`);
        }
      }
    expect(wrong).toEqual([]);
  });

  it('opens no other route, whatever its scopes', async () => {
    const { token } = await storeApiToken(app);
    const opened: string[] = [];
    for (const operation of operationsOf(await openApiDocument(app.app)).filter(({ path }) => !path.startsWith('/api/public/')))
      if (
        /^\/api\/(admin|auth\/(?!login|refresh|logout|methods|oidc|passkeys\/sign-in))/.test(operation.path) &&
        (await statusOf(token, operation)) !== 401
      )
        opened.push(operation.name);
    for (const path of ['/api/docs', '/api/v1/docs']) if ((await statusOf(token, { method: 'GET', path })) !== 401) opened.push(path);
    expect(opened).toEqual([]);
  });

  it.each([
    ['expired', { expiresAt: new Date(Date.now() - 1000) }],
    ['revoked', { revokedAt: new Date() }],
    ['of a disabled account', { isDisabled: true }],
  ])('that is %s opens nothing', async (_kind, stored) => {
    const { token } = await storeApiToken(app, stored);
    for (const operation of operationsOf(publicApi))
      expect([operation.name, await statusOf(token, operation)]).toEqual([operation.name, 401]);
  });

  it('is read from the Authorization header alone, letter by letter', async () => {
    const { token } = await storeApiToken(app);
    const headers: [string, Record<string, string>, number][] = [
      ['as it is', { authorization: `Bearer ${token}` }, 200],
      ['with the scheme in other case', { authorization: `bEARER ${token}` }, 200],
      ['in capitals', { authorization: `Bearer ${token.toUpperCase()}` }, 401],
      ['with another prefix', { authorization: `Bearer SI_${token.slice(3)}` }, 401],
      ['shortened', { authorization: `Bearer ${token.slice(0, -1)}` }, 401],
      ['extended', { authorization: `Bearer ${token}a` }, 401],
      ['twice', { authorization: `Bearer ${token}, Bearer ${token}` }, 401],
      ['without a scheme', { authorization: token }, 401],
      ['as basic credentials', { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }, 401],
      ['in another header', { 'x-api-key': token }, 401],
      ['as the cookie of a session', { cookie: `refresh=${token}` }, 401],
    ];
    for (const [kind, given, expected] of headers)
      expect([kind, (await app.call('GET', LIST.path, { headers: given })).status]).toEqual([kind, expected]);
    for (const name of ['access_token', 'token', 'api_key', 'authorization'])
      expect((await app.call('GET', `${LIST.path}?${name}=${token}`)).status).toBe(401);
  });

  it('is needed where a session would do elsewhere; the refusal says how to authenticate', async () => {
    const { status, headers, body } = await app.call('GET', LIST.path, { as: app.admin });
    expect([status, headers.get('www-authenticate'), body.code]).toEqual([401, 'Bearer realm="SmartIndex API"', 'unauthenticated']);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });
});
