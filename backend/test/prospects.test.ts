import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects'));

const list = (query: Record<string, unknown>) =>
  app.call<ProspectRecord[]>(
    'GET',
    `/api/admin/prospects?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]))}`,
    { as: app.admin },
  );

describe('internal fields of a prospect', () => {
  const own = {
    consent: { wording: 'Accord', given_at: '2026-01-05T08:00:00.000Z' },
    is_trial: true,
    status: 'verified',
    last_analyzed: '2026-01-05',
    referred_at: '2026-01-06',
  };
  const stored = async (id: string) =>
    ((await app.database.query('SELECT metadata FROM prospects WHERE id = $1', [id])) as { metadata: object }[])[0]?.metadata;

  it('cannot be set on creation, and are kept on a change', async () => {
    const person = { nom: 'Martin', prenom: 'Luc', email: 'luc@martin.ch' };
    const forged = { ...own, demo: true, internal: true, industry: 'Boulangerie', colour: 'bleu' };
    const { body } = await app.call<ProspectRecord>('POST', '/api/admin/prospects', {
      as: app.admin,
      body: { ...person, metadata: forged },
    });
    expect(await stored(body.id)).toEqual({ industry: 'Boulangerie', colour: 'bleu' });

    await app.database.query('UPDATE prospects SET metadata = $2 WHERE id = $1', [body.id, own]);
    const other = { consent: { wording: 'Tout', given_at: '2020-01-01T00:00:00.000Z' }, is_trial: false, status: null, industry: 'Café' };
    const answer = await app.call('PUT', `/api/admin/prospects/${body.id}`, { as: app.admin, body: { metadata: other } });
    expect(answer.status).toBe(200);
    expect(await stored(body.id)).toEqual({ ...own, industry: 'Café' });
  });
});

describe('the language of a prospect', () => {
  it('is set, changed, filtered and removed; an unsupported one is refused', async () => {
    const person = { nom: 'Meier', prenom: 'Urs', email: 'urs@meier.ch' };
    const create = (more: object) =>
      app.call<ProspectRecord & { errors: object }>('POST', '/api/admin/prospects', { as: app.admin, body: { ...person, ...more } });
    const { body: made } = await create({ language: 'de' });
    const { body: other } = await create({});
    expect([made.language, other.language]).toEqual(['de', null]);
    expect((await create({ language: 'en' })).body.errors).toHaveProperty('language');
    expect((await list({ filter: { language: 'de' } })).body.map(({ id }) => id)).toEqual([made.id]);
    expect((await list({ filter: { language: null } })).body.map(({ id }) => id)).toEqual([other.id]);
    const put = (body: object) => app.call<ProspectRecord>('PUT', `/api/admin/prospects/${made.id}`, { as: app.admin, body });
    expect((await put({ language: 'it', read: { language: 'de' } })).body.language).toBe('it');
    expect((await put({ nom: 'Meyer' })).body.language).toBe('it');
    expect((await put({ language: '' })).body.language).toBeNull();
  });
});

describe('creating a prospect', () => {
  it('assigns a token and a link, and completes the address of the site', async () => {
    const { status, body } = await app.call<ProspectRecord>('POST', '/api/admin/prospects', {
      as: app.admin,
      body: { prenom: ' Luc ', nom: 'Martin', email: 'luc@martin.ch', site_url: 'martin.ch' },
    });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^[a-z0-9]{8}$/);
    expect(body).toMatchObject({
      prenom: 'Luc',
      site_url: 'https://martin.ch/',
      page_vue: false,
      score: null,
      status: 'new',
      company: 'martin.ch',
    });
    expect(body.link).toBe(`http://127.0.0.1:3000/t/${body.token}`);
  });

  it.each([
    [{ prenom: '', nom: 'Martin', email: 'luc@martin.ch' }, 'prenom', 'Veuillez remplir tous les champs obligatoires'],
    [{ prenom: 'Luc', nom: 'Martin' }, 'email', 'Veuillez remplir tous les champs obligatoires'],
    [{ prenom: 'Luc', nom: 'Martin', email: 'luc@' }, 'email', "L'email doit être valide"],
    [{ prenom: 'Luc', nom: 'Martin', email: 'luc@martin.ch', site_url: 'martin' }, 'site_url', "L'URL du site web doit être valide"],
    [
      { prenom: 'Luc', nom: 'Martin', email: 'luc@martin.ch', site_url: 'ftp://martin.ch' },
      'site_url',
      "L'URL du site web doit être valide",
    ],
    [{ prenom: 'Luc', nom: 'Martin', email: 'luc@martin.ch', site_url: 'not a url' }, 'site_url', "Format d'URL invalide"],
    [{ prenom: 'Luc', nom: 'Martin', email: 'luc@martin.ch', site_url: 'javascript:alert(1)' }, 'site_url', "Format d'URL invalide"],
  ])('refuses %j', async (body, field, message) => {
    const answer = await app.call<{ errors: Record<string, string>; message: string; code: string }>('POST', '/api/admin/prospects', {
      as: app.admin,
      body,
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body.errors[field]).toBe(message);
    expect(await app.database.query('SELECT 1 FROM prospects')).toHaveLength(0);
  });
});

describe('the list', () => {
  it('filters, sorts and counts exactly', async () => {
    for (const [nom, score] of [
      ['Aebi', 90],
      ['Blanc', 40],
      ['Chappuis', null],
      ['Dubois', 71],
      ['Favre', 70],
    ] as const) {
      await aProspect(app.database, { nom, score, page_vue: score !== null });
    }
    const high = await list({ filter: { high_score: true }, sort: ['score', 'ASC'], range: [0, 9] });
    expect(high.body.map(({ nom }) => nom)).toEqual(['Dubois', 'Aebi']);
    expect(high.headers.get('content-range')).toBe('prospects 0-1/2');
    const best = await list({ sort: ['score', 'DESC'], range: [0, 1] });
    expect(best.body.map(({ nom }) => nom)).toEqual(['Aebi', 'Dubois']);
    expect(best.headers.get('content-range')).toBe('prospects 0-1/5');
    expect((await list({ filter: { page_vue: false } })).body.map(({ nom }) => nom)).toEqual(['Chappuis']);
    expect((await list({ filter: { score_gte: 70, score_lte: 71 }, sort: ['nom', 'ASC'] })).body.map(({ nom }) => nom)).toEqual([
      'Dubois',
      'Favre',
    ]);
  });

  it('is searched by parts of name, e-mail or company, ignoring accents', async () => {
    await aProspect(app.database, { prenom: 'Jérôme', nom: 'Müller', email: 'jm@atelier.ch', business_name: 'Ébénisterie du Lac' });
    await aProspect(app.database, { prenom: 'Anne', nom: 'Rochat', email: 'anne@rochat.ch', business_name: null });
    for (const q of ['mull', 'JEROME', 'ebenisterie', 'atelier.ch', 'jerome müller']) {
      expect((await list({ filter: { q } })).body.map(({ nom }) => nom)).toEqual(['Müller']);
    }
    expect((await list({ filter: { q: '100%' } })).headers.get('content-range')).toBe('prospects */0');
  });

  it('refuses unknown parameters with a readable 400', async () => {
    for (const query of ['sort=["password","ASC"]', 'filter={"nope":1}', 'filter={', 'range=[0]']) {
      const { status, body } = await app.call<{ code: string }>('GET', `/api/admin/prospects?${encodeURI(query)}`, { as: app.admin });
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
  });
});

describe('changing and deleting a prospect', () => {
  it('merges the sent keys and ignores read-only ones', async () => {
    const { id, token } = await aProspect(app.database, { notes: 'avant' });
    const { status, body } = await app.call<ProspectRecord>('PUT', `/api/admin/prospects/${id}`, {
      as: app.admin,
      body: { nom: 'Nouveau', token: 'hackhack', score: 100, telephone: '' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ nom: 'Nouveau', notes: 'avant', token, score: null, telephone: null });
    const [entry] = await app.database.query(
      `SELECT before, after, user_email FROM audit_log WHERE action = 'update' AND resource_id = $1`,
      [id],
    );
    expect(entry).toMatchObject({ before: { nom: 'Exemple' }, after: { nom: 'Nouveau' }, user_email: 'admin@example.ch' });
  });

  it('deletes dependent rows and reports them', async () => {
    const { id, token } = await aProspect(app.database);
    const other = await aProspect(app.database);
    await app.call('POST', `/api/public/prospects/${token}/events`, {
      body: { type: 'page_view', engaged: true },
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' },
    });
    await app.call('POST', `/api/public/prospects/${other.token}/events`, { body: { type: 'page_view', engaged: true } });
    await app.database.query(`INSERT INTO referrals (prospect_id, referred_email) VALUES ($1, 'a@b.ch'), ($1, 'c@d.ch')`, [id]);
    const { status, body } = await app.call<{ id: string; deleted: Record<string, number> }>('DELETE', `/api/admin/prospects/${id}`, {
      as: app.admin,
      headers: { 'content-type': 'text/plain' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, deleted: { events: 1, referrals: 2 } });
    expect((await app.call('GET', `/api/admin/prospects/${id}`, { as: app.admin })).status).toBe(404);
    expect((await app.call('DELETE', `/api/admin/prospects/${id}`, { as: app.admin })).status).toBe(404);
    expect(await app.database.query('SELECT 1 FROM events')).toHaveLength(1);
  });
});

describe('visits of a page', () => {
  const visit = (token: string, body: object, userAgent: string) =>
    app.call('POST', `/api/public/prospects/${token}/events`, { body, headers: { 'user-agent': userAgent } });
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('count people only', async () => {
    const { id, token } = await aProspect(app.database);
    for (const [engaged, agent] of [
      [false, firefox],
      [true, 'Slackbot-LinkExpanding 1.0'],
      [true, 'curl/8.5'],
    ] as const) {
      expect((await visit(token, { type: 'page_view', engaged }, agent)).status).toBe(204);
    }
    const seen = async () => (await app.database.query('SELECT page_vue FROM prospects WHERE id = $1', [id]))[0].page_vue;
    expect(await seen()).toBe(false);
    await visit(token, { type: 'page_view', engaged: true }, firefox);
    expect(await seen()).toBe(true);
    const actors = await app.database.query('SELECT actor FROM events WHERE prospect_id = $1 ORDER BY id', [id]);
    expect(actors.map(({ actor }: { actor: string }) => actor)).toEqual(['unknown', 'preview', 'gateway', 'human']);
  });

  it('of staff are not counted as the prospect’s', async () => {
    const { id, token } = await aProspect(app.database);
    await app.call('POST', `/api/public/prospects/${token}/events`, {
      as: app.admin,
      body: { type: 'page_view', engaged: true },
      headers: { 'user-agent': firefox },
    });
    const [row] = await app.database.query(
      'SELECT page_vue, actor FROM prospects JOIN events ON prospect_id = prospects.id WHERE prospects.id = $1',
      [id],
    );
    expect(row).toEqual({ page_vue: false, actor: 'staff' });
  });

  it('get the same answer for unknown and malformed tokens', async () => {
    const unknown = await app.call<{ message: string; instance?: string }>('GET', '/api/public/prospects/zzzzzzzz');
    const malformed = await app.call<{ message: string; instance?: string }>('GET', '/api/public/prospects/x%27--');
    delete unknown.body.instance;
    delete malformed.body.instance;
    expect([unknown.status, unknown.body]).toEqual([malformed.status, malformed.body]);
    expect(unknown.status).toBe(404);
  });
});
