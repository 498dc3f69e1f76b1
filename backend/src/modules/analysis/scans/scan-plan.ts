import type { Device, PageSpeedOptions } from '../../../providers/page-speed/page-speed.js';
import type { AnalysisName } from '../results/analysis.contract.js';
import type { Analysis } from '../results/analysis.js';
import type { ScanKind, ScanRecord, SpeedMode } from './scan.contract.js';

/** Concurrent prospects of a scan per worker process (specification 2, section 9). */
export const PROSPECTS_AT_ONCE = 3;

const EVERYTHING: readonly AnalysisName[] = ['connectivity', 'pagespeed', 'page', 'cms', 'keywords', 'reviews', 'intro', 'recommendations'];

/** Returns the analyses of a scan; a visit always comes first. */
export const analysesOf = (wanted: readonly AnalysisName[] | null): readonly AnalysisName[] =>
  wanted ? [...new Set<AnalysisName>(['connectivity', ...wanted])] : EVERYTHING;

/** Priorities: people wait for quick and trial scans, not for nightly ones. */
export const PRIORITY: Record<ScanKind, number> = { quick: 100, trial: 90, single: 80, bulk: 10, nightly: 0 };

/**
 * Plans the speed measurement of a scan (clarification 3): one run per device, so that a quick scan ends within 40 s; at night the phone
 * only.
 */
export function speedPlan(kind: ScanKind, mode: SpeedMode = 'full'): Pick<PageSpeedOptions, 'devices' | 'runs' | 'onlyPerformance'> {
  const devices: readonly Device[] = kind === 'nightly' ? ['mobile'] : ['mobile', 'desktop'];
  return { devices, runs: 1, ...(mode === 'quick' && { onlyPerformance: true }) };
}

/** Returns whether a person waits for the scan: its first run is shown at once and refined to a median of three. */
export const isAwaited = (kind: ScanKind): boolean => kind === 'quick' || kind === 'trial' || kind === 'single';

/**
 * Returns the tasks to start once no other task of the prospect is open: the visit, then the measurements, then the texts; in a trial the
 * introduction before the recommendations (specification 1, section 2.5).
 */
export function nextTasks<Task extends { analysis: AnalysisName }>(
  kind: ScanKind,
  waiting: readonly Task[],
  phaseOf: (name: AnalysisName) => Analysis['phase'],
): Task[] {
  const stageOf = ({ analysis }: Task) => {
    const phase = phaseOf(analysis);
    if (phase !== 'facts') return phase === 'visit' ? 0 : 1;
    return kind === 'trial' && analysis === 'recommendations' ? 3 : 2;
  };
  const first = Math.min(...waiting.map(stageOf));
  return waiting.filter((task) => stageOf(task) === first);
}

/** Returns the final status of a scan: cancelled when all prospects were, done also when all were deleted. */
export const endedStatus = (cancelled: number, total: number): 'done' | 'cancelled' =>
  total > 0 && cancelled === total ? 'cancelled' : 'done';

/** Returns whether the requested prospect, or the scan, has ended. */
export function isScanOver({ status, target }: Pick<ScanRecord, 'status' | 'target'>): boolean {
  const over = ['done', 'failed', 'cancelled'];
  return over.includes(status) || (target !== null && over.includes(target.status));
}
