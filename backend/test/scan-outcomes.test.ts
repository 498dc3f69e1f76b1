import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanRecord } from '../src/modules/analysis/scans/scan.contract.js';
import { SCAN_OUTCOMES } from '../src/rules/scan-outcomes.rules.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { startScan, waitForScan } from './support/scans.js';

const page = `<!doctype html><html lang="fr"><head><title>Ferblanterie du Jorat à Savigny</title></head><body><h1>Toits et chéneaux</h1>
  <p>${'Nous posons et réparons des toitures, des chéneaux et des descentes dans tout le Jorat depuis 1984. '.repeat(12)}</p></body></html>`;

let site: HostileSite;
let closed: HostileSite;
let emulators: Emulators;
let app: TestApp;

beforeAll(async () => {
  [site, closed, emulators] = await Promise.all([
    startHostileSite({ '/toit': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page) }),
    startHostileSite(),
    startEmulators(),
  ]);
  await closed.stop();
  const environment = {
    DATABASE_URL: await cloneDatabase(),
    ROLE: 'all',
    SCAN_ALLOW_HOSTS: `${site.host},${closed.host}`,
    ...emulators.env,
  };
  app = await startApp(environment);
  for (const [service, { key, metadata }] of Object.entries(KEYS))
    await app.call('PUT', `/api/admin/api-keys/${service}`, { as: app.admin, body: { apiKey: key, metadata } });
});
afterAll(async () => {
  await app.stop();
  await site.stop();
  await emulators.stop();
});

type Estimate = { prospects: number; left_out: number; cost: number };

const startBulk = async (selection: object): Promise<string> => {
  const { status, body } = await app.call<{ scanId: string }>('POST', '/api/admin/scans', {
    as: app.admin,
    body: { kind: 'bulk', ...selection },
  });
  expect([status, body]).toEqual([202, { scanId: expect.any(String) }]);
  return body.scanId;
};
const estimateOf = async (selection: object) =>
  (await app.call<Estimate>('POST', '/api/admin/scans/estimate', { as: app.admin, body: selection })).body;
const scanOf = async (scanId: string, prospectId?: string) =>
  (await app.call<ScanRecord>('GET', `/api/admin/scans/${scanId}${prospectId ? `?prospect=${prospectId}` : ''}`, { as: app.admin })).body;
const stopOne = (scanId: string, prospectId: string) =>
  app.call<ScanRecord>('POST', `/api/admin/scans/${scanId}/prospects/${prospectId}/cancel`, { as: app.admin });
/** The list, and the CSV of the same filter. */
const listOf = async (filter: object) => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { body: listed } = await app.call<{ id: string; email: string }[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin });
  const { body: csv } = await app.call<string>('GET', `/api/admin/prospects/export.csv?${query}`, { as: app.admin });
  for (const { email } of listed) expect(csv).toContain(email);
  expect(String(csv).trim().split('\r\n')).toHaveLength(listed.length + 1);
  return listed.map(({ id }) => id).sort();
};
const make = async (count: number, values: Parameters<typeof aProspect>[1]) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) ids.push((await aProspect(app.database, values)).id);
  return ids.sort();
};
const outcomes = (counts: Partial<ScanRecord['outcomes']>) => ({
  ...Object.fromEntries(SCAN_OUTCOMES.map((outcome) => [outcome, 0])),
  ...counts,
});

describe('a bulk scan larger than its response', () => {
  const nom = 'Beaucoup';
  let scan: ScanRecord;
  let groups: Record<'measured' | 'unreachable' | 'sample' | 'without', string[]>;

  beforeAll(async () => {
    groups = {
      measured: await make(4, { nom, site_url: site.url('/toit') }),
      unreachable: await make(3, { nom, site_url: `http://${closed.host}/` }),
      sample: await make(24, { nom, site_url: 'https://menuiserie.example/', metadata: { demo: true } as never }),
      without: await make(4, { nom, site_url: null }),
    };
    expect(await estimateOf({ filter: { nom } })).toMatchObject({ prospects: 7, left_out: 4 }); // examples are asked for by name alone
    const filter = { nom, id: Object.values(groups).flat() };
    const estimate = await estimateOf({ filter });
    expect(estimate).toMatchObject({ prospects: 31, left_out: 4 });
    scan = await waitForScan(app, await startBulk({ filter }));
    expect(scan.cost.estimated).toBeCloseTo(estimate.cost, 4);
  });

  it('counts each prospect once by outcome; tasks are paged, counts are complete', () => {
    expect(scan).toMatchObject({
      status: 'done',
      total: 31,
      left_out: 4,
      cancelled: 0,
      outcomes: outcomes({ measured: 4, unreachable: 3, sample: 24 }),
      done: 28,
      failed: 3,
    });
    expect(scan.tasks).toHaveLength(200);
  });

  it('has a list for each count, which other filters narrow, and a CSV', async () => {
    for (const outcome of SCAN_OUTCOMES) {
      const listed = await listOf({ scan_id: scan.id, scan_outcome: outcome });
      expect(listed).toEqual(groups[outcome as 'measured'] ?? []);
      expect(listed).toHaveLength(scan.outcomes[outcome]);
      expect(await listOf({ scan_outcome: outcome })).toEqual(listed);
    }
    expect(await listOf({ scan_id: scan.id })).toHaveLength(31);
    expect(await listOf({ scan_id: scan.id, scan_outcome: ['unreachable', 'sample'], has_site: true })).toHaveLength(27);
    expect(await listOf({ scan_id: scan.id, scan_outcome: 'measured', has_site: false })).toEqual([]);
    expect(await listOf({ scan_id: scan.id, scan_outcome: 'measured', q: 'introuvable' })).toEqual([]);
    const { status } = await app.call('GET', `/api/admin/prospects?filter=${encodeURIComponent('{"scan_outcome":"perfect"}')}`, {
      as: app.admin,
    });
    expect(status).toBe(400);
  });

  it('returns each prospect its own tasks, time and outcome', async () => {
    for (const id of [...groups.measured, ...groups.unreachable, ...groups.sample]) {
      const { body } = await app.call<ScanRecord>('GET', `/api/admin/prospects/${id}/latest-scan`, { as: app.admin });
      expect(body.id).toBe(scan.id);
      expect(new Set(body.tasks.map(({ prospectId }) => prospectId))).toEqual(new Set([id]));
      expect(body.tasks).toHaveLength(8);
      const target = body.target as NonNullable<ScanRecord['target']>;
      const expected = groups.measured.includes(id) ? 'measured' : groups.sample.includes(id) ? 'sample' : 'unreachable';
      expect(target).toMatchObject({ prospectId: id, outcome: expected });
      const took = Date.parse(target.finished_at as string) - Date.parse(target.started_at as string);
      expect(took).toBeLessThan(Date.parse(scan.finished_at as string) - Date.parse(scan.started_at as string));
    }
    // the page is told with its name, and nothing was asked of an address that cannot exist
    expect((await scanOf(scan.id, groups.unreachable[0])).target?.page).toBe('unreachable');
    for (const { status, error } of (await scanOf(scan.id, groups.sample[0])).tasks)
      expect([status, error?.code]).toEqual(['skipped', 'example']);
  });

  it('attributes each paid call to its scan, also with parallel work, and reports the cost', async () => {
    const [{ cost, all }] = await app.database.query(
      'SELECT round(sum(cost)::numeric, 4)::float AS cost, count(*) FILTER (WHERE scan_id IS NULL)::int AS all FROM vendor_calls WHERE scan_id IS NOT NULL OR operation <> $1',
      ['key_check'],
    );
    expect(scan.cost.spent).toBeCloseTo(cost, 4);
    expect(scan.cost.spent).toBeGreaterThan(0);
    expect(all).toBe(0);
    // two scans at once: neither pays for the other
    const [first = '', second = ''] = groups.measured;
    const scans = await Promise.all([startScan(app, first), startScan(app, second)]);
    for (const id of scans) {
      const { cost: own } = await waitForScan(app, id);
      const [paid] = await app.database.query(
        `SELECT round(sum(cost)::numeric, 4)::float AS cost, count(DISTINCT k.prospect_id)::int AS prospects
           FROM vendor_calls c JOIN scan_tasks k ON k.id = c.task_id WHERE c.scan_id = $1`,
        [id],
      );
      expect([own.spent, paid.prospects]).toEqual([paid.cost, 1]);
      expect(own.estimated).toBeCloseTo(own.spent, 2); // what was paid before is what the next one is reckoned from
    }
    const { body: list } = await app.call<ScanRecord[]>('GET', '/api/admin/scans', { as: app.admin });
    expect(list.find(({ id }) => id === scan.id)).toMatchObject({ outcomes: scan.outcomes, cost: scan.cost });
  });

  it('can be repeated for the prospects of one outcome', async () => {
    const filter = { scan_id: scan.id, scan_outcome: 'unreachable' };
    expect(await estimateOf({ filter })).toMatchObject({ prospects: 3, left_out: 0 });
    const again = await waitForScan(app, await startBulk({ filter }));
    expect(again).toMatchObject({ total: 3, outcomes: outcomes({ unreachable: 3 }) });
    expect(await listOf({ scan_id: again.id })).toEqual(groups.unreachable);
  });
});

describe('the prospects of a bulk scan', () => {
  it.each([
    [{ filter: { nom: 'Choix', has_site: true } }, 2, 0],
    [{ filter: { nom: 'Choix' } }, 2, 1],
    [{ filter: { nom: 'Choix', has_site: false } }, 0, 1],
    [{ filter: { nom: 'Choix', q: 'boulangerie' } }, 2, 1],
    [{ filter: { nom: 'Personne' } }, 0, 0],
  ])('%j: %i to measure, %i left out', async (selection, prospects, left_out) => {
    if ((await listOf({ nom: 'Choix' })).length === 0) {
      await make(2, { nom: 'Choix', site_url: site.url('/toit') });
      await make(1, { nom: 'Choix', site_url: '' });
    }
    expect(await estimateOf(selection)).toMatchObject({ prospects, left_out });
    const order = { as: app.admin, body: { kind: 'bulk', ...selection } };
    const { status, body } = await app.call<{ scanId: string }>('POST', '/api/admin/scans', order);
    if (prospects === 0) return expect(status).toBe(409);
    expect(await scanOf(body.scanId)).toMatchObject({ total: prospects, left_out });
    return app.call('POST', `/api/admin/scans/${body.scanId}/cancel`, { as: app.admin });
  });
});

describe('stopping a scan', () => {
  it('for one prospect stops only that one, waiting or running', async () => {
    const slow = await make(3, { nom: 'Lent', site_url: site.url('/hang') });
    const fast = await make(2, { nom: 'Vite', site_url: site.url('/toit') });
    const scanId = await startBulk({ prospectIds: [...slow, ...fast] });
    const [running = '', ...others] = slow;
    const { status, body } = await stopOne(scanId, running);
    expect([status, body.target]).toEqual([200, expect.objectContaining({ status: 'cancelled', outcome: null })]);
    for (const { status: task } of body.tasks) expect(['cancelled', 'running']).toContain(task);
    for (const id of others) await stopOne(scanId, id);
    site.letGo();
    const scan = await waitForScan(app, scanId);
    expect(scan).toMatchObject({ status: 'done', total: 5, cancelled: 3, outcomes: outcomes({ measured: 2 }) });
    expect(await listOf({ scan_id: scanId, scan_outcome: 'cancelled' })).toEqual(slow);
    expect((await stopOne(scanId, fast[0] ?? '')).body.target).toMatchObject({ status: 'done', outcome: 'measured' });
    const stranger = await aProspect(app.database);
    expect((await stopOne(scanId, stranger.id)).status).toBe(404);
    const [{ open }] = await app.database.query(
      `SELECT count(*)::int AS open FROM scan_tasks WHERE scan_id = $1 AND status IN ('waiting', 'queued')`,
      [scanId],
    );
    expect(open).toBe(0);
  });

  it('for the last prospect of a paused scan ends it; a cancelled scan can be repeated for the remaining ones', async () => {
    // an address that nobody has visited yet: what the last test let go is known
    const ids = await make(2, { nom: 'Pause', site_url: site.url('/hang?pause') });
    const paused = await startBulk({ prospectIds: ids });
    await app.call('POST', `/api/admin/scans/${paused}/pause`, { as: app.admin });
    for (const id of ids) await stopOne(paused, id);
    // a visit under way ends as one of the old address, and only then has the prospect another
    const running = async () =>
      (await app.database.query<unknown[]>(`SELECT 1 FROM scan_tasks WHERE scan_id = $1 AND status = 'running'`, [paused])).length;
    for (site.letGo(); (await running()) > 0; site.letGo()) await sleep(50);
    expect(await scanOf(paused)).toMatchObject({ status: 'cancelled', cancelled: 2 });
    await app.database.query(`UPDATE prospects SET site_url = $1 WHERE nom = 'Pause'`, [site.url('/toit')]);
    const again = await waitForScan(app, await startBulk({ filter: { scan_id: paused, scan_outcome: 'cancelled' } }));
    expect(
      again.tasks.flatMap(({ analysis, status, error }) => (error && status !== 'skipped' ? [[analysis, status, error]] : [])),
    ).toEqual([]);
    expect(again).toMatchObject({ total: 2, outcomes: outcomes({ measured: 2 }) });
  });
});
