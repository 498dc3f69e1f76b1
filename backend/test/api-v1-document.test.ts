import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { withMadeClient } from './support/api-client.js';
import { makeApiToken } from './support/api-tokens.js';
import { type Account, startApp, type TestApp } from './support/app.js';

interface Media {
  schema: object;
  example?: unknown;
}
interface Operation {
  summary?: string;
  description?: string;
  security?: object[];
  'x-scopes'?: string[];
  parameters?: { name: string; required?: boolean; schema: { example?: unknown }; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}

let app: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  app = await startApp();
  document = (await app.call<OpenAPIObject>('GET', '/api/v1/openapi.json')).body;
});
afterAll(() => app.stop());

const operations = (): [name: string, operation: Operation][] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
const bodiesOf = ({ requestBody, responses }: Operation): [where: string, type: string, media: Media][] =>
  Object.entries({ request: requestBody ?? {}, ...responses }).flatMap(([where, body]) =>
    Object.entries('content' in body ? (body.content ?? {}) : {}).map(([type, media]): [string, string, Media] => [where, type, media]),
  );

it('is public, and the same as docs/api-v1.json', () => {
  const stored = readFileSync(join(import.meta.dirname, '../../docs/api-v1.json'), 'utf8');
  expect(JSON.parse(stored)).toEqual(document);
});

it('describes every operation: summary, description, security, scopes and refusals', () => {
  expect(operations().length).toBeGreaterThan(15);
  const poor = operations().filter(
    ([, { summary = '', description = '', security = [], 'x-scopes': scopes = [], responses }]) =>
      summary.length < 5 ||
      description.length < 20 ||
      JSON.stringify(security) !== '[{"token":[]}]' ||
      scopes.length === 0 ||
      ['400', '401', '403', '429'].some((status) => !responses[status]?.content?.['application/problem+json']),
  );
  expect(poor.map(([name]) => name)).toEqual([]);
  const unnamed = operations().filter(([name, { responses }]) => /\{id\}/.test(name) && !responses['404']);
  expect(unnamed.map(([name]) => name)).toEqual([]);
});

it('has an example for every body and every parameter', () => {
  const without = operations().flatMap(([name, operation]) => [
    ...bodiesOf(operation).flatMap(([where, type, { example }]) => (example === undefined ? [`${name}: ${where} ${type}`] : [])),
    ...(operation.parameters ?? []).flatMap(({ name: of, schema, example }) =>
      (schema.example ?? example) === undefined ? [`${name}: ${of}`] : [],
    ),
  ]);
  expect(without).toEqual([]);
});

/** JSON Schema for a schema of OpenAPI 3.0, whose `nullable` stands beside any keyword. */
const jsonSchema = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('nullable' in value) || value.nullable !== true) return value;
    const { nullable: _, ...rest } = value;
    return { anyOf: [rest, { type: 'null' }] };
  }) as object;

it('has only examples that its schemas accept', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...jsonSchema(document), $id: 'api' });
  const wrong = operations()
    .flatMap(([name, operation]) => [
      ...bodiesOf(operation).map(([where, , { schema, example }]): [string, object, unknown] => [`${name}: ${where}`, schema, example]),
      ...(operation.parameters ?? []).map(({ name: of, schema, example }): [string, object, unknown] => [
        `${name}: ${of}`,
        schema,
        schema.example ?? example,
      ]),
    ])
    .flatMap(([where, schema, example]) => {
      return ajv.validate(jsonSchema(schema), example) ? [] : [`${where}: ${ajv.errorsText()}`];
    });
  expect(wrong).toEqual([]);
});

it('leaves what has an own document out of that of the back-office', async () => {
  const { body } = await app.call<OpenAPIObject>('GET', '/api/docs/openapi.json', { headers: { cookie: app.admin.cookies.join('; ') } });
  expect(Object.keys(body.paths).filter((path) => path.startsWith('/api/v1'))).toEqual([]);
});

it('can be tried out by whoever has a session, under a strict policy, unseen by search engines', async () => {
  const cookie = app.admin.cookies.join('; ');
  const { status, headers, body } = await app.call<string>('GET', '/api/v1/docs', { headers: { cookie } });
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https:/);
  const scripts = [...String(body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(scripts).toHaveLength(3);
  for (const address of scripts) expect((await app.call('GET', address, { headers: { cookie } })).status).toBe(200);
  expect((await app.call('GET', '/api/v1/docs')).status).toBe(401);
});

const PROGRAM = `
import { createClient } from './client';
import { apiProspectsCreate, apiProspectsGet, apiProspectsList, apiProspectsRemove, apiProspectsUpdate, apiResultsEstimate, type ApiProspect } from './index';

/** Creates, lists, updates, prices and deletes; returns what it has seen. */
export async function round(baseUrl: string, token: string): Promise<string[]> {
  const client = createClient({ baseUrl, headers: { authorization: 'Bearer ' + token } });
  const body = { prenom: 'Anne', nom: 'Rochat', email: 'anne.rochat@example.ch', site_url: 'https://example.ch', externalId: 'client-1' };
  const { data: made } = await apiProspectsCreate({ client, body, headers: { 'Idempotency-Key': 'client-1' }, throwOnError: true });
  const path = { id: made.id };
  const { data: page } = await apiProspectsList({ client, query: { limit: 10, filter: '{"externalId":"client-1"}' }, throwOnError: true });
  const listed: ApiProspect[] = page.data;
  const { data: changed } = await apiProspectsUpdate({ client, path, body: { status: 'qualified' }, throwOnError: true });
  const { data: price } = await apiResultsEstimate({ client, path, throwOnError: true });
  await apiProspectsRemove({ client, path, throwOnError: true });
  const { error } = await apiProspectsGet({ client, path });
  return [made.externalId ?? '', String(listed.length), changed.status, price.currency, error?.code ?? ''];
}
`;

it('makes a client that compiles, and does a whole round', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-client-'));
  const account: Account = await makeApiToken(app);
  try {
    const { round } = await withMadeClient<{ round: (url: string, token: string) => Promise<string[]> }>(folder, PROGRAM, 'api-v1.json');
    expect(await round(app.url, account.token)).toEqual(['client-1', '1', 'qualified', 'USD', 'not_found']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
