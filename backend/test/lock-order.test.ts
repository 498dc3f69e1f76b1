import { setTimeout as sleep } from 'node:timers/promises';
import { AnalysisRegistry } from '../src/modules/analysis/measurements/analysis-registry.service.js';
import type { AnalysisName } from '../src/modules/analysis/results/analysis.contract.js';
import type { AnalysisOutput } from '../src/modules/analysis/results/analysis.js';
import { Scans } from '../src/modules/analysis/scans/scans.service.js';
import { BulkDeletionJobs } from '../src/modules/bulk-actions/bulk-deletion.jobs.js';
import { startApp, type TestApp } from './support/app.js';
import { prospectsWith } from './support/build.js';
import { deadlocks } from './support/deadlocks.js';
import { RESULTS } from './support/measured-prospect.js';
import { meetOwnPages } from './support/scans.js';

/** `lock-pairs.test.ts` meets each pair of orders; here is a crowd, in which scans go on. */
const PROSPECTS = 12;
const HALF = PROSPECTS / 2;
/** In one file, and in one deletion. */
const SOME = 2;
const MEASURED = ['cms', 'keywords', 'reviews'] as const;

let app: TestApp;
let ids: string[];
/** How often each analysis was asked for, by its scan's prospect. */
const runs = new Map<string, number>();
/** How many measurements have ended, whoever of theirs has been deleted since. */
let measured = 0;

beforeAll(async () => {
  app = await startApp({ ROLE: 'all', DATABASE_CONNECTIONS: '12' });
  await meetOwnPages(app);
  const prospects = await prospectsWith(
    app.database,
    Array.from({ length: PROSPECTS }, (_, number) => ({ site_url: `https://firme-${number}.ch/` })),
  );
  ids = prospects.map(({ id }) => id);
  const registry = app.app.get(AnalysisRegistry, { strict: false });
  const stub = (name: AnalysisName, result: object | null) => {
    registry.get(name).run = async ({ prospectId }) => {
      runs.set(`${prospectId} ${name}`, (runs.get(`${prospectId} ${name}`) ?? 0) + 1);
      // those of one prospect come back at the same moment
      await sleep(100 - (Date.now() % 100));
      if (name === 'cms') measured++;
      return { state: result ? 'measured' : 'not_applicable', source: 'live', provider: 'Banc', result } as AnalysisOutput;
    };
  };
  for (const name of MEASURED) stub(name, RESULTS(`https://firme.ch/`)[name] ?? null);
  stub('pagespeed', null);
  stub('page', null);
});
afterAll(() => app?.stop());

const call = async (method: string, path: string, body?: object) => {
  const { status } = await app.call(method, path, { as: app.admin, ...(body && { body }) });
  return `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')} ${status}`;
};

/** People of a file, written. */
async function importPeople(name: string): Promise<string> {
  const form = new FormData();
  const rows = Array.from({ length: SOME }, (_, n) => `${name}${n}@import.example,Anne,Rey,https://import-${name}${n}.ch/`);
  form.set('file', new Blob([['email,prénom,nom,site', ...rows].join('\n')]), `${name}.csv`);
  const headers = { authorization: `Bearer ${app.admin.token}` };
  const { importId } = (await (await fetch(`${app.url}/api/admin/imports`, { method: 'POST', body: form, headers })).json()) as {
    importId: string;
  };
  const { status } = await app.call('POST', `/api/admin/imports/${importId}/confirm`, { as: app.admin, body: {} });
  if (status !== 200) throw new Error(`not imported: ${status}`);
  return importId;
}

const openScans = async () => (await app.database.query<unknown[]>(`SELECT 1 FROM scans WHERE status IN ('queued', 'running')`)).length;

const recommendations = [{ title: 'Écrire un titre', priority: 'high', solution: 'Avec le métier et la ville.' }];

describe('a dozen prospects whose scans end together', () => {
  it('never deadlock, and run no analysis twice, while staff changes their results', async () => {
    const orders = ids.flatMap((id) => MEASURED.map((name) => call('POST', `/api/admin/prospects/${id}/analyses/${name}`)));
    const bulk = Array.from({ length: 2 }, () => call('POST', '/api/admin/scans', { kind: 'bulk', prospectIds: ids.slice(0, HALF) }));
    expect((await Promise.all([...bulk, ...orders])).filter((line) => !line.endsWith(' 202'))).toEqual([]);

    const answers: string[] = [];
    const staff = async (start: number) => {
      for (let at = start; at < start + 4; at++) {
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
    await Promise.all([staff(0), staff(0), staff(HALF), staff(HALF)]);
    for (const deadline = Date.now() + 180_000; Date.now() < deadline && (await openScans()) > 0; ) await sleep(200);
    expect(await openScans()).toBe(0);
    expect(answers.filter((line) => / 5\d\d$/.test(line))).toEqual([]);

    const again = await app.database.query(`SELECT analysis, attempts FROM scan_tasks WHERE attempts > 1`);
    expect(again).toEqual([]);
    expect(runs.size).toBeGreaterThanOrEqual(PROSPECTS * MEASURED.length);
    // one of its own and two of the bulk scans
    expect([...runs].filter(([key, count]) => count > (MEASURED.some((name) => key.endsWith(name)) ? 3 : 2))).toEqual([]);
    expect(await deadlocks()).toEqual([]);
  });

  it('never deadlock while many are deleted, imports undone, edited and answered', async () => {
    const files = await Promise.all(['a', 'b', 'c', 'd'].map(importPeople));
    const others = await prospectsWith(app.database, Array(files.length * SOME).fill({ site_url: 'https://autre.ch/' }));
    const imported = await app.database.query<{ id: string; token: string }[]>(
      `SELECT id, token FROM prospects WHERE email LIKE '%@import.example' ORDER BY email`,
    );
    const people = [...imported, ...others.map(({ id, token }) => ({ id, token }))];
    const everybody = people.map(({ id }) => id);
    const answers: string[] = [];
    const say = async (...[method, path, body]: Parameters<typeof call>) => void answers.push(await call(method, path, body));
    const { body: quiz } = await app.call<{ questions: { id: number; options: string[] }[] }>(
      'GET',
      `/api/public/quiz/${people[0]?.token}`,
    );
    const mixed = (start: number) => people.map((_, at) => people[(at * 7 + start) % people.length] as (typeof people)[number]);

    // the visit, what is measured beside it, a text that waits for all of them: whatever ends a scan, and ends it sooner than everything
    const order = {
      ...{ kind: 'bulk' as const, selection: { prospectIds: everybody }, requestedBy: null },
      analyses: [...MEASURED, 'intro'] satisfies AnalysisName[],
    };
    const start = () => app.database.transaction((manager) => app.app.get(Scans, { strict: false }).start(manager, order));
    await start();
    await start();
    const edit = async (start: number) => {
      for (const { id } of mixed(start)) {
        await say('PUT', `/api/admin/prospects/${id}`, { notes: `Note ${start}` });
        await say('PUT', `/api/admin/prospects/${id}/figures/reviews`, { rating: 4.2, reviews_count: start });
      }
    };
    const reply = async (start: number) => {
      for (const { token } of mixed(start))
        for (const { id, options } of quiz.questions.slice(0, 2))
          await say('PUT', `/api/public/quiz/${token}/answers/${id}`, { answer: options[start % 3] });
    };
    const mark = async (ids: string[]) => {
      const { body } = await app.call<{ id: string }>('POST', '/api/admin/prospects/bulk', {
        as: app.admin,
        body: { action: 'set_status', ids, status: 'contacted' },
      });
      await say('POST', `/api/admin/prospects/bulk/${body.id}/undo`);
    };
    const before = measured;
    const ended = async (count: number) => {
      while (measured < before + count && (await openScans()) > 0) await sleep(50);
    };
    const removeAll = async (ids: string[]) => {
      const { body } = await app.call<{ id: string }>('POST', '/api/admin/prospects/bulk', {
        as: app.admin,
        body: { action: 'delete', ids },
      });
      const context = { jobId: '', retry: 0, signal: new AbortController().signal };
      await app.app.get(BulkDeletionJobs, { strict: false }).delete({ bulkId: body.id }, context);
    };
    const meetings = Promise.all([edit(1), reply(2), mark([...everybody].reverse()), mark(everybody)]);
    // one after another, while the scans go from one to the next
    for (const [at, id] of files.entries()) {
      await ended(SOME * (at + 1));
      const some = others.slice(at * SOME, (at + 1) * SOME).map((one) => one.id);
      await Promise.all([say('POST', `/api/admin/imports/${id}/undo`, { force: true }), removeAll(some.reverse())]);
    }
    await meetings;
    for (const deadline = Date.now() + 180_000; Date.now() < deadline && (await openScans()) > 0; ) await sleep(200);
    expect(answers.filter((line) => / 5\d\d$/.test(line))).toEqual([]);
    expect(answers.filter((line) => line.includes('/undo'))).toEqual(
      expect.arrayContaining(Array(4).fill('POST /api/admin/imports/:id/undo 200')),
    );
    expect(await app.database.query('SELECT id FROM prospects WHERE id = ANY($1)', [everybody])).toEqual([]);
    expect(await openScans()).toBe(0);
    expect(await deadlocks()).toEqual([]);
  });

  it('never deadlock while prospects are deleted and scans cancelled at their start', async () => {
    const answers: string[] = [];
    const remove = async (id: string) => answers.push(await call('DELETE', `/api/admin/prospects/${id}`));
    const rounds = [ids.slice(0, HALF), ids.slice(HALF)].map(async (part) => {
      const { body } = await app.call<{ scanId: string }>('POST', '/api/admin/scans', {
        as: app.admin,
        body: { kind: 'bulk', prospectIds: part },
      });
      const orders = part.slice(HALF / 2).map((id) => call('POST', `/api/admin/prospects/${id}/analyses/cms`));
      await Promise.all([...part.slice(0, HALF / 2).map(remove), ...orders]);
      const cancel = call('POST', `/api/admin/scans/${body.scanId}/cancel`);
      await Promise.all([cancel, ...part.slice(HALF / 2, -1).map(remove)]);
    });
    await Promise.all(rounds);
    for (const deadline = Date.now() + 180_000; Date.now() < deadline && (await openScans()) > 0; ) await sleep(200);
    expect(await openScans()).toBe(0);
    expect(answers.filter((line) => !line.endsWith(' 200'))).toEqual([]);
    await app.stop();
    expect(await deadlocks()).toEqual([]);
  });
});
