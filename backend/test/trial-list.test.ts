import type { StartedTrial } from '../src/modules/trials/trial.contract.js';
import type { TrialCounters, TrialRecord } from '../src/modules/trials/trial-record.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects'));

const list = async (filter: object = {}) =>
  (await app.call<TrialRecord[]>('GET', `/api/admin/trials?filter=${encodeURIComponent(JSON.stringify(filter))}`, { as: app.admin })).body;
const counters = async () => (await app.call<TrialCounters>('GET', '/api/admin/trials/counters', { as: app.admin })).body;
const retry = (id: string) => app.call<TrialRecord & { code: string }>('POST', `/api/admin/trials/${id}/retry`, { as: app.admin });

async function aTrial(domain: string): Promise<TrialRecord> {
  const body = { websiteUrl: `https://${domain}/`, email: `zoe@${domain}`, companyName: domain, city: 'Yverdon', consent: true };
  expect((await app.call<StartedTrial>('POST', '/api/public/trials', { body })).status).toBe(201);
  const [trial] = await list({ q: domain });
  return trial as TrialRecord;
}

/** As the end of its scan leaves a trial. */
async function end(id: string, error: string | null, measured: string[] = []): Promise<void> {
  await app.database.query(`UPDATE scan_targets SET status = 'done' WHERE prospect_id = $1`, [id]);
  await app.database.query(`UPDATE scan_tasks SET status = 'done' WHERE prospect_id = $1`, [id]);
  await app.database.query(`UPDATE prospects SET metadata = metadata || jsonb_build_object('analysis_error', $2::text) WHERE id = $1`, [
    id,
    error,
  ]);
  for (const analysis of measured)
    await app.database.query(
      `INSERT INTO measurements (prospect_id, analysis, scan_id, state, source, provider, measured_at)
         SELECT $1, $2, scan_id, 'measured', 'live', 'Test', now() FROM scan_targets WHERE prospect_id = $1`,
      [id, analysis],
    );
}

describe('the list of trials', () => {
  it('contains trials only, with state, stage and address', async () => {
    await aProspect(app.database, { nom: 'Kein Versuch' });
    const running = await aTrial('laeuft.ch');
    expect(running).toMatchObject({ status: 'running', stage: 1, verification: 'pending', measured: 0, measurable: 5, message: null });
    const done = await aTrial('fertig.ch');
    await end(done.id, null, ['connectivity', 'cms']);
    const failed = await aTrial('kaputt.ch');
    await end(failed.id, 'Votre site n’a pas pu être mesuré.');
    await app.database.query('UPDATE trial_verifications SET confirmed_at = now() WHERE prospect_id = $1', [done.id]);

    expect((await list()).map(({ company, status }) => [company, status])).toEqual([
      ['kaputt.ch', 'failed'],
      ['fertig.ch', 'completed'],
      ['laeuft.ch', 'running'],
    ]);
    expect(await list({ status: 'completed' })).toMatchObject([{ company: 'fertig.ch', stage: 5, measured: 2, verification: 'confirmed' }]);
    expect(await list({ status: 'failed' })).toMatchObject([{ company: 'kaputt.ch', message: 'Votre site n’a pas pu être mesuré.' }]);
    expect(await counters()).toEqual({
      ...{ total: 3, awaiting_verification: 0, awaiting_review: 0, refused: 0 },
      ...{ running: 1, completed: 1, failed: 1 },
    });
  });

  it('filters by the shown state, after any scan', async () => {
    const { id } = await aTrial('zustand.ch');
    for (const [scan, target, error] of [
      ['running', 'running', null],
      ['cancelled', 'running', null],
      ['running', 'cancelled', null],
      ['done', 'done', null],
      ['done', 'failed', 'Panne'],
      ['done', 'failed', null],
    ]) {
      await app.database.query('UPDATE scans SET status = $1', [scan]);
      await app.database.query('UPDATE scan_targets SET status = $1', [target]);
      await app.database.query(`UPDATE prospects SET metadata = metadata || jsonb_build_object('analysis_error', $1::text)`, [error]);
      const [{ status } = { status: 'running' as const }] = await list();
      expect([scan, target, error, (await list({ status })).map((trial) => trial.id)]).toEqual([scan, target, error, [id]]);
      expect((await counters())[status]).toBe(1);
    }
  });

  it('restarts finished trials, with an audit entry', async () => {
    const { id } = await aTrial('nochmal.ch');
    expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'trial_running' } });
    await end(id, 'Panne');
    expect(await retry(id)).toMatchObject({ status: 200, body: { status: 'running', stage: 1, measured: 0 } });
    expect(
      await app.database.query(`SELECT kind FROM scans s JOIN scan_targets t ON t.scan_id = s.id WHERE prospect_id = $1`, [id]),
    ).toEqual([{ kind: 'trial' }, { kind: 'trial' }]);
    expect(await app.database.query(`SELECT action, resource FROM audit_log WHERE resource_id = $1`, [id])).toEqual([
      { action: 'update', resource: 'trials' },
    ]);
    expect((await retry('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('starts an unconfirmed trial once', async () => {
    await app.call('PUT', '/api/admin/settings/trial', { as: app.admin, body: { value: { requireEmailVerification: true } } });
    const { id, status, measured } = await aTrial('wartet.ch');
    expect([status, measured]).toEqual(['awaiting_verification', null]);
    expect((await counters()).awaiting_verification).toBe(1);
    expect((await retry(id)).body).toMatchObject({ status: 'running' });
    expect(await app.database.query('SELECT starts_analysis FROM trial_verifications')).toEqual([{ starts_analysis: false }]);
  });
});
