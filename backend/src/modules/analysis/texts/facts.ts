import type { AnalysisReport } from '../analysis.contract.js';

/** The measured figures that texts may speak of. Null = not measured; examples and estimates never get here. */
export interface Facts {
  company: string;
  domain: string;
  city: string | null;
  /** Lighthouse, 0–100. */
  mobile: number | null;
  desktop: number | null;
  accessibility: number | null;
  bestPractices: number | null;
  seo: number | null;
  /** Largest contentful paint on a phone, seconds. */
  mainContentSeconds: number | null;
  pageMegabytes: number | null;
  cms: string | null;
  cmsVersion: string | null;
  https: boolean | null;
  certificateValid: boolean | null;
  title: string | null;
  titleLength: number | null;
  hasDescription: boolean | null;
  h1Count: number | null;
  images: number | null;
  imagesWithoutAlt: number | null;
  brokenLinks: number | null;
  words: number | null;
  readingEase: number | null;
  compressed: boolean | null;
  structuredData: boolean | null;
  keywords: number | null;
  rating: number | null;
  reviews: number | null;
  /** True when the site itself was measured: speed or page. */
  measured: boolean;
}

const isLive = ({ state }: { state: string }) => state === 'measured' || state === 'manual';
const points = (fraction: number | null | undefined): number | null => (fraction == null ? null : Math.round(fraction * 100));

export function factsOf(subject: { company: string; domain: string; city: string | null }, report: AnalysisReport): Facts {
  const speed = isLive(report.pagespeed) ? report.pagespeed : null;
  const page = isLive(report.page) ? report.page : null;
  const cms = isLive(report.cms) ? report.cms : null;
  const connectivity = isLive(report.connectivity) ? report.connectivity : null;
  const keywords = isLive(report.keywords) ? report.keywords : null;
  const reviews = isLive(report.reviews) ? report.reviews : null;
  const paint = speed?.mobile_data?.largest_contentful_paint;
  const bytes = speed?.mobile_data?.total_bytes;
  const meta = page?.meta;
  return {
    ...subject,
    mobile: points(speed?.mobile_performance_score),
    desktop: points(speed?.desktop_performance_score),
    accessibility: points(speed?.accessibility_score),
    bestPractices: points(speed?.best_practices_score),
    seo: points(speed?.seo_score),
    mainContentSeconds: paint == null ? null : paint / 1000,
    pageMegabytes: bytes == null ? null : bytes / 1_000_000,
    cms: cms?.cms_name ?? null,
    cmsVersion: cms?.cms_name ? (cms.version ?? null) : null,
    https: page?.checks?.is_https ?? null,
    certificateValid: connectivity?.tls ? connectivity.tls.state === 'valid' : null,
    title: meta?.title ?? null,
    titleLength: meta ? meta.title_length : null,
    hasDescription: meta ? meta.description !== null : null,
    h1Count: meta ? meta.h1.length : null,
    images: meta?.images ?? null,
    imagesWithoutAlt: meta?.images_without_alt ?? null,
    brokenLinks: meta?.broken_links ?? null,
    words: meta?.content.plain_text_word_count ?? null,
    readingEase: meta?.content.flesch_kincaid_readability_index ?? null,
    compressed: page ? page.content_encoding != null : null,
    structuredData: meta ? meta.structured_data.length > 0 : null,
    keywords: keywords?.ranked_keywords?.length ?? null,
    rating: reviews?.rating ?? null,
    reviews: reviews?.reviews_count ?? null,
    measured: speed !== null || page !== null,
  };
}
