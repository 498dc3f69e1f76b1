/** Ways to connect a calendar (decision 72). Shared with the back-office. */
export const CALENDAR_KINDS = ['caldav', 'feed'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const CALENDAR_LIMITS = {
  accounts: 20,
  /** Of one account. */
  calendars: 100,
  /** Of one answer: some 10,000 events. */
  bytes: 5_000_000,
  timeoutMs: 10_000,
  /** Booking reads the calendars anew when they were last read longer ago, and waits at most this long. */
  staleMs: 60_000,
  bookingWaitMs: 4000,
  /** A refused password is not sent again for so long: servers lock accounts. */
  refusedPauseMs: 6 * 3_600_000,
} as const;
