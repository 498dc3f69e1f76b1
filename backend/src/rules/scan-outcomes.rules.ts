import { isWrongPage, type OutcomeName } from './outcome-names.rules.js';
import { OUTCOMES } from './outcomes.rules.js';

/** How a scan went for each of its prospects, judged once, here (decision 35). Pure; read by all three parts. */

export const SCAN_OUTCOMES = ['measured', 'partial', 'unreachable', 'otherPage', 'sample', 'failed'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];
export type ScanOutcomeCounts = Record<ScanOutcome, number>;

/** Returns whether everything failed, whatever the status. */
export const failedThroughout = ({ done, failed }: { done: number; failed: number }): boolean => done === 0 && failed > 0;

/** One analysis of one prospect as it ended; `state` is what its result is, null without one. */
export interface EndedTask {
  analysis: string;
  status: 'waiting' | 'queued' | 'running' | 'done' | 'failed' | 'skipped' | 'cancelled';
  /** `partial`: a part of the order, such as one device of two. */
  state: 'measured' | 'partial' | 'manual' | 'sample' | 'not_applicable' | 'failed' | null;
}

export interface EndedTarget {
  /** Outcome of the visit of this scan; null without a visit. */
  page: OutcomeName | null;
  /** A made-up company: its figures are examples, nothing of it can be measured. */
  isExample: boolean;
  tasks: readonly EndedTask[];
}

/** Reachability is no figure; it counts only if nothing else was ordered. */
const REACH = 'connectivity';
/** Texts derived from figures; they count only if no figure was ordered. */
const TEXTS: ReadonlySet<string> = new Set(['intro', 'recommendations']);

const isDelivered = ({ status, state }: EndedTask): boolean => status === 'done' && (state === 'measured' || state === 'manual');
const isPart = ({ status, state }: EndedTask): boolean => status === 'done' && state === 'partial';
const isExampleOnly = ({ status, state }: EndedTask): boolean => status === 'done' && state === 'sample';
/** Unconfigured or inapplicable sources are no failures. */
const isLeftOut = ({ status, state }: EndedTask): boolean => status === 'skipped' && state === 'not_applicable';

/** What the scan was for: figures, else texts, else the mere answer of the server. */
function purposeOf(tasks: readonly EndedTask[]): readonly EndedTask[] {
  const figures = tasks.filter(({ analysis }) => analysis !== REACH && !TEXTS.has(analysis));
  if (figures.length > 0) return figures;
  const texts = tasks.filter(({ analysis }) => TEXTS.has(analysis));
  return texts.length > 0 ? texts : tasks;
}

export function scanOutcome({ page, isExample, tasks }: EndedTarget): ScanOutcome {
  if (isExample) return 'sample';
  if (isWrongPage(page)) return OUTCOMES[page].group;
  const purpose = purposeOf(tasks);
  const isComplete = tasks.every((task) => isDelivered(task) || isExampleOnly(task) || isLeftOut(task));
  if (purpose.some((task) => isDelivered(task) || isPart(task))) return isComplete ? 'measured' : 'partial';
  return isComplete && purpose.some(isExampleOnly) ? 'sample' : 'failed';
}

/** A prospect is counted under `failed` beside `done` when anything of it failed: what was ordered, or its page. */
export const isSuccess = (outcome: ScanOutcome): boolean => outcome === 'measured' || outcome === 'sample';

/** What a scan that has ended is called on every screen. */
export type ScanVerdict = ScanOutcome | 'cancelled';

/**
 * Returns the common outcome of all prospects; if they differ, `partial` as soon as one brought a result. Null while running, and without
 * outcomes.
 */
export function scanVerdict({ status, outcomes }: { status: string; outcomes: Partial<ScanOutcomeCounts> }): ScanVerdict | null {
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'done') return null;
  const met = SCAN_OUTCOMES.filter((outcome) => (outcomes[outcome] ?? 0) > 0);
  const [first] = met;
  if (first === undefined || met.length === 1 || met.every(isSuccess)) return first ?? null;
  return met.some((outcome) => isSuccess(outcome) || outcome === 'partial') ? 'partial' : 'failed';
}

export const noOutcomes = (): ScanOutcomeCounts => ({ measured: 0, partial: 0, unreachable: 0, otherPage: 0, sample: 0, failed: 0 });
