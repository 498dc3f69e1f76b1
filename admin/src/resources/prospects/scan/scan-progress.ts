import type { AnalysisName, ScanRecord, ScanTaskRecord, TaskStatus } from '../../../api/types';
import type { Shape, Tone } from '../../../components/Status';

/** The order in which analyses are shown, the same on every screen. */
const ORDER: AnalysisName[] = ['connectivity', 'pagespeed', 'page', 'cms', 'keywords', 'reviews', 'citations', 'intro', 'recommendations'];

const ENDED: TaskStatus[] = ['done', 'failed', 'skipped', 'cancelled'];

export const hasEnded = ({ status }: Pick<ScanTaskRecord, 'status'>): boolean => ENDED.includes(status);

export const isActive = (scan: Pick<ScanRecord, 'status'> | null | undefined): boolean =>
  scan?.status === 'queued' || scan?.status === 'running' || scan?.status === 'paused';

/** The tasks of one prospect, in a steady order. */
export function tasksOf(scan: Pick<ScanRecord, 'tasks'>, prospectId: string): ScanTaskRecord[] {
  return scan.tasks.filter((task) => task.prospectId === prospectId).sort((a, b) => ORDER.indexOf(a.analysis) - ORDER.indexOf(b.analysis));
}

export interface Progress {
  ended: number;
  failed: number;
  /** Measured at a former address and discarded. */
  late: number;
  total: number;
}

export const progressOf = (tasks: ScanTaskRecord[]): Progress => ({
  ended: tasks.filter(hasEnded).length,
  failed: tasks.filter(({ status }) => status === 'failed').length,
  late: tasks.filter(({ error }) => error?.code === 'site_changed').length,
  total: tasks.length,
});

/** Time from start to end of a scan, ms; null while it goes on. */
export function scanDurationMs({ started_at, finished_at }: Pick<ScanRecord, 'started_at' | 'finished_at'>): number | null {
  return started_at && finished_at ? Date.parse(finished_at) - Date.parse(started_at) : null;
}

export const TASK_LOOK: Record<TaskStatus, { tone: Tone; shape: Shape }> = {
  waiting: { tone: 'neutral', shape: 'dashed' },
  queued: { tone: 'neutral', shape: 'ring' },
  running: { tone: 'accent', shape: 'running' },
  done: { tone: 'good', shape: 'full' },
  failed: { tone: 'poor', shape: 'diamond' },
  skipped: { tone: 'neutral', shape: 'ring' },
  cancelled: { tone: 'neutral', shape: 'ring' },
};
