import { withIssues } from '../../modules/analysis/findings/page-issues.js';
import { citationAnswer } from '../../modules/analysis/results/analysis.contract.js';
import { auditReport, type KnownPage } from '../../providers/page-audit/audit-report.js';
import { type PageAuditReport, pageAuditReport } from '../../providers/page-audit/page-audit.contract.js';
import { deviceReport } from '../../providers/page-speed/page-speed.contract.js';
import { socialProfile } from '../../providers/tech-stack/tech-stack.contract.js';
import { RATING_SCALE } from '../../rules/bands.rules.js';

export type Row = Record<string, unknown>;
/** Thrown for a row that cannot be imported; the message says why. */
export class Refused extends Error {}

const objects = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((item): item is Row => typeof item === 'object' && item !== null) : [];
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
const number = (value: unknown): number | null => {
  const found = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
};
const whole = (value: unknown): number | null => {
  const found = number(value);
  return found === null ? null : Math.round(found);
};

/** Old rows hold percent in some places, fractions in others; ours are fractions. */
export function fractionOf(value: unknown, column: string): number | null {
  const found = number(value);
  if (found === null) return null;
  if (found < 0 || found > 100) throw new Refused(`${column} : ${found} n’est ni une fraction ni un pourcentage`);
  return found > 1 ? found / 100 : found;
}

export const keywordsOf = (value: unknown): Row[] =>
  objects(value).flatMap((item) => {
    const keyword = text(item.keyword);
    if (!keyword) return [];
    return {
      keyword,
      rank_group: whole(item.rank_group ?? item.position),
      rank_absolute: whole(item.rank_absolute ?? item.position),
      url: text(item.url),
      search_volume: whole(item.search_volume ?? item.volume),
      cpc: number(item.cpc),
      competition: number(item.competition),
      etv: number(item.etv),
      estimated_paid_traffic_cost: number(item.estimated_paid_traffic_cost),
      title: text(item.title),
      description: text(item.description),
    };
  });

export const reviewsOf = (value: unknown): Row[] =>
  objects(value).flatMap((item) => {
    const rating = number(item.rating);
    if (rating === null || rating < 1 || rating > RATING_SCALE) return [];
    return {
      author_name: text(item.author_name) ?? '',
      rating,
      text: text(item.text),
      time: item.time == null ? null : String(item.time),
      profile_photo_url: text(item.profile_photo_url),
    };
  });

/** What the old system wrote as the confidence (percent) of a CMS and of a technology when nothing had measured one (specification 2, section 9). */
const DEFAULT_CONFIDENCE = { cms: 90, technology: 75 };

/** Percent; null for the old default and for a CMS without a name. */
export function cmsConfidenceOf({ confidence, cms_name }: Row): number | null {
  const fraction = fractionOf(confidence, 'confidence');
  const percent = fraction === null ? null : Math.round(100 * fraction);
  return percent === DEFAULT_CONFIDENCE.cms || !text(cms_name) ? null : percent;
}

export const technologiesOf = (value: unknown): Row[] =>
  objects(value).flatMap((item) => {
    const name = text(item.name);
    if (!name) return [];
    const categories = Array.isArray(item.categories) ? item.categories.map(String) : text(item.categories)?.split(/\s*,\s*/);
    const confidence = whole(item.confidence);
    return {
      name,
      version: text(item.version),
      categories: categories ?? [],
      confidence:
        confidence !== null && confidence >= 0 && confidence <= 100 && confidence !== DEFAULT_CONFIDENCE.technology ? confidence : null,
      evidence: Array.isArray(item.evidence) ? item.evidence.map(String) : [],
    };
  });

export const socialProfilesOf = (value: unknown): Row[] =>
  objects(value).flatMap((item) => {
    const parsed = socialProfile.safeParse({ network: text(item.network)?.toLowerCase(), url: item.url });
    return parsed.success ? [parsed.data] : [];
  });

/** A list of texts, or of objects with a title, a priority and a solution. */
export const recommendationsOf = (value: unknown): Row[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const given = typeof item === 'object' && item !== null ? (item as Row) : { title: item };
    const title = text(given.title);
    return title ? [{ title, priority: given.priority === 'high' ? 'high' : 'medium', solution: text(given.solution) ?? '' }] : [];
  });

export const answersOf = (value: unknown): Row[] =>
  objects(value).flatMap((item) => {
    const parsed = citationAnswer.safeParse({ model: null, urls: [], ...item });
    return parsed.success ? [parsed.data] : [];
  });

export function deviceOf(value: unknown): Row | null {
  const parsed = deviceReport.safeParse(value);
  return parsed.success ? parsed.data : null;
}

const PAGE_COLUMNS = ['page_timing', 'meta', 'resource_errors', 'cache_control', 'checks', 'technical_info', 'social_media_tags'];

/**
 * The analysis of one page in today's shape. What the old analysis did not have stays “not measured”; without a title
 * that could be absent, headings or issues the row is refused: their absence would read as a fault of the page, or as none.
 */
export function pageOf(row: Row): Row {
  const meta = (row.meta ?? {}) as Row;
  const checks = flagsOf(row.checks);
  const wanting = [
    'title' in meta ? [] : 'meta.title',
    'htags' in meta ? [] : 'meta.htags',
    row.seo_issues || Object.keys(checks).length > 0 ? [] : 'seo_issues',
  ].flat();
  if (wanting.length > 0) throw new Refused(`analyse de page incomplète : ${wanting.join(', ')}`);
  const url = text(row.url) ?? '';
  const shape = pageAuditReport.pick(Object.fromEntries(['url', ...PAGE_COLUMNS].map((name) => [name, true])) as { url: true });
  const parsed = shape.safeParse(knownPage(row, url, meta, checks));
  if (!parsed.success) {
    const missing = parsed.error.issues.slice(0, 3).map(({ path }) => path.join('.'));
    throw new Refused(`analyse de page incomplète : ${missing.join(', ')}`);
  }
  const { seo_issues, onpage_score } = withIssues(parsed.data as PageAuditReport);
  return {
    ...parsed.data,
    ...{ seo_issues, onpage_score },
    url_length: url.length,
    relative_url_length: URL.parse(url)?.pathname.length ?? 0,
    last_modified: row.last_modified ?? { header: null, meta_tag: null },
    raw_response: row.raw_response ?? Object.fromEntries([...PAGE_COLUMNS, 'seo_issues'].map((name) => [name, row[name] ?? null])),
  };
}

function knownPage(row: Row, url: string, meta: Row, checks: Record<string, boolean>): PageAuditReport {
  const part = (name: string) => (row[name] ?? {}) as Row;
  const errors = part('resource_errors');
  const cache = part('cache_control');
  const technical = part('technical_info');
  return auditReport({
    url,
    page_timing: Object.fromEntries(Object.entries(part('page_timing')).map(([name, value]) => [name, number(value)])),
    meta: knownMeta(meta),
    resource_errors: { errors: places(errors.errors), warnings: places(errors.warnings) },
    cache_control: { cachable: yesNo(cache.cachable), ttl: whole(cache.ttl) },
    checks,
    technical_info: {
      doctype: yesNo(technical.doctype) ?? checks.has_html_doctype ?? (checks.no_doctype === undefined ? null : !checks.no_doctype),
      charset_from: text(technical.charset_from),
      wrong_charset: text(technical.wrong_charset),
      http_status: whole(technical.http_status ?? row.status_code),
    },
    social_media_tags: Object.fromEntries(
      Object.entries(part('social_media_tags')).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  });
}

const TEXTS = ['title', 'description', 'lang', 'generator', 'favicon', 'canonical', 'robots', 'viewport'];
const COUNTS = [
  ...['images_size', 'images_without_alt', 'images_with_empty_alt', 'broken_links', 'links_checked'],
  ...['scripts_count', 'scripts_size', 'stylesheets_count', 'stylesheets_size'],
];
const LISTS = ['hreflang', 'broken', 'broken_resources', 'structured_data', 'deprecated_tags'];

function knownMeta(meta: Row): KnownPage['meta'] {
  const each = <Value>(names: readonly string[], read: (value: unknown) => Value) =>
    Object.fromEntries(names.map((name) => [name, read(meta[name])]));
  const content = Object.entries((meta.content ?? {}) as Row).map(([name, value]) => [
    name,
    /_(size|count)$/.test(name) ? whole(value) : number(value),
  ]);
  return {
    ...each(TEXTS, text),
    ...each(COUNTS, whole),
    ...each(LISTS, (value) => (Array.isArray(value) ? value : null)),
    charset: meta.charset == null ? null : String(meta.charset),
    htags: Object.fromEntries(
      Object.entries((meta.htags ?? {}) as Row).map(([tag, found]) => [tag, Array.isArray(found) ? found.map(String) : []]),
    ),
    images: whole(meta.images_count ?? meta.images),
    internal_links: whole(meta.internal_links_count ?? meta.internal_links),
    external_links: whole(meta.external_links_count ?? meta.external_links),
    content: Object.fromEntries(content),
  };
}

const yesNo = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const flagsOf = (value: unknown): Record<string, boolean> =>
  Object.fromEntries(Object.entries((value ?? {}) as Row).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));

const places = (value: unknown) =>
  Array.isArray(value)
    ? objects(value).map((item) => ({ message: String(item.message ?? ''), line: whole(item.line) ?? 0, column: whole(item.column) ?? 0 }))
    : null;
