import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { makeApiToken } from './support/api-tokens.js';
import { startApp, type TestApp } from './support/app.js';

interface Line {
  request: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  account?: string;
}

const SECRET = 'geheim77';
const pathsOf = (document: string) =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../docs', document), 'utf8')) as {
      paths: Record<string, Record<string, unknown>>;
    }
  ).paths;
const routes = Object.entries({ ...pathsOf('openapi.json'), ...pathsOf('api-v1.json') }).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
);
const lines: Line[] = [];
const keep = (line: unknown, ...more: unknown[]) => {
  if (more.at(-1) === 'Request') lines.push(line as Line);
};
let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  Logger.overrideLogger({ log: keep, error: keep, warn: () => undefined, debug: () => undefined, verbose: () => undefined, fatal: keep });
});
afterAll(async () => {
  await app?.stop();
});
const lineOf = async (path: string, method = 'GET') => {
  lines.length = 0;
  const { status } = await app.call(method, path);
  for (let looks = 0; lines.length === 0 && looks < 3000; looks++) await new Promise((done) => setTimeout(done, 10));
  return { status, line: lines[0] };
};

it('the log has a line for every response of every route, by its pattern, without parameters', async () => {
  const reported: string[] = [];
  for (const { path, method } of routes.filter(({ path }) => !/^\/(health|metrics)/.test(path))) {
    const { status, line } = await lineOf(`${path.replace(/\{\w+\}/g, SECRET)}?q=${SECRET}`, method);
    expect({ path, method, status: line?.status }).toEqual({ path, method, status });
    expect(JSON.stringify(line)).not.toContain(SECRET);
    reported.push(line?.route ?? '');
  }
  expect(reported.filter((route) => route.includes(':')).length).toBeGreaterThan(50);
});

it.each(['/', `/analyse/${SECRET}`, `/t/${SECRET}`, `/${SECRET}`, `/mon-espace/prospects/${SECRET}`, `/nothing/${SECRET}/at/all`])(
  'the log contains a page without its secret: %s',
  async (path) => {
    const { status, line } = await lineOf(path);
    expect(line).toMatchObject({ method: 'GET', status, route: expect.any(String), ms: expect.any(Number) });
    expect(JSON.stringify(line)).not.toContain(SECRET);
  },
);

it('the log contains the id of the account only, also for refused requests', async () => {
  const { id } = (await app.call<{ id: string }>('GET', '/api/auth/me', { as: app.admin })).body;
  const made = await app.call<{ id: string; email: string; password: string }>('POST', '/api/admin/users', {
    as: app.admin,
    body: { email: 'nur@example.ch', name: 'Nur Leserin', role: 'viewer' },
  });
  const viewer = await app.signIn('nur@example.ch', made.body.password);
  const loggedOf = async (as: typeof viewer) => {
    lines.length = 0;
    const { status } = await app.call('GET', '/api/admin/users', { as });
    for (let looks = 0; lines.length === 0 && looks < 3000; looks++) await new Promise((done) => setTimeout(done, 10));
    return { status, line: lines[0] };
  };
  expect(await loggedOf(viewer)).toMatchObject({ status: 403, line: { status: 403, account: made.body.id } });
  const own = await loggedOf(app.admin);
  expect(own.line?.account).toBe(id);
  expect(JSON.stringify([own, lines])).not.toContain('@');
  expect((await lineOf('/')).line).not.toHaveProperty('account');
});

it('the log contains the id of an API token, and never the token', async () => {
  const token = await makeApiToken(app);
  for (const [path, body] of [
    [`/api/v1/prospects?access_token=${token.token}`, undefined],
    ['/mcp', { jsonrpc: '2.0', id: 1, method: token.token }],
  ] as const) {
    lines.length = 0;
    await app.call(body ? 'POST' : 'GET', path, { as: token, body });
    for (let looks = 0; lines.length === 0 && looks < 3000; looks++) await new Promise((done) => setTimeout(done, 10));
    expect(lines[0]).toMatchObject({ token: token.id, account: expect.any(String) });
    expect(JSON.stringify(lines)).not.toContain(token.token.slice(3));
  }
});
