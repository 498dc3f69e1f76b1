import { plainKeyword } from '../../providers/keywords/plain-keyword.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import type { AnalysisReport } from './analysis.contract.js';
import { demoReport } from './demo-report.js';
import { demoSite } from './findings/demo-site.js';
import type { PublicReport, PublicScore } from './public-report.contract.js';
import type { ScoredQuiz } from './public-score.js';
import { toPublicScore } from './public-score.js';

const MEASURED_AT = '2026-11-12T09:30:00.000Z';
const example = { state: 'measured', source: 'sample', provider: 'Exemple', measured_at: MEASURED_AT, error: null } as const;
const nothing = { ...example, state: 'not_applicable', source: null, provider: null, measured_at: null } as const;

/** The score pages of the demonstration: its made-up measurements and answers through the real formulas. */
export function demoScore(
  token: string,
  quiz: ScoredQuiz | null,
  settings: { agency: SettingsOf<'agency'>; benchmarks: SettingsOf<'benchmarks'> },
): PublicScore {
  const report = demoReport(token, settings.agency);
  const prospect = {
    id: '',
    token,
    company: report.company,
    domain: report.domain,
    siteUrl: null,
    city: report.city,
    quiz: { status: quiz ? ('done' as const) : ('not_started' as const), started: quiz !== null, score: quiz?.score ?? null },
    open: new Set<never>(),
  };
  const count = quiz?.questions.length ?? 0;
  return {
    ...toPublicScore(prospect, { answered: count, total: count }, quiz, toAnalysis(report), demoSite(report.company), settings),
    demo: true,
    example: true,
  };
}

/** The demonstration as the formulas read it: fractions. */
function toAnalysis({ pagespeed, keywords, recommendations }: PublicReport): AnalysisReport {
  const fraction = (points: number | null) => (points === null ? null : points / 100);
  return {
    pagespeed: {
      ...example,
      mobile_performance_score: fraction(pagespeed.mobile),
      desktop_performance_score: fraction(pagespeed.desktop),
      accessibility_score: fraction(pagespeed.accessibility),
      best_practices_score: fraction(pagespeed.best_practices),
      seo_score: fraction(pagespeed.seo),
    },
    page: example,
    keywords: {
      ...example,
      ranked_keywords: keywords.items.map(({ keyword, position, volume, url }) =>
        plainKeyword({ keyword, position, search_volume: volume, url }),
      ),
    },
    recommendations: { ...example, recommendations: recommendations.items },
    cms: nothing,
    connectivity: nothing,
    reviews: nothing,
    intro: nothing,
    citations: nothing,
  };
}
