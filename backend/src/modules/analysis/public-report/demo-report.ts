import type { SettingsOf } from '../../settings/settings.contract.js';
import { DEMO_SUBJECT, demoAnalysis } from './demo-analysis.js';
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

/** A made-up company, labelled as a demonstration wherever it is shown. */
export function demoReport(token: string, agency: SettingsOf<'agency'>): PublicReport {
  const { report, site } = demoAnalysis();
  return {
    ...toPublicReport(demoProspect(token), report, site, { audit: null, call: null, referral: null }, agency),
    demo: true,
    changes: { performance: { from: 42, to: 54, since: '2026-10-12T09:30:00.000Z' }, other_tool: null },
    percentile: { value: 62, n: 143, scope: 'all' },
  };
}
