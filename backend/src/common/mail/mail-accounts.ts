import type { SmtpAccount } from './smtp-account.js';

/** The mail server and the sender. */
export interface MailAccount {
  smtp: SmtpAccount;
  /** As in the header. */
  from: string;
  /** Where answers go; empty = to the sender. */
  replyTo: string;
}

/** The mail account of the settings. */
export abstract class MailAccounts {
  /** Whether there is a mail server at all, usable or not. */
  abstract isGiven(): Promise<boolean>;
  /** Null without a mail server. Throws MailOutage when one is given that cannot be used. */
  abstract current(): Promise<MailAccount | null>;
  /** Who would send, also while there is no server. */
  abstract sender(): Promise<string>;
}
