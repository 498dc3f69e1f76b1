import type { Device, PageSpeedOptions } from '../../../providers/page-speed/page-speed.js';
import type { AnalysisName } from '../results/analysis.contract.js';
import type { Analysis } from '../results/analysis.js';
import type { ScanKind, ScanRecord, SpeedMode } from './scan.contract.js';

/** Prospects of one scan that a worker process measures at once (specification 2, section 9). */
export const PROSPECTS_AT_ONCE = 3;

const EVERYTHING: readonly AnalysisName[] = ['connectivity', 'pagespeed', 'page', 'cms', 'keywords', 'reviews', 'intro', 'recommendations'];

/** Which analyses a scan runs for each of its prospects; none without a visit that says whose page it is. */
export const analysesOf = (wanted: readonly AnalysisName[] | null): readonly AnalysisName[] =>
  wanted ? [...new Set<AnalysisName>(['connectivity', ...wanted])] : EVERYTHING;

/** Urgent work first: somebody waits for a quick or trial scan, nobody for the nightly one. */
export const PRIORITY: Record<ScanKind, number> = { quick: 100, trial: 90, single: 80, bulk: 10, nightly: 0 };

/**
 * How a scan has a page's speed measured (clarification 3): one run per device, so that a quick scan ends within 40 s;
 * at night the phone alone, because a night is short.
 */
export function speedPlan(kind: ScanKind, mode: SpeedMode = 'full'): Pick<PageSpeedOptions, 'devices' | 'runs' | 'onlyPerformance'> {
  const devices: readonly Device[] = kind === 'nightly' ? ['mobile'] : ['mobile', 'desktop'];
  return { devices, runs: 1, ...(mode === 'quick' && { onlyPerformance: true }) };
}

/** Whether somebody looks at one site now: its first run is shown at once and becomes a median of three behind it. */
export const isAwaited = (kind: ScanKind): boolean => kind === 'quick' || kind === 'trial' || kind === 'single';

/**
 * The waiting tasks whose turn has come, once nothing else of their prospect is open: the visit first, then the
 * measurements, then the texts that read them; in a trial the introduction before the recommendations (specification 1, section 2.5).
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

/** How a scan ends with its last prospect: stopped when each of them was; one whose prospects are all gone is done. */
export const endedStatus = (cancelled: number, total: number): 'done' | 'cancelled' =>
  total > 0 && cancelled === total ? 'cancelled' : 'done';

/** Whether nothing more will come: of the prospect that was asked for, or of the whole scan. */
export function isScanOver({ status, target }: Pick<ScanRecord, 'status' | 'target'>): boolean {
  const over = ['done', 'failed', 'cancelled'];
  return over.includes(status) || (target !== null && over.includes(target.status));
}
