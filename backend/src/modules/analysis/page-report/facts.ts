import type { PageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import type { DeviceReport } from '../../../providers/page-speed/page-speed.contract.js';
import type { ReportFacts } from './check.js';

/** Timings that only a browser can take, from Lighthouse on the phone; ms. */
export type LabTimings = Pick<DeviceReport, 'largest_contentful_paint' | 'time_to_interactive' | 'dom_complete'>;

/**
 * What the report judges, recomputed from raw numbers (clarification 12): loading is the DOM’s completion of the page
 * audit, else its duration; what the audit could not time comes from Lighthouse on the same page, else stays null.
 */
export function factsOf(
  { page_timing: timing, meta, checks, technical_info, ...page }: PageAuditReport,
  lab: LabTimings | null,
): ReportFacts {
  return {
    largestContentfulPaint: timing.largest_contentful_paint ?? lab?.largest_contentful_paint ?? null,
    firstInputDelay: timing.first_input_delay,
    timeToInteractive: timing.time_to_interactive ?? lab?.time_to_interactive ?? null,
    loadingTime: timing.dom_complete ?? timing.duration_time,
    renderBlocking: checks.has_render_blocking_resources ?? null,
    titleLength: meta.title_length,
    descriptionLength: meta.description_length,
    h1Count: meta.h1.length,
    canonical: checks.canonical ?? null,
    imagesWithoutAlt: meta.images_without_alt,
    readingEase: meta.content.flesch_kincaid_readability_index,
    transferSize: page.total_transfer_size,
    contentRate: meta.content.plain_text_rate,
    https: technical_info.https,
    doctype: technical_info.doctype,
    encodingMeta: checks.no_encoding_meta_tag === undefined ? null : !checks.no_encoding_meta_tag,
    deprecatedTags: meta.deprecated_tags && meta.deprecated_tags.length > 0,
  };
}
