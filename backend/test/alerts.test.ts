import { addHours } from 'date-fns/addHours';
import { Clock } from '../src/common/clock.js';
import { LeadAlerts } from '../src/modules/alerts/lead-alerts.schedule.js';
import { IncidentWatch } from '../src/modules/operations/incident-watch.schedule.js';
import type { IncidentReport } from '../src/modules/operations/incidents.contract.js';
import { keepSessions, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { type Processes, processes } from './support/schedules.js';

let app: TestApp;
let mailServer: MailServer;
let now: Date;
let morning: Processes;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startApp({ PUBLIC_URL: 'https://check.example.ch', SMTP_URL: mailServer.url });
  app.app.get(Clock).now = () => now;
  await keepSessions(app.database);
  morning = processes(app, 2, () => now);
});
afterAll(async () => {
  await app.stop();
  await mailServer.stop();
});
/** A Tuesday in winter: 10:00 in Zurich. */
const MORNING = new Date('2026-11-24T09:00:00Z');
beforeEach(async () => {
  now = MORNING;
  await app.database.query('TRUNCATE prospects, outbox, schedule_runs, settings CASCADE');
});

const tick = () => app.app.get(LeadAlerts).tick();
const digest = () => morning.look('lead-digest');
const mails = () => app.database.query(`SELECT recipient, subject, body_text, kind FROM outbox ORDER BY created_at`);
const event = (prospectId: string, type: string, at = now, actor = 'human') =>
  app.database.query('INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, $2, $3, $4)', [prospectId, type, actor, at]);
const settings = (value: object) => app.call('PUT', '/api/admin/settings/alerts', { as: app.admin, body: { value } });

describe('the alert about a prospect', () => {
  it('names the action and how to reach the person', async () => {
    const { id } = await aProspect(app.database, {
      business_name: 'Menuiserie du Lac',
      telephone: '+41791234567',
      email: 'paul@example.ch',
    });
    await event(id, 'cta_click');
    expect(await tick()).toBe(1);
    const [mail] = await mails();
    expect(mail.recipient).toBe('admin@example.ch');
    expect(mail.subject).toBe('Menuiserie du Lac a cliqué pour prendre contact');
    for (const part of ['+41 79 123 45 67', 'paul@example.ch', `https://check.example.ch/mon-espace/prospects/${id}/show`])
      expect(mail.body_text).toContain(part);
    expect(mail.body_text).toContain('mardi 24 novembre 2026 à 10:00');
  });

  it('ignores link scanners and first visits', async () => {
    const { id } = await aProspect(app.database);
    for (const actor of ['gateway', 'preview', 'staff', 'unknown']) await event(id, 'cta_click', now, actor);
    await event(id, 'page_view');
    await event(id, 'page_view');
    expect(await tick()).toBe(0);
    await event(id, 'page_view', addHours(now, -30));
    expect(await tick()).toBe(1);
    expect((await mails())[0].subject).toContain('est revenu');
  });

  it('is sent once a day per prospect and includes later actions the next day', async () => {
    const { id } = await aProspect(app.database);
    await event(id, 'cta_click');
    await tick();
    now = addHours(MORNING, 2);
    await event(id, 'plan_view');
    expect(await tick()).toBe(0);
    now = addHours(MORNING, 24.5);
    expect(await tick()).toBe(1);
    now = addHours(MORNING, 25);
    expect(await tick()).toBe(0);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[1].subject).toContain('a lu son plan');
    expect(sent[1].body_text).not.toContain('a cliqué');
  });

  it('waits for the end of the quiet hours', async () => {
    const { id } = await aProspect(app.database);
    now = new Date('2026-11-24T20:00:00Z');
    await event(id, 'cta_click');
    expect(await tick()).toBe(0);
    now = new Date('2026-11-25T06:29:00Z'); // 07:29 in Zurich
    expect(await tick()).toBe(0);
    now = new Date('2026-11-25T06:30:00Z');
    expect(await tick()).toBe(1);
  });

  it('is written once by several workers, to the configured recipients, about the configured events', async () => {
    expect((await settings({ recipients: ['a@agence.ch', 'b@agence.ch'], signals: ['quiz_complete'] })).status).toBe(200);
    const { id } = await aProspect(app.database);
    await event(id, 'cta_click');
    expect(await tick()).toBe(0);
    await app.database.query(`INSERT INTO quiz_results (prospect_id, score, questions, completed_at) VALUES ($1, 60, '[]', $2)`, [id, now]);
    const reported = await Promise.all([tick(), tick(), tick()]);
    expect(reported.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await mails()).map(({ recipient }: { recipient: string }) => recipient).sort()).toEqual(['a@agence.ch', 'b@agence.ch']);
    expect((await settings({ digest: { time: '02:30' } })).status).toBe(422);
    expect((await settings({ enabled: false })).status).toBe(200);
    now = addHours(MORNING, 25);
    await event(id, 'cta_click');
    expect(await tick()).toBe(0);
  });
});

describe('the digest', () => {
  it('is sent once a day after its time, with events and the calls of the day', async () => {
    const { id } = await aProspect(app.database, { business_name: 'Menuiserie du Lac' });
    await event(id, 'page_view');
    await event(id, 'page_view', now, 'gateway');
    await event(id, 'cta_click');
    await tick();
    await app.database.query(
      `INSERT INTO appointments (prospect_id, start_at, end_at) VALUES ($1, '2026-11-24T13:00Z', '2026-11-24T13:30Z')`,
      [id],
    );
    now = new Date('2026-11-24T06:44:00Z'); // 07:44 in Zurich
    expect(await digest()).toEqual([]);
    now = MORNING;
    expect(await digest()).toEqual([{ messages: 1 }]);
    const mail = (await mails()).find(({ kind }: { kind: string }) => kind === 'lead_digest');
    expect(mail.subject).toBe('Vos prospects, mardi 24 novembre 2026');
    expect(mail.body_text).toContain('Prospects venus sur leur page\u202f: 1');
    expect(mail.body_text).toContain('- Menuiserie du Lac a cliqué pour prendre contact');
    expect(mail.body_text).toContain('- 14:00, Menuiserie du Lac');
    expect(await digest()).toEqual([]);
  });

  it('is not sent without events', async () => {
    expect(await digest()).toEqual([{ messages: 0 }]);
    expect(await mails()).toEqual([]);
  });
});

describe('the alert about incidents', () => {
  const look = () => app.app.get(IncidentWatch, { strict: false }).tick();
  const incidents = async () => (await app.call<IncidentReport>('GET', '/api/admin/troubles', { as: app.admin })).body.troubles;
  const age = (minutes: number, column: 'began_at' | 'seen_at') =>
    app.database.query(`UPDATE troubles SET ${column} = now() - make_interval(mins => $1)`, [minutes]);
  const alarms = async () => (await mails()).filter(({ kind }: { kind: string }) => kind === 'trouble_alert');
  const alive = () => app.database.query(`INSERT INTO workers (id, host, pid, started_at) VALUES (gen_random_uuid(), 'a', 1, now())`);
  beforeEach(async () => {
    await app.database.query('TRUNCATE troubles, workers, backup_runs, closed_mail_way');
    await app.database.query('INSERT INTO backup_runs (file) VALUES (NULL)');
    mailServer.received.length = 0;
  });

  it('is not sent while everything works', async () => {
    await alive();
    expect(await incidents()).toEqual([]);
    expect(await look()).toBe(0);
    expect((await app.call('GET', '/api/admin/troubles')).status).toBe(401);
  });

  it('is sent once by a web process when a worker is missing, and once when it is back', async () => {
    expect(await look()).toBe(0);
    expect(await incidents()).toEqual([expect.objectContaining({ key: 'worker', since: expect.any(String) })]);
    await age(6, 'began_at');
    const reported = await Promise.all([look(), look(), look()]);
    expect(reported.filter((count) => count === 1)).toHaveLength(1);
    expect(await look()).toBe(0);
    const [alarm] = await alarms();
    expect([alarm.recipient, alarm.subject]).toEqual(['admin@example.ch', 'À régler\u202f: Processus de travail']);
    expect(alarm.body_text).toContain('Aucun processus de travail n’est actif');
    expect(alarm.body_text).toContain('https://check.example.ch/mon-espace/monitoring');
    expect(mailServer.received.map((mail) => mail.to)).toEqual([['admin@example.ch']]);
    await alive();
    expect(await look()).toBe(0);
    await age(6, 'seen_at');
    expect(await look()).toBe(1);
    expect((await alarms())[1].subject).toBe('Rétabli\u202f: Processus de travail');
    expect(await look()).toBe(0);
    // a worker is there to send this one
    expect(mailServer.received).toHaveLength(1);
  });

  it('is the only e-mail that a web process sends', async () => {
    await app.database.query(`INSERT INTO outbox (kind, recipient, subject, body_text) VALUES ('test', 'a@example.ch', 'x', 'x')`);
    await look();
    expect(mailServer.received).toEqual([]);
  });

  it('waits while no e-mail can be sent, and reports the incident afterwards', async () => {
    await alive();
    await app.database.query(
      `INSERT INTO closed_mail_way (cause, closed_at_step, is_lasting, next_try_at) VALUES ('Mot de passe refusé.', 'sign_in', true, now())`,
    );
    expect(await incidents()).toEqual([expect.objectContaining({ name: 'mail', found: expect.stringContaining('Mot de passe refusé.') })]);
    await look();
    await age(60, 'began_at');
    expect(await look()).toBe(0);
    await app.database.query('DELETE FROM closed_mail_way');
    await age(10, 'seen_at');
    expect(await look()).toBe(1);
    const [note] = await alarms();
    expect(note.subject).toBe('Rétabli\u202f: Envoi des e-mails');
    expect(note.body_text).toContain('Mot de passe refusé.');
    expect(await look()).toBe(0);
  });

  it('can be switched off', async () => {
    expect((await settings({ operations: false })).status).toBe(200);
    await look();
    await age(60, 'began_at');
    expect(await look()).toBe(0);
    expect(await alarms()).toEqual([]);
    expect(await incidents()).toHaveLength(1);
  });
});
