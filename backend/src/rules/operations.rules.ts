/** Thresholds at which the running product needs staff; used by screens, e-mails and documents. */
export const OPERATION_LIMITS = {
  /** A night may fail once. */
  backupAgeHours: 48,
  /** Of the disk. */
  freeBytes: 2_000_000_000,
  oldestJobMinutes: 60,
  /** After its hour; a worker that was away catches up on the same day. */
  dailyLateMinutes: 60,
  /** After the first worker has started. */
  settlingMinutes: 5,
  /** What runs again and again is late after so many of its waits, and this long. */
  lateWaits: 3,
  lateMinutes: 5,
  /** Shorter failures are ignored. */
  failingMinutes: 3,
  /** A run that has neither ended nor failed. */
  endlessHours: 6,
} as const;
