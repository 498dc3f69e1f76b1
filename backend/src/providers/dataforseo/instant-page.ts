import { z } from 'zod';
import { auditReport, type KnownPage } from '../page-audit/audit-report.js';
import type { PageAuditReport } from '../page-audit/page-audit.contract.js';

const number = z.number().nullish();
const text = z.string().nullish();
const flag = z.boolean().nullish();
const error = z.object({ message: text, line: number, column: number });

/** The parts of `on_page/instant_pages` that are read. A broken page lacks most of them. */
const instantPage = z.object({
  resource_type: text,
  status_code: number,
  location: text,
  url: z.string().refine((url) => URL.canParse(url)),
  meta: z
    .object({
      title: text,
      description: text,
      charset: number,
      generator: text,
      favicon: text,
      canonical: text,
      htags: z.record(z.string(), z.array(z.string()).nullish()).nullish(),
      images_count: number,
      images_size: number,
      scripts_count: number,
      scripts_size: number,
      stylesheets_count: number,
      stylesheets_size: number,
      internal_links_count: number,
      external_links_count: number,
      deprecated_tags: z.array(z.string()).nullish(),
      content: z
        .object({
          plain_text_size: number,
          plain_text_rate: number,
          plain_text_word_count: number,
          title_to_content_consistency: number,
          description_to_content_consistency: number,
        })
        .nullish(),
      social_media_tags: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullish(),
  page_timing: z
    .object({
      time_to_interactive: number,
      dom_complete: number,
      largest_contentful_paint: number,
      connection_time: number,
      waiting_time: number,
      download_time: number,
      duration_time: number,
    })
    .nullish(),
  resource_errors: z.object({ errors: z.array(error).nullish(), warnings: z.array(error).nullish() }).nullish(),
  broken_resources: flag,
  total_dom_size: number,
  size: number,
  encoded_size: number,
  total_transfer_size: number,
  cache_control: z.object({ cachable: flag, ttl: number }).nullish(),
  checks: z.record(z.string(), z.unknown()).nullish(),
  content_encoding: text,
  media_type: text,
  server: text,
  last_modified: z.object({ header: text, meta_tag: text }).nullish(),
});

export const instantPagesResult = z.object({ items: z.array(instantPage).nullish() });
export type InstantPage = z.infer<typeof instantPage>;

/** Flags of the vendor that hide a limit of its own (clarification 12), and one that has no equal here: its readability formula is made for English. */
const NOT_OURS = new Set([
  'low_readability_rate',
  'no_h1_tags',
  'title_too_long',
  'title_too_short',
  'high_loading_time',
  'high_waiting_time',
  'low_content_rate',
  'high_content_rate',
  'low_character_count',
  'high_character_count',
  'irrelevant_title',
  'irrelevant_description',
  'irrelevant_meta_keywords',
  'small_page_size',
  'large_page_size',
  'size_greater_than_3mb',
  'seo_friendly_url',
  'seo_friendly_url_keywords_check',
  'seo_friendly_url_relative_length_check',
]);

/** The vendor's total is the document only when it loaded no files of the page. */
function wholeTransfer({ total_transfer_size: total, encoded_size: document, meta }: InstantPage): number | null {
  const files = (meta?.images_count ?? 0) + (meta?.scripts_count ?? 0) + (meta?.stylesheets_count ?? 0);
  const isDocument = files > 0 && typeof total === 'number' && total <= (document ?? 0);
  return isDocument ? null : (total ?? null);
}

/** Maps the vendor’s page to our report. Values that one page cannot give stay null (decisions, clarification 12). */
export function toPageAuditReport(page: InstantPage): PageAuditReport {
  const { page_timing: timing, resource_errors: errors } = page;
  const checks = checksOf(page);
  return auditReport({
    ...page,
    page_timing: {
      ...timing,
      time_to_interactive: timing?.time_to_interactive || null,
      dom_complete: timing?.dom_complete || null,
      largest_contentful_paint: timing?.largest_contentful_paint || null,
    },
    meta: metaOf(page, checks),
    resource_errors: { errors: (errors?.errors ?? []).map(toError), warnings: (errors?.warnings ?? []).map(toError) },
    checks,
    technical_info: { doctype: checks.has_html_doctype, http_status: page.status_code },
    total_dom_size: null, // ours counts elements, the vendor bytes
    total_transfer_size: wholeTransfer(page),
    social_media_tags: socialTags(page),
  });
}

function metaOf({ meta }: InstantPage, checks: Record<string, boolean>): KnownPage['meta'] {
  const title = meta?.title || null;
  const description = meta?.description || null;
  const content = meta?.content;
  return {
    ...meta,
    ...{ title, description },
    charset: charsetOf(meta?.charset),
    htags: Object.fromEntries(Object.entries(meta?.htags ?? {}).map(([level, texts]) => [level, texts ?? []])),
    images: meta?.images_count,
    images_without_alt: checks.no_image_alt ? null : 0, // the vendor reports whether, not how many
    internal_links: meta?.internal_links_count,
    external_links: meta?.external_links_count,
    structured_data: checks.has_micromarkup ? ['micromarkup'] : [],
    deprecated_tags: meta?.deprecated_tags ?? [],
    content: {
      ...content,
      title_to_content_consistency: title === null ? null : content?.title_to_content_consistency,
      description_to_content_consistency: description === null ? null : content?.description_to_content_consistency,
    },
  };
}

/** Checks reported by the vendor; limits of numbers are checked elsewhere. */
function checksOf(page: InstantPage): Record<string, boolean> {
  const { meta } = page;
  const vendor = Object.entries(page.checks ?? {}).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean' && !NOT_OURS.has(entry[0]),
  );
  const { protocol, pathname, search, hostname } = new URL(page.url);
  const status = page.status_code ?? 0;
  return {
    ...Object.fromEntries(vendor),
    is_https: protocol === 'https:',
    is_http: protocol === 'http:',
    is_www: hostname.startsWith('www.'),
    is_4xx_code: status >= 400 && status < 500,
    is_5xx_code: status >= 500,
    is_broken: status >= 400,
    no_title: !meta?.title,
    no_description: !meta?.description,
    no_h1_tag: !meta?.htags?.h1?.length,
    has_meta_title: 'og:title' in socialTags(page),
    canonical: !!meta?.canonical,
    no_content_encoding: !page.content_encoding,
    deprecated_html_tags: !!meta?.deprecated_tags?.length,
    seo_friendly_url_characters_check: /^[\w/.~%-]*$/.test(pathname),
    seo_friendly_url_dynamic_check: search === '',
  };
}

const socialTags = ({ meta }: InstantPage): Record<string, string> =>
  Object.fromEntries(Object.entries(meta?.social_media_tags ?? {}).filter((tag): tag is [string, string] => typeof tag[1] === 'string'));

const toError = ({ message, line, column }: z.infer<typeof error>) => ({ message: message ?? '', line: line ?? 0, column: column ?? 0 });

/** Windows code pages, as the vendor names encodings. */
const CHARSETS: Record<number, string> = { 65001: 'utf-8', 1252: 'windows-1252', 28591: 'iso-8859-1', 28605: 'iso-8859-15' };
const charsetOf = (page: number | null | undefined) => (page ? (CHARSETS[page] ?? `cp${page}`) : null);
