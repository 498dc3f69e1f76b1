import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';
import { connectivityReport } from '../../../providers/connectivity/connectivity.contract.js';
import { keywordMetrics } from '../../../providers/keywords/keyword-metrics.contract.js';
import { rankedKeyword } from '../../../providers/keywords/keywords.contract.js';
import { pageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import { deviceReport } from '../../../providers/page-speed/page-speed.contract.js';
import { review, reviewsTaskStatus } from '../../../providers/reviews/reviews.contract.js';
import { techStackReport } from '../../../providers/tech-stack/tech-stack.contract.js';
import { ASSISTANTS } from '../../../rules/citations.rules.js';
import { LISTING_TRAITS } from '../../../rules/listing-match.rules.js';

export const analysisName = z.enum([
  'pagespeed',
  'cms',
  'connectivity',
  'page',
  'keywords',
  'reviews',
  'intro',
  'recommendations',
  'citations',
]);
export const source = z.enum(['live', 'sample', 'manual', 'builtin']);
export const analysisState = z.enum(['measured', 'pending', 'failed', 'not_applicable', 'sample', 'manual']);
/** As stored; `google` occurs in rows of earlier versions only and is not shown as an assistant. */
export const citationPlatform = z.enum(['google', ...ASSISTANTS]);
/** The assistants that answer questions. */
export const citationAssistant = z.enum(ASSISTANTS);

/** A listing of Google that was found for a company and does not seem to be its own. */
export const foreignListing = z.object({
  place_id: z.string().nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  url: z.string().nullable(),
  rating: z.number().nullable(),
  reviews_count: z.number().int().nullable(),
  /** What does not agree with what is known of the company. */
  differs: z.array(z.enum(LISTING_TRAITS)),
  /** Staff decided that it belongs to another company. */
  refused: z.boolean(),
});

/** Why a task failed: a cause with a name, the French sentence for staff, and the technical detail. */
export const taskError = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string().nullable(),
  /** Of reviews: a listing that may be another firm's. Its figures are never the prospect's. */
  listing: foreignListing.nullish(),
});

export const recommendation = z.object({
  title: z.string(),
  priority: z.enum(['high', 'medium']),
  solution: z.string(),
  /** The step of the plan that it words; none where a person wrote it. */
  step: z.string().optional(),
});

/** Facts or findings that a text rests on. */
const rests = z.array(z.string()).nullish();
export const citationAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  cited: z.boolean(),
  model: z.string().nullable(),
  date: z.string(),
  /** What the answer cites; the company may be found there and not in the text. */
  urls: z.array(z.string()),
});

/** Questions of the last attempt that stayed without an answer. */
export const failedQuestions = z.object({
  count: z.number().int(),
  asked: z.number().int(),
  code: z.string(),
  message: z.string(),
  date: z.string(),
});

const fraction = z.number().nullable();
const issue = z.object({ id: z.string(), message: z.string() });
/** Findings by severity, under the names of the specification. */
const seoIssues = z.object({ critical: z.array(issue), warnings: z.array(issue), notices: z.array(issue) });

/** Why one of the devices has no figure of this measurement; `message` is for staff. */
export const deviceFailure = z.object({
  device: z.enum(['mobile', 'desktop']),
  code: z.string(),
  message: z.string(),
  failed_at: isoDateTime,
});

/** The figures of each analysis, as stored in its table and printed by `cli scan`. */
export const results = {
  pagespeed: z.object({
    url: z.string(),
    performance_score: fraction,
    mobile_performance_score: fraction,
    desktop_performance_score: fraction,
    accessibility_score: fraction,
    best_practices_score: fraction,
    seo_score: fraction,
    mobile_data: deviceReport.nullable(),
    desktop_data: deviceReport.nullable(),
    runs: z.number().int(),
    range: z.array(z.number()).nullable(),
    failures: z.array(deviceFailure).optional(),
  }),
  cms: techStackReport.extend({ url: z.string() }),
  connectivity: connectivityReport,
  /** The audit of the page with the findings of the catalogue. `onpage_score`: formula 5. */
  page: pageAuditReport.extend({ onpage_score: z.number(), seo_issues: seoIssues }),
  keywords: z.object({ domain: z.string(), ranked_keywords: z.array(rankedKeyword), metrics: keywordMetrics.nullable() }),
  reviews: z.object({
    status: reviewsTaskStatus,
    name: z.string().nullable(),
    /** The business category of Google, in French. */
    category: z.string().nullable(),
    rating: z.number().nullable(),
    reviews_count: z.number().int().nullable(),
    place_id: z.string().nullable(),
    address: z.string().nullable(),
    website: z.string().nullable(),
    phone: z.string().nullable(),
    url: z.string().nullable(),
    reviews: z.array(review),
  }),
  intro: z.object({ content: z.string(), rests }),
  recommendations: z.object({ recommendations: z.array(recommendation), analysis: z.array(z.string()), rests }),
  citations: z.object({
    platforms: z.array(
      z.object({
        platform: citationPlatform,
        citations: z.number().int().nullable(),
        pages: z.number().int().nullable(),
        runs: z.number().int().nullable(),
        /** The proof: every answer that was counted. */
        answers: z.array(citationAnswer),
        /** Why nothing was measured, or why some answers are missing. */
        reason: z.object({ code: z.string(), message: z.string() }).nullable(),
        /** Beside an older count when no question was answered. Absent in results of earlier versions. */
        failed: failedQuestions.nullish(),
        source: source.nullish(),
        provider: z.string().nullish(),
        measured_at: isoDateTime.nullish(),
      }),
    ),
  }),
} as const;

/** Origin of one figure. */
export const figureOrigin = z.object({ source, provider: z.string(), measured_at: isoDateTime });

const provenance = {
  state: analysisState,
  source: source.nullable(),
  provider: z.string().nullable(),
  measured_at: isoDateTime.nullable(),
  /** By place (« desktop_performance_score », « meta.broken_links »): figures that this measurement did not bring, and theirs. */
  origins: z.record(z.string(), figureOrigin).optional(),
  /** The last failure; beside an older good result when there is one. */
  error: taskError.nullable(),
};

/** One analysis with its source; its figures are absent until measured. */
const analysisOf = <T extends z.ZodRawShape>(result: z.ZodObject<T>) => result.partial().extend(provenance);

/** Everything known about a website: `GET /api/admin/prospects/{id}/analysis`, `cli scan`. */
export const analysisReport = z.object({
  pagespeed: analysisOf(results.pagespeed),
  cms: analysisOf(results.cms),
  connectivity: analysisOf(results.connectivity),
  page: analysisOf(results.page),
  keywords: analysisOf(results.keywords),
  reviews: analysisOf(results.reviews),
  intro: analysisOf(results.intro),
  recommendations: analysisOf(results.recommendations),
  citations: analysisOf(results.citations),
});

export type AnalysisName = z.infer<typeof analysisName>;
export type AnalysisState = z.infer<typeof analysisState>;
export type Source = z.infer<typeof source>;
export type SeoIssues = z.infer<typeof seoIssues>;
export type ForeignListing = z.infer<typeof foreignListing>;
export type TaskError = z.infer<typeof taskError>;
export type DeviceFailure = z.infer<typeof deviceFailure>;
export type FigureOrigin = z.infer<typeof figureOrigin>;
export type Recommendation = z.infer<typeof recommendation>;
export type CitationPlatform = z.infer<typeof citationPlatform>;
export type CitationAssistant = z.infer<typeof citationAssistant>;
export type FailedQuestions = z.infer<typeof failedQuestions>;
export type CitationAnswer = z.infer<typeof citationAnswer>;
export type AnalysisReport = z.infer<typeof analysisReport>;
export type Results = { [Name in AnalysisName]: z.infer<(typeof results)[Name]> };
