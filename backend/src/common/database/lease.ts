/**
 * SQL: a lease has expired. Its end lies in the past, or further in the future than any lease, which happens after the clock was set back.
 * `now()` is the time when the statement arrived, so a lease claimed meanwhile ends slightly later than `now()` plus its length; that one
 * is valid.
 */
export const leaseIsOver = (column: string, seconds: number): string =>
  `(${column} < now() OR ${column} > now() + make_interval(secs => ${2 * seconds}))`;
