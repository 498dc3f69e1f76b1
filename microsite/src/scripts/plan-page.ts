import { type Answer, type PublicScore, pageData, problemOf } from '../lib/api.ts';
import { recordView } from './engagement.ts';
import { showMessages } from './messages.ts';
import { followPlan } from './plan-progress.ts';
import { retryButtons } from './retry.ts';

async function start(): Promise<void> {
  retryButtons();
  void showMessages();
  const answer: Answer<PublicScore> = await pageData<PublicScore>().answer;
  if (problemOf(answer)) return;
  const { token } = answer as PublicScore;
  void recordView(token, 'plan_view');
  void followPlan(token);
}

void start();
