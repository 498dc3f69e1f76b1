import type { AnalysisName } from './analysis.contract.js';
import type { ScanKind } from './scan.contract.js';

/** Prospects of one scan that a worker process measures at once (specification 2, section 9). */
export const PROSPECTS_AT_ONCE = 3;

const EVERYTHING: readonly AnalysisName[] = ['connectivity', 'pagespeed', 'page', 'cms', 'keywords', 'reviews', 'intro', 'recommendations'];

/** Which analyses a scan runs for each of its prospects. */
export const analysesOf = (_kind: ScanKind, wanted: readonly AnalysisName[] | null): readonly AnalysisName[] => wanted ?? EVERYTHING;

/** Urgent work first: somebody waits for a quick or trial scan, nobody for the nightly one. */
export const PRIORITY: Record<ScanKind, number> = { quick: 100, trial: 90, single: 80, bulk: 10, nightly: 0 };

/** A prospect fails when its site could not be measured; missing texts or unconfigured sources alone do not count. */
export function targetOutcome(tasks: readonly { analysis: AnalysisName; status: string }[]): 'done' | 'failed' {
  return tasks.some(({ status }) => status === 'failed') ? 'failed' : 'done';
}
