import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { EndpointWithSecret, WebhookDeliveryRecord, WebhookEndpointRecord } from '../src/modules/webhooks/webhook.contract.js';
import { WebhookSender } from '../src/modules/webhooks/webhook-sender.schedule.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let receiver: Server;
let received: Received[] = [];
let answer = 200;
let app: TestApp;
let url: string;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/hook`;
  app = await startApp({ SCAN_ALLOW_HOSTS: `127.0.0.1:${port}` });
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
});

const anEndpoint = async (events: string[], address = url) =>
  (await app.call<EndpointWithSecret>('POST', '/api/admin/webhook-endpoints', { as: app.admin, body: { url: address, events } })).body;
const sendDue = () => app.app.get(WebhookSender).sendDue();
const deliveries = async () => (await app.call<WebhookDeliveryRecord[]>('GET', '/api/admin/webhook-deliveries', { as: app.admin })).body;
const makeDue = () => app.database.query(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE status = 'queued'`);
const eventsOf = (list: Received[]) => list.map(({ body }) => JSON.parse(body).type as string);

describe('outgoing webhooks', () => {
  it('are signed so that the standard client believes them, and nobody else’s', async () => {
    const { secret } = await anEndpoint(['prospect.created']);
    await aProspect(app.database, { nom: 'Rochat' });
    await sendDue();
    const [first] = received as [Received];
    expect(new Webhook(secret).verify(first.body, first.headers)).toMatchObject({
      type: 'prospect.created',
      data: { prospect: { nom: 'Rochat' } },
    });
    expect(() => new Webhook(secret).verify(first.body.replace('Rochat', 'Autre'), first.headers)).toThrow();
    expect(() => new Webhook(`whsec_${btoa('another secret of some length')}`).verify(first.body, first.headers)).toThrow();
    expect(first.body).not.toContain('token');
  });

  it('keep both secrets valid after a rotation, and never show one again', async () => {
    const { id, secret } = await anEndpoint(['prospect.created']);
    const rotated = (await app.call<EndpointWithSecret>('POST', `/api/admin/webhook-endpoints/${id}/rotate`, { as: app.admin })).body;
    await aProspect(app.database);
    await sendDue();
    const [first] = received as [Received];
    for (const each of [secret, rotated.secret]) expect(new Webhook(each).verify(first.body, first.headers)).toBeTruthy();
    const shown = await app.call('GET', `/api/admin/webhook-endpoints/${id}`, { as: app.admin });
    expect(JSON.stringify(shown.body)).not.toContain('whsec_');
    const stored = await app.database.query(`SELECT secret, previous_secret FROM webhook_endpoints`);
    expect(JSON.stringify(stored)).not.toContain('whsec_');
    await app.database.query(`UPDATE webhook_endpoints SET previous_secret_until = now() - interval '1 second'`);
    await aProspect(app.database);
    await sendDue();
    const second = received[1] as Received;
    expect(() => new Webhook(secret).verify(second.body, second.headers)).toThrow();
  });

  it('tell what happened, each event in the transaction of its cause', async () => {
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
    const { id } = await aProspect(app.database);
    await app.database.query(`UPDATE prospects SET updated_at = now() WHERE id = $1`, [id]);
    await app.database.query(`UPDATE prospects SET quiz_fait = true, score = 71 WHERE id = $1`, [id]);
    await app.database.query(`INSERT INTO seo_audit_requests (email, prospect_id) VALUES ('a@example.ch', $1)`, [id]);
    await app.database.query(`UPDATE seo_audit_requests SET status = 'completed'`);
    await app.database.query(`INSERT INTO appointments (prospect_id, start_at, end_at) VALUES ($1, now(), now() + interval '1 hour')`, [
      id,
    ]);
    await app.database.query(`UPDATE appointments SET status = 'cancelled'`);
    const undone = app.database.transaction(async (manager) => {
      await manager.query(`UPDATE prospects SET nom = 'Annulé' WHERE id = $1`, [id]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await sendDue();
    expect(eventsOf(received).sort()).toEqual(
      [
        'prospect.created',
        'prospect.updated',
        'quiz.completed',
        'score.updated',
        'audit.requested',
        'audit.sent',
        'appointment.booked',
        'appointment.cancelled',
      ].sort(),
    );
    const updated = received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'prospect.updated');
    expect(updated.data.changed).toEqual(['quiz_fait', 'score']);
    received = [];
    await app.call('DELETE', `/api/admin/prospects/${id}`, { as: app.admin });
    await sendDue();
    expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([{ prospect: { id } }]);
    expect((await deliveries()).map(({ event }) => event)).toEqual(['prospect.deleted']);
  });

  it('come again after a failure, under the same id, and can be replayed', async () => {
    await anEndpoint(['prospect.created']);
    await aProspect(app.database);
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
    for (let n = 0; n < 15; n += 1) await aProspect(app.database);
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(received).toHaveLength(15);
    await app.database.query(
      `UPDATE webhook_deliveries SET status = 'sending', lease_until = now() - interval '1 second' WHERE id = (SELECT id FROM webhook_deliveries LIMIT 1)`,
    );
    await sendDue();
    expect(received).toHaveLength(16);
  });

  it('switch an endpoint off after three days of failure, tell the administrators, and keep what waits', async () => {
    const { id } = await anEndpoint(['prospect.created']);
    await aProspect(app.database);
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

  it('stop at once where the server says 410', async () => {
    await anEndpoint(['prospect.created']);
    await aProspect(app.database);
    answer = 410;
    await sendDue();
    const [row] = await app.database.query(`SELECT is_active FROM webhook_endpoints`);
    expect(row.is_active).toBe(false);
  });

  it('never reach a private address', async () => {
    await anEndpoint(['prospect.created'], 'http://127.0.0.1:8080/hook');
    await anEndpoint(['prospect.created'], 'http://169.254.169.254/latest');
    await aProspect(app.database);
    await sendDue();
    const told = await deliveries();
    expect(told).toHaveLength(2);
    for (const { history } of told) expect(history[0]?.error).toContain('réseau privé');
    expect(received).toEqual([]);
  });

  it('are the administrators’ business', async () => {
    await app.database.query(
      `INSERT INTO users (email, name, role, password_hash) SELECT 'staff@example.ch', 'S', 'staff', password_hash FROM users LIMIT 1`,
    );
    const staff = await app.signIn('staff@example.ch', 'correct-horse-battery');
    expect((await app.call('GET', '/api/admin/webhook-endpoints', { as: staff })).status).toBe(403);
  });
});
