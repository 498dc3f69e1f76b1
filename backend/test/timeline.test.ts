import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import { ReviewState } from '../src/modules/analysis/review/review-state.service.js';
import type { AnalysisWithHistory } from '../src/modules/analysis/timeline/timeline.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects'));

interface Measured {
  analysis?: string;
  state?: string;
  source?: string;
  provider?: string;
  at: string;
  scan?: string | null;
  result?: object | null;
  error?: object | null;
}
const SCANS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'];

const measure = (prospectId: string, { analysis = 'pagespeed', state = 'measured', source = 'live', ...given }: Measured) =>
  app.database.query(
    `INSERT INTO measurements (prospect_id, analysis, state, source, provider, measured_at, scan_id, result, error) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      prospectId,
      analysis,
      state,
      source,
      given.provider ?? 'Lighthouse 13',
      given.at,
      given.scan ?? null,
      given.result ?? null,
      given.error ?? null,
    ],
  );
const speed = (mobile: number, desktop: number | null, more: object = {}) => ({
  url: 'https://boulangerie-exemple.ch/',
  mobile_performance_score: mobile,
  desktop_performance_score: desktop,
  ...more,
});
const analysis = async (id: string, query = '') =>
  (await app.call<AnalysisWithHistory>('GET', `/api/admin/prospects/${id}/analysis${query}`, { as: app.admin })).body;
const report = async (token: string) => (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`)).body;

describe('the timeline of a prospect', () => {
  it('is loaded on request, newest first, with the difference to the previous measurement', async () => {
    const { id } = await aProspect(app.database);
    await measure(id, { at: '2026-11-01T10:00:00Z', scan: SCANS[0] as string, result: speed(0.5, 0.8) });
    await measure(id, {
      at: '2026-11-08T10:00:00Z',
      scan: SCANS[1] as string,
      state: 'failed',
      error: { code: 'timeout', message: 'Trop lent', detail: null },
    });
    await measure(id, { at: '2026-11-15T10:00:00Z', scan: SCANS[2] as string, result: speed(0.7, 0.9) });
    await measure(id, {
      analysis: 'cms',
      at: '2026-11-15T10:00:01Z',
      scan: SCANS[2] as string,
      result: { url: 'https://boulangerie-exemple.ch/', cms_name: 'WordPress', version: '6.9' },
    });
    expect(await analysis(id)).not.toHaveProperty('history');
    const { history } = await analysis(id, '?history=1');
    expect(history).toMatchObject({ total: 4, page: 1, perPage: 25 });
    expect(history?.entries.map(({ analysis: name, state, measured_at }) => [name, state, measured_at.slice(0, 10)])).toEqual([
      ['cms', 'measured', '2026-11-15'],
      ['pagespeed', 'measured', '2026-11-15'],
      ['pagespeed', 'failed', '2026-11-08'],
      ['pagespeed', 'measured', '2026-11-01'],
    ]);
    const [cms, latest, failed, first] = history?.entries ?? [];
    expect(latest).toMatchObject({
      previous: { measured_at: '2026-11-01T10:00:00.000Z', provider: 'Lighthouse 13' },
      changes: {
        figures: [
          { figure: 'performance', from: 62, to: 78 },
          { figure: 'mobile', from: 50, to: 70 },
          { figure: 'desktop', from: 80, to: 90 },
        ],
      },
    });
    expect([cms, latest, first].map((entry) => entry?.first)).toEqual([true, false, true]);
    expect([cms, failed, first].map((entry) => [entry?.previous, entry?.changes])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(failed?.error).toMatchObject({ code: 'timeout' });
  });

  it('is paged and filtered by analysis', async () => {
    const { id } = await aProspect(app.database);
    for (let day = 1; day <= 7; day++) await measure(id, { at: `2026-11-0${day}T10:00:00Z`, result: speed(day / 10, null), scan: null });
    await measure(id, { analysis: 'reviews', at: '2026-11-09T10:00:00Z', result: { rating: 4.2, reviews_count: 9 } });
    const second = (await analysis(id, '?history=1&analysis=pagespeed&page=2&perPage=3')).history;
    expect(second).toMatchObject({ total: 7, page: 2, perPage: 3 });
    expect(second?.entries.map(({ measured_at }) => measured_at.slice(0, 10))).toEqual(['2026-11-04', '2026-11-03', '2026-11-02']);
    // the last of a page is compared with one of the next
    expect(second?.entries[2]?.changes?.figures).toContainEqual({ figure: 'mobile', from: 10, to: 20 });
    const refused = await app.call('GET', `/api/admin/prospects/${id}/analysis?history=1&perPage=1000`, { as: app.admin });
    expect(refused.status).toBe(400);
  });

  it('compares a median with the previous visit, not with its own first run or an example', async () => {
    const { id, token } = await aProspect(app.database);
    await measure(id, { at: '2026-11-01T10:00:00Z', scan: SCANS[0] as string, result: speed(0.4, 0.4) });
    await measure(id, { at: '2026-11-02T10:00:00Z', scan: SCANS[1] as string, result: speed(0.9, 0.9) });
    await measure(id, { at: '2026-11-02T10:02:00Z', scan: SCANS[1] as string, result: speed(0.6, 0.6, { runs: 3 }) });
    const [median] = (await analysis(id, '?history=1')).history?.entries ?? [];
    expect(median?.changes?.figures).toContainEqual({ figure: 'performance', from: 40, to: 60 });
    expect((await report(token)).changes).toEqual({
      performance: { from: 40, to: 60, since: '2026-11-01T10:00:00.000Z' },
      other_tool: null,
    });
    await measure(id, {
      analysis: 'keywords',
      state: 'sample',
      source: 'sample',
      at: '2026-11-01T10:00:00Z',
      result: { ranked_keywords: [{ keyword: 'a', rank_group: 1 }] },
    });
    await measure(id, { analysis: 'keywords', at: '2026-11-02T10:00:00Z', result: { ranked_keywords: [{ keyword: 'b', rank_group: 1 }] } });
    expect((await analysis(id, '?history=1&analysis=keywords')).history?.entries[0]?.changes).toBeNull();
  });
});

describe('a change of the measuring tool', () => {
  it('interrupts the curve: timeline, public page and score jump', async () => {
    const { id, token } = await aProspect(app.database);
    await measure(id, { at: '2026-11-01T10:00:00Z', scan: SCANS[0] as string, result: speed(0.3, 0.3), provider: 'Lighthouse 13.5.0' });
    await measure(id, { at: '2026-11-08T10:00:00Z', scan: SCANS[1] as string, result: speed(0.9, 0.9), provider: 'PageSpeed Insights' });
    const [latest] = (await analysis(id, '?history=1')).history?.entries ?? [];
    expect(latest).toMatchObject({ changes: null, break: 'other_tool', previous: { provider: 'Lighthouse 13.5.0' } });
    expect((await report(token)).changes).toEqual({
      performance: null,
      other_tool: { before: 'Lighthouse 13.5.0', now: 'PageSpeed Insights', since: '2026-11-01T10:00:00.000Z' },
    });
    const flags = async () => {
      await app.database.transaction((manager) => app.app.get(ReviewState, { strict: false }).afterScan(manager, id));
      return (await app.database.query(`SELECT red_flags FROM prospects WHERE id = $1`, [id]))[0].red_flags;
    };
    expect(await flags()).not.toContain('score_jump');
    // the same tool again: now there is something to compare
    await measure(id, { at: '2026-11-15T10:00:00Z', scan: SCANS[2] as string, result: speed(0.4, 0.4), provider: 'PageSpeed Insights' });
    expect((await report(token)).changes).toMatchObject({ performance: { from: 90, to: 40 }, other_tool: null });
    expect(await flags()).toContain('score_jump');
  });
});

describe('the public report', () => {
  it('shows no change without two measurements of the same website', async () => {
    const { id, token } = await aProspect(app.database);
    expect((await report(token)).changes).toEqual({ performance: null, other_tool: null });
    await measure(id, { at: '2026-11-01T10:00:00Z', result: speed(0.4, 0.4, { url: 'https://autre.ch/' }) });
    await measure(id, { at: '2026-11-02T10:00:00Z', result: speed(0.5, 0.5) });
    expect((await report(token)).changes).toEqual({ performance: null, other_tool: null });
  });

  let sites = 0;
  /** Stored speeds of so many prospects, each with a website of its own that answered as it should. */
  async function measured(scores: number[], values: object = {}, url?: string): Promise<string[]> {
    const tokens: string[] = [];
    for (const score of scores) {
      sites += 1;
      const { id, token } = await aProspect(app.database, values);
      await app.database.query(
        `INSERT INTO pagespeed_results (prospect_id, url, mobile_performance_score, measured_at) VALUES ($1, $2, $3, now())`,
        [id, url ?? `https://www.site-${sites}.ch/`, score],
      );
      await app.database.query(
        `INSERT INTO connectivity_results (prospect_id, url, accessible, outcome, measured_at) VALUES ($1, 'https://x.ch/', true, 'ok', now())`,
        [id],
      );
      tokens.push(token);
    }
    return tokens;
  }
  const scale = (count: number) => Array.from({ length: count }, (_, index) => 0.3 + index / 100);

  it('compares with all measured sites from twenty on', async () => {
    const tokens = await measured(scale(19));
    expect((await report(tokens[10] as string)).percentile).toBeNull();
    const [last] = await measured([0.9]);
    expect((await report(last as string)).percentile).toEqual({ value: 100, n: 20, scope: 'all' });
    expect((await report(tokens[0] as string)).percentile).toEqual({ value: 0, n: 20, scope: 'all' });
    const { token } = await aProspect(app.database); // not measured itself
    expect((await report(token)).percentile).toBeNull();
  });

  it('compares with the same trade and town when there are enough', async () => {
    const bakers = { location: 'Lausanne, Vaud', metadata: { industry: 'Boulangerie' } } as never;
    const tokens = await measured(scale(20), bakers);
    await measured(
      scale(10).map((score) => score / 10),
      { location: 'lausanne', metadata: { industry: 'Garage' } },
    );
    // accents and case do not matter, nor where the import has put the town
    const [best] = await measured([0.95], { location: null, metadata: { industry: 'BOULANGERIE', companyLocation: 'Lausanne' } });
    expect((await report(best as string)).percentile).toEqual({ value: 100, n: 21, scope: 'peers' });
    expect((await report(tokens[0] as string)).percentile).toEqual({ value: 0, n: 21, scope: 'peers' });
    const plan = await app.database.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query(`EXPLAIN SELECT 1 FROM prospects p WHERE prospect_peer_group(p.location, p.metadata) = 'boulangerie|lausanne'`);
    });
    expect(JSON.stringify(plan)).toContain('prospects_peer_group_idx');
  });

  describe('counts own live pages in order only', () => {
    let tokens: string[];
    beforeEach(async () => {
      tokens = await measured(scale(20));
    });
    const n = async () => (await report(tokens[0] as string)).percentile?.n ?? null;
    const one = `(SELECT id FROM prospects WHERE token = $1)`;
    it.each([
      ['an example', `UPDATE pagespeed_results SET source = 'sample' WHERE prospect_id = ${one}`],
      ['a figure typed by staff', `UPDATE pagespeed_results SET source = 'manual' WHERE prospect_id = ${one}`],
      ['a demonstration', `UPDATE prospects SET metadata = '{"demo": true}' WHERE id = ${one}`],
      ['a trial that nobody has confirmed', `UPDATE prospects SET metadata = '{"is_trial": true}' WHERE id = ${one}`],
      [
        'a trial of our own',
        `UPDATE prospects SET metadata = '{"is_trial": true, "status": "verified", "internal": true}' WHERE id = ${one}`,
      ],
      ['a page that is parked', `UPDATE connectivity_results SET outcome = 'parked' WHERE prospect_id = ${one}`],
      ['a page that nobody has looked at', `DELETE FROM connectivity_results WHERE prospect_id = ${one}`],
      [
        'a page that was another one when it was measured',
        `INSERT INTO measurements (prospect_id, analysis, state, source, measured_at, result)
           SELECT id, 'connectivity', 'measured', 'live', now() - interval '1 minute', '{"outcome": "maintenance"}' FROM prospects WHERE token = $1`,
      ],
      [
        'a second prospect with the same website',
        `UPDATE pagespeed_results SET url = 'https://www.same.ch/a' WHERE prospect_id IN (${one}, (SELECT id FROM prospects WHERE token = $2))`,
      ],
    ])('without %s', async (_, change) => {
      expect(await n()).toBe(20);
      await app.database.query(change, change.includes('$2') ? [tokens[3], tokens[4]] : [tokens[3]]);
      expect(await n()).toBeNull();
      await measured([0.9]);
      expect(await n()).toBe(20);
    });

    it('with a confirmed trial', async () => {
      await app.database.query(`UPDATE prospects SET metadata = '{"is_trial": true, "status": "verified"}' WHERE id = ${one}`, [tokens[3]]);
      expect(await n()).toBe(20);
    });

    it('without a rank for an excluded site', async () => {
      await measured([0.9]);
      await app.database.query(`UPDATE connectivity_results SET outcome = 'parked' WHERE prospect_id = ${one}`, [tokens[0]]);
      expect(await n()).toBeNull();
    });
  });
});

describe('a score over some parts', () => {
  const score = async (token: string) => (await app.call<PublicScore>('GET', `/api/public/prospects/${token}/score`)).body;

  it('shows the number of parts', async () => {
    const { id, token } = await aProspect(app.database);
    expect(await score(token)).toMatchObject({
      overall: { estimated: true, measuredParts: { k: 0, n: 2 } },
      technical: null,
      technicalParts: { k: 0, n: 5 },
      categories: {
        maturity: { estimated: true, measuredParts: { k: 0, n: 6 } },
        acquisition: { estimated: true, measuredParts: { k: 0, n: 5 } },
        innovation: { estimated: true, measuredParts: { k: 0, n: 5 } },
      },
    });
    await app.database.query(
      `INSERT INTO pagespeed_results (prospect_id, url, mobile_performance_score, best_practices_score, seo_score, measured_at) VALUES ($1, 'https://x.ch/', 0.5, 0.9, 0.8, now())`,
      [id],
    );
    expect(await score(token)).toMatchObject({
      overall: { value: 50, estimated: false, measuredParts: { k: 1, n: 2 } },
      technical: 65, // (0.4 × 50 + 0.3 × 90 + 0.1 × 50) / 0.8
      technicalParts: { k: 2, n: 5 },
      categories: { acquisition: { value: 80, estimated: false, measuredParts: { k: 1, n: 5 } } },
    });
    expect((await report(token)).overall).toEqual({ value: 50, estimated: false, measuredParts: { k: 1, n: 2 } });
  });
});
