import type { SettingsOf } from '../../settings/settings.contract.js';
import { figuresOf } from '../competitors/competitor-figures.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { DEMO_SUBJECT, demoAnalysis } from './demo-analysis.js';
import { demoPlan } from './demo-plan.js';
import type { PublicReport } from './public-report.contract.js';
import { type ShownProspect, toPublicReport } from './public-report.js';

export const demoProspect = (token: string): ShownProspect => ({
  ...DEMO_SUBJECT,
  id: '',
  token,
  siteUrl: null,
  quiz: { status: 'not_started', started: false, score: null },
  example: true,
  open: new Set(),
});

/** An invented company, labelled as a demonstration. */
export function demoReport(token: string, agency: SettingsOf<'agency'>): PublicReport {
  const { report, site } = demoAnalysis();
  return {
    ...toPublicReport(demoProspect(token), report, site, { audit: null, call: null, referral: null }, agency),
    ...demoPlan(token),
    demo: true,
    changes: { performance: { from: 42, to: 54, since: '2026-10-12T09:30:00.000Z' }, other_tool: null },
    percentile: { value: 62, n: 143, scope: 'all' },
    neighbours: demoComparison(report),
  };
}

/** Two invented competitors whose names cannot exist. */
function demoComparison({ pagespeed, page, reviews }: AnalysisReport): PublicReport['neighbours'] {
  const measured = (result: object) => ({ provider: '', result });
  const own = figuresOf({ pagespeed: measured(pagespeed), page: measured(page), reviews: measured(reviews) });
  const nothing = { rating: null, reviews: null, search: null, missing: null };
  return {
    measured_at: pagespeed.measured_at ?? '',
    yours: {
      speed: own.speed?.value ?? null,
      findings: own.findings?.value ?? null,
      rating: own.reviews?.value.rating ?? null,
      reviews: own.reviews?.value.count ?? null,
    },
    others: [
      { ...nothing, name: 'Atelier Exemple', domain: 'atelier.example', speed: 78, findings: 3, rating: 4.6, reviews: 52 },
      { ...nothing, name: 'Bois et Exemple', domain: 'bois.example', speed: 41, findings: 9 },
    ],
  };
}
