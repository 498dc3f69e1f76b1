import type { AnalyticsRecord, DashboardRecord } from '../src/modules/analytics/analytics.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await realOnes();
  await madeUpOnes();
});
afterAll(() => app.stop());

const get = async <T>(path: string) => (await app.call<T>('GET', path, { as: app.admin })).body;
const total = async (resource: string, filter: object = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const { status, headers } = await app.call('GET', `/api/admin/${resource}?${query}`, { as: app.admin });
  expect([resource, status]).toEqual([resource, 200]);
  return Number(headers.get('content-range')?.split('/')[1]);
};
const csvLines = async (filter: object = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const response = await fetch(`${app.url}/api/admin/prospects/export.csv?${query}`, {
    headers: { authorization: `Bearer ${app.admin.token}` },
  });
  return (await response.text()).split('\r\n').filter(Boolean).length - 1;
};

const STATES: Partial<Prospect>[] = [
  {},
  { page_vue: true },
  { status: 'contacted', email_sent: true, page_vue: true, quiz_commence: true, quiz_en_cours: true },
  { status: 'qualified', page_vue: true, quiz_commence: true, quiz_fait: true, score: 84, rdv_pris: true },
  { status: 'converted', page_vue: true, quiz_commence: true, quiz_fait: true, score: 55, review_status: 'to_review' },
  { status: 'rejected', red_flags: ['no_site'], review_status: 'to_review' },
];

/** Real prospects in many states, with answers, requests, calls and messages; one of them is about to be deleted. */
async function realOnes(): Promise<void> {
  for (const state of STATES) await withRows(await aProspect(app.database, state));
  const gone = await aProspect(app.database, { page_vue: true, quiz_fait: true });
  await app.database.query('UPDATE prospects SET deletion_id = gen_random_uuid() WHERE id = $1', [gone.id]);
}

/** Made-up companies in the same states, so that each list has rows of both. */
async function madeUpOnes(): Promise<void> {
  for (const state of [...STATES, ...STATES]) await withRows(await aProspect(app.database, { ...state, metadata: { demo: true } }));
}

let hour = 0;
async function withRows({ id, token }: { id: string; token: string }): Promise<void> {
  const run = (sql: string, values: unknown[] = [id]) => app.database.query(sql, values);
  await run(
    `INSERT INTO reponses_quiz (prospect_id, token, question_id, reponse, score_partiel, timestamp) VALUES ($1, $2, '3', 'Oui', 5, now())
    ON CONFLICT DO NOTHING`,
    [id, token],
  );
  await run(`INSERT INTO seo_audit_requests (prospect_id, email) VALUES ($1, 'a@firme.example')`);
  await run(`INSERT INTO referrals (prospect_id, referred_email) VALUES ($1, 'b@firme.example')`);
  await run(
    `INSERT INTO outbox (kind, prospect_id, recipient, subject, body_text, status) VALUES ('invitation', $1, 'c@firme.example', 'x', 'x', 'failed')`,
  );
  await run(
    `INSERT INTO appointments (prospect_id, start_at, end_at) VALUES ($1, $2::timestamptz, $2::timestamptz + interval '30 minutes')`,
    [id, new Date(Date.UTC(2031, 0, 6, 8 + hour++))],
  );
}

it('states of prospects have equal counts in the list, its tabs, the dashboard, the statistics, the file and the badge of a view', async () => {
  const counters = await get<Record<string, number>>('/api/admin/prospects/counters');
  const { counters: tiles, funnel: stages, examples } = await get<DashboardRecord>('/api/admin/dashboard');
  const { funnel, total: analysed } = await get<AnalyticsRecord>('/api/admin/analytics');
  const filters: Record<string, object> = {
    ...{ total: {}, page_vue: { page_vue: true }, quiz_fait: { quiz_fait: true }, rdv_pris: { rdv_pris: true } },
    ...{ high_score: { high_score: true }, to_review: { review_status: 'to_review' } },
  };
  for (const [name, filter] of Object.entries(filters)) {
    const listed = await total('prospects', filter);
    expect({ name, tab: counters[name], lines: await csvLines(filter) }).toEqual({ name, tab: listed, lines: listed });
    if (name in tiles) expect([name, tiles[name as keyof typeof tiles]]).toEqual([name, listed]);
    const content = { filter, sort: { field: 'created_at', order: 'DESC' }, columns: null, perPage: 25 };
    const view = await app.call('POST', '/api/admin/saved-views', { as: app.admin, body: { resource: 'prospects', name, content } });
    expect([name, view.status]).toEqual([name, 201]);
    const dry = await app.call<{ count: number; skipped: number }>('POST', '/api/admin/prospects/bulk', {
      ...{ as: app.admin, body: { action: 'set_owner', owner_id: null, filter, dryRun: true } },
    });
    expect([name, dry.body.count + dry.body.skipped]).toEqual([name, listed]);
  }
  expect([analysed, counters.total, await total('prospects', { example: false })]).toEqual([6, 6, 6]);
  expect([examples, await total('prospects', { example: true }), await csvLines({ example: true })]).toEqual([12, 12, 12]);
  const ofStages = {
    contacted: { contacted: true },
    viewed: { page_vue: true },
    started: { quiz_commence: true },
    completed: { quiz_fait: true },
  };
  for (const { stage, count } of funnel) {
    expect(stages.find((one) => one.stage === stage)?.count).toBe(count);
    const filter = stage === 'appointment' ? { rdv_pris: true } : ofStages[stage];
    expect([stage, await total('prospects', filter)]).toEqual([stage, count]);
  }
});

it('a saved view has the same count as its list', async () => {
  const views = await get<{ id: string; content: { filter: object } }[]>('/api/admin/saved-views?resource=prospects');
  const badges = await get<{ id: string; count: number }[]>('/api/admin/prospects/view-counts');
  expect(badges.length).toBeGreaterThan(4);
  for (const { id, content } of views)
    expect([id, badges.find((badge) => badge.id === id)?.count]).toEqual([id, await total('prospects', content.filter)]);
});

it('requests, answers, calls and messages have equal counts in their lists, tabs, the dashboard and the statistics', async () => {
  const { requests } = await get<DashboardRecord>('/api/admin/dashboard');
  const audits = await get<Record<string, number>>('/api/admin/audit-requests/counters');
  const referrals = await get<Record<string, number>>('/api/admin/referrals/counters');
  const { questions, visits } = await get<AnalyticsRecord>('/api/admin/analytics');
  const mails = await get<{ failed: number }>('/api/admin/mail/state');
  expect({
    audits: [audits.total, audits.pending, requests.audit_requests.count],
    referrals: [referrals.pending, requests.referrals.count],
    calls: [requests.appointments.upcoming],
    answers: [questions.reduce((sum, { answers }) => sum + answers, 0)],
    mails: [mails.failed],
    visits: visits.reduce((sum, { people }) => sum + people, 0),
  }).toEqual({
    audits: [6, 6, 6],
    referrals: [6, 6],
    calls: [6],
    answers: [6],
    mails: [6],
    visits: 0,
  });
  for (const [resource, filter] of [
    ['audit-requests', { status: 'pending' }],
    ['audit-requests', {}],
    ['referrals', { status: 'pending' }],
    ['appointments', { status: 'booked' }],
    ['quiz-responses', {}],
    ['outbox', { status: 'failed' }],
  ] as const)
    expect([resource, await total(resource, filter)]).toEqual([resource, 6]);
  for (const resource of ['audit-requests', 'referrals', 'appointments', 'quiz-responses', 'outbox', 'ai-citations', 'ai-recommendations'])
    expect([resource, await total(resource, { example: true })]).toEqual([resource, 12]);
  expect(await total('keyword-analyses')).toBe(0);
  expect([await total('ai-citations'), await total('ai-recommendations')]).toEqual([6, 6]);
});

it('an example is found by its id, and actions accept examples selected by name', async () => {
  const [{ id }] = (await app.database.query(`SELECT id FROM prospects WHERE metadata @> '{"demo": true}' LIMIT 1`)) as [{ id: string }];
  expect(await total('prospects', { id: [id] })).toBe(1);
  const dry = await app.call<{ count: number; skipped: number }>('POST', '/api/admin/prospects/bulk', {
    ...{ as: app.admin, body: { action: 'set_next_action', next_action: 'Voir', ids: [id], dryRun: true } },
  });
  expect(dry.body.count).toBe(1);
  expect(await total('appointments', { prospect_id: id })).toBeGreaterThanOrEqual(0);
});

it('pages of a long list are read from the nearer end without losing or repeating a row', async () => {
  await app.database.query(
    `INSERT INTO prospects (token, email, nom, score, created_at) SELECT lpad(n::text, 8, '0'), 'p' || n || '@example.ch', 'Nom ' || n % 7,
       CASE WHEN n % 3 > 0 THEN n % 101 END, now() - make_interval(mins => n % 50) FROM generate_series(1, 2500) n`,
  );
  const page = async (sort: string[], from: number, to: number) => {
    const query = new URLSearchParams({ sort: JSON.stringify(sort), range: JSON.stringify([from, to]) });
    const { body } = await app.call<{ id: string }[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin });
    return body.map(({ id }) => id);
  };
  for (const sort of [
    ['created_at', 'DESC'],
    ['nom', 'ASC'],
    ['score', 'DESC'],
    ['score', 'ASC'],
  ]) {
    const ids: string[] = [];
    for (let from = 0; from < 2506; from += 500) ids.push(...(await page(sort, from, from + 499)));
    expect([sort, ids.length, new Set(ids).size]).toEqual([sort, 2506, 2506]);
    expect([sort, await page(sort, 1800, 1809)]).toEqual([sort, ids.slice(1800, 1810)]);
    expect([sort, await page(sort, 2500, 2549)]).toEqual([sort, ids.slice(2500)]);
    expect([sort, await page(sort, 2600, 2649)]).toEqual([sort, []]);
  }
});
