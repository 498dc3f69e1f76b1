import { type Answer, type PublicReport, problemOf } from '../lib/api.ts';
import { reportView } from '../lib/report/report-view.ts';
import { showPageWith } from '../lib/show-page.ts';

showPageWith<Answer<PublicReport>>(reportView, (answer) => {
  if (problemOf(answer)) return 'Erreur';
  const { company, agency } = answer as PublicReport;
  return `Analyse digitale pour ${company} – ${agency.name}`;
});
