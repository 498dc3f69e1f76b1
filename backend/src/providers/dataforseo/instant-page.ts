import { z } from 'zod';
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

/** The vendor’s page → our report. What one page in a laboratory cannot tell stays null (decisions, clarification 12). */
export function toPageAuditReport(page: InstantPage): PageAuditReport {
  const { meta, page_timing: timing } = page;
  const content = meta?.content;
  const checks = checksOf(page);
  const headings = Object.fromEntries(Object.entries(meta?.htags ?? {}).map(([level, texts]) => [level, texts ?? []]));
  const links = { internal: meta?.internal_links_count ?? null, external: meta?.external_links_count ?? null };
  return {
    url: page.url,
    page_timing: {
      time_to_interactive: timing?.time_to_interactive || null,
      dom_complete: timing?.dom_complete || null,
      largest_contentful_paint: timing?.largest_contentful_paint || null,
      first_input_delay: null,
      connection_time: timing?.connection_time ?? null,
      waiting_time: timing?.waiting_time ?? null,
      download_time: timing?.download_time ?? null,
      duration_time: timing?.duration_time ?? null,
    },
    meta: {
      title: meta?.title || null,
      description: meta?.description || null,
      title_length: meta?.title?.length ?? 0,
      description_length: meta?.description?.length ?? 0,
      lang: null,
      charset: charsetOf(meta?.charset),
      generator: meta?.generator ?? null,
      favicon: meta?.favicon ?? null,
      canonical: meta?.canonical ?? null,
      robots: null,
      viewport: null,
      hreflang: [],
      h1: headings.h1 ?? [],
      htags: headings,
      images: meta?.images_count ?? null,
      images_count: meta?.images_count ?? null,
      images_size: meta?.images_size ?? null,
      images_without_alt: checks.no_image_alt ? null : 0, // the vendor says whether, not how many
      images_with_empty_alt: null,
      scripts_count: meta?.scripts_count ?? null,
      scripts_size: meta?.scripts_size ?? null,
      stylesheets_count: meta?.stylesheets_count ?? null,
      stylesheets_size: meta?.stylesheets_size ?? null,
      internal_links: links.internal,
      external_links: links.external,
      internal_links_count: links.internal,
      external_links_count: links.external,
      broken_links: null,
      links_checked: null,
      broken: [],
      broken_resources: [],
      structured_data: checks.has_micromarkup ? ['micromarkup'] : [],
      deprecated_tags: meta?.deprecated_tags ?? [],
      content: {
        plain_text_size: content?.plain_text_size ?? null,
        plain_text_word_count: content?.plain_text_word_count ?? null,
        plain_text_rate: content?.plain_text_rate ?? null,
        flesch_kincaid_readability_index: null,
        title_to_content_consistency: meta?.title ? (content?.title_to_content_consistency ?? null) : null,
        description_to_content_consistency: meta?.description ? (content?.description_to_content_consistency ?? null) : null,
      },
    },
    resource_errors: {
      errors: (page.resource_errors?.errors ?? []).map(toError),
      warnings: (page.resource_errors?.warnings ?? []).map(toError),
    },
    cache_control: { cachable: page.cache_control?.cachable ?? null, ttl: page.cache_control?.ttl ?? null },
    checks,
    technical_info: {
      doctype: checks.has_html_doctype ?? null,
      https: checks.is_https ?? false,
      charset_from: null,
      wrong_charset: null,
      http_status: page.status_code ?? null,
    },
    content_encoding: page.content_encoding ?? null,
    media_type: page.media_type ?? null,
    server: page.server ?? null,
    total_dom_size: null, // ours counts elements, the vendor bytes
    size: page.size ?? null,
    encoded_size: page.encoded_size ?? null,
    total_transfer_size: page.total_transfer_size ?? null,
    url_length: page.url.length,
    relative_url_length: new URL(page.url).pathname.length,
    broken_resources: page.broken_resources ?? null,
    broken_links: null,
    duplicate_title: null,
    duplicate_description: null,
    duplicate_content: null,
    click_depth: null,
    last_modified: { header: page.last_modified?.header ?? null, meta_tag: page.last_modified?.meta_tag ?? null },
    social_media_tags: socialTags(page),
  };
}

/** What the vendor saw or not; whether a number is too high is said by nobody here. */
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
