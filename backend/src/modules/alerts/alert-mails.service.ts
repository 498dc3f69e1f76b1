import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyLabel } from '../prospects/prospect-view.js';
import { stateOf } from '../quiz/quiz-state.js';
import type { SignalName } from '../settings/alert-settings.contract.js';
import { AlertRecipients } from './alert-recipients.service.js';
import { type Digest, digestMail } from './digest-mail.js';
import { LeadAlert } from './lead-alert.entity.js';
import { leadAlertMail } from './lead-alert-mail.js';
import type { LeadSignals } from './signals.queries.js';

/** Composes the alerts about prospects. */
@Injectable()
export class AlertMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly recipients: AlertRecipients,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Records the alert; `mailed`: the signals that e-mails are about. */
  async sendAlert(
    manager: EntityManager,
    { prospectId, signals: all }: LeadSignals,
    mailed: readonly SignalName[],
    now: Date,
  ): Promise<void> {
    await manager.insert(LeadAlert, { prospect_id: prospectId, signals: all, created_at: now });
    const signals = all.filter(({ name }) => mailed.includes(name));
    if (signals.length === 0) return;
    const prospect = await manager.findOneByOrFail(Prospect, { id: prospectId });
    const mail = leadAlertMail({
      company: companyLabel(prospect),
      contact: [prospect.prenom, prospect.nom].filter(Boolean).join(' '),
      email: prospect.email,
      telephone: prospect.telephone,
      siteUrl: prospect.site_url,
      score: stateOf(prospect) === 'done' ? prospect.score : null,
      signals,
      staffUrl: `${this.config.publicUrl}/mon-espace/prospects/${prospectId}/show`,
    });
    const headers = { 'Reply-To': prospect.email };
    for (const recipient of await this.recipients.list(manager))
      await this.outbox.enqueue(manager, { kind: 'lead_alert', prospectId, recipient, headers, ...mail });
  }

  /** Answers how many were written. */
  async sendDigest(manager: EntityManager, digest: Digest): Promise<number> {
    const recipients = await this.recipients.list(manager);
    for (const recipient of recipients)
      await this.outbox.enqueue(manager, { kind: 'lead_digest', prospectId: null, recipient, ...digestMail(digest) });
    return recipients.length;
  }
}
