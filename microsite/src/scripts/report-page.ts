import { type Answer, call, type PublicReport, pageData, problemOf, reportPath } from '../lib/api.ts';
import { recordView } from './engagement.ts';
import { watchForExit } from './exit-popup.ts';
import { pageTable } from './paged-table.ts';
import { offerHours } from './person-hours.ts';
import { planRetry } from './plan-retry.ts';
import { openDetailsForPrint } from './print.ts';
import { inPlace } from './reading-place.ts';
import { showReadingProgress } from './reading-progress.ts';
import { retryButtons } from './retry.ts';
import { reviewsRefresh } from './reviews-refresh.ts';
import { followScan } from './scan-polling.ts';
import { shareWherePossible } from './share.ts';
import { showSince } from './since-visit.ts';
import { sortTable } from './sorted-table.ts';
import { travelOnDemand } from './travel.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** What the report does after it is readable: nothing here is needed for the first paint. */
async function start(): Promise<void> {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  for (const table of all('[data-paged]')) pageTable(table);
  for (const table of all('[data-sorted]')) sortTable(table);
  for (const figure of all('[data-travel]')) travelOnDemand(figure);
  document.addEventListener('click', shareWherePossible);
  openDetailsForPrint();
  retryButtons();
  const answer: Answer<PublicReport> = await pageData<PublicReport>().answer;
  if (problemOf(answer)) return;
  const report = answer as PublicReport;
  if (report.demo) return;
  const { token } = report;
  void recordView(token, 'page_view');
  void offerHours(token);
  void showSince(token);
  watchForExit(token);
  for (const root of all('[data-refresh-reviews]')) reviewsRefresh(root, token, () => reload(token));
  for (const root of all('[data-retry-plan]')) planRetry(root, token, () => void follow(token));
  if (report.scanning) void followScan(token, showNewer);
}

/** After an order of the person: at once, then while it is carried out. */
async function follow(token: string): Promise<void> {
  await reload(token);
  await followScan(token, showNewer);
}

async function reload(token: string): Promise<boolean> {
  const answer: Answer<PublicReport> = await call(reportPath(token));
  if (problemOf(answer)) return false;
  showNewer(answer as PublicReport);
  return true;
}

function showNewer(report: PublicReport): void {
  inPlace(() => window.showPage?.(report));
  const announcement = document.querySelector('[data-announcement]');
  if (announcement && !report.scanning) announcement.textContent = 'Analyse terminée, la page est à jour.';
}

void start();
