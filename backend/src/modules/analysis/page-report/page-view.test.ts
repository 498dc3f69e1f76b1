import type { PageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import { pageReport } from './page-report.contract.js';
import { type Lab, type Measured, toBrokenReport, toPageReport } from './page-view.js';

const measured: Measured = {
  prospectId: 'cf1a7a36-3a43-4b7e-9a6a-5b64f30b1d11',
  url: 'https://exemple.ch/services',
  source: 'live',
  provider: 'SmartIndex',
  measuredAt: new Date('2026-11-12T08:30:00Z'),
};
const lab: Lab = {
  provider: 'Lighthouse 13.5.0',
  timings: { largest_contentful_paint: 4800, time_to_interactive: 5200, dom_complete: 3900, total_bytes: null },
};
const parseError = (line: number) => ({ message: 'missing-end-tag', line, column: 3 });

const audit: PageAuditReport = {
  url: measured.url,
  page_timing: {
    ...{ time_to_interactive: null, dom_complete: null, largest_contentful_paint: null, first_input_delay: null },
    ...{ connection_time: 80, waiting_time: 280, download_time: 900, duration_time: 1260 },
  },
  meta: {
    ...{
      title: 'Services',
      description: null,
      title_length: 8,
      description_length: 0,
      lang: 'fr',
      charset: 'utf-8',
      generator: null,
      favicon: null,
    },
    ...{ canonical: null, robots: null, viewport: null, hreflang: [], h1: ['Nos services'] },
    htags: { h1: ['Nos services'], h2: ['Chauffage', 'Sanitaire'] },
    ...{ images: 6, images_count: 6, images_size: 2_048_000, images_without_alt: 2, images_with_empty_alt: 0 },
    ...{ scripts_count: 7, scripts_size: 512_000, stylesheets_count: 3, stylesheets_size: null },
    ...{ internal_links: 12, external_links: 3, internal_links_count: 12, external_links_count: 3 },
    ...{ broken_links: 1, links_checked: 15, broken: [{ url: 'https://exemple.ch/vieux', status: 404 }], broken_resources: [] },
    ...{ structured_data: [], deprecated_tags: ['center'] },
    content: {
      ...{ plain_text_size: 3000, plain_text_word_count: 480, plain_text_rate: 0.08, flesch_kincaid_readability_index: null },
      ...{ title_to_content_consistency: 1, description_to_content_consistency: null },
    },
  },
  resource_errors: {
    errors: [{ message: '404 https://exemple.ch/vieux', line: 0, column: 0 }],
    warnings: [1, 2, 3, 4, 5, 6, 7].map(parseError),
  },
  cache_control: { cachable: false, ttl: 0 },
  checks: { has_render_blocking_resources: true, canonical: false, no_encoding_meta_tag: false, is_broken: false },
  technical_info: { doctype: true, https: true, charset_from: 'header', wrong_charset: null, http_status: 200 },
  ...{ content_encoding: 'br', media_type: 'text/html', server: 'nginx', total_dom_size: 640 },
  ...{ size: 40_960, encoded_size: 10_240, total_transfer_size: 3_500_000, url_length: 27, relative_url_length: 9 },
  ...{ broken_resources: false, broken_links: true, duplicate_title: null, duplicate_description: null, duplicate_content: null },
  ...{ click_depth: null, last_modified: { header: null, meta_tag: null }, social_media_tags: {} },
};

describe('toPageReport', () => {
  const report = toPageReport(measured, audit, null, null);

  it('answers what the contract says', () => expect(pageReport.parse(report)).toEqual(report));

  it('says who measured what and when', () =>
    expect(report).toMatchObject({
      url: measured.url,
      source: 'live',
      provider: 'SmartIndex',
      measured_at: '2026-11-12T08:30:00.000Z',
      broken: false,
    }));

  it('scores the categories and the page', () => {
    const { performance, seo, ux, technical } = report.categories;
    // −10; −8 −20 −10 −8; −10 −12; −5
    expect([performance.score, seo.score, ux.score, technical.score]).toEqual([90, 54, 78, 95]);
    // 27 + 18.9 + 15.6 + 14.25 = 75.75
    expect(report).toMatchObject({
      score: 76,
      grade: 'C',
      status: 'average',
      trend: null,
      counts: { total: 9, critical: 0, warnings: 5, notices: 4 },
    });
  });

  it('lists what was not measured, each thing once', () => {
    expect(report.categories.performance.unmeasured).toEqual([
      'Affichage du contenu principal',
      'Délai de la première interaction',
      'Délai avant que la page soit utilisable',
    ]);
    expect(report.categories.ux.unmeasured).toEqual(['Facilité de lecture']);
  });

  it('shows the figure behind a fault', () => {
    const found = Object.fromEntries(
      Object.values(report.categories).flatMap(({ issues }) => issues.map((issue) => [issue.id, issue.found])),
    );
    expect(found).toMatchObject({
      'title-too-short': '8\u00A0caractères',
      'images-without-alt': '2 sur 6\u00A0images',
      'large-page': '3,5\u202FMo',
      'low-content-rate': '8\u202F%',
      'no-description': null,
    });
  });

  it('proposes at most five actions, the most useful first, with impact, effort, time and business value', () => {
    expect(report.priorities.map(({ id }) => id)).toEqual([
      'broken-links',
      'no-description',
      'images-without-alt',
      'large-page',
      'low-content-rate',
    ]);
    expect(report.priorities[1]).toEqual({
      id: 'no-description',
      category: 'seo',
      priority: 'medium',
      impact: 'high',
      effort: 'low',
      title: 'Description absente',
      description: 'La page n’a pas les deux phrases que Google peut montrer sous son titre.',
      how_to_fix: 'Écrivez deux phrases\u202f: ce que vous faites, et où. Votre webmaster les place.',
      business_impact:
        'Google forme ses extraits d’après le texte d’une page, ou d’après sa description si elle la résume mieux (Google Search Central).',
      time_estimate: '30 minutes',
    });
  });

  it('fills the tabs', () => {
    expect(report.performance?.resources).toEqual({
      scripts: 7,
      stylesheets: 3,
      images: 6,
      links: 15,
      internal_links: 12,
      external_links: 3,
    });
    expect(report.seo).toMatchObject({
      title_status: 'warning',
      description_status: 'warning',
      headings: { h1: 1, h2: 2, h3: 0 },
      words: 480,
      text_rate: 0.08,
      readability: null,
    });
    expect(report.technical).toMatchObject({
      sizes_kb: { page: 40, encoded: 10, transferred: 3418, scripts: 500, stylesheets: null, images: 2000 },
      broken_links: true,
      broken: [{ url: 'https://exemple.ch/vieux', status: 404 }],
      duplicate_title: null,
    });
    expect(report.issues?.errors).toEqual({ first: [{ message: '404 https://exemple.ch/vieux', line: 0, column: 0 }], others: 0 });
    expect(report.issues?.warnings.first.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    expect(report.issues?.warnings.others).toBe(2);
  });

  it.each([
    { errors: null, warnings: null },
    { errors: null, warnings: [parseError(1)] },
    { errors: [], warnings: null },
  ])('does not call « none » what was not looked for: %j', (resource_errors) =>
    expect(toPageReport(measured, { ...audit, resource_errors }, lab, null).issues).toBeNull(),
  );

  it('judges the timings, each with who measured it', () => {
    const rows = (timings = report.performance?.timings) =>
      Object.fromEntries((timings ?? []).map(({ name, ms, status, provider }) => [name, [ms, status, provider]]));
    expect(rows()).toEqual({
      time_to_interactive: [null, null, null],
      dom_complete: [null, null, null],
      largest_contentful_paint: [null, null, null],
      first_input_delay: [null, null, null],
      connection_time: [80, 'Bon', 'SmartIndex'],
      waiting_time: [280, 'Moyen', 'SmartIndex'],
      download_time: [900, 'Lent', 'SmartIndex'],
    });
    expect(rows(toPageReport(measured, audit, lab, null).performance?.timings)).toMatchObject({
      time_to_interactive: [5200, 'Lent', 'Lighthouse 13.5.0'],
      largest_contentful_paint: [4800, 'Lent', 'Lighthouse 13.5.0'],
      first_input_delay: [null, null, null],
      connection_time: [80, 'Bon', 'SmartIndex'],
    });
  });

  it('counts what Lighthouse timed on the same page, but not its loading', () => {
    const { performance } = toPageReport(measured, audit, lab, null).categories;
    // −25 −20 −10; loading stays the audit’s own 1.26 s
    expect(performance.issues.map(({ id, found }) => [id, found])).toEqual([
      ['slow-main-content', '4,8\u202Fs'],
      ['late-interactivity', '5,2\u202Fs'],
      ['render-blocking', null],
    ]);
    expect(performance.score).toBe(45);
  });

  it('compares with the measurement before', () => {
    const measuredAt = new Date('2026-11-01T00:00:00Z');
    const described = { ...audit, meta: { ...audit.meta, description_length: 140 } };
    const report = (before: PageAuditReport, provider = measured.provider) =>
      toPageReport(measured, audit, null, { audit: before, provider, measuredAt });
    const trend = (before: PageAuditReport) => report(before).trend;
    // without that fault: 27 + 25.9 + 15.6 + 14.25 = 82.75
    expect(trend(described)).toEqual({ direction: 'down', delta: -7, since: '2026-11-01T00:00:00.000Z' });
    expect(trend(audit)).toMatchObject({ direction: 'stable', delta: 0 });
    expect(trend({ ...audit, technical_info: { ...audit.technical_info, http_status: 500 } })).toBeNull();
  });

  it('tells another tool instead of a trend', () => {
    const earlier = { audit, provider: 'DataForSEO OnPage', measuredAt: new Date('2026-11-01T00:00:00Z') };
    expect(toPageReport(measured, audit, null, earlier)).toMatchObject({
      trend: null,
      other_tool: { before: 'DataForSEO OnPage', since: '2026-11-01T00:00:00.000Z' },
    });
  });

  it('compares what both have measured, not figures carried over from an earlier result', () => {
    const earlier = { audit, provider: measured.provider, measuredAt: new Date('2026-11-01T00:00:00Z') };
    const slower = { ...audit, page_timing: { ...audit.page_timing, dom_complete: 60_000 } };
    const origins = {
      'page_timing.dom_complete': { source: 'live' as const, provider: 'Ailleurs', measured_at: '2026-10-01T00:00:00.000Z' },
    };
    const unmeasured = { ...audit, page_timing: { ...audit.page_timing, dom_complete: null } };
    const trend = (one: PageAuditReport, before: PageAuditReport, origins = {}) =>
      toPageReport({ ...measured, origins }, one, null, { ...earlier, audit: before }).trend;
    expect(trend(slower, unmeasured, origins)).toEqual(trend(unmeasured, unmeasured));
  });
});

describe('a broken page', () => {
  it('scores 0 with one critical issue and what the status means', () => {
    const report = toPageReport(measured, { ...audit, technical_info: { ...audit.technical_info, http_status: 503 } }, lab, null);
    expect(report).toEqual(toBrokenReport(measured, 503));
    expect(report).toMatchObject({
      broken: true,
      status_code: 503,
      score: 0,
      grade: 'F',
      status: 'critical',
      counts: { critical: 1, warnings: 0, notices: 0 },
    });
    expect(report.error_message).toMatch(/^Service indisponible/);
    expect(report.categories.technical.issues).toHaveLength(1);
    expect(report.categories.performance.score).toBeNull();
    expect([report.performance, report.seo, report.technical, report.issues]).toEqual([null, null, null, null]);
    expect(pageReport.parse(report)).toEqual(report);
  });
});
