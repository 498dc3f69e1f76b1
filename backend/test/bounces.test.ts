import { randomUUID } from 'node:crypto';
import type { CampaignRecord, RecipientRecord } from '../src/modules/campaigns/campaign.contract.js';
import { MailboxReader } from '../src/modules/campaigns/mailbox-reader.schedule.js';
import { OutboxSender } from '../src/modules/outbox/outbox-sender.schedule.js';
import type { MailboxRecord, MailboxTrial } from '../src/modules/settings/mailbox.contract.js';
import type { SuppressionRecord } from '../src/modules/suppressions/suppression.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { RETURNED_ID } from './support/bounce-parts.js';
import { STRUCTURED_REPORTS } from './support/bounce-reports.js';
import { bouncedEmail, OTHER_MAIL } from './support/bounced-emails.js';
import { aProspect } from './support/build.js';
import { HONEST_MAIL } from './support/honest-mail.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { MAILBOX_PASSWORD, MAILBOX_USER, type MailboxServer, startMailboxServer } from './support/mailbox-server.js';
import { PLAIN_REPORTS } from './support/plain-bounces.js';

let app: TestApp;
let mail: MailServer;
let mailbox: MailboxServer;
beforeAll(async () => {
  [mail, mailbox] = await Promise.all([startMailServer(), startMailboxServer()]);
  app = await startApp({
    ROLE: 'all',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Agence <bonjour@agence.ch>',
    SCAN_ALLOW_HOSTS: `${mailbox.host}:${mailbox.port}`,
  });
  const campaigns = { messagesPerMinute: 60_000, postalAddress: 'Rue du Lac 1, 1400 Yverdon' };
  await send('PUT', '/api/admin/settings/campaigns', { value: campaigns });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([mail.stop(), mailbox.stop()]);
});

const send = <T>(method: string, path: string, body: object = {}) => app.call<T>(method, path, { as: app.admin, body });
const get = async <T>(path: string): Promise<T> => (await app.call<T>('GET', path, { as: app.admin })).body;
const save = (values: object = {}) =>
  send<MailboxRecord>('PUT', '/api/admin/mailbox', {
    ...{ host: mailbox.host, port: mailbox.port, security: 'none', user: MAILBOX_USER, password: MAILBOX_PASSWORD },
    ...{ returnAddress: '', ...values },
  });
const read = () => app.app.get(MailboxReader, { strict: false }).tick();
const stored = async () => (await get<MailboxRecord>('/api/admin/mailbox')).stored;
const suppressed = async () => (await get<SuppressionRecord[]>('/api/admin/suppressions')).map(({ reason }) => reason);

/** A campaign that one person got; its row and the e-mail. */
async function sendCampaignEmail(email: string): Promise<{ campaignId: string; id: string; from: string }> {
  const prospect = await aProspect(app.database, { review_status: 'validated', email });
  const permission = { prospectIds: [prospect.id], basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' };
  await send('POST', '/api/admin/contact-permissions', permission);
  const draft = {
    name: `Retours ${email}`,
    subject: 'Votre site',
    template: 'Bonjour,\n\n{lien}',
    target_audience: { prospectIds: [prospect.id] },
  };
  const { body: campaign } = await send<CampaignRecord>('POST', '/api/admin/campaigns', draft);
  await send('POST', `/api/admin/campaigns/${campaign.id}/schedule`);
  for (let tries = 0; tries < 150 && (await campaignOf(campaign.id)).status !== 'sent'; tries++)
    await new Promise((done) => setTimeout(done, 100));
  const [row] = await recipientsOf(campaign.id);
  const sent = mail.received.find(({ to }) => to.includes(email));
  return { campaignId: campaign.id, id: row?.id ?? '', from: sent?.from ?? '' };
}
const campaignOf = (id: string) => get<CampaignRecord>(`/api/admin/campaigns/${id}`);
const recipientsOf = (id: string) => get<RecipientRecord[]>(`/api/admin/campaigns/${id}/recipients`);

describe('the mailbox for bounces', () => {
  it('is stored sealed, and its password is sent to no other server', async () => {
    expect(await stored()).toBeNull();
    const { status, body } = await save({ returnAddress: 'Retour+{id}@agence.ch' });
    expect([status, body.stored?.returnAddress, JSON.stringify(body).includes(MAILBOX_PASSWORD)]).toEqual([
      200,
      'retour+{id}@agence.ch',
      false,
    ]);
    const [{ api_key }] = await app.database.query(`SELECT api_key FROM api_keys WHERE service = 'imap'`);
    expect(api_key).not.toContain(MAILBOX_PASSWORD);
    expect((await save({ password: undefined })).status).toBe(200);
    for (const change of [
      { password: undefined, host: 'localhost' },
      { host: '10.0.0.1', security: 'tls' },
      { returnAddress: 'retour@agence.ch' },
      { returnAddress: '{id}{id}@agence.ch' },
    ])
      expect((await save(change)).status).toBe(422);
  });

  it.each([
    [
      'a wrong password',
      async () => void (await save({ password: 'falsch' })),
      'Le serveur refuse l’identifiant ou le mot de passe de la boîte.',
    ],
    ['a cut connection', async () => mailbox.mood('cut at once'), 'Le serveur de la boîte a coupé la connexion.'],
  ])('reports %s in its test, its reading and the readiness checks', async (_name, spoil, message) => {
    await save();
    await spoil();
    expect((await send<MailboxTrial>('POST', '/api/admin/mailbox/test')).body).toEqual({ ok: false, message });
    expect(await read()).toBeNull();
    expect(await stored()).toMatchObject({ test_ok: false, test_outcome: message });
    const { checks } = await get<{ checks: { name: string; ok: boolean; found: string }[] }>('/api/admin/readiness');
    expect(checks.find(({ name }) => name === 'mailbox')).toMatchObject({ ok: false, found: expect.stringContaining(message) });
    mailbox.mood('fine');
    await save();
    expect((await send<MailboxTrial>('POST', '/api/admin/mailbox/test')).body.ok).toBe(true);
  });
});

describe('a bounce', () => {
  it('is matched by its own return address once, and suppresses the address', async () => {
    await save({ returnAddress: 'retour+{id}@agence.ch' });
    const sent = await sendCampaignEmail('anne@exemple.ch');
    expect(sent.from).toMatch(/^retour\+[\da-f]{48}@agence\.ch$/);
    expect((await campaignOf(sent.campaignId)).statistics?.bounced).toBeNull();
    const bounce = mailbox.put(bouncedEmail({ to: sent.from, recipient: 'elsewhere@autre.ch' }));
    const others = Object.values(OTHER_MAIL).map((message) => mailbox.put(message));
    expect(await read()).toBe(1);
    const [row] = await recipientsOf(sent.campaignId);
    expect(row).toMatchObject({ state: 'sent', bounced_at: expect.any(String), detail: 'L’adresse n’existe pas (5.1.1).' });
    expect(await suppressed()).toEqual(['bounced']);
    expect((await campaignOf(sent.campaignId)).statistics).toMatchObject({
      bounced: 1,
      opened: null,
      replied: null,
      rates: { bounce: 100 },
    });
    expect(mailbox.flags(bounce)).toEqual(['\\Seen']);
    for (const other of others) expect(mailbox.flags(other)).toEqual([]);
    // the same report again, from a second server and after the mailbox was numbered anew
    mailbox.put(bouncedEmail({ to: sent.from }));
    mailbox.renumber();
    await read();
    const [{ events }] = await app.database.query(`SELECT count(*)::int AS events FROM emelia_events WHERE recipient_id = $1`, [sent.id]);
    expect(events).toBe(1);
    expect(mailbox.commands.some((command) => /DELETE|EXPUNGE|MOVE|COPY/i.test(command))).toBe(false);
  });

  it('is matched by Message-ID and recipient without a return address; a delay is only recorded', async () => {
    await app.database.query('DELETE FROM suppressions');
    await save();
    const sent = await sendCampaignEmail('bea@exemple.ch');
    expect(sent.from).toBe('bonjour@agence.ch');
    const messageId = `${sent.id}@agence.ch`;
    mailbox.put(bouncedEmail({ recipient: 'bea@exemple.ch', messageId, action: 'delayed', status: '4.2.2' }));
    expect(await read()).toBe(1);
    expect((await recipientsOf(sent.campaignId))[0]).toMatchObject({ bounced_at: null, detail: 'La boîte est pleine (4.2.2).' });
    expect(await suppressed()).toEqual([]);
    mailbox.put(bouncedEmail({ recipient: 'forwarded@autre.ch', original: 'Bea@exemple.ch', messageId, status: '5.2.1' }));
    expect(await read()).toBe(1);
    expect((await recipientsOf(sent.campaignId))[0]).toMatchObject({
      bounced_at: expect.any(String),
      detail: 'La boîte est désactivée (5.2.1).',
    });
    expect(await suppressed()).toEqual(['bounced']);
  });

  it('of a message of staff is matched to that message and the address it was sent to', async () => {
    await app.database.query('DELETE FROM suppressions');
    await save();
    const prospect = await aProspect(app.database, { review_status: 'validated', email: 'eva@exemple.ch' });
    const permission = { prospectIds: [prospect.id], basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' };
    await send('POST', '/api/admin/contact-permissions', permission);
    const mail_id = randomUUID();
    await send('POST', `/api/admin/prospects/${prospect.id}/mail`, { mail_id, subject: 'Votre site', body: 'Bonjour.' });
    await app.app.get(OutboxSender, { strict: false }).sendDue();
    const outboxRow = async () => (await app.database.query('SELECT status, last_error FROM outbox WHERE id = $1', [mail_id]))[0];
    for (let tries = 0; tries < 150 && (await outboxRow()).status !== 'sent'; tries++) await new Promise((done) => setTimeout(done, 100));
    const messageId = `${mail_id}@agence.ch`;
    mailbox.put(bouncedEmail({ recipient: 'other@exemple.ch', messageId, status: '5.1.1' }));
    expect(await read()).toBe(0);
    mailbox.put(bouncedEmail({ recipient: 'eva@exemple.ch', messageId, action: 'delayed', status: '4.2.2' }));
    expect([await read(), (await outboxRow()).status, await suppressed()]).toEqual([1, 'sent', []]);
    mailbox.put(bouncedEmail({ recipient: 'eva@exemple.ch', messageId, status: '5.2.1' }));
    expect(await read()).toBe(1);
    expect(await outboxRow()).toEqual({ status: 'failed', last_error: 'La boîte est désactivée (5.2.1).' });
    expect(await suppressed()).toEqual(['bounced']);
  });

  it.each([
    ['in a delivery status within a multipart/mixed', 'STRUCTURED', 'within a multipart/mixed', ['bounced']],
    ['in a delivery status without an enhanced code', 'STRUCTURED', 'with a reply without an enhanced code', ['bounced']],
    ['in one line of text', 'PLAIN', 'of one line', ['bounced']],
    ['in HTML alone', 'PLAIN', 'of Outlook in German and HTML alone', ['bounced']],
    ['as a block of our server', 'STRUCTURED', 'of a sender that is distrusted', []],
    ['as a full mailbox', 'PLAIN', 'of bluewin', []],
    ['for want of time', 'STRUCTURED', 'that gives up after a delay', []],
  ] as const)('is reported %s: the message counts as bounced, and only a dead address is suppressed', async (_, kind, name, reasons) => {
    await app.database.query('DELETE FROM suppressions');
    await save();
    const email = `${randomUUID()}@exemple.ch`;
    const sent = await sendCampaignEmail(email);
    const { message = '' } = (kind === 'PLAIN' ? PLAIN_REPORTS : STRUCTURED_REPORTS)[name] ?? {};
    mailbox.put(message.replaceAll('anne@exemple.ch', email).replaceAll(RETURNED_ID, `${randomUUID()}@agence.ch`));
    expect(await read()).toBe(0);
    mailbox.put(message.replaceAll('anne@exemple.ch', email).replaceAll(RETURNED_ID, `${sent.id}@agence.ch`));
    expect(await read()).toBe(1);
    expect((await recipientsOf(sent.campaignId))[0]).toMatchObject({ bounced_at: expect.any(String) });
    expect(await suppressed()).toEqual(reasons);
  });

  it('is not detected in legitimate mail', async () => {
    for (const message of Object.values(HONEST_MAIL)) mailbox.put(message);
    expect(await read()).toBe(0);
  });

  it('cannot be forged, and malformed or huge messages do not stop the reading', async () => {
    await app.database.query('DELETE FROM suppressions');
    await save({ returnAddress: 'retour+{id}@agence.ch' });
    const sent = await sendCampaignEmail('clara@exemple.ch');
    const forged = sent.from.replace(/\d(?=@)|[a-f](?=@)/, (end) => (end === '0' ? '1' : '0'));
    mailbox.put(bouncedEmail({ to: forged, recipient: 'clara@exemple.ch' }));
    mailbox.put(bouncedEmail({ recipient: 'clara@exemple.ch', messageId: `${randomUUID()}@agence.ch` }));
    mailbox.put(bouncedEmail({ recipient: 'somebody@else.ch', messageId: `${sent.id}@agence.ch` }));
    mailbox.put(bouncedEmail({ to: sent.from }).slice(0, 500));
    mailbox.put(`Content-Type: multipart/mixed; boundary="b"\n\n${'--b\n\n'.repeat(20_000)}`);
    expect(await read()).toBe(0);
    expect((await recipientsOf(sent.campaignId))[0]?.bounced_at).toBeNull();
    mailbox.put(bouncedEmail({ to: sent.from, rest: 'x'.repeat(3_000_000) }));
    expect(await read()).toBe(1);
    expect((await recipientsOf(sent.campaignId))[0]?.bounced_at).not.toBeNull();
  });

  it('is read after an interruption from the last position, by one process at a time', async () => {
    await app.database.query('DELETE FROM suppressions');
    const sent = await sendCampaignEmail('dora@exemple.ch');
    mailbox.put(bouncedEmail({ to: sent.from }));
    mailbox.mood('cut while reading');
    expect(await read()).toBeNull();
    expect((await stored())?.test_outcome).toContain('coupé');
    mailbox.mood('fine');
    expect((await Promise.all([read(), read(), read()])).filter((count) => count !== null)).toEqual([1]);
    expect(await suppressed()).toEqual(['bounced']);
  });
});
