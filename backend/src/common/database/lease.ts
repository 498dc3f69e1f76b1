/**
 * Whether a lease of so many seconds has ended, in SQL: its time is over, or lies further away than any lease can, which a clock has
 * named that was set back since. `now()` is when a statement arrived: what another process claims before this one reads ends a
 * little later than `now()` and the length of a lease, and is nobody else's for that.
 */
export const leaseIsOver = (column: string, seconds: number): string =>
  `(${column} < now() OR ${column} > now() + make_interval(secs => ${2 * seconds}))`;
