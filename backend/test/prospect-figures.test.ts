import { judge } from '../src/modules/analysis/findings/judge.js';
import { LatestResults } from '../src/modules/analysis/findings/latest-results.queries.js';
import { factsOfProspect } from '../src/modules/analysis/findings/prospect-facts.js';
import type { BulkAnswer } from '../src/modules/bulk-actions/bulk-action.contract.js';
import type { ListedProspect } from '../src/modules/prospects/prospect.contract.js';
import { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { FIGURE_SORTS } from '../src/modules/prospects/prospect-figures.queries.js';
import { cityOf } from '../src/modules/prospects/prospect-view.js';
import { cantonOf } from '../src/rules/canton-places.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { expectCurrentFigures } from './support/current-figures.js';
import { aMeasuredSite, type Measured, resultsOf, saveResults } from './support/measured-site.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const SITE: Measured = {
  mobile: 42,
  desktop: 81,
  title: 'Menuiserie',
  h1: [],
  words: 120,
  cms: ['WordPress', '6.9'],
  positions: [3, 18, 44],
  reviews: [4.6, 37],
};
const PLACE = { location: '1003 Lausanne', metadata: { industry: 'Menuiserie' } };

const list = async (filter: object, sort: [string, string] = ['created_at', 'DESC'], range = [0, 99]) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: JSON.stringify(range) });
  const { body, headers } = await app.call<ListedProspect[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin });
  return { items: body, ids: body.map(({ id }) => id), total: Number(headers.get('content-range')?.split('/')[1]) };
};
const listed = async (id: string) => (await list({ id: [id] })).items[0]?.figures;

/** What the list should show, from the result tables themselves. */
async function measured(id: string) {
  const prospect = await app.database.getRepository(Prospect).findOneByOrFail({ id });
  const report = await app.app.get(LatestResults, { strict: false }).report(id);
  const { facts, total, critical } = judge(factsOfProspect(prospect, report));
  const isLooked = facts.pageMeasured || facts.speedMeasured;
  return {
    mobile_points: facts.mobilePoints,
    desktop_points: facts.desktopPoints,
    cms: facts.cms,
    findings: isLooked ? total : null,
    critical: isLooked ? critical : null,
    keyword_count: facts.keywordCount,
    rating: facts.rating,
    review_count: facts.reviewCount,
    assistant_answers: facts.assistantAnswers,
    assistant_citations: facts.assistantCitations,
    cited_share: facts.assistantAnswers ? Math.round((100 * (facts.assistantCitations ?? 0)) / facts.assistantAnswers) : null,
    scanned_at: prospect.metadata.last_analyzed ?? null,
    city: cityOf(prospect),
    canton: cantonOf(cityOf(prospect)),
    trade: prospect.metadata.industry ?? null,
  };
}
const agree = async (id: string) => {
  const figures = await listed(id);
  expect(figures).toEqual(await measured(id));
  return figures;
};
const put = (path: string, body: object) => app.call('PUT', `/api/admin/prospects/${path}`, { as: app.admin, body });

describe('the figures of the list', () => {
  it('equal the results after every kind of change', async () => {
    const { id } = await aMeasuredSite(app, SITE, PLACE);
    const first = await agree(id);
    expect(first).toMatchObject({
      mobile_points: 42,
      cms: 'WordPress',
      keyword_count: 3,
      rating: 4.6,
      city: '1003 Lausanne',
      canton: 'VD',
    });
    expect(first?.findings).toBeGreaterThan(1);
    // a scan, and figures of staff
    await saveResults(app, id, resultsOf('https://menuiserie-du-lac.ch/', { mobile: 67, cms: ['Joomla', null] }));
    expect(await agree(id)).toMatchObject({ mobile_points: 67, cms: 'Joomla', keyword_count: 3 });
    await put(`${id}/figures/reviews`, { rating: 3.9, reviews_count: 12 });
    await put(`${id}/figures/citations`, { platforms: [{ platform: 'chatgpt', citations: 2 }] });
    expect(await agree(id)).toMatchObject({ rating: 3.9, review_count: 12 });
    await app.call('DELETE', `/api/admin/prospects/${id}/figures/reviews`, { as: app.admin });
    const before = await agree(id);
    // another address, and back
    await put(id, { site_url: 'https://nouveau.ch/' });
    expect(await agree(id)).toMatchObject({ mobile_points: null, cms: null, findings: null, city: '1003 Lausanne' });
    await put(id, { site_url: 'https://menuiserie-du-lac.ch/' });
    expect(await agree(id)).toEqual(before);
    // what the prospect itself says
    await put(id, { location: 'Genève', metadata: { industry: 'Ébénisterie' } });
    expect(await agree(id)).toMatchObject({ city: 'Genève', canton: 'GE', trade: 'Ébénisterie' });
  });

  it('are hidden and restored with a bulk deletion, and deleted with their prospect', async () => {
    const { id } = await aMeasuredSite(app, SITE, { location: 'Nulleville' });
    const bulk = { as: app.admin, body: { action: 'delete', filter: { place: 'nulleville' } } };
    const { body } = await app.call<BulkAnswer>('POST', '/api/admin/prospects/bulk', bulk);
    expect([body.count, (await list({ place: 'nulleville' })).total]).toEqual([1, 0]);
    await app.call('POST', `/api/admin/prospects/bulk/${body.id}/undo`, { as: app.admin });
    expect((await list({ place: 'nulleville' })).ids).toEqual([id]);
    await agree(id);
    await app.call('DELETE', `/api/admin/prospects/${id}`, { as: app.admin });
    expect(await app.database.query('SELECT FROM prospect_figures WHERE prospect_id = $1', [id])).toEqual([]);
  });

  it('are empty for an example company', async () => {
    const { id } = await aMeasuredSite(app, SITE, { metadata: { demo: true } });
    expect(await listed(id)).toMatchObject({ mobile_points: null, cms: null, findings: null, rating: null });
  });

  it('have one row for each prospect', async () => {
    const [counted] = await app.database.query(
      `SELECT (SELECT count(*) FROM prospects)::int AS prospects, (SELECT count(*) FROM prospect_figures)::int AS figures`,
    );
    expect(counted.figures).toBe(counted.prospects);
  });

  it('are current after every kind of change by staff, scans and bulk actions', async () => {
    await expectCurrentFigures(app.database);
  });

  it('include place and trade in searchable form', async () => {
    const { id } = await aProspect(app.database, {
      location: 'Genève',
      metadata: { industry: 'Ébénisterie', last_analyzed: '2026-02-31T10:00:00Z' },
    });
    const words = () => app.database.query('SELECT city_words, trade_words, scanned_at FROM prospect_figures WHERE prospect_id = $1', [id]);
    expect(await words()).toEqual([{ city_words: 'geneve', trade_words: 'ebenisterie', scanned_at: null }]);
    await put(id, { location: 'Zürich', metadata: { industry: 'N/A' } });
    expect(await words()).toEqual([{ city_words: 'zurich', trade_words: null, scanned_at: null }]);
  });
});

describe('the list', () => {
  it('is filtered and searched by figures, places and trades', async () => {
    const { id } = await aMeasuredSite(app, SITE, { location: 'Rue du Port 1, 1820 Montreux VD', metadata: { industry: 'Peinture' } });
    await aMeasuredSite(app, { ...SITE, mobile: 90 }, { location: 'Montreux' });
    await aMeasuredSite(app, SITE, { location: 'Montreux', status: 'contacted' });
    await aMeasuredSite(app, SITE, { location: 'Sion' });
    const view = { cms: 'WordPress', mobile_points_lt: 50, canton: 'VD', contacted: false, place: 'montr' };
    expect(await list(view)).toMatchObject({ ids: [id], total: 1 });
    expect(await list({ ...view, has_site: true })).toMatchObject({ ids: [id], total: 1 });
    expect(await list(view, ['nom', 'ASC'])).toMatchObject({ ids: [id], total: 1 });
    expect(await list({ rating_gte: 4.5, rating_lt: 4.7, activity: 'peint' }, ['rating', 'DESC'])).toMatchObject({ ids: [id], total: 1 });
    expect((await list({ q: 'montreux peinture' })).ids).toEqual([id]);
    expect((await list({ q: 'mont' })).total).toBe(3);
  });

  it('is sorted by any figure, null last, page by page', async () => {
    for (let place = 0; place < 12; place++) await aProspect(app.database, { score: place % 3 ? place * 7 : null });
    const { total } = await list({});
    for (const [field, order] of [...FIGURE_SORTS, 'score' as const].flatMap(
      (name) =>
        [
          [name, 'ASC'],
          [name, 'DESC'],
        ] as const,
    )) {
      const key = field === 'score' ? 'p.score' : `f.${field}`;
      const rows = await app.database.query<{ id: string }[]>(
        `SELECT p.id FROM prospects p JOIN prospect_figures f ON f.prospect_id = p.id
          WHERE NOT p.metadata @> '{"demo": true}' ORDER BY ${key} ${order} NULLS LAST, p.id ${order}`,
      );
      const pages: string[] = [];
      for (let from = 0; from < total; from += 7) pages.push(...(await list({}, [field, order], [from, from + 6])).ids);
      expect({ field, order, ids: pages }).toEqual({ field, order, ids: rows.map(({ id }) => id) });
    }
  });
});
