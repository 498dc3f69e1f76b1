import { NightlyScan } from '../src/modules/analysis/nightly-scan.schedule.js';
import { Scans } from '../src/modules/analysis/scan.service.js';
import { Settings } from '../src/modules/settings/settings.service.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let now = new Date();
let nights: NightlyScan[];

beforeAll(async () => {
  app = await startApp();
  const value = { enabled: true, time: '03:30', maxProspects: 2, staleAfterDays: 7 };
  await app.call('PUT', '/api/admin/settings/nightly', { as: app.admin, body: { value } });
  await app.database.query(`UPDATE settings SET updated_at = '2026-01-01' WHERE key = 'nightly'`);
  const get = <T>(type: new (...args: never[]) => T) => app.app.get(type, { strict: false });
  // what three worker processes have: a schedule each, one database, the same time
  nights = [1, 2, 3].map(
    () => new NightlyScan(app.database, get(Settings), get(Scans), { now: () => now } as never, { role: 'worker' } as never),
  );
});
afterAll(() => app.stop());

const runs = () => app.database.query<{ day: string }[]>(`SELECT local_date::text AS day FROM schedule_runs ORDER BY 1`);

/** All three look once a minute, as in life, from one instant to another. */
async function live(from: string, to: string, stepMinutes = 1): Promise<string[]> {
  const started: string[] = [];
  for (now = new Date(from); now < new Date(to); now = new Date(now.getTime() + stepMinutes * 60_000)) {
    const found = await Promise.all(nights.map((night) => night.tick()));
    for (const scan of found) if (scan) started.push(now.toISOString());
  }
  return started;
}

describe('the nightly scan', () => {
  it('starts once at its local time, whatever the number of processes, also when the clocks change', async () => {
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
  }, 60_000);

  it('is caught up on the same day after downtime, once', async () => {
    expect(await live('2027-05-03T07:12:00Z', '2027-05-03T09:00:00Z', 10)).toEqual(['2027-05-03T07:12:00.000Z']);
  });

  it('waits for the next night when it was turned on after its time', async () => {
    await app.database.query(`UPDATE settings SET updated_at = '2027-06-01T12:00:00Z' WHERE key = 'nightly'`);
    expect(await live('2027-06-01T12:01:00Z', '2027-06-01T18:00:00Z', 10)).toEqual([]);
    expect(await live('2027-06-02T01:00:00Z', '2027-06-02T02:00:00Z', 10)).toEqual(['2027-06-02T01:30:00.000Z']);
  });

  it('takes the longest unmeasured first, leaves out the fresh ones and those without a website', async () => {
    const analysed = (date: string) => ({ metadata: { last_analyzed: date } }) as never;
    const old = await aProspect(app.database, analysed('2027-01-01T00:00:00.000Z'));
    const never = await aProspect(app.database);
    await aProspect(app.database, analysed('2027-02-01T00:00:00.000Z'));
    await aProspect(app.database, analysed('2027-07-01T00:00:00.000Z'));
    await aProspect(app.database, { site_url: null });
    now = new Date('2027-07-02T03:00:00Z');
    const scan = await nights[0]?.tick();
    expect(scan?.total).toBe(2);
    const targets = await app.database.query('SELECT prospect_id FROM scan_targets WHERE scan_id = $1 ORDER BY position', [scan?.id]);
    expect(targets).toEqual([{ prospect_id: never.id }, { prospect_id: old.id }]);
  });

  it('refuses a time within the hour that the clocks repeat or leave out', async () => {
    const { status, body } = await app.call('PUT', '/api/admin/settings/nightly', { as: app.admin, body: { value: { time: '02:30' } } });
    expect([status, body.errors]).toEqual([422, { 'value.time': expect.stringContaining('02:00') }]);
  });

  it('enqueues ten thousand prospects in far less than the five seconds allowed', async () => {
    await app.database.query(
      `INSERT INTO prospects (token, email, prenom, nom, site_url) SELECT lpad(n::text, 8, 'x'), 'n' || n || '@example.ch', 'A', 'B', 'https://example.ch/' || n FROM generate_series(1, 10000) n`,
    );
    const value = { enabled: true, time: '03:30', maxProspects: 20_000, staleAfterDays: 7 };
    await app.call('PUT', '/api/admin/settings/nightly', { as: app.admin, body: { value } });
    await app.database.query(`UPDATE settings SET updated_at = '2026-01-01' WHERE key = 'nightly'`);
    now = new Date('2027-08-02T03:00:00Z');
    const started = performance.now();
    const scan = await nights[0]?.tick();
    console.log(`10'000 prospects enqueued in ${Math.round(performance.now() - started)} ms`);
    expect(scan?.total).toBeGreaterThanOrEqual(10_000);
    const [{ count }] = await app.database.query('SELECT count(*)::int AS count FROM scan_targets WHERE scan_id = $1', [scan?.id]);
    expect(count).toBe(scan?.total);
  }, 30_000);
});
