import { t } from '../../../backend/src/rules/language.rules.ts';
import { type Answer, call, type PublicReport, problemOf, reportPath } from '../lib/api.ts';
import { inPlace } from './reading-place.ts';
import { followScan } from './scan-polling.ts';

/** While a scan runs, shows each newer report in the place of the one that is read. */
export const followReport = (token: string): Promise<void> => followScan(token, show);

/** After an order of the person: at once, then while it is carried out. */
export async function renewReport(token: string): Promise<void> {
  await reloadReport(token);
  await followReport(token);
}

/** Whether a newer report could be shown. */
export async function reloadReport(token: string): Promise<boolean> {
  const answer: Answer<PublicReport> = await call(reportPath(token));
  if (problemOf(answer)) return false;
  show(answer as PublicReport);
  return true;
}

function show(report: PublicReport): void {
  inPlace(() => window.showPage?.(report));
  const announcement = document.querySelector('[data-announcement]');
  if (announcement && !report.scanning) announcement.textContent = t`Analyse terminée, la page est à jour.`;
}
