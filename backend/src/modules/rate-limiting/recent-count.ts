/** What a process knows of a window of time, and what it has let pass in it. Times in milliseconds of `performance.now()`. */
export interface RecentCount {
  /** Of all processes, as the database said. */
  hits: number;
  /** What the database is being asked to count right now. */
  asked: number;
  /** Let pass, and not yet told to the database. */
  untold: number;
  knownAt: number;
  /** Past: none is running. */
  endsAt: number;
}

/** For so long a process goes on with what it knows. */
export const KNOWN_FOR_MS = 500;

/** Whether what is known is recent, and leaves half of the limit. */
export function isOpen({ hits, asked, untold, knownAt, endsAt }: RecentCount, max: number, now: number): boolean {
  const counted = (now < endsAt ? hits : 0) + asked + untold;
  return now < knownAt + KNOWN_FOR_MS && counted < max / 2;
}

/**
 * Whether one more may pass before the database counts it: a tenth of the limit at most is untold. Where one process is asked, a limit
 * of n lets n pass; each further process may add n / 10.
 */
export function mayPassUntold(count: RecentCount, max: number, now: number): boolean {
  return now < count.endsAt && isOpen(count, max, now) && count.untold + 1 <= max / 10;
}
