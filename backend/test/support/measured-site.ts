import { AnalysisResults } from '../../src/modules/analysis/measurements/analysis-results.service.js';
import type { AnalysisName, Results } from '../../src/modules/analysis/results/analysis.contract.js';
import type { Prospect } from '../../src/modules/prospects/prospect.entity.js';
import { plainKeyword } from '../../src/providers/keywords/plain-keyword.js';
import type { TestApp } from './app.js';
import { aProspect } from './build.js';

/** What was measured of a site, in the words of a person; what is not given was not measured. */
export interface Measured {
  mobile?: number;
  desktop?: number;
  accessibility?: number;
  seo?: number;
  /** Seconds. */
  mainContent?: number;
  https?: boolean;
  certificate?: boolean;
  title?: string;
  description?: string;
  h1?: string[];
  images?: number;
  withoutAlt?: number;
  links?: number;
  broken?: number;
  words?: number;
  ease?: number;
  compressed?: boolean;
  structured?: boolean;
  cms?: [name: string, version: string | null];
  /** Positions in Google. */
  positions?: number[];
  reviews?: [rating: number, count: number];
  outcome?: string;
}

type Some = { [Name in AnalysisName]?: object };

const OF_PAGE = [
  ...['https', 'title', 'description', 'h1', 'images', 'withoutAlt'],
  ...['links', 'broken', 'words', 'ease', 'compressed', 'structured'],
];

/** The results that an analysis of such a site stores. */
export const resultsOf = (url: string, site: Measured): Some => ({
  ...((site.outcome ?? site.certificate) !== undefined && { connectivity: connectivityOf(url, site) }),
  ...((site.mobile ?? site.desktop) !== undefined && { pagespeed: pageSpeedOf(url, site) }),
  ...(Object.keys(site).some((name) => OF_PAGE.includes(name)) && { page: pageOf(url, site) }),
  ...(site.cms && {
    cms: { url, detected: true, cms_name: site.cms[0], version: site.cms[1], confidence: 99, technologies: [], social_profiles: [] },
  }),
  ...(site.positions && { keywords: keywordsOf(site.positions) }),
  ...(site.reviews && { reviews: reviewsOf(url, site.reviews) }),
});

const connectivityOf = (url: string, { outcome = 'ok', certificate }: Measured) => ({
  url,
  accessible: true,
  outcome,
  status_code: 200,
  response_time_ms: 100,
  final_url: url,
  redirects: [],
  reason: null,
  tls: certificate === undefined ? null : { state: certificate ? 'valid' : 'expired', protocol: null, issuer: null, valid_to: null },
});

const share = (points: number | undefined) => (points === undefined ? null : points / 100);

const pageSpeedOf = (url: string, { mobile, desktop, accessibility, seo, mainContent }: Measured) => ({
  url,
  performance_score: share(mobile ?? desktop),
  mobile_performance_score: share(mobile),
  desktop_performance_score: share(desktop),
  accessibility_score: share(accessibility),
  best_practices_score: null,
  seo_score: share(seo),
  mobile_data: mainContent === undefined ? null : { largest_contentful_paint: mainContent * 1000, findings: [], warnings: [], runs: [] },
  desktop_data: null,
  runs: 3,
  range: null,
});

const pageOf = (url: string, site: Measured) => ({
  url,
  page_timing: {},
  meta: {
    title: site.title ?? null,
    title_length: site.title?.length,
    description: site.description ?? null,
    description_length: site.description?.length,
    h1: site.h1,
    htags: {},
    images: site.images,
    images_without_alt: site.withoutAlt,
    links_checked: site.links,
    broken_links: site.broken,
    structured_data: site.structured === undefined ? undefined : site.structured ? ['Organization'] : [],
    content: { plain_text_word_count: site.words, flesch_kincaid_readability_index: site.ease },
  },
  checks: {
    ...(site.https !== undefined && { is_https: site.https }),
    ...(site.compressed !== undefined && { no_content_encoding: !site.compressed }),
    ...(site.structured !== undefined && { has_micromarkup: site.structured }),
  },
  resource_errors: { errors: [], warnings: [] },
  cache_control: {},
  technical_info: {},
  social_media_tags: {},
  seo_issues: { critical: [], warnings: [], notices: [] },
});

const keywordsOf = (positions: number[]) => ({
  domain: 'exemple.ch',
  metrics: null,
  ranked_keywords: positions.map((position) => plainKeyword({ keyword: 'le site est piraté', position, search_volume: 10 })),
});

const reviewsOf = (url: string, [rating, reviews_count]: [number, number]) => ({
  ...{ status: 'completed', name: 'X', category: null, place_id: null, address: null, website: url, phone: null, url: null },
  ...{ rating, reviews_count, reviews: [] },
});

export async function saveResults(app: TestApp, prospectId: string, results: Some, source: 'live' | 'manual' = 'live'): Promise<void> {
  const saver = app.app.get(AnalysisResults, { strict: false });
  await app.database.transaction(async (manager) => {
    for (const [analysis, result] of Object.entries(results)) {
      const attempt = { prospectId, analysis: analysis as AnalysisName, site: null, scanId: null, measuredAt: new Date(), durationMs: 1 };
      const state = source === 'manual' ? ('manual' as const) : ('measured' as const);
      await saver.save(manager, attempt, { state, source, provider: 'Lighthouse 13.5.0', result: result as Results['page'] });
    }
  });
}

/** A prospect of which exactly this was measured. */
export async function aMeasuredSite(app: TestApp, site: Measured, values: Partial<Prospect> = {}): Promise<Prospect> {
  const prospect = await aProspect(app.database, {
    business_name: 'Menuiserie du Lac',
    site_url: 'https://menuiserie-du-lac.ch/',
    ...values,
  });
  await saveResults(app, prospect.id, resultsOf(prospect.site_url ?? '', site));
  return prospect;
}
