import { type Answer, call, type PublicReport, problemOf, reportPath } from '../lib/api.ts';

const FIRST_MS = 3000;
const SLOWEST_MS = 15_000;
/** A scan that runs longer than this is looked at again when the page is reopened. */
const GIVE_UP_MS = 15 * 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** While a scan runs, asks for the report every few seconds and shows each answer; rests while nobody looks. */
export async function followScan(token: string, show: (report: PublicReport) => void): Promise<void> {
  const started = Date.now();
  for (let wait = FIRST_MS; Date.now() - started < GIVE_UP_MS; wait = Math.min(SLOWEST_MS, wait * 1.15)) {
    await pause(wait);
    if (document.visibilityState !== 'visible') continue;
    const answer: Answer<PublicReport> = await call(reportPath(token));
    if (problemOf(answer)) continue;
    const report = answer as PublicReport;
    show(report);
    if (!report.scanning) return;
  }
}
