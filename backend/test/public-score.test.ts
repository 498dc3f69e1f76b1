import type { CallBrief } from '../src/modules/analysis/call-brief/call-brief.contract.js';
import type { PageReport } from '../src/modules/analysis/page-report/page-report.contract.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import { PageSpeedResult } from '../src/modules/analysis/results/page-speed-result.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';

let site: HostileSite;
let app: TestApp;
beforeAll(async () => {
  site = await startHostileSite();
  app = await startApp({ SCAN_ALLOW_HOSTS: site.host });
});
afterAll(async () => {
  await site.stop();
  await app.stop();
});

const scoreOf = async (token: string) => (await app.call<PublicScore>('GET', `/api/public/prospects/${token}/score`)).body;
const measuredParts = ({ basis }: PublicScore) => basis.filter(({ measured }) => measured).map(({ part }) => part);
const setBenchmarks = (value: object) => app.call('PUT', '/api/admin/settings/benchmarks', { as: app.admin, body: { value } });

/** Phone alone: 50, so the overall rests on one device of two. */
const measureSpeed = (prospectId: string, url: string) =>
  app.database.getRepository(PageSpeedResult).save({
    prospect_id: prospectId,
    url,
    performance_score: 0.5,
    mobile_performance_score: 0.5,
    accessibility_score: 0.8,
    best_practices_score: 0.9,
    seo_score: 0.7,
    provenance: { source: 'live', provider: 'Lighthouse 13.5.0', measured_at: new Date('2026-11-12T09:30:00Z') },
  });

describe('the score of a prospect', () => {
  it('is an estimate without loss or findings while nothing is measured', async () => {
    const { token } = await aProspect(app.database);
    const score = await scoreOf(token);
    expect(score).toMatchObject({
      overall: { value: 68, estimated: true, measuredParts: { k: 0, n: 2 } },
      loss: null,
      findings: null,
      smart_index: null,
    });
    expect(Object.values(score.categories).every(({ estimated, measuredParts: { k } }) => estimated && k === 0)).toBe(true);
    expect(measuredParts(score)).toEqual([]);
  });

  it('is not estimated for a missing site', async () => {
    const { token } = await aProspect(app.database, { site_url: null });
    const none = { overall: { value: null, estimated: true }, verdict: null };
    expect(await scoreOf(token)).toMatchObject(none);
    expect((await app.call('GET', `/api/public/prospects/${token}`)).body).toMatchObject(none);
    const gone = await aProspect(app.database);
    await app.database.query(
      `INSERT INTO connectivity_results (prospect_id, url, accessible, outcome, measured_at) VALUES ($1, 'https://x.ch/', false, 'unreachable', now())`,
      [gone.id],
    );
    expect(await scoreOf(gone.token)).toMatchObject({ ...none, outcome: 'unreachable' });
    expect((await app.call('GET', `/api/public/prospects/${gone.token}`)).body).toMatchObject({ ...none, outcome: 'unreachable' });
  });

  it('includes the number of its measured parts', async () => {
    const { id, token, site_url } = await aProspect(app.database);
    await measureSpeed(id, site_url ?? '');
    const score = await scoreOf(token);
    expect(score.overall).toEqual({ value: 50, estimated: false, measuredParts: { k: 1, n: 2 } });
    expect(measuredParts(score)).toEqual(['mobile']);
    // without a quiz, acquisition rests on Lighthouse's SEO alone
    expect(score.categories.acquisition).toEqual({ value: 70, estimated: false, measuredParts: { k: 1, n: 5 } });
    expect(score.loss).toBeNull();
  });

  it('has an estimated loss with a finished quiz and a measured site alone, and none in the report', async () => {
    const done = { quiz_commence: true, quiz_fait: true, score: 50 };
    const [measured, unmeasured, without] = [
      await aProspect(app.database, done),
      await aProspect(app.database, done),
      await aProspect(app.database, { ...done, site_url: null }),
    ];
    await measureSpeed(measured.id, measured.site_url ?? '');
    // of the three cards the one that is measured: neither keywords nor answers are there
    const basis = 'Vitesse sur téléphone : 50\u00a0sur\u00a0100.';
    expect((await scoreOf(measured.token)).loss).toEqual({
      ...{ month: 7500, year: 90_000, cards: [2625] },
      parts: [{ id: 'speed', amount: 2625, basis }],
    });
    for (const { token } of [unmeasured, without]) expect((await scoreOf(token)).loss).toBeNull();
    for (const path of ['analyse', 'monscore', 'plan', 'landing']) {
      const { body } = await app.call<string>('GET', `/${path}/${measured.token}`);
      expect([path, /CHF par mois|par mois\. Estimation/.test(body.replace(/[\u00a0\u202f]/g, ' '))]).toEqual([path, false]);
    }
    const page = (await app.call<string>('GET', `/score/${measured.token}`)).body;
    expect(page.indexOf('Votre propre calcul')).toBeGreaterThan(0);
    expect(page.indexOf('Votre propre calcul')).toBeLessThan(page.indexOf('Notre estimation'));
  });

  it('is the first part of the call summary, with the same verdict', async () => {
    const { id, token, site_url } = await aProspect(app.database);
    await measureSpeed(id, site_url ?? '');
    await app.database.query(
      `INSERT INTO events (prospect_id, type, actor) VALUES ($1, 'page_view', 'human'), ($1, 'page_view', 'gateway')`,
      [id],
    );
    const { verdict } = await scoreOf(token);
    const brief = await app.call<CallBrief>('GET', `/api/admin/prospects/${id}/call-brief`, { as: app.admin });
    const lines = Object.fromEntries(brief.body.parts.map((part) => [part.id, part.lines]));
    expect(lines.situation?.[0]).toMatch(/^Page ouverte 1\u00a0fois, la dernière fois le /);
    expect(lines.finding?.at(-1)).toBe(`Vitesse\u202f: 50\u00a0sur\u00a0100, ${verdict?.word}, note ${verdict?.grade}.`);
  });

  it('is the stored SmartIndex of an imported quiz without answers', async () => {
    const { token } = await aProspect(app.database, { quiz_commence: true, quiz_fait: true, score: 72 });
    expect(await scoreOf(token)).toMatchObject({
      smart_index: 72,
      verdict: { grade: 'B' },
      overall: { value: 72, estimated: false },
      levers: [],
    });
    const { token: open } = await aProspect(app.database, { quiz_commence: true, quiz_en_cours: true, score: 72 });
    expect(await scoreOf(open)).toMatchObject({ smart_index: null, verdict: { basis: 'quiz' }, overall: { value: 72, estimated: false } });
  });

  it('includes a preview of the page report’s findings with their counts', async () => {
    const url = site.url('/');
    const { id, token } = await aProspect(app.database, { site_url: url });
    const { body: report } = await app.call<PageReport>('GET', `/api/public/page-report?${new URLSearchParams({ prospectId: id, url })}`);
    const { findings, prospect_id, site_url } = await scoreOf(token);
    expect([prospect_id, site_url]).toEqual([id, url]);
    expect(findings).toMatchObject({ ...report.whole, provider: 'SmartIndex' });
    expect(findings?.items).toHaveLength(Math.min(6, report.whole?.total ?? 0));
    expect(report.counts.critical).toBeGreaterThan(0);
    expect(findings?.items[0]?.severity).toBe('critical');
    expect(measuredParts(await scoreOf(token))).toEqual(['page']);
  });

  it('is compared with the references of the agency; empty ones are left out', async () => {
    const { token } = await aProspect(app.database);
    expect((await scoreOf(token)).benchmarks).toEqual({
      market: { maturity: null, acquisition: null, innovation: null },
      competitors: [],
      sector: '',
    });
    const saved = await setBenchmarks({
      marketAverages: { maturity: null, acquisition: 40 },
      topCompetitors: [84],
      sectorLabel: 'les fiduciaires',
    });
    expect(saved.status).toBe(200);
    expect((await scoreOf(token)).benchmarks).toEqual({
      market: { maturity: null, acquisition: 40, innovation: null },
      competitors: [84],
      sector: 'les fiduciaires',
    });
    expect((await setBenchmarks({ topCompetitors: [101] })).status).toBe(422);
  });
});

describe('the score pages', () => {
  const open = (path: string) => app.call<string>('GET', path);

  it('of both variants have their own title and data', async () => {
    const { token } = await aProspect(app.database, { business_name: 'Menuiserie du Lac' });
    for (const [path, mark] of [
      ['/monscore', 'Les trois volets'],
      ['/score', 'Recevoir mon audit SEO en PDF'],
    ] as const) {
      const { status, body, headers } = await open(`${path}/${token}`);
      expect(status).toBe(200);
      expect(body).toContain(mark);
      expect(body).toContain('SmartIndex pour Menuiserie du Lac');
      expect(body).toContain('"company":"Menuiserie du Lac"');
      expect(headers.get('x-robots-tag')).toContain('noindex');
    }
  });

  it('of the technical report accept any address, encoded or not, and are private', async () => {
    const long = encodeURIComponent(`https://menuiserie-du-lac.ch/${'portes/'.repeat(60)}?bois=chêne&x=1`);
    const { id } = await aProspect(app.database);
    for (const rest of [`/${long}`, '/menuiserie-du-lac.ch', '/https://menuiserie-du-lac.ch/portes', '/', '']) {
      const { status, body, headers } = await open(`/prospects/${id}/page-performance${rest}`);
      expect([rest, status]).toEqual([rest, 200]);
      expect(body).toContain('Rapport technique');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('cache-control')).toContain('no-store');
    }
    expect((await open('/prospects/abc/other')).status).toBe(302);
  });

  it('of the technical report of an unknown or deleted prospect answer 404, and still say what is missing', async () => {
    const { id } = await aProspect(app.database);
    await app.call('DELETE', `/api/admin/prospects/${id}`, { as: app.admin });
    for (const unknown of ['abc', '00000000-0000-4000-8000-000000000000', id]) {
      const { status, body, headers } = await open(`/prospects/${unknown}/page-performance/exemple.ch`);
      expect([unknown, status]).toEqual([unknown, 404]);
      expect(body).toContain('Rapport technique');
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });
});
