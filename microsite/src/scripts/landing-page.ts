import { type PublicReport, problemOf } from '../lib/api.ts';
import { recordView } from './engagement.ts';
import { loadOptional } from './on-demand.ts';
import { showReadingProgress } from './reading-progress.ts';
import { ensureRendered } from './render-in-browser.ts';
import { retryButtons } from './retry.ts';

const load = async () => ({ landing: (await import('../sections/landing/LandingPage.tsx')).LandingPage });

async function start(): Promise<void> {
  const answer = await ensureRendered<PublicReport>(load);
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  retryButtons();
  if (problemOf(answer) || (answer as PublicReport).demo) return;
  const { token, scanning } = answer as PublicReport;
  void recordView(token, 'page_view');
  if (scanning) loadOptional(async () => (await import('./newer-report.ts')).followReport(token, load));
}

void start();
