import { type Answer, type PublicScore, problemOf } from '../lib/api.ts';
import { scoreView } from '../lib/score/score-view.ts';
import { showPageWith } from '../lib/show-page.ts';
import { keepToken } from '../lib/token.ts';

showPageWith<Answer<PublicScore>>(scoreView, (answer) => {
  if (problemOf(answer)) return null;
  const { company, agency, token } = answer as PublicScore;
  keepToken(window, token);
  return `SmartIndex pour ${company} – ${agency.name}`;
});
