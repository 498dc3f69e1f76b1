import { randomUUID } from 'node:crypto';
import type { ApiList } from '../src/modules/api-v1/api-list.contract.js';
import type { ApiProspect } from '../src/modules/api-v1/api-prospect.contract.js';
import type { ApiWebhookMade } from '../src/modules/api-v1/api-records.contract.js';
import type { ApiScan, ApiScanStarted } from '../src/modules/api-v1/api-scan.contract.js';
import type { CursorPage } from '../src/modules/api-v1/cursor-pages.queries.js';
import type { SavedViewRecord } from '../src/modules/saved-views/saved-view.contract.js';
import { makeApiToken, storeApiToken } from './support/api-tokens.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect, prospectsWith } from './support/build.js';

let app: TestApp;
let as: Account;
beforeAll(async () => {
  app = await startApp();
  as = await makeApiToken(app);
});
afterAll(() => app.stop());

const person = (more: object = {}) => ({ prenom: 'Anne', nom: 'Rochat', email: `${randomUUID()}@example.ch`, ...more });
const create = (body: object, key?: string) =>
  app.call<ApiProspect>('POST', '/api/v1/prospects', { as, body, ...(key && { headers: { 'idempotency-key': key } }) });
const page = (query: string) => app.call<CursorPage<ApiProspect>>('GET', `/api/v1/prospects?${query}`, { as });

describe('prospects', () => {
  it('are created, read, updated and deleted', async () => {
    const made = await create(person({ site_url: 'example.ch', externalId: 'crm-1' }));
    expect(made).toMatchObject({
      status: 201,
      body: { externalId: 'crm-1', site_url: 'https://example.ch/', source: 'api', status: 'new' },
    });
    expect(made.body.link).toContain(made.body.token);
    const path = `/api/v1/prospects/${made.body.id}`;
    expect((await app.call('GET', path, { as })).body).toEqual(made.body);
    const changed = await app.call('PATCH', path, { as, body: { status: 'contacted', externalId: 'crm-2' } });
    expect(changed).toMatchObject({ status: 200, body: { status: 'contacted', externalId: 'crm-2', nom: 'Rochat' } });
    expect((await page('filter={"externalId":"crm-2"}')).body.data.map(({ id }) => id)).toEqual([made.body.id]);
    expect((await app.call('DELETE', path, { as })).status).toBe(204);
    expect((await app.call('GET', path, { as })).body).toMatchObject({ status: 404, code: 'not_found', type: '/problems/not_found' });
  });

  it('are refused with the fault of each field', async () => {
    const { status, body, headers } = await app.call('POST', '/api/v1/prospects', {
      as,
      body: { nom: 'Rochat', email: 'nobody', emial: 'x' },
    });
    expect([status, headers.get('content-type')]).toEqual([422, 'application/problem+json; charset=utf-8']);
    expect(Object.keys(body.errors as object)).toEqual(expect.arrayContaining(['prenom', 'email']));
    expect((await page('filter={"nonsense":1}')).status).toBe(400);
    expect((await page('limit=1000')).status).toBe(400);
  });

  it('have one external id each, however many programs write at once', async () => {
    const put = () =>
      app.call<ApiProspect>('PUT', '/api/v1/prospects/by-external-id/crm%2F7', { as, body: person({ business_name: 'Rochat SA' }) });
    const answers = await Promise.all(Array.from({ length: 10 }, put));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const taken = await create(person({ externalId: 'crm/7' }));
    expect(taken).toMatchObject({ status: 409, body: { code: 'external_id_taken', errors: { externalId: expect.any(String) } } });
  });
});

describe('pages', () => {
  it('neither repeat nor hide a prospect while others are added', async () => {
    const before = await prospectsWith(
      app.database,
      Array.from({ length: 25 }, () => ({ location: 'Page' })),
    );
    // several of one moment: the id decides
    await app.database.query(`UPDATE prospects SET created_at = '2026-01-01T00:00:00.123456Z' WHERE id = ANY($1)`, [
      before.slice(0, 9).map(({ id }) => id),
    ]);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: CursorPage<ApiProspect> } = await page(`limit=4&filter={"q":"Page"}${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.nextCursor;
      await Promise.all([aProspect(app.database, { location: 'Page' }), aProspect(app.database, { location: 'Page' })]);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  });

  it.each(['nonsense', '%00', 'WyJjYW1wYWlnbnMiXQ'])('refuse the cursor %s', async (cursor) => {
    const { status, body } = await page(`cursor=${cursor}`);
    expect([status, body]).toMatchObject([400, { code: 'bad_request' }]);
  });

  it('exist of campaigns, appointments and webhooks', async () => {
    for (const list of ['campaigns', 'appointments', 'webhooks'])
      expect(await app.call('GET', `/api/v1/${list}`, { as })).toMatchObject({
        status: 200,
        body: { data: expect.any(Array), nextCursor: null },
      });
  });
});

describe('lists', () => {
  const listed = async (query = '') => (await app.call<CursorPage<ApiList>>('GET', `/api/v1/lists${query}`, { as })).body;
  const idsOf = async (list: string, filter = {}) =>
    (await page(`list=${list}&filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.data.map(({ id }) => id);
  const saved = (body: object, owner = app.admin) =>
    app.call<SavedViewRecord>('POST', '/api/admin/saved-views', {
      as: owner,
      body: {
        resource: 'prospects',
        content: { filter: { status: 'converted' }, sort: { field: 'nom', order: 'ASC' }, columns: null, perPage: 25 },
        ...body,
      },
    });

  it('are imports that brought prospects', async () => {
    const form = new FormData();
    form.set('file', new Blob(['email;prenom;nom\na@liste.example;Anne;Rey\nb@liste.example;Bruno;Rey']), 'salon.csv');
    const headers = { authorization: `Bearer ${app.admin.token}` };
    const answer = await fetch(`${app.url}/api/admin/imports`, { method: 'POST', body: form, headers });
    const read = (await answer.json()) as { importId: string };
    expect((await listed()).data.some(({ id }) => id === read.importId)).toBe(false);
    await app.call('POST', `/api/admin/imports/${read.importId}/confirm`, { as: app.admin, body: {} });
    expect((await listed()).data).toContainEqual({ id: read.importId, kind: 'import', name: 'salon.csv', created_at: expect.any(String) });
    const emails = (await page(`list=${read.importId}`)).body.data.map(({ email }) => email);
    expect(emails.toSorted()).toEqual(['a@liste.example', 'b@liste.example']);
    expect(await idsOf(read.importId, { q: 'bruno' })).toHaveLength(1);
    const viewer = await storeApiToken(app, { role: 'viewer' });
    expect((await app.call('GET', `/api/v1/prospects?list=${read.importId}`, { as: viewer })).status).toBe(404);
    expect((await app.call<CursorPage<ApiList>>('GET', '/api/v1/lists', { as: viewer })).body.data).toEqual([]);
    await app.call('POST', `/api/admin/imports/${read.importId}/undo`, { as: app.admin, body: {} });
    expect((await page(`list=${read.importId}`)).status).toBe(404);
  });

  it('are saved views of the account and of the team, as they match now', async () => {
    const { body: own } = await saved({ name: 'Gagnés' });
    const stranger = await storeApiToken(app);
    const { id } = await aProspect(app.database, { status: 'converted' });
    expect(await idsOf(own.id)).toEqual([id]);
    await aProspect(app.database, { status: 'new' });
    expect(await idsOf(own.id, { status: 'new' })).toEqual([]);
    expect(await idsOf(own.id, { status: ['new', 'converted'], created_at_gte: '2026-01-01T00:00:00Z' })).toEqual([id]);
    const asStranger = () => app.call('GET', `/api/v1/prospects?list=${own.id}`, { as: stranger });
    expect(await asStranger()).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await app.call('PUT', `/api/admin/saved-views/${own.id}`, { as: app.admin, body: { shared: true } });
    expect((await asStranger()).status).toBe(200);
    await app.database.query(`UPDATE saved_views SET content = jsonb_set(content, '{filter}', '{"former":true}') WHERE id = $1`, [own.id]);
    expect(await asStranger()).toMatchObject({ status: 409, body: { code: 'list_outdated' } });
  });

  it('come by pages, each once, views of other lists left out', async () => {
    for (const name of ['Un', 'Deux', 'Trois']) await saved({ name });
    await saved({ name: 'Rendez-vous', resource: 'appointments' });
    const { data: all } = await listed();
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const found: CursorPage<ApiList> = await listed(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...found.data.map(({ id }) => id));
      cursor = found.nextCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Un', 'Deux', 'Trois']));
    expect(all.map(({ name }) => name)).not.toContain('Rendez-vous');
  });
});

describe('an Idempotency-Key', () => {
  it('makes one prospect of many equal requests at once, with one answer', async () => {
    const body = person();
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(body, 'key-1')));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(11);
    expect(await app.database.query('SELECT count(*)::int AS count FROM prospects WHERE email = $1', [body.email])).toEqual([{ count: 1 }]);
  });

  it('is refused for another body, and counts for each token alone', async () => {
    const body = person();
    await create(body, 'key-2');
    expect(await create(person(), 'key-2')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    const other = await makeApiToken(app);
    const theirs = await app.call('POST', '/api/v1/prospects', { as: other, body: person(), headers: { 'idempotency-key': 'key-2' } });
    expect(theirs.status).toBe(201);
  });

  it('is free again after a refusal', async () => {
    expect((await create(person({ email: 'nobody' }), 'key-3')).status).toBe(422);
    expect((await create(person({ externalId: 'crm/7' }), 'key-3')).status).toBe(409);
    expect((await create(person(), 'key-3')).status).toBe(201);
  });

  it('is free again when its process was interrupted', async () => {
    const body = person();
    await create(body, 'key-4');
    await app.database.query(`UPDATE idempotent_requests SET answer = NULL, created_at = now() - interval '3 minutes' WHERE key = 'key-4'`);
    expect((await create(body, 'key-4')).headers.get('idempotent-replayed')).toBeNull();
  });

  it('forgets the answer with the person that it names', async () => {
    const { body } = await create(person(), 'key-5');
    await app.call('DELETE', `/api/v1/prospects/${body.id}`, { as });
    expect(await app.database.query(`SELECT 1 FROM idempotent_requests WHERE key = 'key-5'`)).toEqual([]);
  });

  it.each(['', 'a b', 'é', 'x'.repeat(256)])('that is malformed is refused: %j', async (key) => {
    const answer = await app.call('POST', '/api/v1/prospects', { as, body: person(), headers: { 'idempotency-key': key } });
    expect(answer.status).toBe(400);
  });

  it('stores the secret of a webhook sealed, and returns it again', async () => {
    const body = { url: 'https://hooks.example.ch/a', events: ['quiz.completed'] };
    const send = () => app.call<ApiWebhookMade>('POST', '/api/v1/webhooks', { as, body, headers: { 'idempotency-key': 'key-6' } });
    const first = await send();
    expect(first.body.secret).toMatch(/^whsec_/);
    expect((await send()).body).toEqual(first.body);
    const [stored] = await app.database.query<{ answer: string }[]>(`SELECT answer FROM idempotent_requests WHERE key = 'key-6'`);
    expect(stored?.answer).toMatch(/^v1:/);
    const listed = await app.call('GET', '/api/v1/webhooks', { as });
    expect(JSON.stringify(listed.body)).not.toContain(first.body.secret);
    expect((await app.call('DELETE', `/api/v1/webhooks/${first.body.id}`, { as })).status).toBe(204);
  });
});

describe('a scan', () => {
  it('names its price, runs once for a key, and shows its state', async () => {
    const { id } = await aProspect(app.database);
    const estimate = await app.call('GET', `/api/v1/prospects/${id}/scan-estimate`, { as });
    expect(estimate.body).toMatchObject({ cost: 0, currency: 'USD', affordable: true });
    const start = () =>
      app.call<ApiScanStarted>('POST', `/api/v1/prospects/${id}/scans`, {
        as,
        body: { maxCost: 1 },
        headers: { 'idempotency-key': 'scan-1' },
      });
    const [first, second] = await Promise.all([start(), start()]);
    expect([first, second]).toMatchObject([{ status: 202 }, { status: 202, body: first.body }]);
    const { body } = await app.call<ApiScan>('GET', `/api/v1/scans/${first.body.scanId}`, { as });
    expect(body).toMatchObject({ id: first.body.scanId, kind: 'quick', total: 1, cost: { spent: 0 } });
    expect(await app.database.query('SELECT count(*)::int AS count FROM scans')).toEqual([{ count: 1 }]);
  });

  it('is refused for a prospect without a website, and for one that does not exist', async () => {
    const { id } = await aProspect(app.database, { site_url: null });
    const without = await app.call('POST', `/api/v1/prospects/${id}/scans`, { as });
    expect(without).toMatchObject({ status: 409, body: { code: 'no_website' } });
    expect((await app.call('GET', `/api/v1/scans/${randomUUID()}`, { as })).status).toBe(404);
  });

  it('leaves findings and results', async () => {
    const { id } = await aProspect(app.database);
    const findings = await app.call('GET', `/api/v1/prospects/${id}/findings?lang=de`, { as });
    expect(findings).toMatchObject({ status: 200, body: { total: expect.any(Number), items: expect.any(Array), outcome: null } });
    const results = await app.call('GET', `/api/v1/prospects/${id}/results`, { as });
    expect(results).toMatchObject({ status: 200, body: { pagespeed: { state: expect.any(String) }, connectivity: {}, citations: {} } });
  });
});

it('says how many requests are left', async () => {
  const { headers } = await page('limit=1');
  expect(headers.get('ratelimit-policy')).toMatch(/^"api";q=\d+;w=60$/);
  expect(headers.get('ratelimit')).toMatch(/^"api";r=\d+;t=\d+$/);
  expect(headers.get('cache-control')).toBe('no-store');
});
