import { type Answer, type PublicScore, pageData, problemOf } from '../lib/api.ts';
import { recordAppointmentClicks } from './appointment-clicks.ts';
import { offerAudit } from './audit-request.ts';
import { recordView } from './engagement.ts';
import { showMessages } from './messages.ts';
import { openDetailsForPrint } from './print.ts';
import { showReadingProgress } from './reading-progress.ts';
import { retryButtons } from './retry.ts';

async function start(): Promise<void> {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  openDetailsForPrint();
  retryButtons();
  void showMessages();
  const answer: Answer<PublicScore> = await pageData<PublicScore>().answer;
  if (problemOf(answer)) return;
  const { token } = answer as PublicScore;
  offerAudit(token);
  recordAppointmentClicks(token);
  void recordView(token, 'score_view');
}

void start();
