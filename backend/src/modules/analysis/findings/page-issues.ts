import type { PageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import type { Severity } from '../../../rules/finding.rules.js';
import { type FindingId, judgeFindings } from '../../../rules/findings.rules.js';
import type { AnalysisReport, Results, SeoIssues } from '../results/analysis.contract.js';
import { onPage } from '../scores/seo.js';
import type { SiteList } from './judge.js';
import type { StoredFinding } from './judged-site.entity.js';
import { foundOf } from './shown-list.js';
import { pageFactsOf } from './site-facts.js';

/** Names of the specification’s lists and flags (DataForSEO’s) where they differ from the catalogue’s. */
const NAMES: Partial<Record<FindingId, string>> = {
  'no-https': 'is_http',
  'no-h1': 'no_h1_tag',
  'images-without-alt': 'no_image_alt',
  'several-titles': 'duplicate_title_tag',
  'several-descriptions': 'duplicate_meta_tags',
  'no-compression': 'no_content_encoding',
  'render-blocking': 'has_render_blocking_resources',
  'no-social-title': 'no_meta_title',
  'unusual-address': 'seo_friendly_url_characters_check',
  'no-encoding-meta': 'no_encoding_meta_tag',
  'deprecated-tags': 'deprecated_html_tags',
  'large-page': 'large_page_size',
};
const nameOf = (id: FindingId): string => NAMES[id] ?? id.replaceAll('-', '_');

/** Flags that a number exceeds its limit. */
const LIMIT_FLAGS = [
  'title-too-long',
  'title-too-short',
  'irrelevant-title',
  'irrelevant-description',
  'high-loading-time',
  'low-content-rate',
  'large-page',
] as const satisfies FindingId[];

/** The one list as `seo_issues` of the specification. */
export function issuesOf(findings: readonly StoredFinding[]): SeoIssues {
  const of = (severity: Severity) =>
    foundOf(findings)
      .filter(({ rule }) => rule.severity === severity)
      .map(({ rule }) => ({ id: nameOf(rule.id), message: rule.description }));
  return { critical: of('critical'), warnings: of('warning'), notices: of('notice') };
}

/** Replaces the counts of the page by those of the whole list (decision 32). */
export function withOneList(report: AnalysisReport, site: SiteList): AnalysisReport {
  if (!site.facts.pageMeasured) return report;
  const page = { ...report.page, seo_issues: issuesOf(site.findings), onpage_score: onPage(site.critical, site.warnings) };
  return { ...report, page };
}

/** Adds the findings of the catalogue to an audited page. */
export function withIssues(page: PageAuditReport): Results['page'] {
  const { findings, unmeasured, counts } = judgeFindings(pageFactsOf(page, null));
  const failing = new Set(findings.map(({ rule }) => rule.id));
  const unknown = new Set(unmeasured.map(({ id }) => id));
  const flags = LIMIT_FLAGS.filter((id) => !unknown.has(id)).map((id) => [nameOf(id), failing.has(id)]);
  return {
    ...page,
    checks: { ...page.checks, ...Object.fromEntries(flags) },
    seo_issues: issuesOf(findings.map(({ rule: { id, severity }, found }) => ({ id, severity, found }))),
    onpage_score: onPage(counts.critical, counts.warnings),
  };
}
