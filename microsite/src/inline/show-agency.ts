import { agencyView } from '../lib/agency-view.ts';
import { type Answer, type PublicReport, problemOf } from '../lib/api.ts';
import { speedView } from '../lib/report/speed-view.ts';
import { showPageWith } from '../lib/show-page.ts';

/** Pages about the agency read it from the demonstration; without an answer they keep their own words. */
showPageWith<Answer<PublicReport>>((answer) => {
  if (problemOf(answer)) return { state: 'error' };
  const report = answer as PublicReport;
  return { state: 'ready', agency: agencyView(report.agency), specimen: speedView(report) };
});
