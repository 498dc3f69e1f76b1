/** What an installation is like, as far as it was seen; null = it could not be seen. */
export interface Installation {
  publicUrl: string;
  hasTrustedProxy: boolean;
  /** Where the database's version and its migrations stand. */
  database: { version: string; isSupported: boolean; missingMigrations: number };
  /** Whether what is sealed opens with the secret of this process. */
  secretFits: boolean;
  administrators: number;
  /** Living ones. */
  workers: number;
  mail: MailSeen;
  postalAddress: string;
  backup: { at: Date | null; error: string | null };
  freeBytes: number | null;
  /** Why there is none; null when there is one. */
  browserFault: string | null;
  now: Date;
  databaseNow: Date;
  /** Vendors whose key is refused or cannot be read. */
  brokenKeys: readonly { vendor: string; label: string; cause: string }[];
}

export interface MailSeen {
  isConfigured: boolean;
  lastSentAt: Date | null;
  /** The mail server takes nothing: since when, and why. */
  trouble: { since: Date; error: string } | null;
}
