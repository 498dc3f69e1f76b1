import { type PublicScore, problemOf } from '../lib/api.ts';
import { actionsOnDemand } from './actions-on-demand.ts';
import { recordAppointmentClicks } from './appointment-clicks.ts';
import { offerAudit } from './audit-request.ts';
import { recordView } from './engagement.ts';
import { openDetailsForPrint } from './print.ts';
import { showReadingProgress } from './reading-progress.ts';
import { ensureRendered } from './render-in-browser.ts';
import { retryButtons } from './retry.ts';
import { shareWherePossible } from './share.ts';
import { answerSiteQuestions } from './site-question.ts';

const load = async () => ({ monscore: (await import('../sections/score/ScorePage.tsx')).ScorePage });

async function start(): Promise<void> {
  const answer = await ensureRendered<PublicScore>(load);
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  openDetailsForPrint();
  retryButtons();
  if (problemOf(answer)) return;
  const { token } = answer as PublicScore;
  actionsOnDemand(token);
  document.addEventListener('click', shareWherePossible);
  offerAudit(token);
  answerSiteQuestions(token);
  recordAppointmentClicks(token);
  void recordView(token, 'score_view');
}

void start();
