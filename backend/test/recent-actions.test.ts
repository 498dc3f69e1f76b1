import type { BulkAnswer } from '../src/modules/bulk-actions/bulk-action.contract.js';
import type { RecentAction } from '../src/modules/recent-actions/recent-action.contract.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let colleague: Account;
let reader: Account;
beforeAll(async () => {
  app = await startApp();
  const account = async (email: string, role: string) => {
    const { body } = await app.call<{ password: string }>('POST', '/api/admin/users', {
      as: app.admin,
      body: { email, name: email, role },
    });
    return app.signIn(email, body.password);
  };
  colleague = await account('anne@example.ch', 'staff');
  reader = await account('lea@example.ch', 'viewer');
});
afterAll(() => app.stop());
beforeEach(async () => {
  for (const table of ['prospects', 'prospect_bulk_actions', 'imports', 'scans', 'email_campaigns', 'audit_log'])
    await app.database.query(`DELETE FROM ${table}`);
});

const bulk = async (body: object, as = app.admin) => (await app.call<BulkAnswer>('POST', '/api/admin/prospects/bulk', { as, body })).body;
const actions = async (filter: object = {}, range = [0, 24]) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) });
  return app.call<RecentAction[]>('GET', `/api/admin/actions?${query}`, { as: app.admin });
};
const undo = (id: string | null | undefined, body?: object, as = app.admin) =>
  app.call<{ code?: string; count?: number; kept?: number }>('POST', `/api/admin/actions/${id}/undo`, { as, ...(body && { body }) });
const statusOf = async (id: string) =>
  (await app.call<{ status: string }>('GET', `/api/admin/prospects/${id}`, { as: app.admin })).body.status;

/** An import that was confirmed and made these prospects. */
async function confirmedImport(email: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([`nom,email,site_url\nFavre,${email},https://favre.ch`]), 'salon.csv');
  const sent = await fetch(`${app.url}/api/admin/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.admin.token}` },
    body: form,
  });
  const { importId } = (await sent.json()) as { importId: string };
  await app.call('POST', `/api/admin/imports/${importId}/confirm`, { as: app.admin, body: {} });
  return importId;
}

describe('recent actions', () => {
  it('show author, action and prospects of every kind, newest first, with a filter for them', async () => {
    const [a, b] = [await aProspect(app.database, { nom: 'A' }), await aProspect(app.database, { nom: 'B', business_name: 'Bêta SA' })];
    const [campaign] = await app.database.query(`INSERT INTO email_campaigns (name, status) VALUES ('Automne', 'scheduled') RETURNING id`);
    const status = await bulk({ action: 'set_status', ids: [b.id], status: 'qualified' });
    await bulk({ action: 'validate', ids: [b.id] });
    await bulk({ action: 'add_to_campaign', filter: {}, campaignId: campaign.id }, colleague);
    await bulk({ action: 'scan', ids: [a.id] });
    await app.database.query(
      `INSERT INTO audit_log (action, resource, resource_id, user_email) VALUES ('schedule', 'campaigns', $1, 'former@example.ch')`,
      [campaign.id],
    );
    const imported = await confirmedImport('favre@example.ch');
    await bulk({ action: 'delete', ids: [a.id] });
    await app.call('DELETE', `/api/admin/prospects/${b.id}`, { as: app.admin });

    const { body, headers } = await actions();
    expect(headers.get('content-range')).toBe('actions 0-7/8');
    expect(body.map(({ code, kind, user, count }) => [code, kind, user?.name, count])).toEqual([
      ['delete_one', 'deletion', 'admin@example.ch', 1],
      ['delete', 'deletion', 'admin@example.ch', 1],
      ['import', 'import', 'admin@example.ch', 1],
      ['campaign_schedule', 'sending', 'former@example.ch', 0],
      ['scan_bulk', 'scan', 'admin@example.ch', 1],
      ['add_to_campaign', 'campaign', 'anne@example.ch', 2],
      ['validate', 'validation', 'admin@example.ch', 1],
      ['set_status', 'status', 'admin@example.ch', 1],
    ]);
    const of = (code: string) => body.find((one) => one.code === code);
    expect(of('delete_one')).toMatchObject({ values: { name: 'B' }, undoable: false, undo_until: null });
    expect(of('delete')).toMatchObject({ state: 'waiting', undoable: true, prospects: [{ id: a.id, name: 'Boulangerie Exemple' }] });
    expect(of('import')).toMatchObject({ id: imported, values: { name: 'salon.csv', imported: 1 }, undoable: true, undo_until: null });
    expect(of('add_to_campaign')).toMatchObject({ values: { name: 'Automne' }, undoable: true });
    expect(of('scan_bulk')?.cost).toEqual({ estimated: expect.any(Number), spent: 0 });
    expect(of('set_status')).toMatchObject({ id: status.id, values: { value: 'qualified' }, undo_until: status.undo_until });
    const listed = await app.call<{ nom: string }[]>(
      'GET',
      `/api/admin/prospects?filter=${encodeURIComponent(JSON.stringify(of('import')?.filter))}`,
      { as: app.admin },
    );
    expect(listed.body.map(({ nom }) => nom)).toEqual(['Favre']);
  });

  it('are filtered by kind, author and day, page by page', async () => {
    const { id } = await aProspect(app.database);
    for (const status of ['contacted', 'qualified', 'converted']) await bulk({ action: 'set_status', ids: [id], status });
    await bulk({ action: 'validate', ids: [id] }, colleague);
    const codes = async (filter: object, range?: number[]) =>
      (await actions(filter, range)).body.map(({ values, code }) => values.value ?? code);
    expect(await codes({ kind: 'status' })).toEqual(['converted', 'qualified', 'contacted']);
    expect(await codes({ kind: ['validation', 'deletion'] })).toEqual(['validated']);
    expect(await codes({}, [2, 3])).toEqual(['qualified', 'contacted']);
    const [one] = (await actions({ kind: 'validation' })).body;
    expect(await codes({ user_id: one?.user?.id })).toEqual(['validated']);
    expect(await codes({ at_lt: '2000-01-01T00:00:00Z' })).toEqual([]);
    expect(await codes({}, [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])).toEqual([]);
    expect((await actions({ user_id: [] })).status).toBe(400);
  });

  it('show the new owner and the next action', async () => {
    const { id } = await aProspect(app.database);
    const [anne] = await app.database.query(`SELECT id FROM users WHERE email = 'anne@example.ch'`);
    await bulk({ action: 'set_owner', ids: [id], owner_id: anne.id });
    await bulk({ action: 'set_next_action', ids: [id], next_action: 'Rappeler', next_action_at: '2027-01-04T08:00:00.000Z' });
    await bulk({ action: 'set_owner', ids: [id], owner_id: null });
    expect((await actions()).body.map(({ code, values }) => [code, values.name, values.value])).toEqual([
      ['set_owner', null, null],
      ['set_next_action', 'Rappeler', expect.stringMatching(/^2027-01-04/)],
      ['set_owner', 'anne@example.ch', anne.id],
    ]);
  });

  it('are refused to viewers', async () => {
    expect((await app.call('GET', '/api/admin/actions', { as: reader })).status).toBe(403);
    const { id } = await bulk({ action: 'set_status', ids: [(await aProspect(app.database)).id], status: 'qualified' });
    expect((await undo(id, undefined, reader)).status).toBe(403);
  });
});

describe('undoing a recent action', () => {
  it('restores a single prospect deleted in the back-office', async () => {
    const { id } = await aProspect(app.database);
    await app.database.query(`INSERT INTO events (prospect_id, type, actor) VALUES ($1, 'page_view', 'human')`, [id]);
    const path = `/api/admin/prospects/${id}`;
    const remove = () => app.call('DELETE', path, { as: app.admin, headers: { prefer: 'respond-async' } });
    const { body } = await remove();
    expect(body).toMatchObject({ id, deleted: { events: 1 }, undo_until: expect.any(String) });
    expect((await app.call('GET', path, { as: app.admin })).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect((await actions()).body[0]).toMatchObject({ id: body.action_id, code: 'delete', undoable: true });
    expect((await undo(body.action_id as string)).status).toBe(200);
    expect(await statusOf(id)).toBe('new');
  });

  it('reverts a change once, and counts later changes by others', async () => {
    const [a, b] = [await aProspect(app.database), await aProspect(app.database)];
    const { id } = await bulk({ action: 'set_status', ids: [a.id, b.id], status: 'qualified' });
    await app.call('PUT', `/api/admin/prospects/${b.id}`, { as: colleague, body: { status: 'rejected' } });
    // two people at once: one of them is told
    const answers = await Promise.all([undo(id), undo(id, undefined, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.code ?? [body.count, body.kept])).toEqual(expect.arrayContaining([[1, 1], 'already_undone']));
    expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(['new', 'rejected']);
    expect((await actions()).body[0]).toMatchObject({ state: 'undone', undoable: false, filter: null });
  });

  it('restores a pending deletion until it is carried out', async () => {
    const { id } = await aProspect(app.database);
    const deletion = await bulk({ action: 'delete', ids: [id] });
    expect((await undo(deletion.id)).body).toMatchObject({ count: 1, kept: 0 });
    expect(await statusOf(id)).toBe('new');
  });

  it('is refused with a message when too late', async () => {
    const { id } = await bulk({ action: 'set_status', ids: [(await aProspect(app.database)).id], status: 'qualified' });
    await app.database.query(`UPDATE prospect_bulk_actions SET undo_until = now() - interval '1 second'`);
    expect((await actions()).body[0]).toMatchObject({ undoable: false, undo_until: null, state: 'done' });
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'too_late' } });
  });

  it('undoes an import, by force where its prospects were used since', async () => {
    const id = await confirmedImport('used@example.ch');
    await app.database.query(`UPDATE prospects SET notes = 'Appeler lundi' WHERE email = 'used@example.ch'`);
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'import_used' } });
    expect((await undo(id, { force: true })).body).toMatchObject({ count: 1 });
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'already_undone' } });
  });

  it('is refused for scans and log entries, and for unknown actions', async () => {
    const { id } = await aProspect(app.database);
    const { scanId } = await bulk({ action: 'scan', ids: [id] });
    await app.call('DELETE', `/api/admin/prospects/${id}`, { as: app.admin });
    const entry = (await actions({ kind: 'deletion' })).body[0]?.id;
    for (const one of [scanId, entry]) expect(await undo(one)).toMatchObject({ status: 409, body: { code: 'not_undoable' } });
    for (const one of ['00000000-0000-4000-8000-000000000000', '999999', 'x']) expect(await undo(one)).toMatchObject({ status: 404 });
  });
});
