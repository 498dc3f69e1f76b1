import { SHOWN_STEPS } from '../../rules/advice.rules.js';
import { OVERALL_ESTIMATE } from '../../rules/formulas.rules.js';
import { isWrongPage, ownerWords } from '../../rules/outcomes.rules.js';
import { olderFigures, originName } from '../../rules/provenance.rules.js';
import { type Verdict, verdictOf } from '../../rules/verdicts.rules.js';
import type { QuizState } from '../quiz/quiz.contract.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import type { AnalysisName, AnalysisReport, AnalysisState } from './analysis.contract.js';
import { publicCitations } from './citations/public-citations.js';
import { countable } from './countable.js';
import type { SiteList } from './findings/judge.js';
import { shownFindings, shownPlan } from './findings/shown-list.js';
import { type OverallScore, type PublicReport, SHOWN_REVIEWS } from './public-report.contract.js';
import { isBranded } from './scores/branded.js';
import { overallParts, overallScore } from './scores/overall.js';
import type { MeasuredParts } from './scores/weighted-mean.js';
import { inStoredWords } from './texts/plan-words.js';

/** Who the page is for; nothing here is personal but the company's name. */
export interface ShownProspect {
  id: string;
  token: string;
  company: string;
  domain: string;
  siteUrl: string | null;
  city: string | null;
  quiz: { status: QuizState; started: boolean; score: number | null };
  /** A made-up company. */
  example?: boolean;
  /** Analyses that wait or run. */
  open: ReadonlySet<AnalysisName>;
}

type Analysed = Pick<AnalysisReport['pagespeed'], 'state' | 'source' | 'provider' | 'measured_at' | 'origins'>;

const NOTHING_SHOWN = { state: 'missing' as const, provider: null, measured_at: null, older: [] };

/** Failures that trying again cannot mend. */
const FINAL_CAUSES = new Set(['insufficient_facts', 'no_website', 'not_configured']);

/** What staff sees → what the prospect sees: the same figures, causes of failures left out. */
export function toPublicReport(
  prospect: ShownProspect,
  report: AnalysisReport,
  site: SiteList,
  status: PublicReport['status'],
  agency: SettingsOf<'agency'>,
): PublicReport {
  const { pagespeed, connectivity, cms, page, keywords, reviews, citations, intro, recommendations } = report;
  const shown = (name: AnalysisName) => {
    const { state, source, provider, measured_at, origins }: Analysed = report[name];
    const origin = { provider: originName(source, provider), measured_at, older: olderFigures(origins) };
    return { state: shownState(state, prospect.open.has(name)), ...origin };
  };
  const mobile = toPoints(pagespeed.mobile_performance_score);
  const desktop = toPoints(pagespeed.desktop_performance_score);
  const device = pagespeed.mobile_data ?? pagespeed.desktop_data;
  const overall = overallOf(prospect, report, site);
  // texts speak of a page that is not there now
  const isElsewhere = isWrongPage(site.outcome);
  return {
    token: prospect.token,
    demo: false,
    example: prospect.example ?? false,
    company: prospect.company,
    domain: prospect.domain,
    site_url: prospect.siteUrl,
    city: prospect.city,
    quiz: prospect.quiz,
    scanning: prospect.open.size > 0,
    overall,
    verdict: shownVerdict(overall.estimated ? null : overall.value, prospect.quiz.score !== null, prospect, site),
    outcome: site.outcome,
    findings: shownFindings(site),
    plan: { total: site.plan.length, steps: shownPlan(inStoredWords(site.plan.slice(0, SHOWN_STEPS), recommendations.recommendations)) },
    status,
    pagespeed: {
      ...shown('pagespeed'),
      mobile,
      desktop,
      overall: overallScore(null, mobile, desktop),
      accessibility: toPoints(pagespeed.accessibility_score),
      best_practices: toPoints(pagespeed.best_practices_score),
      seo: toPoints(pagespeed.seo_score),
      runs: pagespeed.runs ?? 0,
      range: pagespeed.range?.map((fraction) => Math.round(fraction * 100)) ?? null,
      first_contentful_paint: device?.first_contentful_paint ?? null,
      largest_contentful_paint: device?.largest_contentful_paint ?? null,
      total_blocking_time: device?.total_blocking_time ?? null,
      cumulative_layout_shift: device?.cumulative_layout_shift ?? null,
      speed_index: device?.speed_index ?? null,
      total_bytes: device?.total_bytes ?? null,
    },
    connectivity: {
      ...shown('connectivity'),
      outcome: connectivity.outcome ?? null,
      met: ownerWords(connectivity.outcome),
      response_time_ms: connectivity.response_time_ms ?? null,
      https: connectivity.final_url ? connectivity.final_url.startsWith('https:') : null,
      certificate_valid: connectivity.tls && connectivity.tls.state !== 'none' ? connectivity.tls.state === 'valid' : null,
    },
    cms: {
      ...shown('cms'),
      name: cms.cms_name ?? null,
      version: cms.version ?? null,
      confidence: cms.confidence ?? null,
      technologies: (cms.technologies ?? []).map(({ name, version, categories }) => ({ name, version, categories })),
    },
    page: {
      ...shown('page'),
      title: page.meta?.title ?? null,
      description: page.meta?.description ?? null,
      h1: page.meta?.h1 ?? [],
      images: page.meta?.images ?? null,
      images_without_alt: page.meta?.images_without_alt ?? null,
      broken_links: page.meta?.broken_links ?? null,
      words: page.meta?.content.plain_text_word_count ?? null,
      readability: page.meta?.content.flesch_kincaid_readability_index ?? null,
    },
    keywords: {
      ...shown('keywords'),
      items: (keywords.ranked_keywords ?? []).map(({ keyword, rank_group, rank_absolute, search_volume, url }) => ({
        keyword,
        position: rank_group ?? rank_absolute,
        volume: search_volume,
        url,
        branded: isBranded(keyword, prospect.company, prospect.domain),
      })),
    },
    reviews: {
      ...shown('reviews'),
      status: prospect.open.has('reviews') ? 'pending' : (reviews.status ?? 'not_found'),
      rating: reviews.rating ?? null,
      count: reviews.reviews_count ?? null,
      url: reviews.url ?? null,
      items: (reviews.reviews ?? [])
        .slice(0, SHOWN_REVIEWS)
        .map(({ author_name, rating, text, time }) => ({ author: author_name, rating, text, published_at: isoTime(time) })),
    },
    citations: { ...shown('citations'), ...publicCitations(citations.platforms ?? [], prospect) },
    texts: { intro: isElsewhere ? null : shownIntro(intro) },
    intro: {
      ...(isElsewhere ? NOTHING_SHOWN : shown('intro')),
      paragraphs: (isElsewhere ? '' : (intro.content ?? ''))
        .split(/\n{2,}/)
        .map((text) => text.trim())
        .filter(Boolean)
        .slice(0, 2),
    },
    recommendations: {
      ...(isElsewhere ? NOTHING_SHOWN : shown('recommendations')),
      items: isElsewhere ? [] : (recommendations.recommendations ?? []).slice(0, SHOWN_STEPS),
      failed:
        recommendations.state === 'failed' && !prospect.open.has('recommendations') && !FINAL_CAUSES.has(recommendations.error?.code ?? ''),
    },
    agency,
  };
}

function overallOf(prospect: ShownProspect, report: AnalysisReport, site: SiteList): OverallScore {
  const {
    quiz: { score },
    example = false,
  } = prospect;
  const { mobile_performance_score, desktop_performance_score } = countable(report, example).pagespeed;
  const [mobile, desktop] = [toPoints(mobile_performance_score), toPoints(desktop_performance_score)];
  return orEstimate(overallScore(score, mobile, desktop), overallParts(score, mobile, desktop), prospect, site);
}

/** The introduction with what it rests on; an example is no text of this site. */
function shownIntro({ content, source, rests }: AnalysisReport['intro']): PublicReport['texts']['intro'] {
  if (!content || source === null || source === 'sample') return null;
  const origin = { live: 'composed', builtin: 'builtin', manual: 'approved' } as const;
  return { text: content, source: origin[source], facts: rests ?? [] };
}

/** A failed or inapplicable analysis is simply not there for the prospect; while it runs it may still come. */
function shownState(state: AnalysisState, isOpen: boolean): PublicReport['pagespeed']['state'] {
  if (state === 'measured' || state === 'sample' || state === 'manual') return state;
  return isOpen ? 'pending' : 'missing';
}

/** Reviews entered by staff or loaded from elsewhere may carry any text as their time. */
function isoTime(text: string | null): string | null {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The one verdict: none for a page that is not the company's, none without a site. */
export function shownVerdict(
  overall: number | null,
  fromQuiz: boolean,
  { siteUrl }: Pick<ShownProspect, 'siteUrl'>,
  { outcome }: SiteList,
): Verdict | null {
  if (isWrongPage(outcome)) return null;
  if (overall === null) return siteUrl === null ? null : verdictOf(OVERALL_ESTIMATE, 'estimate');
  return verdictOf(overall, fromQuiz ? 'quiz' : 'speed');
}

export const toPoints = (fraction: number | null | undefined): number | null =>
  fraction === null || fraction === undefined ? null : Math.round(fraction * 100);

/** A site that is there to be measured begins with an estimate; one that is not, or was not found, has none. */
export const orEstimate = (
  value: number | null,
  measuredParts: MeasuredParts,
  { siteUrl }: Pick<ShownProspect, 'siteUrl'>,
  { outcome }: SiteList,
): OverallScore => ({
  value: value ?? (siteUrl === null || isWrongPage(outcome) ? null : OVERALL_ESTIMATE),
  estimated: value === null,
  measuredParts,
});
