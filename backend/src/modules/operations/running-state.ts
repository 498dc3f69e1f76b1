import type { FailingCalendar } from '../calendars/calendar-accounts.queries.js';
import type { JudgedSchedule } from './schedule-standing.js';

/** The state of the running product; null = not observable. */
export interface RunningState {
  databaseNow: Date;
  /** Number of live workers. */
  workers: number;
  mail: MailSeen;
  /** The mailbox for bounces; null without one. `ok` is null before its first test. */
  mailbox: { ok: boolean | null; outcome: string | null } | null;
  /** Connected calendars that cannot be read or written. */
  calendars: readonly FailingCalendar[];
  /** After a restore. */
  isSendingSuspended: boolean;
  /** Number of e-mails for which it is unknown whether the server accepted them. */
  unclearEmails: number;
  backup: { at: Date | null; error: string | null };
  /** Copies in the store; null without a store. */
  offsite: { at: Date | null; error: string | null } | null;
  freeBytes: number | null;
  /** The oldest measuring browser of all machines. */
  browser: { version: string; ageDays: number | null } | null;
  /** Vendors whose key is rejected or unreadable. */
  brokenKeys: readonly { vendor: string; label: string; cause: string }[];
  vendors: readonly VendorSeen[];
  /** Dead letters, and the age of the oldest due job. */
  abandonedJobs: number;
  oldestJobSeconds: number;
  schedules: readonly JudgedSchedule[];
}

export interface MailSeen {
  isConfigured: boolean;
  lastSentAt: Date | null;
  /** Since when and why the mail server accepts nothing. */
  failure: { since: Date; error: string } | null;
}

export interface VendorSeen {
  vendor: string;
  label: string;
  isPaused: boolean;
  /** Why it is paused, French. */
  cause: string | null;
  isSpent: boolean;
}
