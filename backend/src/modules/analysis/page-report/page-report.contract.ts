import { z } from 'zod';
import { fieldText, isoDateTime, uuid } from '../../../common/http/field.contract.js';
import { t, translatable } from '../../../rules/language.rules.js';
import { findingCounts } from '../findings/findings.contract.js';
import { source } from '../results/analysis.contract.js';

const MISSING = t`ID prospect ou URL manquante`;
const prospectId = z.string(MISSING).min(1, MISSING).pipe(uuid);
const url = z
  .string(MISSING)
  .trim()
  .min(1, MISSING)
  .max(2000, fieldText(translatable`${2000} caractères au maximum`));

/** Asking for the report of one page of a prospect’s own website. */
export const pageReportQuery = z.object({ prospectId, url, refresh: z.enum(['', '0', '1', 'false', 'true']).optional() });
export const pageRefreshBody = z.object({ prospectId, url });

const count = z.number().int().min(0);
const points = z.number().int().min(0).max(100).nullable();
const fraction = z.number().nullable();
const yesNo = z.boolean().nullable();
const level = z.enum(['high', 'medium', 'low']);
const categoryName = z.enum(['performance', 'seo', 'ux', 'technical']);
const severity = z.enum(['critical', 'warning', 'notice']);
const graded = {
  /** 0–100; null when nothing of it was measured. */
  score: points,
  grade: z.enum(['A+', 'A', 'B', 'C', 'D', 'F']).nullable(),
  status: z.enum(['excellent', 'good', 'average', 'poor', 'critical']).nullable(),
};

export const reportIssue = z.object({
  id: z.string(),
  category: categoryName,
  severity,
  impact: level,
  title: z.string(),
  description: z.string(),
  /** The figure behind it, e.g. « 4,8 s ». */
  found: z.string().nullable(),
});

export const reportRecommendation = z.object({
  id: z.string(),
  category: categoryName,
  priority: level,
  impact: level,
  effort: level,
  title: z.string(),
  description: z.string(),
  how_to_fix: z.string(),
  business_impact: z.string(),
  time_estimate: z.string(),
});

export const reportCategory = z.object({
  ...graded,
  issues: z.array(reportIssue),
  recommendations: z.array(reportRecommendation),
  /** What could not be measured: it costs nothing and is listed as « non mesuré ». */
  unmeasured: z.array(z.string()),
});

/** `ms` null = not measured; `provider`: the measuring tool. */
export const reportTiming = z.object({
  name: z.enum([
    'time_to_interactive',
    'dom_complete',
    'largest_contentful_paint',
    'first_input_delay',
    'connection_time',
    'waiting_time',
    'download_time',
  ]),
  label: z.string(),
  ms: z.number().nullable(),
  status: z.enum(['Bon', 'Moyen', 'Lent']).nullable(),
  provider: z.string().nullable(),
});

const performanceTab = z.object({
  timings: z.array(reportTiming),
  /** Null where the tool did not count. */
  resources: z.object({
    scripts: count.nullable(),
    stylesheets: count.nullable(),
    images: count.nullable(),
    links: count.nullable(),
    internal_links: count.nullable(),
    external_links: count.nullable(),
  }),
});

/** Length of a title or a description: `error` too long, `warning` too short. */
const lengthStatus = z.enum(['error', 'warning', 'success']);

const seoTab = z.object({
  title: z.string().nullable(),
  title_length: count,
  title_status: lengthStatus,
  description: z.string().nullable(),
  description_length: count,
  description_status: lengthStatus,
  headings: z.object({ h1: count, h2: count, h3: count, h4: count, h5: count, h6: count }),
  words: count.nullable(),
  /** Text / HTML, 0–1. */
  text_rate: fraction,
  /** Reading ease, higher is easier. */
  readability: fraction,
  /** 0–1. */
  title_consistency: fraction,
  description_consistency: fraction,
});

const kilobytes = z.number().nullable();
const brokenAddress = z.object({ url: z.string(), status: z.number().int() });

const technicalTab = z.object({
  /** KB of 1024 bytes. */
  sizes_kb: z.object({
    page: kilobytes,
    encoded: kilobytes,
    transferred: kilobytes,
    scripts: kilobytes,
    stylesheets: kilobytes,
    images: kilobytes,
  }),
  dom_elements: count.nullable(),
  server: z.string().nullable(),
  encoding: z.string().nullable(),
  media_type: z.string().nullable(),
  charset: z.string().nullable(),
  url_length: count,
  https: z.boolean(),
  broken_resources: yesNo,
  broken_links: yesNo,
  /** The first addresses that answer with an error. */
  broken: z.array(brokenAddress),
  duplicate_title: yesNo,
  duplicate_description: yesNo,
  duplicate_content: yesNo,
});

export const pageError = z.object({ message: z.string(), line: z.number().int(), column: z.number().int() });
export const errorList = z.object({ first: z.array(pageError), others: count });
const issuesTab = z.object({ errors: errorList, warnings: errorList });

/** The technical report of one page (specification 2, sections 2 and 9). The tabs are null when the page is broken. */
export const pageReport = z.object({
  prospect_id: z.string(),
  url: z.string(),
  broken: z.boolean(),
  status_code: z.number().int().nullable(),
  error_message: z.string().nullable(),
  source,
  provider: z.string(),
  measured_at: isoDateTime,
  ...graded,
  /** Against the measurement before; null without one. */
  trend: z.object({ direction: z.enum(['up', 'stable', 'down']), delta: z.number().int(), since: isoDateTime }).nullable(),
  /** The previous measurement is of another tool: no trend. */
  other_tool: z.object({ before: z.string(), since: isoDateTime }).nullable(),
  /** Of this page: the findings that its categories list. */
  counts: findingCounts,
  /** Of the site's one list, of which the home page is a part (« 3 sur 7 »); null for other pages and a broken one. */
  whole: findingCounts.nullable(),
  categories: z.object({ performance: reportCategory, seo: reportCategory, ux: reportCategory, technical: reportCategory }),
  /** At most five, the most useful first; the overview shows three. */
  priorities: z.array(reportRecommendation),
  performance: performanceTab.nullable(),
  seo: seoTab.nullable(),
  technical: technicalTab.nullable(),
  issues: issuesTab.nullable(),
});

export type PageReport = z.infer<typeof pageReport>;
export type PageReportCategory = z.infer<typeof reportCategory>;
export type ReportIssue = z.infer<typeof reportIssue>;
export type ReportRecommendation = z.infer<typeof reportRecommendation>;
export type ReportTiming = z.infer<typeof reportTiming>;
