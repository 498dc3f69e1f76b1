import { type Answer, type PublicScore, problemOf } from '../lib/api.ts';
import { scoreView } from '../lib/score/score-view.ts';
import { showPageWith } from '../lib/show-page.ts';

showPageWith<Answer<PublicScore>>(scoreView, (answer) => {
  if (problemOf(answer)) return null;
  const { company, agency } = answer as PublicScore;
  return `SmartIndex pour ${company} – ${agency.name}`;
});
