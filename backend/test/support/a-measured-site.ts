import type { AnalysisName, Results } from '../../src/modules/analysis/analysis.contract.js';
import { AnalysisResults } from '../../src/modules/analysis/results.service.js';
import type { Prospect } from '../../src/modules/prospects/prospect.entity.js';
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

/** The results that an analysis of such a site stores. */
export function resultsOf(url: string, site: Measured): Some {
  const share = (points: number | undefined) => (points === undefined ? null : points / 100);
  const isPage = [
    'https',
    'title',
    'description',
    'h1',
    'images',
    'withoutAlt',
    'links',
    'broken',
    'words',
    'ease',
    'compressed',
    'structured',
  ];
  return {
    ...((site.outcome ?? site.certificate) !== undefined && {
      connectivity: {
        ...{
          url,
          accessible: true,
          outcome: site.outcome ?? 'ok',
          status_code: 200,
          response_time_ms: 100,
          final_url: url,
          redirects: [],
          reason: null,
        },
        tls:
          site.certificate === undefined
            ? null
            : { state: site.certificate ? 'valid' : 'expired', protocol: null, issuer: null, valid_to: null },
      },
    }),
    ...((site.mobile ?? site.desktop) !== undefined && {
      pagespeed: {
        url,
        performance_score: share(site.mobile ?? site.desktop),
        mobile_performance_score: share(site.mobile),
        desktop_performance_score: share(site.desktop),
        accessibility_score: share(site.accessibility),
        best_practices_score: null,
        seo_score: share(site.seo),
        mobile_data:
          site.mainContent === undefined
            ? null
            : { largest_contentful_paint: site.mainContent * 1000, findings: [], warnings: [], runs: [] },
        desktop_data: null,
        runs: 3,
        range: null,
      },
    }),
    ...(Object.keys(site).some((name) => isPage.includes(name)) && {
      page: {
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
      },
    }),
    ...(site.cms && {
      cms: { url, detected: true, cms_name: site.cms[0], version: site.cms[1], confidence: 99, technologies: [], social_profiles: [] },
    }),
    ...(site.positions && {
      keywords: {
        domain: 'exemple.ch',
        metrics: null,
        ranked_keywords: site.positions.map((rank_group) => ({
          keyword: 'le site est piraté',
          rank_group,
          rank_absolute: rank_group,
          search_volume: 10,
          url: null,
        })),
      },
    }),
    ...(site.reviews && {
      reviews: {
        ...{
          status: 'completed',
          name: 'X',
          category: null,
          place_id: null,
          address: null,
          website: url,
          phone: null,
          url: null,
          reviews: [],
        },
        ...{ rating: site.reviews[0], reviews_count: site.reviews[1] },
      },
    }),
  };
}

export async function saveResults(app: TestApp, prospectId: string, results: Some, source: 'live' | 'manual' = 'live'): Promise<void> {
  const saver = app.app.get(AnalysisResults, { strict: false });
  await app.database.transaction(async (manager) => {
    for (const [analysis, result] of Object.entries(results)) {
      const attempt = { prospectId, analysis: analysis as AnalysisName, scanId: null, measuredAt: new Date(), durationMs: 1 };
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
