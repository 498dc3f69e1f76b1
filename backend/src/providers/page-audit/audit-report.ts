import {
  cacheControl,
  lastModified,
  type PageAuditReport,
  type PageMeta,
  pageAuditReport,
  pageContent,
  pageMeta,
  pageTiming,
  resourceErrors,
  technicalInfo,
} from './page-audit.contract.js';

/** Absent and null both mean not checked. */
type Known<Part> = {
  [Name in keyof Part]?: (Part[Name] extends readonly unknown[] | null | undefined ? Part[Name] : Known<Part[Name]>) | null;
};
type FollowsInMeta = 'title_length' | 'description_length' | 'h1' | 'images_count' | 'internal_links_count' | 'external_links_count';

/** The values an engine knows of a page; derived ones are computed. */
export interface KnownPage extends Known<Omit<PageAuditReport, 'url' | 'meta' | 'checks' | 'url_length' | 'relative_url_length'>> {
  url: string;
  checks: PageAuditReport['checks'];
  meta?: Known<Omit<PageMeta, FollowsInMeta>> | null;
}

/** The report that every engine makes: the same fields, of which what is not known is null. */
export function auditReport(known: KnownPage): PageAuditReport {
  const url = URL.parse(known.url);
  const report = {
    ...known,
    page_timing: whole(pageTiming, known.page_timing),
    meta: metaOf(known.meta ?? {}),
    resource_errors: whole(resourceErrors, known.resource_errors),
    cache_control: whole(cacheControl, known.cache_control),
    technical_info: { ...whole(technicalInfo, known.technical_info), https: url?.protocol === 'https:' },
    last_modified: whole(lastModified, known.last_modified),
    social_media_tags: known.social_media_tags ?? {},
    url_length: known.url.length,
    relative_url_length: url?.pathname.length ?? 0,
  };
  return whole(pageAuditReport, report) as PageAuditReport;
}

function metaOf(known: NonNullable<KnownPage['meta']>): PageMeta {
  const htags = known.htags ?? {};
  const meta = {
    ...known,
    title_length: known.title?.length ?? 0,
    description_length: known.description?.length ?? 0,
    htags,
    h1: htags.h1 ?? [],
    images_count: known.images,
    internal_links_count: known.internal_links,
    external_links_count: known.external_links,
    hreflang: known.hreflang ?? [],
    broken: known.broken ?? [],
    broken_resources: known.broken_resources ?? [],
    structured_data: known.structured_data ?? [],
    content: whole(pageContent, known.content),
  };
  return whole(pageMeta, meta) as PageMeta;
}

/** Every field of a part and no other, null where nothing is known. */
function whole({ shape }: { shape: object }, known: object | null | undefined) {
  const given = (known ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(shape).map((name) => [name, given[name] ?? null]));
}
