import type { PageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import { impactOf } from '../../../rules/advice.rules.js';
import { lengthStatus, TIMING_LABELS, TIMING_NAMES, type TimingName, timingBand } from '../../../rules/bands.rules.js';
import type { Severity } from '../../../rules/finding.rules.js';
import { type CatalogueFinding, countsOf, type FindingCounts } from '../../../rules/findings.rules.js';
import { quotable } from '../../../rules/garbled-text.rules.js';
import { t } from '../../../rules/language.rules.js';
import { LIMITS } from '../../../rules/limits.rules.js';
import { originName } from '../../../rules/provenance.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { whyWords } from '../../../rules/why.rules.js';
import { type LabTimings, pageFactsOf, weightOf } from '../findings/site-facts.js';
import type { Source } from '../results/analysis.contract.js';
import { type Origins, withoutCarriedOver } from '../results/carry-over/carried-over-figures.js';
import { breakBetween } from '../timeline/differences.js';
import { brokenMessage } from './broken-page.js';
import { kilobytes } from './kilobytes.js';
import type { PageReport, PageReportCategory, ReportIssue, ReportRecommendation, ReportTiming } from './page-report.contract.js';
import { type JudgedCategory, judgePage } from './report.js';

/** The measured page, its owner, time and tool. */
export interface Measured {
  prospectId: string;
  url: string;
  source: Source;
  provider: string;
  measuredAt: Date;
  /** Figures that this measurement did not bring. */
  origins?: Origins;
}

/** Lighthouse on the same page, on the phone. */
export interface Lab {
  provider: string;
  timings: LabTimings;
}

/** Of the site's one list, when this is its home page. */
export type Whole = FindingCounts | null;

/** The measurement of the same page before this one. */
export interface Earlier {
  audit: PageAuditReport;
  provider: string;
  measuredAt: Date;
}

const PRIORITIES = 5;
const SHOWN_ERRORS = 5;
const SHOWN_BROKEN = 20;

/** The report of a page as the screen shows it (specification 2, “Page technical report”). */
export function toPageReport(
  measured: Measured,
  audit: PageAuditReport,
  lab: Lab | null,
  earlier: Earlier | null,
  whole: Whole = null,
): PageReport {
  const status = brokenStatusOf(audit);
  if (status !== null) return toBrokenReport(measured, status);
  const facts = pageFactsOf(audit, lab?.timings ?? null);
  const judged = judgePage(facts);
  const isOtherTool =
    earlier !== null && breakBetween('page', { ...earlier, result: earlier.audit }, { ...measured, result: audit }) !== null;
  const isComparable = earlier !== null && !isOtherTool && brokenStatusOf(earlier.audit) === null;
  const scoreOf = (page: PageAuditReport) => judgePage(pageFactsOf(page, lab?.timings ?? null)).score;
  const trend = isComparable
    ? trendOf(scoreOf(withoutCarriedOver(audit, measured.origins)), scoreOf(earlier.audit), earlier.measuredAt)
    : null;
  const category = (one: JudgedCategory) => toCategory(one, facts);
  return {
    ...headOf(measured),
    broken: false,
    status_code: audit.technical_info.http_status,
    error_message: null,
    score: judged.score,
    grade: judged.grade,
    status: judged.status,
    trend,
    other_tool: isOtherTool ? { before: earlier.provider, since: earlier.measuredAt.toISOString() } : null,
    counts: countsOf(judged.priorities),
    whole,
    categories: {
      performance: category(judged.categories.performance),
      seo: category(judged.categories.seo),
      ux: category(judged.categories.ux),
      technical: category(judged.categories.technical),
    },
    priorities: judged.priorities.slice(0, PRIORITIES).map(toRecommendation),
    performance: performanceTab(audit, measured.provider, lab),
    seo: seoTab(audit),
    technical: technicalTab(audit, lab),
    issues: issuesTab(audit),
  };
}

/** A page that answers with an error: score 0, one critical issue and what the status means. */
export function toBrokenReport(measured: Measured, status: number): PageReport {
  const message = brokenMessage(status);
  const common = { id: 'broken', category: 'technical', impact: 'high', title: message } as const;
  const nothing: PageReportCategory = { score: null, grade: null, status: null, issues: [], recommendations: [], unmeasured: [] };
  const advice = brokenAdvice();
  const issue: ReportIssue = { ...common, severity: 'critical', description: advice.description, found: `HTTP ${status}` };
  const recommendation: ReportRecommendation = { ...common, ...advice, priority: 'high', effort: 'medium' };
  return {
    ...headOf(measured),
    broken: true,
    status_code: status,
    error_message: message,
    ...{ score: 0, grade: 'F', status: 'critical', trend: null, other_tool: null },
    counts: { total: 1, critical: 1, warnings: 0, notices: 0 },
    whole: null,
    categories: {
      ...{ performance: nothing, seo: nothing, ux: nothing },
      technical: { ...nothing, issues: [issue], recommendations: [recommendation] },
    },
    priorities: [recommendation],
    ...{ performance: null, seo: null, technical: null, issues: null },
  };
}

const brokenAdvice = () => ({
  description: t`L’adresse répond par une erreur.`,
  how_to_fix: t`Remettre la page en service, ou rediriger son adresse vers la bonne page.`,
  business_impact: whyWords({ source: 'google-search', says: t`Google n’indexe pas les adresses qui répondent par une erreur.` }),
  time_estimate: t`1 heure à 1 jour`,
});

/** Returns the HTTP status of an audited error page; null for a page in order, and for a complete home page with a wrong status. */
export function brokenStatusOf({ checks, meta, technical_info: { http_status } }: PageAuditReport): number | null {
  if (http_status === 404 && (meta.content.plain_text_word_count ?? 0) >= LIMITS.homeWords) return null;
  return http_status !== null && (http_status >= 400 || checks.is_broken) ? http_status : null;
}

const headOf = ({ prospectId, url, source, provider, measuredAt }: Measured) => ({
  prospect_id: prospectId,
  url,
  source,
  provider: originName(source, provider) ?? provider,
  measured_at: measuredAt.toISOString(),
});

function trendOf(score: number | null, before: number | null, since: Date): PageReport['trend'] {
  if (score === null || before === null) return null;
  const delta = score - before;
  return { direction: delta > 0 ? 'up' : delta < 0 ? 'down' : 'stable', delta, since: since.toISOString() };
}

function toCategory({ score, grade, status, issues, unmeasured }: JudgedCategory, facts: SiteFacts): PageReportCategory {
  return {
    ...{ score, grade, status },
    issues: issues.map((rule) => toIssue(rule, facts)),
    recommendations: issues.map(toRecommendation),
    unmeasured: [...new Set(unmeasured.map(({ looksAt }) => looksAt))],
  };
}

const categoryOf = ({ report }: CatalogueFinding): ReportIssue['category'] => report?.category ?? 'technical';

function toIssue(rule: CatalogueFinding, facts: SiteFacts): ReportIssue {
  const { id, severity, gain, title, description } = rule;
  return { id, category: categoryOf(rule), severity, impact: impactOf(gain), title, description, found: rule.found(facts) };
}

const PRIORITY_OF: Record<Severity, ReportRecommendation['priority']> = { critical: 'high', warning: 'medium', notice: 'low' };

function toRecommendation(rule: CatalogueFinding): ReportRecommendation {
  const { id, severity, effort, gain, title, description } = rule;
  return {
    ...{ id, category: categoryOf(rule), impact: impactOf(gain), effort, title, description },
    priority: PRIORITY_OF[severity],
    how_to_fix: rule.howToFix,
    business_impact: whyWords(rule.why),
    time_estimate: rule.timeEstimate,
  };
}

/** Timings taken from Lighthouse on the phone first, so that every screen judges the same figure. */
const LAB_FIRST: ReadonlySet<TimingName> = new Set(['largest_contentful_paint', 'time_to_interactive']);

function performanceTab({ page_timing, meta }: PageAuditReport, provider: string, lab: Lab | null): PageReport['performance'] {
  const fromLab: Partial<Record<TimingName, number | null>> = lab?.timings ?? {};
  const timing = (name: TimingName): ReportTiming => {
    const [own, seen] = [page_timing[name], fromLab[name] ?? null];
    const isFromLab = seen !== null && (own === null || LAB_FIRST.has(name));
    const ms = isFromLab ? seen : own;
    const measuredBy = isFromLab ? (lab?.provider ?? null) : provider;
    return {
      name,
      label: TIMING_LABELS[name],
      ms,
      status: ms === null ? null : timingBand(name, ms).word,
      provider: ms === null ? null : measuredBy,
    };
  };
  const { scripts_count, stylesheets_count, images_count, internal_links_count, external_links_count } = meta;
  return {
    timings: TIMING_NAMES.map(timing),
    resources: {
      scripts: scripts_count,
      stylesheets: stylesheets_count,
      images: images_count,
      links: internal_links_count === null || external_links_count === null ? null : internal_links_count + external_links_count,
      internal_links: internal_links_count,
      external_links: external_links_count,
    },
  };
}

function seoTab({ meta }: PageAuditReport): PageReport['seo'] {
  const headings = (tag: string) => meta.htags[tag]?.length ?? 0;
  return {
    title: quotable(meta.title),
    title_length: meta.title_length,
    title_status: lengthStatus('title', meta.title_length),
    description: quotable(meta.description),
    description_length: meta.description_length,
    description_status: lengthStatus('description', meta.description_length),
    headings: { h1: headings('h1'), h2: headings('h2'), h3: headings('h3'), h4: headings('h4'), h5: headings('h5'), h6: headings('h6') },
    words: meta.content.plain_text_word_count,
    text_rate: meta.content.plain_text_rate,
    readability: meta.content.flesch_kincaid_readability_index,
    title_consistency: meta.content.title_to_content_consistency,
    description_consistency: meta.content.description_to_content_consistency,
  };
}

function technicalTab({ meta, technical_info, ...page }: PageAuditReport, lab: Lab | null): PageReport['technical'] {
  return {
    sizes_kb: {
      page: kilobytes(page.size),
      encoded: kilobytes(page.encoded_size),
      transferred: kilobytes(weightOf(lab?.timings, page)),
      scripts: kilobytes(meta.scripts_size),
      stylesheets: kilobytes(meta.stylesheets_size),
      images: kilobytes(meta.images_size),
    },
    dom_elements: page.total_dom_size,
    server: page.server,
    encoding: page.content_encoding,
    media_type: page.media_type,
    charset: meta.charset,
    url_length: page.url_length,
    https: technical_info.https,
    broken_resources: page.broken_resources,
    broken_links: page.broken_links,
    broken: [...meta.broken_resources, ...meta.broken].slice(0, SHOWN_BROKEN),
    duplicate_title: page.duplicate_title,
    duplicate_description: page.duplicate_description,
    duplicate_content: page.duplicate_content,
  };
}

function issuesTab({ resource_errors: { errors, warnings } }: PageAuditReport): PageReport['issues'] {
  // if one of the two was not checked, an empty list would claim that there is nothing
  if (!errors || !warnings) return null;
  const list = (all: NonNullable<typeof errors>) => ({
    first: all.slice(0, SHOWN_ERRORS),
    others: Math.max(0, all.length - SHOWN_ERRORS),
  });
  return { errors: list(errors), warnings: list(warnings) };
}
