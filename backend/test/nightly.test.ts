import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type Processes, processes } from './support/schedules.js';
import { until } from './support/until.js';

let app: TestApp;
let now = new Date();
let nights: Processes;

beforeAll(async () => {
  app = await startApp();
  const value = { enabled: true, time: '03:30', maxProspects: 2, staleAfterDays: 7 };
  await app.call('PUT', '/api/admin/settings/nightly', { as: app.admin, body: { value } });
  await app.database.query(`UPDATE settings SET updated_at = '2026-01-01' WHERE key = 'nightly'`);
  nights = processes(app, 3, () => now);
});
afterAll(async () => {
  await app.stop();
});

const night = () => nights.look<{ scanId: string; prospects: number }>('nightly-scan');

const runs = () => app.database.query<{ day: string }[]>(`SELECT local_date::text AS day FROM schedule_runs ORDER BY 1`);

/** All three look once a minute, as in life, from one instant to another. */
async function live(from: string, to: string, stepMinutes = 1): Promise<string[]> {
  const started: string[] = [];
  for (now = new Date(from); now < new Date(to); now = new Date(now.getTime() + stepMinutes * 60_000)) {
    for (const _ of await night()) started.push(now.toISOString());
  }
  return started;
}

describe('the nightly scan', () => {
  it('starts once at its local time, for any number of processes, also on clock changes', async () => {
    // Europe/Zurich leaves summer time on 25 October 2026 and enters it on 28 March 2027, at 01:00 UTC
    expect(await live('2026-10-23T22:00:00Z', '2026-10-27T00:00:00Z', 5)).toEqual([
      '2026-10-24T01:30:00.000Z',
      '2026-10-25T02:30:00.000Z',
      '2026-10-26T02:30:00.000Z',
    ]);
    expect(await live('2027-03-26T23:00:00Z', '2027-03-29T12:00:00Z', 5)).toEqual([
      '2027-03-27T02:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      '2027-03-29T01:30:00.000Z',
    ]);
    expect((await runs()).map(({ day }) => day)).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ]);
    const [{ count }] = await app.database.query(`SELECT count(*)::int AS count FROM scans WHERE kind = 'nightly'`);
    expect(count).toBe(6);
  });

  it('starts once also for a process that has waited for the claim of another', async () => {
    now = new Date('2027-04-05T02:00:00Z');
    const other = app.database.createQueryRunner();
    await other.startTransaction();
    const claim = `INSERT INTO schedule_runs (job, local_date) VALUES ('nightly-scan', '2027-04-05')`;
    await other.query(claim);
    const late = night();
    // the statement of the late process has begun, and waits for the row
    await until(
      () => app.database.query<object[]>(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`),
      (waiting) => waiting.length > 0,
    );
    await other.query(`UPDATE schedule_runs SET started_at = clock_timestamp() WHERE job = 'nightly-scan' AND local_date = '2027-04-05'`);
    await other.commitTransaction();
    await other.release();
    expect(await late).toEqual([]);
    await app.database.query(`DELETE FROM schedule_runs WHERE local_date = '2027-04-05'`);
  });

  it('is caught up once on the same day after downtime', async () => {
    expect(await live('2027-05-03T07:12:00Z', '2027-05-03T09:00:00Z', 10)).toEqual(['2027-05-03T07:12:00.000Z']);
  });

  it('waits for the next night when switched on after its time', async () => {
    await app.database.query(`UPDATE settings SET updated_at = '2027-06-01T12:00:00Z' WHERE key = 'nightly'`);
    expect(await live('2027-06-01T12:01:00Z', '2027-06-01T18:00:00Z', 10)).toEqual([]);
    expect(await live('2027-06-02T01:00:00Z', '2027-06-02T02:00:00Z', 10)).toEqual(['2027-06-02T01:30:00.000Z']);
  });

  it('follows a change of its hour: an earlier one applies tomorrow, a later one today, one run per day', async () => {
    const moveTo = async (time: string, at: string) => {
      await app.call('PUT', '/api/admin/settings/nightly', { as: app.admin, body: { value: { enabled: true, time, maxProspects: 2 } } });
      await app.database.query(`UPDATE settings SET updated_at = $1 WHERE key = 'nightly'`, [at]);
    };
    await moveTo('05:30', '2027-06-10T01:00:00Z');
    expect(await live('2027-06-10T01:00:00Z', '2027-06-10T12:00:00Z', 10)).toEqual(['2027-06-10T03:30:00.000Z']);
    await moveTo('20:00', '2027-06-10T12:00:00Z');
    expect(await live('2027-06-10T12:00:00Z', '2027-06-10T21:00:00Z', 10)).toEqual([]);
    await moveTo('03:30', '2027-06-11T03:00:00Z');
    expect(await live('2027-06-11T03:00:00Z', '2027-06-11T20:00:00Z', 10)).toEqual([]);
    expect(await live('2027-06-12T01:00:00Z', '2027-06-12T02:00:00Z', 10)).toEqual(['2027-06-12T01:30:00.000Z']);
  });

  it('is neither missed nor repeated when a clock jumps', async () => {
    expect(await live('2027-06-15T00:00:00Z', '2027-06-15T00:10:00Z', 5)).toEqual([]);
    // over its hour at one bound
    expect(await live('2027-06-15T06:00:00Z', '2027-06-15T06:20:00Z', 5)).toEqual(['2027-06-15T06:00:00.000Z']);
    expect(await live('2027-06-15T01:00:00Z', '2027-06-15T03:00:00Z', 10)).toEqual([]);
    expect(await live('2027-06-14T22:00:00Z', '2027-06-15T22:00:00Z', 60)).toEqual([]);
    expect(await live('2027-06-16T01:00:00Z', '2027-06-16T02:00:00Z', 10)).toEqual(['2027-06-16T01:30:00.000Z']);
    // saved by a clock that stood two years ahead, and was set back since
    await app.database.query(`UPDATE settings SET updated_at = '2029-06-16' WHERE key = 'nightly'`);
    expect(await live('2027-06-17T01:00:00Z', '2027-06-17T02:00:00Z', 10)).toEqual(['2027-06-17T01:30:00.000Z']);
    await app.database.query(`UPDATE settings SET updated_at = '2026-01-01' WHERE key = 'nightly'`);
  });

  it('is restarted when its process dies', async () => {
    await app.database.query(
      `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`,
    );
    await app.database.query(`CREATE TRIGGER die AFTER INSERT ON scans FOR EACH STATEMENT EXECUTE FUNCTION die()`);
    now = new Date('2027-06-20T01:31:00Z');
    await expect(night()).rejects.toThrow();
    await app.database.query('DROP TRIGGER die ON scans');
    const before = (await runs()).length;
    expect(await night()).toHaveLength(1);
    expect(await night()).toEqual([]);
    expect(await runs()).toHaveLength(before + 1);
  });

  it('selects the longest unmeasured first, without fresh prospects and those without a website', async () => {
    const analysed = (date: string) => ({ metadata: { last_analyzed: date } }) as never;
    const old = await aProspect(app.database, analysed('2027-01-01T00:00:00.000Z'));
    const never = await aProspect(app.database);
    await aProspect(app.database, analysed('2027-02-01T00:00:00.000Z'));
    await aProspect(app.database, analysed('2027-07-01T00:00:00.000Z'));
    await aProspect(app.database, { site_url: null });
    now = new Date('2027-07-02T03:00:00Z');
    const [scan] = await night();
    expect(scan?.prospects).toBe(2);
    const targets = await app.database.query('SELECT prospect_id FROM scan_targets WHERE scan_id = $1 ORDER BY position', [scan?.scanId]);
    expect(targets).toEqual([{ prospect_id: never.id }, { prospect_id: old.id }]);
  });

  it('rejects a time within the hour of a clock change', async () => {
    const { status, body } = await app.call('PUT', '/api/admin/settings/nightly', { as: app.admin, body: { value: { time: '02:30' } } });
    expect([status, body.errors]).toEqual([422, { 'value.time': expect.stringContaining('02:00') }]);
  });

  it('enqueues ten thousand prospects in far less than five seconds', async () => {
    await app.database.query(
      `INSERT INTO prospects (token, email, prenom, nom, site_url) SELECT lpad(n::text, 8, 'x'), 'n' || n || '@example.ch', 'A', 'B', 'https://example.ch/' || n FROM generate_series(1, 10000) n ON CONFLICT DO NOTHING`,
    );
    const value = { enabled: true, time: '03:30', maxProspects: 20_000, staleAfterDays: 7 };
    await app.call('PUT', '/api/admin/settings/nightly', { as: app.admin, body: { value } });
    await app.database.query(`UPDATE settings SET updated_at = '2026-01-01' WHERE key = 'nightly'`);
    now = new Date('2027-08-02T03:00:00Z');
    const started = performance.now();
    const [scan] = await night();
    console.log(`10'000 prospects enqueued in ${Math.round(performance.now() - started)} ms`);
    expect(scan?.prospects).toBeGreaterThanOrEqual(10_000);
    const [{ count }] = await app.database.query('SELECT count(*)::int AS count FROM scan_targets WHERE scan_id = $1', [scan?.scanId]);
    expect(count).toBe(scan?.prospects);
  });
});
