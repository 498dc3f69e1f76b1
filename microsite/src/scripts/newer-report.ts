import { t } from '../../../backend/src/rules/language.rules.ts';
import type { PublicReport } from '../lib/api.ts';
import { inPlace } from './reading-place.ts';
import { followScan, lookAtReport } from './scan-polling.ts';

/** While a scan runs, shows each newer report in the place of the one that is read. */
export const followReport = (token: string): Promise<void> => followScan(() => lookAtReport(token, show));

/** After an order of the person: at once, then while it is carried out. */
export async function renewReport(token: string): Promise<void> {
  await reloadReport(token);
  await followReport(token);
}

/** Whether a newer report could be shown. */
export const reloadReport = async (token: string): Promise<boolean> => (await lookAtReport(token, show)) !== null;

function show(report: PublicReport): void {
  inPlace(() => window.showPage?.(report));
  const announcement = document.querySelector('[data-announcement]');
  if (announcement && !report.scanning) announcement.textContent = t`Analyse terminée, la page est à jour.`;
}
