import { type Answer, type PublicReport, problemOf } from '../lib/api.ts';
import { landingView } from '../lib/report/landing-view.ts';
import { showPageWith } from '../lib/show-page.ts';

showPageWith<Answer<PublicReport>>(landingView, (answer) => {
  if (problemOf(answer)) return 'Erreur';
  const { company, agency } = answer as PublicReport;
  return `${company} – ${agency.name}`;
});
