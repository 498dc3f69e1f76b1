import { type Answer, type PublicReport, pageData, problemOf } from '../lib/api.ts';
import { recordView } from './engagement.ts';
import { inPlace } from './reading-place.ts';
import { showReadingProgress } from './reading-progress.ts';
import { retryButtons } from './retry.ts';
import { followScan, lookAtReport } from './scan-polling.ts';

async function start(): Promise<void> {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  retryButtons();
  const answer: Answer<PublicReport> = await pageData<PublicReport>().answer;
  if (problemOf(answer) || (answer as PublicReport).demo) return;
  const { token, scanning } = answer as PublicReport;
  void recordView(token, 'page_view');
  if (scanning) void followScan(() => lookAtReport(token, (report) => inPlace(() => window.showPage?.(report))));
}

void start();
