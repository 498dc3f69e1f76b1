import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from '../src/common/http/openapi.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { aValue, type JsonSchema, withoutReferences } from './support/json-schema.js';

interface Operation {
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  parameters?: { name: string; in: string; schema: JsonSchema & { 'x-fields'?: Record<string, string>; enum?: string[] } }[];
}

let app: TestApp;
let document: OpenAPIObject;
let prospectId: string;
let token: string;
beforeAll(async () => {
  app = await startApp();
  document = withoutReferences(await openApiDocument(app.app));
  const most = { max: 1_000_000, windowMs: 60_000 };
  const { body } = await app.call<{ value: object }>('GET', '/api/admin/settings/rateLimits', { as: app.admin });
  const value = {
    ...Object.fromEntries(Object.keys(body.value).map((rule) => [rule, most])),
    unknownTokens: { ...most, alarm: 1_000_000 },
  };
  expect((await app.call('PUT', '/api/admin/settings/rateLimits', { as: app.admin, body: { value } })).status).toBe(200);
  for (const path of ['/api/admin/users', '/api/public/agency'])
    while (!(await app.call('GET', path, { as: app.admin })).headers.get('ratelimit-policy')?.includes('q=1000000')) await sleep(100);
  ({ id: prospectId, token } = await aProspect(app.database, { score: 71 }));
});
afterAll(() => app.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

interface Request {
  method: string;
  path: string;
  body?: string;
}

const readable = (path: string): string => {
  try {
    return decodeURIComponent(path).slice(0, 300);
  } catch {
    return path.slice(0, 300);
  }
};

/** What is answered with 500 and more, or refused without French words. */
async function wrongAnswers(requests: readonly Request[], atOnce = 16): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = requests.values();
  const caller = async () => {
    for (const { method, path, body } of waiting) {
      const answer = await app.call<{ message?: string }>(method, path, { as: app.admin, ...(body !== undefined && { body }) });
      const isInWords = answer.status < 400 || /^[A-ZÉÀ«].*[a-zé]/u.test(answer.body.message ?? '');
      if (answer.status >= 500 || !isInWords) wrong.push(`${method} ${readable(path)} ${body?.slice(0, 300) ?? ''}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return wrong;
}

const TEXTS = ["o'", '%\\', 'x'.repeat(5000)];
const NUMBERS = [-1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -1e300, 'NaN', null, [], [0.5], [1e300]];
const DATES = ['2026-11-12', '0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '-000001-01-01', 'now', 'infinity', null, []].concat([
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2026-11-12T10:00:00+23:59',
  '2026-11-12T23:59:60Z',
  `2026-11-12T10:00:00.${'1'.repeat(300)}Z`,
]);
const HOSTILE: Record<string, readonly unknown[]> = {
  text: TEXTS,
  integer: NUMBERS,
  bigint: NUMBERS,
  decimal: NUMBERS,
  date: DATES,
  boolean: [true, 'true', [true]],
  uuid: ['00000000-0000-0000-0000-000000000000', 'x', null, []],
  other: [true, 'x', 1e300, '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', { a: 1 }],
};
const SUFFIXES = ['', '_gte', '_lte', '_gt', '_lt', '_neq'];
const SEARCHES = [undefined, 'é%'];

const query = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

const IN_BODIES = [1e300, 2 ** 31, -1, 0.5, '0000-01-01T00:00:00Z', '0000-01-01', '9999-12-31T23:59:59-14:00', null];
const UNSTORABLE = ['a\u0000b', '\ud800', ['x\u0000'], { x: 'a\u0000b' }, { 'a\u0000b': 1 }];
const RANGES = [
  [0, 2 ** 53 - 1],
  [2 ** 53 - 1, 2 ** 53 - 1],
];
/** Refused where a query is read, whichever list it is of: all of them by the first list, each other list by one. */
const HOSTILE_QUERIES = [
  ...UNSTORABLE.flatMap((value) => [{ q: value }, { FIELD: value }].map((filter) => query({ filter }))),
  ...[
    [5, 1],
    [0, 1e300],
    [-1, 5],
    ['0', '9'],
  ].map((range) => query({ range })),
  ...['{"__proto__":{"q":"x"}}', '{"id":{"a":1}}', '[]', '"\\u0000"', '\u0000', '{"q":["x"]}', '1e999'].map(
    (filter) => `filter=${encodeURIComponent(filter)}&embed=%00`,
  ),
];

describe('hostile values', () => {
  it('in any list, search, sort and filter are refused with a message, never with 500', async () => {
    const requests: Request[] = [];
    const lists = operations().filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'filter'));
    expect(lists.length).toBeGreaterThan(25);
    for (const [place, { path, operation }] of lists.entries()) {
      const schemaOf = (name: string) => operation.parameters?.find((one) => one.name === name)?.schema;
      const sortable = (schemaOf('sort') as { 'x-sortable'?: string[] })['x-sortable'] ?? [];
      const fields = schemaOf('filter')?.['x-fields'] ?? {};
      expect([path, sortable.length > 0, Object.keys(fields).length > 0]).toEqual([path, true, true]);
      const address = path.replace('{id}', prospectId);
      const sorts = sortable.flatMap((field) => [
        [field, 'ASC'],
        [field, 'DESC'],
      ]);
      const searches = 'q' in fields ? SEARCHES : [undefined];
      const filters = Object.entries(fields).flatMap(([field, kind], position) =>
        (HOSTILE[kind] as readonly unknown[]).map((value, index) => {
          const suffix = kind === 'other' ? '' : SUFFIXES[(index + position) % SUFFIXES.length];
          return { [`${field}${suffix}`]: value };
        }),
      );
      const pairs = sorts.flatMap((sort) => searches.map((q) => ({ sort, q })));
      for (const { sort, q } of pairs)
        requests.push({ method: 'GET', path: `${address}?${query({ sort, filter: { q }, range: [0, 9] })}` });
      for (const [index, filter] of filters.entries()) {
        const { sort, q } = pairs[index % pairs.length] as (typeof pairs)[number];
        requests.push({ method: 'GET', path: `${address}?${query({ sort, filter: { q, ...filter }, range: [0, 9] })}` });
      }
      for (const range of RANGES) requests.push({ method: 'GET', path: `${address}?${query({ range })}` });
      const column = Object.keys(fields).at(-1) ?? '';
      const queries = place === 0 ? HOSTILE_QUERIES : [HOSTILE_QUERIES[place % HOSTILE_QUERIES.length] as string];
      for (const text of queries) requests.push({ method: 'GET', path: `${address}?${text.replace('FIELD', column)}` });
    }
    // exports beyond three at once are told to come back
    const isExport = ({ path }: Request) => path.includes('/export.csv');
    expect(await wrongAnswers(requests.filter(isExport), 2)).toEqual([]);
    expect(await wrongAnswers(requests.filter((request) => !isExport(request)))).toEqual([]);
  });

  it('in any path are refused with a message', async () => {
    const parts = ['%00', '%ff', '%ed%a0%80', '9007199254740993', '99999999999999999999', '0.5'];
    const paths = operations().filter(({ path, method }) => path.includes('{') && method !== 'DELETE' && !path.includes('/events'));
    const requests = paths.flatMap(({ method, path }) => {
      const names = path.match(/\{\w+\}/g) ?? [];
      return names.flatMap((name) =>
        parts.map((part) => ({
          method,
          path: path
            .replace(name, part)
            .replaceAll('{id}', prospectId)
            .replaceAll('{token}', token)
            .replaceAll(/\{\w+\}/g, '1'),
          ...(method !== 'GET' && { body: '{}' }),
        })),
      );
    });
    for (const page of ['analyse', 'quiz', 'monscore', 'score', 'site', 't', 'desinscription'])
      for (const part of ['%00', 'a%00b', '%c0%80']) requests.push({ method: 'GET', path: `/api/../${page}/${part}` });
    const wrong = (await wrongAnswers(requests)).filter((line) => /: 5\d\d$/.test(line));
    expect(wrong).toEqual([]);
  });

  it('in any body are refused with a message, at any depth', async () => {
    const requests: Request[] = [];
    const refused: string[] = [];
    const { body: quiz } = await app.call<{ questions: { id: number; options: string[] }[] }>('GET', `/api/public/quiz/${token}`);
    const [question] = quiz.questions;
    // fields with rules of their own, which the description of the API does not tell
    const own: Record<string, object> = {
      '/api/public/client-errors': { id: '0A1B-2C3D', message: 'texte', page: '/' },
      '/api/public/quiz/{token}/answers/{questionId}': { answer: question?.options[0] },
      '/api/public/prospects/{token}/listing': { isOurs: false, url: 'https://maps.app.goo.gl/abc' },
    };
    const excluded = /\/api\/auth\/|danger|\/users|rateLimits|settings|self-tests|tools\//;
    for (const { method, path, operation } of operations()) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (!schema || (excluded.test(path) && !path.includes('/public/'))) continue;
      const address = path.replaceAll('{id}', prospectId).replaceAll('{token}', token).replaceAll('{questionId}', String(question?.id));
      const whole = own[path] ?? aValue(schema);
      const { status, body: answer } = await app.call(method, address, { as: app.admin, body: whole });
      // the site and the listing of this prospect are known, which is found after the fields were checked
      const isExpected = status === 404 || answer?.code === 'site_known' || answer?.code === 'listing_known';
      if (path.includes('/public/') && status >= 400 && !isExpected) refused.push(`${path}: ${JSON.stringify(answer)}`);
      requests.push({ method, path: address, body: JSON.stringify(whole) });
      const fields = Object.keys((whole ?? {}) as object);
      const ask = (name: string, value: unknown) =>
        requests.push({ method, path: address, body: JSON.stringify({ ...(whole as object), [name]: value }) });
      for (const name of fields) for (const value of IN_BODIES) ask(name, value);
      // refused before it is known what for
      const last = fields.at(-1);
      if (last)
        for (const value of requests.length < 100 ? UNSTORABLE : [UNSTORABLE[requests.length % UNSTORABLE.length]]) ask(last, value);
      // deeper than the stack
      requests.push({ method, path: address, body: '['.repeat(30_000) + ']'.repeat(30_000) });
    }
    // what is refused anyway says nothing of its fields
    expect(refused).toEqual([]);
    expect(await wrongAnswers(requests)).toEqual([]);
  });

  it('in a file and its name cause no server error', async () => {
    for (const [name, content] of [
      ['liste.csv', 'email,prenom,nom\na@exemple.ch,An\u0000ne,B\u0000\n'],
      ['li\u0000ste.csv', 'email,prenom,nom\na@exemple.ch,Anne,B\n'],
    ] as const) {
      const body = new FormData();
      body.append('file', new Blob([content]), name);
      const headers = { authorization: `Bearer ${app.admin.token}` };
      const { status } = await fetch(`${app.url}/api/admin/imports`, { method: 'POST', body, headers });
      expect([name, status < 500]).toEqual([name, true]);
    }
  });

  it('are refused in the webhook too, and not stored', async () => {
    const { body: setup } = await app.call<{ url: string }>('GET', '/api/admin/email-webhook', { as: app.admin });
    const path = new URL(setup.url).pathname;
    for (const body of ['{"a":"\\u0000"}', '{"event":{"x":["\\ud800"]}}', '{"\\u0000":1}']) {
      const answer = await app.call<{ message: string }>('POST', path, { body });
      expect([answer.status, answer.body.message]).toEqual([422, expect.stringMatching(/^Le texte contient/)]);
    }
    expect(await app.database.query('SELECT 1 FROM emelia_events')).toEqual([]);
  });
});
