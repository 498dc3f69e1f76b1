import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { TrialProgress } from '../src/modules/trials/trial.contract.js';
import type { Emulator } from './emulators/emulator.js';
import { KEYS } from './emulators/keys.js';
import { startPageSpeed } from './emulators/page-speed.js';
import { startApp, type TestApp } from './support/app.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';

const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Menuiserie du Lac</title><meta name="generator" content="WordPress 6.9">
  <meta name="viewport" content="width=device-width"></head><body><main><h1>Le bois</h1><p>${'Nous fabriquons des portes en bois. '.repeat(30)}</p></main></body></html>`;

let site: HostileSite;
let speed: Emulator;
let app: TestApp;
/** Names that mean this machine, so that an e-mail address can belong to the site. */
const named = (name: string) => `${name}.localhost:${site.host.split(':')[1]}`;

beforeAll(async () => {
  speed = await startPageSpeed();
  site = await startHostileSite({ '/bois': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page) });
  const SCAN_ALLOW_HOSTS = ['menuiserie', 'panne', 'notes'].map(named).join(',');
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS, PAGESPEED_BASE_URL: speed.url });
});
afterAll(async () => {
  await app.stop();
  await site.stop();
  await speed.stop();
});

/** Our own browser has shown in the first test that it measures. */
const measureElsewhere = () => app.call('PUT', '/api/admin/api-keys/pagespeed', { as: app.admin, body: { apiKey: KEYS.pagespeed.key } });

async function start(name: string, path: string): Promise<string> {
  const body = {
    websiteUrl: `http://${named(name)}${path}`,
    email: `zoe@${name}.localhost`,
    companyName: 'Menuiserie du Lac',
    city: 'Yverdon',
    consent: true,
  };
  const answer = await app.call<{ token: string }>('POST', '/api/public/trials', { body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.token;
}

const progress = async (token: string) => (await app.call<TrialProgress>('GET', `/api/public/trials/${token}/progress`)).body;
async function ended(token: string): Promise<TrialProgress> {
  for (const deadline = Date.now() + 180_000; ; await sleep(200)) {
    const state = await progress(token);
    if (state.status === 'completed' || state.status === 'failed') return state;
    if (Date.now() > deadline) throw new Error(`trial still runs: ${JSON.stringify(state)}`);
  }
}
const prospectOf = async (token: string) => (await app.database.query('SELECT * FROM prospects WHERE token = $1', [token]))[0];
const emailsOf = (token: string) =>
  app.database.query(
    'SELECT o.kind, o.body_text FROM outbox o JOIN prospects p ON p.id = o.prospect_id WHERE p.token = $1 ORDER BY o.created_at',
    [token],
  );
const introOf = async (token: string) =>
  (
    await app.database.query('SELECT content FROM personalized_intros i JOIN prospects p ON p.id = i.prospect_id WHERE p.token = $1', [
      token,
    ])
  )[0]?.content;

interface Speed {
  mobile_performance_score: number;
  desktop_performance_score: number;
  accessibility_score: number;
  best_practices_score: number;
}

/** Formula 10 by hand: WordPress with a version, reachable without a certificate, no keywords, no reviews. */
function withoutVendors(speed: Speed): number {
  const hundred = (fraction: number) => 100 * Number(fraction);
  const base = 0.6 * hundred(speed.mobile_performance_score) + 0.4 * hundred(speed.desktop_performance_score);
  const performance = Math.min(100, base + hundred(speed.accessibility_score) / 10);
  const maturity = 45 + hundred(speed.best_practices_score) / 2;
  return Math.floor((0.25 * performance + 0.2 * maturity + 0.1 * 60) / 0.55 + 0.5 + 1e-9);
}

describe('the scan of a trial', () => {
  it('measures five parts, then composes introduction and recommendations, and reports each stage', async () => {
    const token = await start('menuiserie', '/bois');
    const response = await fetch(`${app.url}/api/public/trials/${token}/progress`, { headers: { accept: 'text/event-stream' } });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const seen = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as TrialProgress);
    const stages = seen.map(({ stage }) => stage);
    expect(stages).toEqual([...stages].sort());
    expect(stages[0]).toBeLessThan(3);
    const last = seen.at(-1);
    expect(last).toMatchObject({ status: 'completed', stage: 5, label: 'Votre analyse est prête', message: null });
    const states = Object.fromEntries(last?.steps.map(({ name, state }) => [name, state]) ?? []);
    // without keys there is an example of keywords, and no reviews: neither is a measurement
    expect(states).toEqual({
      connectivity: 'done',
      pagespeed: 'done',
      cms: 'done',
      keywords: 'missing',
      reviews: 'missing',
      intro: 'done',
      recommendations: 'done',
    });

    const prospect = await prospectOf(token);
    expect(prospect.metadata).toMatchObject({
      analyze_status: 'completed',
      analysis_success_count: 3,
      analysis_total_count: 5,
      analysis_error: null,
    });
    expect(prospect.metadata.analysis_completed_at > prospect.metadata.analysis_started_at).toBe(true);
    // of its five parts, search and reputation were not measured: the rest carries the score alone
    expect(prospect.self_serve_measured).toBe(3);
    const [speed] = await app.database.query('SELECT * FROM pagespeed_results WHERE prospect_id = $1', [prospect.id]);
    expect(prospect.self_serve_score).toBe(withoutVendors(speed));
    const { body: report } = await app.call<PublicReport>('GET', `/api/public/prospects/${token}`);
    expect(report.self_serve).toMatchObject({
      score: prospect.self_serve_score,
      measured: { k: 3, n: 5 },
      missing: ['seo', 'reputation'],
    });
    // exactly the five of the specification together, then the texts, each after all that it reads
    const tasks: { analysis: string; started_at: Date; finished_at: Date }[] = await app.database.query(
      'SELECT analysis, started_at, finished_at FROM scan_tasks WHERE prospect_id = $1',
      [prospect.id],
    );
    const isText = ({ analysis }: { analysis: string }) => analysis === 'intro' || analysis === 'recommendations';
    const measures = tasks.filter((task) => !isText(task));
    expect(measures.map(({ analysis }) => analysis).sort()).toEqual(['cms', 'connectivity', 'keywords', 'pagespeed', 'reviews']);
    const texts = tasks.filter(isText).sort((a, b) => a.started_at.getTime() - b.started_at.getTime());
    expect(texts.map(({ analysis }) => analysis)).toEqual(['intro', 'recommendations']);
    const lastMeasured = Math.max(...measures.map(({ finished_at }) => finished_at.getTime()));
    expect(texts[0]?.started_at.getTime()).toBeGreaterThanOrEqual(lastMeasured);
    expect(texts[1]?.started_at.getTime()).toBeGreaterThanOrEqual(texts[0]?.finished_at.getTime() ?? Number.POSITIVE_INFINITY);
    expect(await introOf(token)).toContain('points sur 100 sur téléphone');
    expect(await emailsOf(token)).toEqual([
      { kind: 'trial_confirmation', body_text: expect.any(String) },
      { kind: 'trial_ready', body_text: expect.stringContaining(`/t/${token}\n`) },
    ]);
    const { headline } = (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body;
    const [, ready] = await emailsOf(token);
    const [greeting, ...said] = (ready?.body_text ?? '').replaceAll('\u2060', '').split('\n\n');
    expect([greeting, said.includes(headline.sentence)]).toEqual(['Bonjour,', headline.finding !== null]);
    expect(ready?.body_text).toMatch(/\n\nVitesse\s: \d+ sur 100 – \S+\n\nL’analyse/);
  });

  it('without a result reports the cause, and may be restarted at once', async () => {
    await measureElsewhere();
    const token = await start('panne', '/500');
    expect(await ended(token)).toMatchObject({
      status: 'failed',
      stage: 5,
      message: expect.stringMatching(/^Votre site a répondu par une page d’erreur/),
    });
    expect((await prospectOf(token)).metadata).toMatchObject({
      analyze_status: 'error',
      analysis_success_count: 1,
      analysis_error: expect.stringMatching(/^Votre site a répondu par une page d’erreur/),
    });
    expect(await introOf(token)).toBeUndefined();
    expect((await emailsOf(token)).at(-1)).toEqual({
      kind: 'trial_failed',
      body_text: expect.stringMatching(/page d’erreur.*\/essai\n/s),
    });
    expect(await ended(await start('panne', '/bois'))).toMatchObject({ status: 'completed' });
  });

  it('stores the global score when every part was measured', async () => {
    await measureElsewhere();
    await app.call('PUT', '/api/admin/settings/trial', { as: app.admin, body: { value: { requireEmailVerification: true } } });
    const token = await start('notes', '/bois');
    const { id } = await prospectOf(token);
    // what the vendors would have answered; a scan without a key leaves it alone
    const provenance = { source: 'live', provider: 'DataForSEO', measured_at: new Date() };
    const { database } = app;
    const entity = (table: string) => database.entityMetadatas.find(({ tableName }) => tableName === table)?.target ?? '';
    const reviews = { status: 'completed', rating: 4.5, reviews_count: 24, reviews: [], fetch_time: new Date() };
    await database.getRepository(entity('google_reviews_results')).save({ prospect_id: id, ...reviews, provenance });
    const keyword = { keyword: 'portes en bois', rank_group: 4, rank_absolute: 5, search_volume: 500 };
    const keywords = { domain: 'notes.localhost', ranked_keywords: [keyword], metrics: null, analyzed_at: new Date() };
    await database.getRepository(entity('keyword_analysis_results')).save({ prospect_id: id, ...keywords, provenance });
    const [{ body_text }] = await database.query('SELECT body_text FROM outbox WHERE prospect_id = $1', [id]);
    const verificationToken = /\/verification\/(\S+)/.exec(body_text)?.[1];
    await app.call('POST', '/api/public/verifications', { body: { verificationToken } });
    await ended(token);
    const [prospect] = await database.query('SELECT self_serve_score FROM prospects WHERE id = $1', [id]);
    const [speed] = await database.query('SELECT * FROM pagespeed_results WHERE prospect_id = $1', [id]);
    const [cms] = await database.query('SELECT version FROM cms_detection_results WHERE prospect_id = $1', [id]);
    expect(cms.version).toBe('6.9');
    const hundred = (fraction: number) => 100 * Number(fraction);
    const performance = Math.min(
      100,
      0.6 * hundred(speed.mobile_performance_score) +
        0.4 * hundred(speed.desktop_performance_score) +
        hundred(speed.accessibility_score) / 10,
    );
    const seo = Math.min(100, 0.4 * hundred(speed.seo_score) + 2 + 2 + (10 - 4 / 5));
    const reputation = (70 * 4.5) / 5 + 20;
    const maturity = 45 + hundred(speed.best_practices_score) / 2;
    const infrastructure = 60 + 40 * 0; // reachable, no certificate
    expect(prospect.self_serve_score).toBe(
      Math.round(0.25 * performance + 0.25 * seo + 0.2 * reputation + 0.2 * maturity + 0.1 * infrastructure),
    );
  });
});
