import type { TaskRecord } from '../src/modules/follow-up/follow-up.contract.js';
import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import { type Account, ownPassword, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

interface Refused {
  code: string;
  message: string;
  errors: Record<string, string>;
  theirs: Record<string, unknown>;
}

let app: TestApp;
let anne: Account;
beforeAll(async () => {
  app = await startApp();
  const account = { email: 'anne@example.ch', name: 'Anne Rochat', role: 'staff' };
  const { body } = await app.call<{ password: string }>('POST', '/api/admin/users', { as: app.admin, body: account });
  const first = await app.signIn(account.email, body.password);
  const next = ownPassword(body.password);
  await app.call('PUT', '/api/auth/password', { as: first, body: { current: body.password, next } });
  anne = await app.signIn(account.email, next);
});
afterAll(() => app.stop());

const put = <T = ProspectRecord & Refused>(as: Account, path: string, body: object) =>
  app.call<T>('PUT', `/api/admin/${path}`, { as, body });

describe('concurrent changes of one record', () => {
  it('give the second author a conflict with author and values, and allow to overwrite then', async () => {
    const { id } = await aProspect(app.database, { nom: 'Rochat', poste: 'Directrice', metadata: { industry: 'A', summary: 'S' } });
    const path = `prospects/${id}`;
    await put(anne, path, { nom: 'Rochat SA', metadata: { industry: 'B' }, read: { nom: 'Rochat', metadata: { industry: 'A' } } });
    const mine = { nom: 'Rochat et Cie', poste: 'Associée', metadata: { industry: 'C', summary: 'T' } };
    const read = { nom: 'Rochat', poste: 'Directrice', metadata: { industry: 'A', summary: 'S' } };
    const refused = await put(app.admin, path, { ...mine, read });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        message: expect.stringContaining('Anne Rochat a modifié'),
        errors: { nom: expect.stringContaining('Rochat SA'), 'metadata.industry': expect.stringContaining('Anne Rochat') },
        theirs: { nom: 'Rochat SA', metadata: { industry: 'B', summary: 'S' } },
      },
    });
    const now = await app.call<ProspectRecord>('GET', `/api/admin/${path}`, { as: app.admin });
    expect(now.body).toMatchObject({ nom: 'Rochat SA', poste: 'Directrice', metadata: { industry: 'B', summary: 'S' } });
    expect(await put(app.admin, path, { ...mine, read: { ...read, ...refused.body.theirs } })).toMatchObject({ status: 200, body: mine });
  });

  it('include the language', async () => {
    const { id } = await aProspect(app.database, { nom: 'Rochat' });
    await put(anne, `prospects/${id}`, { language: 'de', read: { language: null } });
    const refused = await put(app.admin, `prospects/${id}`, { language: 'it', read: { language: null } });
    expect(refused).toMatchObject({ status: 409, body: { theirs: { language: 'de' } } });
  });

  it('are accepted for other fields, for the same author, and without read values', async () => {
    const { id } = await aProspect(app.database, { nom: 'Rochat' });
    const path = `prospects/${id}`;
    await put(anne, path, { poste: 'Directrice' });
    expect((await put(app.admin, path, { nom: 'A', read: { nom: 'Rochat' } })).status).toBe(200);
    expect((await put(app.admin, path, { nom: 'B', read: { nom: 'Rochat' } })).status).toBe(200);
    expect((await put(anne, path, { nom: 'C' })).status).toBe(200);
    expect((await put(app.admin, path, { nom: 'D', read: { nom: 'B' } })).status).toBe(409);
  });

  it('include the follow-up without history', async () => {
    const { id } = await aProspect(app.database, { status: 'contacted' });
    const refused = await put(app.admin, `prospects/${id}`, { status: 'qualified', read: { status: 'new' } });
    expect(refused.body.message).toMatch(/^Quelqu’un a modifié le statut entre-temps/);
  });

  it('include tasks', async () => {
    const { id } = await aProspect(app.database);
    const made = await app.call<TaskRecord>('POST', `/api/admin/prospects/${id}/tasks`, { as: anne, body: { title: 'Rappeler' } });
    const path = `prospects/${id}/tasks/${made.body.id}`;
    await put(anne, path, { title: 'Écrire', read: { title: 'Rappeler' } });
    expect(await put(app.admin, path, { title: 'Visiter', read: { title: 'Rappeler' } })).toMatchObject({
      status: 409,
      body: { theirs: { title: 'Écrire' } },
    });
  });

  it('include fields of the settings, whose other fields are merged', async () => {
    const { body } = await app.call<{ value: Record<string, unknown> }>('GET', '/api/admin/settings/agency', { as: app.admin });
    const base = body.value;
    await app.database.query(`UPDATE users SET role = 'admin' WHERE email = 'anne@example.ch'`);
    expect((await put(anne, 'settings/agency', { value: { ...base, tagline: 'La sienne' }, base })).status).toBe(200);
    const refused = await put(app.admin, 'settings/agency', { value: { ...base, tagline: 'La mienne' }, base });
    expect(refused).toMatchObject({ status: 409, body: { errors: { tagline: expect.stringContaining('La sienne') } } });
    expect((await put(app.admin, 'settings/agency', { value: { ...base, name: 'Autre' }, base })).status).toBe(200);
  });
});
