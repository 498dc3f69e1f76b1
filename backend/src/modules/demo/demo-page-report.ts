import { countsOf } from '../../rules/findings.rules.js';
import { DEMO_ID } from '../../rules/tokens.rules.js';
import type { PageReport } from '../analysis/page-report/page-report.contract.js';
import { toPageReport } from '../analysis/page-report/page-view.js';
import { demoAnalysis, demoPage } from '../analysis/public-report/demo-analysis.js';

/** The technical report of the example’s home page, made like any other. */
export function demoPageReport(): PageReport {
  const { audit, timings, url, measuredAt } = demoPage;
  const measured = { prospectId: DEMO_ID, url, source: 'sample' as const, provider: 'Exemple', measuredAt };
  return toPageReport(measured, audit, { provider: 'Exemple', timings }, null, countsOf(demoAnalysis().site.findings));
}
