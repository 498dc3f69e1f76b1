import type { JudgedSchedule } from './schedule-standing.js';

/** How the running product stands, as far as it was seen; null = it could not be seen. */
export interface RunningState {
  databaseNow: Date;
  /** Living ones. */
  workers: number;
  mail: MailSeen;
  /** That e-mails come back to; null without one. `ok` is null before anybody has looked. */
  mailbox: { ok: boolean | null; outcome: string | null } | null;
  /** After a restore. */
  isSendingSuspended: boolean;
  /** E-mails that the server may have taken or not. */
  unclearEmails: number;
  backup: { at: Date | null; error: string | null };
  freeBytes: number | null;
  /** Vendors whose key is refused or cannot be read. */
  brokenKeys: readonly { vendor: string; label: string; cause: string }[];
  vendors: readonly VendorSeen[];
  /** Jobs that failed for good, and how long the oldest due one waits. */
  abandonedJobs: number;
  oldestJobSeconds: number;
  schedules: readonly JudgedSchedule[];
}

export interface MailSeen {
  isConfigured: boolean;
  lastSentAt: Date | null;
  /** The mail server takes nothing: since when, and why. */
  trouble: { since: Date; error: string } | null;
}

export interface VendorSeen {
  vendor: string;
  label: string;
  isPaused: boolean;
  /** Why it is paused, French. */
  cause: string | null;
  isSpent: boolean;
}
