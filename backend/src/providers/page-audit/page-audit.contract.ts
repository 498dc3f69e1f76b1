import { z } from 'zod';

const count = z.number().int().min(0);
const ms = z.number().nullable();

/** Times in ms; null = not measured (a page fetched without a browser has no interactivity). */
export const pageTiming = z.object({
  time_to_interactive: ms,
  dom_complete: ms,
  largest_contentful_paint: ms,
  first_input_delay: ms,
  connection_time: ms,
  waiting_time: ms,
  download_time: ms,
  duration_time: ms,
});

export const pageContent = z.object({
  plain_text_size: count.nullable(),
  plain_text_word_count: count.nullable(),
  /** Visible text / HTML, 0–1. */
  plain_text_rate: z.number().nullable(),
  /** Reading ease: Kandel–Moles for French, Flesch for English; higher is easier. Null for other languages or too little text. */
  flesch_kincaid_readability_index: z.number().nullable(),
  /** Share of the title's words that the text repeats, 0–1. */
  title_to_content_consistency: z.number().nullable(),
  description_to_content_consistency: z.number().nullable(),
});

/** `active`: scripts, styles and frames, which browsers do not load. */
const insecureFile = z.object({ url: z.string(), active: z.boolean() });

export const pageMeta = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  title_length: count,
  description_length: count,
  lang: z.string().nullable(),
  charset: z.string().nullable(),
  generator: z.string().nullable(),
  favicon: z.string().nullable(),
  canonical: z.string().nullable(),
  robots: z.string().nullable(),
  viewport: z.string().nullable(),
  hreflang: z.array(z.object({ lang: z.string(), url: z.string() })),
  h1: z.array(z.string()),
  htags: z.record(z.string(), z.array(z.string())),
  images: count.nullable(),
  images_count: count.nullable(),
  images_size: count.nullable(),
  /** Null when the tool reports only whether, not how many. */
  images_without_alt: count.nullable(),
  images_with_empty_alt: count.nullable(),
  /** Addresses of the first images that have no description; null = not listed. */
  undescribed_images: z.array(z.string()).nullish(),
  scripts_count: count.nullable(),
  scripts_size: count.nullable(),
  stylesheets_count: count.nullable(),
  stylesheets_size: count.nullable(),
  internal_links: count.nullable(),
  external_links: count.nullable(),
  internal_links_count: count.nullable(),
  external_links_count: count.nullable(),
  /** Links that answer 404, 410 or 5xx, among the `links_checked` first ones; null when none could be checked. */
  broken_links: count.nullable(),
  links_checked: count.nullable(),
  broken: z.array(z.object({ url: z.string(), status: z.number().int() })),
  broken_resources: z.array(z.object({ url: z.string(), status: z.number().int() })),
  /** What an encrypted page loads over an open connection (mixed content); null = not looked for. */
  insecure_files: z.array(insecureFile).nullish(),
  structured_data: z.array(z.string()),
  /** Null = not looked for. */
  deprecated_tags: z.array(z.string()).nullable(),
  content: pageContent,
});

/** Indexing directives of a page and its server (`rules/indexing.rules`). */
const seenIndexing = z.object({
  url: z.string(),
  seen_at: z.string(),
  robots_tags: z.array(z.string()),
  metas: z.array(z.object({ name: z.string(), content: z.string() })),
  robots_txt: z.object({ status: z.number().int().nullable(), rule: z.string().nullable() }),
  canonical: z.string().nullable(),
});

/** The page as it was sent, before any script, where that is not what a browser shows. */
export const pageSource = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  h1: z.array(z.string()),
  words: count,
});

const resourceError = z.object({ message: z.string(), line: z.number().int(), column: z.number().int() });
/** Null = not looked for. */
const resourceErrorList = z.array(resourceError).nullable();
export const resourceErrors = z.object({ errors: resourceErrorList, warnings: resourceErrorList });
/** Null = not reported. */
export const cacheControl = z.object({ cachable: z.boolean().nullable(), ttl: z.number().int().nullable() });
export const technicalInfo = z.object({
  doctype: z.boolean().nullable(),
  https: z.boolean(),
  charset_from: z.string().nullable(),
  wrong_charset: z.string().nullable(),
  /** Visitors see unreadable characters, because the page is written in another encoding than it declares; null = not looked for. */
  charset_mismatch: z.boolean().nullish(),
  http_status: z.number().int().nullable(),
});
export const lastModified = z.object({ header: z.string().nullable(), meta_tag: z.string().nullable() });

/** “Instant page analysis” (specification 2, section 3), raw: nothing in it is judged. Sizes in bytes; null = not measured. */
export const pageAuditReport = z.object({
  url: z.string(),
  /** Read from the rendered page; null = unknown, from another tool or version. */
  rendered: z.boolean().nullish(),
  /** Null when source and rendered page agree. */
  raw: pageSource.nullish(),
  /** Null = not looked for. */
  indexing: seenIndexing.nullish(),
  page_timing: pageTiming,
  meta: pageMeta,
  resource_errors: resourceErrors,
  cache_control: cacheControl,
  /** What is there or not, under DataForSEO's names; mixed polarity: `is_https` is good, `no_title` is bad. No flag of it hides a limit. */
  checks: z.record(z.string(), z.boolean()),
  technical_info: technicalInfo,
  content_encoding: z.string().nullable(),
  media_type: z.string().nullable(),
  server: z.string().nullable(),
  total_dom_size: count.nullable(),
  size: count.nullable(),
  encoded_size: count.nullable(),
  total_transfer_size: count.nullable(),
  url_length: count,
  relative_url_length: count,
  broken_resources: z.boolean().nullable(),
  broken_links: z.boolean().nullable(),
  duplicate_title: z.boolean().nullable(),
  duplicate_description: z.boolean().nullable(),
  duplicate_content: z.boolean().nullable(),
  click_depth: count.nullable(),
  last_modified: lastModified,
  social_media_tags: z.record(z.string(), z.string()),
});

export type InsecureFile = z.infer<typeof insecureFile>;
export type PageSource = z.infer<typeof pageSource>;
export type PageTiming = z.infer<typeof pageTiming>;
export type PageMeta = z.infer<typeof pageMeta>;
export type ResourceErrors = z.infer<typeof resourceErrors>;
export type CacheControl = z.infer<typeof cacheControl>;
export type TechnicalInfo = z.infer<typeof technicalInfo>;
export type LastModified = z.infer<typeof lastModified>;
export type PageAuditReport = z.infer<typeof pageAuditReport>;
