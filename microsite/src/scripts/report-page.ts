import { type PublicReport, problemOf } from '../lib/api.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';
import { recordView } from './engagement.ts';
import { onDemand, whereNeeded } from './on-demand.ts';
import { pageTable } from './paged-table.ts';
import { openDetailsForPrint } from './print.ts';
import { showReadingProgress } from './reading-progress.ts';
import { rendered } from './render-here.ts';
import { retryButtons } from './retry.ts';
import { shareWherePossible } from './share.ts';
import { showSince } from './since-visit.ts';
import { travelOnDemand } from './travel.ts';

const load = async () => ({ analyse: (await import('../sections/report/ReportPage.tsx')).ReportPage });

const taken = new WeakSet<HTMLElement>();

/** Elements that were not there before: a newer report brings others. */
function fresh(selector: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !taken.has(element));
  for (const element of found) taken.add(element);
  return found;
}

/** What the report does after it is readable: nothing here is needed for the first paint. */
async function start(): Promise<void> {
  const answer = await rendered<PublicReport>(load);
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  document.addEventListener('click', shareWherePossible);
  openDetailsForPrint();
  retryButtons();
  const report = problemOf(answer) ? null : (answer as PublicReport);
  const activate = () => {
    activateFigures();
    if (report && !report.demo) activateOrders(report.token);
  };
  activate();
  document.addEventListener(SHOWN_EVENT, activate);
  if (report && !report.demo) startOwn(report);
}

function activateFigures(): void {
  for (const table of fresh('[data-paged]')) pageTable(table);
  for (const table of fresh('[data-sorted]'))
    onDemand(table.closest('details') ?? table, async () => (await import('./sorted-table.ts')).sortTable(table));
  for (const figure of fresh('[data-travel]')) travelOnDemand(figure);
}

/** What a person may have done anew: the reviews, the recommendations. */
function activateOrders(token: string): void {
  for (const root of fresh('[data-refresh-reviews]')) {
    const refresh = async () => {
      const [{ reviewsRefresh }, { reloadReport }] = await Promise.all([import('./reviews-refresh.ts'), import('./newer-report.ts')]);
      reviewsRefresh(root, token, async () => (await reloadReport(token, load)) !== null);
    };
    // an order that was given is followed at once
    if (root.dataset.ordered === 'true') whereNeeded(refresh);
    else onDemand(root, refresh);
  }
  for (const root of fresh('[data-retry-plan]'))
    onDemand(root, async () => {
      const [{ planRetry }, { renewReport }] = await Promise.all([import('./plan-retry.ts'), import('./newer-report.ts')]);
      planRetry(root, token, () => void renewReport(token, load));
    });
}

/** What the report of a real company does; what only some visits need is fetched by these alone. */
function startOwn({ token, scanning }: PublicReport): void {
  const arrivedAt = performance.now();
  void recordView(token, 'page_view');
  void showSince(token);
  if (document.querySelector('[data-person-hours]')) whereNeeded(async () => (await import('./person-hours.ts')).offerHours(token));
  // on a touch screen nobody leaves through the top edge, and coming back from another app is no sign of leaving
  if (matchMedia('(hover: hover) and (pointer: fine)').matches)
    whereNeeded(async () => (await import('./exit-popup.ts')).watchForExit(token, arrivedAt));
  if (scanning) whereNeeded(async () => (await import('./newer-report.ts')).followReport(token, load));
}

void start();
