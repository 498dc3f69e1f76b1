import { randomUUID } from 'node:crypto';
import type { PersonMailOptions } from '../src/modules/campaigns/person-mail.contract.js';
import type { NoteRecord } from '../src/modules/follow-up/follow-up.contract.js';
import { OutboxSender } from '../src/modules/outbox/outbox-sender.schedule.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { ContactKeys } from '../src/modules/suppressions/contact-keys.service.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type MailServer, startMailServer } from './support/mail-server.js';

let app: TestApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ PUBLIC_URL: 'https://check.example.ch', SMTP_URL: mail.url, MAIL_FROM: 'Agence <bonjour@agence.ch>' });
  await call('PUT', '/api/admin/settings/campaigns', { value: { messagesPerMinute: 60, postalAddress: 'Rue du Lac 1, 1400 Yverdon' } });
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});
beforeEach(async () => {
  for (const table of ['suppressions', 'prospects', 'email_campaigns', 'outbox']) await app.database.query(`DELETE FROM ${table}`);
  mail.received.length = 0;
});

interface Failure {
  code: string;
  message: string;
  errors?: Record<string, string>;
}
const call = <T>(method: string, path: string, body?: object) =>
  app.call<T & Failure>(method, path, { as: app.admin, ...(body && { body }) });
const mailOptions = async (id: string) => (await call<PersonMailOptions>('GET', `/api/admin/prospects/${id}/mail`)).body;
const send = (id: string, values: object = {}) =>
  call<{ id: string }>('POST', `/api/admin/prospects/${id}/mail`, {
    mail_id: randomUUID(),
    subject: 'Votre site',
    body: 'Bonjour.',
    ...values,
  });
const notes = async (id: string) => (await call<NoteRecord[]>('GET', `/api/admin/prospects/${id}/notes`)).body;
const outbox = () => app.database.query('SELECT id, kind, recipient, status, asked_at FROM outbox');
const deliver = () => app.app.get(OutboxSender).sendDue();
const hashOf = (email: string) => app.app.get(ContactKeys).hashOf(email);

/** Somebody who may be written to. */
async function somebody(values: Partial<Prospect> = {}): Promise<Prospect> {
  const prospect = await aProspect(app.database, { prenom: 'Zoé', nom: 'Bärtschi', review_status: 'validated', ...values });
  const permission = { prospectIds: [prospect.id], basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' };
  await call('POST', '/api/admin/contact-permissions', permission);
  return prospect;
}

it('a message to one person begins with the text of a campaign and the prospect’s values, or empty', async () => {
  const { id, email, token } = await somebody({ business_name: 'Menuiserie du Lac' });
  const template = 'Bonjour {prenom},\n\nLe check-up de {company}\u202f: {lien}';
  await call('POST', '/api/admin/campaigns', { name: 'Automne', subject: 'Pour {company}', template });
  await call('POST', '/api/admin/campaigns', { name: 'Sans texte', subject: 'x', template: '' });
  expect(await mailOptions(id)).toEqual({
    ...{ recipient: email, objection: null, warnings: [], blank: 'Bonjour Zoé,' },
    templates: [
      {
        ...{ id: expect.any(String), name: 'Automne', subject: 'Pour Menuiserie du Lac' },
        body: `Bonjour Zoé,\n\nLe check-up de Menuiserie du Lac\u202f: https://check.example.ch/t/${token}`,
      },
    ],
  });
});

it('a message to one person is sent like that of a campaign, and stored as a note with its author', async () => {
  const { id, email } = await somebody();
  const { status, body } = await send(id, { body: 'Bonjour Zoé,\n\nComme convenu.' });
  expect(status).toBe(202);
  expect(await outbox()).toEqual([{ id: body.id, kind: 'person_mail', recipient: email, status: 'queued', asked_at: null }]);
  expect(await notes(id)).toMatchObject([
    {
      ...{ kind: 'mail', content: 'Bonjour Zoé,\n\nComme convenu.', author: { name: expect.any(String) } },
      mail: { subject: 'Votre site', status: 'queued' },
    },
  ]);
  await deliver();
  const [received] = mail.received;
  expect(received?.to).toEqual([email]);
  const text = received?.part('text/plain') ?? '';
  expect(text).toContain('Comme convenu.');
  expect(text).toContain('Rue du Lac 1, 1400 Yverdon');
  expect(text).toContain('parce que vous êtes client de notre agence');
  const secret = /\/desinscription\/(\S+)/.exec(text)?.[1] ?? '';
  expect((await app.call('GET', `/api/public/unsubscribe/${secret}`)).status).toBe(200);
  expect((await notes(id))[0]?.mail).toEqual({ subject: 'Votre site', status: 'sent' });
  const [prospect] = await app.database.query('SELECT email_sent, email_sent_at FROM prospects WHERE id = $1', [id]);
  expect(prospect).toEqual({ email_sent: true, email_sent_at: expect.any(Date) });
  const trace = await app.database.query(`SELECT action, after FROM audit_log WHERE resource = 'outbox' AND resource_id = $1`, [body.id]);
  expect(trace).toEqual([{ action: 'create', after: { prospect_id: id, subject: 'Votre site' } }]);
  // the way out under it ends all further ones
  expect((await app.call('POST', `/api/public/unsubscribe/${secret}`, { body: { scope: 'marketing' } })).status).toBeLessThan(300);
  expect((await send(id)).body).toMatchObject({ code: 'suppressed', message: 'Cette personne ne veut plus recevoir de messages.' });
});

it('a message to one person is sent once for repeated requests, with its original text', async () => {
  const { id } = await somebody();
  const mail_id = randomUUID();
  const answers = await Promise.all([send(id, { mail_id }), send(id, { mail_id }), send(id, { mail_id })]);
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([1, 2, 3].map(() => [202, mail_id]));
  await deliver();
  await deliver();
  expect(mail.received).toHaveLength(1);
  expect(await notes(id)).toHaveLength(1);
  const other = await somebody({ email: 'other@example.ch' });
  expect((await send(other.id, { mail_id })).body.code).toBe('other_mail');
  const note = `/api/admin/prospects/${id}/notes/${mail_id}`;
  for (const refused of [await call('PUT', note, { content: 'Autre chose', version: 1 }), await call('DELETE', note)])
    expect([refused.status, refused.body.code]).toEqual([409, 'mail_sent']);
});

it.each([
  ['no_permission', async () => (await aProspect(app.database, { review_status: 'validated' })).id],
  ['to_review', async () => (await somebody({ review_status: 'to_review', red_flags: ['score_jump'] })).id],
  ['draft', async () => (await somebody({ review_status: 'draft' })).id],
  [
    'suppressed',
    async () => {
      const { id, email } = await somebody();
      await app.database.query(`INSERT INTO suppressions (email_hash, scope, reason) VALUES ($1, 'marketing', 'unsubscribed')`, [
        await hashOf(email),
      ]);
      return id;
    },
  ],
])('a message to one person is refused where a campaign would leave the person out: %s', async (reason, make) => {
  const id = await make();
  expect((await mailOptions(id)).objection).toBe(reason);
  const { status, body } = await send(id);
  expect([status, body.code, body.message]).toEqual([409, reason, expect.stringMatching(/\.$/)]);
  expect(await outbox()).toEqual([]);
  expect(await notes(id)).toEqual([]);
});

it('a message to one person is refused when empty, with an unknown placeholder, and to a deleted prospect', async () => {
  const { id } = await somebody();
  expect((await send(id, { subject: ' ' })).body.errors).toEqual({ subject: 'Écrivez un objet.' });
  expect((await send(id, { body: 'Bonjour {ville}' })).status).toBe(422);
  expect((await send('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect(await outbox()).toEqual([]);
});

it('a message to one person is stopped by a later objection, and its note says so', async () => {
  const { id, email } = await somebody();
  await send(id);
  await app.database.query(`INSERT INTO suppressions (email_hash, scope, reason) VALUES ($1, 'marketing', 'unsubscribed')`, [
    await hashOf(email),
  ]);
  await deliver();
  expect(mail.received).toEqual([]);
  expect((await notes(id))[0]?.mail?.status).toBe('cancelled');
});
