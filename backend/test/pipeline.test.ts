import { randomBytes, randomUUID } from 'node:crypto';
import type { AnalyticsRecord, DashboardRecord } from '../src/modules/analytics/analytics.contract.js';
import type { ProspectHistory } from '../src/modules/analytics/prospect-timeline.contract.js';
import type { PublicBooking } from '../src/modules/appointments/appointment.contract.js';
import type { WebhookSetup } from '../src/modules/campaigns/campaign.contract.js';
import type { LoggedNote, TaskRecord } from '../src/modules/follow-up/follow-up.contract.js';
import { OutboxSender } from '../src/modules/outbox/outbox-sender.schedule.js';
import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import { type PipelineStatus, PROSPECT_STATUSES } from '../src/rules/pipeline.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type MailServer, startMailServer } from './support/mail-server.js';

let app: TestApp;
let mail: MailServer;
let hook: string;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ PUBLIC_URL: 'https://check.example.ch', SMTP_URL: mail.url, MAIL_FROM: 'Agence <bonjour@agence.ch>' });
  await call('PUT', '/api/admin/settings/campaigns', { value: { messagesPerMinute: 60, postalAddress: 'Rue du Lac 1, 1400 Yverdon' } });
  await call('PUT', '/api/admin/settings/booking', { value: { agentName: 'Léa Favre', agentEmail: 'lea@agence.ch' } });
  hook = new URL((await call<WebhookSetup>('GET', '/api/admin/email-webhook')).body.url).pathname;
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});
beforeEach(async () => {
  for (const table of ['suppressions', 'emelia_events', 'prospects', 'email_campaigns', 'outbox'])
    await app.database.query(`DELETE FROM ${table}`);
});

const call = <T = Record<string, unknown>>(method: string, path: string, body?: object) =>
  app.call<T>(method, path, { as: app.admin, ...(body && { body }) });
const of = (id: string, path = '') => `/api/admin/prospects/${id}${path}`;
const record = async (id: string) => (await call<ProspectRecord>('GET', of(id))).body;
const statusOf = async (id: string) => (await record(id)).status;
const total = async (filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  return Number((await call('GET', `/api/admin/prospects?${query}`)).headers.get('content-range')?.split('/')[1]);
};
const moves = async (id: string) =>
  (await call<ProspectHistory>('GET', of(id, '/timeline?kind=status'))).body.entries
    .flatMap((entry) => (entry.kind === 'status' ? [`${entry.from} → ${entry.to}: ${entry.cause}`] : []))
    .toReversed();
const tasks = async (id: string) => (await call<TaskRecord[]>('GET', of(id, '/tasks'))).body;
const openTitles = async (id: string) => (await tasks(id)).filter(({ done_at }) => !done_at).map(({ title }) => title);
const logCall = (id: string, body: object) => call<LoggedNote>('POST', of(id, '/calls'), body);
const logMail = (id: string, body: object = {}) =>
  call<LoggedNote>('POST', of(id, '/notes'), { kind: 'mail', content: 'Envoyé.', ...body });
const choose = (id: string, status: PipelineStatus, more: object = {}) => call('PUT', of(id), { status, ...more });

async function finishQuiz(token: string) {
  const { questions } = (await app.call<PublicQuiz>('GET', `/api/public/quiz/${token}`)).body;
  for (const { id, options } of questions)
    await app.call('PUT', `/api/public/quiz/${token}/answers/${id}`, { body: { answer: options[0] } });
  expect((await app.call('POST', `/api/public/quiz/${token}/complete`)).status).toBe(200);
}
const askAudit = (token: string) =>
  app.call('POST', '/api/public/audit-requests', { body: { token, websiteUrl: 'https://www.exemple.ch' } });
async function book(token: string): Promise<string> {
  const { slots } = (await app.call<PublicBooking>('GET', `/api/public/booking/slots?token=${token}`)).body;
  const { status } = await app.call('POST', '/api/public/appointments', {
    body: { token, start: slots[0]?.start, telephone: '+41 79 111 22 33' },
  });
  expect(status).toBe(201);
  const [made] = await app.database.query<{ id: string }[]>('SELECT id FROM appointments ORDER BY created_at DESC LIMIT 1');
  return made?.id ?? '';
}
/** Creates a campaign with a message to the prospect in the state `unknown`, before the report of its provider. */
async function campaignTo(id: string): Promise<string> {
  const name = `Campagne ${randomBytes(4).toString('hex')}`;
  const { body } = await call<{ id: string }>('POST', '/api/admin/campaigns', { name, subject: 'Bonjour' });
  await app.database.query(`INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state) VALUES ($1, $2, $3, 'unknown')`, [
    body.id,
    id,
    randomBytes(8).toString('hex'),
  ]);
  await app.database.query(`UPDATE email_campaigns SET status = 'sent', started_at = now() WHERE id = $1`, [body.id]);
  return name;
}
const report = async (id: string, campaign: string, event: string, at: Date) => {
  const { email, token } = await record(id);
  const answer = await app.call('POST', hook, {
    body: { event, date: at.toISOString(), campaign, step: 1, contact: { email, token }, type: 'hard' },
  });
  expect(answer.status).toBe(200);
};
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const WORDS: Record<PipelineStatus, string> = {
  new: 'Nouveau',
  contacted: 'Contacté',
  qualified: 'Qualifié',
  converted: 'Converti',
  rejected: 'Écarté',
};
async function csvStatuses(filter: object = {}): Promise<string[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const response = await fetch(`${app.url}/api/admin/prospects/export.csv?${query}`, {
    headers: { authorization: `Bearer ${app.admin.token}` },
  });
  const [header = '', ...lines] = (await response.text()).split('\r\n').filter(Boolean);
  const place = header.split(';').indexOf('Statut');
  return lines.map((line) => line.split(';')[place] ?? '');
}

/** What each reader says of the pipeline; all of them have to say the same of these statuses. */
async function expectAgreement(statuses: Record<string, PipelineStatus>, rejectedAfterContact = 0): Promise<void> {
  const all = Object.values(statuses);
  const count = (status: PipelineStatus) => all.filter((one) => one === status).length;
  for (const [id, status] of Object.entries(statuses)) expect([id, await statusOf(id)]).toEqual([id, status]);
  for (const status of PROSPECT_STATUSES) {
    expect([status, await total({ status })]).toEqual([status, count(status)]);
    expect(await csvStatuses({ status })).toEqual(Array(count(status)).fill(WORDS[status]));
  }
  const contacted = count('contacted') + count('qualified') + count('converted') + rejectedAfterContact;
  const { funnel } = (await call<AnalyticsRecord>('GET', '/api/admin/analytics')).body;
  const dashboard = (await call<DashboardRecord>('GET', '/api/admin/dashboard')).body;
  expect({
    list: await total({ contacted: true }),
    rest: all.length - (await total({ contacted: false })),
    csv: (await csvStatuses({ contacted: true })).length,
    analytics: funnel[0],
    dashboard: dashboard.funnel[0],
    booked: [dashboard.counters.rdv_pris, funnel[4]?.count],
    finished: [dashboard.counters.quiz_fait, funnel[3]?.count],
  }).toEqual({
    ...{ list: contacted, rest: contacted, csv: contacted },
    analytics: { stage: 'contacted', count: contacted, from_previous: contacted },
    dashboard: { stage: 'contacted', count: contacted, from_previous: contacted },
    booked: [await total({ rdv_pris: true }), await total({ rdv_pris: true })],
    finished: [await total({ quiz_fait: true }), await total({ quiz_fait: true })],
  });
}

it('board, lists, funnel, dashboard and file agree through a day of events', async () => {
  const form = { prenom: 'Anne', nom: 'Rochat' };
  const made = async (name: string) =>
    (await call<ProspectRecord>('POST', '/api/admin/prospects', { ...form, email: `${name}@example.ch` })).body;
  const [anne, bea, carl, dora, emil, flora, gina] = (await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(made))) as [
    ProspectRecord,
    ProspectRecord,
    ProspectRecord,
    ProspectRecord,
    ProspectRecord,
    ProspectRecord,
    ProspectRecord,
  ];
  const now: Record<string, PipelineStatus> = {};
  for (const { id } of [anne, bea, carl, dora, emil, flora, gina]) now[id] = 'new';
  let rejectedAfterContact = 0;
  const after = async (id: string, status: PipelineStatus, event: () => Promise<unknown>) => {
    await event();
    now[id] = status;
    await expectAgreement(now, rejectedAfterContact);
  };
  await expectAgreement(now);
  const toAnne = await campaignTo(anne.id);
  await after(anne.id, 'contacted', () => report(anne.id, toAnne, 'SENT', ago(60)));
  await after(anne.id, 'contacted', () => report(anne.id, toAnne, 'BOUNCED', ago(59)));
  await after(bea.id, 'new', () => logCall(bea.id, { outcome: 'no_answer' }));
  await after(bea.id, 'new', () => logCall(bea.id, { outcome: 'voicemail', text: 'Message laissé.' }));
  await after(bea.id, 'contacted', () => logCall(bea.id, { outcome: 'reached', text: 'Intéressée.' }));
  await after(bea.id, 'qualified', () => finishQuiz(bea.token));
  await after(carl.id, 'qualified', () => askAudit(carl.token));
  let booked = '';
  await after(dora.id, 'qualified', async () => {
    booked = await book(dora.token);
  });
  await after(dora.id, 'qualified', () => call('PUT', `/api/admin/appointments/${booked}`, { status: 'cancelled' }));
  await after(bea.id, 'converted', () => choose(bea.id, 'converted', { status_reason: 'Contrat signé' }));
  await after(carl.id, 'contacted', () => choose(carl.id, 'contacted'));
  await after(emil.id, 'rejected', () => choose(emil.id, 'rejected', { status_reason: 'Hors cible' }));
  await after(emil.id, 'rejected', () => finishQuiz(emil.token));
  rejectedAfterContact = 1;
  await after(anne.id, 'rejected', () => choose(anne.id, 'rejected'));
  await after(flora.id, 'contacted', () => logMail(flora.id));
  // facts that happened before people chose arrive late
  const toCarl = await campaignTo(carl.id);
  await after(carl.id, 'new', () => choose(carl.id, 'new'));
  await after(carl.id, 'new', () => report(carl.id, toCarl, 'SENT', ago(300)));
  await after(carl.id, 'new', () => logCall(carl.id, { outcome: 'reached', at: ago(120).toISOString() }));
  await after(bea.id, 'converted', () => logMail(bea.id));
  // and a newer one moves on
  await after(carl.id, 'contacted', () => logCall(carl.id, { outcome: 'reached' }));
  expect(await moves(anne.id)).toEqual(['new → contacted: email_sent', 'contacted → rejected: person']);
  expect(await moves(bea.id)).toEqual([
    'new → contacted: call_reached',
    'contacted → qualified: quiz_done',
    'qualified → converted: person',
  ]);
  expect(await moves(carl.id)).toEqual([
    'new → qualified: audit_requested',
    'qualified → contacted: person',
    'contacted → new: person',
    'new → contacted: call_reached',
  ]);
  expect(await moves(dora.id)).toEqual(['new → qualified: call_booked']);
  expect(await moves(emil.id)).toEqual(['new → rejected: person']);
  expect(await moves(gina.id)).toEqual([]);
  // an imported row begins as new
  const { id } = await aProspect(app.database, { source: 'import' });
  now[id] = 'new';
  await expectAgreement(now, rejectedAfterContact);
});

describe('an e-mail to one person', () => {
  it('moves the prospect when it is sent, not when it is queued', async () => {
    const { id } = await aProspect(app.database, { review_status: 'validated' });
    await call('POST', '/api/admin/contact-permissions', {
      ...{ prospectIds: [id], basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' },
    });
    await call('POST', of(id, '/tasks'), { title: 'Écrire' });
    const sent = await call('POST', of(id, '/mail'), { mail_id: randomUUID(), subject: 'Votre site', body: 'Bonjour.' });
    expect([sent.status, await statusOf(id), await openTitles(id)]).toEqual([202, 'new', ['Relancer']]);
    await app.app.get(OutboxSender).sendDue();
    expect([await statusOf(id), await moves(id)]).toEqual(['contacted', ['new → contacted: email_sent']]);
  });

  it('moves the prospect when staff records it as sent elsewhere, on that date', async () => {
    const { id } = await aProspect(app.database);
    const at = '2026-11-20T09:00:00.000Z';
    expect((await logMail(id, { at })).status).toBe(201);
    expect(await record(id)).toMatchObject({ status: 'contacted', email_sent: true, email_sent_at: at });
    const { entries } = (await call<ProspectHistory>('GET', of(id, '/timeline?kind=status'))).body;
    expect(entries).toMatchObject([{ kind: 'status', from: 'new', to: 'contacted', cause: 'email_sent', at, by: null, reason: null }]);
  });
});

describe('a logged call', () => {
  it('completes its task and creates the next with a date, so that no colleague calls again', async () => {
    const { id } = await aProspect(app.database);
    await call('PUT', of(id), { next_action: 'Appeler, site lent sur mobile', next_action_at: ago(60).toISOString() });
    const { status, body } = await logCall(id, { outcome: 'reached', text: 'Rappelle la semaine prochaine.' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ kind: 'call', outcome: 'reached', content: 'Rappelle la semaine prochaine.' },
      closed: { title: 'Appeler, site lent sur mobile', done_at: expect.any(String) },
      next: { title: 'Relancer', due_at: expect.any(String), done_at: null },
    });
    expect(Date.parse(body.next?.due_at ?? '')).toBeGreaterThan(Date.now());
    expect(await record(id)).toMatchObject({ status: 'contacted', next_action: 'Relancer', next_action_at: body.next?.due_at });
    expect(await total({ contacted: false })).toBe(0);
    const waiting = await call<object[]>('GET', '/api/admin/queue');
    expect(waiting.body).toEqual([]);
  });

  it.each([
    ['voicemail', 'Rappeler'],
    ['no_answer', 'Rappeler'],
    ['wrong_number', 'Trouver le bon numéro'],
  ])('with the outcome %s moves nothing and proposes « %s » on a working day', async (outcome, title) => {
    const { id } = await aProspect(app.database);
    await call('POST', of(id, '/tasks'), { title: 'Appeler' });
    const { body } = await logCall(id, { outcome });
    expect([await statusOf(id), body.closed?.title, body.next?.title]).toEqual(['new', 'Appeler', title]);
    const due = new Date(body.next?.due_at ?? '');
    expect([0, 6]).not.toContain(due.getUTCDay());
    expect(await openTitles(id)).toEqual([title]);
  });

  it('handles tasks as chosen: another one, none, another step', async () => {
    const { id } = await aProspect(app.database);
    const [first, second] = [
      (await call<TaskRecord>('POST', of(id, '/tasks'), { title: 'Appeler' })).body,
      (await call<TaskRecord>('POST', of(id, '/tasks'), { title: 'Envoyer le devis' })).body,
    ];
    const untouched = await logCall(id, { outcome: 'no_answer', closes: null, next: null });
    expect([untouched.body.closed, untouched.body.next]).toEqual([null, null]);
    const next = { title: 'Passer au magasin', due_at: '2027-03-05T08:00:00.000Z' };
    const other = await logCall(id, { outcome: 'reached', closes: second.id, next });
    expect(other.body).toMatchObject({ closed: { id: second.id }, next });
    expect(await openTitles(id)).toEqual(['Passer au magasin', 'Appeler']);
    // another open task is the next step already
    const last = await logCall(id, { outcome: 'reached' });
    expect(last.body).toMatchObject({ closed: { id: first.id }, next: null });
    const gone = await logCall(id, { outcome: 'reached', closes: first.id });
    expect(gone.status).toBe(404);
    expect((await logCall(id, { outcome: 'perhaps' })).status).toBe(422);
    expect((await logCall(randomUUID(), { outcome: 'reached' })).status).toBe(404);
  });

  it('is recorded through the notes of earlier clients with the same effect', async () => {
    const { id } = await aProspect(app.database);
    await call('POST', of(id, '/tasks'), { title: 'Appeler' });
    const { status } = await call('POST', of(id, '/notes'), { kind: 'call', outcome: 'call_back' });
    expect([status, await statusOf(id), await openTitles(id)]).toEqual([201, 'contacted', ['Rappeler']]);
    await call('POST', of(id, '/notes'), { kind: 'note', content: 'Rien de neuf.' });
    expect(await openTitles(id)).toEqual(['Rappeler']);
  });
});

describe('a bulk change of status', () => {
  it('is in the history of each prospect with its reason, until it is reverted', async () => {
    const [one, two] = [await aProspect(app.database), await aProspect(app.database, { status: 'contacted' })];
    const bulk = await call<{ id: string }>('POST', '/api/admin/prospects/bulk', {
      ...{ action: 'set_status', status: 'rejected', reason: 'Hors cible', filter: {} },
    });
    expect([await moves(one.id), await moves(two.id)]).toEqual([['new → rejected: person'], ['contacted → rejected: person']]);
    await finishQuiz(one.token);
    expect(await statusOf(one.id)).toBe('rejected');
    const { entries } = (await call<ProspectHistory>('GET', of(two.id, '/timeline?kind=status'))).body;
    expect(entries).toMatchObject([{ by: expect.any(String), reason: 'Hors cible' }]);
    await call('POST', `/api/admin/prospects/bulk/${bulk.body.id}/undo`);
    expect([await statusOf(one.id), await moves(one.id), await statusOf(two.id)]).toEqual(['new', [], 'contacted']);
  });
});

it('concurrent facts move a prospect once', async () => {
  const { id, token } = await aProspect(app.database);
  await Promise.all([askAudit(token), logCall(id, { outcome: 'reached' }), logMail(id), askAudit(token)]);
  expect(await statusOf(id)).toBe('qualified');
  expect((await moves(id)).filter((move) => move.includes('→ qualified'))).toHaveLength(1);
});
