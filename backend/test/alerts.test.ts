import { addHours } from 'date-fns/addHours';
import { Clock } from '../src/common/clock.js';
import { DailyDigest } from '../src/modules/alerts/digest.schedule.js';
import { LeadAlerts } from '../src/modules/alerts/lead-alerts.schedule.js';
import { keepSessions, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://check.example.ch' });
  app.app.get(Clock).now = () => now;
  await keepSessions(app.database);
});
afterAll(() => app.stop());
/** A Tuesday in winter: 10:00 in Zurich. */
const MORNING = new Date('2026-11-24T09:00:00Z');
beforeEach(async () => {
  now = MORNING;
  await app.database.query('TRUNCATE prospects, outbox, schedule_runs, settings CASCADE');
});

const tick = () => app.app.get(LeadAlerts).tick();
const digest = () => app.app.get(DailyDigest).tick();
const mails = () => app.database.query(`SELECT recipient, subject, body_text, kind FROM outbox ORDER BY created_at`);
const event = (prospectId: string, type: string, at = now, actor = 'human') =>
  app.database.query('INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, $2, $3, $4)', [prospectId, type, actor, at]);
const settings = (value: object) => app.call('PUT', '/api/admin/settings/alerts', { as: app.admin, body: { value } });

describe('the alert about a prospect', () => {
  it('tells who did what, and how to reach the person', async () => {
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

  it('does not believe link scanners, nor a first visit', async () => {
    const { id } = await aProspect(app.database);
    for (const actor of ['gateway', 'preview', 'staff', 'unknown']) await event(id, 'cta_click', now, actor);
    await event(id, 'page_view');
    await event(id, 'page_view');
    expect(await tick()).toBe(0);
    await event(id, 'page_view', addHours(now, -30));
    expect(await tick()).toBe(1);
    expect((await mails())[0].subject).toContain('est revenu');
  });

  it('comes once a day for each prospect; what happens meanwhile is in the next one', async () => {
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

  it('is written once by several workers, to those whom the settings name, about what they name', async () => {
    expect((await settings({ recipients: ['a@agence.ch', 'b@agence.ch'], signals: ['quiz_complete'] })).status).toBe(200);
    const { id } = await aProspect(app.database);
    await event(id, 'cta_click');
    expect(await tick()).toBe(0);
    await app.database.query(`INSERT INTO quiz_results (prospect_id, score, questions, completed_at) VALUES ($1, 60, '[]', $2)`, [id, now]);
    const told = await Promise.all([tick(), tick(), tick()]);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await mails()).map(({ recipient }: { recipient: string }) => recipient).sort()).toEqual(['a@agence.ch', 'b@agence.ch']);
    expect((await settings({ digest: { time: '02:30' } })).status).toBe(422);
    expect((await settings({ enabled: false })).status).toBe(200);
    now = addHours(MORNING, 25);
    await event(id, 'cta_click');
    expect(await tick()).toBe(0);
  });
});

describe('the digest', () => {
  it('comes once a day after its time, with what happened and the calls of the day', async () => {
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
    expect(await digest()).toBeNull();
    now = MORNING;
    const sent = await Promise.all([digest(), digest()]);
    expect(sent.sort()).toEqual([1, null]);
    const mail = (await mails()).find(({ kind }: { kind: string }) => kind === 'lead_digest');
    expect(mail.subject).toBe('Vos prospects, mardi 24 novembre 2026');
    expect(mail.body_text).toContain('Prospects venus sur leur page\u202f: 1');
    expect(mail.body_text).toContain('- Menuiserie du Lac a cliqué pour prendre contact');
    expect(mail.body_text).toContain('- 14:00, Menuiserie du Lac');
    expect(await digest()).toBeNull();
  });

  it('says nothing when nothing happened', async () => {
    expect(await digest()).toBe(0);
    expect(await mails()).toEqual([]);
  });
});
