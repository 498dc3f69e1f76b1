import { type Answer, type PublicScore, problemOf } from '../lib/api.ts';
import { planPageView } from '../lib/plan/plan-page-view.ts';
import { showPageWith } from '../lib/show-page.ts';

showPageWith<Answer<PublicScore>>(planPageView, (answer) => {
  if (problemOf(answer)) return null;
  const { company, agency } = answer as PublicScore;
  return `Plan d’action pour ${company} – ${agency.name}`;
});
