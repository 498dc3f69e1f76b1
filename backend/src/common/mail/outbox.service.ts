import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../rules/language.rules.js';
import { isToProspect, mailKind } from '../../rules/mail-kinds.rules.js';
import { inLanguage } from '../i18n/language-context.js';
import { JobQueue } from '../jobs/job-queue.service.js';
import { type Block, emailText } from './email-blocks.js';
import { written } from './email-text.js';
import { deliverMail } from './mail-jobs.js';
import { OptOuts, optOutHeaders, optOutLine } from './opt-outs.js';
import { OutboxMessage } from './outbox-message.entity.js';

const MAX_SUBJECT = 150;

/** Notified when messages that were held back may leave. */
export const OUTBOX_CHANNEL = 'outbox';

export interface Mail {
  /** Template, e.g. `audit_received`. */
  kind: string;
  /** The message is deleted with its prospect. */
  prospectId: string | null;
  recipient: string;
  subject: string;
  letter: readonly Block[];
  /** Of its words; French for staff. */
  language?: Language;
  /** Text and HTML, for callers that do not use blocks only. */
  ready?: { text: string; html: string };
  /** Chosen by callers that may repeat the call. */
  id?: string;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  /** When the recipient requested it, if not now; null = not requested. */
  askedAt?: Date | null;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Queues e-mails, in the transaction of their cause (decision 28). The only way to send one. */
@Injectable()
export class Outbox {
  constructor(
    private readonly queue: JobQueue,
    private readonly optOuts: OptOuts,
  ) {}

  /** Queues a message; returns its id. What is not internal ends with the link that ends further messages. */
  async enqueue(manager: EntityManager, mail: Mail): Promise<string> {
    const { prospectId, subject, letter, ready, askedAt, id = randomUUID(), ...fields } = mail;
    const optOut = !ready && isToProspect(mail.kind) ? await this.optOuts.store(manager, { messageId: id, ...mail }) : null;
    const body = ready ? { body_text: ready.text, body_html: ready.html } : { body_text: textOf(mail, optOut) };
    const headers = { ...fields.headers, ...(optOut && mailKind(mail.kind).purpose === 'marketing' && optOutHeaders(optOut)) };
    const words = { subject: written(subject, MAX_SUBJECT), ...body, letter };
    const row = { ...fields, ...words, id, headers, prospect_id: prospectId, asked_at: askedAt };
    await manager.insert(OutboxMessage, manager.create(OutboxMessage, row as object) as object);
    await this.queue.enqueue(deliverMail, { messageId: id }, { manager });
    return id;
  }

  /** Records a bounce: the server accepted the message and returned it later, for this reason. Null when no such message is known. */
  async returned(manager: EntityManager, id: string, kind: string, words: string | null): Promise<OutboxMessage | null> {
    const message = await manager.findOne(OutboxMessage, { where: { id, kind }, lock: { mode: 'for_no_key_update' } });
    if (!message || !['sent', 'unknown', 'failed'].includes(message.status)) return null;
    if (words !== null && message.status !== 'failed') await manager.update(OutboxMessage, { id }, { status: 'failed', last_error: words });
    return message;
  }
}

function textOf({ letter, language = 'fr' }: Mail, optOut: string | null): string {
  return inLanguage(language, () => [emailText(letter), ...(optOut ? ['', '-- ', optOutLine(optOut), ''] : [])].join('\n'));
}
