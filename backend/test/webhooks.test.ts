import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { events } from '../src/common/database/domain-events.js';
import type { JobContext } from '../src/common/jobs/define-job.js';
import { Scan } from '../src/modules/analysis/scans/scan.entity.js';
import type { ScanTask } from '../src/modules/analysis/scans/scan-task.entity.js';
import { TargetEnd } from '../src/modules/analysis/scans/target-end.service.js';
import type { PublicBooking } from '../src/modules/appointments/appointment.contract.js';
import { BulkDeletionJobs } from '../src/modules/bulk-actions/bulk-deletion.jobs.js';
import { CampaignEvents } from '../src/modules/campaigns/campaign-events.service.js';
import type { ContactBody } from '../src/modules/messages/contact.contract.js';
import { ContactMessages } from '../src/modules/messages/contact-messages.service.js';
import { ErasureJobs } from '../src/modules/personal-data/erasures.jobs.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { changeProspects } from '../src/modules/prospects/prospect-changes.queries.js';
import { writeAppointment, writeQuizScore, writeVerified } from '../src/modules/prospects/prospect-facts.queries.js';
import { Prospects } from '../src/modules/prospects/prospects.service.js';
import { Referrals } from '../src/modules/referrals/referrals.service.js';
import type { EndpointWithSecret, WebhookDeliveryRecord, WebhookEndpointRecord } from '../src/modules/webhooks/webhook.contract.js';
import { webhookBody } from '../src/modules/webhooks/webhook-events.contract.js';
import { WebhookSender } from '../src/modules/webhooks/webhook-sender.schedule.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../src/rules/webhook-events.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { runJobs } from './support/jobs.js';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let receiver: Server;
let received: Received[] = [];
let answer = 200;
let answers: number[] = [];
let app: TestApp;
let url: string;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(answers.shift() ?? answer).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/hook`;
  app = await startApp({ WEBHOOK_ALLOW_HOSTS: `127.0.0.1:${port}`, PUBLIC_URL: 'https://check.example.ch' });
});
afterAll(async () => {
  await app.stop();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(async () => {
  await app.database.query('DELETE FROM webhook_endpoints');
  await app.database.query('DELETE FROM outbox');
  received = [];
  answer = 200;
  answers = [];
});

const anEndpoint = async (events: string[], address = url) =>
  (await app.call<EndpointWithSecret>('POST', '/api/admin/webhook-endpoints', { as: app.admin, body: { url: address, events } })).body;
const sendDue = async () => {
  await app.app.get(WebhookSender).enqueueDue();
  await runJobs(app, 'webhooks.deliver');
};
const deliveries = async () => (await app.call<WebhookDeliveryRecord[]>('GET', '/api/admin/webhook-deliveries', { as: app.admin })).body;
const makeDue = () => app.database.query(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE status = 'queued'`);
/** A new prospect, as every way of adding one makes it. */
const newProspect = (values: Partial<Prospect> = {}) =>
  app.database.transaction((manager) =>
    app.app.get(Prospects, { strict: false }).insert(manager, {
      ...{ email: `contact-${randomUUID()}@example.ch`, prenom: 'Anne', nom: 'Exemple', business_name: 'Boulangerie Exemple' },
      ...{ site_url: 'https://boulangerie-exemple.ch/', ...values },
    }),
  );
const ANNE = { prenom: 'Anne', nom: 'Rochat', entreprise: 'Menuiserie', email: 'anne@example.ch', message: 'Mes mots à moi' };
const newMessage = (values: object = {}) =>
  app.app
    .get(ContactMessages, { strict: false })
    .receive({ form: 'contact', ...ANNE, startedAt: Date.now() - 60_000, ...values } as ContactBody);
/** The fields that each `prospect.updated` among these names. */
const changedIn = (list: Received[]): string[][] =>
  list.map(({ body }) => JSON.parse(body)).flatMap(({ type, data }) => (type === 'prospect.updated' ? [data.changed] : []));
/** A trial's scan of one prospect, as it ends. */
async function endTrial(prospectId: string, measured: readonly string[]): Promise<void> {
  await app.database.transaction(async (manager) => {
    const scan = await manager.save(Scan, { kind: 'trial', status: 'running', total: 1 } as Scan);
    const target = [scan.id, prospectId];
    await manager.query(`INSERT INTO scan_targets (scan_id, prospect_id, position, status) VALUES ($1, $2, 1, 'running')`, target);
    await manager.query(
      `INSERT INTO measurements (scan_id, prospect_id, analysis, state, source, provider, result, measured_at, duration_ms)
       SELECT $1, $2, unnest($3::text[]), 'measured', 'live', 'x', '{}', now(), 0`,
      [...target, measured],
    );
    const tasks = measured.map((analysis) => ({ analysis, status: 'done', state: 'measured', error: null })) as ScanTask[];
    await app.app.get(TargetEnd, { strict: false }).record(manager, scan, prospectId, tasks);
  });
}
const eventsOf = (list: Received[]) => list.map(({ body }) => JSON.parse(body).type as string);

describe('outgoing webhooks', () => {
  it('are signed so that the standard client accepts them only', async () => {
    const { secret } = await anEndpoint(['prospect.created']);
    await newProspect({ nom: 'Rochat' });
    await sendDue();
    const [first] = received as [Received];
    expect(new Webhook(secret).verify(first.body, first.headers)).toMatchObject({
      type: 'prospect.created',
      data: { prospect: { nom: 'Rochat' } },
    });
    expect(() => new Webhook(secret).verify(first.body.replace('Rochat', 'Autre'), first.headers)).toThrow();
    expect(() => new Webhook(`whsec_${btoa('another secret of some length')}`).verify(first.body, first.headers)).toThrow();
  });

  it('accept both secrets after a rotation, and never return one again', async () => {
    const { id, secret } = await anEndpoint(['prospect.created']);
    const rotated = (await app.call<EndpointWithSecret>('POST', `/api/admin/webhook-endpoints/${id}/rotate`, { as: app.admin })).body;
    await newProspect();
    await sendDue();
    const [first] = received as [Received];
    for (const each of [secret, rotated.secret]) expect(new Webhook(each).verify(first.body, first.headers)).toBeTruthy();
    const shown = await app.call('GET', `/api/admin/webhook-endpoints/${id}`, { as: app.admin });
    expect(JSON.stringify(shown.body)).not.toContain('whsec_');
    const stored = await app.database.query(`SELECT secret, previous_secret FROM webhook_endpoints`);
    expect(JSON.stringify(stored)).not.toContain('whsec_');
    await app.database.query(`UPDATE webhook_endpoints SET previous_secret_until = now() - interval '1 second'`);
    await newProspect();
    await sendDue();
    const second = received[1] as Received;
    expect(() => new Webhook(secret).verify(second.body, second.headers)).toThrow();
  });

  it('report each event in the transaction of its cause', async () => {
    await anEndpoint([
      'prospect.created',
      'prospect.updated',
      'prospect.deleted',
      'quiz.completed',
      'score.updated',
      'audit.requested',
      'audit.sent',
      'appointment.booked',
      'appointment.cancelled',
    ]);
    const { id, token } = await newProspect();
    const put = (path: string, body: object) => app.call('PUT', `/api/admin/${path}`, { as: app.admin, body });
    await put(`prospects/${id}`, { location: 'Nyon', telephone: null });
    await app.database.transaction((manager) => writeQuizScore(manager, id, 71));
    await app.call('POST', '/api/public/audit-requests', { body: { token } });
    const [request] = await app.database.query(`SELECT id FROM seo_audit_requests`);
    for (const status of ['completed', 'completed']) await put(`audit-requests/${request.id}`, { status });
    const { body: booking } = await app.call<PublicBooking>('GET', `/api/public/booking/slots?token=${token}`);
    await app.call('POST', '/api/public/appointments', { body: { token, start: booking.slots[0]?.start } });
    const [call] = await app.database.query(`SELECT id FROM appointments`);
    await put(`appointments/${call.id}`, { status: 'cancelled' });
    const undone = app.database.transaction(async (manager) => {
      await changeProspects(manager, [id], () => manager.query(`UPDATE prospects SET nom = 'Annulé' WHERE id = $1`, [id]));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await sendDue();
    expect(
      eventsOf(received)
        .filter((type) => type !== 'prospect.updated')
        .sort(),
    ).toEqual(
      [
        'prospect.created',
        'quiz.completed',
        'score.updated',
        'audit.requested',
        'audit.sent',
        'appointment.booked',
        'appointment.cancelled',
      ].sort(),
    );
    expect(changedIn(received).sort()).toEqual([['quiz_fait', 'score'], ['rdv_pris'], ['rdv_pris'], ['status']]);
    received = [];
    await app.call('DELETE', `/api/admin/prospects/${id}`, { as: app.admin });
    await sendDue();
    expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([{ prospect: { id } }]);
    expect((await deliveries()).map(({ event }) => event)).toEqual(['prospect.deleted']);
  });

  it('report each prospect of a bulk action, its undo and a bulk deletion once', async () => {
    await anEndpoint(['prospect.created', 'prospect.updated', 'prospect.deleted', 'score.updated']);
    const made = [await newProspect(), await newProspect(), await newProspect({ status: 'qualified' })];
    const ids = made.map(({ id }) => id);
    const bulk = (body: object) => app.call<{ id: string }>('POST', '/api/admin/prospects/bulk', { as: app.admin, body: { ids, ...body } });
    const moved = await bulk({ action: 'set_status', status: 'qualified' });
    await app.call('POST', `/api/admin/prospects/bulk/${moved.body.id}/undo`, { as: app.admin });
    const { body } = await bulk({ action: 'delete' });
    await app.app
      .get(BulkDeletionJobs, { strict: false })
      .delete({ bulkId: body.id }, { signal: new AbortController().signal } as JobContext);
    for (let rounds = 0; rounds < 2; rounds += 1) await sendDue();
    const reported = received.map(({ body: text }) => JSON.parse(text)).map(({ type, data }) => [type, data.prospect.id, data.changed]);
    // with a prospect go the deliveries that name it
    expect(reported.sort()).toEqual(ids.map((id) => ['prospect.deleted', id, undefined]).sort());
  });

  it('report trials, messages, recommendations and replies, each body by its contract with the personal link', async () => {
    await anEndpoint(WEBHOOK_EVENTS.filter((event) => event !== 'prospect.updated'));
    const metadata = { is_trial: true, company: 'Menuiserie Vuilleumier' } as Prospect['metadata'];
    const trial = await newProspect({ prenom: '', nom: 'Menuiserie Vuilleumier', metadata });
    for (let times = 0; times < 2; times += 1) await app.database.transaction((manager) => writeVerified(manager, trial.id));
    await endTrial(trial.id, []);
    await endTrial(trial.id, ['connectivity', 'pagespeed', 'cms', 'page', 'keywords', 'reviews', 'citations']);
    for (const email of [trial.email.toUpperCase(), 'inconnu@example.ch']) await newMessage({ email });
    await app.app.get(Referrals, { strict: false }).refer(trial.id, 'collegue@example.ch', null);
    const contact = { email: trial.email, token: trial.token };
    await app.app.get(CampaignEvents, { strict: false }).take(
      [
        { event: 'REPLIED', date: '2026-11-20T09:05:00Z', contact, text: 'Ma réponse' },
        { event: 'OPENED', date: '2026-11-20T09:01:00Z', contact },
      ],
      undefined,
    );
    await sendDue();
    const bodies = received.map(({ body }) => JSON.parse(body) as { type: WebhookEvent; data: { prospect: { link?: string } | null } });
    expect(bodies.map(({ type }) => type).sort()).toEqual(
      [
        ...['prospect.created', 'trial.created', 'trial.verified', 'trial.measured', 'trial.failed'],
        ...['message.received', 'message.received', 'referral.created', 'campaign.replied'],
      ].sort(),
    );
    for (const body of bodies) expect(webhookBody(body.type).safeParse(body).error).toBeUndefined();
    const link = `https://check.example.ch/t/${trial.token}`;
    expect(bodies.map(({ data }) => data.prospect?.link ?? null).sort()).toEqual([...Array(8).fill(link), null].sort());
    for (const words of ['Mes mots', 'Ma réponse', 'collegue@']) for (const { body } of received) expect(body).not.toContain(words);
    expect(JSON.stringify(await deliveries())).not.toContain(`/t/${trial.token}`);
  });

  it('are deleted with their record', async () => {
    await anEndpoint(['message.received', 'audit.requested', 'prospect.updated']);
    const { id } = await newProspect();
    const hooks = async () => (await deliveries()).map(({ event }) => event).sort();
    for (const name of ['zoe', 'max']) await newMessage({ email: `${name}@example.ch` });
    const [request] = await app.database.query(`INSERT INTO seo_audit_requests (email) VALUES ('zoe@example.ch') RETURNING id`);
    await events.emit(app.database.manager, { type: 'audit.requested', ids: [request.id] });
    await app.database.transaction((manager) => writeAppointment(manager, id, true));
    expect(await hooks()).toEqual(['audit.requested', 'message.received', 'message.received', 'prospect.updated']);
    const order = { email: 'zoe@example.ch', confirm: 'EFFACER' };
    const ordered = await app.call<{ id: string }>('POST', '/api/admin/personal-data/erasures', { as: app.admin, body: order });
    await app.app.get(ErasureJobs).erase({ erasureId: ordered.body.id }, { retry: 0 });
    expect(await hooks()).toEqual(['message.received', 'prospect.updated']);
    await app.call('DELETE', `/api/admin/prospects/${id}`, { as: app.admin });
    expect(await hooks()).toEqual(['message.received']);
  });

  it('can be tested with an example, also on a disabled endpoint', async () => {
    const { id, secret } = await anEndpoint(['prospect.created']);
    const examples = await app.call<{ event: WebhookEvent }[]>('GET', '/api/admin/webhook-events', { as: app.admin });
    expect(examples.body.map(({ event }) => event)).toEqual([...WEBHOOK_EVENTS]);
    await app.call('PUT', `/api/admin/webhook-endpoints/${id}`, { as: app.admin, body: { is_active: false } });
    const tryOut = (event: string) =>
      app.call<WebhookDeliveryRecord>('POST', `/api/admin/webhook-endpoints/${id}/test`, { as: app.admin, body: { event } });
    expect((await tryOut('message.received')).body).toMatchObject({ status: 'delivered', attempts: 1, history: [{ status: 200 }] });
    const [first] = received as [Received];
    expect(webhookBody('message.received').parse(new Webhook(secret).verify(first.body, first.headers))).toMatchObject({ test: true });
    answer = 500;
    expect((await tryOut('trial.measured')).body).toMatchObject({ status: 'failed', history: [{ error: 'Le serveur a répondu 500.' }] });
    await makeDue();
    await sendDue();
    expect(received).toHaveLength(2);
    expect((await tryOut('prospect.exploded')).status).toBe(422);
    const shown = await app.call<WebhookEndpointRecord>('GET', `/api/admin/webhook-endpoints/${id}`, { as: app.admin });
    expect(shown.body).toMatchObject({ is_active: false, failing_since: null });
    await app.database.query(`INSERT INTO sending_halts (backup_at) VALUES (now())`);
    expect((await tryOut('message.received')).status).toBe(409);
    await app.database.query(`DELETE FROM sending_halts`);
  });

  it('are held after a restore until staff has seen what would be sent', async () => {
    await anEndpoint(['message.received']);
    await app.database.query(`INSERT INTO sending_halts (backup_at) VALUES (now())`);
    await newMessage();
    await makeDue();
    await sendDue();
    expect([received, (await deliveries()).map(({ status }) => status)]).toEqual([[], ['queued']]);
    const halt = await app.call<{ waiting: { label: string; count: number }[] }>('GET', '/api/admin/mail/halt', { as: app.admin });
    expect(halt.body.waiting).toContainEqual({ label: expect.stringMatching(/webhook/i), count: 1 });
    expect((await app.call('POST', '/api/admin/mail/resume', { as: app.admin, body: { waiting: 'send' } })).status).toBe(200);
    await sendDue();
    await sendDue();
    expect(eventsOf(received)).toEqual(['message.received']);
    await app.database.query(`DELETE FROM sending_halts`);
  });

  it('are retried under one id until accepted, with each attempt recorded', async () => {
    await anEndpoint(['message.received']);
    await newMessage();
    answers = [500, 302, 429, 404];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await sendDue();
      await makeDue();
    }
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 5 });
    expect(delivery?.history.map(({ status }) => status)).toEqual([500, 302, 429, 404, 200]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(received).toHaveLength(5);
  });

  it('are retried after a failure under the same id, and can be replayed', async () => {
    await anEndpoint(['prospect.created']);
    await newProspect();
    answer = 500;
    await sendDue();
    await sendDue();
    expect(received).toHaveLength(1);
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1, history: [{ status: 500, error: 'Le serveur a répondu 500.' }] });
    answer = 204;
    await makeDue();
    await sendDue();
    expect((await deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 2 });
    await app.call('POST', `/api/admin/webhook-deliveries/${waiting?.id}/replay`, { as: app.admin });
    await sendDue();
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([waiting?.id]));
    expect(received).toHaveLength(3);
  });

  it('are sent once by several workers, and again when one died', async () => {
    await anEndpoint(['prospect.created']);
    for (let n = 0; n < 15; n += 1) await newProspect();
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(received).toHaveLength(15);
    // it died before it could write the end
    await app.database.query(`UPDATE webhook_deliveries SET status = 'queued' WHERE id = (SELECT id FROM webhook_deliveries LIMIT 1)`);
    await sendDue();
    expect(received).toHaveLength(16);
  });

  it('disable an endpoint after three days of failure, alert the administrators, and keep waiting events', async () => {
    const { id } = await anEndpoint(['prospect.created']);
    await newProspect();
    answer = 503;
    await sendDue();
    await app.database.query(`UPDATE webhook_endpoints SET failing_since = now() - interval '73 hours'`);
    await makeDue();
    await sendDue();
    const endpoint = (await app.call<WebhookEndpointRecord>('GET', `/api/admin/webhook-endpoints/${id}`, { as: app.admin })).body;
    expect(endpoint.is_active).toBe(false);
    expect(endpoint.disabled_reason).toContain('trois jours');
    const mails = await app.database.query(`SELECT recipient, kind FROM outbox`);
    expect(mails).toEqual([{ recipient: 'admin@example.ch', kind: 'webhook_alert' }]);
    answer = 200;
    await makeDue();
    await sendDue();
    expect(received).toHaveLength(2);
    await app.call('PUT', `/api/admin/webhook-endpoints/${id}`, { as: app.admin, body: { is_active: true } });
    await sendDue();
    expect((await deliveries())[0]?.status).toBe('delivered');
  });

  it('stop at once on status 410', async () => {
    await anEndpoint(['prospect.created']);
    await newProspect();
    answer = 410;
    await sendDue();
    const [row] = await app.database.query(`SELECT is_active FROM webhook_endpoints`);
    expect(row.is_active).toBe(false);
  });

  it('never reach a private address', async () => {
    await anEndpoint(['prospect.created'], 'http://127.0.0.1:8080/hook');
    await anEndpoint(['prospect.created'], 'http://169.254.169.254/latest');
    await newProspect();
    await sendDue();
    const reported = await deliveries();
    expect(reported).toHaveLength(2);
    for (const { history } of reported) expect(history[0]?.error).toContain('réseau privé');
    expect(received).toEqual([]);
  });

  it('are refused to viewers', async () => {
    await app.database.query(
      `INSERT INTO users (email, name, role, password_hash) SELECT 'lecture@example.ch', 'L', 'viewer', password_hash FROM users LIMIT 1`,
    );
    const reader = await app.signIn('lecture@example.ch', 'correct-horse-battery');
    expect((await app.call('GET', '/api/admin/webhook-endpoints', { as: reader })).status).toBe(403);
  });
});
