import type { ReferralRecord } from '../src/modules/referrals/referral.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('DELETE FROM prospects');
  await app.database.query('DELETE FROM outbox');
  await app.database.query('DELETE FROM audit_log');
});

interface Refused {
  code: string;
  message: string;
  errors: Record<string, string>;
}

const refer = (body: unknown) => app.call<Refused & { received: true }>('POST', '/api/public/referrals', { body });
const stored = () => app.database.query('SELECT * FROM referrals ORDER BY created_at, referred_email');
const mails = () => app.database.query(`SELECT * FROM outbox WHERE kind = 'referral_invitation' ORDER BY created_at`);
const list = (query: Record<string, unknown>) =>
  app.call<ReferralRecord[]>(
    'GET',
    `/api/admin/referrals?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]))}`,
    { as: app.admin },
  );

describe('naming the colleague', () => {
  it('stores both addresses, marks the prospect and sends one e-mail', async () => {
    const { id, token, email } = await aProspect(app.database, { prenom: 'Anne', nom: 'Rochat', metadata: { industry: 'bois' } });
    const { status, body } = await refer({ token, email: ' Marie@Exemple.ch ' });
    expect([status, body]).toEqual([201, { received: true }]);
    expect(await stored()).toMatchObject([
      { prospect_id: id, original_email: email, referred_email: 'Marie@Exemple.ch', status: 'pending', notes: null },
    ]);
    const [prospect] = await app.database.query('SELECT metadata FROM prospects WHERE id = $1', [id]);
    expect(prospect.metadata).toMatchObject({ industry: 'bois', referred_email: 'Marie@Exemple.ch' });
    expect(Date.parse(prospect.metadata.referred_at)).toBeGreaterThan(Date.now() - 60_000);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'Marie@Exemple.ch', prospect_id: id, status: 'queued' });
    // whoever has the link can pass it on: the prospect is not named as the sender
    expect(`${mail.subject} ${mail.body_text}`).not.toMatch(/Anne|Rochat/);
    expect(mail.subject).toMatch(/^Une personne /);
    expect(mail.body_text).toContain(`http://127.0.0.1:3000/t/${token}`);
  });

  it('is idempotent, also for concurrent requests', async () => {
    const { token } = await aProspect(app.database);
    const answers = await Promise.all(['marie@exemple.ch', 'MARIE@exemple.ch', 'marie@exemple.ch'].map((email) => refer({ token, email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('sends one e-mail per address from any prospects, and none to the requesting person', async () => {
    const [one, other] = [await aProspect(app.database), await aProspect(app.database)];
    await Promise.all([one, other].map(({ token }) => refer({ token, email: 'marie@exemple.ch' })));
    await refer({ token: one.token, email: one.email.toUpperCase() });
    expect(await stored()).toHaveLength(3);
    expect((await mails()).map(({ recipient }: { recipient: string }) => recipient)).toEqual(['marie@exemple.ch']);
  });

  it('cannot send a link to a whole list', async () => {
    const { token } = await aProspect(app.database);
    for (let number = 0; number < 7; number++) await refer({ token, email: `personne${number}@exemple.ch` });
    expect(await stored()).toHaveLength(7);
    expect(await mails()).toHaveLength(5);
  });

  it('accepts the prospect’s id instead of the token', async () => {
    const { id } = await aProspect(app.database);
    expect((await refer({ token: id, email: 'marie@exemple.ch' })).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [{ email: 'a@b.ch' }, 422, 'Token invalide ou manquant'],
    [{ token: '', email: 'a@b.ch' }, 422, 'Token invalide ou manquant'],
    [{ token: 'zzzzzzzz', email: 'a@b.ch' }, 404, 'Ce lien a expiré ou est invalide.'],
    [{ token: '%27--', email: 'a@b.ch' }, 404, 'Ce lien a expiré ou est invalide.'],
    [{ token: 'zzzzzzzz', email: '' }, 422, 'Veuillez entrer une adresse email'],
    [{ token: 'zzzzzzzz', email: 'marie@' }, 422, 'Veuillez entrer une adresse email valide'],
  ])('refuses %j with a message', async (body, status, message) => {
    const answer = await refer(body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await stored()).toEqual([]);
  });

  it('shows the company of the analysis, and no personal data', async () => {
    const { id, token, email } = await aProspect(app.database, { business_name: 'Menuiserie du Lac' });
    for (const link of [token, id]) {
      const { status, body } = await app.call<{ company: string }>('GET', `/api/public/referrals/${link}`);
      expect([status, body.company]).toEqual([200, 'Menuiserie du Lac']);
      expect(JSON.stringify(body)).not.toContain(email);
    }
    const unknown = await app.call<Refused>('GET', '/api/public/referrals/zzzzzzzz');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Ce lien a expiré ou est invalide.']);
  });
});

describe('referrals in the back-office', () => {
  const aReferral = async (email: string, status = 'pending', company = 'Boulangerie Exemple') => {
    const { id } = await aProspect(app.database, { business_name: company });
    const rows = await app.database.query(
      'INSERT INTO referrals (prospect_id, original_email, referred_email, status) VALUES ($1, $2, $3, $4) RETURNING id',
      [id, 'origine@exemple.ch', email, status],
    );
    return rows[0].id as string;
  };

  it('are listed by status, searched and sorted', async () => {
    await aReferral('zoe@a.ch', 'pending', 'Ébénisterie du Lac');
    await aReferral('bruno@b.ch', 'contacted');
    await aReferral('adele@c.ch', 'contacted');
    const contacted = await list({ filter: { status: 'contacted' }, sort: ['referred_email', 'ASC'], range: [0, 9] });
    expect(contacted.body.map(({ referred_email }) => referred_email)).toEqual(['adele@c.ch', 'bruno@b.ch']);
    expect(contacted.headers.get('content-range')).toBe('referrals 0-1/2');
    for (const q of ['ebenisterie', 'zoe@', 'LAC']) {
      expect((await list({ filter: { q } })).body).toMatchObject([{ referred_email: 'zoe@a.ch', company: 'Ébénisterie du Lac' }]);
    }
    expect((await list({ filter: { q: '100%' } })).body).toEqual([]);
    const counters = await app.call('GET', '/api/admin/referrals/counters', { as: app.admin });
    expect(counters.body).toEqual({ pending: 1, contacted: 2, converted: 0 });
  });

  it('accept any change of status, with notes and an audit entry', async () => {
    const id = await aReferral('zoe@a.ch');
    const put = (body: object) => app.call<ReferralRecord & Refused>('PUT', `/api/admin/referrals/${id}`, { as: app.admin, body });
    expect((await put({ notes: 'Rappeler lundi' })).body).toMatchObject({ status: 'pending', notes: 'Rappeler lundi' });
    expect((await put({ status: 'converted', referred_email: 'x@y.ch' })).body).toMatchObject({
      status: 'converted',
      notes: 'Rappeler lundi',
      referred_email: 'zoe@a.ch',
    });
    expect((await put({ status: 'pending', notes: '' })).body).toMatchObject({ status: 'pending', notes: null });
    const refused = await put({ status: 'lost' });
    expect([refused.status, refused.body.message]).toEqual([422, 'Impossible de mettre à jour le statut.']);
    const trace = await app.database.query(
      `SELECT before, after, user_email FROM audit_log WHERE resource = 'referrals' AND resource_id = $1 ORDER BY id`,
      [id],
    );
    expect(trace).toEqual([
      { before: { notes: null }, after: { notes: 'Rappeler lundi' }, user_email: 'admin@example.ch' },
      { before: { status: 'pending' }, after: { status: 'converted' }, user_email: 'admin@example.ch' },
      {
        before: { status: 'converted', notes: 'Rappeler lundi' },
        after: { status: 'pending', notes: null },
        user_email: 'admin@example.ch',
      },
    ]);
  });

  it('are deleted, once', async () => {
    const id = await aReferral('zoe@a.ch');
    const remove = () => app.call<ReferralRecord>('DELETE', `/api/admin/referrals/${id}`, { as: app.admin });
    const first = await remove();
    expect([first.status, first.body.referred_email]).toEqual([200, 'zoe@a.ch']);
    expect((await remove()).status).toBe(404);
    expect((await app.call('GET', `/api/admin/referrals/${id}`, { as: app.admin })).status).toBe(404);
  });
});
