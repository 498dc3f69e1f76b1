import sharp from 'sharp';
import { Clock } from '../src/common/clock.js';
import type { PublicReport, StatusLine } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { ProspectHistory } from '../src/modules/analytics/prospect-timeline.contract.js';
import type {
  AppointmentBooked,
  AppointmentRecord,
  ManagedAppointment,
  PublicBooking,
  StaffBooking,
} from '../src/modules/appointments/appointment.contract.js';
import type { OwnSignatory } from '../src/modules/signatories/signatory.contract.js';
import { type Account, keepSessions, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let viewer: Account;
/** Monday, 08:00 in Zurich: with four hours of notice the first slot is at 14:00. */
const MONDAY = new Date('2026-11-23T07:00:00Z');
let now = MONDAY;

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://audit.example.ch' });
  app.app.get(Clock).now = () => now;
  await keepSessions(app.database);
  await setBooking({ agentName: 'Léa Favre', agentEmail: 'lea@agence.ch' });
  await app.database.query(
    `INSERT INTO users (email, name, role, password_hash) SELECT 'viewer@example.ch', 'V', 'viewer', password_hash FROM users LIMIT 1`,
  );
  viewer = await app.signIn('viewer@example.ch', 'correct-horse-battery');
  await keepSessions(app.database);
});
afterAll(() => app.stop());
beforeEach(async () => {
  now = MONDAY;
  await app.database.query('DELETE FROM prospects');
});

interface Failure {
  code: string;
  message: string;
  errors?: Record<string, string>;
}
interface Mail {
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: string }[];
}

const setBooking = async (value: object) =>
  expect((await app.call('PUT', '/api/admin/settings/booking', { as: app.admin, body: { value } })).status).toBe(200);
const slotsOf = async (token: string) => (await app.call<PublicBooking>('GET', `/api/public/booking/slots?token=${token}`)).body;
const book = (token: string, start: string, more: object = {}) =>
  app.call<AppointmentBooked & Failure>('POST', '/api/public/appointments', { body: { token, start, ...more } });
const mails = (): Promise<Mail[]> => app.database.query('SELECT * FROM outbox ORDER BY created_at, kind');
const rows = () => app.database.query('SELECT * FROM appointments ORDER BY start_at');
const calendarOf = (mail: Mail | undefined) => Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString();
const property = (calendar: string, name: string) =>
  new RegExp(`^${name}[;:](.*)$`, 'm').exec(calendar.replace(/\r\n /g, ''))?.[1]?.trim() ?? '';
const linkIn = (mail: Mail | undefined) => /\/mon-rendez-vous\/(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
const link = <T = ManagedAppointment & Failure>(secret: string, action = '', body?: object) =>
  app.call<T>(action ? 'POST' : 'GET', `/api/public/booking/links/${secret}${action && `/${action}`}`, action ? { body: body ?? {} } : {});
const update = (id: string, body: object, as = app.admin) =>
  app.call<AppointmentRecord & Failure>('PUT', `/api/admin/appointments/${id}`, { as, body });
const flag = async (id: string) => (await app.database.query('SELECT rdv_pris FROM prospects WHERE id = $1', [id]))[0].rdv_pris;

async function aCall(start = '2026-11-24T08:00:00.000Z') {
  const prospect = await aProspect(app.database, { prenom: 'Zoé', nom: 'Bärtschi', business_name: 'Menuiserie du Lac' });
  const { body } = await book(prospect.token, start);
  return { prospect, secret: body.manageUrl?.split('/').pop() ?? '' };
}

describe('the slots', () => {
  it('are within the opening hours, after the notice, in Zurich time', async () => {
    const { token } = await aProspect(app.database);
    const booking = await slotsOf(token);
    expect(booking).toMatchObject({
      company: 'Boulangerie Exemple',
      agentName: 'Léa Favre',
      durationMinutes: 25,
      external: null,
      appointment: null,
    });
    expect(booking.slots[0]).toEqual({
      start: '2026-11-23T13:00:00.000Z',
      end: '2026-11-23T13:25:00.000Z',
      day: '2026-11-23',
      time: '14:00',
    });
    expect(booking.slots.some(({ day }) => day === '2026-11-28')).toBe(false);
  });

  it('contain no personal data, and are refused for an unknown token', async () => {
    const { token, email } = await aProspect(app.database, { telephone: '+41791112233' });
    expect(JSON.stringify(await slotsOf(token))).not.toMatch(new RegExp(`${email}|Anne|79111`));
    expect((await app.call('GET', '/api/public/booking/slots?token=ZZZZZZZZ')).status).toBe(404);
  });

  it('are replaced by an external page', async () => {
    const { token } = await aProspect(app.database);
    await setBooking({ url: 'https://cal.example.com/agence/appel' });
    expect(await slotsOf(token)).toMatchObject({ external: 'https://cal.example.com/agence/appel', slots: [] });
    const { status, body } = await book(token, '2026-11-24T08:00:00.000Z');
    expect([status, body.code]).toEqual([409, 'external_booking']);
    await setBooking({ agentName: 'Léa Favre', agentEmail: 'lea@agence.ch' });
  });
});

describe('booking', () => {
  it('stores the call, marks the prospect, records the author and invites both sides', async () => {
    const { id, token, email } = await aProspect(app.database, { prenom: 'Zoé', nom: 'Bärtschi', business_name: 'Menuiserie du Lac' });
    const { status, body } = await app.call<AppointmentBooked>('POST', '/api/public/appointments', {
      body: { token, start: '2026-11-24T08:00:00.000Z', telephone: '079 123 45 67' },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' },
    });
    expect([status, body]).toEqual([
      201,
      {
        start: '2026-11-24T08:00:00.000Z',
        end: '2026-11-24T08:25:00.000Z',
        day: '2026-11-24',
        time: '09:00',
        status: 'booked',
        telephone: '+41 79 123 45 67',
        agenda: null,
        manageUrl: expect.stringMatching(/^https:\/\/audit\.example\.ch\/mon-rendez-vous\/[\w-]{43}$/),
      },
    ]);
    expect(await flag(id)).toBe(true);
    expect(await app.database.query(`SELECT type, actor FROM events WHERE prospect_id = $1`, [id])).toEqual([
      { type: 'appointment', actor: 'human' },
    ]);
    const [toProspect, toAgent] = await mails();
    expect([toProspect?.recipient, toAgent?.recipient]).toEqual([email, 'lea@agence.ch']);
    expect(toProspect?.subject).toBe('Votre appel du mardi 24 novembre 2026 à 09:00');
    expect(toProspect?.body_text).toContain('+41 79 123 45 67');
    expect(toProspect?.headers['Reply-To']).toBe('lea@agence.ch');
    expect(toAgent?.body_text).toContain('Menuiserie du Lac');
    for (const mail of [toProspect, toAgent]) {
      expect(mail?.attachments[0]).toMatchObject({
        filename: 'invitation.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      });
      const calendar = calendarOf(mail);
      expect(['METHOD', 'DTSTART', 'DTEND', 'SEQUENCE'].map((name) => property(calendar, name))).toEqual([
        'REQUEST',
        '20261124T080000Z',
        '20261124T082500Z',
        '0',
      ]);
      expect(property(calendar, 'UID')).toMatch(/^[0-9a-f-]{36}@audit\.example\.ch$/);
      expect(calendar).toContain(email);
    }
    expect(property(calendarOf(toProspect), 'UID')).toBe(property(calendarOf(toAgent), 'UID'));
    const seen = await slotsOf(token);
    expect(seen).toMatchObject({ appointment: { start: '2026-11-24T08:00:00.000Z', status: 'booked' }, slots: [] });
  });

  it('names the number that is called, and corrects it by booking the same call again', async () => {
    const { token } = await aProspect(app.database, { telephone: '+41211112233' });
    const start = '2026-11-24T08:00:00.000Z';
    expect((await book(token, start)).body.telephone).toBe('+41 21 111 22 33');
    const corrected = await book(token, start, { telephone: '079 123 45 67' });
    expect([corrected.status, corrected.body.telephone, corrected.body.manageUrl]).toEqual([201, '+41 79 123 45 67', null]);
    expect((await slotsOf(token)).appointment?.telephone).toBe('+41 79 123 45 67');
    expect((await book(token, start, { telephone: '12' })).body.errors?.telephone).toContain('n’est pas valable');
    expect(await rows()).toHaveLength(1);
    const sent = await mails();
    expect(sent.map(({ kind }) => kind)).toEqual(['appointment_booked', 'appointment_booked_agent', 'appointment_booked_agent']);
    expect(sent[2]?.subject).toMatch(/^Numéro corrigé/);
    expect(sent[2]?.body_text).toContain('+41 79 123 45 67');
    await book(token, start, { telephone: '079 123 45 67' });
    expect(await mails()).toHaveLength(3);
  });

  it('has an agenda of the findings on the page, in both e-mails and in the back-office', async () => {
    const { id, token } = await aProspect(app.database);
    const findings = ['no-https', 'slow-mobile', 'late-main-content', 'few-reviews', 'no-title'];
    await app.database.query(
      `INSERT INTO site_judgements (prospect_id, judged_at, basis, facts, findings, unmeasured, plan, total, critical, warnings, notices)
       VALUES ($1, now(), '', '{}', $2, '[]', '[]', 5, 1, 3, 1)`,
      [id, JSON.stringify(findings.map((finding) => ({ id: finding, severity: 'warning', found: null })))],
    );
    const agenda = 'Mardi 09:00\u202f: https, vitesse, avis';
    expect((await book(token, '2026-11-24T08:00:00.000Z')).body.agenda).toBe(agenda);
    expect((await slotsOf(token)).appointment?.agenda).toBe(agenda);
    for (const { body_text } of await mails()) expect(body_text).toContain('https, vitesse, avis');
    const [{ id: callId }] = await rows();
    const staff = await app.call<AppointmentRecord>('GET', `/api/admin/appointments/${callId}`, { as: app.admin });
    expect(staff.body.agenda).toBe(agenda);
    expect((await app.call<string>('GET', `/merci/${token}`)).body).toContain('https, vitesse, avis');
  });

  it('reserves the slot and its buffer', async () => {
    await aCall();
    const { token } = await aProspect(app.database);
    const times = (await slotsOf(token)).slots.filter(({ day }) => day === '2026-11-24').map(({ time }) => time);
    expect(times.slice(0, 2)).toEqual(['09:30', '10:00']);
    const { status, body } = await book(token, '2026-11-24T08:00:00.000Z');
    expect([status, body.code]).toEqual([409, 'slot_taken']);
  });

  it('gives one call for one slot booked fifty times at once, and fifty answers', async () => {
    const prospects = await Promise.all(Array.from({ length: 50 }, () => aProspect(app.database)));
    const answers = await Promise.all(prospects.map(({ token }) => book(token, '2026-11-24T08:00:00.000Z')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(await app.database.query('SELECT 1 FROM prospects WHERE rdv_pris')).toHaveLength(1);
  });

  it('gives one call when one person books several times at once', async () => {
    const { token } = await aProspect(app.database);
    const starts = (await slotsOf(token)).slots.slice(0, 10).map(({ start }) => start);
    const answers = await Promise.all([...starts, ...starts].map((start) => book(token, start)));
    expect(await rows()).toHaveLength(1);
    expect(answers.filter(({ body }) => body.manageUrl)).toHaveLength(1);
    const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code));
    expect([...codes]).toEqual(['already_booked']);
    expect(await mails()).toHaveLength(2);
  });

  it('is protected by the database against overlapping calls', async () => {
    const { id } = await aProspect(app.database);
    const insert = (start: string, end: string) =>
      app.database.query('INSERT INTO appointments (prospect_id, start_at, end_at) VALUES ($1, $2, $3)', [id, start, end]);
    await insert('2026-11-24T08:00:00Z', '2026-11-24T08:25:00Z');
    await expect(insert('2026-11-24T08:10:00Z', '2026-11-24T08:40:00Z')).rejects.toThrow(/appointments_no_overlap/);
    await insert('2026-11-24T08:25:00Z', '2026-11-24T08:50:00Z');
  });

  it.each([
    ['2026-11-28T09:00:00.000Z', 422, 'start'],
    ['2026-11-23T08:00:00.000Z', 422, 'start'],
    ['2026-11-24T08:01:00.000Z', 422, 'start'],
    ['demain', 422, 'start'],
  ])('refuses the time %s', async (start, status, field) => {
    const { token } = await aProspect(app.database);
    const answer = await book(token, start);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, [field]]);
    expect(await rows()).toHaveLength(0);
  });

  it('refuses an invalid number and an unknown person', async () => {
    const { token } = await aProspect(app.database);
    const wrong = await book(token, '2026-11-24T08:00:00.000Z', { telephone: '12' });
    expect([wrong.status, wrong.body.errors?.telephone]).toEqual([422, expect.stringContaining('079 123 45 67')]);
    expect((await book('ZZZZZZZZ', '2026-11-24T08:00:00.000Z')).status).toBe(404);
  });

  it('is possible again once the call is over', async () => {
    const { prospect } = await aCall();
    now = new Date('2026-11-25T07:00:00Z');
    expect((await slotsOf(prospect.token)).appointment).toBeNull();
    expect((await book(prospect.token, '2026-11-26T08:00:00.000Z')).status).toBe(201);
  });

  it('offers a calendar file without e-mail addresses', async () => {
    const { prospect } = await aCall();
    const { status, body, headers } = await app.call<string>('GET', `/api/public/booking/calendar.ics?token=${prospect.token}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(property(body, 'METHOD')).toBe('PUBLISH');
    expect(body).not.toContain('@example.ch');
    const other = await aProspect(app.database);
    expect((await app.call('GET', `/api/public/booking/calendar.ics?token=${other.token}`)).status).toBe(404);
  });

  it('offers staff a calendar file named after the company', async () => {
    const { prospect } = await aCall();
    const [call] = await app.database.query('SELECT id FROM appointments WHERE prospect_id = $1', [prospect.id]);
    const { status, body, headers } = await app.call<string>('GET', `/api/admin/appointments/${call.id}/calendar.ics`, { as: app.admin });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(property(body, 'SUMMARY')).toBe('Appel avec Menuiserie du Lac');
    const unknown = '/api/admin/appointments/00000000-0000-4000-8000-000000000000/calendar.ics';
    expect((await app.call('GET', unknown, { as: app.admin })).status).toBe(404);
  });
});

describe('the link of an invitation', () => {
  it('contains the same secret in every e-mail, stored as a hash only', async () => {
    const { secret } = await aCall();
    expect(linkIn((await mails())[0])).toBe(secret);
    const stored = JSON.stringify(await app.database.query('SELECT * FROM appointment_links'));
    expect(stored).not.toContain(secret);
  });

  it('shows the call by GET, and cancels it by POST once', async () => {
    const { prospect, secret } = await aCall();
    expect((await link(secret)).body).toMatchObject({ company: 'Menuiserie du Lac', changeable: true, appointment: { status: 'booked' } });
    expect((await rows())[0].status).toBe('booked');
    const answers = await Promise.all([link(secret, 'cancel'), link(secret, 'cancel')]);
    for (const { status, body } of answers) expect([status, body.appointment.status, body.changeable]).toEqual([200, 'cancelled', false]);
    const [, , toProspect, toAgent, ...more] = await mails();
    expect(more).toEqual([]);
    expect([toProspect?.subject, toAgent?.recipient]).toEqual([
      'Votre appel du mardi 24 novembre 2026 à 09:00 est annulé',
      'lea@agence.ch',
    ]);
    const calendar = calendarOf(toProspect);
    expect(['METHOD', 'STATUS', 'SEQUENCE', 'UID'].map((name) => property(calendar, name))).toEqual([
      'CANCEL',
      'CANCELLED',
      '1',
      property(calendarOf((await mails())[0]), 'UID'),
    ]);
    expect(await flag(prospect.id)).toBe(false);
    const free = (await slotsOf(prospect.token)).slots.some(({ start }) => start === '2026-11-24T08:00:00.000Z');
    expect(free).toBe(true);
  });

  it('moves the call, informs both sides, and stays valid with the link of the new invitation', async () => {
    const { prospect, secret } = await aCall();
    const { body: before } = await link(secret);
    expect(before.slots.some(({ start }) => start === '2026-11-24T08:00:00.000Z')).toBe(true);
    const moved = await link(secret, 'move', { start: '2026-11-26T13:30:00.000Z' });
    expect([moved.status, moved.body.appointment.time]).toEqual([200, '14:30']);
    const [, , toProspect] = await mails();
    expect(['METHOD', 'SEQUENCE', 'DTSTART'].map((name) => property(calendarOf(toProspect), name))).toEqual([
      'REQUEST',
      '1',
      '20261126T133000Z',
    ]);
    const newer = linkIn(toProspect);
    expect(newer).not.toBe(secret);
    for (const known of [secret, newer]) expect((await link(known)).body.appointment.start).toBe('2026-11-26T13:30:00.000Z');
    expect(await flag(prospect.id)).toBe(true);
  });

  it('cannot take an occupied slot or change a past call', async () => {
    const { secret } = await aCall();
    await aCall('2026-11-24T09:00:00.000Z');
    const taken = await link(secret, 'move', { start: '2026-11-24T09:00:00.000Z' });
    expect([taken.status, taken.body.code]).toEqual([409, 'slot_taken']);
    now = new Date('2026-11-24T08:10:00Z');
    expect((await link(secret)).body).toMatchObject({ changeable: false, slots: [] });
    for (const late of [await link(secret, 'cancel'), await link(secret, 'move', { start: '2026-11-26T13:30:00.000Z' })])
      expect([late.status, late.body.code]).toEqual([409, 'appointment_over']);
  });

  it('is refused when invalid', async () => {
    expect((await link('x'.repeat(43))).status).toBe(404);
    expect((await link('x'.repeat(43), 'cancel')).status).toBe(404);
  });
});

describe('staff', () => {
  const list = (query: Record<string, unknown>) =>
    app.call<AppointmentRecord[]>(
      'GET',
      `/api/admin/appointments?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]))}`,
      { as: app.admin },
    );

  it('lists calls in order, searches and filters them', async () => {
    await aCall('2026-11-25T08:00:00.000Z');
    const other = await aProspect(app.database, { nom: 'Aebi', business_name: 'Carrosserie Aebi' });
    await book(other.token, '2026-11-24T08:30:00.000Z');
    const all = await list({ sort: ['start_at', 'ASC'], range: [0, 9] });
    expect(all.headers.get('content-range')).toBe('appointments 0-1/2');
    expect(all.body.map(({ company }) => company)).toEqual(['Carrosserie Aebi', 'Menuiserie du Lac']);
    expect((await list({ filter: { q: 'bartschi' } })).body.map(({ contact }) => contact)).toEqual(['Zoé Bärtschi']);
    expect((await list({ filter: { start_at_gte: '2026-11-25T00:00:00Z' } })).body).toHaveLength(1);
    expect((await list({ filter: { status: 'held' } })).body).toEqual([]);
    expect((await list({ filter: { q: '100%' } })).body).toEqual([]);
  });

  it('records the outcome of a call once it has begun, with notes and audit entry', async () => {
    const { prospect } = await aCall();
    const [{ id }] = await rows();
    expect((await update(id, { status: 'held' })).body.errors?.status).toContain('pas encore commencé');
    now = new Date('2026-11-24T08:20:00Z');
    const { body } = await update(id, { status: 'held', notes: 'Offre à envoyer' });
    expect(body).toMatchObject({ status: 'held', notes: 'Offre à envoyer', company: 'Menuiserie du Lac' });
    expect((await update(id, { status: 'missed' })).body).toMatchObject({ status: 'missed', notes: 'Offre à envoyer' });
    expect(await flag(prospect.id)).toBe(true);
    expect(await mails()).toHaveLength(2);
    const [trace] = await app.database.query(`SELECT user_email, before, after FROM audit_log WHERE resource_id = $1 ORDER BY id LIMIT 1`, [
      id,
    ]);
    expect(trace).toEqual({
      user_email: 'admin@example.ch',
      before: { status: 'booked', notes: null },
      after: { status: 'held', notes: 'Offre à envoyer' },
    });
  });

  it('moves and cancels calls with new invitations, and cannot double-book', async () => {
    const { prospect } = await aCall();
    await aCall('2026-11-24T09:00:00.000Z');
    const [{ id }] = await rows();
    const clash = await update(id, { start_at: '2026-11-24T08:50:00Z' });
    expect([clash.status, clash.body.code]).toEqual([409, 'slot_taken']);
    expect((await update(id, { start_at: '2026-11-20T08:00:00Z' })).body.errors?.start_at).toBe('Choisissez une date à venir.');
    expect((await update(id, { start_at: '2026-11-24T17:45:00Z' })).body.end_at).toBe('2026-11-24T18:10:00.000Z');
    expect((await update(id, { status: 'cancelled' })).body.status).toBe('cancelled');
    expect((await update(id, { status: 'booked' })).status).toBe(409);
    const kinds = (await mails()).map(({ kind }) => kind).slice(4);
    expect(kinds).toEqual(['appointment_moved', 'appointment_moved_agent', 'appointment_cancelled', 'appointment_cancelled_agent']);
    expect(await flag(prospect.id)).toBe(false);
  });

  const bookingOf = async (id: string) =>
    (await app.call<StaffBooking>('GET', `/api/admin/prospects/${id}/booking`, { as: app.admin })).body;
  const bookFor = (prospect_id: string, start: string, more: object = {}, as = app.admin) =>
    app.call<AppointmentRecord & Failure>('POST', '/api/admin/appointments', { as, body: { prospect_id, start, ...more } });

  it('books a free slot like the prospect: marked, both sides informed, author recorded', async () => {
    const { id, token, email } = await aProspect(app.database, { telephone: '021 845 11 22' });
    const offered = await bookingOf(id);
    expect(offered).toMatchObject({ durationMinutes: 25, external: null, telephone: '021 845 11 22', appointment: null });
    expect(offered.slots).toEqual((await slotsOf(token)).slots);
    const start = '2026-11-24T08:00:00.000Z';
    const { status, body } = await bookFor(id, start, { telephone: '079 123 45 67', notes: 'Parler du devis' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ prospect_id: id, start_at: start, end_at: '2026-11-24T08:25:00.000Z', status: 'booked' },
      ...{ telephone: '+41791234567', notes: 'Parler du devis', booked_by: 'admin@example.ch' },
    });
    expect(await flag(id)).toBe(true);
    expect(await app.database.query('SELECT type, actor FROM events WHERE prospect_id = $1', [id])).toEqual([
      { type: 'appointment', actor: 'staff' },
    ]);
    // nobody has asked for it by a form: whoever wants no mail at all gets none
    const [toProspect, toAgent] = await app.database.query('SELECT kind, recipient, asked_at FROM outbox ORDER BY kind');
    expect(toProspect).toEqual({ kind: 'appointment_booked', recipient: email, asked_at: null });
    expect(toAgent).toMatchObject({ kind: 'appointment_booked_agent', recipient: 'lea@agence.ch' });
    const trace = await app.database.query(`SELECT action, user_email, after FROM audit_log WHERE resource_id = $1`, [body.id]);
    expect(trace).toMatchObject([{ action: 'create', user_email: 'admin@example.ch', after: { prospect_id: id, agreed: false } }]);
    const { body: history } = await app.call<ProspectHistory>('GET', `/api/admin/prospects/${id}/timeline?kind=appointment`, {
      as: app.admin,
    });
    expect(history.entries.map((entry) => 'data' in entry && entry.data)).toEqual([
      { start_at: start, status: 'booked', by: 'admin@example.ch' },
    ]);
    expect(await bookingOf(id)).toMatchObject({ slots: [], appointment: { id: body.id } });
  });

  it('books once on a double click, refuses a second call, and books again after a cancellation', async () => {
    const { id } = await aProspect(app.database);
    const start = '2026-11-24T08:00:00.000Z';
    const twice = await Promise.all([bookFor(id, start), bookFor(id, start)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    expect(await mails()).toHaveLength(2);
    const second = await bookFor(id, '2026-11-24T08:30:00.000Z');
    expect([second.status, second.body.message]).toEqual([
      409,
      expect.stringContaining('déjà réservé pour le mardi 24 novembre 2026 à 09:00'),
    ]);
    expect((await update(twice[0].body.id, { status: 'cancelled' })).status).toBe(200);
    expect(await flag(id)).toBe(false);
    expect((await bookFor(id, '2026-11-24T08:30:00.000Z')).status).toBe(201);
  });

  it('gives one call for one slot when two colleagues and a prospect book at once', async () => {
    const [one, two, self] = await Promise.all([aProspect(app.database), aProspect(app.database), aProspect(app.database)]);
    const start = '2026-11-24T08:00:00.000Z';
    const answers = await Promise.all([bookFor(one.id, start), bookFor(two.id, start, { agreed: true }), book(self.token, start)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.message).toBe('Ce créneau vient d’être pris. Choisissez-en un autre.');
    expect(await rows()).toHaveLength(1);
  });

  it('records any agreed future time with an external calendar; otherwise a free time must be a slot', async () => {
    const { id } = await aProspect(app.database);
    const evening = '2026-11-24T18:10:00.000Z';
    expect((await bookFor(id, evening)).body.errors).toEqual({ start: 'Créneau non proposé' });
    const past = await bookFor(id, '2026-11-20T08:00:00.000Z', { agreed: true });
    expect([past.status, past.body.errors?.start]).toEqual([422, 'Choisissez une date à venir.']);
    await setBooking({ url: 'https://cal.example.com/agence/appel' });
    expect(await bookingOf(id)).toMatchObject({ slots: [], external: 'https://cal.example.com/agence/appel' });
    expect((await bookFor(id, '2026-11-24T08:00:00.000Z')).body.code).toBe('external_booking');
    expect((await bookFor(id, evening, { agreed: true })).body.end_at).toBe('2026-11-24T18:35:00.000Z');
    await setBooking({ agentName: 'Léa Favre', agentEmail: 'lea@agence.ch' });
  });

  it('refuses an invalid number, a deleted prospect, and viewers', async () => {
    const { id } = await aProspect(app.database);
    const start = '2026-11-24T08:00:00.000Z';
    expect((await bookFor(id, start, { telephone: '12' })).body.errors?.telephone).toContain('079 123 45 67');
    expect((await bookFor('00000000-0000-4000-8000-000000000000', start)).status).toBe(404);
    expect((await bookFor(id, start, {}, viewer)).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it('without write access cannot change a call', async () => {
    await aCall();
    const [{ id }] = await rows();
    expect((await app.call('GET', '/api/admin/appointments', { as: viewer })).status).toBe(200);
    expect((await update(id, { notes: 'x' }, viewer)).status).toBe(403);
    expect((await update('00000000-0000-4000-8000-000000000000', { notes: 'x' })).status).toBe(404);
  });
});

describe('the status line of a prospect’s pages', () => {
  const line = async (token: string) => (await app.call<StatusLine>('GET', `/api/public/prospects/${token}/status-line`)).body;
  const words = async (token: string) => (await line(token)).items.map(({ words: said }) => said);
  const page = async (name: string, token: string) => String((await app.call('GET', `/${name}/${token}`)).body);

  it('shows the call on every page at once, by the token only, until it is over', async () => {
    const { prospect } = await aCall();
    const { token } = prospect;
    expect(await words(token)).toEqual(['Appel\u202f: demain à 09:00, heure suisse.']);
    for (const name of ['analyse', 'landing', 'quiz', 'score', 'monscore', 'plan', 'rendez-vous', 'merci'])
      expect([name, await page(name, token)]).toEqual([name, expect.stringContaining('demain à 09:00, heure suisse')]);
    expect(await page('merci', token)).toMatch(/Nous vous appelons <span[^>]*>demain à 09:00</);
    now = new Date('2026-11-23T23:00:01Z');
    expect(await page('plan', token)).toContain('aujourd’hui à 09:00, heure suisse');
    now = new Date('2026-11-24T08:30:00Z');
    for (const name of ['analyse', 'plan', 'merci'])
      expect([name, await page(name, token)]).toEqual([name, expect.not.stringContaining('à 09:00')]);
    expect(await line(token)).toMatchObject({ items: [], call: null, until: null });
  });

  it('updates a call that is moved by a link on the page', async () => {
    const { prospect } = await aCall();
    const { status, body } = await app.call<{ manageUrl: string }>('POST', '/api/public/booking/links', {
      body: { token: prospect.token },
    });
    expect(status).toBe(201);
    const secret = body.manageUrl.split('/').pop() ?? '';
    expect((await link(secret, 'move', { start: '2026-11-26T08:00:00.000Z' })).status).toBe(200);
    expect(await words(prospect.token)).toEqual(['Appel\u202f: jeudi 26 novembre à 09:00, heure suisse.']);
    await link(secret, 'cancel');
    expect(await words(prospect.token)).toEqual([]);
    expect((await app.call('POST', '/api/public/booking/links', { body: { token: prospect.token } })).status).toBe(404);
    expect((await app.call('POST', '/api/public/booking/links', { body: { token: 'ZZZZZZZZ' } })).status).toBe(404);
  });

  it('shows audit and referral in the same words as staff sees', async () => {
    const { id, token } = await aProspect(app.database);
    expect((await line(token)).items).toEqual([]);
    await app.database.query(`INSERT INTO seo_audit_requests (prospect_id, email, created_at) VALUES ($1, 'a@example.ch', $2)`, [id, now]);
    await app.database.query(`INSERT INTO referrals (prospect_id, referred_email, status) VALUES ($1, 'marie@example.ch', 'contacted')`, [
      id,
    ]);
    expect(await words(token)).toEqual([
      'Demande d’audit\u202f: reçue. PDF promis d’ici demain.',
      'Analyse transmise à votre collègue, que nous avons contacté.',
    ]);
    expect(await page('plan', token)).toContain('PDF promis d’ici demain');
    expect(await page('plan', token)).not.toContain('marie@');
    await app.database.query(`UPDATE seo_audit_requests SET status = 'completed'`);
    await app.database.query(
      `INSERT INTO audit_documents (prospect_id, request_id, status, sent_at) SELECT prospect_id, id, 'made', $1 FROM seo_audit_requests`,
      [new Date('2026-11-23T15:20:00Z')],
    );
    now = new Date('2026-11-23T16:00:00Z');
    expect(await page('plan', token)).toContain('envoyée. PDF parti par e-mail aujourd’hui à 16:20');
  });
});

describe('the signatory', () => {
  const own = (body: object) => app.call<OwnSignatory & Failure>('PUT', '/api/admin/signatories/own', { as: app.admin, body });
  const person = async (token: string) => (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body.person;

  it('is absent until named, then the same on the page, in e-mails and in sent campaigns', async () => {
    const { id, token } = await aProspect(app.database);
    expect(await person(token)).toBeNull();
    expect((await own({ name: 'Camille Favre', phone: '12', sentence: '' })).body.errors?.phone).toMatch(/pas valable/);
    expect((await own({ name: '', phone: null, sentence: '' })).status).toBe(422);
    expect((await own({ name: 'Camille Favre', phone: '079 123 45 67', sentence: 'Je relis <b>chaque</b> analyse.' })).status).toBe(200);
    expect(await person(token)).toBeNull(); // signs nothing yet
    const [{ user_id }] = await app.database.query('SELECT user_id FROM signatories');
    const { body: campaign } = await app.call<{ id: string; signed_by: string }>('POST', '/api/admin/campaigns', {
      as: app.admin,
      body: { name: 'Automne', subject: 'Votre site', template: 'Bonjour', signed_by: user_id },
    });
    expect(campaign.signed_by).toBe(user_id);
    const nobody = { name: 'A', subject: 'B', signed_by: '00000000-0000-4000-8000-000000000000' };
    expect((await app.call('POST', '/api/admin/campaigns', { as: app.admin, body: nobody })).status).toBe(422);
    await app.database.query(
      `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, sent_at) VALUES ($1, $2, 'x', 'sent', now())`,
      [campaign.id, id],
    );
    const signed = { name: 'Camille Favre', initials: 'CF', phone: '+41 79 123 45 67', phoneHref: 'tel:+41791234567', portrait: null };
    expect(await person(token)).toMatchObject(signed);
    await own({ name: 'Camille Favre-Roux', phone: '079 123 45 67', is_default: true });
    expect(await person(token)).toMatchObject({ name: 'Camille Favre-Roux' });
    const other = await aProspect(app.database);
    expect(await person(other.token)).toMatchObject({ name: 'Camille Favre-Roux' });
    await book(token, '2026-11-24T08:00:00.000Z');
    await app.call('POST', '/api/public/audit-requests', { body: { token } });
    const reported = (await mails()).filter(({ kind }) => ['appointment_booked', 'audit_received'].includes(kind));
    expect(reported.map(({ body_text }) => body_text.replaceAll('\u2060', ''))).toEqual([
      expect.stringContaining('Camille Favre-Roux'),
      expect.stringMatching(/Camille Favre-Roux[\s\S]*\+41 79 123 45 67/),
    ]);
  });

  it('has a re-encoded portrait, or none', async () => {
    const put = (image: string) =>
      app.call<OwnSignatory & Failure>('PUT', '/api/admin/signatories/own/portrait', { as: app.admin, body: { image } });
    await app.database.query('DELETE FROM signatories');
    const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#445566' } })
      .jpeg()
      .withExifMerge({ IFD0: { Artist: 'geheim' } })
      .toBuffer();
    const image = `data:image/jpeg;base64,${photo.toString('base64')}`;
    expect((await put(image)).status).toBe(409);
    await own({ name: 'Camille Favre' });
    expect((await put(`data:image/png;base64,${Buffer.from('<svg onload="alert(1)">').toString('base64')}`)).body.errors?.image).toMatch(
      /illisible/,
    );
    const { status, body } = await put(image);
    expect(status).toBe(200);
    const file = await fetch(`${app.url}${body.signatory?.portrait}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([file.status, bytes.includes('geheim'), Math.max(...Object.values(await sizeOf(bytes)))]).toEqual([200, false, 288]);
    expect((await app.call('DELETE', '/api/admin/signatories/own/portrait', { as: app.admin })).body).toMatchObject({
      signatory: { portrait: null },
    });
    expect((await fetch(`${app.url}${body.signatory?.portrait}`)).status).toBe(404);
  });
});

async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
