/** A process's state of the window of a key. Times in milliseconds of `performance.now()`. */
export interface RecentWindow {
  key: string;
  windowMs: number;
  /** Count of all processes, by PostgreSQL. */
  hits: number;
  /** Being added in PostgreSQL. */
  adding: number;
  /** Let pass, and not yet added. */
  pending: number;
  readAt: number;
  /** In the past: no window runs. */
  endsAt: number;
}

/** How long a process uses a read count and delays pending ones. */
export const RECENT_MS = 500;

export const isRecent = ({ readAt }: RecentWindow, now: number): boolean => now < readAt + RECENT_MS;

/** Whether half of the limit is free, by a recent read. */
export function isFarFromFull(window: RecentWindow, max: number, now: number): boolean {
  const counted = (now < window.endsAt ? window.hits : 0) + window.adding + window.pending;
  return isRecent(window, now) && counted < max / 2;
}

/**
 * Whether one more may pass before PostgreSQL counts it: at most a tenth of the limit is pending, and nothing while others are being
 * added, so that each addition has all of its process. One process lets exactly its limit pass; each further process may add a tenth.
 */
export const mayPend = (window: RecentWindow, max: number, now: number): boolean =>
  window.adding === 0 && now < window.endsAt && isFarFromFull(window, max, now) && window.pending + 1 <= max / 10;
