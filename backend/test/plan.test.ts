import { AnalysisResults } from '../src/modules/analysis/measurements/analysis-results.service.js';
import type { ShownAction } from '../src/modules/analysis/public-report/progress/plan-action.contract.js';
import type { PlanProgress } from '../src/modules/analysis/public-report/progress/plan-progress.contract.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { aMeasuredProspect, POOR_PAGE } from './support/measured-prospect.js';
import { until } from './support/until.js';

/** The one plan: the same list on every page, where a measurement beats a click (decision 58). */
let app: TestApp;
let site: HostileSite;
beforeAll(async () => {
  site = await startHostileSite({
    '/accueil': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(POOR_PAGE),
  });
  app = await startApp({ DATABASE_URL: await cloneDatabase(), SCAN_ALLOW_HOSTS: site.host });
});
afterAll(async () => {
  await Promise.all([app?.stop(), site?.stop()]);
});

const path = (token: string) => `/api/public/prospects/${token}/progress`;
const progress = async (token: string) => (await app.call<PlanProgress>('GET', path(token))).body;
const mark = async (token: string, step: string, done: boolean) =>
  (await app.call<PlanProgress>('PUT', `${path(token)}/${step}`, { body: { done } })).body;
const actionIn = (steps: readonly ShownAction[], id: string) => steps.find((step) => step.id === id);

/** Stores a speed as a scan does. */
const measure = (prospect: Pick<Prospect, 'id' | 'site_url'>, mobile: number, measuredAt: Date) =>
  app.database.transaction((manager) =>
    app.app.get(AnalysisResults, { strict: false }).save(
      manager,
      { prospectId: prospect.id, analysis: 'pagespeed', site: null, scanId: null, measuredAt, durationMs: 1 },
      {
        ...{ state: 'measured', source: 'live', provider: 'Lighthouse' },
        result: {
          url: prospect.site_url,
          ...{ performance_score: mobile, mobile_performance_score: mobile, desktop_performance_score: 0.95, accessibility_score: 0.95 },
          ...{ best_practices_score: 1, seo_score: 1, mobile_data: null, desktop_data: null, runs: 1, range: null },
        } as never,
      },
    ),
  );
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** Titles of the list, in the order of a page. */
const titlesOn = async (page: string, token: string): Promise<string[]> => {
  const html = (await app.call<string>('GET', `/${page}/${token}`)).body;
  return [...html.matchAll(/<h3 id="action-[^"]*">(?:<span[^>]*>\d+<\/span> )?([^<]+)<\/h3>/g)].map(([, title]) => title ?? '');
};

describe('the list of actions', () => {
  it('is the same on the report, both score pages and the plan, complete in the first HTML', async () => {
    const { token } = await aMeasuredProspect(app, site.url('/accueil'));
    const [report, score, { steps }] = await Promise.all([
      app.call<PublicReport>('GET', `/api/public/prospects/${token}`),
      app.call<PublicScore>('GET', `/api/public/prospects/${token}/score`),
      progress(token),
    ]);
    expect(report.body.actions).toEqual(steps);
    expect(score.body.actions).toEqual(steps);
    expect(steps).toHaveLength(5);
    const pages = await Promise.all(['analyse', 'score', 'monscore', 'plan'].map((page) => titlesOn(page, token)));
    expect(new Set(pages.map(String)).size).toBe(1);
    expect(pages[0]).toHaveLength(5);
  });

  it('has the actions of the answers once the quiz is done, each with its own advice in every language', async () => {
    const { id, token } = await aMeasuredProspect(app, site.url('/accueil'));
    const questions = [
      { id: 3, question: 'Quel est votre budget annuel pour Internet ?', category: 'maturity', answer: 'Aucun', points: 0 },
      { id: 6, question: 'Quel canal vous amène des clients ?', category: 'acquisition', answer: 'Aucun', points: 5 },
    ];
    await app.database.query(`UPDATE prospects SET score = 20, quiz_fait = true WHERE id = $1`, [id]);
    await app.database.query(
      `INSERT INTO quiz_results (prospect_id, score, maturity, acquisition, innovation, questions, completed_at) VALUES ($1, 20, 0, 20, 20, $2, now())`,
      [id, JSON.stringify(questions)],
    );
    const { steps } = await progress(token);
    expect(steps.map((step) => step.id)).toEqual(expect.arrayContaining(['answer-3', 'answer-6']));
    expect(steps).toHaveLength(5);
    expect(actionIn(steps, 'answer-3')).toMatchObject({
      title: expect.stringContaining('petit montant fixe'),
      who: 'vous',
      measurable: false,
    });
    const german = (await app.call<PlanProgress>('GET', `${path(token)}?lang=de`, { headers: { 'accept-language': 'de' } })).body.steps;
    const titles = ['answer-3', 'answer-6'].map((one) => actionIn(german, one)?.title);
    expect(new Set(titles).size).toBe(2);
    expect(JSON.stringify(steps)).not.toMatch(/\+\d+ points?/);
  });
});

describe('the state of an action', () => {
  it('is « fait » after the click, « à revoir » once a later measurement finds the fault, with date and figure', async () => {
    const prospect = await aProspect(app.database);
    await measure(prospect, 0.42, hours(-24));
    expect(actionIn((await progress(prospect.token)).steps, 'speed')).toMatchObject({ state: 'todo', done: false, note: null });
    expect(actionIn((await mark(prospect.token, 'speed', true)).steps, 'speed')).toMatchObject({ state: 'done', done: true });
    await measure(prospect, 0.44, hours(1));
    const contradicted = await progress(prospect.token);
    expect(actionIn(contradicted.steps, 'speed')).toMatchObject({
      ...{ state: 'review', state_words: 'À revoir', done: false },
      note: expect.stringMatching(/^Mesuré le \d\d\.\d\d\.\d{4}\u202f: 44\u00a0sur\u00a0100\.$/),
    });
    expect(contradicted.done).toBe(0);
    const html = (await app.call<string>('GET', `/plan/${prospect.token}`)).body;
    expect(html).toContain('À revoir');
    expect(html).not.toMatch(/data-action="speed" data-state="done"/);
  });

  it('is « mesuré : corrigé » once a later measurement finds it no more, and no click changes that', async () => {
    const prospect = await aProspect(app.database);
    await measure(prospect, 0.42, hours(-24));
    await mark(prospect.token, 'speed', true);
    await measure(prospect, 0.97, hours(1));
    const { steps, done } = await progress(prospect.token);
    expect(actionIn(steps, 'speed')).toMatchObject({ state: 'fixed', state_words: 'Mesuré\u202f: corrigé', done: true });
    expect(actionIn(steps, 'speed')?.note).toMatch(/^Mesuré le .*réglé/);
    expect(done).toBe(1);
    expect(actionIn((await mark(prospect.token, 'speed', false)).steps, 'speed')?.state ?? 'gone').not.toBe('todo');
  });

  it('is shown by the cached pages at once', async () => {
    const prospect = await aProspect(app.database);
    await measure(prospect, 0.42, hours(-24));
    expect((await app.call<string>('GET', `/analyse/${prospect.token}`)).body).toMatch(/data-action="speed" data-state="todo"/);
    await mark(prospect.token, 'speed', true);
    const page = async () => (await app.call<string>('GET', `/analyse/${prospect.token}`)).body;
    await until(async () => /data-action="speed" data-state="done"/.test(await page()));
  });
});

describe('the correction that is given away', () => {
  it('is on the page as text, and the message to the webmaster leads back to the plan', async () => {
    const { token } = await aMeasuredProspect(app, site.url('/accueil'));
    const { actions, webmaster } = (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body;
    const faults = actions.filter(({ findings }) => findings.length > 0);
    expect(faults.length).toBeGreaterThan(0);
    for (const { id, corrections } of faults) expect([id, corrections.length]).toEqual([id, expect.any(Number)]);
    for (const { corrections } of faults) expect(corrections[0]?.text.length).toBeGreaterThan(10);
    expect(webmaster?.text).toContain(`/plan/${token}`);
    const html = (await app.call<string>('GET', `/plan/${token}`)).body;
    expect(html).toContain('href="mailto:?subject=');
    expect(html).toContain('data-copied=""');
  });
});
