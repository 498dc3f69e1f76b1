import { type Answer, type PublicScore, problemOf } from '../lib/api.ts';
import { pageData } from '../lib/page-data.ts';
import { recordView } from './engagement.ts';
import { showMessages } from './messages.ts';
import { retryButtons } from './retry.ts';

async function start(): Promise<void> {
  retryButtons();
  void showMessages();
  const answer: Answer<PublicScore> = await pageData<PublicScore>().answer;
  if (!problemOf(answer)) void recordView((answer as PublicScore).token, 'plan_view');
}

void start();
