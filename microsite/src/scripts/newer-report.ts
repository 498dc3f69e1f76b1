import { t } from '../../../backend/src/rules/language.rules.ts';
import { type PublicReport, pageData } from '../lib/api.ts';
import { inPlace } from './reading-place.ts';
import type { LoadParts } from './render-here.ts';
import { followScan, lookAtReport } from './scan-polling.ts';

/** What stands on the page. */
let shown: unknown;

/** Shows a newer report in the place of the one that is read; null when none came. */
export function reloadReport(token: string, load: LoadParts): Promise<PublicReport | null> {
  return lookAtReport(token, async (report) => {
    shown ??= await pageData().answer;
    const [{ updateOf }, parts] = await Promise.all([import('../render/browser.tsx'), load()]);
    inPlace(await updateOf(token, { older: shown, newer: report }, parts));
    shown = report;
    const announcement = document.querySelector('[data-announcement]');
    if (announcement && !report.scanning) announcement.textContent = t`Analyse terminée, la page est à jour.`;
  });
}

/** While a scan runs, shows each newer report. */
export const followReport = (token: string, load: LoadParts): Promise<void> => followScan(() => reloadReport(token, load));

/** After an order of the person: at once, then while it is carried out. */
export async function renewReport(token: string, load: LoadParts): Promise<void> {
  await reloadReport(token, load);
  await followReport(token, load);
}
