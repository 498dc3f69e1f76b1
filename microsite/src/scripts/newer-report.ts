import { t } from '../../../backend/src/rules/language.rules.ts';
import { type PublicReport, pageData } from '../lib/api.ts';
import { holdReadingPosition } from './reading-position.ts';
import type { LoadSections } from './render-in-browser.ts';
import { followScan, lookAtReport } from './scan-polling.ts';

/** The data that the page shows. */
let shown: unknown;

/** Replaces the report by a newer one; null when loading failed. */
export function reloadReport(token: string, load: LoadSections): Promise<PublicReport | null> {
  return lookAtReport(token, async (report) => {
    shown ??= await pageData().answer;
    const [{ updateOf }, sections] = await Promise.all([import('../render/browser.tsx'), load()]);
    holdReadingPosition(await updateOf(token, { older: shown, newer: report }, sections));
    shown = report;
    const announcement = document.querySelector('[data-announcement]');
    if (announcement && !report.scanning) announcement.textContent = t`Analyse terminée, la page est à jour.`;
  });
}

/** Shows each newer report during a scan. */
export const followReport = (token: string, load: LoadSections): Promise<void> => followScan(() => reloadReport(token, load));

/** Shows the report after a request of the user: at once and while it is processed. */
export async function renewReport(token: string, load: LoadSections): Promise<void> {
  await reloadReport(token, load);
  await followReport(token, load);
}
