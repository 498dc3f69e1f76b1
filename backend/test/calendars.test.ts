import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addHours } from 'date-fns/addHours';
import { Clock } from '../src/common/clock.js';
import type {
  AppointmentBooked,
  ManagedAppointment,
  PublicBooking,
  StaffBooking,
} from '../src/modules/appointments/appointment.contract.js';
import { CalendarWriting } from '../src/modules/appointments/calendar-writing.schedule.js';
import type { CalendarAccountRecord, CalendarOutcome, CalendarRecord } from '../src/modules/calendars/calendar-account.contract.js';
import { CalendarSchedule } from '../src/modules/calendars/calendar-reading.schedule.js';
import type { IncidentReport } from '../src/modules/operations/incidents.contract.js';
import { ADMIN, keepSessions, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { runJobs } from './support/jobs.js';
import { CALENDAR_USER, type CalendarServer, prepareRadicale } from './support/radicale.js';

interface Refused {
  code: string;
  message: string;
  errors?: Record<string, string>;
}

/** Monday, 08:00 in Zurich: with four hours of notice the first slot is at 14:00. */
const MONDAY = new Date('2026-11-23T07:00:00Z');
/** Tuesday, 09:00 and 09:30 in Zurich. */
const NINE = '2026-11-24T08:00:00.000Z';
const NEXT = '2026-11-24T08:30:00.000Z';

let app: TestApp;
let radicale: CalendarServer;
let feeds: Server;
let now: Date;
/** What the published calendar answers. */
let feed: { status: number; body: string };

beforeAll(async () => {
  radicale = await prepareRadicale({ travail: 'Travail', prive: 'Privé', lecture: 'Équipe' }, ['lecture']);
  await radicale.start();
  feeds = createServer((_, response) => response.writeHead(feed.status, { 'content-type': 'text/calendar' }).end(feed.body));
  await new Promise<void>((done) => feeds.listen(0, '127.0.0.1', done));
  app = await startApp({ PUBLIC_URL: 'https://audit.example.ch', SCAN_ALLOW_HOSTS: `${radicale.host},${feedHost()}` });
  app.app.get(Clock).now = () => now;
  await keepSessions(app.database);
});
afterAll(async () => {
  await app?.stop();
  await radicale?.remove();
  feeds.closeAllConnections();
  await new Promise((done) => feeds.close(done));
});
beforeEach(async () => {
  now = MONDAY;
  feed = { status: 200, body: calendar(NINE, NEXT) };
  await app.database.query('TRUNCATE prospects, outbox, calendar_accounts CASCADE');
  await app.database.query('TRUNCATE pgboss.job');
  for (const name of ['travail', 'prive'])
    for (const text of radicale.events(name)) await radicale.request('DELETE', `${name}/${/^UID:([^@\r\n]+)/m.exec(text)?.[1]}.ics`);
});

const feedHost = () => `127.0.0.1:${(feeds.address() as AddressInfo).port}`;
const utc = (time: string) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
const calendar = (start: string, end: string, uid = 'dentiste') =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Autre agenda//', 'BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T000000Z'],
    ...[`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`, 'SUMMARY:Dentiste', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
const connect = (values: object = {}) =>
  app.call<CalendarAccountRecord & Refused>('POST', '/api/admin/calendar-accounts', {
    as: app.admin,
    body: { name: 'Agenda d’Anne', kind: 'caldav', address: radicale.url, ...CALENDAR_USER, ...values },
  });
const update = (id: string, body: object) =>
  app.call<CalendarAccountRecord & Refused>('PUT', `/api/admin/calendar-accounts/${id}`, { as: app.admin, body });
const accounts = async () => (await app.call<CalendarAccountRecord[]>('GET', '/api/admin/calendar-accounts', { as: app.admin })).body;
const named = ({ calendars }: CalendarAccountRecord, name: string) => calendars.find((found) => found.name === name) as CalendarRecord;
const test = (id: string) => app.call<CalendarOutcome>('POST', `/api/admin/calendar-accounts/${id}/test`, { as: app.admin });
const readAll = () => app.app.get(CalendarSchedule, { strict: false }).tick();
const writeAll = async () => {
  await app.app.get(CalendarWriting, { strict: false }).tick();
  await runJobs(app, 'calendars.write');
};

const calendarIncidents = async () =>
  (await app.call<IncidentReport>('GET', '/api/admin/troubles', { as: app.admin })).body.troubles
    .filter(({ name }) => name === 'calendar')
    .map(({ found }) => found);

const slots = async (token: string) =>
  (await app.call<PublicBooking>('GET', `/api/public/booking/slots?token=${token}`)).body.slots.map(({ start }) => start);
const book = (token: string, start: string) =>
  app.call<AppointmentBooked & Refused>('POST', '/api/public/appointments', { body: { token, start } });
const move = (secret: string, start: string) =>
  app.call<ManagedAppointment & Refused>('POST', `/api/public/booking/links/${secret}/move`, { body: { start } });
const secretOf = ({ manageUrl }: AppointmentBooked) => manageUrl?.split('/').pop() ?? '';
/** A connected account whose calendar « Travail » receives the appointments. */
async function receiving(): Promise<CalendarAccountRecord> {
  const { body } = await connect();
  const { id } = named(body, 'Travail');
  return (await update(body.id, { calendars: [{ id, counts_busy: true, receives: true }] })).body;
}

describe('an account', () => {
  it('is found from its address, with its calendars, and never shows its password', async () => {
    const { status, body } = await connect();
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(
      body.calendars.map(({ name, is_writable, counts_busy, receives, failure }) => [name, is_writable, counts_busy, receives, failure]),
    ).toEqual(
      expect.arrayContaining([
        ['Travail', true, true, false, null],
        ['Privé', true, true, false, null],
        ['Équipe', false, true, false, null],
      ]),
    );
    await update(body.id, { password: CALENDAR_USER.password });
    const stored = JSON.stringify(await app.database.query('SELECT * FROM calendar_accounts'));
    const audited = JSON.stringify(await app.database.query(`SELECT * FROM audit_log WHERE resource = 'calendar-accounts'`));
    for (const text of [JSON.stringify(await accounts()), stored, audited]) expect(text).not.toContain(CALENDAR_USER.password);
    expect(stored).toContain('"v1:');
    expect(audited).toContain('Agenda d’Anne');
  });

  it('says what to do when it cannot be connected', async () => {
    const words = async (values: object) => {
      const { status, body } = await connect(values);
      return [status, ...Object.entries(body.errors ?? {}).flat()];
    };
    expect(await words({ password: 'faux' })).toEqual([422, 'password', expect.stringContaining('mot de passe d’application')]);
    expect(await words({ address: `http://${feedHost()}/` })).toEqual([422, 'address', expect.stringContaining('CalDAV')]);
    expect(await words({ kind: 'feed' })).toEqual([422, 'address', expect.stringContaining('iCal')]);
    expect(await words({ address: 'http://agenda.example.ch/' })).toEqual([422, 'address', expect.stringContaining('https://')]);
    expect(await words({ address: 'https://127.0.0.1:8443/' })).toEqual([422, 'address', expect.stringContaining('réseau privé')]);
    expect(await words({ address: 'https://localhost/', kind: 'feed' })).toEqual([422, 'address', expect.stringContaining('réseau privé')]);
    expect(await words({ username: undefined })).toEqual([422, 'username', expect.any(String)]);
    expect(await words({ password: undefined })).toEqual([422, 'password', expect.any(String)]);
    expect(await accounts()).toEqual([]);
    await radicale.stop();
    expect(await words({})).toEqual([422, 'address', expect.stringContaining('ne répond pas')]);
    await radicale.start();
  });

  it('does not send its password to another server that is typed later', async () => {
    const { body } = await connect();
    const { status, body: refused } = await update(body.id, { address: `http://${feedHost()}/` });
    expect([status, refused.errors]).toEqual([422, { password: expect.any(String) }]);
  });

  it('belongs to administrators', async () => {
    await app.database.query(
      `INSERT INTO users (email, name, role, password_hash) SELECT 'staff@example.ch', 'S', 'staff', password_hash FROM users LIMIT 1`,
    );
    const staff = await app.signIn('staff@example.ch', ADMIN.password);
    expect((await app.call('GET', '/api/admin/calendar-accounts', { as: staff })).status).toBe(403);
    expect((await app.call('GET', '/api/admin/calendar-accounts')).status).toBe(401);
  });

  it('refuses a read-only calendar, and a second one, for the appointments', async () => {
    const { body } = await connect();
    const choose = (...names: string[]) =>
      update(body.id, { calendars: names.map((name) => ({ id: named(body, name).id, counts_busy: true, receives: true })) });
    expect((await choose('Équipe')).body.errors).toEqual({ calendars: expect.stringContaining('lecture seule') });
    expect((await choose('Travail', 'Privé')).body.errors).toEqual({ calendars: expect.stringContaining('seul') });
    expect(named((await choose('Travail')).body, 'Travail').receives).toBe(true);
    const moved = (await choose('Privé')).body;
    expect([named(moved, 'Travail').receives, named(moved, 'Privé').receives]).toEqual([false, true]);
  });

  it('takes its busy times with it when it is removed', async () => {
    const { token } = await aProspect(app.database);
    const { body } = await connect({ kind: 'feed', address: `http://${feedHost()}/secret.ics` });
    expect(await slots(token)).not.toContain(NINE);
    await app.call('DELETE', `/api/admin/calendar-accounts/${body.id}`, { as: app.admin });
    expect(await slots(token)).toContain(NINE);
  });
});

describe('busy times', () => {
  it('of every calendar that counts hide slots from prospects and staff', async () => {
    const { id, token } = await aProspect(app.database);
    expect(await slots(token)).toEqual(expect.arrayContaining([NINE, NEXT]));
    await radicale.request('PUT', 'travail/a.ics', calendar(NINE, '2026-11-24T08:20:00Z', 'a'));
    await radicale.request('PUT', 'prive/b.ics', calendar(NEXT, '2026-11-24T09:00:00Z', 'b'));
    const { body } = await connect();
    const offered = await slots(token);
    expect([offered.includes(NINE), offered.includes(NEXT)]).toEqual([false, false]);
    const staff = await app.call<StaffBooking>('GET', `/api/admin/prospects/${id}/booking`, { as: app.admin });
    expect(staff.body.slots.map(({ start }) => start)).toEqual(offered);
    await update(body.id, { calendars: [{ id: named(body, 'Privé').id, counts_busy: false, receives: false }] });
    expect((await slots(token)).filter((start) => start === NINE || start === NEXT)).toEqual([NEXT]);
  });

  it('are read anew before a slot is taken, and before a call is moved', async () => {
    const { token } = await aProspect(app.database);
    await connect();
    const { body } = await book(token, NEXT);
    await radicale.request('PUT', 'travail/c.ics', calendar(NINE, '2026-11-24T08:20:00Z', 'c'));
    now = addHours(MONDAY, 1);
    const other = await aProspect(app.database);
    expect(await slots(other.token)).toContain(NINE);
    expect((await book(other.token, NINE)).body.code).toBe('slot_taken');
    expect((await move(secretOf(body), NINE)).body.code).toBe('slot_taken');
    expect(await slots(other.token)).not.toContain(NINE);
  });

  it('stay as they were last read while the server is down, and staff sees since when', async () => {
    const { token } = await aProspect(app.database);
    await radicale.request('PUT', 'travail/d.ics', calendar(NINE, '2026-11-24T08:20:00Z', 'd'));
    await connect();
    await radicale.stop();
    now = addHours(MONDAY, 1);
    await readAll();
    now = addHours(MONDAY, 2);
    await readAll();
    expect(await slots(token)).not.toContain(NINE);
    const [account] = await accounts();
    expect(account?.calendars[0]).toMatchObject({
      failure: expect.stringContaining('ne répond pas'),
      failure_code: 'calendar_unreachable',
      failing_since: addHours(MONDAY, 1).toISOString(),
    });
    expect(await calendarIncidents()).toContainEqual(expect.stringContaining('ne répond pas'));
    expect((await book(token, NEXT)).status).toBe(201);
    await radicale.start();
    now = addHours(MONDAY, 3);
    await readAll();
    expect((await accounts())[0]?.calendars.map(({ failure }) => failure)).toEqual([null, null, null]);
    expect(await calendarIncidents()).toEqual([]);
  });

  it.each([
    ['March', '2027-03-22T05:00:00Z', '20270322', ['2027-03-23T08:00', '2027-03-30T07:00']],
    ['October', '2026-10-19T05:00:00Z', '20261019', ['2026-10-20T07:00', '2026-10-27T08:00']],
  ])('of a weekly meeting stay at nine o’clock when the clocks change in %s', async (_, monday, day, [before = '', after = '']) => {
    now = new Date(monday);
    const { token } = await aProspect(app.database);
    const offered = await slots(token);
    feed.body = calendar(monday, monday).replace(
      /DTSTART.*\r\nDTEND.*/,
      `DTSTART;TZID=Europe/Zurich:${Number(day) + 1}T090000\r\nDURATION:PT20M\r\nRRULE:FREQ=WEEKLY`,
    );
    await connect({ kind: 'feed', address: `http://${feedHost()}/secret.ics` });
    const hidden = new Set(await slots(token));
    expect(offered.filter((start) => !hidden.has(start)).slice(0, 2)).toEqual([before, after].map((time) => `${time}:00.000Z`));
  });

  it('are not asked for again at once with a password that was refused', async () => {
    const { body } = await connect();
    await app.database.query(`UPDATE calendar_accounts SET username = 'personne'`);
    now = addHours(MONDAY, 1);
    await readAll();
    expect((await accounts())[0]?.calendars[0]?.failure).toContain('mot de passe');
    await app.database.query(`UPDATE calendar_accounts SET username = $1`, [CALENDAR_USER.username]);
    now = addHours(MONDAY, 2);
    await readAll();
    expect((await accounts())[0]?.calendars[0]?.failure).toContain('mot de passe');
    expect((await test(body.id)).body).toEqual({ ok: true, code: null, error: null });
  });

  it('of a published calendar stay when it answers something else', async () => {
    const { token } = await aProspect(app.database);
    const { body } = await connect({ kind: 'feed', address: `http://${feedHost()}/secret.ics` });
    expect(JSON.stringify(body)).not.toContain('secret.ics');
    for (const answer of [
      { status: 200, body: '<html>Connexion</html>' },
      { status: 404, body: '' },
      { status: 500, body: '' },
      { status: 200, body: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:demain\r\nEND:VEVENT\r\nEND:VCALENDAR' },
      { status: 200, body: `BEGIN:VCALENDAR\r\n${'X-A:b\r\n'.repeat(1_000_000)}` },
    ]) {
      feed = answer;
      expect((await test(body.id)).body).toEqual({
        ok: false,
        code: expect.stringMatching(/^calendar_/),
        error: expect.stringMatching(/\.$/),
      });
      expect(await slots(token)).not.toContain(NINE);
    }
    feed = { status: 200, body: calendar(NEXT, '2026-11-24T09:00:00Z') };
    expect((await test(body.id)).body).toEqual({ ok: true, code: null, error: null });
    expect(await slots(token)).toContain(NINE);
  });
});

describe('an appointment', () => {
  it('appears in the chosen calendar, moves, and disappears, without hiding slots from itself', async () => {
    const { token } = await aProspect(app.database, { business_name: 'Menuiserie du Lac', prenom: 'Zoé', nom: 'Bärtschi' });
    await receiving();
    const { body } = await book(token, NINE);
    await writeAll();
    const [event] = radicale.events('travail');
    expect(event).toContain('SUMMARY:Appel : Menuiserie du Lac');
    expect(event).toContain('DTSTART:20261124T080000Z');
    expect(event).not.toMatch(/METHOD|ATTENDEE|ORGANIZER/);
    now = addHours(MONDAY, 1);
    expect((await move(secretOf(body), NEXT)).status).toBe(200);
    await writeAll();
    expect(radicale.events('travail')).toEqual([
      expect.stringMatching(/DTSTART:20261124T083000Z[\s\S]*SEQUENCE:1|SEQUENCE:1[\s\S]*DTSTART:20261124T083000Z/),
    ]);
    await app.call('POST', `/api/public/booking/links/${secretOf(body)}/cancel`, { body: {} });
    await writeAll();
    expect(radicale.events('travail')).toEqual([]);
    expect(await app.database.query('SELECT 1 FROM calendar_entries')).toEqual([]);
    expect(await slots(token)).toEqual(expect.arrayContaining([NINE, NEXT]));
  });

  it('that was booked before appears once a calendar is chosen', async () => {
    const { token } = await aProspect(app.database);
    await book(token, NINE);
    await receiving();
    await writeAll();
    expect(radicale.events('travail')).toHaveLength(1);
  });

  it('is written later when the server is down, once, as it is then', async () => {
    const { token } = await aProspect(app.database);
    const account = await receiving();
    await radicale.stop();
    const { body } = await book(token, NINE);
    await writeAll();
    expect(named((await accounts())[0] ?? account, 'Travail').waiting).toMatchObject({
      count: 1,
      failure: expect.stringContaining('ne répond pas'),
      failure_code: 'calendar_unreachable',
    });
    expect(await calendarIncidents()).toContainEqual(expect.stringContaining('Un rendez-vous n’y est pas encore inscrit.'));
    await move(secretOf(body), NEXT);
    await writeAll();
    await radicale.start();
    now = addHours(MONDAY, 3);
    await writeAll();
    await writeAll();
    expect(radicale.events('travail')).toEqual([expect.stringContaining('DTSTART:20261124T083000Z')]);
    expect(named((await accounts())[0] ?? account, 'Travail').waiting).toBeNull();
  });

  it('that a person has deleted there stays deleted until it is moved', async () => {
    const { token } = await aProspect(app.database);
    await receiving();
    const { body } = await book(token, NINE);
    await writeAll();
    const [{ id }] = await app.database.query('SELECT id FROM appointments');
    await radicale.request('DELETE', `travail/${id}.ics`);
    now = addHours(MONDAY, 1);
    await writeAll();
    await readAll();
    expect(radicale.events('travail')).toEqual([]);
    await move(secretOf(body), NEXT);
    await writeAll();
    expect(radicale.events('travail')).toHaveLength(1);
  });

  it('that a person has changed there is written over by the next move, and left alone until then', async () => {
    const { token } = await aProspect(app.database);
    await receiving();
    const { body } = await book(token, NINE);
    await writeAll();
    const [{ id }] = await app.database.query('SELECT id FROM appointments');
    const changed = (radicale.events('travail')[0] ?? '').replace('SUMMARY:Appel', 'SUMMARY:Important');
    await radicale.request('PUT', `travail/${id}.ics`, changed);
    await writeAll();
    expect(radicale.events('travail')[0]).toContain('SUMMARY:Important');
    await move(secretOf(body), NEXT);
    await writeAll();
    expect(radicale.events('travail')).toEqual([expect.stringContaining('SUMMARY:Appel')]);
  });

  it('that an invitation has brought into the calendar already is not there twice', async () => {
    const { token } = await aProspect(app.database);
    await receiving();
    await book(token, NINE);
    const [{ id }] = await app.database.query('SELECT id FROM appointments');
    await radicale.request('PUT', 'travail/invitation.ics', calendar(NINE, '2026-11-24T08:25:00Z', `${id}@audit.example.ch`));
    await writeAll();
    expect(radicale.events('travail')).toEqual([expect.stringContaining('SUMMARY:Dentiste')]);
    expect(await app.database.query('SELECT url, failure, next_attempt_at FROM calendar_entries')).toEqual([
      { url: null, failure: null, next_attempt_at: null },
    ]);
    await radicale.request('DELETE', 'travail/invitation.ics');
  });

  it('disappears there with its prospect', async () => {
    const { id, token } = await aProspect(app.database);
    await receiving();
    await book(token, NINE);
    await writeAll();
    await app.database.query('DELETE FROM prospects WHERE id = $1', [id]);
    await writeAll();
    expect(radicale.events('travail')).toEqual([]);
  });

  it('is written once when the same job runs twice at the same time or again', async () => {
    const { token } = await aProspect(app.database);
    await receiving();
    await book(token, NINE);
    const writing = app.app.get(CalendarWriting, { strict: false });
    const [{ id }] = await app.database.query('SELECT id FROM calendar_entries');
    const both = await Promise.allSettled([writing.write({ entryId: id }), writing.write({ entryId: id })]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    await app.database.query('UPDATE calendar_entries SET url = NULL, etag = NULL, sequence = NULL');
    await writing.write({ entryId: id });
    expect(radicale.events('travail')).toHaveLength(1);
  });
});
