import { noOutcomes, type ScanOutcome, type ScanOutcomeCounts } from '../../../rules/scan-outcomes.rules.js';
import type { TargetStatus } from './scan.contract.js';

/** So many prospects of a scan are in this state. */
export interface TargetCount {
  scan_id: string;
  status: TargetStatus;
  outcome: ScanOutcome | null;
  count: number;
}

export interface ScanTally {
  outcomes: ScanOutcomeCounts;
  cancelled: number;
  /** USD. */
  spent: number;
}

export function tallyOf(counts: readonly TargetCount[], spent: number): ScanTally {
  const outcomes = noOutcomes();
  let cancelled = 0;
  for (const { status, outcome, count } of counts) {
    if (outcome) outcomes[outcome] += count;
    else if (status === 'cancelled') cancelled += count;
  }
  return { outcomes, cancelled, spent };
}
