/** Days after its release at which a browser lacks security updates for too long. */
export const MAX_BROWSER_AGE_DAYS = 90;

const DAY_MS = 86_400_000;

/** First stable release of major versions (https://chromiumdash.appspot.com/schedule); between two of them the dates are interpolated. */
const RELEASES = [
  [94, '2021-09-21'],
  [120, '2023-12-05'],
  [140, '2025-09-02'],
  [150, '2026-06-30'],
  [153, '2026-09-08'],
] as const;
/** Chrome has a new major version every two weeks since 153, of 8 September 2026 (announcement of the Chrome release team). */
const LATER_DAYS = 14;

/** Returns the major number of « Chromium 153.0.7204.49 » or `153.0.7204.49`; null for anything else. */
const majorOf = (version: string): number | null => Number(/(?:^|\s)(\d{2,4})\.\d+/.exec(version)?.[1] ?? 0) || null;

/** Returns the days since the release of the major version of a browser; null when it is unknown or older than the table. */
export function browserAgeDays(version: string, now: Date): number | null {
  const major = majorOf(version);
  const released = major === null ? null : releaseOf(major);
  return released === null ? null : Math.max(0, Math.floor((now.getTime() - released) / DAY_MS));
}

function releaseOf(major: number): number | null {
  const known = RELEASES.map(([number, date]) => ({ number, time: Date.parse(date) }));
  const before = known.findLast(({ number }) => number <= major);
  if (!before) return null;
  const after = known.find(({ number }) => number > major);
  if (!after) return before.time + (major - before.number) * LATER_DAYS * DAY_MS;
  return before.time + ((major - before.number) / (after.number - before.number)) * (after.time - before.time);
}
