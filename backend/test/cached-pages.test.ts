import { PageVersions, SHOWN_OF_PROSPECTS } from '../src/modules/analysis/public-report/page-versions.queries.js';
import type { ChangesSince, PlanProgress } from '../src/modules/analysis/public-report/progress/plan-progress.contract.js';
import { publicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import { PublicReports } from '../src/modules/analysis/public-report/public-report.queries.js';
import { publicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import { PAGES, type Page } from '../src/modules/site/pages.js';
import { SitePages } from '../src/modules/site/site-pages.service.js';
import { startApp, type TestApp } from './support/app.js';
import { cloneDatabase } from './support/database.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { aMeasuredProspect, POOR_PAGE } from './support/measured-prospect.js';
import { until } from './support/until.js';

/** Two processes on one database: one writes, the other has cached what it showed. */
let writer: TestApp;
let reader: TestApp;
let site: HostileSite;
let prospect: { id: string; token: string };

beforeAll(async () => {
  const DATABASE_URL = await cloneDatabase();
  site = await startHostileSite({
    '/accueil': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(POOR_PAGE),
  });
  writer = await startApp({ DATABASE_URL, SCAN_ALLOW_HOSTS: site.host });
  reader = await startApp({ DATABASE_URL, CACHE_MAX_AGE_MS: '1000' });
  const value = Object.fromEntries(['prospects', 'default'].map((rule) => [rule, { max: 100_000 }]));
  await writer.call('PUT', '/api/admin/settings/rateLimits', { as: writer.admin, body: { value } });
  prospect = await aMeasuredProspect(writer, site.url('/accueil'));
});
afterAll(async () => {
  await Promise.all([writer?.stop(), reader?.stop(), site?.stop()]);
});

const SHOWN = ['report', 'score', 'page', 'plan'] as const;

/** The clock of the caches: a second passes when the test says so. */
const realNow = performance.now.bind(performance);
let aheadMs = 0;
let frozenAt: number | null = null;
performance.now = () => (frozenAt ?? realNow()) + aheadMs;
afterEach(() => {
  frozenAt = null;
});
const secondPasses = () => {
  aheadMs += 1000;
};

/** What the other process answers. */
async function answered(): Promise<unknown[]> {
  const { token } = prospect;
  const report = await reader.call('GET', `/api/public/prospects/${token}`);
  const score = await reader.call('GET', `/api/public/prospects/${token}/score`);
  const pages = await Promise.all(['analyse', 'plan'].map((name) => reader.call<string>('GET', `/${name}/${token}`)));
  return [report.body, score.body, ...pages.map(({ body }) => String(body))];
}

/** What it would answer without a cache. */
async function uncached(): Promise<unknown[]> {
  const [reports, pages] = [reader.app.get(PublicReports, { strict: false }), reader.app.get(SitePages, { strict: false })];
  const html = async (name: string) => (await pages.render(PAGES[name] as Page, prospect.token, null)).html;
  const [report, score] = [await reports.report(prospect.token, null), await reports.score(prospect.token, null)];
  return [json(publicReport.parse(report)), json(publicScore.parse(score)), await html('analyse'), await html('plan')];
}
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const sql =
  (text: string, more: unknown[] = []) =>
  () =>
    writer.database.query(text, [prospect.id, ...more]);
const setting = (key: string, value: object) => () =>
  writer.call('PUT', `/api/admin/settings/${key}`, { as: writer.admin, body: { value } });

describe('a cached page', () => {
  it('equals the page rendered without a cache', async () => {
    const first = await answered();
    expect(first).toEqual(await uncached());
    expect(await answered()).toEqual(first);
  });

  it.each<[string, (typeof SHOWN)[number][], () => Promise<unknown>]>([
    ['the name of the company', [...SHOWN], sql(`UPDATE prospects SET business_name = 'Neue Bäckerei' WHERE id = $1`)],
    [
      'the findings of all pages of its site',
      ['report', 'page'],
      sql(
        `INSERT INTO site_crawls (prospect_id, run_id, status, url, host, ordered_at, finished_at, result)
         SELECT id, gen_random_uuid(), 'done', site_url, 'exemple.ch', now(), now(), jsonb_build_object('url', site_url,
                'explored_at', '2026-11-12T09:30:00.000Z', 'pages', 7, 'findings', jsonb_build_array(jsonb_build_object('name', 'missing_titles',
                'count', 1, 'pages', jsonb_build_array(jsonb_build_object('url', 'https://exemple.ch/a', 'sources', '[]'::jsonb,
                'title', NULL, 'status', 200, 'waiting_ms', NULL))))) FROM prospects WHERE id = $1`,
      ),
    ],
    [
      'a figure',
      ['report', 'page', 'score', 'plan'],
      sql('UPDATE pagespeed_results SET mobile_performance_score = 0.13 WHERE prospect_id = $1'),
    ],
    [
      'a figure in a transaction that waits',
      ['report', 'page'],
      async () => {
        await writer.database.transaction(async (manager) => {
          await manager.query(`UPDATE google_reviews_results SET rating = 1.3 WHERE prospect_id = $1`, [prospect.id]);
          await answered(); // what is cached meanwhile does not have it
        });
      },
    ],
    ['what was met', [...SHOWN], sql(`UPDATE connectivity_results SET outcome = 'parked' WHERE prospect_id = $1`)],
    ['what was met before', [...SHOWN], sql(`UPDATE connectivity_results SET outcome = 'ok' WHERE prospect_id = $1`)],
    ['a result that goes', ['report', 'page'], sql('DELETE FROM cms_detection_results WHERE prospect_id = $1')],
    [
      'a failure',
      ['report', 'page'],
      sql(`INSERT INTO measurements (prospect_id, analysis, state, source, measured_at) VALUES ($1, 'cms', 'failed', 'live', now())`),
    ],
    [
      'a request of his',
      ['report', 'page'],
      () => writer.call('POST', '/api/public/audit-requests', { body: { token: prospect.token, email: 'a@example.ch' } }),
    ],
    [
      'a call of his',
      ['report', 'page'],
      sql(
        `INSERT INTO appointments (prospect_id, start_at, end_at) VALUES ($1, now() + interval '9 days', now() + interval '9 days 30 minutes')`,
      ),
    ],
    [
      'the quiz',
      ['score', 'plan', 'report', 'page'],
      sql(`UPDATE prospects SET quiz_fait = true, quiz_commence = true, score = 31 WHERE id = $1`),
    ],
    [
      'a question of the quiz',
      ['score', 'plan'],
      sql(`UPDATE quiz_questions SET active = false WHERE $1::uuid IS NOT NULL AND id = (SELECT max(id) FROM quiz_questions WHERE active)`),
    ],
    ['a setting', [...SHOWN], setting('agency', { name: 'Atelier du Web', tagline: 'Vite et bien', email: 'a@example.ch' })],
    ['a reference', ['score', 'plan'], setting('benchmarks', { marketAverages: { maturity: 11, acquisition: 12, innovation: 13 } })],
    ['a message', ['plan'], sql(`UPDATE messages SET content = 'Tout neuf pour {company}.', condition = NULL WHERE $1::uuid IS NOT NULL`)],
    [
      'what is being measured',
      ['report', 'page'],
      async () => {
        const [{ id }] = await writer.database.query(
          `INSERT INTO scans (kind, status, total) VALUES ('single', 'running', 1) RETURNING id`,
        );
        await writer.database.query(`INSERT INTO scan_targets (scan_id, prospect_id, status, position) VALUES ($2, $1, 'waiting', 0)`, [
          prospect.id,
          id,
        ]);
      },
    ],
    ['its end', ['report', 'page'], sql(`UPDATE scan_targets SET status = 'done' WHERE prospect_id = $1`)],
    // plain SQL sends no notification: the same as one that is lost
  ])('shows %s of the other process within a second, without a notification', async (_, shown, change) => {
    const before = await answered();
    await change();
    secondPasses();
    const after = await answered();
    for (const one of shown) expect(after[SHOWN.indexOf(one)]).not.toEqual(before[SHOWN.indexOf(one)]);
    // the first response judges figures that were written by SQL anew
    secondPasses();
    expect(await answered()).toEqual(await uncached());
  });

  it('shows nothing of a transaction that is rolled back', async () => {
    const before = await answered();
    await expect(
      writer.database.transaction(async (manager) => {
        await manager.query(`UPDATE prospects SET business_name = 'Nie' WHERE id = $1`, [prospect.id]);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    secondPasses();
    expect(await answered()).toEqual(before);
  });

  it('is dropped at once when another process notifies of a change', async () => {
    frozenAt = realNow();
    const { token } = prospect;
    const name = async () => (await reader.call<{ company: string }>('GET', `/api/public/prospects/${token}`)).body.company;
    const before = await name();
    const body = { business_name: 'Café Notifié' };
    expect((await writer.call('PUT', `/api/admin/prospects/${prospect.id}`, { as: writer.admin, body })).status).toBe(200);
    await until(async () => (await name()) === 'Café Notifié');
    expect(before).not.toBe('Café Notifié');
  });

  it('is dropped when the listening connection was lost', async () => {
    frozenAt = realNow();
    const { token } = prospect;
    const name = async () => (await reader.call<{ company: string }>('GET', `/api/public/prospects/${token}`)).body.company;
    const before = await name();
    await sql(`UPDATE prospects SET business_name = 'Café Reconnecté' WHERE id = $1`)();
    expect(await name()).toBe(before);
    await writer.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'smartindex-listen'`,
    );
    await until(async () => (await name()) === 'Café Reconnecté');
  });

  it.each(['/api/public/prospects/', '/analyse/', '/testpage2/'])(
    '%s is served from the cache, counted, with the same ETag',
    async (path) => {
      const address = path + prospect.token;
      const ask = async (more: Record<string, string> = {}, query = '') => {
        const { status, headers, body } = await reader.call('GET', address + query, { headers: { 'accept-encoding': 'br', ...more } });
        const all = [...headers].filter(([name]) => !/^(date|ratelimit.*)$/.test(name)).sort();
        return { status, headers: Object.fromEntries(all), body, left: Number(headers.get('ratelimit-remaining')) };
      };
      const first = await ask();
      expect(await ask()).toEqual({ ...first, left: first.left - 1 });
      expect(await ask({}, '?utm_source=a%20b')).toEqual({ ...first, left: first.left - 2 });
      expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'private, no-store' });

      const known = { 'if-none-match': `"other", W/${first.headers.etag}` };
      const unchanged = await ask(known);
      expect([unchanged.status, unchanged.body || null, unchanged.headers.etag]).toEqual([304, null, first.headers.etag]);
      await sql(`UPDATE prospects SET business_name = business_name || '!' WHERE id = $1`)();
      secondPasses();
      expect((await ask(known)).status).toBe(200);
    },
  );

  it('has the same body in every encoding', async () => {
    const { token } = prospect;
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers, body } = await reader.call('GET', `/analyse/${token}`, { headers: { 'accept-encoding': encoding } });
        expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        return body;
      }),
    );
    expect(new Set(bodies.map(String)).size).toBe(1);
  });

  it('is rendered in the language of the URL, which a cookie stores', async () => {
    const { token } = prospect;
    for (let round = 0; round < 2; round++) {
      const german = await reader.call('GET', `/analyse/${token}?lang=de`);
      expect(String(german.body)).toMatch(/<html[^>]* lang="?de/);
      expect(german.headers.getSetCookie().join()).toMatch(/^lang=de;/);
      const french = await reader.call('GET', `/analyse/${token}`);
      expect(String(french.body)).toMatch(/<html[^>]* lang="?fr/);
      expect(french.headers.getSetCookie()).toEqual([]);
    }
  });

  it('is deleted with its prospect, and its former link redirects to the new one', async () => {
    const old = prospect.token;
    await writer.database.query(`UPDATE prospects SET token = 'neu12345' WHERE id = $1`, [prospect.id]);
    secondPasses();
    expect((await reader.call('GET', `/api/public/prospects/${old}`)).status).toBe(404);
    await writer.database.query(`INSERT INTO prospect_former_tokens (prospect_id, token) VALUES ($1, $2)`, [prospect.id, old]);
    expect((await reader.call<{ token: string }>('GET', `/api/public/prospects/${old}`)).body.token).toBe('neu12345');
    expect((await reader.call('GET', `/analyse/${old}`)).headers.get('location')).toBe('/analyse/neu12345');
    await writer.database.query('DELETE FROM prospects WHERE id = $1', [prospect.id]);
    secondPasses();
    expect((await reader.call('GET', '/api/public/prospects/neu12345')).status).toBe(404);
    expect(String((await reader.call('GET', '/analyse/neu12345')).body)).not.toContain('Neue Bäckerei');
  });
});

/** Records about a prospect that no cached page shows; a new table belongs here or to what is shown. */
const NOT_SHOWN = [
  ...['former_results'], // of an address that is not the prospect’s any more
  ...['prospect_notes', 'prospect_tasks', 'prospect_figures', 'queue_places', 'queue_done'],
  ...['notes', 'events', 'prospect_former_tokens', 'lead_alerts', 'prospect_images', 'dataforseo_keywords', 'webhook_deliveries'],
  ...['campaign_messages', 'emelia_events', 'contact_permissions', 'unsubscribe_links'],
  ...['suppressions', 'import_rows', 'trial_verifications', 'outbox', 'prospect_bulk_changes'],
  ...['prospect_status_changes', 'chat_deliveries', 'idempotent_requests'],
];
/** Of these not every row counts. */
const IN_PART = ['scan_targets', 'scan_tasks', 'measurements', 'campaign_recipients', 'site_crawls'];

it('every table about prospects is either shown and versioned, or not shown', async () => {
  const tables = await writer.database.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND column_name = 'prospect_id' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual([...SHOWN_OF_PROSPECTS, ...NOT_SHOWN, ...IN_PART].sort());
  expect(await reader.app.get(PageVersions, { strict: false }).of('neu12345')).toBeUndefined();
});

describe('the progress of a plan', () => {
  const path = (token: string) => `/api/public/prospects/${token}/progress`;
  const progress = async (token: string) => (await reader.call<PlanProgress>('GET', path(token))).body;

  const since = async (token: string) => (await reader.call<ChangesSince>('GET', `/api/public/prospects/${token}/since`)).body.since;

  it('is stored by the server, undone, and measured again with before and after', async () => {
    const { id, token } = await aMeasuredProspect(writer, site.url('/accueil'));
    const first = await progress(token);
    expect([first.done, first.total]).toEqual([0, 5]);
    const step = first.steps.find(({ id: name }) => name === 'speed');
    expect(step).toMatchObject({ done: false, measurable: true, check: null });
    const mark = (name: string, done: unknown) => writer.call<PlanProgress>('PUT', `${path(token)}/${name}`, { body: { done } });
    expect((await mark('speed', true)).body.done).toBe(1);
    expect((await progress(token)).steps.find(({ id: name }) => name === 'speed')?.done).toBe(true);
    expect((await mark('speed', false)).body.done).toBe(0);
    expect([(await mark('nothing', true)).status, (await mark('speed', 'yes')).status]).toEqual([404, 422]);

    const again = () => writer.call<PlanProgress & { message: string }>('POST', `${path(token)}/speed/measurement`);
    const checked = async () => (await progress(token)).steps.find(({ id: name }) => name === 'speed')?.check;
    const asked = await Promise.all([again(), again(), again()]);
    expect(asked.filter(({ status }) => status === 202).length).toBeGreaterThan(0);
    expect(await checked()).toMatchObject({ state: 'pending' });
    expect(await writer.database.query('SELECT 1 FROM scan_targets WHERE prospect_id = $1', [id])).toHaveLength(1);
    const end = (state: string) =>
      writer.database.query(
        `WITH ended AS (UPDATE scan_targets SET status = 'done' WHERE prospect_id = $1)
         INSERT INTO measurements (prospect_id, analysis, state, source, measured_at) VALUES ($1, 'pagespeed', $2, 'live', now() + interval '1 second')`,
        [id, state],
      );
    await end('failed');
    expect(await checked()).toEqual({ state: 'failed', words: expect.stringContaining('n’a pas abouti') });
    await writer.database.query('UPDATE pagespeed_results SET mobile_performance_score = 0.97 WHERE prospect_id = $1', [id]);
    await end('measured');
    await writer.database.query(
      `UPDATE measurements SET measured_at = measured_at + interval '1 minute' WHERE prospect_id = $1 AND state = 'measured'`,
      [id],
    );
    const check = await checked();
    expect(check?.state).toBe('measured');
    expect(check?.words).toMatch(/ avant, .* maintenant\./);
    const soon = await again();
    expect([soon.status, soon.body.message]).toEqual([409, expect.stringMatching(/vient d’être mesurée. Réessayez dans \d+ minutes/)]);
  });

  it('shows what was measured since the previous visit, and nothing on a first one', async () => {
    const { id, token } = await aMeasuredProspect(writer, site.url('/accueil'));
    const visit = (age: string) =>
      writer.database.query(
        `INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, 'page_view', 'human', now() - $2::interval)`,
        [id, age],
      );
    const speed = (mobile: number, age: string) =>
      writer.database.query(
        `INSERT INTO measurements (prospect_id, analysis, state, source, provider, measured_at, result)
         SELECT prospect_id, analysis, state, source, provider, now() - $3::interval, result || jsonb_build_object('mobile_performance_score', $2::float8)
           FROM measurements WHERE prospect_id = $1 AND analysis = 'pagespeed' AND state = 'measured' ORDER BY measured_at LIMIT 1`,
        [id, mobile, age],
      );
    await visit('5 minutes');
    await writer.database.query(`UPDATE measurements SET measured_at = now() - interval '9 days' WHERE prospect_id = $1`, [id]);
    await speed(0.61, '1 day');
    expect(await since(token)).toBeNull();
    await visit('20 minutes'); // the same visit
    expect(await since(token)).toBeNull();
    await visit('3 days');
    expect((await since(token))?.changes).toEqual([expect.stringMatching(/^Vitesse sur téléphone\u202f: \d+ avant, 61 maintenant\.$/)]);
    await visit('10 hours');
    expect(await since(token)).toBeNull(); // seen on that day
  });
});
