import { type Answer, type PublicReport, problemOf } from '../lib/api.ts';
import { pageData } from '../lib/page-data.ts';
import { recordView } from './engagement.ts';
import { showReadingProgress } from './reading-progress.ts';
import { retryButtons } from './retry.ts';

async function start(): Promise<void> {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  retryButtons();
  const answer: Answer<PublicReport> = await pageData<PublicReport>().answer;
  if (problemOf(answer) || (answer as PublicReport).demo) return;
  void recordView((answer as PublicReport).token, 'page_view');
}

void start();
