import { type Account, ADMIN, ownPassword, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

interface Made {
  id: string;
  password: string;
  email: string;
  role: string;
  disabled: boolean;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const me = (as: Account) => app.call<{ id: string; role: string }>('GET', '/api/auth/me', { as });
const make = async (email: string, role = 'staff') =>
  (await app.call<Made>('POST', '/api/admin/users', { as: app.admin, body: { email, name: 'Léa Favre', role } })).body;

describe('accounts of staff', () => {
  it('are created with a password that is shown once and works', async () => {
    const made = await make('Lea@Example.ch');
    expect(made).toMatchObject({ email: 'lea@example.ch', role: 'staff', disabled: false });
    const account = await app.signIn('lea@example.ch', made.password);
    expect((await me(account)).body.role).toBe('staff');
    const { body } = await app.call<object>('GET', `/api/admin/users/${made.id}`, { as: app.admin });
    expect(JSON.stringify(body)).not.toContain(made.password);
  });

  it('are unique by address, and require name, address and role', async () => {
    const again = await app.call<{ errors: object }>('POST', '/api/admin/users', {
      as: app.admin,
      body: { email: 'LEA@example.ch', name: 'X', role: 'viewer' },
    });
    expect([again.status, again.body.errors]).toEqual([409, { email: 'Un compte existe déjà avec cette adresse.' }]);
    const empty = await app.call<{ errors: object }>('POST', '/api/admin/users', {
      as: app.admin,
      body: { email: 'x', name: ' ', role: 'boss' },
    });
    expect([empty.status, Object.keys(empty.body.errors).sort()]).toEqual([422, ['email', 'name', 'role']]);
  });

  it('are listed in the react-admin dialect, for administrators only', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'favre', disabled: false }));
    const { status, body, headers } = await app.call<Made[]>('GET', `/api/admin/users?filter=${filter}&range=[0,9]`, { as: app.admin });
    expect([status, headers.get('content-range'), body.map(({ email }) => email)]).toEqual([200, 'users 0-0/1', ['lea@example.ch']]);
    const staff = await make('staff@example.ch');
    const account = await app.signIn('staff@example.ch', staff.password);
    const tries = [
      ['GET', '/api/admin/users'],
      ['POST', '/api/admin/users'],
      ['PUT', `/api/admin/users/${staff.id}`],
      ['POST', `/api/admin/users/${staff.id}/reset-password`],
    ] as const;
    for (const [method, path] of tries) {
      const answer = await app.call(method, path, { as: account, ...(method !== 'GET' && { body: {} }) });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
  });

  it('lose every session when disabled, and work again afterwards', async () => {
    const made = await make('gone@example.ch');
    const account = await app.signIn('gone@example.ch', made.password);
    const set = (disabled: boolean) => app.call<Made>('PUT', `/api/admin/users/${made.id}`, { as: app.admin, body: { ...made, disabled } });
    expect((await set(true)).body.disabled).toBe(true);
    expect((await me(account)).status).toBe(401);
    const sessions = await app.database.query('SELECT 1 FROM sessions WHERE user_id = $1', [made.id]);
    expect(sessions).toEqual([]);
    expect((await set(false)).body.disabled).toBe(false);
    expect((await me(await app.signIn('gone@example.ch', made.password))).status).toBe(200);
  });

  it('get a new password from an administrator; old password and sessions end', async () => {
    const made = await make('forgot@example.ch');
    const account = await app.signIn('forgot@example.ch', made.password);
    const reset = await app.call<Made>('POST', `/api/admin/users/${made.id}/reset-password`, { as: app.admin, body: {} });
    expect(reset.status).toBe(200);
    expect((await me(account)).status).toBe(401);
    await expect(app.signIn('forgot@example.ch', made.password)).rejects.toThrow('sign-in failed');
    expect((await me(await app.signIn('forgot@example.ch', reset.body.password))).status).toBe(200);
  });

  it('cannot lock themselves out, and one administrator always remains', async () => {
    const { id } = (await me(app.admin)).body;
    for (const body of [{ role: 'staff' }, { disabled: true }])
      expect((await app.call('PUT', `/api/admin/users/${id}`, { as: app.admin, body })).status).toBe(409);
    expect((await app.call('POST', `/api/admin/users/${id}/reset-password`, { as: app.admin, body: {} })).status).toBe(409);
    // two administrators who disable each other in the same moment: one of them stays
    const second = await make('second@example.ch', 'admin');
    const other = await app.signIn('second@example.ch', second.password);
    await Promise.all([
      app.call('PUT', `/api/admin/users/${second.id}`, { as: app.admin, body: { disabled: true } }),
      app.call('PUT', `/api/admin/users/${id}`, { as: other, body: { disabled: true } }),
    ]);
    const [{ count }] = await app.database.query(`SELECT count(*)::int AS count FROM users WHERE role = 'admin' AND disabled_at IS NULL`);
    expect(count).toBe(1);
    await app.database.query(`UPDATE users SET disabled_at = NULL WHERE email = $1`, [ADMIN.email]);
    app.admin = await app.signIn(ADMIN.email, ADMIN.password);
  });
});

describe('the own password', () => {
  const change = (as: Account, current: string, next: string) =>
    app.call<{ errors?: object }>('PUT', '/api/auth/password', { as, body: { current, next } });

  it('is changed with the current one; all other sessions end at once', async () => {
    const made = await make('own@example.ch', 'viewer');
    const here = await app.signIn('own@example.ch', made.password);
    const elsewhere = await app.signIn('own@example.ch', made.password);
    const password = ownPassword(made.password);
    expect((await change(here, password, 'un-nouveau-mot-de-passe')).status).toBe(204);
    expect((await me(here)).status).toBe(200);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await app.call('POST', '/api/auth/refresh', { headers: { cookie: elsewhere.cookies.join('; ') } })).status).toBe(401);
    await expect(app.signIn('own@example.ch', password)).rejects.toThrow('sign-in failed');
    await app.signIn('own@example.ch', 'un-nouveau-mot-de-passe');
  });

  it('is not changed with a wrong current or a short or equal new one: the field says why', async () => {
    expect((await change(app.admin, 'wrong', 'un-nouveau-mot-de-passe')).body.errors).toEqual({
      current: 'Le mot de passe actuel est incorrect.',
    });
    expect((await change(app.admin, ADMIN.password, 'court')).body.errors).toEqual({ next: 'Choisissez au moins 12 caractères.' });
    expect((await change(app.admin, ADMIN.password, ADMIN.password)).body.errors).toEqual({
      next: 'Choisissez un autre mot de passe que l’actuel.',
    });
    await app.signIn(ADMIN.email, ADMIN.password);
  });
});

describe('signing out', () => {
  it('ends the access token too', async () => {
    const account = await app.signIn(ADMIN.email, ADMIN.password);
    expect((await app.call('POST', '/api/auth/logout', { headers: { cookie: account.cookies.join('; ') } })).status).toBe(204);
    expect((await me(account)).status).toBe(401);
  });
});

describe('the audit log', () => {
  const read = (filter: object) =>
    app.call<{ user_email: string; action: string; before: object; after: object; id: number; at: string }[]>(
      'GET',
      `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,4]&sort=["at","DESC"]`,
      { as: app.admin },
    );

  it('shows author and change, and never a password', async () => {
    const made = await make('audited@example.ch');
    await app.call('PUT', `/api/admin/users/${made.id}`, { as: app.admin, body: { role: 'viewer' } });
    await app.call('POST', `/api/admin/users/${made.id}/reset-password`, { as: app.admin, body: {} });
    const { body, headers } = await read({ resource: 'users', resource_id: made.id });
    expect(headers.get('content-range')).toBe('audit-log 0-2/3');
    expect(body.map(({ action }) => action)).toEqual(['reset_password', 'update', 'create']);
    expect(body[1]).toMatchObject({ user_email: ADMIN.email, before: { role: 'staff' }, after: { role: 'viewer' } });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(JSON.stringify(body)).not.toContain(made.password);
  });

  it('is filtered by action, time and part of an address', async () => {
    const actions = (await read({ action: 'change_password', q: 'own@' })).body;
    expect(actions.map(({ user_email }) => user_email)).toEqual(['own@example.ch', 'own@example.ch']);
    expect((await read({ at_gte: '2999-01-01T00:00:00Z' })).body).toEqual([]);
  });
});

describe('saved views', () => {
  const content = { filter: { high_score: true, q: 'bois' }, sort: { field: 'score', order: 'DESC' }, columns: ['score'], perPage: 25 };

  it('are personal: another user neither sees, changes nor deletes them', async () => {
    const [first, second] = [await make('view-1@example.ch', 'viewer'), await make('view-2@example.ch')];
    const [owner, other] = [await app.signIn('view-1@example.ch', first.password), await app.signIn('view-2@example.ch', second.password)];
    const made = await app.call<{ id: string }>('POST', '/api/admin/saved-views', {
      as: owner,
      body: { resource: 'prospects', name: ' Bons scores ', content },
    });
    expect(made).toMatchObject({ status: 201, body: { name: 'Bons scores', content } });
    const listOf = async (as: Account) => (await app.call<object[]>('GET', '/api/admin/saved-views?resource=prospects', { as })).body;
    expect([(await listOf(owner)).length, (await listOf(other)).length]).toEqual([1, 0]);
    const path = `/api/admin/saved-views/${made.body.id}`;
    expect((await app.call('PUT', path, { as: other, body: { name: 'à moi' } })).status).toBe(404);
    expect((await app.call('DELETE', path, { as: other })).status).toBe(404);
    expect((await app.call<{ name: string }>('PUT', path, { as: owner, body: { name: 'Très bons' } })).body.name).toBe('Très bons');
    const twice = await app.call('POST', '/api/admin/saved-views', {
      as: owner,
      body: { resource: 'prospects', name: 'Très bons', content },
    });
    expect([twice.status, twice.body.errors]).toEqual([409, { name: 'Une de vos vues porte déjà ce nom.' }]);
    expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
    expect(await listOf(owner)).toEqual([]);
  });

  interface View {
    id: string;
    name: string;
    own: boolean;
    shared: boolean;
    may_change: boolean;
    author: string;
  }

  it('are shared with the team: author and administrators change them, others use them; a deleted one gives a conflict', async () => {
    const [first, second] = [await make('team-1@example.ch'), await make('team-2@example.ch')];
    const [author, colleague] = [
      await app.signIn('team-1@example.ch', first.password),
      await app.signIn('team-2@example.ch', second.password),
    ];
    const save = (as: Account, name: string, more: object = {}) =>
      app.call<View>('POST', '/api/admin/saved-views', { as, body: { resource: 'prospects', name, content, ...more } });
    const listOf = async (as: Account) => (await app.call<View[]>('GET', '/api/admin/saved-views?resource=prospects', { as })).body;
    const { body: shared } = await save(author, 'À relancer', { shared: true });
    await save(author, 'Seulement moi');
    await save(colleague, 'Zone nord');
    // one's own first, then the team's
    expect((await listOf(colleague)).map(({ name, own, may_change }) => [name, own, may_change])).toEqual([
      ['Zone nord', true, true],
      ['À relancer', false, false],
    ]);
    expect((await listOf(colleague))[1]?.author).toBe('Léa Favre');
    const path = `/api/admin/saved-views/${shared.id}`;
    const refused = await app.call('PUT', path, { as: colleague, body: { name: 'Autre' } });
    expect([refused.status, refused.body.message]).toEqual([403, 'Seuls l’auteur de cette vue et les administrateurs peuvent la changer.']);
    expect((await app.call('DELETE', path, { as: colleague })).status).toBe(403);
    expect((await app.call<View>('PUT', path, { as: app.admin, body: { name: 'À rappeler' } })).body).toMatchObject({
      name: 'À rappeler',
      own: false,
      may_change: true,
    });
    // who stops sharing another's view is answered, though it is out of sight then
    const stopped = await app.call<View>('PUT', path, { as: app.admin, body: { shared: false } });
    expect([stopped.status, stopped.body.shared]).toEqual([200, false]);
    expect((await listOf(colleague)).map(({ name }) => name)).toEqual(['Zone nord']);
    await app.call('PUT', path, { as: author, body: { shared: true } });
    expect((await app.call('DELETE', path, { as: app.admin })).status).toBe(204);
    const late = await app.call('PUT', path, { as: author, body: { name: 'Trop tard' } });
    expect([late.status, late.body.message]).toEqual([404, 'Cette vue n’existe plus\u202f: elle a été supprimée, ou n’est plus partagée.']);
  });

  it('resolve « Les miens » for the current user, and remain when their author’s account is closed', async () => {
    const [first, second] = [await make('mine-1@example.ch'), await make('mine-2@example.ch')];
    const [author, colleague] = [
      await app.signIn('mine-1@example.ch', first.password),
      await app.signIn('mine-2@example.ch', second.password),
    ];
    const owners = await app.database.query(`SELECT id FROM users WHERE email LIKE 'mine-_@example.ch' ORDER BY email`);
    const [one, two] = owners.map(({ id }: { id: string }) => id);
    const mine = (owner_id: string) => ({ ...content, filter: { owner_id } });
    type StoredView = View & { content: { filter: { owner_id: string } } };
    const { body } = await app.call<StoredView>('POST', '/api/admin/saved-views', {
      as: author,
      body: { resource: 'prospects', name: 'Mes relances', content: mine(one), shared: true },
    });
    expect(body.content.filter.owner_id).toBe(one);
    const seenBy = async (as: Account) =>
      (await app.call<StoredView[]>('GET', '/api/admin/saved-views?resource=prospects', { as })).body.find(({ id }) => id === body.id);
    expect((await seenBy(colleague))?.content.filter.owner_id).toBe(two);
    const path = `/api/admin/saved-views/${body.id}`;
    const changed = await app.call<StoredView>('PUT', path, { as: app.admin, body: { content: mine(one) } });
    expect(changed.body.content.filter.owner_id).toBe(one);
    // another’s, by name, is the same for everybody
    expect((await seenBy(colleague))?.content.filter.owner_id).toBe(one);
    await app.call('PUT', `/api/admin/users/${one}`, { as: app.admin, body: { disabled: true } });
    expect(await seenBy(colleague)).toMatchObject({ name: 'Mes relances', author: 'Léa Favre' });
    expect((await app.call('DELETE', path, { as: app.admin })).status).toBe(204);
  });

  it('cannot be shared by viewers', async () => {
    const { password } = await make('reader@example.ch', 'viewer');
    const reader = await app.signIn('reader@example.ch', password);
    const body = { resource: 'prospects', name: 'À moi', content };
    expect((await app.call('POST', '/api/admin/saved-views', { as: reader, body: { ...body, shared: true } })).status).toBe(403);
    expect((await app.call('POST', '/api/admin/saved-views', { as: reader, body })).status).toBe(201);
  });

  it('are counted like their lists, and report when invalid', async () => {
    const { password } = await make('counter@example.ch');
    const as = await app.signIn('counter@example.ch', password);
    for (const score of [20, 80, 90]) await aProspect(app.database, { score, site_url: '', prenom: 'Compté' });
    const filters = [{ high_score: true }, { q: 'Compté', score_gte: 80 }, { couleur: 'bleu' }, {}];
    for (const [index, filter] of filters.entries())
      await app.call('POST', '/api/admin/saved-views', {
        as,
        body: { resource: 'prospects', name: `Vue ${index}`, content: { ...content, filter } },
      });
    const { body: counts } = await app.call<{ count: number | null; works: boolean }[]>('GET', '/api/admin/prospects/view-counts', { as });
    expect(counts.map(({ works }) => works)).toEqual([true, true, false, true]);
    for (const [index, filter] of filters.entries()) {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
      const { status, headers } = await app.call('GET', `/api/admin/prospects?${query}`, { as });
      expect(counts[index]?.count).toBe(status === 400 ? null : Number(headers.get('content-range')?.split('/')[1]));
    }
    expect(counts[1]?.count).toBe(2);
  });
});
