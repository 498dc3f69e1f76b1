import { JwtService } from '@nestjs/jwt';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from '../src/common/http/openapi.js';
import { mayDo, type Role } from '../src/rules/access.rules.js';
import { startApp, type TestApp } from './support/app.js';

/** Everything that is open to the world. A route that is not here needs a signed-in account. */
const PUBLIC = [
  'POST /api/auth/login',
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
  'GET /api/auth/methods',
  'POST /api/auth/oidc',
  'POST /api/auth/passkeys/sign-in/options',
  'POST /api/auth/passkeys/sign-in',
  'GET /health/live',
  'GET /health/ready',
  'GET /api/public/prospects/{token}',
  'GET /api/public/prospects/{token}/score',
  'GET /api/public/prospects/{token}/seen/{run}/{picture}',
  'GET /api/public/prospects/{token}/status-line',
  'GET /api/public/prospects/{token}/progress',
  'GET /api/public/prospects/{token}/since',
  'PUT /api/public/prospects/{token}/progress/{step}',
  'POST /api/public/prospects/{token}/progress/{step}/measurement',
  'POST /api/public/prospects/{token}/events',
  'GET /api/public/prospects/{token}/logo',
  'GET /api/public/prospects/{token}/reviews/status',
  'GET /api/public/prospects/{token}/reviews/{place}/photo',
  'POST /api/public/prospects/{token}/reviews/refresh',
  'POST /api/public/prospects/{token}/recommendations/retry',
  'GET /api/public/quiz/{token}',
  'GET /api/public/quiz/{token}/hints',
  'PUT /api/public/quiz/{token}/answers/{questionId}',
  'POST /api/public/quiz/{token}/complete',
  'GET /api/public/booking/slots',
  'GET /api/public/booking/calendar.ics',
  'POST /api/public/appointments',
  'POST /api/public/booking/links',
  'GET /api/public/booking/links/{secret}',
  'POST /api/public/booking/links/{secret}/cancel',
  'POST /api/public/booking/links/{secret}/move',
  'GET /api/public/messages',
  'POST /api/public/client-errors',
  'GET /api/public/page-report',
  'POST /api/public/page-report/refresh',
  'POST /api/public/trials',
  'POST /api/public/trials/link',
  'GET /api/public/trials/{token}/progress',
  'POST /api/public/verifications',
  'GET /api/public/agency',
  'GET /api/public/referrals/{token}',
  'POST /api/public/referrals',
  'POST /api/public/audit-requests',
  'GET /api/public/audit-documents/{secret}',
  'GET /api/public/prospects/{token}/audit-request',
  'POST /api/public/prospects/{token}/site',
  'POST /api/public/prospects/{token}/listing',
  'POST /api/public/contact',
  'POST /api/public/webhooks/emelia/{secret}',
  'GET /api/public/unsubscribe/{secret}',
  'POST /api/public/unsubscribe/{secret}',
];

/** What single routes ask for beyond their resource (`access.rules.ts`). */
const ADMIN_ONLY = /^POST \/api\/admin\/(vendors\/\{vendor\}\/reset-circuit|mail\/(test|resume)|suppressions\/\{id\}\/lift)/;
const NOT_FOR_VIEWERS = / \/api\/admin\/prospects\/\{id\}\/(keyword-debug|export|mail)$/;
/** They answer 401 themselves; the passkeys of the own account are closed. */
const SIGNING_IN = /^POST \/api\/auth\/(?!passkeys(\/options)?$)/;
const EVERYBODYS_OWN = [/ \/api\/auth\//, / \/api\/admin\/saved-views/];

const mayUse = (role: Role, name: string): boolean => {
  if (role === 'admin' || EVERYBODYS_OWN.some((pattern) => pattern.test(name))) return true;
  if (ADMIN_ONLY.test(name) || (role === 'viewer' && NOT_FOR_VIEWERS.test(name))) return false;
  const resource = / \/api\/admin\/([\w-]+)/.exec(name)?.[1] ?? '';
  return mayDo(role, name.startsWith('GET ') ? 'list' : 'edit', resource);
};

/** What nobody else changes, what is never read back, and what is kept beside what was there: nothing is replaced unseen. */
const NEVER_REPLACED = [
  / \/api\/auth\//,
  / \/api\/admin\/signatories\/own/,
  / \/api\/admin\/saved-views\//,
  / \/api\/admin\/(api-keys|mail-account|mailbox|agency\/logo)/,
  / \/api\/admin\/imports\/\{id\}\/columns/,
  / \/api\/admin\/(prospects\/\{id\}\/figures|ai-citations)\//,
];
/** How a change says what its author has read. */
const WHAT_WAS_READ = ['read', 'base', 'version', 'seen'];

let app: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  app = await startApp();
  document = await openApiDocument(app.app);
});
afterAll(() => app.stop());

const routes = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(
      item as Record<
        string,
        {
          requestBody?: { content?: object };
          responses: Record<string, { content?: object }>;
          parameters?: { in: string; name: string; schema?: object }[];
        }
      >,
    ).map(([method, route]) => ({ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, route })),
  );

describe('every route', () => {
  it('is closed unless listed as public', async () => {
    const open = [];
    for (const { name, method, path } of routes()) {
      const concrete = path.replaceAll('{id}', '00000000-0000-4000-8000-000000000000').replaceAll(/\{\w+\}/g, 'x');
      const { status } = await app.call(method, concrete, method === 'GET' ? {} : { body: {} });
      if (status !== 401 || SIGNING_IN.test(name)) open.push(name);
    }
    expect(open.sort()).toEqual([...PUBLIC].sort());
  });

  it('that changes shared records accepts the read values, so that no change is overwritten unseen', () => {
    const schemas = (document.components?.schemas ?? {}) as Record<string, { properties?: object; allOf?: { properties?: object }[] }>;
    const fieldsOf = (route: object) => {
      const name = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify((route as { requestBody?: object }).requestBody ?? {}))?.[1] ?? '';
      return Object.keys(schemas[name]?.properties ?? {});
    };
    const blind = routes()
      .filter(({ method, name }) => method === 'PUT' && !PUBLIC.includes(name) && !NEVER_REPLACED.some((known) => known.test(name)))
      .filter(({ route }) => !fieldsOf(route).some((field) => WHAT_WAS_READ.includes(field)))
      .map(({ name }) => name);
    // each corrected cell is independent; a message has one flag
    expect(blind).toEqual(['PUT /api/admin/imports/{id}/cells', 'PUT /api/admin/contact-messages/{id}']);
  });

  it('allows each role what the matrix says, and nobody with a bad token', async () => {
    const jwt = app.app.get(JwtService);
    const account = async (role: Role, disabled = false) => {
      const [user] = await app.database.query<{ id: string }[]>(
        `INSERT INTO users (email, password_hash, role, disabled_at) VALUES ($1, '-', $2, $3) RETURNING id`,
        [`${role}-${disabled}@example.ch`, role, disabled ? new Date() : null],
      );
      const [session] = await app.database.query<{ id: string }[]>(
        `INSERT INTO sessions (user_id, secret_hash, expires_at) VALUES ($1, $2, now() + interval '1 day') RETURNING id`,
        [user?.id, user?.id],
      );
      return { sub: user?.id, sid: session?.id };
    };
    const [viewer, staff, admin] = [await account('viewer'), await account('staff'), await account('admin')];
    const unsigned = [
      { alg: 'none', typ: 'JWT' },
      { ...admin, exp: 4e9 },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const refused = {
      disabled: jwt.sign(await account('admin', true)),
      expired: jwt.sign(admin, { expiresIn: -10 }),
      forged: jwt.sign(admin, { secret: 'another-secret-of-32-characters-length' }),
      unsigned: `${unsigned.join('.')}.`,
      'without a session': jwt.sign({ sub: admin.sub }),
    };
    const roles: Record<Role, string> = { viewer: jwt.sign(viewer), staff: jwt.sign(staff), admin: jwt.sign(admin) };
    const wrong: string[] = [];
    for (const { name, method, path } of routes().filter(({ name }) => !PUBLIC.includes(name))) {
      const concrete = path.replaceAll('{id}', '00000000-0000-4000-8000-000000000000').replaceAll(/\{\w+\}/g, 'x');
      const statusFor = async (token: string) =>
        (await app.call(method, concrete, { as: { token, cookies: [] }, ...(method !== 'GET' && { body: {} }) })).status;
      for (const [kind, token] of Object.entries(refused)) if ((await statusFor(token)) !== 401) wrong.push(`${name}: ${kind} is let in`);
      for (const [role, token] of Object.entries(roles) as [Role, string][]) {
        const status = await statusFor(token);
        if (status === 401 || (status === 403) === mayUse(role, name) || status >= 500) wrong.push(`${name}: ${role} gets ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('declares its response and validates its input', () => {
    const undeclared = routes().filter(
      ({ route }) => !Object.entries(route.responses).some(([status, { content }]) => status === '204' || content),
    );
    expect(undeclared.map(({ name }) => name)).toEqual([]);
    const unchecked = routes().filter(({ route }) =>
      (route.parameters ?? []).some(({ schema }) => !schema || Object.keys(schema).length === 0),
    );
    expect(unchecked.map(({ name }) => name)).toEqual([]);
    const named = ({ path, route: { parameters = [] } }: ReturnType<typeof routes>[number]) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      return [inPath, declared.sort()];
    };
    for (const route of routes()) expect([route.name, named(route)[1]]).toEqual([route.name, named(route)[0]]);
    const untyped = routes().filter(({ route }) => route.requestBody && JSON.stringify(route.requestBody.content ?? {}) === '{}');
    expect(untyped.map(({ name }) => name)).toEqual([]);
  });

  it('treats an empty body as none, with any header', async () => {
    const refused = [];
    for (const { name, method, path } of routes().filter(({ method }) => method !== 'GET')) {
      const concrete = path.replaceAll('{id}', '00000000-0000-4000-8000-000000000000').replaceAll(/\{\w+\}/g, 'x');
      const plain = await app.call(method, concrete);
      const named = await app.call(method, concrete, { headers: { 'content-type': 'application/json' } });
      if (named.status !== plain.status || named.status >= 500) refused.push([name, plain.status, named.status]);
    }
    expect(refused).toEqual([]);
  });

  it('returns a problem for an unknown API address', async () => {
    const { status, headers } = await app.call('GET', '/api/nothing', { as: app.admin });
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});
