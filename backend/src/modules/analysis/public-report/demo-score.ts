import { DEMO_ID } from '../../../rules/tokens.rules.js';
import { demoAnalysis, demoPage } from './demo-analysis.js';
import { demoPlan } from './demo-plan.js';
import { demoProspect } from './demo-report.js';
import type { ScoredQuiz } from './levers.js';
import type { PublicScore } from './public-score.contract.js';
import { type AgencyStatements, toPublicScore } from './public-score.js';

/** The score pages of the demonstration: its made-up measurements and answers through the real formulas. */
export function demoScore(token: string, quiz: ScoredQuiz | null, statements: AgencyStatements): PublicScore {
  const { report, site } = demoAnalysis();
  const prospect = {
    ...demoProspect(token),
    quiz: { status: quiz ? ('done' as const) : ('not_started' as const), started: quiz !== null, score: quiz?.score ?? null },
  };
  const count = quiz?.questions.length ?? 0;
  return {
    ...toPublicScore(prospect, { answered: count, total: count }, quiz, report, site, statements),
    ...demoPlan(token),
    demo: true,
    prospect_id: DEMO_ID,
    site_url: demoPage.url,
  };
}
