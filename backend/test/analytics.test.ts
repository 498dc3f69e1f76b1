import type { DataSource } from 'typeorm';
import type { AnalyticsRecord, Cohorts, DashboardRecord, VisitorsOfDay } from '../src/modules/analytics/analytics.contract.js';
import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let database: DataSource;
beforeAll(async () => {
  app = await startApp();
  database = app.database;
});
afterAll(() => app.stop());
beforeEach(async () => {
  for (const table of ['prospects', 'scans', 'contact_messages']) await database.query(`DELETE FROM ${table}`);
});

const figures = async (query = '') => (await app.call<AnalyticsRecord>('GET', `/api/admin/analytics${query}`, { as: app.admin })).body;
const cohorts = async (query = '') => (await app.call<Cohorts>('GET', `/api/admin/analytics/campaigns${query}`, { as: app.admin })).body;
const dashboard = async () => (await app.call<DashboardRecord>('GET', '/api/admin/dashboard', { as: app.admin })).body;
const visitors = async (day: string) =>
  (await app.call<VisitorsOfDay>('GET', `/api/admin/analytics/visitors?day=${day}`, { as: app.admin })).body;
const listed = async (resource: string, filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const { headers } = await app.call('GET', `/api/admin/${resource}?${query}`, { as: app.admin });
  return Number(headers.get('content-range')?.split('/')[1]);
};
const event = (prospectId: string, type: string, actor: string, at: string) =>
  database.query('INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, $2, $3, $4)', [prospectId, type, actor, at]);
const asked = async (token: string) => (await app.call<PublicQuiz>('GET', `/api/public/quiz/${token}`)).body.questions;
const answer = async (token: string, position: number, option: number) => {
  const question = (await asked(token))[position - 1];
  await app.call('PUT', `/api/public/quiz/${token}/answers/${question?.id}`, { body: { answer: question?.options[option] } });
};

describe('the funnel', () => {
  it('counts prospects exactly as the lists behind it', async () => {
    await aProspect(database);
    await aProspect(database, { email_sent: true, status: 'contacted' });
    await aProspect(database, { status: 'qualified' });
    await aProspect(database, { status: 'rejected', review_status: 'to_review' });
    await aProspect(database, { email_sent: true, status: 'contacted', page_vue: true, quiz_commence: true });
    const finished = { page_vue: true, quiz_commence: true, quiz_fait: true, score: 71 };
    await aProspect(database, { ...finished, status: 'qualified', rdv_pris: true });
    await aProspect(database, { rdv_pris: true, status: 'qualified' });
    const { total, funnel } = await figures();
    expect(total).toBe(7);
    expect(funnel).toEqual([
      { stage: 'contacted', count: 5, from_previous: 5 },
      { stage: 'viewed', count: 2, from_previous: 2 },
      { stage: 'started', count: 2, from_previous: 2 },
      { stage: 'completed', count: 1, from_previous: 1 },
      { stage: 'appointment', count: 2, from_previous: 1 },
    ]);
    const filters = [{ contacted: true }, { page_vue: true }, { quiz_commence: true }, { quiz_fait: true }, { rdv_pris: true }];
    expect(await Promise.all(filters.map((filter) => listed('prospects', filter)))).toEqual(funnel.map(({ count }) => count));
    expect(await listed('prospects', { contacted: false })).toBe(2);
    const { counters } = await dashboard();
    expect(counters).toEqual({ total: 7, page_vue: 2, quiz_fait: 1, rdv_pris: 2, to_review: 1 });
  });

  it('includes prospects added in the period, by days of Zurich', async () => {
    await aProspect(database, { page_vue: true, created_at: new Date('2026-07-14T21:59:59Z') });
    await aProspect(database, { page_vue: true, created_at: new Date('2026-07-14T22:00:00Z') });
    await aProspect(database, { page_vue: true, created_at: new Date('2026-07-15T21:59:59Z') });
    await aProspect(database, { page_vue: true, created_at: new Date('2026-07-15T22:00:00Z') });
    expect((await figures('?from=2026-07-15&to=2026-07-15')).total).toBe(2);
    expect((await figures('?from=2026-07-15')).total).toBe(3);
    expect((await figures('?to=2026-07-14')).funnel[1]?.count).toBe(1);
    const refused = async (query: string) => (await app.call('GET', `/api/admin/analytics${query}`, { as: app.admin })).status;
    expect(await refused('?from=2026-07-15&to=2026-07-14')).toBe(400);
    expect(await refused('?from=2025-01-01&to=2026-07-14')).toBe(400);
    expect(await refused('?from=hier')).toBe(400);
  });
});

describe('the scores', () => {
  it('fall into buckets of ten, 100 into the last; a missing score is not counted as zero', async () => {
    for (const score of [0, 9, 10, 55, 59, 90, 100, null]) await aProspect(database, { score });
    const { scores } = await figures();
    expect(scores.buckets.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 2, 0, 0, 0, 2]);
    expect([scores.count, scores.average]).toEqual([7, 323 / 7]);
    for (const { from, to, count } of scores.buckets) expect(await listed('prospects', { score_gte: from, score_lte: to })).toBe(count);
    await database.query('DELETE FROM prospects');
    expect((await figures()).scores.average).toBeNull();
  });
});

describe('the visits', () => {
  it('separate people from technical views, by days of Zurich, without staff', async () => {
    const [one, two] = [await aProspect(database), await aProspect(database)];
    await event(one.id, 'page_view', 'human', '2026-03-28T22:59:59Z');
    await event(one.id, 'page_view', 'human', '2026-03-28T23:00:00Z');
    await event(one.id, 'page_view', 'human', '2026-03-29T21:59:59Z');
    await event(one.id, 'page_view', 'staff', '2026-03-29T12:00:00Z');
    await event(one.id, 'cta_click', 'human', '2026-03-29T12:00:00Z');
    for (const actor of ['gateway', 'preview', 'unknown']) await event(two.id, 'page_view', actor, '2026-03-29T12:00:00Z');
    expect((await figures('?from=2026-03-28&to=2026-03-30')).visits).toEqual([
      { day: '2026-03-28', people: 1, prospects: 1, technical: 0 },
      { day: '2026-03-29', people: 2, prospects: 1, technical: 3 },
      { day: '2026-03-30', people: 0, prospects: 0, technical: 0 },
    ]);
    expect(await visitors('2026-03-29')).toMatchObject({
      total: 2,
      visitors: [
        { prospect_id: one.id, company: 'Boulangerie Exemple', people: 2, technical: 0 },
        { prospect_id: two.id, people: 0, technical: 3 },
      ],
    });
  });

  it('cover the last 30 days without a period', async () => {
    const { id, token } = await aProspect(database);
    await event(id, 'page_view', 'human', new Date(Date.now() - 40 * 86_400_000).toISOString());
    await app.call('POST', `/api/public/prospects/${token}/events`, {
      body: { type: 'page_view', engaged: true },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    });
    await app.call('POST', `/api/public/prospects/${token}/events`, { body: { type: 'page_view' }, headers: { 'user-agent': 'curl/8' } });
    const { visits } = await figures();
    expect(visits).toHaveLength(30);
    expect(visits.at(-1)).toMatchObject({ people: 1, technical: 1 });
    expect(visits.slice(0, -1).every(({ people, technical }) => people + technical === 0)).toBe(true);
  });
});

describe('the marks of the charts', () => {
  const DAY = '2026-05-12';
  const within = { created_at_gte: '2026-05-09T22:00:00.000Z', created_at_lt: '2026-05-19T22:00:00.000Z', example: false };
  const FUNNEL = {
    contacted: { contacted: true },
    viewed: { page_vue: true },
    started: { quiz_commence: true },
    completed: { quiz_fait: true },
    appointment: { rdv_pris: true },
  };

  /** In every figure: two who count, a made-up company, and one who is about to be deleted. */
  async function everything() {
    const reached = {
      ...{ status: 'qualified' as const, page_vue: true, quiz_commence: true, quiz_fait: true, rdv_pris: true },
      created_at: new Date(`${DAY}T10:00:00Z`),
    };
    const all = [
      await aProspect(database, { ...reached, score: 42 }),
      await aProspect(database, { ...reached, score: 47 }),
      await aProspect(database, { ...reached, score: 44, metadata: { demo: true } as never }),
      await aProspect(database, { ...reached, score: 41 }),
    ];
    for (const { id } of all) await event(id, 'page_view', 'human', `${DAY}T12:00:00Z`);
    await event(all[0]?.id ?? '', 'page_view', 'human', `${DAY}T21:59:59Z`);
    await event(all[1]?.id ?? '', 'page_view', 'gateway', `${DAY}T22:00:00Z`);
    await database.query('UPDATE prospects SET deletion_id = gen_random_uuid() WHERE id = $1', [all[3]?.id]);
    return all;
  }

  it('count as the lists behind them: stages, scores and days', async () => {
    await everything();
    const { funnel, scores, visits, examples, total } = await figures('?from=2026-05-10&to=2026-05-19');
    expect([total, examples, visits.length]).toEqual([2, 1, 10]);
    for (const { stage, count } of funnel)
      expect([stage, await listed('prospects', { ...FUNNEL[stage], ...within })]).toEqual([stage, count]);
    for (const { from, to, count } of scores.buckets)
      expect(await listed('prospects', { score_gte: from, score_lte: to, ...within })).toBe(count);
    for (const { day, prospects } of visits) expect(await listed('prospects', { visited_on: day, example: false })).toBe(prospects);
    expect(visits.find(({ day }) => day === DAY)).toEqual({ day: DAY, people: 3, prospects: 2, technical: 0 });
    expect(await visitors(DAY)).toMatchObject({ total: 2 });
  });

  it('are compared with the preceding period of equal length, if both ends are given', async () => {
    await everything();
    expect((await figures('?from=2026-05-13&to=2026-05-15')).before).toMatchObject({ from: '2026-05-10', to: '2026-05-12', total: 2 });
    expect((await figures('?from=2026-05-13&to=2026-05-15')).before?.funnel.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2]);
    expect((await figures('?from=2026-05-13')).before).toBeNull();
    expect((await figures()).before).toBeNull();
  });

  it('count each step of a campaign as the list of its prospects', async () => {
    const people = [...(await everything()), await aProspect(database), await aProspect(database)];
    const [campaign] = await database.query<{ id: string }[]>(
      `INSERT INTO email_campaigns (name, status, started_at) VALUES ('Printemps', 'sent', '2026-05-01'), ('Jamais partie', 'draft', NULL) RETURNING id`,
    );
    const states = ['sent', 'sent', 'sent', 'sent', 'sent', 'left_out'];
    for (const [index, { id }] of people.entries())
      await database.query(
        `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, sent_at) VALUES ($1, $2, $2::uuid::text, $3, '2026-05-02')`,
        [campaign?.id, id, states[index]],
      );
    const [first, second] = people;
    for (const prospect of [first, second])
      await database.query(
        `INSERT INTO seo_audit_requests (email, prospect_id, created_at) VALUES ('a@example.ch', $1, $2)`,
        // one asked before the message came
        [prospect?.id, prospect === first ? '2026-05-03' : '2026-05-01'],
      );
    const { total, campaigns } = await cohorts('?from=2026-05-01&to=2026-05-31');
    expect([total, campaigns.length, campaigns[0]?.name]).toEqual([1, 1, 'Printemps']);
    expect(campaigns[0]?.steps.map(({ count }) => count)).toEqual([3, 2, 0, 1]);
    for (const { step, count } of campaigns[0]?.steps ?? [])
      expect(await listed('prospects', { in_campaign: campaign?.id, campaign_step: step, example: false })).toBe(count);
    expect(await cohorts('?from=2026-06-01')).toEqual({ total: 0, campaigns: [] });
    await database.query('DELETE FROM email_campaigns');
  });
});

describe('the questions', () => {
  it('show the average and where quizzes stop, as the answers behind them', async () => {
    const [done, open, opened] = [await aProspect(database), await aProspect(database), await aProspect(database, { quiz_commence: true })];
    for (const position of [1, 2, 3, 4, 5, 6, 7]) await answer(done.token, position, 0);
    await app.call('POST', `/api/public/quiz/${done.token}/complete`);
    await answer(open.token, 1, 3);
    await answer(open.token, 2, 3);
    const { questions, stopped_before } = await figures();
    const points = await database.query('SELECT question_id, avg(score_partiel)::float8 AS mean FROM reponses_quiz GROUP BY question_id');
    expect(questions.map(({ answers, stopped }) => [answers, stopped])).toEqual([
      [2, 0],
      [2, 1],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    for (const { question_id, average_points, answers, stopped } of questions) {
      expect(average_points).toBe(points.find((row: { question_id: string }) => row.question_id === question_id).mean);
      expect(await listed('quiz-responses', { question_id })).toBe(answers);
      expect(await listed('quiz-responses', { question_id, stopped: true })).toBe(stopped);
    }
    expect(stopped_before).toBe(1);
    expect(await listed('prospects', { quiz_commence: true, quiz_en_cours: false, quiz_fait: false })).toBe(1);
    await database.query(`UPDATE prospects SET created_at = '2026-01-10' WHERE id = ANY($1)`, [[open.id, opened.id]]);
    const january = await figures('?from=2026-01-01&to=2026-01-31');
    expect(january.questions.slice(0, 3).map(({ answers, stopped }) => [answers, stopped])).toEqual([
      [1, 0],
      [1, 1],
      [0, 0],
    ]);
    expect([january.stopped_before, january.questions[2]?.average_points]).toEqual([1, null]);
  });
});

describe('the dashboard', () => {
  it('ranks the prospects of today by the actions of people', async () => {
    const [reader, player, machine, yesterday] = [
      await aProspect(database),
      await aProspect(database),
      await aProspect(database),
      await aProspect(database),
    ];
    const now = new Date().toISOString();
    await event(reader.id, 'page_view', 'human', now);
    await event(reader.id, 'cta_click', 'human', now);
    await event(machine.id, 'page_view', 'gateway', now);
    await event(machine.id, 'page_view', 'staff', now);
    await event(yesterday.id, 'page_view', 'human', new Date(Date.now() - 26 * 3_600_000).toISOString());
    await answer(player.token, 1, 0);
    const { hot } = await dashboard();
    expect(hot.total).toBe(2);
    expect(hot.prospects).toMatchObject([
      { prospect_id: player.id, signals: ['quiz_answer'] },
      { prospect_id: reader.id, signals: ['cta_click', 'page_view'], company: 'Boulangerie Exemple' },
    ]);
  });

  it('shows scans, providers, nightly runs and waiting prospects', async () => {
    const { id } = await aProspect(database);
    await database.query(`INSERT INTO scans (kind, status, total) VALUES ('bulk', 'running', 12), ('nightly', 'queued', 3)`);
    const scan = await database.query(`INSERT INTO scans (kind, status, total, done) VALUES ('quick', 'done', 1, 1) RETURNING id`);
    await database.query('INSERT INTO scan_targets (scan_id, prospect_id, position) VALUES ($1, $2, 0)', [scan[0].id, id]);
    await database.query(
      `INSERT INTO seo_audit_requests (email, prospect_id, status, created_at) VALUES ('a@example.ch', $1, 'pending', now() - interval '30 hours'),
        ('b@example.ch', NULL, 'in_progress', now()), ('c@example.ch', NULL, 'completed', now() - interval '9 days')`,
      [id],
    );
    await database.query(
      `INSERT INTO contact_messages (nom, email, handled_at) VALUES ('A', 'a@example.ch', now()), ('B', 'b@example.ch', NULL)`,
    );
    const { scans, providers, night, requests } = await dashboard();
    expect([scans.queued, scans.running]).toEqual([1, 1]);
    expect(scans.latest).toHaveLength(3);
    expect(scans.latest.find(({ kind }) => kind === 'quick')?.prospect).toEqual({ prospect_id: id, company: 'Boulangerie Exemple' });
    expect(providers.length).toBeGreaterThan(3);
    expect(providers[0]).toEqual(expect.objectContaining({ circuit: 'closed', failures: 0, has_budget: true }));
    expect(night).toMatchObject({ enabled: expect.any(Boolean), last_run: null });
    expect(requests.audit_requests).toMatchObject({ count: 2, late: 1 });
    expect(Date.now() - Date.parse(requests.audit_requests.oldest_at ?? '')).toBeGreaterThan(29 * 3_600_000);
    expect(requests.contact_messages.count).toBe(1);
    expect(requests.referrals).toEqual({ count: 0, oldest_at: null });
    expect(requests.appointments).toEqual({ upcoming: 0, next_at: null });
  });

  it('is empty without data', async () => {
    const { counters, hot, scans } = await dashboard();
    expect([counters, hot, scans.latest]).toEqual([
      { total: 0, page_vue: 0, quiz_fait: 0, rdv_pris: 0, to_review: 0 },
      { total: 0, prospects: [] },
      [],
    ]);
  });
});
