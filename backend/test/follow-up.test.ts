import type { NoteRecord, TaskRecord } from '../src/modules/follow-up/follow-up.contract.js';
import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { expectCurrentFigures } from './support/current-figures.js';
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

describe('owner and next action of a prospect', () => {
  it('are written, read, and removed', async () => {
    const { id } = await aProspect(app.database);
    const set = await put(id, { owner_id: own, next_action: 'Rappeler', next_action_at: FRIDAY });
    expect(set).toMatchObject({ status: 200, body: { owner_id: own, next_action: 'Rappeler', next_action_at: FRIDAY } });
    const stored = await put(id, { poste: 'Directrice' });
    expect(stored.body).toMatchObject({ owner_id: own, next_action: 'Rappeler', next_action_at: FRIDAY });
    const gone = await put(id, { owner_id: null, next_action: ' ', next_action_at: null });
    expect(gone.body).toMatchObject({ owner_id: null, next_action: null, next_action_at: null });
  });

  it('are refused for accounts that cannot work; those of a closed account stay until reassigned', async () => {
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

  it('are refused when too long or not a date', async () => {
    const { id } = await aProspect(app.database);
    for (const body of [{ next_action: 'a'.repeat(301) }, { next_action_at: '2027-02-30T08:00:00Z' }, { owner_id: 'x' }])
      expect((await put(id, body)).status).toBe(422);
  });

  it('filter and sort the list, null last in both directions, on every page', async () => {
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

describe('a bulk action on owners and fields', () => {
  const everything = () => wholeDatabase(app.database, ['audit_log', 'prospect_bulk_actions', 'rate_limits', 'workers', 'sessions']);

  it('counts owners first, sets them, and reverts them where nobody changed them since', async () => {
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

  it('does the same with the next action and its date', async () => {
    await aProspect(app.database, { nom: 'A' });
    const b = await aProspect(app.database, { nom: 'B' });
    await put(b.id, { next_action: 'Écrire', next_action_at: FRIDAY });
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
    expect((await list({ filter: { next_action: 'Écrire', next_action_at: FRIDAY } })).names).toEqual(['B']);
    expect((await bulk({ action: 'set_next_action', filter: {} })).status).toBe(422);
  });

  it('does the same with town and trade, also where the import said otherwise', async () => {
    const a = await aProspect(app.database, { nom: 'A', location: 'Nyon', metadata: { industry: 'Bois' } });
    const b = await aProspect(app.database, { nom: 'B', metadata: { location: 'Vevey' } });
    await aProspect(app.database, { nom: 'C', location: 'Lausanne', metadata: { industry: 'Garage' } });
    const before = await everything();
    const known = async () =>
      app.database.query(
        `SELECT prospect.nom, figures.city, figures.canton, figures.trade FROM prospect_figures figures JOIN prospects prospect ON prospect.id = prospect_id ORDER BY nom`,
      );
    const city = await bulk({ action: 'set_city', filter: {}, city: 'Lausanne' });
    const trade = await bulk({ action: 'set_trade', ids: [a.id, b.id], trade: 'Garage' });
    expect([city.body, trade.body]).toMatchObject([{ count: 2, skipped: 1 }, { count: 2 }]);
    expect(await known()).toEqual(['A', 'B', 'C'].map((nom) => ({ nom, city: 'Lausanne', canton: 'VD', trade: 'Garage' })));
    await expectCurrentFigures(app.database);
    expect((await bulk({ action: 'set_trade', filter: {}, trade: 'Garage' })).body).toMatchObject({ id: null, count: 0 });
    expect((await undo(trade.body.id)).body.count).toBe(2);
    expect((await undo(city.body.id)).body.count).toBe(2);
    expect(await everything()).toEqual(before);
    const noTrade = await bulk({ action: 'set_trade', ids: [a.id, b.id], trade: 'Garage' }).then(() =>
      bulk({ action: 'set_trade', filter: {}, trade: null }),
    );
    expect((await known()).map(({ trade: one }: { trade: string | null }) => one)).toEqual([null, null, null]);
    await undo(noTrade.body.id);
    expect((await known())[0]).toMatchObject({ trade: 'Garage' });
    await bulk({ action: 'set_city', filter: {}, city: 'Nyon' });
    const noCity = await bulk({ action: 'set_city', filter: {}, city: null });
    expect(noCity.body.count).toBe(3);
    expect(await app.database.query('SELECT DISTINCT location FROM prospects')).toEqual([{ location: null }]);
    expect((await undo(noCity.body.id)).body.count).toBe(3);
    for (const wrong of [{}, { city: ' ' }, { city: 'Inconnu' }])
      expect((await bulk({ action: 'set_city', filter: {}, ...wrong })).status).toBe(422);
    expect((await bulk({ action: 'set_trade', filter: {}, city: 'Nyon' })).status).toBe(422);
  });
});

it('the language of many prospects is set at once, left to the visitor, and reverted', async () => {
  await app.database.query('DELETE FROM prospects');
  const a = await aProspect(app.database, { nom: 'A', language: 'it' });
  await aProspect(app.database, { nom: 'B' });
  const known = async () =>
    (await app.database.query<{ language: string | null }[]>('SELECT language FROM prospects ORDER BY nom')).map(
      ({ language }) => language,
    );
  const german = await bulk({ action: 'set_language', filter: {}, language: 'de' });
  expect([german.body.count, await known()]).toEqual([2, ['de', 'de']]);
  const none = await bulk({ action: 'set_language', ids: [a.id], language: null });
  expect([none.body.count, await known()]).toEqual([1, [null, 'de']]);
  await undo(none.body.id);
  await undo(german.body.id);
  expect(await known()).toEqual(['it', null]);
  for (const wrong of [{}, { language: 'en' }]) expect((await bulk({ action: 'set_language', filter: {}, ...wrong })).status).toBe(422);
});

it('every member of the team can list possible owners', async () => {
  await account('zoe@example.ch', 'viewer');
  const { body } = await app.call<{ name: string; is_open: boolean }[]>('GET', '/api/admin/colleagues', { as: app.admin });
  expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'zoe@example.ch', is_open: false })]));
  expect(body.filter(({ is_open }) => is_open).map(({ name }) => name)).toContain('admin@example.ch');
});

/** Somebody of the team who signs in. */
const colleague = async (email: string, name: string, role = 'staff'): Promise<Account> => {
  const made = await app.call<{ password: string }>('POST', '/api/admin/users', { as: app.admin, body: { email, name, role } });
  return app.signIn(email, made.body.password);
};

describe('tasks of a prospect', () => {
  const tasksOf = async (id: string) =>
    (await app.call<TaskRecord[]>('GET', `/api/admin/prospects/${id}/tasks`, { as: app.admin })).body.map(({ title, done_at }) => [
      title,
      done_at !== null,
    ]);
  const nextOf = async (id: string) => {
    const { next_action, next_action_at } = (await put(id, {})).body;
    return [next_action, next_action_at];
  };
  const write = (method: string, id: string, body?: object) =>
    app.call<TaskRecord>(method, `/api/admin/prospects/${id}/tasks`, { as: app.admin, ...(body && { body }) });

  it('make the first open one the next action, whichever is written', async () => {
    const { id } = await aProspect(app.database);
    const { status, body: call } = await write('POST', id, { title: 'Rappeler', due_at: MONDAY });
    expect([status, call.created_by]).toEqual([201, own]);
    expect(await nextOf(id)).toEqual(['Rappeler', MONDAY]);
    const { body: offer } = await write('POST', id, { title: 'Envoyer l’offre', due_at: FRIDAY });
    await write('POST', id, { title: 'Un jour' });
    expect(await nextOf(id)).toEqual(['Envoyer l’offre', FRIDAY]);
    const task = (one: TaskRecord, body: object) =>
      app.call<TaskRecord>('PUT', `/api/admin/prospects/${id}/tasks/${one.id}`, { as: app.admin, body });
    expect((await task(offer, { done: true })).body.done_at).toEqual(expect.any(String));
    expect(await nextOf(id)).toEqual(['Rappeler', MONDAY]);
    expect(await tasksOf(id)).toEqual([
      ['Rappeler', false],
      ['Un jour', false],
      ['Envoyer l’offre', true],
    ]);
    expect((await task(offer, { done: false })).body.done_at).toBeNull();
    expect(await nextOf(id)).toEqual(['Envoyer l’offre', FRIDAY]);
    // written on the prospect
    await put(id, { next_action: 'Envoyer le contrat' });
    expect((await tasksOf(id))[0]).toEqual(['Envoyer le contrat', false]);
    await put(id, { next_action: null, next_action_at: null });
    expect(await nextOf(id)).toEqual(['Rappeler', MONDAY]);
    expect((await app.call('DELETE', `/api/admin/prospects/${id}/tasks/${call.id}`, { as: app.admin })).status).toBe(204);
    expect(await nextOf(id)).toEqual(['Un jour', null]);
  });

  it('are deleted with the prospect, and refused without text or assignee', async () => {
    const { id } = await aProspect(app.database);
    await put(id, { next_action_at: FRIDAY });
    const [dated] = (await app.call<TaskRecord[]>('GET', `/api/admin/prospects/${id}/tasks`, { as: app.admin })).body;
    expect(dated).toMatchObject({ title: '', due_at: FRIDAY });
    const path = `/api/admin/prospects/${id}/tasks/${dated?.id}`;
    expect((await app.call('PUT', path, { as: app.admin, body: { due_at: null } })).status).toBe(422);
    expect((await write('POST', id, { title: ' ' })).status).toBe(422);
    expect((await write('POST', id, { title: 'x', assignee_id: id })).status).toBe(422);
    const other = await aProspect(app.database);
    expect((await app.call('PUT', path.replace(id, other.id), { as: app.admin, body: { done: true } })).status).toBe(404);
    const { body } = await app.call<{ deleted: object }>('DELETE', `/api/admin/prospects/${id}`, { as: app.admin });
    expect(body.deleted).toEqual({ prospect_tasks: 1 });
    expect(await app.database.query('SELECT 1 FROM prospect_tasks')).toEqual([]);
  });
});

describe('notes about a prospect', () => {
  const notesOf = (id: string, filter: object = {}) =>
    app.call<NoteRecord[]>('GET', `/api/admin/prospects/${id}/notes?filter=${JSON.stringify(filter)}`, { as: app.admin });

  it('have author, date and kind; calls have an outcome', async () => {
    const { id } = await aProspect(app.database);
    const say = (body: object) => app.call<NoteRecord>('POST', `/api/admin/prospects/${id}/notes`, { as: app.admin, body });
    expect(await say({ content: ' Veut un devis. ' })).toMatchObject({
      status: 201,
      body: { kind: 'note', content: 'Veut un devis.', outcome: null, author: { id: own }, version: 1, changed_by: null },
    });
    expect((await say({ kind: 'call', outcome: 'no_answer', at: FRIDAY })).body).toMatchObject({ content: '', at: FRIDAY });
    for (const wrong of [
      { content: ' ' },
      { kind: 'call' },
      { kind: 'mail', content: 'x', outcome: 'reached' },
      { kind: 'letter', content: 'x' },
    ])
      expect((await say(wrong)).status).toBe(422);
    const all = await notesOf(id);
    expect([all.headers.get('content-range'), all.body.map(({ kind }) => kind)]).toEqual(['notes 0-1/2', ['call', 'note']]);
    expect((await notesOf(id, { kind: 'call' })).body).toHaveLength(1);
    expect((await notesOf(id, { q: 'DEVIS' })).body).toHaveLength(1);
    expect((await notesOf('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('are changed by author and administrators only; a concurrent second change gets a conflict, and nothing is lost', async () => {
    const { id } = await aProspect(app.database);
    const [anne, luc] = [await colleague('anne@example.ch', 'Anne Rochat'), await colleague('luc@example.ch', 'Luc Morel')];
    const path = `/api/admin/prospects/${id}/notes`;
    const { body: note } = await app.call<NoteRecord>('POST', path, { as: anne, body: { content: 'Premier' } });
    const change = (as: Account, content: string, version: number) =>
      app.call<NoteRecord & { message: string }>('PUT', `${path}/${note.id}`, { as, body: { content, version } });
    expect((await change(luc, 'Autre', 1)).status).toBe(403);
    expect((await change(anne, 'Deuxième', 1)).body).toMatchObject({
      content: 'Deuxième',
      version: 2,
      changed_by: { name: 'Anne Rochat' },
    });
    const late = await change(app.admin, 'Le mien', 1);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Anne Rochat a modifié cette note')]);
    expect((await change(app.admin, 'Les deux', 2)).body).toMatchObject({
      content: 'Les deux',
      version: 3,
      author: { name: 'Anne Rochat' },
    });
    expect((await app.call('DELETE', `${path}/${note.id}`, { as: luc })).status).toBe(403);
    expect((await app.call('DELETE', `${path}/${note.id}`, { as: anne })).status).toBe(204);
    const log = await app.database.query<{ before: unknown; after: unknown }[]>(
      `SELECT before, after FROM audit_log WHERE resource_id = $1 AND after ? 'note' ORDER BY id`,
      [id],
    );
    expect(log).toEqual([
      { before: { note: 'Premier' }, after: { note: 'Deuxième' } },
      { before: { note: 'Deuxième' }, after: { note: 'Les deux' } },
      { before: { note: 'Les deux' }, after: { note: null } },
    ]);
  });

  it('notify a mentioned colleague once', async () => {
    const { id } = await aProspect(app.database);
    await colleague('eva@example.ch', 'Éva Zweig');
    const mails = () => app.database.query<object[]>(`SELECT recipient, body_text FROM outbox WHERE kind = 'colleague_mention'`);
    const path = `/api/admin/prospects/${id}/notes`;
    const { body: note } = await app.call<NoteRecord>('POST', path, { as: app.admin, body: { content: '@eva zweig, tu rappelles ?' } });
    expect(await mails()).toEqual([{ recipient: 'eva@example.ch', body_text: expect.stringContaining('tu rappelles ?') }]);
    await app.call('PUT', `${path}/${note.id}`, { as: app.admin, body: { content: '@eva zweig, tu rappelles lundi ?', version: 1 } });
    expect(await mails()).toHaveLength(1);
  });

  it('on the prospect itself are versioned and never overwrite unseen changes', async () => {
    const { id } = await aProspect(app.database);
    const zoe = await colleague('zoe2@example.ch', 'Zoé Blanc');
    const save = (as: Account, notes: string, notes_read?: string | null) =>
      app.call<ProspectRecord & { message: string }>('PUT', `/api/admin/prospects/${id}`, { as, body: { notes, notes_read } });
    expect((await save(zoe, 'De Zoé', null)).status).toBe(200);
    const late = await save(app.admin, 'De l’administration', null);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Zoé Blanc a modifié ces notes')]);
    expect((await save(app.admin, 'Des deux', 'De Zoé')).body.notes).toBe('Des deux');
    expect((await save(app.admin, 'Sans rien dire')).status).toBe(200);
    const stored = await app.database.query('SELECT content FROM notes WHERE prospect_id = $1 ORDER BY created_at, content', [id]);
    expect(stored).toEqual([{ content: 'De Zoé' }, { content: 'Des deux' }]);
  });
});

describe('the list of prospects', () => {
  const names = async (filter: object) => (await list({ filter, sort: ['nom', 'ASC'] })).names;

  it('is filtered by owner and by due next action, combined', async () => {
    // noon of today in Zurich, whichever moment it is now
    const [{ noon, sunday }] = await app.database.query(
      `SELECT (date_trunc('day', now() AT TIME ZONE 'Europe/Zurich') + interval '12 hours') AT TIME ZONE 'Europe/Zurich' AS noon,
              (date_trunc('week', now() AT TIME ZONE 'Europe/Zurich') + interval '6 days 23 hours') AT TIME ZONE 'Europe/Zurich' AS sunday`,
    );
    const due = (nom: string, next_action_at: Date | null, owner_id: string | null) =>
      aProspect(app.database, { nom, owner_id, next_action: next_action_at && 'Rappeler', next_action_at });
    const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);
    await due('late', days(-30), own);
    await due('late free', days(-30), null);
    await due('now', noon, own);
    await due('sunday', sunday, null);
    await due('far', days(60), own);
    await due('none', null, own);
    expect(await names({ owner_id: own, next_due: 'overdue', next_action_at_lt: days(-1).toISOString() })).toEqual(['late']);
    expect(await names({ next_due: 'overdue', owned: false, next_action_at_lt: days(-1).toISOString() })).toEqual(['late free']);
    expect(await names({ next_due: 'today', owned: true })).toEqual(['now']);
    expect(await names({ next_due: 'week', owned: false })).toEqual(['sunday']);
    expect(await names({ next_due: 'none' })).toEqual(['none']);
    expect(await names({ owned: true })).toEqual(['far', 'late', 'none', 'now']);
    expect(
      (await app.call('GET', `/api/admin/prospects?filter=${encodeURIComponent('{"next_due":"soon"}')}`, { as: app.admin })).status,
    ).toBe(400);
  });

  it('counts prospects without owner or next action exactly in every order, without pending deletions', async () => {
    for (const [index, status] of ['new', 'new', 'contacted', 'rejected'].entries())
      for (const owner_id of [own, null])
        for (const next_action of ['Rappeler', null])
          await aProspect(app.database, {
            nom: `P${index}${owner_id ? 'o' : ''}${next_action ? 'a' : ''}`,
            status: status as ProspectRecord['status'],
            owner_id,
            next_action,
            page_vue: index === 1,
          });
    await app.database.query(`UPDATE prospects SET deletion_id = gen_random_uuid() WHERE nom IN ('P0', 'P0o', 'P3a')`);
    const without = [{ owned: false }, { next_due: 'none' }, { owned: false, next_due: 'none' }];
    const beside = [{}, { status: 'new' }, { status: ['new', 'rejected'], page_vue: false }, { q: 'p1' }, { has_site: true }];
    for (const filter of without.flatMap((one) => beside.map((other) => ({ ...one, ...other }))))
      for (const sort of [
        ['created_at', 'DESC'],
        ['nom', 'ASC'],
        ['status', 'ASC'],
        ['next_action_at', 'ASC'],
        ['score', 'ASC'],
        ['city', 'ASC'],
      ]) {
        const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,99]' });
        const { body, headers } = await app.call<ProspectRecord[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin });
        expect([filter, sort, headers.get('content-range')?.split('/')[1]]).toEqual([filter, sort, String(body.length)]);
        expect(body.every(({ owner_id }) => !('owned' in filter) || owner_id === null)).toBe(true);
        expect(body.every(({ next_action }) => !('next_due' in filter) || next_action === null)).toBe(true);
      }
  });

  it('is filtered by a saved view whose days are relative', async () => {
    await aProspect(app.database, {
      nom: 'late',
      owner_id: own,
      next_action: 'Rappeler',
      next_action_at: new Date(Date.now() - 86_400_000),
    });
    await aProspect(app.database, {
      nom: 'later',
      owner_id: own,
      next_action: 'Rappeler',
      next_action_at: new Date(Date.now() + 86_400_000),
    });
    const keep = (name: string, filter: object) =>
      app.call<{ content: { filter: object } }>('POST', '/api/admin/saved-views', {
        as: app.admin,
        body: {
          resource: 'prospects',
          name,
          content: { filter, sort: { field: 'next_action_at', order: 'ASC' }, columns: null, perPage: 25 },
        },
      });
    const mine = await keep('Mes relances en retard', { owner_id: own, next_due: 'overdue' });
    expect(await names(mine.body.content.filter)).toEqual(['late']);
    const wordpress = { cms: 'WordPress', mobile_points_lt: 50, canton: 'VD', contacted: false };
    const stored = await keep('WordPress, mobile < 50, Vaud, jamais contacté', wordpress);
    expect([stored.status, stored.body.content.filter, await names(wordpress)]).toEqual([201, wordpress, []]);
  });
});
