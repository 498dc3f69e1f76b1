import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { wholeDatabase } from './support/whole-database.js';

let app: TestApp;
let own: string;
beforeAll(async () => {
  app = await startApp();
  own = (await app.call<{ id: string }>('GET', '/api/auth/me', { as: app.admin })).body.id;
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects'));

const account = async (email: string, role = 'staff', disabled = false): Promise<string> => {
  const [made] = await app.database.query<{ id: string }[]>(
    `INSERT INTO users (email, name, password_hash, role, disabled_at) VALUES ($1, $1, '-', $2, $3) RETURNING id`,
    [email, role, disabled ? new Date() : null],
  );
  return made?.id ?? '';
};
const put = (id: string, body: object) => app.call<ProspectRecord>('PUT', `/api/admin/prospects/${id}`, { as: app.admin, body });
const list = async (query: Record<string, unknown>) => {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]));
  const { body, headers } = await app.call<ProspectRecord[]>('GET', `/api/admin/prospects?${text}`, { as: app.admin });
  return { names: body.map(({ nom }) => nom), total: Number(headers.get('content-range')?.split('/')[1]) };
};
const bulk = (body: object) =>
  app.call<{ id: string | null; count: number; skipped: number }>('POST', '/api/admin/prospects/bulk', { as: app.admin, body });
const undo = (id: string | null) => app.call<{ count: number }>('POST', `/api/admin/prospects/bulk/${id}/undo`, { as: app.admin });

const FRIDAY = '2027-03-05T08:00:00.000Z';
const MONDAY = '2027-03-08T08:00:00.000Z';

describe('who looks after a prospect, and what comes next', () => {
  it('is written, read, and taken away again', async () => {
    const { id } = await aProspect(app.database);
    const set = await put(id, { owner_id: own, next_action: 'Rappeler', next_action_at: FRIDAY });
    expect(set).toMatchObject({ status: 200, body: { owner_id: own, next_action: 'Rappeler', next_action_at: FRIDAY } });
    const kept = await put(id, { poste: 'Directrice' });
    expect(kept.body).toMatchObject({ owner_id: own, next_action: 'Rappeler', next_action_at: FRIDAY });
    const gone = await put(id, { owner_id: null, next_action: ' ', next_action_at: null });
    expect(gone.body).toMatchObject({ owner_id: null, next_action: null, next_action_at: null });
  });

  it('goes to nobody who could not do it; what a closed account has stays until it is handed over', async () => {
    const { id } = await aProspect(app.database);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const nobody of [unknown, await account('lit@example.ch', 'viewer'), await account('partie@example.ch', 'staff', true)]) {
      expect(await put(id, { owner_id: nobody })).toMatchObject({ status: 422, body: { errors: { owner_id: expect.any(String) } } });
      expect((await bulk({ action: 'set_owner', filter: {}, owner_id: nobody })).status).toBe(422);
    }
    const lea = await account('lea@example.ch');
    await put(id, { owner_id: lea });
    await app.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [lea]);
    expect(await put(id, { owner_id: lea, next_action: 'Rappeler' })).toMatchObject({ status: 200, body: { owner_id: lea } });
    await app.database.query('DELETE FROM users WHERE id = $1', [lea]);
    expect((await put(id, {})).body.owner_id).toBeNull();
  });

  it('is refused when it is too long or no moment', async () => {
    const { id } = await aProspect(app.database);
    for (const body of [{ next_action: 'a'.repeat(301) }, { next_action_at: '2027-02-30T08:00:00Z' }, { owner_id: 'x' }])
      expect((await put(id, body)).status).toBe(422);
  });

  it('filters and sorts the list: whoever has none comes last, both ways, on every page', async () => {
    const of = (nom: string, values: object) => aProspect(app.database, { nom, ...values });
    await of('A', { owner_id: own, next_action: 'b', next_action_at: new Date(MONDAY) });
    await of('B', { owner_id: own, next_action: 'a', next_action_at: new Date(FRIDAY), page_vue: true });
    await of('C', { status: 'contacted' });
    await of('D', { next_action: 'c', next_action_at: new Date('2027-04-01T08:00:00Z') });
    await of('E', {});
    expect((await list({ filter: { owner_id: own }, sort: ['nom', 'ASC'] })).names).toEqual(['A', 'B']);
    expect((await list({ filter: { owner_id: null }, sort: ['nom', 'ASC'] })).names).toEqual(['C', 'D', 'E']);
    const days = { next_action_at_gte: FRIDAY, next_action_at_lte: MONDAY };
    expect((await list({ filter: days, sort: ['next_action_at', 'ASC'] })).names).toEqual(['B', 'A']);
    for (const [order, first] of [
      ['ASC', ['B', 'A', 'D']],
      ['DESC', ['D', 'A', 'B']],
    ] as const) {
      const whole = await list({ sort: ['next_action_at', order] });
      expect([whole.total, whole.names.slice(0, 3)]).toEqual([5, first]);
      const pages = await Promise.all([0, 2, 4].map((from) => list({ sort: ['next_action_at', order], range: [from, from + 1] })));
      expect(pages.flatMap(({ names }) => names)).toEqual(whole.names);
    }
    expect((await list({ sort: ['next_action', 'ASC'] })).names.slice(0, 3)).toEqual(['B', 'A', 'D']);
    expect((await list({ sort: ['owner_id', 'DESC'], filter: { page_vue: false } })).names[0]).toBe('A');
    const searched = await list({ sort: ['next_action_at', 'DESC'], filter: { q: 'exemple', has_site: true } });
    expect([searched.total, searched.names.slice(0, 3)]).toEqual([5, ['D', 'A', 'B']]);
  });
});

describe('for many at once', () => {
  const everything = () => wholeDatabase(app.database, ['audit_log', 'prospect_bulk_actions', 'rate_limits', 'workers', 'sessions']);

  it('an owner is counted first, set, and taken back where nobody has gone on since', async () => {
    const a = await aProspect(app.database, { nom: 'A' });
    await aProspect(app.database, { nom: 'B', owner_id: own });
    const c = await aProspect(app.database, { nom: 'C' });
    const lea = await account('lea2@example.ch');
    const before = await everything();
    expect((await bulk({ action: 'set_owner', filter: {}, owner_id: own, dryRun: true })).body).toMatchObject({ count: 2, skipped: 1 });
    const set = await bulk({ action: 'set_owner', filter: {}, owner_id: own });
    expect(set.body).toMatchObject({ count: 2, skipped: 1 });
    expect((await list({ filter: { owner_id: own } })).total).toBe(3);
    expect((await undo(set.body.id)).body.count).toBe(2);
    expect(await everything()).toEqual(before);
    const freed = await bulk({ action: 'set_owner', ids: [a.id, c.id], owner_id: null });
    expect(freed.body).toMatchObject({ id: null, count: 0 });
    const handed = await bulk({ action: 'set_owner', filter: {}, owner_id: lea });
    await put(c.id, { owner_id: own });
    expect((await undo(handed.body.id)).body.count).toBe(2);
    expect((await list({ filter: { owner_id: own }, sort: ['nom', 'ASC'] })).names).toEqual(['B', 'C']);
    expect((await bulk({ action: 'set_owner', filter: {}, owner_id: null })).body.count).toBe(2);
    expect((await bulk({ action: 'set_owner', filter: {} })).status).toBe(422);
  });

  it('so is the next action with its date', async () => {
    await aProspect(app.database, { nom: 'A' });
    await aProspect(app.database, { nom: 'B', next_action: 'Écrire', next_action_at: new Date(FRIDAY) });
    const before = await everything();
    const next = { action: 'set_next_action', filter: {}, next_action: 'Appeler « vite »', next_action_at: '2027-03-08T09:00:00+01:00' };
    expect((await bulk({ ...next, dryRun: true })).body.count).toBe(2);
    const set = await bulk(next);
    expect(set.body.count).toBe(2);
    expect((await bulk(next)).body).toMatchObject({ id: null, count: 0, skipped: 2 });
    expect((await list({ filter: { next_action: 'Appeler « vite »', next_action_at: MONDAY } })).total).toBe(2);
    expect((await undo(set.body.id)).body.count).toBe(2);
    expect(await everything()).toEqual(before);
    const cleared = await bulk({ action: 'set_next_action', filter: {}, next_action: null, next_action_at: null });
    expect(cleared.body).toMatchObject({ count: 1, skipped: 1 });
    expect((await undo(cleared.body.id)).body.count).toBe(1);
    expect(await everything()).toEqual(before);
    expect((await bulk({ action: 'set_next_action', filter: {} })).status).toBe(422);
  });
});

it('everybody of the team may know who there is to give work to', async () => {
  await account('zoe@example.ch', 'viewer');
  const { body } = await app.call<{ name: string; is_open: boolean }[]>('GET', '/api/admin/colleagues', { as: app.admin });
  expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'zoe@example.ch', is_open: false })]));
  expect(body.filter(({ is_open }) => is_open).map(({ name }) => name)).toContain('admin@example.ch');
});
