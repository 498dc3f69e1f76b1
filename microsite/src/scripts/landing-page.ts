import { type PublicReport, problemOf } from '../lib/api.ts';
import { recordView } from './engagement.ts';
import { whereNeeded } from './on-demand.ts';
import { showReadingProgress } from './reading-progress.ts';
import { rendered } from './render-here.ts';
import { retryButtons } from './retry.ts';

const load = async () => ({ landing: (await import('../sections/landing/LandingPage.tsx')).LandingPage });

async function start(): Promise<void> {
  const answer = await rendered<PublicReport>(load);
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  retryButtons();
  if (problemOf(answer) || (answer as PublicReport).demo) return;
  const { token, scanning } = answer as PublicReport;
  void recordView(token, 'page_view');
  if (scanning) whereNeeded(async () => (await import('./newer-report.ts')).followReport(token, load));
}

void start();
