import { pageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import { factsOf } from './facts.js';
import { brokenStatusOf } from './page-view.js';
import { judgePage } from './report.js';

/** UX category of the page report, 0–100, for the innovation score (decisions, formula 7); null when it was not measured. */
export function uxScoreOf(page: unknown): number | null {
  const { data } = pageAuditReport.safeParse(page);
  return data && brokenStatusOf(data) === null ? judgePage(factsOf(data, null)).categories.ux.score : null;
}
