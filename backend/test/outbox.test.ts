import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paragraph } from '../src/common/mail/email-blocks.js';
import { say } from '../src/common/mail/email-text.js';
import { deliverMail } from '../src/common/mail/mail-jobs.js';
import { Outbox } from '../src/common/mail/outbox.service.js';
import { OutboxMessage } from '../src/common/mail/outbox-message.entity.js';
import type { MailState, MailTemplate, MailTrial, OutboxEmail, OutboxEntry } from '../src/modules/outbox/outbox.contract.js';
import { OutboxSender } from '../src/modules/outbox/outbox-sender.schedule.js';
import type { SenderDomain } from '../src/modules/outbox/sender-domain.contract.js';
import type { MailAccountRecord } from '../src/modules/settings/mail-account.contract.js';
import { type NameServer, startNameServer } from './emulators/dns.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';
import { runJobs } from './support/jobs.js';
import { type MailServer, startMailServer } from './support/mail-server.js';

let server: MailServer;
let names: NameServer;
let databaseUrl: string;
let app: TestApp;
let worker: ChildProcess | undefined;
beforeAll(async () => {
  server = await startMailServer();
  names = await startNameServer();
  databaseUrl = await cloneDatabase();
  app = await startApp({
    DATABASE_URL: databaseUrl,
    SMTP_URL: server.url.replace('//', '//agence:geheim@'),
    MAIL_FROM: 'contact@agence.ch',
    SCAN_ALLOW_HOSTS: '127.0.0.1',
    DNS_SERVERS: names.address,
  });
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await app.stop();
  await server.stop();
  await names.stop();
});
beforeEach(async () => {
  await app.database.query('DELETE FROM outbox');
  await app.database.query('DELETE FROM closed_mail_way');
  server.received.length = 0;
  server.mood(null);
});

const enqueue = (recipient = 'anne@example.ch') =>
  app.database.transaction((manager) =>
    app.app
      .get(Outbox)
      .enqueue(manager, { kind: 'test', prospectId: null, recipient, subject: 'Bonjour', letter: [paragraph(say`Bonjour`)] }),
  );
const stored = (id: string) => app.database.getRepository(OutboxMessage).findOneByOrFail({ id });
const callOutbox = <T = Record<string, unknown>>(method: string, path: string) =>
  app.call<T>(method, `/api/admin/outbox${path}`, { as: app.admin });
const sendDue = () => app.app.get(OutboxSender).sendDue();
const makeDue = () => app.database.query(`UPDATE outbox SET next_attempt_at = now() WHERE status = 'queued'`);

describe('the outbox', () => {
  it('has a delivery job for each message, which sends it once', async () => {
    const id = await enqueue();
    await runJobs(app, deliverMail.name);
    expect((await stored(id)).status).toBe('sent');
    await app.app.get(OutboxSender).enqueueDue();
    await runJobs(app, deliverMail.name);
    expect(server.received).toHaveLength(1);
  });

  it('creates a delivery job again when it is due, or when its worker died', async () => {
    const [later, lost, handed] = [await enqueue(), await enqueue(), await enqueue()];
    await runJobs(app, deliverMail.name);
    await app.database.query(`UPDATE outbox SET status = 'queued', next_attempt_at = now() + interval '1 hour' WHERE id = $1`, [later]);
    await app.database.query(`UPDATE outbox SET status = 'sending', handed_over_at = NULL WHERE id = $1`, [lost]);
    await app.database.query(`UPDATE outbox SET status = 'sending', handed_over_at = now() WHERE id = $1`, [handed]);
    await app.database.query(`UPDATE outbox SET lease_until = now() - interval '1 second' WHERE status = 'sending'`);
    await app.app.get(OutboxSender).enqueueDue();
    await runJobs(app, deliverMail.name);
    const states = await Promise.all([later, lost, handed].map(async (id) => (await stored(id)).status));
    expect(states).toEqual(['queued', 'sent', 'unknown']);
    await makeDue();
    await app.app.get(OutboxSender).enqueueDue();
    await runJobs(app, deliverMail.name);
    expect((await stored(later)).status).toBe('sent');
  });

  it('sends a message again when its job is retried, unless it was transmitted', async () => {
    const [claimed, handed] = [await enqueue(), await enqueue()];
    await app.database.query(
      `UPDATE outbox SET status = 'sending', attempts = 1, lease_until = now() + interval '5 minutes',
         handed_over_at = CASE WHEN id = $1 THEN now() END`,
      [handed],
    );
    for (const messageId of [claimed, handed]) await app.app.get(OutboxSender).deliver({ messageId }, { retry: 0 });
    expect(server.received).toHaveLength(0);
    for (const messageId of [claimed, handed]) await app.app.get(OutboxSender).deliver({ messageId }, { retry: 1 });
    expect([(await stored(claimed)).status, (await stored(handed)).status]).toEqual(['sent', 'sending']);
    expect(server.received).toHaveLength(1);
  });

  it('sends each message once with concurrent workers', async () => {
    await Promise.all(Array.from({ length: 23 }, (_, n) => enqueue(`p${n}@example.ch`)));
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(Array.from({ length: 23 }, (_, n) => `p${n}@example.ch`).sort());
    const states = await app.database.query(`SELECT status, count(*)::int FROM outbox GROUP BY 1`);
    expect(states).toEqual([{ status: 'sent', count: 23 }]);
    await sendDue();
    expect(server.received).toHaveLength(23);
  });

  describe('and one prospect', () => {
    const toProspect = (prospectId: string, kind: string, recipient = 'anne@example.ch') =>
      app.database.transaction((manager) =>
        app.app.get(Outbox).enqueue(manager, { kind, prospectId, recipient, subject: kind, letter: [paragraph(say`Bonjour`)] }),
      );
    const subjects = () => server.received.map(({ header }) => header('Subject'));
    const aMinuteLater = () =>
      app.database.query(
        `UPDATE outbox SET sent_at = sent_at - interval '61 seconds', handed_over_at = handed_over_at - interval '61 seconds' WHERE status = 'sent'`,
      );

    it('sends the second message a minute after the first, also with concurrent workers', async () => {
      const { id } = await aProspect(app.database);
      for (const kind of ['audit_received', 'audit_ready', 'trial_link']) await toProspect(id, kind);
      for (const expected of [1, 2, 3]) {
        for (let again = 0; again < 2; again++) {
          await Promise.all([sendDue(), sendDue(), sendDue()]);
          expect(server.received).toHaveLength(expected);
        }
        await aMinuteLater();
      }
    });

    it('sends confirmations at once, and waits a minute after them', async () => {
      const { id } = await aProspect(app.database);
      for (const kind of ['trial_confirmation', 'appointment_booked', 'appointment_moved', 'trial_ready']) await toProspect(id, kind);
      await sendDue();
      expect(subjects().sort()).toEqual(['appointment_booked', 'appointment_moved', 'trial_confirmation']);
      await aMinuteLater();
      await sendDue();
      expect(subjects().at(-1)).toBe('trial_ready');
    });

    it('delays neither another person nor staff', async () => {
      const [one, other] = [await aProspect(app.database), await aProspect(app.database)];
      await toProspect(one.id, 'audit_received');
      await toProspect(one.id, 'audit_alert', 'agence@example.ch');
      await toProspect(one.id, 'referral_invitation', 'marie@example.ch');
      await toProspect(other.id, 'audit_received');
      await sendDue();
      expect(server.received).toHaveLength(4);
    });
  });

  it('names the row in the Message-ID and marks the message as automatic', async () => {
    const id = await enqueue();
    await sendDue();
    expect(server.received[0]?.header('Message-ID')).toBe(`<${id}@agence.ch>`);
    expect(server.received[0]?.header('Auto-Submitted')).toBe('auto-generated');
  });

  it('sends nothing of a transaction that did not commit', async () => {
    const failed = app.database.transaction(async (manager) => {
      await app.app
        .get(Outbox)
        .enqueue(manager, { kind: 'test', prospectId: null, recipient: 'a@example.ch', subject: 's', letter: [paragraph(say`t`)] });
      throw new Error('cause undone');
    });
    await expect(failed).rejects.toThrow('cause undone');
    expect(await sendDue()).toBe(0);
  });

  it('holds all messages while the password is rejected, reports it, and sends them after the correction', async () => {
    const ids = [await enqueue('a@example.ch'), await enqueue('b@example.ch')];
    server.mood({ at: 'auth', code: 535, text: '5.7.8 Authentication failed for geheim' });
    await sendDue();
    const before = server.connections();
    await sendDue();
    expect(server.connections()).toBe(before);
    for (const id of ids) expect(await stored(id)).toMatchObject({ status: 'queued', attempts: 0 });
    const { body } = await app.call<MailState>('GET', '/api/admin/mail/state', { as: app.admin });
    expect(body).toMatchObject({ queued: 2, failed: 0, closed: { isLasting: true, cause: expect.stringContaining('mot de passe') } });
    expect(JSON.stringify(body)).not.toContain('geheim');
    server.mood(null);
    await app.database.query('UPDATE closed_mail_way SET next_try_at = now()');
    await sendDue();
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(['a@example.ch', 'b@example.ch']);
    expect((await app.call<MailState>('GET', '/api/admin/mail/state', { as: app.admin })).body.closed).toBeNull();
  });

  it('waits for an unreachable server without counting attempts', async () => {
    const id = await enqueue();
    server.mood({ at: 'connect' });
    for (let n = 0; n < 12; n++) {
      await app.database.query('UPDATE closed_mail_way SET next_try_at = now()');
      await sendDue();
    }
    expect(await stored(id)).toMatchObject({ status: 'queued', attempts: 0, last_error: expect.stringContaining('joignable') });
  });

  it('retries after a temporary rejection, and gives up after ten attempts', async () => {
    const id = await enqueue();
    server.mood({ at: 'rcpt', code: 451, text: '4.7.1 Greylisted' });
    await sendDue();
    const waiting = await stored(id);
    expect([waiting.status, waiting.attempts]).toEqual(['queued', 1]);
    expect(waiting.last_error).toContain('Greylisted');
    expect(waiting.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 40_000);
    expect(await sendDue()).toBe(0);
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await makeDue();
      await sendDue();
    }
    const ended = await stored(id);
    expect([ended.status, ended.attempts]).toEqual(['failed', 10]);
    expect(ended.last_error).toContain('Abandonné après 10 essais');
  });

  it('gives up at once after a permanent rejection', async () => {
    const id = await enqueue();
    server.mood({ at: 'rcpt', code: 550, text: '5.1.1 No such user' });
    await sendDue();
    const { status, attempts, last_error } = await stored(id);
    expect([status, attempts]).toEqual(['failed', 1]);
    expect(last_error).toContain('n’existe pas');
  });

  it('does not repeat a message that the server may have accepted', async () => {
    const id = await enqueue();
    server.mood({ at: 'drop-after-data' });
    await sendDue();
    server.mood(null);
    await sendDue();
    expect((await stored(id)).status).toBe('unknown');
    expect(server.received).toHaveLength(1);
  });

  it('skips a message whose claim was taken over from a stalled sender', async () => {
    server.mood({ at: 'hold-rcpt' });
    const id = await enqueue();
    const first = sendDue();
    await server.held();
    // its lease ended, and somebody else has claimed the row anew
    await app.database.query(`UPDATE outbox SET attempts = attempts + 1, lease_until = now() + interval '5 minutes' WHERE id = $1`, [id]);
    server.release();
    await first;
    expect(server.received).toHaveLength(0);
    expect(await stored(id)).toMatchObject({ status: 'sending', attempts: 2, handed_over_at: null, last_error: null });
  });

  it('refuses an old claim although its attempts were reset since', async () => {
    server.mood({ at: 'hold-rcpt' });
    const id = await enqueue();
    const first = sendDue();
    await server.held();
    // its lease ended, staff sends it again, and another process has claimed its first attempt
    await app.database.query(`UPDATE outbox SET status = 'queued', lease_until = NULL WHERE id = $1`, [id]);
    expect((await app.call('POST', `/api/admin/outbox/${id}/retry`, { as: app.admin })).status).toBe(200);
    await app.database.query(
      `UPDATE outbox SET status = 'sending', attempts = 1, lease_until = now() + interval '5 minutes' WHERE id = $1`,
      [id],
    );
    server.release();
    await first;
    expect(server.received).toHaveLength(0);
    expect(await stored(id)).toMatchObject({ status: 'sending', attempts: 1, handed_over_at: null, last_error: null });
  });

  it('skips messages claimed by another worker meanwhile', async () => {
    const id = await enqueue();
    // five minutes from a moment that is a little later
    await app.database.query(
      `UPDATE outbox SET status = 'sending', attempts = 1, lease_until = now() + interval '301 seconds' WHERE id = $1`,
      [id],
    );
    await sendDue();
    expect(await stored(id)).toMatchObject({ status: 'sending', attempts: 1 });
    expect(server.received).toHaveLength(0);
  });

  it('ignores a lease of a clock that was set back', async () => {
    const id = await enqueue();
    await app.database.query(`UPDATE outbox SET status = 'sending', attempts = 1, lease_until = now() + interval '1 hour' WHERE id = $1`, [
      id,
    ]);
    await sendDue();
    expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  it('sends HTML beside plain text, and stores both as sent', async () => {
    const id = await enqueue();
    await sendDue();
    expect(server.received[0]?.raw).toContain('multipart/alternative');
    await app.call('PUT', '/api/admin/settings/agency', { as: app.admin, body: { value: { name: 'Autre Agence' } } });
    const { body } = await callOutbox<OutboxEmail>('GET', `/${id}`);
    expect(body.body_html).toContain('>SmartIndex<');
    expect(body.body_html).not.toContain('Autre Agence');
  });

  describe('and the suppression list', () => {
    beforeEach(() => app.database.query('DELETE FROM suppressions'));
    const write = (kind: string, recipient = 'anne@example.ch', askedAt?: Date | null) =>
      app.database.transaction((manager) =>
        app.app.get(Outbox).enqueue(manager, {
          ...{ kind, prospectId: null, recipient, subject: 'Bonjour', letter: [paragraph(say`Bonjour`)] },
          ...(askedAt !== undefined && { askedAt }),
        }),
      );
    const suppress = (scope: 'marketing' | 'all') =>
      app.call('POST', '/api/admin/suppressions', { as: app.admin, body: { email: 'Anne@Example.ch', scope } });
    const entries = () => app.database.query('SELECT scope, reason, prospect_id FROM suppressions');

    it('sends nothing to a person with a full objection, and says so', async () => {
      await suppress('all');
      const id = await write('trial_confirmation', ' ANNE@example.ch');
      await sendDue();
      const { status, last_error, attempts } = await stored(id);
      expect([status, attempts]).toEqual(['cancelled', 0]);
      expect(last_error).toContain('liste des oppositions');
      expect(server.received).toHaveLength(0);
      const again = await callOutbox('POST', `/${id}/retry`);
      expect([again.status, again.body.code]).toEqual([409, 'suppressed']);
    });

    it('sends internal messages to everyone, and requested ones despite an objection to marketing', async () => {
      await suppress('marketing');
      await write('audit_ready');
      await write('referral_invitation');
      await suppress('all');
      await write('lead_alert');
      await write('appointment_booked_agent');
      await app.database.query(`DELETE FROM suppressions WHERE scope = 'all'`);
      await sendDue();
      const states = await app.database.query(`SELECT kind, status FROM outbox ORDER BY kind`);
      expect(states).toEqual([
        { kind: 'appointment_booked_agent', status: 'sent' },
        { kind: 'audit_ready', status: 'sent' },
        { kind: 'lead_alert', status: 'sent' },
        { kind: 'referral_invitation', status: 'cancelled' },
      ]);
      await suppress('all');
      const internal = await write('lead_alert');
      const asked = await write('audit_ready');
      await sendDue();
      expect([(await stored(internal)).status, (await stored(asked)).status]).toEqual(['sent', 'cancelled']);
    });

    it('answers requests of erased or objecting people, and refuses everything else', async () => {
      for (const reason of ['erased', 'unsubscribed', 'complained', 'bounced']) {
        await suppress('all');
        await app.database.query('UPDATE suppressions SET reason = $1', [reason]);
        const kinds = ['trial_confirmation', 'audit_received', 'appointment_booked'];
        const asked = await Promise.all(kinds.map((kind) => write(kind)));
        const unasked = [await write('referral_invitation'), await write('audit_ready', 'anne@example.ch', null)];
        const earlier = await write('audit_ready', 'anne@example.ch', new Date(Date.now() - 60_000));
        await sendDue();
        const states = async (ids: string[]) => Promise.all(ids.map(async (id) => (await stored(id)).status));
        const isAnswered = reason === 'erased' || reason === 'unsubscribed';
        expect([reason, await states(asked)]).toEqual([reason, kinds.map(() => (isAnswered ? 'sent' : 'cancelled'))]);
        expect(await states([...unasked, earlier])).toEqual(['cancelled', 'cancelled', 'cancelled']);
        await app.database.query('DELETE FROM suppressions');
      }
    });

    it('suppresses a dead address for unrequested messages', async () => {
      server.mood({ at: 'rcpt', code: 550, text: '5.7.1 Blocked by policy' });
      await write('referral_invitation');
      await sendDue();
      server.mood({ at: 'rcpt', code: 550, text: '5.1.1 No such user' });
      await write('audit_ready');
      await sendDue();
      expect(await entries()).toEqual([]);
      await write('referral_invitation');
      await sendDue();
      expect(await entries()).toEqual([{ scope: 'all', reason: 'bounced', prospect_id: null }]);
    });

    it('holds messages that cannot be checked, except internal ones', async () => {
      await suppress('marketing');
      await app.database.query(`UPDATE sealed_secrets SET value = 'v1:unreadable' WHERE name = 'contact_hash'`);
      const asked = await write('audit_ready');
      const internal = await write('lead_alert');
      await sendDue();
      const held = await stored(asked);
      expect([held.status, (await stored(internal)).status]).toEqual(['queued', 'sent']);
      expect(held.last_error).toContain('APP_SECRET');
      await app.database.query('DELETE FROM suppressions');
      await makeDue();
      await sendDue();
      expect((await stored(asked)).status).toBe('sent');
      await app.database.query('DELETE FROM sealed_secrets');
    });
  });

  describe('actions of staff', () => {
    it('list messages newest first, by recipient and state', async () => {
      await enqueue('zoe@example.ch');
      await enqueue('anne@example.ch');
      await app.database.query(`UPDATE outbox SET status = 'failed', last_error = 'Refusé' WHERE recipient = 'zoe@example.ch'`);
      const recipients = async (filter: object) =>
        (await callOutbox<OutboxEntry[]>('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
          ({ recipient }) => recipient,
        );
      expect(await recipients({})).toEqual(['anne@example.ch', 'zoe@example.ch']);
      expect(await recipients({ q: 'ZOÉ' })).toEqual(['zoe@example.ch']);
      expect(await recipients({ status: 'failed' })).toEqual(['zoe@example.ch']);
      const state = await app.call('GET', '/api/admin/mail/state', { as: app.admin });
      expect(state.body).toEqual({ isConfigured: true, from: 'contact@agence.ch', queued: 1, failed: 1, unknown: 0, closed: null });
    });

    it('retry failed messages, with an audit entry', async () => {
      const id = await enqueue();
      server.mood({ at: 'rcpt', code: 550, text: 'unknown' });
      await sendDue();
      server.mood(null);
      expect((await callOutbox<OutboxEmail>('POST', `/${id}/retry`)).body).toMatchObject({ status: 'queued', attempts: 0 });
      await sendDue();
      expect(server.received).toHaveLength(1);
      const again = await callOutbox('POST', `/${id}/retry`);
      expect([again.status, again.body.message]).toEqual([409, 'Ce message est déjà parti.']);
      const [entry] = await app.database.query(`SELECT user_email, action FROM audit_log WHERE resource = 'outbox' AND resource_id = $1`, [
        id,
      ]);
      expect(entry).toEqual({ user_email: 'admin@example.ch', action: 'retry' });
    });

    it('send no cancelled message, and settle unknown ones', async () => {
      const cancelled = await enqueue();
      await callOutbox('POST', `/${cancelled}/cancel`);
      await sendDue();
      expect(server.received).toHaveLength(0);
      const id = await enqueue();
      server.mood({ at: 'drop-after-data' });
      await sendDue();
      expect((await callOutbox<OutboxEmail>('POST', `/${id}/confirm`)).body.status).toBe('sent');
    });

    it('preview every e-mail with sample data, and send a test', async () => {
      const { body } = await app.call<MailTemplate[]>('GET', '/api/admin/mail/templates', { as: app.admin });
      expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(['trial_confirmation', 'appointment_booked', 'audit_ready']));
      for (const { body_html, subject } of body) expect(body_html).toContain(`<title>${subject}`.replaceAll("'", '&#39;'));
      const sent = await app.call('POST', '/api/admin/mail/test', { as: app.admin, body: { recipient: 'moi@example.ch' } });
      expect(sent.status).toBe(201);
      await sendDue();
      expect(server.received[0]?.to).toEqual(['moi@example.ch']);
    });
  });

  describe('after the sending process was killed', () => {
    beforeEach(() => startWorker());

    it('retries what was not transmitted', async () => {
      server.mood({ at: 'hold-rcpt' });
      const id = await enqueue();
      await killWhenHeld();
      expect((await stored(id)).status).toBe('sending');
      server.mood(null);
      await expireLeases();
      await sendDue();
      expect((await stored(id)).status).toBe('sent');
      expect(server.received).toHaveLength(1);
    });

    it('separates what was transmitted', async () => {
      server.mood({ at: 'hold' });
      const id = await enqueue();
      await killWhenHeld();
      server.mood(null);
      await expireLeases();
      await sendDue();
      const { status, last_error } = await stored(id);
      expect(status).toBe('unknown');
      expect(last_error).toContain('peut-être pris');
      expect(server.received).toHaveLength(1);
    });
  });
});

const expireLeases = () => app.database.query(`UPDATE outbox SET lease_until = now() - interval '1 second' WHERE status = 'sending'`);

/** A worker process of the built product on the same database. */
async function startWorker(): Promise<void> {
  worker = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    env: { ...process.env, ROLE: 'worker', PORT: '0', DATABASE_URL: databaseUrl, SMTP_URL: server.url, NODE_OPTIONS: '' },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const [{ alive }] = await app.database.query<[{ alive: boolean }]>(`SELECT count(*) > 0 AS alive FROM workers WHERE pid = $1`, [
      worker.pid,
    ]);
    if (alive) return;
    await sleep(100);
  }
  throw new Error('the worker did not start');
}

async function killWhenHeld(): Promise<void> {
  await server.held();
  const gone = once(worker as ChildProcess, 'exit');
  worker?.kill('SIGKILL');
  await gone;
  server.release();
}

describe('the configured mail server', () => {
  const path = '/api/admin/mail-account';
  const call = <T = MailAccountRecord & { errors?: Record<string, string> }>(method: string, body?: object, under = '') =>
    app.call<T>(method, path + under, { as: app.admin, ...(body && { body }) });
  const anAccount = (values: object = {}) => ({
    ...{ host: '127.0.0.1', port: Number(new URL(other.url).port), security: 'none', user: 'bonjour@agence.ch', password: 'tr3s-secret' },
    ...{ from: 'Agence <bonjour@agence.ch>', replyTo: 'reponses@agence.ch' },
    ...values,
  });
  let other: MailServer;
  beforeAll(async () => {
    other = await startMailServer();
  });
  afterAll(() => other.stop());
  beforeEach(async () => {
    other.mood(null);
    other.received.length = 0;
    await app.database.query(`DELETE FROM api_keys WHERE service = 'smtp'`);
  });

  it('replaces that of the environment completely, never returns its password, and can be removed', async () => {
    expect((await call('GET')).body).toMatchObject({ used: 'environment', stored: null, environment: { user: 'agence' } });
    const saved = await call('PUT', anAccount());
    expect(saved.body).toMatchObject({ used: 'stored', stored: { host: '127.0.0.1', hasPassword: true, isReadable: true } });
    await enqueue();
    await sendDue();
    expect([server.received.length, other.received.length]).toEqual([0, 1]);
    expect(other.received[0]).toMatchObject({ from: 'bonjour@agence.ch' });
    expect(other.received[0]?.header('Reply-To')).toBe('reponses@agence.ch');
    const remaining = await app.database.query(
      `SELECT (SELECT json_agg(k) FROM api_keys k)::text || (SELECT json_agg(a) FROM audit_log a)::text AS all`,
    );
    for (const words of [JSON.stringify(remaining), JSON.stringify(saved.body), JSON.stringify((await call('GET')).body)]) {
      expect(words).not.toContain('tr3s-secret');
      expect(words).not.toContain('geheim');
    }
    expect((await call('DELETE')).body).toMatchObject({ used: 'environment', stored: null });
    await enqueue();
    await sendDue();
    expect(server.received).toHaveLength(1);
  });

  it.each([
    '10.0.0.1',
    '169.254.169.254',
    '0x0a.1',
    'localhost',
    'postgres.internal',
    '::1',
    '::ffff:10.0.0.1',
    '[::1]',
    'a b',
    'smtp://x.ch',
    '',
  ])('is refused on internal addresses: %s', async (host) => {
    const { status, body } = await call('PUT', anAccount({ host, port: 587, security: 'starttls' }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['host']]);
  });

  it('uses ports of mail only, and sends no password unencrypted', async () => {
    expect((await call('PUT', anAccount({ host: '8.8.8.8', port: 6379, security: 'tls' }))).body.errors).toHaveProperty('host');
    expect((await call('PUT', anAccount({ host: '8.8.8.8', port: 587 }))).body.errors).toHaveProperty('security');
    expect((await call('PUT', anAccount({ from: 'Agence\r\nBcc: x@y.ch <a@b.ch>' }))).body.errors).toHaveProperty('from');
  });

  it('is sent a stored password only for the same server and account', async () => {
    await call('PUT', anAccount());
    const { password: _, ...same } = anAccount({ from: 'autre@agence.ch' });
    expect((await call('PUT', same)).status).toBe(200);
    for (const change of [{ host: '8.8.8.8', port: 587, security: 'starttls' }, { port: 2525 }, { user: 'autre' }])
      expect((await call('PUT', { ...same, ...change })).body.errors).toHaveProperty('password');
  });

  it('is tested at once, with a French message', async () => {
    await call('PUT', anAccount());
    const trial = async () => (await call<MailTrial>('POST', { recipient: 'moi@agence.ch' }, '/test')).body;
    other.mood({ at: 'auth', code: 535, text: '5.7.8 no: tr3s-secret' });
    const refused = await trial();
    expect(refused).toMatchObject({ ok: false, at: 'sign_in', advice: expect.stringContaining('mot de passe d’application') });
    expect(JSON.stringify(refused)).not.toContain('tr3s-secret');
    other.mood({ at: 'mail', code: 553, text: '5.7.1 Sender address rejected: not owned by user' });
    expect(await trial()).toMatchObject({ ok: false, at: 'sender' });
    other.mood({ at: 'rcpt', code: 550, text: '5.1.1 unknown' });
    expect(await trial()).toMatchObject({ ok: false, at: 'recipient' });
    other.mood({ at: 'connect' });
    expect(await trial()).toMatchObject({ ok: false, at: 'connection' });
    other.mood(null);
    expect(await trial()).toMatchObject({ ok: true, at: null });
    expect((await call('GET')).body.stored).toMatchObject({ test_ok: true });
    await call('PUT', anAccount({ security: 'tls' }));
    expect(await trial()).toMatchObject({ ok: false, at: 'encryption' });
  });

  it('gets all messages that waited for a correct password', async () => {
    await call('PUT', anAccount());
    other.mood({ at: 'auth', code: 535, text: '5.7.8 wrong' });
    const id = await enqueue();
    await sendDue();
    await sendDue();
    expect(await stored(id)).toMatchObject({ status: 'queued', attempts: 0 });
    other.mood(null);
    await call('PUT', anAccount({ password: 'better' }));
    await sendDue();
    expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('is checked against the DNS records of the sender’s domain', async () => {
    await call('PUT', anAccount());
    const check = async (dkimSelector = '') => {
      const { body } = await call<SenderDomain>('POST', { dkimSelector }, '/domain');
      return Object.fromEntries(body.findings.map(({ name, verdict, found }) => [name, [verdict, found]]));
    };
    expect(await check()).toEqual({ spf: ['poor', null], dkim: ['unknown', null], dmarc: ['poor', null], mx: ['fair', null] });
    const long = `v=spf1 ${Array.from({ length: 30 }, (_, n) => `ip4:203.0.113.${n}`).join(' ')} include:_spf.hote.ch -all`;
    names.records.set('TXT agence.ch', ['autre=1', long]);
    names.records.set('TXT _spf.hote.ch', ['v=spf1 ip4:127.0.0.0/8 -all']);
    names.records.set('TXT _dmarc.agence.ch', ['v=DMARC1; p=quarantine']);
    names.records.set('MX agence.ch', ['10 mx.hote.ch']);
    names.failing.add('s1._domainkey.agence.ch');
    expect(await check('s1')).toEqual({
      ...{ spf: ['good', long], dkim: ['unknown', null] },
      ...{ dmarc: ['good', 'v=DMARC1; p=quarantine'], mx: ['good', 'mx.hote.ch'] },
    });
    const silent = async () => (await call<SenderDomain>('POST', { dkimSelector: '' }, '/domain')).body.is_silent;
    expect(await silent()).toBe(false);
    for (const name of ['agence.ch', '_dmarc.agence.ch']) names.failing.add(name);
    expect(await silent()).toBe(true);
    expect((await call('POST', { dkimSelector: 'a b' }, '/domain')).status).toBe(422);
  });
});
