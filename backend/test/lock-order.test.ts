import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { AnalysisName } from '../src/modules/analysis/analysis.contract.js';
import type { Finding } from '../src/modules/analysis/analysis.js';
import { AnalysisRegistry } from '../src/modules/analysis/analysis-registry.service.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { RESULTS } from './support/measured-prospect.js';
import { meetOwnPages } from './support/scans.js';

const PROSPECTS = 40;
const MEASURED = ['cms', 'keywords', 'reviews'] as const;

let app: TestApp;
let ids: string[];
/** How often each analysis was asked for, by its scan's prospect. */
const runs = new Map<string, number>();

beforeAll(async () => {
  app = await startApp({ ROLE: 'all' });
  await meetOwnPages(app);
  ids = [];
  for (let number = 0; number < PROSPECTS; number++)
    ids.push((await aProspect(app.database, { site_url: `https://firme-${number}.ch/` })).id);
  const registry = app.app.get(AnalysisRegistry, { strict: false });
  const stub = (name: AnalysisName, result: object | null) => {
    registry.get(name).run = async ({ prospectId }) => {
      runs.set(`${prospectId} ${name}`, (runs.get(`${prospectId} ${name}`) ?? 0) + 1);
      // those of one prospect come back at the same moment
      await sleep(100 - (Date.now() % 100));
      return { state: result ? 'measured' : 'not_applicable', source: 'live', provider: 'Banc', result } as Finding;
    };
  };
  for (const name of MEASURED) stub(name, RESULTS(`https://firme.ch/`)[name] ?? null);
  stub('pagespeed', null);
  stub('page', null);
}, 60_000);

const database = () => new URL(process.env.DATABASE_URL ?? '');

async function deadlocks(): Promise<number> {
  const url = database();
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ deadlocks: string }>('SELECT deadlocks FROM pg_stat_database WHERE datname = $1', [name]);
    return Number(rows[0]?.deadlocks);
  } finally {
    await client.end();
  }
}

const call = async (method: string, path: string, body?: object) => {
  const { status } = await app.call(method, path, { as: app.admin, ...(body && { body }) });
  return `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')} ${status}`;
};

const openScans = async () => (await app.database.query<unknown[]>(`SELECT 1 FROM scans WHERE status IN ('queued', 'running')`)).length;

const recommendations = [{ title: 'Écrire un titre', priority: 'high', solution: 'Avec le métier et la ville.' }];

describe('forty prospects whose scans end together', () => {
  it('never wait for each other in a circle, and no analysis is asked twice, while staff changes their results', async () => {
    const orders = ids.flatMap((id) => MEASURED.map((name) => call('POST', `/api/admin/prospects/${id}/analyses/${name}`)));
    const bulk = Array.from({ length: 2 }, () => call('POST', '/api/admin/scans', { kind: 'bulk', prospectIds: ids.slice(0, 20) }));
    expect((await Promise.all([...bulk, ...orders])).filter((line) => !line.endsWith(' 202'))).toEqual([]);

    const answers: string[] = [];
    const staff = async (start: number) => {
      for (let at = start; at < start + 8; at++) {
        const id = ids[at % PROSPECTS] as string;
        answers.push(await call('PUT', `/api/admin/ai-recommendations/${id}`, { recommendations }));
        answers.push(await call('PUT', `/api/admin/prospects/${id}/figures/reviews`, { rating: 4.2, reviews_count: at }));
        answers.push(await call('PUT', `/api/admin/ai-citations/${id}`, { platforms: { chatgpt: { citations: at % 5 } } }));
        answers.push(await call('PUT', `/api/admin/prospects/${id}`, { notes: `Note ${at}` }));
        answers.push(await call('POST', `/api/admin/ai-recommendations/${id}/regenerate`));
        answers.push(await call('DELETE', `/api/admin/ai-recommendations/${id}`));
        answers.push(await call('DELETE', `/api/admin/prospects/${id}/figures/reviews`));
      }
    };
    await Promise.all([staff(0), staff(0), staff(20), staff(20)]);
    for (const deadline = Date.now() + 60_000; Date.now() < deadline && (await openScans()) > 0; ) await sleep(200);
    expect(await openScans()).toBe(0);
    expect(answers.filter((line) => / 5\d\d$/.test(line))).toEqual([]);

    const again = await app.database.query(`SELECT analysis, attempts FROM scan_tasks WHERE attempts > 1`);
    expect(again).toEqual([]);
    expect(runs.size).toBeGreaterThanOrEqual(PROSPECTS * MEASURED.length);
    // one of its own and two of the bulk scans
    expect([...runs].filter(([key, count]) => count > (MEASURED.some((name) => key.endsWith(name)) ? 3 : 2))).toEqual([]);
    await app.stop();
    expect(await deadlocks()).toBe(0);
  }, 120_000);
});
