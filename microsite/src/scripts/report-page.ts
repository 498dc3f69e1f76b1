import { type Answer, type PublicReport, problemOf } from '../lib/api.ts';
import { pageData } from '../lib/page-data.ts';
import { recordView } from './engagement.ts';
import { pageTable } from './paged-table.ts';
import { openDetailsForPrint } from './print.ts';
import { inPlace } from './reading-place.ts';
import { showReadingProgress } from './reading-progress.ts';
import { retryButtons } from './retry.ts';
import { followScan } from './scan-polling.ts';

/** What the report does after it is readable: nothing here is needed for the first paint. */
async function start(): Promise<void> {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  for (const table of document.querySelectorAll<HTMLElement>('[data-paged]')) pageTable(table);
  openDetailsForPrint();
  retryButtons();
  const answer: Answer<PublicReport> = await pageData<PublicReport>().answer;
  if (problemOf(answer)) return;
  const report = answer as PublicReport;
  if (report.demo) return;
  void recordView(report.token, 'page_view');
  if (report.scanning) void followScan(report.token, showNewer);
}

function showNewer(report: PublicReport): void {
  inPlace(() => window.showPage?.(report));
  const announcement = document.querySelector('[data-announcement]');
  if (announcement && !report.scanning) announcement.textContent = 'Analyse terminée, la page est à jour.';
}

void start();
