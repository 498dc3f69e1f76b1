import type { InboxItem, InboxSummary } from '../src/modules/inbox/inbox.contract.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let anne: Account;
let reader: Account;
let ids: Record<'admin' | 'anne', string>;
beforeAll(async () => {
  app = await startApp();
  const account = async (email: string, name: string, role: string) => {
    const { body } = await app.call<{ id: string; password: string }>('POST', '/api/admin/users', {
      as: app.admin,
      body: { email, name, role },
    });
    return app.signIn(email, body.password);
  };
  anne = await account('anne@example.ch', 'Anne Rochat', 'staff');
  reader = await account('lea@example.ch', 'Léa', 'viewer');
  const users = await app.database.query(`SELECT id, email FROM users`);
  const idOf = (email: string) => users.find((user: { email: string }) => user.email === email).id;
  ids = { admin: idOf('admin@example.ch'), anne: idOf('anne@example.ch') };
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects'));

const inboxOf = async (as = app.admin, filter: object = {}) =>
  (await app.call<InboxItem[]>('GET', `/api/admin/queue?filter=${encodeURIComponent(JSON.stringify(filter))}`, { as })).body;
const names = async (as = app.admin, filter: object = {}) => (await inboxOf(as, filter)).map(({ prospect }) => prospect.nom);
const summary = async (as = app.admin) => (await app.call<InboxSummary>('GET', '/api/admin/queue/summary', { as })).body;
const at = (id: string, act: string, as = app.admin, body?: object, method = 'POST') =>
  app.call<{ code?: string; message?: string; done?: string[]; treated_today?: number }>(method, `/api/admin/queue/${id}/${act}`, {
    as,
    ...(body && { body }),
  });
const visited = (id: string, ago = '1 hour', type = 'page_view', actor = 'human') =>
  app.database.query(`INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, $2, $3, now() - $4::interval)`, [
    id,
    type,
    actor,
    ago,
  ]);
const flagged = (nom: string, values: object = {}) => aProspect(app.database, { nom, red_flags: ['parked'], ...values });

describe('the inbox', () => {
  it('lists each reason, highest weight first, with the facts of its sentence', async () => {
    await flagged('flags');
    await aProspect(app.database, { nom: 'trial', metadata: { is_trial: true } });
    const visit = await aProspect(app.database, { nom: 'visit' });
    await visited(visit.id);
    await aProspect(app.database, { nom: 'next', next_action: 'Rappeler', next_action_at: new Date() });
    const reply = await aProspect(app.database, { nom: 'reply' });
    const [campaign] = await app.database.query(`INSERT INTO email_campaigns (name) VALUES ('Automne') RETURNING id`);
    await app.database.query(
      `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, replied_at) VALUES ($1, $2, 'x', 'sent', now())`,
      [campaign.id, reply.id],
    );
    const late = await aProspect(app.database, { nom: 'late' });
    await app.database.query(
      `INSERT INTO seo_audit_requests (email, prospect_id, created_at, updated_at) VALUES ('a@example.ch', $1, now() - interval '30 days', now() - interval '30 days')`,
      [late.id],
    );
    const found = await inboxOf();
    expect(found.map(({ prospect, reasons }) => [prospect.nom, reasons[0]?.id, reasons[0]?.facts])).toEqual([
      ['late', 'audit_late', {}],
      ['reply', 'reply', { campaign: 'Automne' }],
      ['next', 'next_action', { what: 'Rappeler' }],
      ['visit', 'visit', { what: 'page', views: 1 }],
      ['trial', 'trial', { review: null }],
      ['flags', 'flags', { count: 1, first: 'parked' }],
    ]);
    expect(found[0]).toMatchObject({ prospect: { id: late.id, person: 'Anne late', company: 'Boulangerie Exemple' }, claimed_by: null });
    expect(await summary()).toMatchObject({ waiting: 6, more: false, treated_today: 0 });
  });

  it('excludes prospects that are approved, rejected, examples, deleted, asked today for an audit, visited by staff, or contacted since', async () => {
    await flagged('approved', { review_status: 'validated' });
    await flagged('rejected', { status: 'rejected' });
    await flagged('made up', { metadata: { demo: true } });
    const gone = await flagged('gone');
    await app.call('POST', '/api/admin/prospects/bulk', { as: app.admin, body: { action: 'delete', ids: [gone.id] } });
    await aProspect(app.database, { nom: 'tomorrow', next_action: 'x', next_action_at: new Date(Date.now() + 48 * 3_600_000) });
    const asked = await aProspect(app.database, { nom: 'asked' });
    await app.database.query(`INSERT INTO seo_audit_requests (email, prospect_id) VALUES ('a@example.ch', $1)`, [asked.id]);
    const staff = await aProspect(app.database, { nom: 'staff' });
    await visited(staff.id, '1 hour', 'page_view', 'staff');
    const written = await aProspect(app.database, { nom: 'written' });
    await visited(written.id);
    const [campaign] = await app.database.query(`INSERT INTO email_campaigns (name) VALUES ('x') RETURNING id`);
    await app.database.query(
      `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, sent_at) VALUES ($1, $2, 'y', 'sent', now())`,
      [campaign.id, written.id],
    );
    const called = await aProspect(app.database, { nom: 'called' });
    await visited(called.id);
    expect(await names()).toEqual(['called']);
    const call = { kind: 'call', outcome: 'no_answer' };
    expect((await app.call('POST', `/api/admin/prospects/${called.id}/notes`, { as: app.admin, body: call })).status).toBe(201);
    expect(await names()).toEqual([]);
    expect(await names(app.admin, { example: true })).toEqual(['made up']);
  });

  it('contains one’s own and unowned prospects, never a colleague’s', async () => {
    await flagged('hers', { owner_id: ids.anne });
    await flagged('mine', { owner_id: ids.admin });
    await flagged('free');
    expect(await names()).toEqual(['mine', 'free']);
    expect([await names(app.admin, { owner: 'mine' }), await names(app.admin, { owner: 'unowned' })]).toEqual([['mine'], ['free']]);
    expect(await names(anne)).toEqual(['hers', 'free']);
  });

  it('is refused to viewers', async () => {
    const { id } = await flagged('A');
    expect((await app.call('GET', '/api/admin/queue', { as: reader })).status).toBe(403);
    expect((await at(id, 'claim', reader)).status).toBe(403);
  });
});

describe('a prospect of the inbox', () => {
  it('is claimed by one person at a time; a second one gets the name of the first until it is released or expires', async () => {
    const { id } = await flagged('A');
    const answers = await Promise.all([at(id, 'claim'), at(id, 'claim', anne)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder, other] = answers[0].status === 200 ? [app.admin, anne] : [anne, app.admin];
    expect((await at(id, 'claim', holder)).status).toBe(200);
    for (const [act, body] of [['claim'], ['done'], ['snooze', { until: '2099-01-01T08:00:00Z' }]] as const)
      expect(await at(id, act, other, body)).toMatchObject({ status: 409, body: { code: 'claimed' } });
    expect((await inboxOf(other))[0]?.claimed_by).toMatchObject({ name: expect.any(String) });
    expect((await inboxOf(holder))[0]?.claimed_by).toBeNull();
    await at(id, 'claim', other, undefined, 'DELETE');
    expect((await at(id, 'claim', other)).status).toBe(409);
    await at(id, 'claim', holder, undefined, 'DELETE');
    expect((await at(id, 'claim', other)).status).toBe(200);
    await app.database.query(`UPDATE queue_places SET claimed_until = now() - interval '1 second'`);
    expect((await inboxOf(holder))[0]?.claimed_by).toBeNull();
    expect((await at(id, 'claim', holder)).status).toBe(200);
  });

  it('is snoozed until a future time, and returns at once when that is reverted', async () => {
    const { id } = await flagged('A');
    expect((await at(id, 'snooze', app.admin, { until: '2020-01-01T08:00:00Z' })).status).toBe(422);
    expect((await at(id, 'snooze', app.admin, { until: '2099-01-01T08:00:00Z' })).status).toBe(204);
    expect([await names(), await names(anne)]).toEqual([[], []]);
    await at(id, 'snooze', app.admin, { until: null });
    expect(await names(anne)).toEqual(['A']);
    await at(id, 'snooze', app.admin, { until: '2099-01-01T08:00:00Z' });
    await app.database.query(`UPDATE queue_places SET snoozed_until = now() - interval '1 second'`);
    expect(await names()).toEqual(['A']);
  });

  it('is completed until something newer happens, once per user, and counted today', async () => {
    const { id } = await flagged('A');
    await visited(id);
    const { body } = await at(id, 'done');
    expect(body).toMatchObject({ done: expect.arrayContaining(['visit', 'flags']), treated_today: 1 });
    expect(await names(anne)).toEqual([]);
    expect((await at(id, 'done', anne)).body).toMatchObject({ done: [], treated_today: 0 });
    expect((await summary()).treated_today).toBe(1);
    await visited(id, '0 seconds');
    expect((await inboxOf())[0]?.reasons.map((reason) => reason.id)).toEqual(['visit']);
    await app.database.query(`UPDATE prospects SET red_flags = '{parked,doubt}' WHERE id = $1`, [id]);
    expect((await inboxOf())[0]?.reasons.map((reason) => reason.id)).toEqual(['visit', 'flags']);
  });

  it('is completed although due later today, until it gets another date', async () => {
    const later = `(date_trunc('day', now() AT TIME ZONE 'Europe/Zurich') + interval '1 day') AT TIME ZONE 'Europe/Zurich' - interval '1 second'`;
    const { id } = await aProspect(app.database, { nom: 'A', next_action: 'Rappeler' });
    await app.database.query(`UPDATE prospects SET next_action_at = ${later} WHERE id = $1`, [id]);
    expect((await at(id, 'done')).body.done).toEqual(['next_action']);
    expect(await names()).toEqual([]);
    await app.database.query(`UPDATE prospects SET next_action_at = now() - interval '1 hour' WHERE id = $1`, [id]);
    expect(await names()).toEqual(['A']);
  });

  it('is completed for some of its reasons, and reopened when that is reverted', async () => {
    const { id } = await flagged('A');
    await visited(id);
    expect((await at(id, 'done', app.admin, { reasons: ['visit'] })).body.done).toEqual(['visit']);
    expect((await inboxOf())[0]?.reasons.map((reason) => reason.id)).toEqual(['flags']);
    await at(id, 'done', app.admin, undefined, 'DELETE');
    expect((await inboxOf())[0]?.reasons.map((reason) => reason.id)).toEqual(['visit', 'flags']);
    expect((await summary()).treated_today).toBe(0);
  });

  it('is refused when unknown', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const [act, body] of [['claim'], ['done'], ['snooze', { until: '2099-01-01T08:00:00Z' }]] as const)
      expect((await at(nobody, act, app.admin, body)).status).toBe(404);
  });
});
