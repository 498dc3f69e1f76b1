import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { Clock } from '../src/common/clock.js';
import type { ChatChannelRecord, ChatOutcome } from '../src/modules/alerts/chat-channel.contract.js';
import { LeadAlerts } from '../src/modules/alerts/lead-alerts.schedule.js';
import { CHAT_KINDS, type ChatKind } from '../src/rules/chat-kinds.rules.js';
import { type ChatEmulator, startChatEmulator } from './emulators/chat.js';
import { ADMIN, keepSessions, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { runJobs } from './support/jobs.js';

interface Refused {
  code: string;
  errors?: Record<string, string>;
}

/** A Tuesday in winter: 10:00 in Zurich. */
const MORNING = new Date('2026-11-24T09:00:00Z');
const CHAT_ID = '-1001234567890';
const HOSTILE = 'Garage <@U1> [x](http://evil.ch) @everyone\n*Fin*';

let app: TestApp;
let chat: ChatEmulator;
let now: Date;
beforeAll(async () => {
  chat = await startChatEmulator(() => now);
  app = await startApp({ PUBLIC_URL: 'https://check.example.ch', SCAN_ALLOW_HOSTS: chat.host, TELEGRAM_BASE_URL: chat.url });
  app.app.get(Clock).now = () => now;
  await keepSessions(app.database);
});
afterAll(async () => {
  await app.stop();
  await chat.stop();
});
beforeEach(async () => {
  now = MORNING;
  await app.database.query('TRUNCATE prospects, outbox, chat_channels, settings CASCADE');
  for (const list of [chat.received, chat.requests, chat.faults]) list.length = 0;
});

const addressOf = (kind: ChatKind) => (kind === 'telegram' ? { address: chat.token, chatId: CHAT_ID } : { address: chat.addresses[kind] });
const add = (kind: ChatKind, values: object = {}) =>
  app.call<ChatChannelRecord & Refused>('POST', '/api/admin/chat-channels', {
    as: app.admin,
    body: { name: `Canal ${kind}`, kind, ...addressOf(kind), signals: ['cta_click', 'quiz_complete'], ...values },
  });
const channels = async () => (await app.call<ChatChannelRecord[]>('GET', '/api/admin/chat-channels', { as: app.admin })).body;
const test = (id: string) => app.call<ChatOutcome>('POST', `/api/admin/chat-channels/${id}/test`, { as: app.admin });
const deliver = () => runJobs(app, 'chat-alerts.deliver');
const deliveries = () =>
  app.database.query<{ status: string; attempts: number; error: string | null; next_attempt_at: Date }[]>(
    'SELECT status, attempts, error, next_attempt_at FROM chat_deliveries ORDER BY created_at, id',
  );
const event = (prospectId: string, type = 'cta_click') =>
  app.database.query(`INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, $2, 'human', $3)`, [prospectId, type, now]);
/** A person who clicks, and the alert about it. */
async function aLead(values: object = {}): Promise<string> {
  const { id } = await aProspect(app.database, { business_name: 'Menuiserie du Lac', ...values });
  await event(id);
  await app.app.get(LeadAlerts).tick();
  return id;
}

describe('an alert', () => {
  it.each(CHAT_KINDS)('arrives in the protocol of %s, with the link to the record', async (kind) => {
    expect((await add(kind)).status).toBe(201);
    const id = await aLead({ prenom: 'Zoé', nom: 'Blanc', email: 'zoe@example.ch', telephone: '+41791234567' });
    await deliver();
    expect(chat.received).toHaveLength(1);
    const sent = JSON.stringify(chat.received[0]?.body);
    expect(sent).toContain('Menuiserie du Lac a cliqué pour prendre contact');
    expect(sent).toContain(`https://check.example.ch/mon-espace/prospects/${id}/show`);
    expect(sent).not.toMatch(/zoe@example|Blanc|\+4179/);
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 1, error: null }]);
    expect(await channels()).toMatchObject([{ failure: null, is_active: true, delivered_at: expect.any(String) }]);
  });

  it.each(CHAT_KINDS)('calls nobody and links nowhere else with the name of a company: %s', async (kind) => {
    await add(kind);
    await aLead({ business_name: HOSTILE });
    await deliver();
    const sent = JSON.stringify(chat.received[0]?.body);
    // the other services read these as plain text
    if (kind === 'slack' || kind === 'discord') expect(sent).not.toContain('<@U1>');
    if (kind === 'discord') expect(sent).not.toContain('[x](http');
    if (kind === 'teams') expect(sent).not.toContain('"TextBlock"');
    if (kind === 'telegram') expect(sent).not.toContain('parse_mode');
  });

  it('goes to the channels that want the signal, beside the e-mail or without it', async () => {
    await add('slack');
    await add('discord', { signals: ['audit_request'] });
    await app.call('PUT', '/api/admin/settings/alerts', { as: app.admin, body: { value: { enabled: false } } });
    await aLead();
    await deliver();
    expect(chat.received.map(({ path }) => path)).toEqual(['/services/T0001/B0001/secretpart']);
    expect(await app.database.query('SELECT kind FROM outbox')).toEqual([]);
  });

  it('disappears with its prospect', async () => {
    await add('slack');
    const id = await aLead();
    await app.database.query('DELETE FROM prospects WHERE id = $1', [id]);
    await deliver();
    expect([chat.requests, await deliveries()]).toEqual([[], []]);
  });
});

describe('a service that does not accept it', () => {
  const WAIT_MINUTES = 15;

  it.each(CHAT_KINDS)('is given the time that it asks for, then tried again: %s', async (kind) => {
    await add(kind);
    chat.faults.push('limited');
    await aLead();
    await deliver();
    const [first] = await deliveries();
    expect(first).toMatchObject({ status: 'queued', attempts: 1, error: expect.stringContaining('429') });
    expect(first?.next_attempt_at.getTime()).toBeGreaterThanOrEqual(addMinutes(now, WAIT_MINUTES).getTime());
    expect(await channels()).toMatchObject([{ is_active: true, failure: expect.stringContaining('attendre') }]);
    expect(chat.requests).toHaveLength(1);
    await app.database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'chat-alerts.deliver' AND state < 'active'`);
    now = addMinutes(now, WAIT_MINUTES + 1);
    await deliver();
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    expect(await channels()).toMatchObject([{ failure: null, failing_since: null }]);
  });

  it.each(CHAT_KINDS)('is switched off with a named reason once its address is revoked: %s', async (kind) => {
    await add(kind);
    chat.faults.push('revoked');
    await aLead();
    await deliver();
    expect(await deliveries()).toMatchObject([{ status: 'failed', attempts: 1 }]);
    const [channel] = await channels();
    expect(channel).toMatchObject({ is_active: false, failure: expect.stringMatching(/ne connaît plus cette adresse/) });
    expect(JSON.stringify(channel)).not.toContain('secretpart');
  });

  it('is not followed where it redirects', async () => {
    await add('slack');
    chat.faults.push('redirect');
    await aLead();
    await deliver();
    expect(await deliveries()).toMatchObject([{ status: 'failed', error: expect.stringContaining('302') }]);
    expect(chat.requests).toEqual(['/services/T0001/B0001/secretpart']);
  });

  it.each(['broken', 'cut'] as const)('is tried again for a day, then given up: %s', async (fault) => {
    await add('slack');
    await aLead();
    chat.faults.push(...Array.from({ length: 20 }, () => fault));
    for (let hour = 0; hour < 30; hour += 5) {
      now = addHours(MORNING, hour);
      await app.database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'chat-alerts.deliver' AND state < 'active'`);
      await deliver();
    }
    expect((await deliveries())[0]?.status).toBe('failed');
    expect(chat.requests.length).toBeGreaterThan(3);
    expect(chat.requests.length).toBeLessThanOrEqual(8);
  });
});

describe('the address of a channel', () => {
  it('is sealed, never returned and never in the audit log', async () => {
    const { body } = await add('slack');
    await app.call('PUT', `/api/admin/chat-channels/${body.id}`, { as: app.admin, body: { address: chat.addresses.slack } });
    const answers = JSON.stringify([body, await channels()]);
    const stored = JSON.stringify(await app.database.query('SELECT * FROM chat_channels'));
    const audited = JSON.stringify(await app.database.query(`SELECT * FROM audit_log WHERE resource = 'chat-channels'`));
    for (const text of [answers, stored, audited]) expect(text).not.toContain('secretpart');
    expect(stored).toContain('"v1:');
    expect(audited).toContain('Canal slack');
  });

  it.each<[ChatKind, string, string]>([
    ['slack', 'https://evil.ch/services/T1/B1/x', 'hooks.slack.com'],
    ['slack', 'http://hooks.slack.com/services/T1/B1/x', 'https://'],
    ['teams', 'https://agence.webhook.office.com/webhookb2/abc', 'retiré'],
    ['discord', 'https://discord.com.evil.ch/api/webhooks/1/x', 'discord.com'],
    ['json', 'https://user:secret@exemple.ch/x', 'https://'],
    ['json', 'file:///etc/passwd', 'https://'],
    ['telegram', 'not-a-token', 'BotFather'],
  ])('is refused when it is none of %s: %s', async (kind, address, words) => {
    const { status, body } = await add(kind, { address, chatId: CHAT_ID });
    expect([status, body.errors?.address]).toEqual([422, expect.stringContaining(words)]);
  });

  it('never leads into a private network', async () => {
    const { body } = await add('json', { address: 'https://127.0.0.1:8443/x' });
    expect((await test(body.id)).body).toEqual({ ok: false, code: 'refused', error: expect.stringContaining('réseau privé') });
  });

  it('belongs to administrators', async () => {
    await app.database.query(
      `INSERT INTO users (email, name, role, password_hash) SELECT 'staff@example.ch', 'S', 'staff', password_hash FROM users LIMIT 1`,
    );
    const staff = await app.signIn('staff@example.ch', ADMIN.password);
    expect((await app.call('GET', '/api/admin/chat-channels', { as: staff })).status).toBe(403);
    expect((await app.call('GET', '/api/admin/chat-channels')).status).toBe(401);
  });
});

describe('a trial message', () => {
  it.each(CHAT_KINDS)('says whether it arrived: %s', async (kind) => {
    const { body } = await add(kind);
    expect((await test(body.id)).body).toEqual({ ok: true, code: 'delivered', error: null });
    expect(JSON.stringify(chat.received[0]?.body)).toContain('Essai du canal');
    chat.faults.push('revoked');
    expect((await test(body.id)).body).toMatchObject({ ok: false, error: expect.stringContaining('créez-en une autre') });
    expect(await channels()).toMatchObject([{ failure: expect.any(String), is_active: true }]);
  });

  it('gives up after ten seconds', async () => {
    const { body } = await add('json');
    chat.faults.push('slow');
    expect((await test(body.id)).body).toEqual({ ok: false, code: 'passing', error: expect.stringContaining('temps imparti') });
  });
});
