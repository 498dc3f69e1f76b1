import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { ownBlocks } from '../../common/mail/email-blocks.js';
import { optOutHeaders } from '../../common/mail/opt-outs.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { SendingGate } from '../../common/mail/sending-gate.service.js';
import { SmtpMailer } from '../../common/mail/smtp-mailer.service.js';
import { PERSON_MAIL } from '../../rules/mail-kinds.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Notes } from '../follow-up/notes.service.js';
import { Tasks } from '../follow-up/tasks.service.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { Signatories } from '../signatories/signatories.queries.js';
import { AudienceQueries, type Judged } from './audience.queries.js';
import { REASON_WORDS } from './audience-rules.js';
import { CampaignWriter } from './campaign-writer.service.js';
import { EmailCampaign } from './email-campaign.entity.js';
import type { MailObjection, PersonMail, PersonMailOptions } from './person-mail.contract.js';
import { refuseUnknownNames } from './placeholder-names.js';
import { NO_ADDRESS, SenderIdentity } from './sender-identity.service.js';

/** Templates that are offered: the newest. */
const TEMPLATES = 50;
const BLANK = 'Bonjour {prenom},\n\n';

/** Sends a message of staff to one prospect: checked and composed like that of a campaign, sent by the outbox, stored as a note. */
@Injectable()
export class PersonMails {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly audience: AudienceQueries,
    private readonly writer: CampaignWriter,
    private readonly sender: SenderIdentity,
    private readonly signatories: Signatories,
    private readonly outbox: Outbox,
    private readonly mailer: SmtpMailer,
    private readonly gate: SendingGate,
    private readonly notes: Notes,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async options(prospectId: string, user: SignedInUser): Promise<PersonMailOptions> {
    const prospect = await this.prospects.get(prospectId);
    const person = await this.signatories.byAccount(user.id);
    const campaigns = await this.database
      .getRepository(EmailCampaign)
      .createQueryBuilder('campaign')
      .where(`campaign.template <> ''`)
      .orderBy('campaign.created_at', 'DESC')
      .addOrderBy('campaign.id')
      .take(TEMPLATES)
      .getMany();
    const templates = campaigns.map(async (one) => ({
      ...{ id: one.id, name: one.name },
      ...(await this.writer.filled(one, prospect, person)),
    }));
    return {
      recipient: prospect.email,
      objection: await this.objection(await this.audience.judgeOne(this.database.manager, prospectId)),
      warnings: await this.warnings(),
      blank: (await this.writer.filled({ subject: '', template: BLANK }, prospect, person)).body,
      templates: await Promise.all(templates),
    };
  }

  /** Returns the id of the message, also for a repeated request. */
  async send(prospectId: string, { mail_id: id, subject, body, closes, next }: PersonMail, user: SignedInUser): Promise<string> {
    refuseUnknownNames({ subject, template: body });
    await this.database.transaction(async (manager) => {
      const prospect = await heldProspect(manager, prospectId);
      const known = await manager.findOneBy(OutboxMessage, { id });
      if (known?.prospect_id === prospectId) return;
      if (known) throw conflict('other_mail', 'Ce message a été envoyé à une autre personne. Fermez cette fenêtre et recommencez.');
      const judged = await this.audience.judgeOne(manager, prospectId);
      const objection = await this.objection(judged);
      if (objection) throw conflict(objection, objection === 'no_sender_address' ? NO_ADDRESS : REASON_WORDS[objection]);
      const written = await this.writer.forRecipient(manager, { subject, template: body, signed_by: null }, prospect, {
        ...{ id, email_hash: judged?.emailHash ?? '' },
      });
      await this.outbox.enqueue(manager, {
        ...{ id, kind: PERSON_MAIL, prospectId, recipient: prospect.email.trim(), askedAt: null },
        ...{ subject: written.subject, letter: ownBlocks(written.words), ready: { text: written.text, html: written.html } },
        language: written.language,
        headers: { ...optOutHeaders(written.unsubscribeUrl), 'Auto-Submitted': 'no' },
      });
      await this.keep(manager, prospect, { id, subject: written.subject, content: written.words }, user);
      await this.tasks.answer(manager, prospect, { act: 'mail', at: this.clock.now(), closes, next }, user);
    });
    return id;
  }

  private async keep(
    manager: DataSource['manager'],
    { id: prospect_id }: Prospect,
    { id, subject, content }: { id: string; subject: string; content: string },
    user: SignedInUser,
  ): Promise<void> {
    await this.notes.logMail(manager, { id, prospect_id, content, mail_subject: subject, author_id: user.id });
    await this.audit.record(manager, user, {
      ...{ action: 'create', resource: 'outbox', resourceId: id },
      ...{ after: { prospect_id, subject } },
    });
  }

  private async objection(judged: Judged | null): Promise<MailObjection | null> {
    if (await this.sender.objection()) return 'no_sender_address';
    // reasons about duplicates and campaigns cannot occur here
    return judged ? (judged.reason as Exclude<MailObjection, 'no_sender_address'> | null) : 'gone';
  }

  private async warnings(): Promise<PersonMailOptions['warnings']> {
    if (!(await this.mailer.isConfigured())) return ['no_mail_server'];
    return (await this.gate.isOpen()) ? [] : ['sending_halted'];
  }
}
