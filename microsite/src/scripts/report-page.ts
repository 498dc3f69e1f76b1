import { type PublicReport, problemOf } from '../lib/api.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';
import { actionsOnDemand } from './actions-on-demand.ts';
import { recordView } from './engagement.ts';
import { loadOnFirstClick, loadOptional } from './on-demand.ts';
import { openDetailsOfTarget } from './open-details.ts';
import { pageTable } from './paged-table.ts';
import { openDetailsForPrint } from './print.ts';
import { showReadingProgress } from './reading-progress.ts';
import { ensureRendered } from './render-in-browser.ts';
import { replayOnClick } from './replay-animation.ts';
import { retryButtons } from './retry.ts';
import { shareWherePossible } from './share.ts';
import { showChangesSinceVisit } from './since-visit.ts';

const load = async () => ({ analyse: (await import('../sections/report/ReportPage.tsx')).ReportPage });

const taken = new WeakSet<HTMLElement>();

/** Returns elements that were not activated before: a newer report adds some. */
function fresh(selector: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !taken.has(element));
  for (const element of found) taken.add(element);
  return found;
}

/** The interactive parts of the report; none is needed for the first paint. */
async function start(): Promise<void> {
  const answer = await ensureRendered<PublicReport>(load);
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  document.addEventListener('click', shareWherePossible);
  openDetailsForPrint();
  openDetailsOfTarget();
  retryButtons();
  const report = problemOf(answer) ? null : (answer as PublicReport);
  if (document.querySelector('[data-site-question]') && report)
    loadOptional(async () => (await import('./site-question.ts')).answerSiteQuestions(report.token));
  if (document.querySelector('[data-listing-question]') && report)
    loadOptional(async () => (await import('./listing-question.ts')).answerListingQuestions(report.token));
  if (report) actionsOnDemand(report.token);
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
  for (const table of fresh('[data-sorted]')) {
    const details = table.closest('details') ?? table;
    loadOnFirstClick(details, async () => (await import('./sorted-table.ts')).sortTable(table));
    // it is open in its section, and seen as soon as that is
    const section = table.closest('.fold > details');
    section?.addEventListener('toggle', () => details.dispatchEvent(new Event('toggle')), { once: true });
  }
  for (const figure of fresh('[data-travel]')) replayOnClick(figure);
  for (const list of fresh('[data-corrections]')) {
    const section = list.closest<HTMLDetailsElement>('.fold > details');
    const offer = () => loadOptional(async () => (await import('./copy-text.ts')).offerCopies(list));
    if (section?.open) offer();
    else section?.addEventListener('toggle', offer, { once: true });
    list.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('[data-copy]');
      if (button) loadOptional(async () => (await import('./copy-text.ts')).copyBeside(button));
    });
  }
}

/** What the user can request again: reviews and recommendations. */
function activateOrders(token: string): void {
  for (const root of fresh('[data-refresh-reviews]')) {
    const refresh = async () => {
      const [{ reviewsRefresh }, { reloadReport }] = await Promise.all([import('./reviews-refresh.ts'), import('./newer-report.ts')]);
      reviewsRefresh(root, token, async () => (await reloadReport(token, load)) !== null);
    };
    // a request that is under way is followed at once
    if (root.dataset.ordered === 'true') loadOptional(refresh);
    else loadOnFirstClick(root, refresh);
  }
  for (const root of fresh('[data-retry-plan]'))
    loadOnFirstClick(root, async () => {
      const [{ planRetry }, { renewReport }] = await Promise.all([import('./plan-retry.ts'), import('./newer-report.ts')]);
      planRetry(root, token, () => void renewReport(token, load));
    });
}

/** The interactive parts of a real report; scripts that few visits need are loaded on demand. */
function startOwn({ token, scanning, status }: PublicReport): void {
  const arrivedAt = performance.now();
  void recordView(token, 'page_view');
  void showChangesSinceVisit(token);
  if (document.querySelector('[data-person-hours]')) loadOptional(async () => (await import('./person-hours.ts')).offerHours(token));
  // touch screens have no pointer that leaves, and returning from another app is no exit intent
  if (!status.referral && matchMedia('(hover: hover) and (pointer: fine)').matches)
    loadOptional(async () => (await import('./exit-popup.ts')).watchForExit(token, arrivedAt));
  if (scanning) loadOptional(async () => (await import('./newer-report.ts')).followReport(token, load));
}

void start();
