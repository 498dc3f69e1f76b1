import { JobQueue } from '../src/common/jobs/job-queue.service.js';
import { paragraph } from '../src/common/mail/email-blocks.js';
import { say } from '../src/common/mail/email-text.js';
import { Outbox } from '../src/common/mail/outbox.service.js';
import type {
  AudiencePreview,
  CampaignRecord,
  MessagePreview,
  RecipientRecord,
  SentMessage,
} from '../src/modules/campaigns/campaign.contract.js';
import { sendCampaigns } from '../src/modules/campaigns/campaign-jobs.js';
import { CampaignStarts } from '../src/modules/campaigns/campaign-starts.schedule.js';
import { OutboxClaims } from '../src/modules/outbox/outbox-claims.service.js';
import { OutboxSender } from '../src/modules/outbox/outbox-sender.schedule.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import type { SuppressionRecord } from '../src/modules/suppressions/suppression.contract.js';
import type { Emulator } from './emulators/emulator.js';
import { KEYS, startEmulators } from './emulators/index.js';
import { ADMIN, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { bodyText, elementsOf, linksOf } from './support/parsed-html.js';
import { until } from './support/until.js';

interface Refusal {
  code: string;
  title: string;
  message: string;
  errors?: Record<string, string>;
}

let app: TestApp;
let mail: MailServer;
let emelia: Emulator;
let stopEmulators: () => Promise<void>;
beforeAll(async () => {
  const emulators = await startEmulators();
  emelia = emulators.emelia;
  stopEmulators = () => emulators.stop();
  mail = await startMailServer();
  app = await startApp({
    ...emulators.env,
    ROLE: 'all',
    PUBLIC_URL: 'https://check.example.ch',
    SMTP_URL: mail.url.replace('//', '//agence:geheim@'),
    MAIL_FROM: 'Agence <bonjour@agence.ch>',
  });
  await post('/api/admin/settings/campaigns', { value: { messagesPerMinute: 60_000, postalAddress: 'Rue du Lac 1, 1400 Yverdon' } }, 'PUT');
  await post('/api/admin/api-keys/emelia', { apiKey: KEYS.emelia.key, metadata: {} }, 'PUT');
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
  await stopEmulators();
});
beforeEach(async () => {
  await app.database.query('DELETE FROM sending_halts');
  await app.database.query('DELETE FROM suppressions');
  await app.database.query('DELETE FROM prospects');
  await app.database.query('DELETE FROM email_campaigns');
  mail.received.length = 0;
  mail.moods.clear();
  mail.mood(null);
  emelia.reset();
  // a refused key closes the provider for a while
  await app.database.query('DELETE FROM vendor_states');
});

const post = <T = CampaignRecord & Refusal>(path: string, body: object = {}, method = 'POST') =>
  app.call<T>(method, path, { as: app.admin, body });
const get = <T>(path: string) => app.call<T>('GET', path, { as: app.admin });
const of = (id: string) => `/api/admin/campaigns/${id}`;

async function allowed(values: Partial<Prospect> = {}): Promise<Prospect> {
  const prospect = await aProspect(app.database, { review_status: 'validated', ...values });
  await allow(prospect);
  return prospect;
}
const allow = ({ id }: Prospect) =>
  post('/api/admin/contact-permissions', { prospectIds: [id], basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' });
async function aCampaign(values: object = {}): Promise<CampaignRecord> {
  const { body } = await post('/api/admin/campaigns', {
    name: 'Novembre',
    subject: 'Votre site, {prenom}',
    template: 'Bonjour {prenom},\n\nVotre page : {lien}',
    target_audience: { filter: {} },
    ...values,
  });
  return body;
}
const campaignOf = async (id: string) => (await get<CampaignRecord>(of(id))).body;
const sentCampaign = (id: string) =>
  until(
    () => campaignOf(id),
    ({ status }) => status === 'sent',
  );
const recipientsOf = async (id: string) => (await get<RecipientRecord[]>(`${of(id)}/recipients`)).body;

describe('a new campaign', () => {
  it('is a draft without statistics', async () => {
    const { status, body } = await post('/api/admin/campaigns', { name: ' Hiver ', subject: 'Bonjour' });
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Hiver', status: 'draft', statistics: null, audience_count: 0 })]);
  });

  it('requires a name and a subject, and accepts known placeholders only', async () => {
    const { status, body } = await post('/api/admin/campaigns', { name: ' ', subject: '' });
    expect([status, body.errors]).toEqual([422, { name: 'Le nom de la campagne est requis', subject: 'Le sujet est requis' }]);
    const wrong = await post('/api/admin/campaigns', { name: 'X', subject: 'Bonjour {firstname}' });
    expect(wrong.body.errors).toEqual({ subject: expect.stringContaining('{firstname} n’existe pas') });
  });

  it('is found by text and by status', async () => {
    await aCampaign({ name: 'Été à Lausanne' });
    const hiver = await aCampaign({ name: 'Hiver' });
    await allowed();
    await post(`${of(hiver.id)}/schedule`, { at: '2030-01-01T09:00:00Z' });
    const list = async (filter: object) =>
      (await get<CampaignRecord[]>(`/api/admin/campaigns?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
        ({ name }) => name,
      );
    expect(await list({ q: 'ete' })).toEqual(['Été à Lausanne']);
    expect(await list({ status: 'scheduled' })).toEqual(['Hiver']);
    expect(await list({ status: 'sent' })).toEqual([]);
  });
});

describe('the audience', () => {
  it('lists who is left out and why, with exact counts', async () => {
    await allowed({ email: 'ok@example.ch' });
    await allowed({ email: 'OK@example.ch ' });
    await aProspect(app.database, { email: 'nobody-asked@example.ch', review_status: 'validated' });
    await allowed({ email: 'not an address' });
    await allowed({ email: 'no-more@example.ch' });
    await post('/api/admin/suppressions', { email: 'No-More@example.ch' });
    await allowed({ email: 'client@example.ch', site_url: 'https://www.client.ch/fr' });
    await app.database.query(`INSERT INTO blocked_urls (url, domain) VALUES ('client.ch', 'client.ch')`);
    const { id } = await aCampaign();
    const { body } = await get<AudiencePreview>(`${of(id)}/audience`);
    await app.database.query('DELETE FROM blocked_urls');
    expect([body.total, body.recipients]).toEqual([6, 1]);
    expect(Object.fromEntries(body.leftOut.map(({ reason, count }) => [reason, count]))).toEqual({
      already_in: 1,
      no_permission: 1,
      invalid_address: 1,
      suppressed: 1,
      blocked_client: 1,
    });
  });

  it('is exported in the provider’s columns, with formulas neutralised', async () => {
    const prospect = await allowed({ prenom: '=1+1', nom: 'Müller, "Fils"', email: 'm@example.ch' });
    await aProspect(app.database);
    const { id } = await aCampaign();
    const { body } = await get<string>(`${of(id)}/recipients.csv`);
    const link = `https://check.example.ch/t/${prospect.token}`;
    expect(body).toBe(`First Name,Last Name,Email,Personalized Link\r\n"'=1+1","Müller, ""Fils""",m@example.ch,${link}\r\n`);
  });

  it('cannot be scheduled when empty', async () => {
    await aProspect(app.database);
    const { id } = await aCampaign();
    expect(await post(`${of(id)}/schedule`)).toMatchObject({ status: 409, body: { code: 'no_recipients' } });
  });
});

describe('sending', () => {
  it('sends to each address once, with the unsubscribe link, and counts', async () => {
    const anne = await allowed({ email: 'anne@example.ch', prenom: 'Anne' });
    await allowed({ email: 'luc@example.ch', prenom: 'Luc' });
    await aProspect(app.database, { email: 'unasked@example.ch' });
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`);
    const campaign = await sentCampaign(id);
    expect(campaign.ledger).toEqual({ queued: 0, sending: 0, sent: 2, unknown: 0, failed: 0, left_out: 1 });
    expect(campaign).toMatchObject({ open_count: null, click_count: null });
    expect(campaign.statistics).toMatchObject({
      sent: 2,
      seen: 0,
      opened: null,
      clicked: null,
      rates: { seen: 0, open: null, click: null },
    });
    expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(['anne@example.ch', 'luc@example.ch']);
    const message = mail.received.find(({ to }) => to[0] === 'anne@example.ch');
    expect(message?.part('text/plain')).toContain(`https://check.example.ch/t/${anne.token}`);
    expect(message?.part('text/plain')).toContain('Rue du Lac 1, 1400 Yverdon');
    expect(message?.part('text/plain')).toContain('parce que vous êtes client de notre agence');
    expect(message?.header('List-Unsubscribe')).toMatch(/^<https:\/\/check\.example\.ch\/desinscription\/[\w-]{43}>$/);
    expect(message?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(message?.header('Content-Type')).toMatch(/^multipart\/alternative;/);
    const html = message?.part('text/html') ?? '';
    expect(bodyText(html)).toContain('Rue du Lac 1, 1400 Yverdon');
    const end = elementsOf(html, 'a').find(({ text }) => text === 'Ne plus recevoir nos messages');
    expect(end?.attributes.href).toBe(message?.header('List-Unsubscribe')?.slice(1, -1));
    expect(linksOf(html)).toContain(`https://check.example.ch/t/${anne.token}`);
    expect(elementsOf(html, 'img', 'script', 'link')).toEqual([]);
    const [row] = (await recipientsOf(id)).filter(({ email }) => email === 'anne@example.ch');
    expect(message?.header('Message-ID')).toBe(`<${row?.id}@agence.ch>`);
    const [stored] = await app.database.query('SELECT email_sent, email_campaign_id, email_sent_at FROM prospects WHERE id = $1', [
      anne.id,
    ]);
    expect(stored).toEqual({ email_sent: true, email_campaign_id: id, email_sent_at: expect.any(Date) });
  });

  it('counts recipients who visited their page after the message, and nobody else', async () => {
    const people = await Promise.all(['seen', 'early', 'robot', 'never'].map((name) => allowed({ email: `${name}@example.ch` })));
    const [seen, early, robot] = people.map(({ id }) => id);
    const view = (prospect: string | undefined, actor: string) =>
      app.database.query(`INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, 'page_view', $2, now())`, [
        prospect,
        actor,
      ]);
    await view(early, 'human');
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`);
    await sentCampaign(id);
    await view(seen, 'human');
    await view(seen, 'human');
    await view(robot, 'gateway');
    await app.database.query(`INSERT INTO quiz_results (prospect_id, score, questions) VALUES ($1, 60, '[]')`, [seen]);
    const { statistics } = await campaignOf(id);
    expect(statistics).toMatchObject({ sent: 4, seen: 1, quiz: 1, rates: { seen: 25, quiz: 25 } });
    const rows = await recipientsOf(id);
    expect(rows.filter(({ seen_at }) => seen_at !== null).map(({ email }) => email)).toEqual(['seen@example.ch']);
  });

  it('stores what each person was sent, despite later changes, until the person is deleted', async () => {
    const zoe = await allowed({ email: 'zoe@example.ch', prenom: 'Zoé' });
    const { id } = await aCampaign({ subject: 'Pour {prenom}' });
    await post(`${of(id)}/schedule`);
    await sentCampaign(id);
    await app.database.query(`UPDATE prospects SET prenom = 'Autre', token = 'abcd9999' WHERE id = $1`, [zoe.id]);
    await app.database.query(`UPDATE email_campaigns SET subject = 'Autre', template = 'Autre' WHERE id = $1`, [id]);
    const [row] = await recipientsOf(id);
    expect(row).toMatchObject({ has_message: true });
    const path = `${of(id)}/recipients/${row?.id}/message`;
    const { body } = await get<SentMessage>(path);
    const unix = (text = '') => text.replaceAll('\r\n', '\n').trim();
    expect(body.subject).toBe('Pour Zoé');
    expect(body.text.trim()).toBe(unix(mail.received[0]?.part('text/plain')));
    expect(body.html?.trim()).toBe(unix(mail.received[0]?.part('text/html')));
    const other = await aCampaign();
    expect((await get(`${of(other.id)}/recipients/${row?.id}/message`)).status).toBe(404);
    await app.call('DELETE', `/api/admin/prospects/${zoe.id}`, { as: app.admin });
    expect((await get(path)).status).toBe(404);
    expect(await app.database.query('SELECT * FROM campaign_messages')).toEqual([]);
  });

  it('never repeats a message that may have arrived; staff decides', async () => {
    await allowed({ email: 'vanish@example.ch' });
    mail.moods.set('vanish@example.ch', { at: 'drop-after-data' });
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`);
    const campaign = await sentCampaign(id);
    expect([campaign.ledger.unknown, mail.received.length]).toEqual([1, 1]);
    const [row] = await recipientsOf(id);
    const { body } = await post<RecipientRecord>(`${of(id)}/recipients/${row?.id}/resolve`, { outcome: 'sent' });
    expect(body.state).toBe('sent');
    expect(mail.received).toHaveLength(1);
  });

  it('follows another message to the same person after a minute, whichever part of the product sent it', async () => {
    const { id: prospectId } = await allowed({ email: 'anne@example.ch' });
    const claims = app.app.get(OutboxClaims, { strict: false });
    const waits = [{ state: 'queued', attempts: 0, detail: expect.stringContaining('une minute plus tard') }];
    const waiting = (id: string) =>
      until(
        () => recipientsOf(id),
        ([row]) => row?.detail?.includes('une minute') ?? false,
      );
    const aMinuteLater = async () => {
      await app.database.query(`UPDATE outbox SET sent_at = sent_at - interval '61 seconds' WHERE prospect_id = $1`, [prospectId]);
      await app.database.query(
        `UPDATE campaign_recipients SET sent_at = sent_at - interval '61 seconds', next_attempt_at = now() WHERE prospect_id = $1`,
        [prospectId],
      );
    };
    const [first, second] = [await aCampaign({ name: 'Un' }), await aCampaign({ name: 'Deux' })];
    await post(`${of(first.id)}/schedule`);
    await sentCampaign(first.id);
    await post(`${of(second.id)}/schedule`);
    expect(await waiting(second.id)).toMatchObject(waits);
    const letter = [paragraph(say`Bonjour`)];
    const message = { kind: 'audit_ready', prospectId, recipient: 'Anne@example.ch', subject: 'Audit', letter };
    await app.database.transaction((manager) => app.app.get(Outbox, { strict: false }).enqueue(manager, message));
    expect(await claims.due(null)).toEqual([]);
    expect(mail.received).toHaveLength(1);

    await app.database.query(`UPDATE campaign_recipients SET sent_at = sent_at - interval '61 seconds' WHERE campaign_id = $1`, [first.id]);
    await app.app.get(OutboxSender, { strict: false }).sendDue();
    await until(
      async () => mail.received.length,
      (count) => count === 2,
    );
    await app.database.query(`UPDATE campaign_recipients SET next_attempt_at = now(), detail = NULL WHERE campaign_id = $1`, [second.id]);
    await app.app.get(JobQueue, { strict: false }).enqueue(sendCampaigns, {});
    expect(await waiting(second.id)).toMatchObject(waits);
    expect(mail.received).toHaveLength(2);

    await aMinuteLater();
    await app.app.get(JobQueue, { strict: false }).enqueue(sendCampaigns, {});
    await sentCampaign(second.id);
    expect(mail.received).toHaveLength(3);
  });

  it('separates rejected messages, and retries deferred ones', async () => {
    await allowed({ email: 'refuse@example.ch' });
    await allowed({ email: 'later@example.ch' });
    mail.moods.set('refuse@example.ch', { at: 'rcpt', code: 550, text: '5.1.1 no such user' });
    mail.moods.set('later@example.ch', { at: 'rcpt', code: 451, text: '4.3.0 try again later' });
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`);
    const waiting = await until(
      () => recipientsOf(id),
      (rows) => rows.some(({ attempts, state }) => attempts === 1 && state === 'queued') && rows.some(({ state }) => state === 'failed'),
    );
    expect(Object.fromEntries(waiting.map(({ email, state }) => [email, state]))).toEqual({
      'refuse@example.ch': 'failed',
      'later@example.ch': 'queued',
    });
    expect((await campaignOf(id)).status).toBe('scheduled');
    const [entry, ...others] = (await get<SuppressionRecord[]>('/api/admin/suppressions')).body;
    expect([entry, others]).toMatchObject([{ reason: 'bounced', scope: 'all', campaign: 'Novembre' }, []]);
    const next = await aCampaign({ name: 'Décembre' });
    expect((await get<AudiencePreview>(`${of(next.id)}/audience`)).body.leftOut).toMatchObject([{ reason: 'bounced', count: 1 }]);
  });

  it('pauses when the password is rejected, without failed recipients, and resumes without duplicates', async () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}@example.ch`);
    for (const email of people) await allowed({ email });
    mail.mood({ at: 'hold-rcpt' });
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`);
    await mail.held();
    // some are under way when the provider changes its mind
    const { release } = mail;
    mail.mood({ at: 'auth', code: 535, text: '5.7.8 Authentication credentials invalid' });
    release();
    const halted = await until(
      () => campaignOf(id),
      ({ status, ledger }) => status === 'paused' && ledger.sending === 0,
    );
    expect(halted.halt_reason).toContain('mot de passe');
    expect(halted.ledger).toMatchObject({
      failed: 0,
      unknown: 0,
      sent: mail.received.length,
      queued: people.length - mail.received.length,
    });
    expect((await recipientsOf(id)).filter(({ state }) => state === 'queued').every(({ attempts }) => attempts === 0)).toBe(true);
    mail.mood(null);
    await post(`${of(id)}/resume`);
    const campaign = await sentCampaign(id);
    expect(campaign).toMatchObject({ halt_reason: null, ledger: { sent: people.length, failed: 0 } });
    expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(people);
  });

  it('stops after a restore until staff confirms, and then sends each message once', async () => {
    const people = ['a@example.ch', 'b@example.ch'];
    for (const email of people) await allowed({ email });
    const { id } = await aCampaign();
    await app.database.query(`INSERT INTO sending_halts (backup_at) VALUES (now())`);
    await post(`${of(id)}/schedule`);
    await app.app.get(JobQueue, { strict: false }).enqueue(sendCampaigns, {});
    const isIdle = () =>
      app.database.query<unknown[]>(`SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed' AND start_after <= now()`, [
        sendCampaigns.name,
      ]);
    expect(await until(isIdle, (open) => open.length === 0)).toEqual([]);
    expect([mail.received, await recipientsOf(id), (await campaignOf(id)).status]).toEqual([[], [], 'scheduled']);
    expect((await post('/api/admin/mail/resume', { waiting: 'send' })).status).toBe(200);
    // as each minute
    await app.app.get(CampaignStarts, { strict: false }).tick();
    expect((await sentCampaign(id)).ledger).toMatchObject({ sent: 2, failed: 0 });
    expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(people);
  });

  it('retries all failed messages by one call, only those to permitted recipients', async () => {
    const people = ['spam1', 'spam2', 'gone', 'left', 'typo', 'fine'];
    const made = new Map<string, Prospect>();
    for (const name of people) made.set(name, await allowed({ email: `${name}@example.ch` }));
    for (const name of ['spam1', 'spam2', 'left', 'typo'])
      mail.moods.set(`${name}@example.ch`, { at: 'data', code: 554, text: '5.7.1 Message refused as spam' });
    mail.moods.set('gone@example.ch', { at: 'rcpt', code: 550, text: '5.1.1 no such user' });
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`);
    expect((await sentCampaign(id)).ledger).toMatchObject({ sent: 1, failed: 5 });
    await post('/api/admin/suppressions', { email: 'left@example.ch' });
    await app.database.query(`UPDATE prospects SET email = 'right@example.ch' WHERE id = $1`, [made.get('typo')?.id]);
    mail.moods.clear();
    const again = () => post<{ again: number; leftOut: { reason: string; count: number }[] }>(`${of(id)}/retry-failed`);
    const [first, second] = await Promise.all([again(), again()]);
    expect([first.body.again, second.body.again].sort()).toEqual([0, 3]);
    const [told] = [first, second].filter(({ body }) => body.again > 0);
    expect(told?.body.leftOut.sort((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'bounced', count: 1 },
      { reason: 'suppressed', count: 1 },
    ]);
    expect((await sentCampaign(id)).ledger).toMatchObject({ sent: 4, failed: 2, queued: 0 });
    const to = ['fine', 'right', 'spam1', 'spam2'].map((name) => `${name}@example.ch`);
    expect(mail.received.map(({ to: [address] }) => address).sort()).toEqual(to);
  });

  it('marks interrupted messages as to verify, and does not resend them', async () => {
    const prospect = await allowed({ email: 'killed@example.ch' });
    const { id } = await aCampaign();
    await app.database.query(`UPDATE email_campaigns SET status = 'scheduled', started_at = now(), scheduled_date = now() WHERE id = $1`, [
      id,
    ]);
    await app.database.query(
      `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, claimed_at) VALUES ($1, $2, 'x', 'sending', now())`,
      [id, prospect.id],
    );
    await post(`${of(id)}/pause`);
    await post(`${of(id)}/resume`);
    const campaign = await sentCampaign(id);
    expect([campaign.ledger.unknown, mail.received.length]).toEqual([1, 0]);
  });

  it('does not resend a message whose outcome could not be stored: it is to be verified', async () => {
    await allowed({ email: 'taken@example.ch' });
    // the statement fails once, as when its connection is cut; the next one finds the database back
    await app.database.query(`
      CREATE SEQUENCE ends_written;
      CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF nextval('ends_written') = 1 THEN RAISE 'terminating connection' USING ERRCODE = '57P01'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER fail_once BEFORE UPDATE ON campaign_recipients FOR EACH ROW WHEN (NEW.state = 'sent') EXECUTE FUNCTION fail_once();`);
    try {
      const { id } = await aCampaign();
      await post(`${of(id)}/schedule`);
      const isFailed = () =>
        app.database.query<unknown[]>(`UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'retry' RETURNING 1`, [
          sendCampaigns.name,
        ]);
      // its next attempt is made now instead of in some seconds
      await until(isFailed, ([rows]) => (rows as unknown[]).length > 0);
      const campaign = await sentCampaign(id);
      expect([campaign.ledger.unknown, mail.received.length]).toEqual([1, 1]);
    } finally {
      await app.database.query('DROP FUNCTION fail_once CASCADE; DROP SEQUENCE ends_written');
    }
  });

  it('is refused to a stalled sender whose claim was taken over', async () => {
    await allowed({ email: 'frozen@example.ch' });
    const hold = { at: 'hold-rcpt' } as const;
    mail.mood(hold);
    mail.moods.set('frozen@example.ch', hold);
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`);
    await mail.held();
    await app.database.query(`UPDATE campaign_recipients SET state = 'unknown' WHERE campaign_id = $1`, [id]);
    mail.release();
    const campaign = await sentCampaign(id);
    expect([campaign.ledger.unknown, mail.received.length]).toEqual([1, 0]);
  });

  it('stops on pause, resumes, and ends on cancellation', async () => {
    await allowed({ email: 'paused@example.ch' });
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`, { at: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await post(`${of(id)}/pause`)).body.status).toBe('paused');
    expect((await post(`${of(id)}/resume`)).body.status).toBe('scheduled');
    expect((await post(`${of(id)}/cancel`)).body).toMatchObject({ status: 'draft', scheduled_date: null });
    expect(mail.received).toEqual([]);
    expect((await app.call('DELETE', of(id), { as: app.admin })).status).toBe(200);
  });

  it('sends tests to one’s own mailbox without counting them', async () => {
    await allowed({ prenom: 'Zoé' });
    const { id } = await aCampaign();
    expect((await post<{ recipient: string }>(`${of(id)}/test`)).body).toEqual({ recipient: ADMIN.email });
    expect(mail.received).toMatchObject([{ to: [ADMIN.email] }]);
    expect(mail.received[0]?.part('text/plain')).toContain('Bonjour Zoé,');
    expect((await campaignOf(id)).ledger.sent).toBe(0);
  });

  it('previews the e-mail as sent, with the address of the agency by default', async () => {
    const agency = (await get<{ value: object }>('/api/admin/settings/agency')).body.value;
    const pace = { messagesPerMinute: 60_000 };
    await post('/api/admin/settings/agency', { value: { ...agency, address: 'Quai 3\n1800 Vevey' } }, 'PUT');
    await post('/api/admin/settings/campaigns', { value: pace }, 'PUT');
    const { id } = await aCampaign();
    expect((await get<MessagePreview>(`${of(id)}/message`)).body).toMatchObject({
      about: null,
      text: expect.stringContaining('Bonjour Prénom,'),
    });
    await allowed({ prenom: 'Zoé', nom: 'Rochat' });
    const shown = (await get<MessagePreview>(`${of(id)}/message`)).body;
    expect(shown.about).toBe('Zoé Rochat');
    await post(`${of(id)}/test`);
    const [sent] = mail.received;
    const unix = (text = '') => text.replaceAll('\r\n', '\n').trim();
    expect(unix(sent?.part('text/plain'))).toBe(shown.text.trim());
    expect(unix(sent?.part('text/html'))).toBe(shown.html.trim());
    expect(bodyText(shown.html)).toContain('Quai 3, 1800 Vevey');
    expect(bodyText(shown.html)).toContain('Vous recevez ce message');
    await post('/api/admin/settings/agency', { value: agency }, 'PUT');
    await post('/api/admin/settings/campaigns', { value: { ...pace, postalAddress: 'Rue du Lac 1, 1400 Yverdon' } }, 'PUT');
  });
});

describe('without the sender’s postal address', () => {
  const addresses = async (campaigns: string, agency: string) => {
    await post('/api/admin/settings/campaigns', { value: { messagesPerMinute: 60_000, postalAddress: campaigns } }, 'PUT');
    const { value } = (await get<{ value: object }>('/api/admin/settings/agency')).body;
    await post('/api/admin/settings/agency', { value: { ...value, address: agency } }, 'PUT');
  };
  const objection = async () => (await get<{ objection: string | null }>('/api/admin/campaigns/sender')).body.objection;
  afterEach(() => addresses('Rue du Lac 1, 1400 Yverdon', ''));

  it('no campaign is sent by any channel, and the form says so in advance', async () => {
    await allowed();
    const { id } = await aCampaign();
    const single = await allowed();
    await addresses(' \n ', '');
    expect(await objection()).toMatch(/adresse postale/);
    expect((await get<AudiencePreview>(`${of(id)}/audience`)).body.warnings).toEqual([expect.stringMatching(/adresse postale/)]);
    for (const [path, body] of [
      [`${of(id)}/schedule`, {}],
      [`${of(id)}/schedule`, { at: '2030-01-01T09:00:00Z' }],
      [`${of(id)}/prospects`, { prospectId: single.id }],
    ] as const)
      expect(await post(path, body)).toMatchObject({
        status: 409,
        body: { code: 'no_sender_address', message: expect.stringMatching(/adresse postale.*Paramètres/) },
      });
    expect((await campaignOf(id)).status).toBe('draft');
    await addresses('', 'Quai 3, 1800 Vevey');
    expect(await objection()).toBeNull();
    expect((await post(`${of(id)}/schedule`)).status).toBeLessThan(300);
    expect((await sentCampaign(id)).status).toBe('sent');
  });

  it('a campaign scheduled earlier pauses before its first message, and resumes once the address is set', async () => {
    await allowed();
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`, { at: '2030-01-01T09:00:00Z' });
    await addresses('', '');
    await app.database.query(`UPDATE email_campaigns SET scheduled_date = now() WHERE id = $1`, [id]);
    await app.app.get(JobQueue, { strict: false }).enqueue(sendCampaigns, {});
    const halted = await until(
      () => campaignOf(id),
      ({ status }) => status === 'paused',
    );
    expect(halted).toMatchObject({ halt_reason: expect.stringMatching(/adresse postale/), ledger: { sent: 0 } });
    expect(await post(`${of(id)}/resume`)).toMatchObject({ status: 409, body: { code: 'no_sender_address' } });
    expect(mail.received).toEqual([]);
    await addresses('Rue du Lac 1, 1400 Yverdon', '');
    await post(`${of(id)}/resume`);
    expect((await sentCampaign(id)).ledger.sent).toBe(1);
  });
});

describe('unsubscribing', () => {
  const linkIn = () => /desinscription\/([\w-]{43})/.exec(mail.received[0]?.header('List-Unsubscribe') ?? '')?.[1] ?? '';
  const suppressed = async () => (await get<SuppressionRecord[]>('/api/admin/suppressions')).body;
  const oneMessage = async () => {
    await allowed({ email: 'anne@example.ch' });
    const { id } = await aCampaign();
    await post(`${of(id)}/schedule`);
    await sentCampaign(id);
    return id;
  };

  it('does not happen on viewing; one click unsubscribes permanently, also after the prospect is deleted', async () => {
    const id = await oneMessage();
    const secret = linkIn();
    const page = await app.call('GET', `/api/public/unsubscribe/${secret}`);
    expect(page.body).toMatchObject({ address: 'a…@example.ch', scope: null });
    expect(await suppressed()).toEqual([]);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const body = type.startsWith('multipart')
        ? '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click';
      const { status } = await app.call('POST', `/desinscription/${secret}`, { body, headers: { 'content-type': type } });
      expect(status).toBe(200);
    }
    expect(await suppressed()).toMatchObject([{ reason: 'unsubscribed', scope: 'marketing', campaign: 'Novembre' }]);
    const [row] = await recipientsOf(id);
    expect(row?.unsubscribed_at).not.toBeNull();
    await app.call('DELETE', `/api/admin/prospects/${row?.prospect_id}`, { as: app.admin });
    await allowed({ email: ' ANNE@example.ch' });
    const again = await aCampaign({ name: 'Encore' });
    expect((await get<AudiencePreview>(`${of(again.id)}/audience`)).body).toMatchObject({
      recipients: 0,
      leftOut: [{ reason: 'suppressed' }],
    });
    const dump = JSON.stringify(await app.database.query('SELECT s.*, r.* FROM suppressions s, campaign_recipients r'));
    expect(dump).not.toContain('anne@');
  });

  it('answers an unknown link like a known one on one-click requests', async () => {
    const { status, body } = await app.call('POST', '/desinscription/unknown', {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, body]).toEqual([200, { unsubscribed: true }]);
    expect((await app.call('GET', '/api/public/unsubscribe/unknown')).status).toBe(404);
    expect(await suppressed()).toEqual([]);
  });

  it('cannot be reverted by staff', async () => {
    await oneMessage();
    await app.call('POST', `/api/public/unsubscribe/${linkIn()}`, { body: { scope: 'all' } });
    const [entry] = await suppressed();
    expect(entry).toMatchObject({ scope: 'all', reason: 'unsubscribed' });
    expect((await app.call('DELETE', `/api/admin/suppressions/${entry?.id}`, { as: app.admin })).status).toBe(409);
  });

  it('is lifted by a new request of the person, and stays recorded', async () => {
    await oneMessage();
    await app.call('POST', `/api/public/unsubscribe/${linkIn()}`, { body: { scope: 'all' } });
    const [entry] = await suppressed();
    const lift = (request: string) => post(`/api/admin/suppressions/${entry?.id}/lift`, { request });
    expect((await lift(' ')).body.errors).toEqual({ request: 'Indiquez quand et comment la personne l’a demandé' });
    expect((await lift('Par téléphone, le 20.11.2026')).status).toBe(200);
    expect(await suppressed()).toEqual([]);
    const [logged] = await app.database.query(`SELECT after FROM audit_log WHERE action = 'lift'`);
    expect(logged.after).toEqual({ reason: 'unsubscribed', request: 'Par téléphone, le 20.11.2026' });
  });
});

describe('at the provider', () => {
  const atProvider = () => aCampaign({ channel: 'emelia', createAtProvider: true, template: 'Modèle' });
  const calls = () => emelia.requests.map(({ method, path }) => `${method} ${path}`);

  it('a campaign is created, a prospect added and marked', async () => {
    const prospect = await allowed();
    const campaign = await atProvider();
    expect(campaign.emelia_id).toMatch(/^66f0/);
    const { status, body } = await post(`${of(campaign.id)}/prospects`, { prospectId: prospect.id });
    expect([status, body.ledger.sent]).toEqual([200, 1]);
    expect(calls()).toEqual(['POST /emails/campaigns', 'POST /contacts', `POST /emails/campaigns/${campaign.emelia_id}/contacts`]);
    expect(emelia.requests[1]?.body).toEqual({
      firstName: 'Anne',
      lastName: 'Exemple',
      email: prospect.email,
      customFields: { company: 'Boulangerie Exemple', token: prospect.token },
    });
    const [stored] = await app.database.query('SELECT email_sent, email_campaign_id FROM prospects WHERE id = $1', [prospect.id]);
    expect(stored).toEqual({ email_sent: true, email_campaign_id: campaign.id });
    expect(await post(`${of(campaign.id)}/prospects`, { prospectId: prospect.id })).toMatchObject({
      status: 409,
      body: { code: 'already_in' },
    });
  });

  it('a failure creates no campaign and shows the message of the screen', async () => {
    emelia.fault({ status: 401, body: { success: false, error: 'Unauthorized' } });
    expect(
      await post('/api/admin/campaigns', { name: 'X', subject: 'X', template: 'X', channel: 'emelia', createAtProvider: true }),
    ).toMatchObject({
      status: 502,
      body: { title: 'Failed to create campaign' },
    });
    expect((await get<CampaignRecord[]>('/api/admin/campaigns')).body).toEqual([]);
  });

  it('only people with permission are transmitted', async () => {
    const prospect = await aProspect(app.database, { review_status: 'validated' });
    const campaign = await atProvider();
    expect(await post(`${of(campaign.id)}/prospects`, { prospectId: prospect.id })).toMatchObject({
      status: 409,
      body: { code: 'no_permission' },
    });
    expect(calls()).toEqual(['POST /emails/campaigns']);
  });
});
