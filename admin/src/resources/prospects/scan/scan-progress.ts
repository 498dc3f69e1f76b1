import { isScanOver } from '../../../api/scans';
import type { AnalysisName, ScanRecord, ScanTaskRecord, TaskStatus } from '../../../api/types';
import type { Shape, Tone } from '../../../components/Status';

/** The order in which analyses are shown, the same on every screen. */
const ORDER: AnalysisName[] = ['connectivity', 'pagespeed', 'page', 'cms', 'keywords', 'reviews', 'citations', 'intro', 'recommendations'];

const ENDED: TaskStatus[] = ['done', 'failed', 'skipped', 'cancelled'];

export const hasEnded = ({ status }: Pick<ScanTaskRecord, 'status'>): boolean => ENDED.includes(status);

/** Whether the scan goes on for the prospect it was asked for. */
export const isActive = (scan: Pick<ScanRecord, 'status' | 'target'> | null | undefined): boolean => scan != null && !isScanOver(scan);

/** In a steady order. */
export const inOrder = (tasks: readonly ScanTaskRecord[]): ScanTaskRecord[] =>
  tasks.toSorted((a, b) => ORDER.indexOf(a.analysis) - ORDER.indexOf(b.analysis));

export interface Progress {
  ended: number;
  total: number;
}

export const progressOf = (tasks: ScanTaskRecord[]): Progress => ({
  ended: tasks.filter(hasEnded).length,
  total: tasks.length,
});

/** What has the same cause together, in the order of the tasks. */
export function byCause(tasks: readonly ScanTaskRecord[]): { message: string; of: ScanTaskRecord[] }[] {
  const messages = new Set(tasks.map(({ error }) => error?.message ?? ''));
  return [...messages].map((message) => ({ message, of: tasks.filter(({ error }) => (error?.message ?? '') === message) }));
}

/** Time from start to end, ms; null while it goes on. */
export function tookMs({ started_at, finished_at }: { started_at: string | null; finished_at: string | null }): number | null {
  return started_at && finished_at ? Date.parse(finished_at) - Date.parse(started_at) : null;
}

export const PART_LOOK: { tone: Tone; shape: Shape } = { tone: 'fair', shape: 'half' };

export const TASK_LOOK: Record<TaskStatus, { tone: Tone; shape: Shape }> = {
  waiting: { tone: 'neutral', shape: 'dashed' },
  queued: { tone: 'neutral', shape: 'ring' },
  running: { tone: 'accent', shape: 'running' },
  done: { tone: 'good', shape: 'full' },
  failed: { tone: 'poor', shape: 'diamond' },
  skipped: { tone: 'neutral', shape: 'ring' },
  cancelled: { tone: 'neutral', shape: 'ring' },
};
