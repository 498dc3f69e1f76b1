import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/http/access.js';
import { emailText } from '../../common/mail/email-blocks.js';
import { SmtpMailer } from '../../common/mail/smtp-mailer.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Settings } from '../settings/settings.service.js';
import { StoredMailAccounts } from '../settings/stored-mail-accounts.service.js';
import { EmailRenderer } from './email-renderer.service.js';
import { diagnosisOf } from './mail-diagnosis.js';
import type { MailTrial } from './outbox.contract.js';
import { testMail } from './templates/test-mail.js';

/** « Envoyer un message d’essai »: sends at once, without the outbox, and returns the failure in French. */
@Injectable()
export class MailTrials {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly renderer: EmailRenderer,
    private readonly mailer: SmtpMailer,
    private readonly accounts: StoredMailAccounts,
    private readonly audit: AuditLog,
  ) {}

  async send(recipient: string, user: SignedInUser): Promise<MailTrial> {
    const outcome = await this.outcome(recipient);
    await this.accounts.noteTrial(outcome.ok, outcome.message);
    await this.audit.record(this.database.manager, user, {
      action: 'test',
      resource: 'mail-account',
      resourceId: null,
      after: { ok: outcome.ok, at: outcome.at },
    });
    return outcome;
  }

  private async outcome(recipient: string): Promise<MailTrial> {
    const { subject, letter } = testMail((await this.settings.get('agency')).name);
    const text = emailText(letter);
    const html = await this.renderer.htmlOf({ kind: 'test', subject, letter, body_text: text });
    try {
      await this.mailer.send({ to: recipient, subject, text, html, id: randomUUID() });
      return { ok: true, at: null, message: `Le serveur d’envoi a pris le message pour ${recipient}.`, advice: ARRIVED };
    } catch (error) {
      const diagnosis = diagnosisOf(error);
      if (!diagnosis) throw error;
      return { ok: false, ...diagnosis };
    }
  }
}

const ARRIVED = 'Vérifiez qu’il est arrivé, et pas dans les indésirables.';
