import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/errors.js';
import { ImapMailbox, MailboxError } from '../../providers/mailbox/imap-mailbox.service.js';
import type { MailboxTrial } from '../settings/mailbox.contract.js';
import { StoredMailbox } from '../settings/stored-mailbox.service.js';

/** « Tester la boîte »: tests the connection and returns a French cause of failure. */
@Injectable()
export class MailboxTrials {
  constructor(
    private readonly mailbox: StoredMailbox,
    private readonly imap: ImapMailbox,
  ) {}

  async run(): Promise<MailboxTrial> {
    const trial = await this.outcome();
    await this.mailbox.noteTrial(trial.ok, trial.message);
    return trial;
  }

  private async outcome(): Promise<MailboxTrial> {
    try {
      const account = await this.mailbox.account();
      if (!account) throw notFound('Aucune boîte de retour n’est enregistrée.');
      return { ok: true, message: `La boîte s’ouvre. Messages\u202f: ${await this.imap.count(account)}.` };
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      return { ok: false, message: error.message };
    }
  }
}
