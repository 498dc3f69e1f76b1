import { type Answer, type PublicReport, pageData, problemOf } from '../lib/api.ts';
import { recordView } from './engagement.ts';
import { onDemand, whereNeeded } from './on-demand.ts';
import { pageTable } from './paged-table.ts';
import { openDetailsForPrint } from './print.ts';
import { showReadingProgress } from './reading-progress.ts';
import { retryButtons } from './retry.ts';
import { shareWherePossible } from './share.ts';
import { showSince } from './since-visit.ts';
import { travelOnDemand } from './travel.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** What the report does after it is readable: nothing here is needed for the first paint. */
async function start(): Promise<void> {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  for (const table of all('[data-paged]')) pageTable(table);
  for (const table of all('[data-sorted]'))
    onDemand(table.closest('details') ?? table, async () => (await import('./sorted-table.ts')).sortTable(table));
  for (const figure of all('[data-travel]')) travelOnDemand(figure);
  document.addEventListener('click', shareWherePossible);
  openDetailsForPrint();
  retryButtons();
  const answer: Answer<PublicReport> = await pageData<PublicReport>().answer;
  if (problemOf(answer)) return;
  const report = answer as PublicReport;
  if (!report.demo) startOwn(report);
}

/** What the report of a real company does; what only some visits need is fetched by these alone. */
function startOwn({ token, scanning }: PublicReport): void {
  const arrivedAt = performance.now();
  void recordView(token, 'page_view');
  void showSince(token);
  if (document.querySelector('.person:not([hidden]) [data-person-hours]'))
    whereNeeded(async () => (await import('./person-hours.ts')).offerHours(token));
  // on a touch screen nobody leaves through the top edge, and coming back from another app is no sign of leaving
  if (matchMedia('(hover: hover) and (pointer: fine)').matches)
    whereNeeded(async () => (await import('./exit-popup.ts')).watchForExit(token, arrivedAt));
  if (scanning) whereNeeded(async () => (await import('./newer-report.ts')).followReport(token));
  for (const root of all('[data-refresh-reviews]')) {
    const load = async () => {
      const [{ reviewsRefresh }, { reloadReport }] = await Promise.all([import('./reviews-refresh.ts'), import('./newer-report.ts')]);
      reviewsRefresh(root, token, () => reloadReport(token));
    };
    // an order that was given is followed at once
    if (root.dataset.ordered === 'true') whereNeeded(load);
    else onDemand(root, load);
  }
  for (const root of all('[data-retry-plan]'))
    onDemand(root, async () => {
      const [{ planRetry }, { renewReport }] = await Promise.all([import('./plan-retry.ts'), import('./newer-report.ts')]);
      planRetry(root, token, () => void renewReport(token));
    });
}

void start();
