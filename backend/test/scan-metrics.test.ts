import { PRODUCT_VERSION } from '../src/common/product-version.js';
import { SCAN_OUTCOMES, type ScanOutcome } from '../src/rules/scan-outcomes.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function told(): Promise<Record<string, number>> {
  const { body } = await app.call<string>('GET', '/metrics');
  const lines = [...body.matchAll(/^smartindex_scan_outcomes_total\{outcome="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, outcome, total]) => [outcome as string, Number(total)]));
}

async function aScan(outcomes: readonly ScanOutcome[]): Promise<string> {
  const [scan] = await app.database.query<{ id: string }[]>(
    `INSERT INTO scans (kind, status, total) VALUES ('bulk', 'running', $1) RETURNING id`,
    [outcomes.length],
  );
  for (const position of outcomes.keys()) {
    const { id } = await aProspect(app.database);
    await app.database.query(`INSERT INTO scan_targets (scan_id, prospect_id, position, status) VALUES ($1, $2, $3, 'running')`, [
      scan?.id,
      id,
      position,
    ]);
  }
  await Promise.all(
    outcomes.map((outcome, position) =>
      app.database.query(`UPDATE scan_targets SET status = 'done', outcome = $3 WHERE scan_id = $1 AND position = $2`, [
        scan?.id,
        position,
        outcome,
      ]),
    ),
  );
  return scan?.id as string;
}

describe('the outcomes of scans in /metrics', () => {
  it('are all named from the first day on', async () => {
    expect(await told()).toEqual(Object.fromEntries(SCAN_OUTCOMES.map((outcome) => [outcome, 0])));
  });

  it('add up over every end, once each, and never fall', async () => {
    const scanId = await aScan(['measured', 'measured', 'partial', 'failed', 'sample', 'unreachable', 'otherPage']);
    const once = { measured: 2, partial: 1, unreachable: 1, otherPage: 1, sample: 1, failed: 1 };
    expect(await told()).toEqual(once);
    await app.database.query(`UPDATE scan_targets SET outcome = 'measured', status = 'done' WHERE scan_id = $1`, [scanId]);
    await app.database.query('DELETE FROM prospects WHERE id IN (SELECT prospect_id FROM scan_targets WHERE scan_id = $1)', [scanId]);
    await app.database.query('DELETE FROM scans WHERE id = $1', [scanId]);
    expect(await told()).toEqual(once);
    await aScan(['failed']);
    expect(await told()).toEqual({ ...once, failed: 2 });
  });
});

it('the version is told to monitors and to staff, and to no stranger', async () => {
  const { body } = await app.call<string>('GET', '/metrics');
  expect(body).toContain(`smartindex_build_info{version="${PRODUCT_VERSION}"} 1\n`);
  expect((await app.call('GET', '/api/admin/version', { as: app.admin })).body).toEqual({ version: PRODUCT_VERSION });
  expect((await app.call('GET', '/api/admin/version')).status).toBe(401);
  for (const path of ['/health/live', '/health/ready', '/']) {
    const { body: shown, headers } = await app.call<unknown>('GET', path);
    expect(JSON.stringify([shown, ...headers])).not.toContain(PRODUCT_VERSION);
  }
});
