import type { OpenAPIObject } from '@nestjs/swagger';
import { seedDemo } from '../src/cli/seed-demo.js';
import { openApiDocument } from '../src/common/http/openapi.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type JsonSchema, withoutReferences } from './support/json-schema.js';

/** Their rows are acts on many, whose own lists tell it. */
const ACTS = ['/api/admin/actions'];

interface List {
  path: string;
  item: JsonSchema;
  /** Of a row, where its prospect stands. */
  field?: string;
}

let app: TestApp;
let document: OpenAPIObject;
let examples: ReadonlySet<string>;
beforeAll(async () => {
  app = await startApp();
  document = withoutReferences(await openApiDocument(app.app));
  await seedDemo(app.app);
  examples = new Set((await app.database.query<{ id: string }[]>('SELECT id FROM prospects')).map(({ id }) => id));
});
afterAll(() => app.stop());

/** Each list of the API that staff sees, with the schema of its rows. */
const lists = (): List[] =>
  Object.entries(document.paths).flatMap(([path, { get }]) => {
    const operation = get as unknown as {
      parameters?: { name: string }[];
      responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
    };
    const schema = operation?.responses['200']?.content?.['application/json']?.schema;
    if (!operation?.parameters?.some(({ name }) => name === 'filter') || !schema?.items || ACTS.includes(path)) return [];
    // what waits for somebody has its prospect in it
    const prospect = schema.items.properties?.prospect;
    return [prospect?.properties ? { path, item: prospect, field: 'prospect' } : { path, item: schema.items }];
  });

/** The field that names a row's prospect; its own id where the rows are prospects. */
const prospectKey = ({ item: { properties = {} } }: List): string | undefined =>
  'prospect_id' in properties
    ? 'prospect_id'
    : 'site_url' in properties && 'nom' in properties && !('form' in properties)
      ? 'id'
      : undefined;

describe('example companies', () => {
  it('are marked in the API description of each list about prospects', () => {
    const ofProspects = lists().filter((list) => prospectKey(list) !== undefined);
    expect(ofProspects.length).toBeGreaterThanOrEqual(12);
    expect(ofProspects.filter(({ item }) => item.properties?.example?.type !== 'boolean').map(({ path }) => path)).toEqual([]);
    // a list that names people otherwise would not be looked at
    const other = lists().filter(
      (list) => prospectKey(list) === undefined && Object.keys(list.item.properties ?? {}).some((name) => /prospect|^token$/.test(name)),
    );
    expect(other.map(({ path }) => path)).toEqual([]);
  });

  it('are in lists only under the filter for examples, and marked there', async () => {
    const own = await aProspect(app.database);
    await app.database.query(
      `INSERT INTO reponses_quiz (prospect_id, token, question_id, reponse, score_partiel, timestamp) VALUES ($1, $2, '1', 'Oui', 5, now())`,
      [own.id, own.token],
    );
    const wrong: string[] = [];
    const rowsOf = async (list: List, filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      const { status, body, headers } = await app.call<Record<string, unknown>[]>('GET', `${list.path}?${query}`, { as: app.admin });
      expect([list.path, status]).toEqual([list.path, 200]);
      const total = Number(headers.get('content-range')?.split('/')[1]);
      const rows = body.map((whole) => (list.field ? (whole[list.field] as Record<string, unknown>) : whole));
      if (rows.length === 0 && total > 0) wrong.push(`${list.path}: ${total} without rows`);
      return rows;
    };
    let [made, real] = [0, 0];
    for (const list of lists()) {
      const key = prospectKey(list);
      if (key === undefined || list.path.includes('{')) continue;
      for (const example of [false, true])
        for (const row of await rowsOf(list, example ? { example } : {})) {
          if (row.example !== example || examples.has(String(row[key])) !== example)
            wrong.push(`${list.path} ${String(row[key])}: ${String(row.example)}`);
          if (example) made++;
          else real++;
        }
    }
    expect(wrong).toEqual([]);
    expect(made).toBeGreaterThan(60);
    expect(real).toBeGreaterThan(1);
  });

  it('have equal fields in a list and in their record, including the mark', async () => {
    const own = await aProspect(app.database);
    const compared: Record<string, number> = {};
    for (const list of lists()) {
      const key = prospectKey(list);
      const alone = `${list.path}/{id}`;
      if (key === undefined || !document.paths[alone]?.get) continue;
      const read = async (filter: object) =>
        (await app.call<Record<string, unknown>[]>('GET', `${list.path}?filter=${JSON.stringify(filter)}`, { as: app.admin })).body;
      const [made, real] = [await read({ example: true }), await read({})];
      const rows = [...made.slice(0, 4), ...real.filter((row) => row[key] === own.id).slice(0, 1)];
      for (const row of rows) {
        const record = (await app.call<Record<string, unknown>>('GET', `${list.path}/${row.id}`, { as: app.admin })).body;
        const shared = Object.fromEntries(Object.entries(row).filter(([name]) => name in record));
        expect([list.path, record]).toMatchObject([list.path, { ...shared, example: row.example }]);
        if (list.path === '/api/admin/prospects') expect({ ...record, figures: row.figures }).toEqual(row);
        compared[list.path] = (compared[list.path] ?? 0) + 1;
      }
    }
    const ofProspects = [
      'prospects',
      'ai-citations',
      'ai-recommendations',
      'keyword-analyses',
      'appointments',
      'referrals',
      'audit-requests',
    ];
    expect(Object.keys(compared)).toEqual(expect.arrayContaining(ofProspects.map((name) => `/api/admin/${name}`)));
  });

  it('are excluded from counters of lists', async () => {
    const [{ id: example }] = (await app.database.query(
      `SELECT id FROM prospects WHERE quiz_fait AND metadata @> '{"demo": true}' LIMIT 1`,
    )) as [{ id: string }];
    await app.database.query(
      `INSERT INTO seo_audit_requests (prospect_id, email, site_url) VALUES ($1, 'a@firme.example', 'https://firme.example/')`,
      [example],
    );
    const counters = async (path: string) => (await app.call(`GET`, path, { as: app.admin })).body;
    expect(await counters('/api/admin/audit-requests/counters')).toEqual({
      total: 0,
      pending: 0,
      in_progress: 0,
      completed: 0,
      cancelled: 0,
    });
    expect(await counters('/api/admin/referrals/counters')).toEqual({ pending: 0, contacted: 0, converted: 0 });
    const versions = (await counters('/api/admin/quiz-versions')) as unknown as { finished: number }[];
    expect(versions.map(({ finished }) => finished).filter((count) => count > 0)).toEqual([]);
  });
});
