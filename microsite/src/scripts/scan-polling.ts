import { type Answer, call, type PublicReport, problemOf, reportPath } from '../lib/api.ts';

const FIRST_MS = 3000;
const SLOWEST_MS = 15_000;
/** Polling ends after this time; a reload of the page starts it again. */
const GIVE_UP_MS = 15 * 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls the report during a scan; pauses in a hidden tab. A failed request does not end the polling. */
export async function followScan(look: () => Promise<PublicReport | null>): Promise<void> {
  const started = Date.now();
  for (let wait = FIRST_MS; Date.now() - started < GIVE_UP_MS; wait = Math.min(SLOWEST_MS, wait * 1.15)) {
    await pause(wait);
    if (document.visibilityState !== 'visible') continue;
    const report = await look();
    if (report && !report.scanning) return;
  }
}

let requested = 0;
let shown = 0;

/** Loads the report and shows it, unless a later request was answered first. */
export async function lookAtReport(token: string, show: (report: PublicReport) => Promise<void>): Promise<PublicReport | null> {
  const request = ++requested;
  const answer: Answer<PublicReport> = await call(reportPath(token));
  if (problemOf(answer)) return null;
  const report = answer as PublicReport;
  if (request > shown) {
    shown = request;
    await show(report);
  }
  return report;
}
