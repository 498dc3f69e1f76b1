import type { Config } from '../config/env.js';
import type { MailAccount } from './mail-accounts.js';
import { smtpAccount } from './smtp-account.js';

type Given = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;

/** Returns the sender address when none is configured. */
export const environmentSender = ({ mailFrom, publicUrl }: Given): string => mailFrom || `no-reply@${new URL(publicUrl).hostname}`;

/** The account of SMTP_URL and MAIL_FROM. */
export const environmentAccount = (config: Given): MailAccount | null =>
  config.smtpUrl ? { smtp: smtpAccount(config.smtpUrl), from: environmentSender(config), replyTo: '' } : null;
