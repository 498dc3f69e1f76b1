import type { AudiencePreview, CampaignRecord, MessagePreview } from '../src/modules/campaigns/campaign.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { ContactKeys } from '../src/modules/suppressions/contact-keys.service.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type MailServer, startMailServer } from './support/mail-server.js';

let app: TestApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    ROLE: 'all',
    PUBLIC_URL: 'https://check.example.ch',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Agence <bonjour@agence.ch>',
  });
  await call('PUT', '/api/admin/settings/campaigns', { value: { messagesPerMinute: 60_000, postalAddress: 'Rue du Lac 1' } });
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});
beforeEach(async () => {
  for (const table of ['suppressions', 'prospects', 'email_campaigns']) await app.database.query(`DELETE FROM ${table}`);
  mail.received.length = 0;
  await required(true);
});

interface Refusal {
  code: string;
  message: string;
}
const call = <T = CampaignRecord & Refusal>(method: string, path: string, body?: object) =>
  app.call<T>(method, path, { as: app.admin, body });
const required = (value: boolean) => call('PUT', '/api/admin/settings/review', { value: { required: value } });
const of = (id: string, part = '') => `/api/admin/campaigns/${id}${part}`;
const audience = async (id: string) => (await call<AudiencePreview>('GET', of(id, '/audience'))).body;
const written = () => mail.received.map(({ to }) => to[0]?.split('@')[0]).sort();

/** Somebody who may be written to, but for the review. */
async function somebody(name: string, values: Partial<Prospect> = {}): Promise<Prospect> {
  const prospect = await aProspect(app.database, { nom: name, prenom: name, email: `${name}@example.ch`, ...values });
  const permission = { prospectIds: [prospect.id], basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' };
  await call('POST', '/api/admin/contact-permissions', permission);
  return prospect;
}
const unreachable = { red_flags: ['unreachable'], red_flag_facts: {} };
const everyState = () =>
  Promise.all([
    somebody('draft'),
    somebody('draftdown', unreachable),
    somebody('read'),
    somebody('toread', { review_status: 'to_review' }),
    somebody('jump', { review_status: 'to_review', red_flags: ['score_jump'] }),
    somebody('down', { review_status: 'to_review', ...unreachable }),
    somebody('good', { review_status: 'validated' }),
    somebody('anyway', {
      review_status: 'validated',
      ...unreachable,
      validation: { at: new Date().toISOString(), by: 'x', reason: 'Vu', flags: [{ id: 'unreachable', facts: {} }] },
    }),
  ]);
async function aCampaign(values: object = {}): Promise<CampaignRecord> {
  const words = { name: 'Novembre', subject: 'Bonjour', template: 'Bonjour {prenom} : {lien}' };
  return (await call('POST', '/api/admin/campaigns', { ...words, target_audience: { filter: {} }, ...values })).body;
}
const listed = async (filter: object | null) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["nom","ASC"]' });
  return (await app.call<{ nom: string }[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin })).body.map(({ nom }) => nom);
};
const groupsOf = async (id: string) =>
  Object.fromEntries(
    await Promise.all(
      (await audience(id)).leftOut.map(async ({ reason, count, filter }) => [reason, [count, filter && (await listed(filter))]] as const),
    ),
  );
async function ended(id: string): Promise<CampaignRecord> {
  for (let tries = 0; ; tries++) {
    const { body } = await call('GET', of(id));
    if (body.status === 'sent' || tries > 200) return body;
    await new Promise((done) => setTimeout(done, 100));
  }
}

const LEFT = {
  draft: [2, ['draft', 'read']],
  to_review: [2, ['jump', 'toread']],
  site_unreachable: [2, ['down', 'draftdown']],
};

describe('the audience', () => {
  it('includes approved prospects only, and counts the others by reason, each with an exact list', async () => {
    const people = await everyState();
    await somebody('other', { status: 'rejected' });
    for (const target_audience of [{ filter: { status: 'new' } }, { prospectIds: people.map(({ id }) => id) }]) {
      const { id } = await aCampaign({ target_audience });
      expect(await audience(id)).toMatchObject({ total: 8, recipients: 2, reviewRequired: true, approvedSince: 0 });
      expect(await groupsOf(id)).toEqual(LEFT);
    }
  });

  it('includes everybody when the agency requires no approval', async () => {
    await everyState();
    await required(false);
    const { id } = await aCampaign();
    expect(await audience(id)).toMatchObject({ total: 8, recipients: 8, leftOut: [], reviewRequired: false });
    await call('POST', of(id, '/schedule'), {});
    await ended(id);
    expect(written()).toHaveLength(8);
  });

  it('of unapproved prospects only cannot be scheduled, and the answer says what to do', async () => {
    await somebody('toread', { review_status: 'to_review' });
    const { id } = await aCampaign();
    const { status, body } = await call('POST', of(id, '/schedule'), {});
    expect([status, body.code, body.message]).toEqual([409, 'no_recipients', expect.stringContaining('Un prospect attend d’être validé.')]);
  });

  it('is the same in the file for the provider, before and after the start', async () => {
    await everyState();
    const { id } = await aCampaign();
    const emails = async () =>
      [...(await call<string>('GET', of(id, '/recipients.csv'))).body.matchAll(/(\w+)@example/g)].map(([, name]) => name).sort();
    expect(await emails()).toEqual(['anyway', 'good']);
    await call('POST', of(id, '/schedule'), {});
    await ended(id);
    expect(await emails()).toEqual(['anyway', 'good']);
    await app.database.query(`UPDATE prospects SET review_status = 'to_review' WHERE nom = 'good'`);
    expect(await emails()).toEqual(['anyway']);
  });

  it('uses no unapproved page in a test or preview', async () => {
    await somebody('toread', { review_status: 'to_review' });
    const { id } = await aCampaign();
    const message = async () => (await call<MessagePreview>('GET', of(id, '/message'))).body;
    expect(await message()).toMatchObject({ about: null, text: expect.stringContaining('Bonjour Prénom') });
    await call('POST', of(id, '/test'), { email: 'dehors@example.com' });
    expect(mail.received[0]?.part('text/plain')).toContain('Bonjour Prénom');
    await somebody('good', { review_status: 'validated' });
    expect((await message()).text).toContain('Bonjour good');
  });
});

describe('sending', () => {
  it('writes to approved prospects, and reports the others', async () => {
    await everyState();
    const { id } = await aCampaign();
    await call('POST', of(id, '/schedule'), {});
    expect((await ended(id)).ledger).toMatchObject({ sent: 2, left_out: 6 });
    expect(written()).toEqual(['anyway', 'good']);
    expect(await audience(id)).toMatchObject({ total: 8, recipients: 2 });
    expect(await groupsOf(id)).toEqual(LEFT);
  });

  it('checks the approval again at each message', async () => {
    const [kept, lost] = [await somebody('kept', { review_status: 'validated' }), await somebody('lost', { review_status: 'validated' })];
    const { id } = await aCampaign();
    await call('POST', of(id, '/schedule'), { at: new Date(Date.now() + 3_600_000).toISOString() });
    await app.database.query(
      `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state)
         SELECT $1, prospect_id, email_hash, 'queued' FROM (VALUES ($2::uuid, $4), ($3::uuid, $5)) AS row(prospect_id, email_hash)`,
      [id, kept.id, lost.id, await hashOf(kept), await hashOf(lost)],
    );
    await app.database.query(`UPDATE email_campaigns SET started_at = now(), scheduled_date = now() WHERE id = $1`, [id]);
    await call('POST', `/api/admin/prospects/${lost.id}/review`, { status: 'to_review' });
    await call('POST', of(id, '/pause'));
    await call('POST', of(id, '/resume'));
    await ended(id);
    expect(written()).toEqual(['kept']);
    expect(await groupsOf(id)).toEqual({ to_review: [1, ['lost']] });
  });

  it('adds recipients approved later on request, once', async () => {
    const people = await everyState();
    const { id } = await aCampaign();
    await call('POST', of(id, '/schedule'), {});
    await ended(id);
    const viewer = await aViewer();
    expect((await app.call('POST', of(id, '/retake'), { as: viewer, body: {} })).status).toBe(403);
    for (const name of ['toread', 'down']) {
      const found = people.find(({ nom }) => nom === name);
      await call('POST', `/api/admin/prospects/${found?.id}/review`, { status: 'validated', reason: 'Vu au téléphone' });
    }
    expect((await audience(id)).approvedSince).toBe(2);
    const answers = await Promise.all([1, 2].map(() => call<{ added: number }>('POST', of(id, '/retake'), {})));
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 2]);
    await ended(id);
    expect(written()).toEqual(['anyway', 'down', 'good', 'toread']);
    expect(await audience(id)).toMatchObject({ recipients: 4, approvedSince: 0 });
  });

  it('to one person requires the approval too, and says so', async () => {
    const { id } = await aCampaign({ target_audience: {} });
    const wanted = { draft: {}, to_review: { review_status: 'to_review' }, site_unreachable: unreachable } as const;
    for (const [code, values] of Object.entries(wanted)) {
      const { id: prospectId } = await somebody(code, values as Partial<Prospect>);
      const { status, body } = await call('POST', of(id, '/prospects'), { prospectId });
      expect([status, body.code, body.message]).toEqual([409, code, expect.stringContaining('validez-la')]);
    }
    const good = await somebody('good', { review_status: 'validated' });
    expect((await call('POST', of(id, '/prospects'), { prospectId: good.id })).status).toBe(200);
  });

  it('requires an approval by a setting of administrators, with an audit entry', async () => {
    const staff = await anAccount('staff');
    const value = { value: { required: false } };
    expect((await app.call('PUT', '/api/admin/settings/review', { as: staff, body: value })).status).toBe(403);
    await required(false);
    const [entry] = await app.database.query(
      `SELECT before, after FROM audit_log WHERE resource = 'settings' AND resource_id = 'review' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ before: { required: true }, after: { required: false } });
  });
});

const hashOf = ({ email }: Prospect): Promise<string> => app.app.get(ContactKeys).hashOf(email);

const aViewer = () => anAccount('viewer');
async function anAccount(role: 'staff' | 'viewer') {
  const body = { email: `${role}@example.ch`, name: role, role };
  const made = await app.call<{ password: string }>('POST', '/api/admin/users', { as: app.admin, body });
  return app.signIn(body.email, made.body.password);
}
