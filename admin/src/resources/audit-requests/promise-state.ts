import type { AuditRequestRecord } from '../../api/types';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export interface PromiseState {
  kind: 'left' | 'late';
  unit: 'lessThanHour' | 'hours' | 'days';
  count: number;
}

/** The time until the promise is due, or since it is overdue; null once the request is closed. */
export function promiseState({ promised_by }: Pick<AuditRequestRecord, 'promised_by'>, now: number): PromiseState | null {
  if (promised_by === null) return null;
  const left = Date.parse(promised_by) - now;
  return { kind: left >= 0 ? 'left' : 'late', ...span(Math.abs(left)) };
}

/** Whole hours, and whole days from two days on. */
export function span(ms: number): Pick<PromiseState, 'unit' | 'count'> {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return { unit: 'lessThanHour', count: 0 };
  return hours < 2 * DAY_HOURS ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}
